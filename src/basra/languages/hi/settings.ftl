# सेटिंग, अपनी विंडो में और टेबल पर।
settings = सेटिंग
settings-look = रूप
settings-feel = आवाज़ और चाल-ढाल
settings-play = खेलना
settings-spoken = स्क्रीन रीडर के लिए

setting-language = भाषा
setting-theme = रंग-रूप
setting-theme-system = ऑटो
setting-theme-light = हल्का
setting-theme-dark = गहरा
setting-sound = आवाज़
setting-sound-about = पत्तों की, उठाने की, और बसरा पर तार की झंकार।
setting-volume = आवाज़ का स्तर
setting-haptics = कंपन
setting-haptics-about = चाल, उठाना और बसरा हाथ में महसूस हों।
setting-speed = गति
setting-speed-calm = धीमी
setting-speed-normal = सामान्य
setting-speed-quick = तेज़
setting-speed-none = तुरंत
setting-tap = पत्ता चलना
setting-tap-choose = दो टैप
setting-tap-play = एक टैप
setting-tap-choose-about = पहला दिखाता है कि पत्ता क्या उठाएगा, दूसरा चलता है।
setting-tap-play-about = दबाकर रखें तो दिखेगा कि पत्ता क्या उठाएगा।
setting-forced = आख़िरी पत्ता अपने आप चले
setting-forced-about = जब हाथ में एक ही पत्ता हो और उसे चलने का एक ही तरीक़ा हो।
setting-verbose = हर चाल के बाद ज़मीन बताएँ
setting-verbose-about = चाल के साथ ज़मीन के सब पत्ते भी पढ़े जाते हैं।
setting-keys = अक्षरों से टेबल का हाल पूछें
setting-keys-about = ज़मीन के लिए F, अपने पत्तों के लिए H और अन्य; पूरी सूची मेनू में कीबोर्ड के नीचे है।

# टेबल के बारे में सवाल, हर एक की कुंजी और बटन, और उनके जवाब।
ask = बताएँ
ask-floor = ज़मीन पर क्या है
ask-hand = मेरे पत्ते, और हर पत्ता क्या उठाए
ask-takes = चुना हुआ पत्ता क्या उठाए
ask-score = अंक, ढेर और बसरा
ask-last = पिछली चाल
ask-opponent = विरोधी के पत्ते और गड्डी
ask-round = बाँट, दौर, और बारी किसकी है
ask-clock = घड़ियों में कितना समय है
ask-people = कौन मौजूद है, और क्या प्रस्ताव है
shortcut-talk = बातचीत
shortcut-answer = प्रस्ताव का जवाब दें
ask-again = पिछली बात दोहराएँ
floor-told = ज़मीन पर: { $cards }
points-told = { $points ->
    [one] { $who }: { $points } अंक
   *[other] { $who }: { $points } अंक
  }
hand-empty = आपके पास कोई पत्ता नहीं है
none-chosen = कोई पत्ता नहीं चुना गया
turn-of = अब { $who } की बारी है
shortcuts-about = स्क्रीन रीडर के साथ पहले फ़ोकस मोड चालू करें, ताकि कुंजियाँ खेल तक पहुँचें। अक्षर वाली कुंजियाँ सेटिंग में बंद की जा सकती हैं।
