# खेलने के तरीक़े: अभ्यास, एक फ़ोन पर दो लोग, आज की बाँट, संकेत। $who, $me, $play, $cards और $floor बिना बदले रखे जाते हैं।

# अभ्यास और संकेत
take-back = वापस लें
you-took-back = आपने पत्ता वापस लिया
shortcut-take-back = चाल वापस लें (अभ्यास में)
hint = संकेत
hint-best = सबसे अच्छी: { $play }
hint-others = बाक़ी चालें
no-hint = अभी कोई संकेत नहीं है।
shortcut-hint = संकेत दिखाएँ या हटाएँ

# एक फ़ोन पर दो लोग
cover-title = पत्ते ढके हैं – बसरा
hand-over = फ़ोन { $who } को दें
show-my-cards = मैं { $who } हूँ: मेरे पत्ते दिखाएँ
cover-new-deal = बाँट { $deal } शुरू। ज़मीन पर: { $floor }
score-sheet = बाँट { $deal } के अंक
deal-ended-both = बाँट { $deal } पूरी। अंक: { $me } { $mine }, { $who } { $theirs }

# बाँट के बाद
review-this-deal = इस बाँट की समीक्षा
review-last-deal = पिछली बाँट की समीक्षा
play-it-again = इसे फिर खेलें

# आज की बाँट
daily-beaten = { $others ->
    [one] { $beaten ->
        [0] अब तक इसे एक और खिलाड़ी ने खेला है।
       *[other] इसे एक और खिलाड़ी ने खेला है, और आपका नतीजा बेहतर है।
      }
   *[other] अब तक { $others } और खिलाड़ियों में से { $beaten } से आपका नतीजा बेहतर है।
  }
daily-first = आज यहाँ इसे सबसे पहले आपने खेला।
daily-streak = लगातार { $days } दिन।
daily-next = कल की बाँट { $hours }:{ $minutes } में आएगी।
daily-share = बसरा, आज की बाँट { $day }: { $mine } : { $theirs }
daily-share-stars = बसरा, आज की बाँट { $day }: { $mine } : { $theirs } { $stars }
share-result = शेयर करें
result-copied = कॉपी हुआ।

# मुखपृष्ठ
ways-to-play = खेलने के तरीक़े
way-practice = अभ्यास
way-practice-about = चाल वापस लें
way-together = एक फ़ोन पर
way-together-about = आप दोनों
way-learn = सीखें
way-learn-about = तीन मिनट में
way-rules-about = तस्वीरों के साथ
together-about = आप एक-दूसरे को फ़ोन देते हैं। दो बारियों के बीच पत्ते ढके रहते हैं।
first-name = आपका नाम, अगर चाहें
second-name = दूसरा नाम, अगर चाहें
daily-new = सबके लिए वही पत्ते। आज अभी नहीं खेली।
daily-begun = आपने शुरू की है। आगे खेलें?

# मैच जो आख़िर तक नहीं खेला गया, या चाल जो किसी की ओर से चली गई
resign = हार मानें
resign-about = आप मैच में हार मान रहे हैं। यह वापस नहीं हो सकता।
shuffling-awaits = इंतज़ार है कि { $who } भी फेंटें…
time-out-you = आपका समय पूरा हुआ: आपकी ओर से { $level } ने पत्ता चला
time-out-they = समय पूरा हुआ: { $who } की ओर से { $level } ने पत्ता चला
time-out-short = समय पूरा होने पर चला गया
stopped-resigned-you = आपने हार मान ली।
stopped-resigned-they = { $who } ने हार मान ली।
stopped-absent-you = आप मौजूद नहीं थे, और मैच पर दावा हो गया।
stopped-absent-they = { $who } मौजूद नहीं थे, और मैच पर दावा हो गया।
stopped-agreed = दोनों मैच रोकने पर राज़ी हुए।
match-stopped = मैच रोक दिया गया
way-friend = दोस्त के साथ खेलें
friend-awaited = आपके खुले न्योते पर
lobby = लॉबी
me = प्रोफ़ाइल
