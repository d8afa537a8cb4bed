# Façons de jouer : l’entraînement, à deux sur un téléphone, la donne du jour, les indices. $who, $me, $play, $cards et $floor sont insérés tels quels.

# Entraînement et indices
take-back = Reprendre
you-took-back = Tu reprends ta carte
shortcut-take-back = Reprendre un coup (à l’entraînement)
hint = Indice
hint-best = Le meilleur : { $play }
hint-others = Les autres coups
no-hint = Pas d’indice à ce moment.
shortcut-hint = Montrer ou cacher un indice

# À deux sur un téléphone
cover-title = Les cartes sont cachées – Basra
hand-over = Passe le téléphone à { $who }
show-my-cards = Je suis { $who } : voir mes cartes
cover-new-deal = La donne { $deal } commence. Sur le tapis : { $floor }
score-sheet = Points de la donne { $deal }
deal-ended-both = Donne { $deal } terminée. Points : { $mine } pour { $me }, { $theirs } pour { $who }

# Après une donne
review-this-deal = Analyser cette donne
review-last-deal = Analyse de la dernière donne
play-it-again = La rejouer

# La donne du jour
daily-beaten = { $others ->
    [one] { $beaten ->
        [0] Une autre personne l’a jouée jusqu’ici.
       *[other] Tu as fait mieux que la seule autre personne qui l’a jouée.
      }
   *[other] Sur { $others } autres personnes, tu as fait mieux que { $beaten } jusqu’ici.
  }
daily-first = Personne d’autre ne l’a encore jouée ici.
daily-streak = { $days ->
    [one] { $days } jour de suite.
   *[other] { $days } jours de suite.
  }
daily-next = Nouvelle donne dans { $hours } h { $minutes }.
daily-share = Basra du jour { $day } : { $mine } : { $theirs }
daily-share-stars = Basra du jour { $day } : { $mine } : { $theirs } { $stars }
share-result = Partager
result-copied = Copié.

# Accueil
ways-to-play = Façons de jouer
way-practice = Entraînement
way-practice-about = Reprendre un coup
way-together = Sur un téléphone
way-together-about = À deux
way-learn = Apprendre
way-learn-about = En trois minutes
way-rules-about = En images
together-about = Vous vous passez le téléphone. Entre deux tours, les cartes sont cachées.
first-name = Ton nom, si tu veux
second-name = L’autre nom, si tu veux
daily-new = Les mêmes cartes pour tout le monde. Pas encore jouée aujourd’hui.
daily-begun = Tu l’as commencée. On continue ?

# Une partie qui n’est pas jouée jusqu’au bout, ou pas par soi-même
resign = Abandonner
resign-about = Tu abandonnes la partie. On ne peut pas revenir en arrière.
shuffling-awaits = On attend que { $who } mélange aussi…
time-out-you = Ton temps est écoulé : { $level } joue une carte pour toi
time-out-they = Le temps est écoulé : { $level } joue une carte pour { $who }
time-out-short = Joué faute de temps
stopped-resigned-you = Tu as abandonné.
stopped-resigned-they = { $who } a abandonné.
stopped-absent-you = Tu n’étais plus là, et la partie a été réclamée.
stopped-absent-they = { $who } n’était plus là, et la partie a été réclamée.
stopped-agreed = Les deux ont accepté d’arrêter la partie.
match-stopped = La partie a été arrêtée
way-friend = Jouer avec un ami
friend-awaited = Vers ton invitation ouverte
lobby = Salon
me = Profil
