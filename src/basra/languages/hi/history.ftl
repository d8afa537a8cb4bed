# सब मैचों, नतीजों और रिकॉर्ड का पन्ना।
history-title = मेरे मैच – बसरा
no-matches-yet = अभी कोई मैच नहीं। आप जो भी खेलेंगे यहाँ रहेगा, आगे खेलने या फिर देखने के लिए।
older-matches = पुराने मैच
results = नतीजे
no-results-yet = कंप्यूटर के सामने पहली बाँट के बाद यहाँ दिखेगा कि खेल कैसा चल रहा है।
fact-won = मैच जीते
fact-won-value = { $value }%
fact-points = अंक हर बाँट में
fact-points-value = { $value }
fact-against = विरोधी के अंक हर बाँट में
fact-against-value = { $value }
fact-basras = बसरा हर बाँट में
fact-basras-value = { $value }
fact-streak = अभी लगातार जीतें
fact-streak-value = { $value }
fact-longest = सबसे ज़्यादा लगातार जीतें
fact-longest-value = { $value }
chart-wins = किस विरोधी से कितनी जीतें
wins-of = { $matches } में से { $won }
chart-deals = { $count ->
    [one] पिछली { $count } बाँट
   *[other] पिछली { $count } बाँटें
  }
chart-deals-words = { $count ->
    [one] पिछली { $count } बाँट में विरोधी से कितने अंक आगे: { $average }।
   *[other] पिछली { $count } बाँटों में विरोधी से औसतन कितने अंक आगे: { $average }।
  }
chart-deals-about = ऊपर की पट्टी: विरोधी से ज़्यादा अंक। नीचे की पट्टी: कम। रेखा पिछली { $averaged } बाँटों का औसत है।
records = फ़ाइलों से रिकॉर्ड
records-about = रिकॉर्ड पूरे मैच की फ़ाइल है, यहाँ की या किसी और बसरा सर्वर की। वह सिर्फ़ इसी ब्राउज़र में रहता है।
record-open = रिकॉर्ड खोलें
record-forget = हटाएँ
deals-count = { $count ->
    [one] { $count } बाँट
   *[other] { $count } बाँटें
  }
error-bad-record = यह फ़ाइल किसी मैच का रिकॉर्ड नहीं है।
