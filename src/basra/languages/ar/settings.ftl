# الإعدادات، في نافذتها وعلى الطاولة.
settings = الإعدادات
settings-look = الشكل
settings-feel = الصوت والحركة
settings-play = اللعب
settings-spoken = لقارئ الشاشة

setting-language = اللغة
setting-theme = المظهر
setting-theme-system = تلقائي
setting-theme-light = فاتح
setting-theme-dark = غامق
setting-sound = الصوت
setting-sound-about = صوت الورق والأخد، ونغمة وتر لكل بصرة.
setting-volume = مستوى الصوت
setting-haptics = الاهتزاز
setting-haptics-about = تحسّ باللعب والأخد والبصرة في يدك.
setting-speed = السرعة
setting-speed-calm = هادية
setting-speed-normal = عادية
setting-speed-quick = سريعة
setting-speed-none = فورًا
setting-tap = لعب الورقة
setting-tap-choose = لمستان
setting-tap-play = لمسة واحدة
setting-tap-choose-about = الأولى تُظهر ماذا تاخد، والثانية تلعب.
setting-tap-play-about = اضغط مطوّلًا لترى ماذا تاخد.
setting-forced = العب الورقة الأخيرة وحدها
setting-forced-about = عندما لا تبقى في يدك إلا ورقة، ولا تُلعب إلا بطريقة واحدة.
setting-verbose = اذكر الأرض بعد كل لعبة
setting-verbose-about = مع ما لُعب، يُقرأ كل ورق على الأرض.
setting-keys = الحروف تسأل عن الطاولة
setting-keys-about = ‏F للأرض وH لورقك وغيرهما؛ تجدها في القائمة تحت لوحة المفاتيح.

# أسئلة عن الطاولة، لكل منها مفتاح وزر، وما يقال جوابًا عنها.
ask = قل لي
ask-floor = ماذا على الأرض
ask-hand = ورقي، وماذا تاخد كل ورقة
ask-takes = ماذا تاخد الورقة المختارة
ask-score = النقاط والورق المأخود والبصرات
ask-last = آخر لعبة
ask-opponent = ورق الخصم والسحب
ask-round = الدور والجولة، ومن عليه اللعب
ask-clock = كم باقي من الوقت
ask-people = من الموجود، وما المعروض
shortcut-talk = الكلام
shortcut-answer = الرد على العرض
ask-again = أعد آخر ما قيل
floor-told = على الأرض: { $cards }
points-told = { $points ->
    [zero] { $who }: بلا نقاط
    [one] { $who }: نقطة واحدة
    [two] { $who }: نقطتان
    [few] { $who }: { $points } نقاط
    [many] { $who }: { $points } نقطة
   *[other] { $who }: { $points } نقطة
  }
hand-empty = لا ورق في يدك
none-chosen = لم تختر ورقة
turn-of = الدور على { $who }
shortcuts-about = مع قارئ شاشة يقرأ الصفحة سطرًا سطرًا، دع المفاتيح تمرّ أولًا (وضع التركيز). ويمكن إيقاف الحروف من الإعدادات.
