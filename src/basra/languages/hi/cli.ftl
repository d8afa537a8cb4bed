# कमांड लाइन।

usage = प्रयोग:
options = विकल्प
commands = कमांड
metavar-options = [विकल्प]
metavar-command = [कमांड]
metavar-card = पत्ता
metavar-cards = पत्ते
metavar-rules = नियम
metavar-port = पोर्ट
metavar-host = पता
metavar-folder = फ़ोल्डर
metavar-clock = घड़ी

command-basra =
    मिस्री बसरा, ताश का खेल।

    कमांड न दें तो खेल शुरू होकर ब्राउज़र में खुलता है, जैसे “play” से।
command-play =
    खेल शुरू करें और ब्राउज़र में खोलें।

    आपके मैच सहेजे रहते हैं और वहीं से आगे चलते हैं। रोकने के लिए Ctrl+C।
command-play-short = खेल शुरू करें और ब्राउज़र में खोलें।
command-serve =
    औरों के खेलने के लिए सर्वर चलाएँ।

    --host न दें तो वह सिर्फ़ इसी कंप्यूटर पर सुनता है, और लॉग स्टैंडर्ड एरर में लिखता है। रोकने के लिए Ctrl+C या SIGTERM।
command-serve-short = औरों के खेलने के लिए सर्वर चलाएँ।
command-capture =
    बताएँ कि पत्ता ज़मीन से क्या उठाता है और वह बसरा है या नहीं।

    पत्ते में A, 2 से 10, J, Q, K में से एक, फिर रंग C, D, H, S: basra capture --floor "10S 5H 4C AD" 10H
command-capture-short = बताएँ कि पत्ता ज़मीन से क्या उठाता है।

option-help = यह मदद दिखाएँ।
option-version = संस्करण दिखाएँ।
option-language = भाषा; न दें तो सिस्टम की भाषा।
option-port = सर्वर का पोर्ट, न दें तो { $default }; 0 से कोई भी ख़ाली पोर्ट।
option-port-play = सर्वर का पोर्ट; न दें तो { $default } या अगला ख़ाली पोर्ट।
option-host = सर्वर का पता, न दें तो { $default }; 0.0.0.0 से और लोग भी आ सकते हैं।
option-no-open = ब्राउज़र न खोलें।
option-data = मैच सहेजने का फ़ोल्डर; न दें तो यूज़र का डेटा फ़ोल्डर।
option-database = मैच सहेजने का डेटाबेस, जैसे postgresql://name:password@host/basra; न दें तो फ़ोल्डर में एक SQLite फ़ाइल। BASRA_DATABASE से भी पढ़ा जाता है, जहाँ पासवर्ड कोई और नहीं देखता।
option-redis = वह Redis जिससे एक ही डेटाबेस वाली कई प्रोसेस एक-दूसरे को तुरंत बताती हैं कि क्या बदला, जैसे redis://host. BASRA_REDIS से भी पढ़ा जाता है।
option-workers = कंप्यूटर खिलाड़ियों के लिए कितनी प्रोसेस सोचें; न दें तो एक को छोड़कर हर कोर के लिए एक। 0 हो तो सर्वर ख़ुद सोचता है, जो बहुत छोटे कंप्यूटर के लिए ठीक है।
option-clock = ऑनलाइन मैचों की किसी घड़ी के लिए दूसरी अवधियाँ, सेकंड में: quick=PLAY,BANK,GRACE, relaxed=PLAY,BANK,GRACE या none=GRACE,SILENCE। हर घड़ी के लिए दी जा सकती हैं।
option-log-level = लॉग होने वाले सबसे कम ज़रूरी संदेश, न दें तो { $default }।
option-rules = नियम: egyptian, egyptian-v2, या इनमें से एक विकल्पों के साथ, जैसे egyptian,target=51; न दें तो { $default }।
option-floor = ज़मीन के पत्ते, जैसे "10S 5H 4C AD"; ख़ाली हो तो “-”।
option-json = जवाब JSON में दें।

version-compiled = { $version }, कंपाइल किया हुआ
version-plain = { $version }, सादा Python
version-changed = { $version }, सादा Python, क्योंकि जो कंपाइल हुआ था वह इस स्रोत या इस Python का नहीं है

