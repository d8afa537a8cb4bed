# Relecture et analyse d’une donne. $card, $cards et $who sont des noms insérés tels quels.
replay = Relecture
replay-place = Place dans la donne
replay-first = Au début
replay-back = Un coup en arrière
replay-next = Un coup en avant
replay-fault = À l’erreur suivante
replay-end = La fin de la donne
review-title = Analyse de la donne { $deal } – Basra
deal-of = Donne { $deal }/{ $deals }
hand-of = Main : { $who }
no-cards = Pas de cartes
points-signed = { $sign }{ $points }
points-bare = { $points }

# La qualité d’un coup
mark-best = Le meilleur
mark-good = Bon
mark-slip = Imprécis
mark-mistake = Erreur
mark-blunder = Gaffe
review-loss = { $points ->
    [one] coûte environ { $points } point
   *[other] coûte environ { $points } points
  }
review-better = Il valait mieux
show-better = Le montrer sur le tapis
show-made = Montrer le coup joué
review-leaves = Laisse { $cards }.
review-leaves-nothing = Laisse le tapis vide : rien à prendre.
review-answer-basra = Basra possible avec { $cards } ({ $chance } % de chances).
review-answer-all = Seul moyen de tout prendre : { $cards }.
review-answer-none = Aucune carte ne prend tout.
komi-short = le komi
review-lost = Points perdus
review-about = Chaque coup est jugé sur ce que ce joueur pouvait savoir : ce qu’il prend, ce que l’autre pouvait répondre, et ce qui peut en venir jusqu’à la fin de la donne. Une carte chanceuse n’en fait pas un meilleur coup.

# Et maintenant
deal-again = Rejouer cette donne
deal-again-other = Jouer l’autre main
position-link = Lien vers cette position
position = Position
position-over = La donne est finie : ce n’est à personne de jouer.
position-about = Les nombres disent combien chaque coup perd sur le meilleur, en points.
share-link = Partager
link-copied = Lien copié
error-bad-position = Ce lien ne contient pas de position.
error-deal-not-over = Cette donne n’est pas encore finie.
error-no-match = Cette partie n’existe pas pour cet appareil.
error-not-found = Cette donne n’existe pas.
error-no-record = Cet enregistrement n’est pas gardé dans ce navigateur.
