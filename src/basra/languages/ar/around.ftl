# ما حول الورق في مباراة بين جهازين. ‏$who اسم يوضع كما هو.

# الساعة
clock-none = هذه المباراة بلا ساعة.
clock-play = وقت هذه اللعبة: { $time }
clock-bank = الوقت في الرصيد: { $time }
clock-told-running = { $who }: { $play } لهذه اللعبة، و{ $bank } في الرصيد
clock-told = { $who }: { $bank } في الرصيد
clock-bank-runs = { $seconds ->
    [zero] رصيدك ينفد
    [one] رصيدك ينقص: باقي ثانية واحدة
    [two] رصيدك ينقص: باقي ثانيتان
    [few] رصيدك ينقص: باقي { $seconds } ثوانٍ
    [many] رصيدك ينقص: باقي { $seconds } ثانية
   *[other] رصيدك ينقص: باقي { $seconds } ثانية
  }
clock-short = { $seconds ->
    [zero] خلص الوقت، وستُلعب ورقة بدلًا منك
    [one] باقي ثانية واحدة، ثم تُلعب ورقة بدلًا منك
    [two] باقي ثانيتان، ثم تُلعب ورقة بدلًا منك
    [few] باقي { $seconds } ثوانٍ، ثم تُلعب ورقة بدلًا منك
    [many] باقي { $seconds } ثانية، ثم تُلعب ورقة بدلًا منك
   *[other] باقي { $seconds } ثانية، ثم تُلعب ورقة بدلًا منك
  }

# من الموجود
notice = تنبيه
is-away = لا اتصال
is-there = { $who } موجود
is-back = { $who } رجع
not-here-yet = { $who } لم يصل إلى الطاولة بعد.
away = انقطع اتصال { $who }.
away-until = انقطع اتصال { $who }. يمكنك طلب المباراة لك بعد { $time }.
rating-told = تصنيف { $who } هو { $rating }
is-rated = هذه المباراة محسوبة في التصنيف
watchers = { $count ->
    [0] لا أحد يتفرج
    [one] متفرج واحد
    [two] متفرجان
    [few] { $count } متفرجين
    [many] { $count } متفرجًا
   *[other] { $count } متفرج
  }

# طلب المباراة والعروض
claim = خد المباراة
claim-away = { $who } غائب من مدة. يمكنك أن تاخد المباراة أو تنتظر.
claim-silent = { $who } لم يعد يلعب. يمكنك أن تاخد المباراة أو تنتظر.
go-on-waiting = سأنتظر
offer-stop = اعرض وقف المباراة
take-offer-back = اسحب العرض
offered-stop = { $who } يعرض وقف المباراة، فلا يكسبها أحد.
offered-stop-offered = عرضتَ وقف المباراة. اللعب مستمر حتى يوافق { $who }.
offered-words = { $who } يحب أن يكتب لك بكلماته.
offered-rematch = { $who } يحب أن يلعب معك تاني.
stop-match = أوقف المباراة
play-on = كمّل اللعب
allow = موافق
no-thanks = لا، شكرًا
rematch = اعرض مباراة تانية
rematch-waits = عرضتَها. تسحب العرض؟
rematch-agree = العب المباراة التانية
to-rematch = إلى المباراة التانية
rejected-no-claim = لا يمكن أخد المباراة بعد.
rejected-not-online = هذا ممكن فقط في مباراة بين جهازين.

# الفرجة
share-watch = ادعُ من يتفرج
link-copied-watch = نُسخ رابط الفرجة
leave-about-online = المباراة مستمرة من غيرك: وقتك يمشي، وقد ياخدها { $who } في النهاية.
leave-about-watching = أنت تتفرج. ورق الاثنين مقلوب.

# الكلام
talk = الكلام
talk-unread = { $count ->
    [zero] الكلام
    [one] الكلام، رسالة جديدة
    [two] الكلام، رسالتان جديدتان
    [few] الكلام، { $count } رسائل جديدة
    [many] الكلام، { $count } رسالة جديدة
   *[other] الكلام، { $count } رسالة جديدة
  }
talk-so-far = ما قيل
talk-phrases = عبارات
talk-pictures = صور صغيرة
said = { $who } يقول: { $words }
say-hello = أهلًا!
say-good-luck = بالتوفيق!
say-well-played = لعبة حلوة!
say-nice-basra = إيه البصرة دي!
say-thanks = شكرًا
say-oops = يا خبر!
say-one-moment = لحظة واحدة من فضلك
say-your-turn = الدور عليك
say-good-game = مباراة جميلة!
say-goodbye = مع السلامة!
say-emoji-clap = تصفيق
say-emoji-laugh = ضحك
say-emoji-wow = دهشة
say-emoji-sad = زعل
say-emoji-think = تفكير
say-emoji-coffee = فنجان قهوة
say-emoji-fire = نار
say-emoji-heart = قلب
free-words = بكلماتك
send = أرسل
words-about = يمكنك أن تكتب بكلماتك إذا وافق { $who } أيضًا.
words-ask = اطلب ذلك
words-asked = طلبتَ من { $who } الكتابة الحرة.
mute = اكتم الصوت
unmute = ألغِ الكتم
block = احظر
block-title = احظر { $who }
block-about = لن تقابل { $who } مرة أخرى، لا برابط ولا في الصالة. هذه المباراة تستمر بلا كلام.
blocked = لن تقابل { $who } مرة أخرى.
problem-no-words = الكتابة الحرة ممكنة فقط إذا وافقتما.
