# Hur korten ser ut, i inställningarna.
setting-deck = Kort
setting-deck-egyptian = Egyptiska
setting-deck-classic = Klassiska
setting-colours = Färgernas kulörer
setting-colours-two = Två
setting-colours-four = Fyra
setting-index = Valörer och färger
setting-index-large = Stora
setting-index-normal = Normala
setting-back = Kortens baksida
setting-back-lattice = Gallerverk
setting-back-tiles = Kakel
setting-back-mashrabiya = Mashrabiya
setting-back-lotus = Lotus
