# मैचों की सूचियाँ। $who और $other ऐसे नाम हैं जो बिना बदले रखे जाते हैं।
versus = { $who } और { $other }
kind-practice = अभ्यास
kind-daily = आज की बाँट
review = समीक्षा
record = रिकॉर्ड
all-matches = सारे मैच
seat-number = खिलाड़ी { $number }
guest = मेहमान
rating = रेटिंग
rated = रेटिंग वाला
