# What the cards look like, in the settings.
setting-deck = Cards
setting-deck-egyptian = Egyptian
setting-deck-classic = Classic
setting-colours = Colours of the suits
setting-colours-two = Two
setting-colours-four = Four
setting-index = Ranks and suits
setting-index-large = Large
setting-index-normal = Normal
setting-back = Back of the cards
setting-back-lattice = Lattice
setting-back-tiles = Tiles
setting-back-mashrabiya = Mashrabiya
setting-back-lotus = Lotus
