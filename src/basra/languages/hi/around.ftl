# दो डिवाइसों के मैच में पत्तों के आसपास जो है। $who एक नाम है, जैसा है वैसा ही आता है।

# घड़ी
clock-none = इस मैच में घड़ी नहीं है।
clock-play = इस चाल का समय: { $time }
clock-bank = बचत का समय: { $time }
clock-told-running = { $who }: इस चाल के लिए { $play }, बचत में { $bank }
clock-told = { $who }: बचत में { $bank }
clock-bank-runs = { $seconds ->
    [one] आपकी बचत घट रही है: { $seconds } सेकंड बाक़ी
   *[other] आपकी बचत घट रही है: { $seconds } सेकंड बाक़ी
  }
clock-short = { $seconds ->
    [one] { $seconds } सेकंड बाक़ी, फिर आपकी ओर से एक पत्ता चला जाएगा
   *[other] { $seconds } सेकंड बाक़ी, फिर आपकी ओर से एक पत्ता चला जाएगा
  }

# कौन मौजूद है
notice = सूचना
is-away = कनेक्शन नहीं है
is-there = { $who } मौजूद है
is-back = { $who } की वापसी हुई
not-here-yet = { $who } अभी टेबल पर नहीं हैं।
away = { $who } का कनेक्शन टूट गया है।
away-until = { $who } का कनेक्शन टूट गया है। { $time } बाद आप मैच पर दावा कर सकते हैं।
rating-told = { $who } की रेटिंग { $rating } है
is-rated = यह मैच रेटिंग में गिना जाता है
watchers = { $count ->
    [0] कोई नहीं देख रहा
    [one] { $count } दर्शक देख रहा है
   *[other] { $count } दर्शक देख रहे हैं
  }

# दावे और प्रस्ताव
claim = मैच पर दावा करें
claim-away = { $who } का कनेक्शन देर से टूटा हुआ है। आप मैच पर दावा कर सकते हैं, या और रुक सकते हैं।
claim-silent = { $who } की चालें अब नहीं आ रहीं। आप मैच पर दावा कर सकते हैं, या और रुक सकते हैं।
go-on-waiting = और रुकें
offer-stop = रोकने का प्रस्ताव दें
take-offer-back = प्रस्ताव वापस लें
offered-stop = { $who } का प्रस्ताव है कि मैच रोक दें। जीत किसी की नहीं होगी।
offered-stop-offered = आपने रोकने का प्रस्ताव दिया है। { $who } के मानने तक खेल जारी है।
offered-words = { $who } आपको अपने शब्दों में लिखना चाहते हैं।
offered-rematch = { $who } फिर खेलना चाहते हैं।
stop-match = मैच रोकें
play-on = खेलते रहें
allow = अनुमति दें
no-thanks = नहीं, शुक्रिया
rematch = फिर खेलने का प्रस्ताव दें
rematch-waits = प्रस्ताव दिया। वापस लें?
rematch-agree = फिर खेलें
to-rematch = नए मैच पर जाएँ
rejected-no-claim = मैच पर अभी दावा नहीं हो सकता।
rejected-not-online = यह केवल दो डिवाइसों के मैच में हो सकता है।

# देखना
share-watch = औरों को देखने दें
link-copied-watch = देखने का लिंक कॉपी हुआ
leave-about-online = मैच आपके बिना चलता रहेगा: आपका समय घटेगा, और आख़िर में { $who } उस पर दावा कर सकते हैं।
leave-about-watching = आप देख रहे हैं। दोनों के पत्ते उलटे हैं।

# बातचीत
talk = बातचीत
talk-unread = { $count ->
    [one] बातचीत, { $count } नया संदेश
   *[other] बातचीत, { $count } नए संदेश
  }
talk-so-far = अब तक की बातें
talk-phrases = वाक्य
talk-pictures = छोटे चित्र
said = { $who } का कहना है: { $words }
say-hello = नमस्ते!
say-good-luck = शुभकामनाएँ!
say-well-played = बढ़िया चाल!
say-nice-basra = क्या बसरा है!
say-thanks = धन्यवाद
say-oops = अरे!
say-one-moment = ज़रा रुकिए
say-your-turn = आपकी बारी है
say-good-game = बढ़िया मैच!
say-goodbye = फिर मिलेंगे!
say-emoji-clap = तालियाँ
say-emoji-laugh = हँसी
say-emoji-wow = हैरानी
say-emoji-sad = उदासी
say-emoji-think = सोच
say-emoji-coffee = एक कॉफ़ी
say-emoji-fire = आग
say-emoji-heart = दिल
free-words = अपने शब्दों में
send = भेजें
words-about = { $who } भी मानें, तो आप अपने शब्दों में लिख सकते हैं।
words-ask = अनुमति माँगें
words-asked = आपने { $who } से अपने शब्दों में लिखने की अनुमति माँगी है।
mute = म्यूट करें
unmute = म्यूट हटाएँ
block = ब्लॉक करें
block-title = { $who } को ब्लॉक करें
block-about = { $who } से आप फिर नहीं मिलेंगे, न लिंक से न लॉबी में। यह मैच बिना बातचीत चलता रहेगा।
blocked = { $who } से आप फिर नहीं मिलेंगे।
problem-no-words = अपने शब्दों में तभी लिखा जा सकता है जब दोनों मानें।
