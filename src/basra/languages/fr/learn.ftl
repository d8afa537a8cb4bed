# La leçon. $who est le nom de l’adversaire.
lesson = La leçon
lesson-skip = Je connais le jeu
lesson-step = Étape { $step } sur { $steps }
lesson-back = Étape précédente
lesson-next-step = Étape suivante
lesson-next = Suite
lesson-choose = Choisis une carte
lesson-see = Regarde ce qui se passe…
lesson-see-that = Tu vois ?
lesson-good-1 = Bravo !
lesson-good-2 = Exactement.
lesson-good-3 = Superbe !
lesson-good-4 = C’est ça.

lesson-match-title = Une carte prend son égale
lesson-match-text = Ta carte prend toutes ses égales sur le tapis. Choisis une carte pour voir ce qu’elle fait, et encore une fois pour la jouer.
lesson-match-why = Le six prend le six, et les deux sont à toi.
lesson-match-hint = Trouve celle qui a son égale sur le tapis.

lesson-sum-title = Additionner
lesson-sum-text = De l’as au dix, les cartes valent de 1 à 10, et ta carte prend celles dont la somme fait sa valeur. Laquelle des tiennes le peut ?
lesson-sum-why = Six et trois font neuf. Le huit reste à sa place.
lesson-sum-hint = Additionne le six et le trois.

lesson-groups-title = Tout d’un coup
lesson-groups-text = Un seul coup prend toutes les cartes égales et tous les groupes qui font la somme. Prends autant de cartes que tu peux.
lesson-groups-why = Le huit a pris le huit, et aussi le cinq et le trois.
lesson-groups-hint = Ton autre carte en prend trois.

lesson-pictures-title = Dame et roi
lesson-pictures-text = Les dames et les rois n’ont pas de nombre et n’entrent dans aucune somme. Une dame prend les dames, un roi prend les rois.
lesson-pictures-why = Les deux rois sont à toi. La dame attend une dame.
lesson-pictures-hint = Deux rois sont sur le tapis : quelle carte les prend ?

lesson-jack-title = Le valet ramasse tout
lesson-jack-text = Un valet prend tout ce qui est sur le tapis, quoi que ce soit. Essaie.
lesson-jack-why = Quatre cartes avec une seule. Garde tes valets pour un tapis bien garni.
lesson-jack-hint = Joue le valet, cette fois, et regarde.

lesson-komi-title = Le komi
lesson-komi-text = Le sept de carreau s’appelle le komi. Comme un valet, il prend tout le tapis.
lesson-komi-why = Il n’y a qu’un komi dans le paquet, et tu l’avais.
lesson-komi-hint = Joue le sept de carreau.

lesson-basra-title = Basra !
lesson-basra-text = Prends tout le tapis d’une seule carte, par sa valeur, et c’est une basra : { $basra } points. Un valet qui ramasse tout n’en fait pas.
lesson-basra-why = Neuf prend neuf, et six et trois, et il ne reste rien : une basra.
lesson-basra-hint = Une de tes cartes prend tout ce qui est là.

lesson-lone-komi-title = Le komi sur le tapis
lesson-lone-komi-text = { $who } a dû poser le komi sur un tapis vide. Là, n’importe quelle carte le prend, et c’est une basra. Joue celle que tu veux.
lesson-lone-komi-why = Un komi sur le tapis est un cadeau : toutes tes cartes pouvaient le prendre.

lesson-jack-basra-title = Basra de valet
lesson-jack-basra-text = Un valet est seul sur le tapis. Prends-le d’un valet, et c’est une basra de valet : { $jack } points.
lesson-jack-basra-why = Aucune prise ne vaut plus. Réfléchis donc avant de poser un valet sur un tapis vide.
lesson-jack-basra-hint = Prends ce valet avec le tien.

lesson-lone-title = Seule sur le tapis
lesson-lone-text = Le tapis est vide, et la carte que tu poses y sera seule. Poses-en une, et regarde { $who }.
lesson-lone-why = { $who } avait son égale : une basra contre toi. Une carte seule est la plus facile à prendre.

lesson-safe-title = Laisse ce qui est imprenable
lesson-safe-text = Tu n’as pas de six. Pose une carte, de façon qu’aucune carte ne puisse prendre tout le tapis à elle seule.
lesson-safe-why = Six et huit font quatorze : aucune carte ne prend les deux. { $who } avait un neuf, qui n’a rien pris.
lesson-safe-hint = Six et trois font neuf : n’importe quel neuf prendrait les deux, une basra contre toi.

lesson-score-title = La majorité
lesson-score-text = La dernière carte de la donne. Tu as { $cards } cartes jusqu’ici ; qui en a au moins 27 sur 52 reçoit { $most } points. Joue-la.
lesson-score-why = { $cards } cartes, c’est la majorité : { $most } points. Tu en as maintenant { $total } : l’objectif de { $target } est atteint, et tu gagnes.

lesson-end-title = Tu connais la Basra
lesson-end-text = Le reste vient en jouant. { $who } joue au hasard : parfait pour une première partie.
lesson-first-match = Jouer ta première partie
lesson-again = Reprendre du début
