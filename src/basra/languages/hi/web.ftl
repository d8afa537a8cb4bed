# पन्ना। $card, $cards और $who ऐसे नाम हैं जो बिना बदले रखे जाते हैं।
direction = ltr

# शुरुआत
motto = मिस्र का ताश का खेल, दो लोगों के लिए।
play = खेलें
new-match = नया मैच
continue-match = जारी रखें
next-match = अगला मैच
my-matches = मेरे मैच
against = सामने: { $who }
won = जीत
lost = हार
drawn = बराबरी
stopped = रोका गया
proof = सबूत
try-again = फिर कोशिश करें
opponent = विरोधी
level-random = बुलबुल
level-child = नूनू
level-beginner = मिशमिश
level-greedy = हमादा
level-careful = सीदी
level-thoughtful = उस्ता
level-foresight = मुअल्लिम
level-about-child = जो पहले दिखे, उठाए
level-about-beginner = छह तक ही जोड़े
level-about-greedy = जो मिले, उठाए
level-about-careful = आपकी अगली चाल भी सोचे
level-about-thoughtful = पूरा दौर सोचकर चले
level-about-foresight = आपका हाथ भाँप ले

# नियम
rules = नियम
learn = तीन मिनट में सीखें
rule-book = तस्वीरों के साथ नियम
preset-egyptian = मिस्री बसरा
preset-egyptian-v2 = मिस्री बसरा v2
preset-short-egyptian = v1
preset-short-egyptian-v2 = v2
preset-about-egyptian = हर बसरा के 10 अंक
preset-about-egyptian-v2 = गुलाम बसरा के 30 अंक
rules-in-force = नियम: { $preset }, { $target } अंक तक
all-options = सारे विकल्प
options-changed = { $count } बदले
reset-options = आम नियमों पर लौटें
options-in-force = इस मैच के विकल्प
how-to-play = कैसे खेलें
rule-numerals = इक्के से दहले तक के अंक 1 से 10 हैं। पत्ता अपने बराबर के सब पत्ते उठाता है, और वे सब समूह भी जिनका जोड़ उसके बराबर हो।
rule-pictures = बेगम से बेगम उठती है, बादशाह से बादशाह।
rule-jack = गुलाम पूरी ज़मीन उठाता है।
rule-komi = ईंट का सत्ता, यानी कोमी, पूरी ज़मीन उठाता है; और वह ज़मीन पर हो तो कोई भी पत्ता उसे उठाता है।
rule-basra = एक ही पत्ते के मेल से पूरी ज़मीन साफ़, तो बसरा।
rule-deal = हर दौर में चार-चार पत्ते, हर बाँट में छह दौर। ज़मीन पर जो बचे, वह आख़िर में उठाने वाले का।
option-target = लक्ष्य
about-target = बाँट के अंत में किसी के इतने अंक हों तो मैच पूरा।
option-majority_points = ज़्यादा पत्ते
about-majority_points = 52 में से 27 या ज़्यादा पत्ते उठाने के अंक।
option-tied_majority = 26-26 पत्ते
about-tied_majority = दोनों के 26 पत्ते हों तो ज़्यादा पत्तों के अंक किसे मिलें।
value-tied_majority-nobody = किसी को नहीं
value-tied_majority-carry = आगे जुड़ें
option-basra_points = बसरा
about-basra_points = हर बसरा के अंक।
option-jack_basra_points = गुलाम बसरा
about-jack_basra_points = अकेले गुलाम को गुलाम से उठाने के अंक।
option-card_points = ख़ास पत्ते
about-card_points = ख़ास पत्तों के अंक, जो उन्हें उठाए उसी के।
option-komi_basra = कोमी बसरा
about-komi_basra = ज़मीन कैसी हो कि ईंट के सत्ते से बसरा बने।
value-komi_basra-any-value = जिसे एक पत्ता उठा सके
value-komi_basra-ten-or-less = अंक वाले पत्ते, जोड़ 10 तक
value-komi_basra-single = एक ही पत्ता
option-opening = पहली ज़मीन
about-opening = पहली ज़मीन पर गुलाम या कोमी आए तो क्या हो।
value-opening-replace = बदला जाए
value-opening-as-dealt = रहने दें
from-to = { $least } से { $most } तक।
card = पत्ता
points = अंक
add-card = जोड़ें
remove-card = हटाएँ: { $card }
none = कोई नहीं

# टेबल
to-home = होम पर
table-with = टेबल पर सामने: { $who }
you = आप
deals = बाँट
deal-number = बाँट { $deal }
round-of = दौर { $round }/{ $rounds }
floor = ज़मीन
floor-empty = ज़मीन ख़ाली है
floor-count = { $count ->
    [0] ज़मीन ख़ाली है
    [one] ज़मीन पर { $count } पत्ता
   *[other] ज़मीन पर { $count } पत्ते
  }
stock-count = { $count ->
    [0] गड्डी ख़त्म
   *[other] गड्डी में { $count }
  }