running = मिस्री बसरा तैयार है। रोकने के लिए Ctrl+C। यहाँ खोलें:
already-running = मिस्री बसरा पहले से चल रहा है। यहाँ खोलें:

list-separator = { ", " }
captures = { $card } उठाए { $cards }। यह बसरा नहीं है।
captures-basra = { $card } उठाए { $cards }: बसरा!
captures-jack-basra = { $card } उठाए { $cards }: गुलाम बसरा!
captures-nothing = { $card } कुछ नहीं उठाता और ज़मीन पर रहता है।
captures-choice = { $card } इनमें से एक उठाता है, जो खिलाड़ी चुने। यह बसरा नहीं है।

error-no-such-option = यहाँ { $option } नाम का विकल्प नहीं है; --help से विकल्प देखें।
error-no-such-command = ऐसी कोई कमांड नहीं है, इनमें से चुनें: { $commands }।
error-missing = यह नहीं दिया गया: { $name }; --help से देखें कि क्या चाहिए।
error-option-value = विकल्प { $option } को मान चाहिए, या वह मान नहीं लेता; --help से देखें कि उसे कैसे लिखें।
error-choice = { $name } इनमें से एक हो: { $choices }।
error-number = { $name } { $least } से { $most } तक की पूर्ण संख्या हो।
error-folder = { $name } फ़ोल्डर होना चाहिए, पर दी गई चीज़ फ़ाइल है।
error-too-many = यह कमांड इतने आर्ग्युमेंट नहीं लेती; पत्तों की सूची उद्धरण चिह्नों में दें।
error-rules = नियम “{ $rules }” पढ़े नहीं जा सकते। { $presets } लिखें, फिर जो अलग हो उसे कॉमा के बाद: { $options }।
error-floor = ज़मीन “{ $floor }” पढ़ी नहीं जा सकती। पत्ते ऐसे लिखें: "10S 5H 4C AD", हर एक बस एक बार।
error-card = “{ $card }” कोई पत्ता नहीं है। A, 2 से 10, J, Q, K में से एक और रंग C, D, H, S लिखें, जैसे 10H।
error-card-on-floor = { $card } नहीं चल सकते: वह ज़मीन पर है।
error-port-busy = पोर्ट { $port } पर दूसरा प्रोग्राम चल रहा है: --port से दूसरा चुनें।
error-ports-busy = { $first } से { $last } तक सब पोर्ट व्यस्त हैं: --port से दूसरा चुनें।
error-listen = सर्वर { $host }, पोर्ट { $port } पर नहीं सुन सकता: { $reason }।
error-data = डेटा फ़ोल्डर { $folder } काम में नहीं लिया जा सकता: { $reason }
error-database = डेटाबेस काम में नहीं लिया जा सकता: { $reason }
error-redis = Redis काम में नहीं लिया जा सकता: { $reason }
error-extra = इसके लिए ज़रूरी पैकेज इंस्टॉल नहीं हैं। चलाएँ: pip install '{ $extra }'
error-clock = घड़ियाँ “{ $clocks }” पढ़ी नहीं जा सकीं। quick=12,60,60, relaxed=60,180,120 या none=300,86400 लिखिए: चाल के, बचत के और मोहलत के सेकंड; बिना घड़ी के, मोहलत और चुप्पी के।

command-verify =
    फ़ाइल से मैच का सबूत जाँचें और एक-एक बात बताएँ कि सही है या नहीं।

    सब सही हो तो एग्ज़िट स्टेटस 0, नहीं तो 1। “-” स्टैंडर्ड इनपुट पढ़ता है।
command-verify-short = मैच का सबूत जाँचें।
command-shuffle-test =
    पत्तों का फेंटना परखें: पहले पूरी जाँच, फिर बहुत-सी गड्डियों के आँकड़े; जाने-पहचाने ख़राब तरीक़े पकड़े जाने चाहिए।

    इसके लिए numpy और scipy चाहिए: pip install "basra[evidence]"। सब ठीक निकले तो एग्ज़िट स्टेटस 0, नहीं तो 1।
