# खेलने के तरीक़े: अभ्यास, एक फ़ोन पर दो लोग, आज की बाँट, संकेत।

# अभ्यास और संकेत
take-back = चाल वापस लें
you-took-back = आपने अपना पत्ता वापस लिया
shortcut-take-back = चाल वापस लें (अभ्यास में)
hint = संकेत
hint-best = सबसे अच्छा: { $play }
hint-others = बाक़ी चालें
no-hint = इस पल के लिए कोई संकेत नहीं है।
shortcut-hint = संकेत दिखाएँ या हटाएँ

# एक फ़ोन पर दो लोग
cover-title = पत्ते ढके हैं – बसरा
hand-over = फ़ोन { $who } को दें
show-my-cards = मैं { $who } हूँ: मेरे पत्ते दिखाएँ
cover-new-deal = बाँट { $deal } शुरू। ज़मीन पर: { $floor }
score-sheet = बाँट { $deal } के अंक
deal-ended-both = बाँट { $deal } ख़त्म। { $me } के { $mine } अंक, { $who } के { $theirs }

# बाँट के बाद
review-this-deal = इस बाँट की समीक्षा
review-last-deal = पिछली बाँट की समीक्षा
play-it-again = इसे फिर खेलें

# आज की बाँट
daily-beaten = { $others ->
    [one] { $beaten ->
        [0] अब तक एक और व्यक्ति ने इसे खेला है।
       *[other] अब तक खेलने वाले अकेले दूसरे व्यक्ति से आपका खेल बेहतर रहा।
      }
   *[other] अब तक { $others } दूसरों में से { $beaten } से आपका खेल बेहतर रहा।
  }
daily-first = आज यहाँ आप सबसे पहले हैं।
daily-streak = { $days ->
    [one] लगातार एक दिन।
   *[other] लगातार { $days } दिन।
  }
daily-next = कल की बाँट { $hours }:{ $minutes } में आएगी।
daily-share = आज का बसरा { $day }: { $mine } : { $theirs }
daily-share-stars = आज का बसरा { $day }: { $mine } : { $theirs } { $stars }
share-result = साझा करें
result-copied = कॉपी हुआ।
