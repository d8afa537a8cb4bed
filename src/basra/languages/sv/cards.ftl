# Korten som man säger dem. $rank och $suit är orden nedan.
card-name = { $suit } { $rank }

rank-A = ess
rank-2 = två
rank-3 = tre
rank-4 = fyra
rank-5 = fem
rank-6 = sex
rank-7 = sju
rank-8 = åtta
rank-9 = nio
rank-10 = tio
rank-J = knekt
rank-Q = dam
rank-K = kung

suit-C = klöver
suit-D = ruter
suit-H = hjärter
suit-S = spader

basra = Basra
jack-basra = Knektbasra
