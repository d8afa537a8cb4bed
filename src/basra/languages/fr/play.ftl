# Façons de jouer : l’entraînement, deux personnes sur un téléphone, la donne du jour, les conseils.

# Entraînement et conseils
take-back = Reprendre
you-took-back = Tu reprends ta carte
shortcut-take-back = Reprendre un coup (à l’entraînement)
hint = Conseil
hint-best = Le mieux : { $play }
hint-others = Les autres coups
no-hint = Il n’y a pas de conseil pour ce moment.
shortcut-hint = Montrer ou ranger un conseil

# Deux personnes sur un téléphone
cover-title = Les cartes sont couvertes – Basra
hand-over = Passe le téléphone à { $who }
show-my-cards = Je suis { $who } : montrer mes cartes
cover-new-deal = La donne { $deal } commence. Au tapis : { $floor }
score-sheet = Feuille de points de la donne { $deal }
deal-ended-both = La donne { $deal } est finie. { $me } a { $mine } points, { $who } en a { $theirs }

# Après une donne
review-this-deal = Analyser cette donne
review-last-deal = Analyse de la dernière donne
play-it-again = La rejouer

# La donne du jour
daily-beaten = { $others ->
    [one] { $beaten ->
        [0] Une autre personne l’a jouée jusqu’ici.
       *[other] Tu as fait mieux que la seule autre personne qui l’a jouée jusqu’ici.
      }
   *[other] Tu as fait mieux que { $beaten } autres sur { $others } jusqu’ici.
  }
daily-first = Tu es la première personne ici aujourd’hui.
daily-streak = { $days ->
    [one] Un jour de suite.
   *[other] { $days } jours de suite.
  }
daily-next = La donne de demain arrive dans { $hours }:{ $minutes }.
daily-share = Basra du jour { $day } : { $mine } : { $theirs }
daily-share-stars = Basra du jour { $day } : { $mine } : { $theirs } { $stars }
share-result = Partager
result-copied = Copié.