command-shuffle-test-short = दिखाएँ कि पत्ते ईमानदारी से फेंटे जाते हैं।
metavar-file = फ़ाइल
metavar-number = संख्या
metavar-text = टेक्स्ट
option-players = कंप्यूटर खिलाड़ियों से चालें फिर चुनवाएँ और मिलाएँ।
option-decks = कितनी गड्डियाँ फेंटें, न दें तो { $default }।
option-seed = गड्डियों की कुंजियाँ किससे बनें, न दें तो “{ $default }”।
option-played = इसके बदले इस कंप्यूटर पर सच में खेली गई बाँटें परखें।
error-file = फ़ाइल { $file } पढ़ी नहीं जा सकती: { $reason }।
error-evidence = इसके लिए numpy और scipy चाहिए: pip install "basra[evidence]"।
error-no-deals = यहाँ अभी कोई बाँट पूरी नहीं खेली गई।
error-data-without-played = --data बताता है कि किसकी बाँटें परखें; वह --played के साथ ही चलता है।

verify-holds = सब सही है।
verify-fails = सबूत सही नहीं है।
verify-no-proof = यह ईमानदार बाँट का सबूत नहीं है, और न होने का दावा करता है।
claim-form = फ़ाइल पूरी है
claim-practice = अभ्यास मैच: इसकी बाँट के बारे में कोई दावा नहीं है।
claim-daily = आज की बाँट: इसके बारे में कोई दावा नहीं है। इसके पत्ते तारीख़ से तय होते हैं।
claim-promise = बाँटें मैच से पहले सील हुईं
claim-values = खिलाड़ियों की संख्याएँ
claim-deal = बाँट { $deal }
claim-result = नतीजा
claim-players = कंप्यूटर की चालें
claim-unchecked = { $claim }: जाँचा नहीं
claim-found = { $claim }: { $found }
claim-fault = { $claim }: { $fault }
found-form = { $events } पंक्तियाँ, कड़ी { $chain }
found-promise = फ़िंगरप्रिंट { $fingerprint }
found-values = { $proven ->
    [1] साबित: हर व्यक्ति ने बाँट में अपनी संख्या जोड़ी
   *[other] साबित नहीं: हर व्यक्ति ने बाँट में अपनी संख्या नहीं जोड़ी
}
found-deal = गुप्त संख्या, गड्डी और { $plays } चालें सही हैं; { $first } : { $second }
found-stopped = { $plays ->
    [one] गुप्त संख्या, गड्डी और { $plays } चाल रुकने तक सही है
   *[other] गुप्त संख्या, गड्डी और { $plays } चालें रुकने तक सही हैं
}
found-result = { $ending ->
    [points] { $first } : { $second }
    [first] { $first } : { $second }; मैच रोका गया, पहला खिलाड़ी जीता
    [second] { $first } : { $second }; मैच रोका गया, दूसरा खिलाड़ी जीता
   *[nobody] { $first } : { $second }; मैच बिना विजेता के रोका गया
}
found-players = { $plays } चालें फिर वही निकलीं

test-of = { $method }, { $decks } गड्डियाँ
test-exhaustion = पूरी जाँच: मामलों की संख्या
test-battery = आँकड़े: देखा गया, अपेक्षित, p
test-mutants = जाने-पहचाने ख़राब तरीक़े: गड्डियाँ, किससे पकड़े गए
test-ok = पास
test-bad = फ़ेल
test-not-killed = पकड़ा नहीं गया
test-left-out = छोड़ा गया: { $decks } गड्डियाँ चाहिए
test-passed = सब वैसा ही निकला जैसा होना चाहिए।
test-failed = सब वैसा नहीं निकला जैसा होना चाहिए।
method-basra-fair-1 = basra-fair/1
method-played = यहाँ खेली गई बाँटें
method-full-range-swap = पूरे दायरे में सीधी अदला-बदली
method-sattolo = सात्तोलो, एक की चूक
method-one-short = एक क़दम कम का लूप
method-byte-modulo = बाइट मॉड्यूलो n
method-word-modulo = 16-बिट संख्या मॉड्यूलो n
method-small-keys = दोहराती छोटी कुंजियों से छँटाई
method-random-comparator = बेतरतीब तुलना से छँटाई
method-7-riffles = 7 रिफ़ल
method-10-riffles = 10 रिफ़ल
method-32-bit-seed = 32-बिट बीज
check-choices = हर चुनाव, सब बाइटों पर
check-memory = कोई चुनाव पिछले पर निर्भर नहीं
check-orders = थोड़े पत्तों के सब क्रम
check-positions = कौन-सा पत्ता कहाँ
check-rising = बढ़ते क्रम
check-neighbours = पड़ोसी पत्ते
check-inversions = उलटे जोड़े
check-fixed-points = अपनी जगह पर रहे पत्ते
check-parity = सम-विषम
check-repeats = दोहराई गड्डियाँ