pile-count = { $count ->
    [0] कोई पत्ता नहीं उठाया
    [one] { $count } पत्ता उठाया
   *[other] { $count } पत्ते उठाए
  }
basra-with = { $basra }: { $card }
hand-count = { $count ->
    [0] { $who }: हाथ में कोई पत्ता नहीं
    [one] { $who }: हाथ में { $count } पत्ता
   *[other] { $who }: हाथ में { $count } पत्ते
  }
your-hand = आपके पत्ते
choose-card = आपकी बारी: पत्ता चुनें
choose-capture = चुनें कि क्या उठाना है
capture-with = इससे उठाएँ: { $card }
sending = भेज रहे हैं…
shuffling = पत्ते फेंट रहे हैं…
their-turn = { $who } की बारी…
your-turn = आपकी बारी
title-your-turn = आपकी बारी – बसरा
plus = प्लस
stop = ।{" "}
play-stays = { $card } ज़मीन पर रहे
play-takes = { $card } उठाए { $cards }
play-sweeps = { $count ->
    [one] { $card } पूरी ज़मीन उठाए: { $count } पत्ता
   *[other] { $card } पूरी ज़मीन उठाए: { $count } पत्ते
  }
play-choices = { $count ->
    [one] { $card }, उठाने का { $count } तरीक़ा
   *[other] { $card }, उठाने के { $count } तरीक़े
  }
basra-points = बसरा +{ $points }
jack-basra-points = गुलाम बसरा +{ $points }

you-took-short = आप: { $card } उठाए { $cards }
they-took-short = { $who }: { $card } उठाए { $cards }
you-laid-short = आपने डाला: { $card }
they-laid-short = { $who } ने डाला: { $card }
you-swept-short = { $count ->
    [one] आप: { $card } उठाए { $count } पत्ता
   *[other] आप: { $card } उठाए { $count } पत्ते
  }
they-swept-short = { $count ->
    [one] { $who }: { $card } उठाए { $count } पत्ता
   *[other] { $who }: { $card } उठाए { $count } पत्ते
  }

# बोले जाने के लिए
you-took = आपने { $card } चलकर उठाया: { $cards }
they-took = { $who } ने { $card } चलकर उठाया: { $cards }
you-laid = आपने ज़मीन पर डाला: { $card }
they-laid = { $who } ने ज़मीन पर डाला: { $card }
deal-started = बाँट { $deal }। ज़मीन पर: { $floor }
round-dealt = दौर { $round }: दोनों को चार-चार पत्ते और
deal-ended = बाँट { $deal } पूरी। अंक: आप { $mine }, { $who } { $theirs }
caught-up = टेबल फिर से ताज़ा है

# अंक
scores = अंक और चालें
this-deal = यह बाँट
deals-so-far = पिछली बाँटें
no-deals-yet = पहली बाँट चल रही है।
plays = चालें
no-plays-yet = अभी कोई चाल नहीं हुई।
cards = पत्ते
basras = बसरा
jack-basras = गुलाम बसरा
most-cards = ज़्यादा पत्ते
most-cards-about = 52 में से 27 या ज़्यादा
single-cards = ख़ास पत्ते
points-each = हर एक के { $points }
total = कुल
target-of = लक्ष्य { $target }
deal-is-over = बाँट { $deal } पूरी
no-leftovers = ज़मीन पर कुछ नहीं बचा।
leftovers-you = ज़मीन पर बचे: { $cards }। ये आपके, आख़िर में आपने उठाया था।
leftovers-they = ज़मीन पर बचे: { $cards }। ये { $who } के, आख़िर में उसी ने उठाया था।
leftovers-nobody = ज़मीन पर बचे: { $cards }। किसी ने पत्ता नहीं उठाया, इसलिए किसी के नहीं।
carried-over = { $points ->
    [one] { $points } अंक अगली बाँट में जुड़ेगा।
   *[other] { $points } अंक अगली बाँट में जुड़ेंगे।
  }
continue = आगे
match-over = मैच पूरा
match-drawn = बराबरी
you-won = आप जीत गए!
they-won = { $who } की जीत
play-again = फिर खेलें

# गड्डी के आँकड़े
statistics = गड्डी के आँकड़े
statistics-loading = गिन रहे हैं…
statistics-about = { $deals ->
    [one] आपकी अब तक की { $deals } बाँट, और संयोग से जो अपेक्षित है। पट्टी आम दायरा है, लकीर अपेक्षा, बिंदु आपका।
   *[other] आपकी अब तक की { $deals } बाँटें, और संयोग से जो अपेक्षित है। पट्टी आम दायरा है, लकीर अपेक्षा, बिंदु आपका।
  }
statistics-empty = पहली बाँट के बाद यहाँ आपकी बाँटें दिखेंगी, संयोग की अपेक्षा के साथ।
statistics-komi = { $deals ->
    [one] { $deals } बाँट में से { $observed } में कोमी आपको मिला।
   *[other] { $deals } बाँटों में से { $observed } में कोमी आपको मिला।
  }
