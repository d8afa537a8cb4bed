# La page. $card, $cards et $who sont des noms insérés tels quels ; une carte porte son article (cards.ftl) ou est dessinée.
direction = ltr

# Accueil
motto = Le jeu de cartes égyptien, à deux.
play = Jouer
new-match = Nouvelle partie
continue-match = Continuer
next-match = La prochaine partie
my-matches = Mes parties
against = Contre { $who }
won = Gagné
lost = Perdu
drawn = Égalité
stopped = Interrompue
proof = Preuve
try-again = Réessayer
opponent = Adversaire
level-random = Bulbul
level-child = Nono
level-beginner = Michmich
level-greedy = Hamada
level-careful = Sidi
level-thoughtful = Osta
level-foresight = Mouallim
level-about-child = Prend la première chose qu’il voit
level-about-beginner = Sait compter jusqu’à six
level-about-greedy = Prend tout ce qu’il peut
level-about-careful = Prévoit ton coup d’après
level-about-thoughtful = Réfléchit jusqu’au bout du tour
level-about-foresight = Devine ta main

# Règles
rules = Règles
learn = Apprendre en trois minutes
rule-book = Les règles en images
preset-egyptian = Basra égyptienne
preset-egyptian-v2 = Basra égyptienne v2
preset-short-egyptian = v1
preset-short-egyptian-v2 = v2
preset-about-egyptian = Chaque basra vaut 10
preset-about-egyptian-v2 = Basra de valet : 30
rules-in-force = Règles : { $preset }, en { $target } points
all-options = Toutes les options
options-changed = { $count ->
    [one] { $count } modifiée
   *[other] { $count } modifiées
  }
reset-options = Revenir aux règles habituelles
options-in-force = Options en vigueur
how-to-play = Comment on joue
rule-numerals = De l’as au dix, les cartes valent de 1 à 10. Une carte prend toutes ses égales, et tout groupe de cartes dont la somme fait sa valeur.
rule-pictures = Une dame prend les dames, un roi prend les rois.
rule-jack = Un valet prend tout le tapis.
rule-komi = Le sept de carreau, le komi, prend tout le tapis ; et s’il est sur le tapis, n’importe quelle carte le prend.
rule-basra = Vide le tapis d’une seule carte, par sa valeur, et c’est une basra.
rule-deal = Quatre cartes par tour, six tours par donne. Ce qui reste sur le tapis va à qui a pris en dernier.
option-target = Objectif
about-target = La partie finit quand un joueur a ce nombre de points à la fin d’une donne.
option-majority_points = Majorité
about-majority_points = Points pour qui prend au moins 27 des 52 cartes.
option-tied_majority = 26 cartes partout
about-tied_majority = À qui vont les points de la majorité quand chacun a 26 cartes.
value-tied_majority-nobody = Personne
value-tied_majority-carry = Reportés
option-basra_points = Basra
about-basra_points = Points pour chaque basra.
option-jack_basra_points = Basra de valet
about-jack_basra_points = Points pour un valet seul sur le tapis, pris d’un valet.
option-card_points = Cartes à points
about-card_points = Points de certaines cartes, pour qui les prend.
option-komi_basra = Basra au komi
about-komi_basra = Les tapis sur lesquels le sept de carreau fait une basra.
value-komi_basra-any-value = Prenables d’une carte
value-komi_basra-ten-or-less = As à dix, total 10 au plus
value-komi_basra-single = Une seule carte
option-opening = Premier tapis
about-opening = Ce qui arrive quand un valet ou le komi tombe sur le premier tapis.
value-opening-replace = On le remplace
value-opening-as-dealt = Il reste
from-to = De { $least } à { $most }.
card = Carte
points = Points
add-card = Ajouter
remove-card = Retirer { $card }
none = Aucune

# Table
to-home = Retour à l’accueil
table-with = À la table avec { $who }
you = Toi
deals = donne
deal-number = Donne { $deal }
round-of = Tour { $round } sur { $rounds }
floor = Tapis
floor-empty = Le tapis est vide
floor-count = { $count ->
    [0] Le tapis est vide
    [one] Une carte sur le tapis
   *[other] { $count } cartes sur le tapis
  }
stock-count = { $count ->
    [0] Le talon est vide
   *[other] { $count } au talon
  }
