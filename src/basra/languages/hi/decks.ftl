# पत्ते कैसे दिखते हैं, सेटिंग में।
setting-deck = पत्ते
setting-deck-egyptian = मिस्री
setting-deck-classic = क्लासिक
setting-colours = निशानों के रंग
setting-colours-two = दो
setting-colours-four = चार
setting-index = अंक और निशान
setting-index-large = बड़े
setting-index-normal = सामान्य
setting-back = पत्तों की पीठ
setting-back-lattice = जाली
setting-back-tiles = टाइलें
setting-back-mashrabiya = मशरबिया
setting-back-lotus = कमल
