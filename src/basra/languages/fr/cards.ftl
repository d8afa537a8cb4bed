# Les cartes comme on les dit. $rank et $suit sont les mots ci-dessous ; l’article vient avec la valeur, qui en fixe le genre.
card-name = { $rank } de { $suit }

rank-A = l’as
rank-2 = le deux
rank-3 = le trois
rank-4 = le quatre
rank-5 = le cinq
rank-6 = le six
rank-7 = le sept
rank-8 = le huit
rank-9 = le neuf
rank-10 = le dix
rank-J = le valet
rank-Q = la dame
rank-K = le roi

suit-C = trèfle
suit-D = carreau
suit-H = cœur
suit-S = pique

basra = Basra
jack-basra = Basra de valet
