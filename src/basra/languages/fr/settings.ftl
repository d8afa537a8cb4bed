# Les réglages, dans leur fenêtre et à la table.
settings = Réglages
settings-look = Aspect
settings-feel = Sons et mouvements
settings-play = Jeu
settings-spoken = Pour les lecteurs d’écran

setting-language = Langue
setting-theme = Apparence
setting-theme-system = Auto
setting-theme-light = Clair
setting-theme-dark = Sombre
setting-sound = Son
setting-sound-about = Cartes, prises, et une corde pincée pour une basra.
setting-volume = Volume
setting-haptics = Vibrations
setting-haptics-about = Les coups, les prises et les basras se sentent.
setting-speed = Rythme
setting-speed-calm = Calme
setting-speed-normal = Normal
setting-speed-quick = Vif
setting-speed-none = Direct
setting-tap = Jouer une carte
setting-tap-choose = Deux touches
setting-tap-play = Une touche
setting-tap-choose-about = La première montre ce qu’elle prend, la seconde joue.
setting-tap-play-about = Appui long pour voir ce qu’elle prend.
setting-forced = La dernière carte se joue seule
setting-forced-about = Quand il ne te reste qu’une carte en main, et une seule façon de la jouer.
setting-verbose = Dire le tapis après chaque coup
setting-verbose-about = En plus du coup joué, toutes les cartes sur le tapis sont lues.
setting-keys = Les lettres interrogent la table
setting-keys-about = F pour le tapis, H pour ta main, et d’autres ; la liste est dans le menu, sous Clavier.

# Questions sur la table : une touche et un bouton pour chacune, et la réponse.
ask = Dis-moi
ask-floor = Ce qu’il y a sur le tapis
ask-hand = Ma main, et ce que prend chaque carte
ask-takes = Ce que prend la carte choisie
ask-score = Points, cartes prises et basras
ask-last = Le dernier coup
ask-opponent = Les cartes de l’adversaire et le talon
ask-round = La donne, le tour, et à qui de jouer
ask-clock = Où en sont les pendules
ask-people = Qui est là, et ce qui est proposé
shortcut-talk = Parler
shortcut-answer = Répondre à une proposition
ask-again = Répéter la dernière annonce
floor-told = Sur le tapis : { $cards }
points-told = { $points ->
    [one] { $who } : { $points } point
   *[other] { $who } : { $points } points
  }
hand-empty = Ta main est vide
none-chosen = Aucune carte choisie
turn-of = C’est à { $who } de jouer
shortcuts-about = Avec un lecteur d’écran, passe d’abord en mode focus pour que les touches arrivent au jeu. Les lettres se désactivent dans les réglages.