# अखाड़ा।

command-arena =
    कंप्यूटर खिलाड़ियों को आपस में खिलाएँ और बताएँ कि वे कितने मज़बूत हैं: हर बाँट में कितने अंक।

    हर जोड़े में एक ही गड्डी दो बार खेली जाती है, जगहें बदलकर। दो या ज़्यादा खिलाड़ियों के नाम दें; चाहें तो हर एक के साथ स्थितियों की अपनी सीमा: basra arena greedy careful@500 --pairs 2000। जो खेला गया वह सहेजा जाता है; वही कमांड वहीं से आगे चलती है।
command-arena-short = कंप्यूटर खिलाड़ियों को आपस में खिलाएँ।
metavar-players = खिलाड़ी…
metavar-address = पता
option-pairs = हर दो खिलाड़ी कितने जोड़े खेलें, न दें तो { $default }।
option-matches = बाँटों की जगह पूरे मैच खेलें: “new” शुरू से, या “late”, जिनमें दोनों पक्ष लक्ष्य के आधे और लक्ष्य के बीच के अंकों से शुरू करते हैं। न दें तो “{ $default }”: अलग-अलग बाँटें।
option-deck-list = गड्डियों की सूची: न दें तो “{ $default }”; “{ $claim }”, जिस पर कोई खिलाड़ी कभी नहीं साधा गया; या कोई और टेक्स्ट।
option-nodes = एक चाल के लिए खिलाड़ी कितनी स्थितियाँ देख सकता है, न दें तो { $default }।
option-gap = यह भी बताएँ कि { $reference } और सब पत्ते देखने वाले { $bound } के बीच के अंतर का कितना हिस्सा हर खिलाड़ी पाटता है।
option-jobs = एक साथ कितनी प्रोसेस खेलें; न दें तो हर कोर के लिए एक।
option-ray = Ray क्लस्टर पर खेलें: उसका पता, “auto” यानी जिसमें यह मशीन है, “local” यानी इसी का अपना।
option-results = नतीजे सहेजने का फ़ोल्डर; न दें तो यूज़र का कैश फ़ोल्डर।
option-plot = खिलाड़ियों को उनके अंतरालों के साथ इस फ़ाइल में SVG के रूप में बनाएँ।
error-player = “{ $player }” कोई खिलाड़ी नहीं है। इनमें से एक लिखें: { $players }; चाहें तो @ के साथ स्थितियों की सीमा, जैसे greedy@500।
error-players = दो या ज़्यादा खिलाड़ियों के नाम दें, हर एक बस एक बार।
error-results = नतीजे { $folder } में सहेजे नहीं जा सकते: { $reason }।
error-worker = काम करने वाली एक प्रोसेस बंद हो गई। खेले और सहेजे गए जोड़े: { $pairs } में से { $played }। वही कमांड वहीं से आगे चलती है।
error-plot = चित्र के लिए matplotlib चाहिए: pip install "basra[arena]"।
error-plot-file = चित्र { $file } में लिखा नहीं जा सकता: { $reason }।
error-ray = क्लस्टर पर खेलने के लिए Ray चाहिए: pip install "basra[ray]"।
error-cluster = क्लस्टर { $address } काम में नहीं लिया जा सकता: { $reason }।
arena-interrupted = रोका गया। खेले और सहेजे गए जोड़े: { $pairs } में से { $played }। वही कमांड वहीं से आगे चलती है।
arena-over = सूची “{ $decks }” की गड्डियाँ, जोड़े: { $pairs }, नियम: { $rules }। अंतराल 95 % के हैं।
arena-against = { $first } बनाम { $second }
arena-points = हर बाँट के अंक
arena-all = सबके ख़िलाफ़
arena-share = अंतर का हिस्सा
arena-pairs = जोड़े: जीते / बराबर / हारे
arena-deals = बाँटें: जीतीं / बराबर / हारीं
arena-matches = मैच: जीते / बराबर / हारे
arena-won = 100 मैचों में हार से ज़्यादा जीतें
arena-first = पहले खेलने के अंक, हर बाँट में
arena-basras = हर बाँट में बसरे
arena-milliseconds = हर चाल में CPU समय (ms)
arena-nodes = हर चाल में देखी स्थितियाँ
arena-decks = गड्डियाँ, SHA-256: { $digest }
arena-machine = { $processor }, कोर: { $cores }; basra { $version }, { $speed ->
    [compiled] कंपाइल किया हुआ
   *[plain] कंपाइल नहीं किया हुआ
}
arena-plot-axis = बाक़ी सबके औसत के ख़िलाफ़ हर बाँट के अंक

