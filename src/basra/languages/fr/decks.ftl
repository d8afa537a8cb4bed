# L’aspect des cartes, dans les réglages.
setting-deck = Cartes
setting-deck-egyptian = Égyptiennes
setting-deck-classic = Classiques
setting-colours = Couleurs des enseignes
setting-colours-two = Deux
setting-colours-four = Quatre
setting-index = Rangs et enseignes
setting-index-large = Grands
setting-index-normal = Normaux
setting-back = Dos des cartes
setting-back-lattice = Treillis
setting-back-tiles = Zellige
setting-back-mashrabiya = Moucharabieh
setting-back-lotus = Lotus