pile-count = { $count ->
    [0] Aucune carte prise
    [one] Une carte prise
   *[other] { $count } cartes prises
  }
basra-with = { $basra } avec { $card }
hand-count = { $count ->
    [0] { $who } n’a plus de cartes
    [one] { $who } a une carte en main
   *[other] { $who } a { $count } cartes en main
  }
your-hand = Ta main
choose-card = À toi : choisis une carte
choose-capture = Que prendre ?
capture-with = Prendre { $card }
sending = Envoi…
shuffling = On mélange…
their-turn = { $who } joue…
your-turn = À toi
title-your-turn = À toi – Basra
plus = plus
stop = .{" "}
play-stays = { $card } reste sur le tapis
play-takes = { $card } prend { $cards }
play-sweeps = { $count ->
    [one] { $card } prend tout le tapis : { $count } carte
   *[other] { $card } prend tout le tapis : { $count } cartes
  }
play-choices = { $count ->
    [one] { $card }, { $count } prise possible
   *[other] { $card }, { $count } prises possibles
  }
basra-points = Basra +{ $points }
jack-basra-points = Basra de valet +{ $points }

you-took-short = Toi : { $card } a pris { $cards }
they-took-short = { $who } : { $card } a pris { $cards }
you-laid-short = Tu as posé { $card }
they-laid-short = { $who } a posé { $card }
you-swept-short = { $count ->
    [one] Toi : { $card } a pris { $count } carte
   *[other] Toi : { $card } a pris { $count } cartes
  }
they-swept-short = { $count ->
    [one] { $who } : { $card } a pris { $count } carte
   *[other] { $who } : { $card } a pris { $count } cartes
  }

# Dit à voix haute
you-took = Tu joues { $card } et tu prends { $cards }
they-took = { $who } joue { $card } et prend { $cards }
you-laid = Tu poses { $card } sur le tapis
they-laid = { $who } pose { $card } sur le tapis
deal-started = Donne { $deal }. Sur le tapis : { $floor }
round-dealt = Tour { $round } : quatre nouvelles cartes chacun
deal-ended = Donne { $deal } terminée. Points : { $mine } pour toi, { $theirs } pour { $who }
caught-up = La table est de nouveau à jour

# Points
scores = Points et coups
this-deal = Cette donne
deals-so-far = Donnes jouées
no-deals-yet = La première donne est en cours.
plays = Coups
no-plays-yet = Aucune carte jouée.
cards = Cartes
basras = Basras
jack-basras = Basras de valet
most-cards = Majorité
most-cards-about = 27 ou plus sur 52
single-cards = Cartes à points
points-each = { $points } chacune
total = Total
target-of = Objectif { $target }
deal-is-over = Donne { $deal } terminée
no-leftovers = Il ne restait rien sur le tapis.
leftovers-you = Resté sur le tapis : { $cards }. C’est pour toi, tu as pris en dernier.
leftovers-they = Resté sur le tapis : { $cards }. C’est pour { $who }, qui a pris en dernier.
leftovers-nobody = Resté sur le tapis : { $cards }. Personne n’a pris de carte, ce n’est donc à personne.
carried-over = { $points ->
    [one] { $points } point est reporté sur la donne suivante.
   *[other] { $points } points sont reportés sur la donne suivante.
  }
continue = Continuer
match-over = La partie est finie
match-drawn = Égalité
you-won = Tu as gagné !
they-won = { $who } a gagné
play-again = Rejouer

# Statistiques des cartes
statistics = Statistiques des cartes
statistics-loading = On compte…
statistics-about = { $deals ->
    [one] Ta donne jusqu’ici, à côté de ce que prévoit le hasard. La bande est l’intervalle habituel, le trait ce que prévoit le hasard, le point ce que tu as eu.
   *[other] Tes { $deals } donnes jusqu’ici, à côté de ce que prévoit le hasard. La bande est l’intervalle habituel, le trait ce que prévoit le hasard, le point ce que tu as eu.
  }
statistics-empty = Après ta première donne, tes propres donnes seront ici, à côté de ce que prévoit le hasard.
statistics-komi = { $deals ->
    [one] Tu as eu le komi { $observed } fois en { $deals } donne.
   *[other] Tu as eu le komi { $observed } fois en { $deals } donnes.
  }
statistics-jacks = { $observed ->
    [one] Tu as reçu { $observed } valet.
   *[other] Tu as reçu { $observed } valets.
  }