statistics-jacks = आपको मिले गुलाम: { $observed }।
statistics-first-jack = { $deals ->
    [one] { $deals } बाँट में से { $observed } में आपके पहले पत्तों में गुलाम था।
   *[other] { $deals } बाँटों में से { $observed } में आपके पहले पत्तों में गुलाम था।
  }
statistics-first-pair = { $deals ->
    [one] { $deals } बाँट में से { $observed } में आपके पहले पत्तों में दो बराबर पत्ते थे।
   *[other] { $deals } बाँटों में से { $observed } में आपके पहले पत्तों में दो बराबर पत्ते थे।
  }
statistics-last-jacks = आख़िरी दौरों में दोनों को मिले गुलाम: { $observed }।
statistics-floor-pair = { $deals ->
    [one] { $deals } बाँट में से { $observed } में पहली ज़मीन पर दो बराबर पत्ते थे।
   *[other] { $deals } बाँटों में से { $observed } में पहली ज़मीन पर दो बराबर पत्ते थे।
  }
statistics-replaced = { $deals ->
    [one] { $deals } बाँट में से { $observed } में पहली ज़मीन का गुलाम या कोमी बदला गया।
   *[other] { $deals } बाँटों में से { $observed } में पहली ज़मीन का गुलाम या कोमी बदला गया।
  }
statistics-komi-wait = { $observed ->
    [one] कोमी के बिना सबसे लंबा सिलसिला: { $observed } बाँट।
   *[other] कोमी के बिना सबसे लंबा सिलसिला: { $observed } बाँटें।
  }
statistics-expects = संयोग से अपेक्षा { $expected }, आम तौर पर { $low } से { $high }।
statistics-unusual = आम दायरे से बाहर।
statistics-streaks = सिलसिले क्यों बनते हैं
statistics-streaks-about = संयोग को कुछ याद नहीं रहता और वह हिसाब बराबर नहीं करता। सिक्का सौ बार उछालें, तो एक ही ओर का लगातार छह या ज़्यादा बार आना आम बात है। सही पत्तों में भी बीस में से एक संख्या तक अपने आम दायरे से बाहर रहती है; बार-बार और बहुत दूर हो, तब शक की बात है।
statistics-dealer = जहाँ पहली ज़मीन के गुलाम और कोमी बदले जाते हैं, वहाँ बाँटने वाले को कोमी कुछ ज़्यादा मिलता है, 100 में से 53.8 बाँटों में: बदला हुआ पत्ता गड्डी के नीचे जाता है, और सबसे आख़िर में पत्ते बाँटने वाले को मिलते हैं। दायरे में यह शामिल है।

# मेन्यू
menu = मेन्यू
back = पीछे
close = बंद करें
leave-table = टेबल छोड़ें
leave-about = मैच होम पर आपका इंतज़ार करेगा।
shortcuts = कीबोर्ड
shortcut-card = हाथ का पत्ता चुनें
shortcut-arrows = अगला पत्ता, पिछला पत्ता
shortcut-play = चुना हुआ पत्ता चलें
shortcut-escape = कोई पत्ता न चुनें
shortcut-help = यह सूची दिखाएँ

# कुछ गड़बड़ हो तो
loading = एक पल…
connecting = टेबल की ओर…
connecting-again = कनेक्शन नहीं है। फिर कोशिश हो रही है…
no-match = ऐसा कोई मैच नहीं है
no-match-about = वह इस सर्वर पर नहीं है, या किसी और डिवाइस का है।
error-offline = सर्वर तक पहुँच नहीं हो रही।
error-unknown = यह नहीं हो पाया।
error-bad-rules = ऐसे नियम नहीं हो सकते: ज़्यादा पत्ते और बसरा दोनों 0 के हों, तो कोई लक्ष्य तक नहीं पहुँचेगा।
error-too-fast = बहुत जल्दी हो गया। ज़रा रुककर फिर कोशिश करें।
error-storage = सर्वर अभी मैच सहेज नहीं पा रहा। थोड़ी देर में कोशिश करें।
error-busy = सर्वर अभी बहुत व्यस्त है। ज़रा रुककर फिर कोशिश करें।
rejected-stale = टेबल आगे बढ़ चुकी थी। अब ऐसी है; फिर चलें।
rejected-not-your-turn = अभी आपकी बारी नहीं है।
rejected-illegal-play = यह पत्ता ऐसे नहीं चल सकते।
rejected-ambiguous-play = यह पत्ता कई तरह से उठा सकता है। एक चुनें।
rejected-unreadable-play = सर्वर चाल समझ नहीं पाया। फिर कोशिश करें।
rejected-match-over = मैच पूरा हो चुका है।
problem-bad-frame = सर्वर समझ नहीं पाया। फिर कोशिश करें।
problem-too-fast = बहुत जल्दी हो गया। ज़रा रुककर फिर कोशिश करें।
problem-storage = चाल सहेजी नहीं जा सकी। कुछ खोया नहीं है; थोड़ी देर में कोशिश करें।
problem-thinking = कंप्यूटर अभी सोच नहीं पा रहा। वह अपने आप फिर कोशिश करेगा।