# गति।

command-bench =
    यहाँ की गति मापें।

    एक कोर का प्रोसेसर समय: बेतरतीब बाँट, पत्ता क्या उठाता है, हल किया हुआ आख़िरी दौर, और कंप्यूटर का हर खिलाड़ी।
command-bench-short = यहाँ की गति मापें।
bench-how = एक कोर का प्रोसेसर समय, { $runs } मापों की माध्यिका।
bench-deals = बेतरतीब बाँट, बाँटने और गिनने समेत: प्रति सेकंड { $number } चालें
bench-captures = पत्ता क्या उठाता है, Python से पूछने पर: प्रति सेकंड { $number } बार
bench-last-round = आख़िरी दौर का पूरा हल: { $number } µs
bench-players = कंप्यूटर के खिलाड़ी, प्रति चाल मिलीसेकंड, स्थितियों की सीमा { $nodes }:

# What a host may choose.

metavar-limits = REQUESTS=संख्या,…
metavar-addresses = पते
metavar-address-port = [होस्ट:]पोर्ट
option-limits = हर पता कितना माँग सकता है: एक मिनट में कितने अनुरोध, कितनी नई मेज़ें और कोड की कितनी कोशिशें, और एक समय में कितने कनेक्शन, जैसे { $default }, जो पहले से तय है; या “off”।
option-trusted-proxies = वे प्रॉक्सी जिनकी बात क्लाइंट के पते के बारे में मानी जाती है, बीच में अल्पविराम; पहले से इसी कंप्यूटर वाले।
option-metrics = Prometheus के लिए माप वहाँ दिखाएँ, पहले से कहीं नहीं; केवल पोर्ट लिखने पर उन्हें सिर्फ़ यही कंप्यूटर पढ़ सकता है।
metrics-at = माप: { $address }
error-limits = सीमाएँ “{ $limits }” पढ़ी नहीं जा सकतीं। “off” लिखें, या { $default } से जो अलग हो, बीच में अल्पविराम के साथ।
error-metrics = माप की जगह “{ $place }” पढ़ी नहीं जा सकती। पोर्ट लिखें, या होस्ट, कोलन और पोर्ट, जैसे 127.0.0.1:9101।

# The host's own commands.

command-admin =
    होस्ट के मैचों की देखभाल करें।

    हर कमांड सीधे डेटाबेस पर काम करती है, उस पर सर्वर चल रहे हों या नहीं, और उसका संस्करण वही होना चाहिए जो उनका है।
command-admin-short = होस्ट के मैचों की देखभाल करें।
command-admin-status = बताएँ कि कितना रखा हुआ है।
command-admin-status-short = बताएँ कि कितना रखा हुआ है।
command-admin-matches = सबसे नए मैचों की सूची दिखाएँ।
command-admin-matches-short = मैचों की सूची दिखाएँ।
command-admin-show = MATCH के बारे में पत्तों को छोड़कर जो कुछ रखा है, उसे JSON में दिखाएँ, और यह भी कि वह सही-सलामत है या नहीं।
command-admin-show-short = एक मैच दिखाएँ।
command-admin-void =
    MATCH को बिना विजेता के समाप्त करें और सार्वजनिक लॉग में लिखें कि वह रद्द है।

    उसके रिकॉर्ड में लिखा जाएगा कि वह आपसी सहमति से रोका गया। बिगड़ा हुआ मैच जैसा है वैसा ही बंद कर दिया जाता है।