statistics-first-jack = { $deals ->
    [one] Ta première main avait un valet { $observed } fois en { $deals } donne.
   *[other] Ta première main avait un valet { $observed } fois en { $deals } donnes.
  }
statistics-first-pair = { $deals ->
    [one] Ta première main avait deux cartes égales { $observed } fois en { $deals } donne.
   *[other] Ta première main avait deux cartes égales { $observed } fois en { $deals } donnes.
  }
statistics-last-jacks = { $observed ->
    [one] { $observed } valet a été distribué aux derniers tours, à l’un ou l’autre.
   *[other] { $observed } valets ont été distribués aux derniers tours, à l’un ou l’autre.
  }
statistics-floor-pair = { $deals ->
    [one] Le premier tapis avait deux cartes égales { $observed } fois en { $deals } donne.
   *[other] Le premier tapis avait deux cartes égales { $observed } fois en { $deals } donnes.
  }
statistics-replaced = { $deals ->
    [one] Un valet ou le komi a été remplacé sur le premier tapis { $observed } fois en { $deals } donne.
   *[other] Un valet ou le komi a été remplacé sur le premier tapis { $observed } fois en { $deals } donnes.
  }
statistics-komi-wait = { $observed ->
    [one] Ta plus longue attente du komi : { $observed } donne.
   *[other] Ta plus longue attente du komi : { $observed } donnes.
  }
statistics-expects = Le hasard prévoit { $expected }, d’habitude de { $low } à { $high }.
statistics-unusual = Hors de l’intervalle habituel.
statistics-streaks = Pourquoi il y a des séries
statistics-streaks-about = Le hasard n’a pas de mémoire et ne compense rien. Lance une pièce cent fois : une série d’au moins six fois le même côté est probable. Avec des cartes équitables aussi, jusqu’à un nombre sur vingt sort de son intervalle habituel ; loin en dehors, encore et encore, il y aurait de quoi douter.
statistics-dealer = Quand les valets et le komi sont remplacés sur le premier tapis, le donneur reçoit le komi un peu plus souvent, dans 53,8 donnes sur 100 : ce qui est remplacé va au fond du talon, et les dernières cartes vont au donneur. Les intervalles en tiennent compte.

# Menu
menu = Menu
back = Retour
close = Fermer
leave-table = Quitter la table
leave-about = La partie t’attend sur la page d’accueil.
shortcuts = Clavier
shortcut-card = Choisir une carte de ta main
shortcut-arrows = Carte suivante, carte précédente
shortcut-play = Jouer la carte choisie
shortcut-escape = Ne choisir aucune carte
shortcut-help = Afficher cette liste

# Quand quelque chose va mal
loading = Un instant…
connecting = À table…
connecting-again = Pas de connexion. Nouvel essai…
no-match = Cette partie n’existe pas
no-match-about = Elle n’est pas sur ce serveur, ou elle appartient à un autre appareil.
error-offline = Le serveur est injoignable.
error-unknown = Ça n’a pas marché.
error-bad-rules = Ces règles sont impossibles : la majorité et la basra ne peuvent pas valoir 0 toutes les deux, personne n’atteindrait l’objectif.
error-too-fast = C’était trop rapide. Attends un instant, puis réessaie.
error-storage = Le serveur ne peut pas garder la partie pour l’instant. Réessaie bientôt.
error-busy = Le serveur a beaucoup à faire en ce moment. Réessaie dans un instant.
rejected-stale = La table avait déjà avancé. La voici telle qu’elle est ; rejoue.
rejected-not-your-turn = Ce n’est pas encore à toi.
rejected-illegal-play = Cette carte ne peut pas se jouer ainsi.
rejected-ambiguous-play = Cette carte a plusieurs prises possibles. Choisis-en une.
rejected-unreadable-play = Le serveur n’a pas compris le coup. Réessaie.
rejected-match-over = La partie est finie.
problem-bad-frame = Le serveur n’a pas compris. Réessaie.
problem-too-fast = C’était trop rapide. Attends un instant, puis réessaie.
problem-storage = Le coup n’a pas pu être gardé. Rien n’est perdu ; réessaie bientôt.
problem-thinking = L’ordinateur ne peut pas réfléchir pour l’instant. Il réessaie de lui-même.
