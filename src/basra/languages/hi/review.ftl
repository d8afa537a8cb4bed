# बाँट का रीप्ले और समीक्षा। $card, $cards और $who ऐसे नाम हैं जो बिना बदले रखे जाते हैं।
replay = रीप्ले
replay-place = बाँट में जगह
replay-first = शुरू में
replay-back = एक चाल पीछे
replay-next = एक चाल आगे
replay-fault = अगली ग़लती पर
replay-end = बाँट का अंत
review-title = बाँट { $deal } की समीक्षा – बसरा
deal-of = बाँट { $deal }/{ $deals }
hand-of = { $who } के पत्ते
no-cards = कोई पत्ता नहीं
points-signed = { $sign }{ $points }
points-bare = { $points }

# चाल कितनी अच्छी थी
mark-best = सबसे अच्छी
mark-good = अच्छी
mark-slip = हल्की चूक
mark-mistake = ग़लती
mark-blunder = भारी ग़लती
review-loss = { $points ->
    [one] क़रीब { $points } अंक का नुक़सान
   *[other] क़रीब { $points } अंकों का नुक़सान
  }
review-better = बेहतर था
show-better = टेबल पर दिखाएँ
show-made = जो चला गया वह दिखाएँ
review-leaves = बचता है: { $cards }।
review-leaves-nothing = ज़मीन ख़ाली रहती है: उठाने को कुछ नहीं।
review-answer-basra = बसरा के साथ पूरी ज़मीन उठा सके: { $cards } (संभावना { $chance }%)।
review-answer-all = पूरी ज़मीन सिर्फ़ यह उठा सके: { $cards }।
review-answer-none = कोई पत्ता पूरी ज़मीन नहीं उठा सकता।
komi-short = कोमी
review-lost = खोए हुए अंक
review-about = हर चाल इस पर परखी जाती है कि खिलाड़ी क्या जान सकता था: वह क्या उठाती है, सामने वाला क्या जवाब दे सकता है, और बाँट के अंत तक उससे क्या हो सकता है। क़िस्मत से आया पत्ता चाल को बेहतर नहीं बनाता।

# और क्या किया जा सकता है
deal-again = यह बाँट फिर खेलें
deal-again-other = दूसरे हाथ से खेलें
position-link = इस स्थिति का लिंक
position = स्थिति
position-over = बाँट पूरी हो गई: किसी की बारी नहीं है।
position-about = संख्याएँ बताती हैं कि हर चाल सबसे अच्छी चाल से कितने अंक ख़राब है।
share-link = शेयर करें
link-copied = लिंक कॉपी हुआ
error-bad-position = इस लिंक में कोई स्थिति नहीं है।
error-deal-not-over = यह बाँट अभी पूरी नहीं हुई।
error-no-match = इस डिवाइस का ऐसा कोई मैच नहीं है।
error-not-found = ऐसी कोई बाँट नहीं है।
error-no-record = यह रिकॉर्ड इस ब्राउज़र में नहीं रखा गया है।
