# The cards as they are spoken. $rank and $suit are the words below.
card-name = { $rank } of { $suit }

rank-A = ace
rank-2 = two
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-10 = ten
rank-J = jack
rank-Q = queen
rank-K = king

suit-C = clubs
suit-D = diamonds
suit-H = hearts
suit-S = spades

basra = Basra
jack-basra = Jack basra