command-admin-void-short = मैच को बिना विजेता के समाप्त करें।
command-admin-export-person = PERSON के बारे में जो कुछ रखा है, सब JSON में छापें। PERSON वह है जो उसे रैंकिंग और “show” कहते हैं।
command-admin-export-person-short = किसी व्यक्ति के बारे में रखा सब कुछ छापें।
command-admin-delete-person = PERSON के बारे में जो कुछ रखा है, सब मिटाएँ, उसके मैच भी। PERSON वह है जो उसे रैंकिंग और “show” कहते हैं।
command-admin-delete-person-short = किसी व्यक्ति के बारे में रखा सब कुछ मिटाएँ।
command-admin-backup =
    डेटाबेस को FILE में वैसे ही कॉपी करें जैसा वह एक पल में है, खेल चलते रहते हैं।

    SQLite की कॉपी “restore” से वापस आती है, PostgreSQL की pg_restore से।
command-admin-backup-short = डेटाबेस को फ़ाइल में कॉपी करें।
command-admin-restore =
    SQLite डेटाबेस की कॉपी FILE को फ़ोल्डर में वापस रखें। उस पर कोई सर्वर नहीं चलना चाहिए।

    --force के साथ वह वहाँ के डेटाबेस की जगह लेती है, जो पास में दूसरे नाम से रखा जाता है।
command-admin-restore-short = कॉपी वापस रखें।
command-admin-check =
    हर मैच दोबारा चलाएँ और बताएँ कि कौन-से बिगड़े हैं।

    कोई बिगड़ा न हो तो निकास स्थिति 0 है, वरना 1।
command-admin-check-short = हर मैच दोबारा चलाएँ।
metavar-match = MATCH
metavar-person = PERSON
option-which = कौन-से मैच, पहले से सभी।
option-most = ज़्यादा से ज़्यादा कितने, पहले से { $default }।
option-force = उसे वहाँ के डेटाबेस की जगह रखें।
admin-count-matches = मैच
admin-count-open = इनमें से चल रहे
admin-count-online = इनमें से दो उपकरणों के बीच
admin-count-rated = इनमें से रेटिंग वाले और समाप्त
admin-count-events = घटनाएँ
admin-count-people = लोग जिन्हें दूसरे जानते हैं
admin-count-invitations = निमंत्रण
admin-count-nodes = सर्वर जो इस डेटाबेस को साझा करते हैं
admin-open = बाँट { $deal }
admin-over = समाप्त
admin-voided = { $match } रद्द है।
admin-deleted = { $matches ->
    [one] जो कुछ रखा था सब मिट गया, { $matches } मैच भी।
   *[other] जो कुछ रखा था सब मिट गया, { $matches } मैच भी।
}
admin-backed-up = कॉपी { $file } में है।
admin-restored = कॉपी अब { $folder } में है।
admin-kept = जो डेटाबेस वहाँ था वह अब { $file } में है।
admin-checked = { $matches ->
    [one] { $matches } मैच दोबारा चलाया गया, बिगड़े हुए: { $damaged }।
   *[other] { $matches } मैच दोबारा चलाए गए, बिगड़े हुए: { $damaged }।
}
error-no-data = { $folder } में कोई डेटाबेस नहीं है: उसका फ़ोल्डर --data से, या उसका URL --database से बताएँ।
error-data-there = { $folder } में पहले से एक डेटाबेस है; --force से कॉपी उसकी जगह लेती है और वह दूसरे नाम से रखा जाता है।
error-no-match = { $match } नाम का कोई मैच नहीं है।
error-no-person = { $person } नाम का कोई व्यक्ति नहीं है।
error-match-over = { $match } पहले ही समाप्त हो चुका है।
error-match-waits = { $match } को रोका नहीं जा सकता: इस पल किसी की बारी नहीं है, या यह दो लोगों का मैच नहीं है।
error-meanwhile = इस बीच मेज़ पर कुछ हुआ; फिर कोशिश करें।
