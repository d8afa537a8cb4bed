# The command line.

usage = الاستعمال:
options = الخيارات
commands = الأوامر
metavar-options = [خيارات]
metavar-command = [أمر]
metavar-card = ورقة
metavar-cards = أوراق
metavar-rules = قواعد
metavar-port = منفذ
metavar-host = عنوان
metavar-folder = مجلد
metavar-clock = الساعة

command-basra =
    بصرة مصرية، لعبة الورق.

    من غير أمر تبدأ اللعبة وتفتحها في المتصفح، كما يفعل الأمر play.
command-play =
    ابدأ اللعبة وافتحها في المتصفح.

    مبارياتك محفوظة وتُستأنف من حيث تركتها. للإيقاف اضغط Ctrl+C.
command-play-short = ابدأ اللعبة وافتحها في المتصفح.
command-serve =
    شغّل الخادم ليلعب عليه آخرون.

    يستمع إلى هذا الجهاز وحده إلا إذا حدد --host غير ذلك، ويكتب سجله في الخرج القياسي للأخطاء. للإيقاف اضغط Ctrl+C أو أرسل SIGTERM.
command-serve-short = شغّل الخادم ليلعب عليه آخرون.
command-capture =
    قل ماذا تأخذ الورقة من الأرض، وهل هي بصرة.

    الورقة رتبة A أو 2 إلى 10 أو J أو Q أو K ثم نوع C أو D أو H أو S: basra capture --floor "10S 5H 4C AD" 10H
command-capture-short = قل ماذا تأخذ ورقة من الأرض.

option-help = اعرض هذا النص.
option-version = اعرض رقم الإصدار.
option-language = اللغة؛ وهي لغة النظام ما لم تحدد غيرها.
option-port = المنفذ الذي يستمع إليه، وهو { $default } ما لم تحدد غيره؛ 0 يأخذ أي منفذ خالٍ.
option-port-play = المنفذ الذي يستمع إليه؛ وهو { $default } أو أول منفذ خالٍ بعده ما لم تحدد غيره.
option-host = العنوان الذي يستمع إليه، وهو { $default } ما لم تحدد غيره؛ 0.0.0.0 يسمح للآخرين بالدخول.
option-no-open = لا تفتح المتصفح.
option-data = المجلد الذي تُحفظ فيه المباريات؛ وهو مجلد بيانات المستخدم ما لم تحدد غيره.
option-database = قاعدة البيانات التي تُحفظ فيها المباريات، مثل postgresql://name:password@host/basra؛ وهي ملف SQLite في المجلد ما لم تحدد غيره. وتُقرأ أيضًا من BASRA_DATABASE، حيث لا يرى كلمة السر أحد غيرك.
option-redis = خادم Redis الذي تخبر به العملياتُ التي تشترك في قاعدة بيانات واحدة بعضَها بعضًا فورًا بما تغيّر، مثل redis://host. ويُقرأ أيضًا من BASRA_REDIS.
option-workers = عدد العمليات التي تفكر بدل لاعبي الكمبيوتر؛ وهي واحدة لكل نواة إلا واحدة ما لم تحدد غير ذلك. مع 0 يفكر الخادم بنفسه، وهذا يكفي جهازًا صغيرًا جدًا.
option-clock = مدد أخرى لساعة من ساعات اللعب عبر الإنترنت، بالثواني: quick=PLAY,BANK,GRACE أو relaxed=PLAY,BANK,GRACE أو none=GRACE,SILENCE. ويمكن تكرار الخيار لكل ساعة.
option-log-level = أقل الرسائل أهمية مما يُكتب في السجل، وهي { $default } ما لم تحدد غيرها.
option-rules = القواعد: egyptian أو egyptian-v2، أو إحداهما مع خيارات مثل egyptian,target=51؛ وهي { $default } ما لم تحدد غيرها.
option-floor = الأوراق على الأرض، مثل "10S 5H 4C AD"؛ و"-" إذا كانت الأرض خالية.
option-json = أجب بصيغة JSON.

version-compiled = { $version }، مترجمة إلى لغة الآلة
version-plain = { $version }، بايثون كما هو
version-changed = { $version }، بايثون كما هو، لأن ما تُرجم لا يطابق هذه المصادر أو هذا الإصدار من بايثون

running = البصرة المصرية جاهزة. للإيقاف اضغط Ctrl+C. افتح:
already-running = البصرة المصرية تعمل بالفعل. افتح:

list-separator = { "، " }
captures = { $card } تأخذ { $cards }. ليست بصرة.
captures-basra = { $card } تأخذ { $cards }: بصرة!
captures-jack-basra = { $card } تأخذ { $cards }: بصرة ولد!
captures-nothing = { $card } لا تأخذ شيئًا وتبقى على الأرض.
captures-choice = { $card } تأخذ واحدة من هذه المجموعات، واللاعب يختار. ليست بصرة.

error-no-such-option = لا يوجد خيار { $option } هنا؛ اكتب --help لترى الخيارات.
error-no-such-command = لا يوجد هذا الأمر: اختر من { $commands }.
error-missing = ينقص { $name }؛ اكتب --help لترى المطلوب.
error-option-value = الخيار { $option } تلزمه قيمة أو لا يأخذ قيمة؛ اكتب --help لترى كيف يُستعمل.
error-choice = القيمة المسموح بها لـ { $name } واحدة من { $choices }.
error-number = القيمة المسموح بها لـ { $name } عدد صحيح من { $least } إلى { $most }.
error-folder = القيمة المسموح بها لـ { $name } مجلد، والمذكور ملف.
error-too-many = عدد الوسائط أكثر مما يأخذه هذا الأمر؛ ضع قائمة الأوراق بين علامتي تنصيص.
error-rules = لا يمكن قراءة القواعد «{ $rules }». اكتب { $presets } ثم ما يختلف بعد فواصل: { $options }.
error-floor = لا يمكن قراءة الأرض «{ $floor }». اكتب أوراقًا مثل "10S 5H 4C AD"، كل ورقة مرة واحدة.
error-card = «{ $card }» ليست ورقة. اكتب رتبة A أو 2 إلى 10 أو J أو Q أو K ثم نوعًا C أو D أو H أو S، مثل 10H.
error-card-on-floor = لا يمكن لعب { $card }: إنها على الأرض.
error-port-busy = برنامج آخر يستعمل المنفذ { $port }: اختر غيره بـ --port.
error-ports-busy = المنافذ من { $first } إلى { $last } كلها مستعملة: اختر غيرها بـ --port.
error-listen = لا يستطيع الخادم أن يستمع إلى { $host }، المنفذ { $port }: { $reason }.
error-data = لا يمكن استعمال مجلد البيانات { $folder }: { $reason }
error-database = لا يمكن استعمال قاعدة البيانات: { $reason }
error-redis = لا يمكن استعمال Redis: { $reason }
error-extra = الحزم التي يحتاجها هذا غير مثبتة. نفّذ: pip install '{ $extra }'
error-clock = تعذرت قراءة الساعات «{ $clocks }». اكتب quick=12,60,60 أو relaxed=60,180,120 أو none=300,86400: ثواني اللعبة ثم الرصيد ثم المهلة؛ ومن غير ساعة: المهلة ثم الصمت.

command-verify =
    افحص دليل مباراة في ملف، وقل بندًا بندًا هل هو سليم.

    حالة الخروج 0 إذا كان كل شيء سليمًا وإلا فهي 1. و"-" تقرأ الدخل القياسي.
command-verify-short = افحص دليل مباراة.
command-shuffle-test =
    جرّب خلط الورق: فحوص شاملة، ثم إحصاءات على رزم كثيرة؛ ولا بد أن تُكشف طرق الخلط الفاسدة المعروفة.

    يلزمه numpy وscipy: pip install "basra[evidence]". حالة الخروج 0 إذا خرج كل شيء كما يجب وإلا فهي 1.
command-shuffle-test-short = اعرض الدليل على عدل الخلط.
metavar-file = ملف
metavar-number = عدد
metavar-text = نص
option-players = دع لاعبي الكمبيوتر يختارون من جديد وقارن.
option-decks = عدد الرزم التي تُخلط، وهو { $default } ما لم تحدد غيره.
option-seed = البذرة التي تأتي منها مفاتيح الرزم، وهي «{ $default }» ما لم تحدد غيرها.
option-played = افحص الأدوار التي لُعبت فعلًا على هذا الجهاز بدلًا من ذلك.
error-file = لا يمكن قراءة الملف { $file }: { $reason }.
error-evidence = يلزم هذا الأمر numpy وscipy: pip install "basra[evidence]".
error-no-deals = لم يُلعب هنا دور إلى نهايته بعد.
error-data-without-played = يحدد --data الأدوار التي تُفحص، فلا يُستعمل إلا مع --played.

verify-holds = كل شيء سليم.
verify-fails = الدليل غير سليم.
verify-no-proof = هذا ليس دليلًا على عدل التوزيع، ولا يُقصد به ذلك.
claim-form = الملف كامل
claim-practice = مباراة تدريب: لا ادعاء بشأن توزيع ورقها.
claim-daily = دور اليوم: لا ادعاء بشأن توزيع ورقه، فهو يأتي من التاريخ.
claim-promise = خُتمت الأدوار قبل المباراة
claim-values = أرقام اللاعبين
claim-deal = الدور { $deal }
claim-result = النتيجة
claim-players = لعب الكمبيوتر
claim-unchecked = { $claim }: لم يُفحص
claim-found = { $claim }: { $found }
claim-fault = { $claim }: { $fault }
found-form = عدد السطور { $events }، السلسلة { $chain }
found-promise = البصمة { $fingerprint }
found-values = { $proven ->
    [1] مُثبتة: أضاف كل شخص رقمه إلى التوزيع
   *[other] غير مُثبتة: لم يضف كل شخص رقمه إلى التوزيع
}
found-deal = الختم وترتيب الورق وكل اللعبات ({ $plays }) سليمة؛ { $first } : { $second }
found-stopped = الختم وترتيب الورق وكل اللعبات ({ $plays }) سليمة حتى توقف المباراة
found-result = { $ending ->
    [points] { $first } : { $second }
    [first] { $first } : { $second }؛ توقفت المباراة وفاز اللاعب الأول
    [second] { $first } : { $second }؛ توقفت المباراة وفاز اللاعب الثاني
   *[nobody] { $first } : { $second }؛ توقفت المباراة بلا فائز
}
found-players = أعيدت اللعبات ({ $plays }) فكانت هي نفسها

test-of = { $method }، عدد الرزم { $decks }
test-exhaustion = فحوص شاملة، وعدد الحالات
test-battery = إحصاءات: المشاهد ثم المتوقع ثم الاحتمال
test-mutants = طرق خلط فاسدة معروفة: عدد الرزم ثم ما كشفها
test-ok = نجح
test-bad = لم ينجح
test-not-killed = لم تُكشف
test-left-out = تُرك: يلزمه عدد { $decks } من الرزم
test-passed = خرج كل شيء كما يجب.
test-failed = لم يخرج كل شيء كما يجب.
method-basra-fair-1 = basra-fair/1
method-played = الأدوار التي لُعبت هنا
method-full-range-swap = تبديل ساذج على المدى كله
method-sattolo = طريقة ساتولو، خطأ بمقدار واحد
method-one-short = حلقة تنقص دورة
method-byte-modulo = باقي قسمة بايت
method-word-modulo = باقي قسمة عدد من 16 بت
method-small-keys = ترتيب بمفاتيح صغيرة متساوية
method-random-comparator = ترتيب بمقارنة عشوائية
method-7-riffles = 7 خلطات متداخلة
method-10-riffles = 10 خلطات متداخلة
method-32-bit-seed = بذرة من 32 بت
check-choices = كل اختيار على كل البايتات
check-memory = لا اختيار يتأثر بما قبله
check-orders = كل ترتيبات أوراق قليلة
check-positions = مكان كل ورقة
check-rising = المتتاليات الصاعدة
check-neighbours = الأوراق المتجاورة
check-inversions = الانقلابات
check-fixed-points = أوراق بقيت في مكانها
check-parity = الزوجية
check-repeats = رزم مكررة

# الحلبة.

command-arena =
    دع لاعبي الكمبيوتر يلعبون بعضهم ضد بعض، وقل ما قوة كل منهم بالنقاط في الدور.

    في كل زوج تُلعب الرزمة نفسها مرتين مع تبديل المقعدين. اكتب اسمَي لاعبين أو أكثر، ولكلٍ منهم حد للمواضع إن شئت: basra arena greedy careful@500 --pairs 2000. ما لُعب يُحفظ، والأمر نفسه يكمل من حيث توقف.
command-arena-short = دع لاعبي الكمبيوتر يلعبون بعضهم ضد بعض.
metavar-players = لاعبون…
metavar-address = عنوان
option-pairs = عدد الأزواج التي يلعبها كل لاعبَين، وهو { $default } ما لم تحدد غيره.
option-matches = العب مباريات كاملة بدل الأدوار: «new» من أولها، أو «late» يبدأ فيها كل طرف بنقاط بين نصف الهدف والهدف. وإلا فـ«{ $default }»: أدوار مستقلة.
option-deck-list = قائمة الرزم: «{ $default }» ما لم تحدد غيرها؛ أو «{ $claim }» التي لم يُضبط عليها أي لاعب قط؛ أو أي نص آخر.
option-nodes = عدد المواضع التي يجوز للاعب أن ينظر فيها للعبة الواحدة، وهو { $default } ما لم تحدد غيره.
option-gap = اذكر أيضًا حصة كل لاعب من الفجوة بين { $reference } و{ $bound } الذي يرى كل الأوراق.
option-jobs = عدد العمليات التي تلعب معًا؛ وهي واحدة لكل نواة ما لم تحدد غير ذلك.
option-ray = العب على مجموعة أجهزة Ray: عنوانها، أو auto للمجموعة التي ينتمي إليها هذا الجهاز، أو local لمجموعة خاصة به.
option-results = المجلد الذي تُحفظ فيه النتائج؛ وهو مجلد الذاكرة المؤقتة للمستخدم ما لم تحدد غيره.
option-plot = ارسم اللاعبين بحدود الثقة في هذا الملف بصيغة SVG.
error-player = لا يوجد لاعب «{ $player }». اكتب واحدًا من { $players }، وبعده @ وحد المواضع إن شئت، مثل greedy@500.
error-players = اذكر لاعبَين أو أكثر، كل لاعب مرة واحدة.
error-results = لا يمكن حفظ النتائج في { $folder }: { $reason }.
error-worker = توقفت إحدى العمليات فجأة. عدد الأزواج التي لُعبت وحُفظت { $played } من { $pairs }. الأمر نفسه يكمل من هناك.
error-plot = يلزم الرسم matplotlib: pip install "basra[arena]".
error-plot-file = لا يمكن كتابة الرسم في { $file }: { $reason }.
error-ray = يلزم اللعب على مجموعة أجهزة Ray: pip install "basra[ray]".
error-cluster = لا يمكن استعمال مجموعة الأجهزة { $address }: { $reason }.
arena-interrupted = توقف. عدد الأزواج التي لُعبت وحُفظت { $played } من { $pairs }. الأمر نفسه يكمل من هناك.
arena-over = رزم القائمة «{ $decks }»، عدد الأزواج { $pairs }، القواعد { $rules }. حدود الثقة 95 %.
arena-against = { $first } ضد { $second }
arena-points = النقاط في الدور
arena-all = ضد الجميع
arena-share = الحصة من الفجوة
arena-pairs = الأزواج: فوز / تعادل / خسارة
arena-deals = الأدوار: فوز / تعادل / خسارة
arena-matches = المباريات: فوز / تعادل / خسارة
arena-won = الفوز ناقص الخسارة في كل 100 مباراة
arena-first = نقاط الدور لمن يلعب أولًا
arena-basras = البصرات في الدور
arena-milliseconds = زمن المعالج للعبة (مللي ثانية)
arena-nodes = المواضع للعبة
arena-decks = الرزم، SHA-256: { $digest }
arena-machine = { $processor }، عدد الأنوية { $cores }؛ basra { $version }، { $speed ->
    [compiled] مترجمة إلى لغة الآلة
   *[plain] غير مترجمة
}
arena-plot-axis = النقاط في الدور ضد متوسط كل الآخرين

# السرعة.

command-bench =
    قِس سرعته هنا.

    زمن المعالج على نواة واحدة: أدوار عشوائية، وما تأكله الورقة، وحل الجولة الأخيرة، وكل لاعب من لاعبي الكمبيوتر.
command-bench-short = قِس سرعته هنا.
bench-how = زمن المعالج على نواة واحدة، وسيط القياسات؛ عددها: { $runs }.
bench-deals = أدوار عشوائية، مع التوزيع وحساب النقاط: { $number } لعبة في الثانية
bench-captures = السؤال من بايثون عما تأكله ورقة: { $number } مرة في الثانية
bench-last-round = حل الجولة الأخيرة حلًا تامًا: { $number } ميكروثانية
bench-players = لاعبو الكمبيوتر، مللي ثانية للعبة، حد المواضع { $nodes }:

# What a host may choose.

metavar-limits = REQUESTS=عدد،…
metavar-addresses = عناوين
metavar-address-port = [عنوان:]منفذ
option-limits = ما يجوز لكل عنوان أن يطلبه: عدد الطلبات وفتح الطاولات وتجارب الرموز في الدقيقة، وعدد الوصلات المفتوحة معًا، مثل { $default } وهو المعمول به ما لم تحدد غيره؛ أو «off» بلا حدود.
option-trusted-proxies = الوسطاء الذين يُؤخذ كلامهم عن عنوان المتصل، بينها فواصل؛ وهم من على هذا الجهاز ما لم تحدد غيرهم.
option-metrics = اعرض هناك مقاييس Prometheus، ولا تُعرض في أي مكان بغير هذا الخيار؛ وإذا كتبت منفذًا وحده فلا يقرؤها إلا هذا الجهاز.
metrics-at = المقاييس: { $address }
error-limits = لا يمكن قراءة الحدود «{ $limits }». اكتب «off»، أو ما يختلف عن { $default } بعد فواصل.
error-metrics = لا يمكن قراءة مكان المقاييس «{ $place }». اكتب منفذًا، أو عنوانًا ثم نقطتين ثم منفذًا، مثل 127.0.0.1:9101.

# The host's own commands.

command-admin =
    اعتنِ بمباريات المضيف.

    يعمل كل أمر على قاعدة البيانات نفسها، سواء عملت عليها خوادم أم لا، ويجب أن يكون من إصدارها.
command-admin-short = اعتنِ بمباريات المضيف.
command-admin-status = قل كم هو محفوظ.
command-admin-status-short = قل كم هو محفوظ.
command-admin-matches = اعرض أحدث المباريات.
command-admin-matches-short = اعرض المباريات.
command-admin-show = اعرض المحفوظ عن مباراة ما عدا ورقها، بصيغة JSON، وقل هل هي سليمة.
command-admin-show-short = اعرض مباراة.
command-admin-void =
    أنهِ مباراة بلا فائز، واكتب في السجل العام أنها باطلة.

    يقول سجل المباراة إنها أوقفت بالاتفاق. والمباراة التالفة تُغلق كما هي.
command-admin-void-short = أنهِ مباراة بلا فائز.
command-admin-export-person = اطبع كل المحفوظ عن شخص بصيغة JSON. الشخص بالاسم الذي له في لوحة الصدارة وفي «show».
command-admin-export-person-short = اطبع كل المحفوظ عن شخص.
command-admin-delete-person = احذف كل المحفوظ عن شخص ومعه مبارياته. الشخص بالاسم الذي له في لوحة الصدارة وفي «show».
command-admin-delete-person-short = احذف كل المحفوظ عن شخص.
command-admin-backup =
    انسخ قاعدة البيانات إلى ملف كما هي في لحظة واحدة، واللعب مستمر.

    نسخة SQLite تعيدها «restore»، ونسخة PostgreSQL تعيدها pg_restore.
command-admin-backup-short = انسخ قاعدة البيانات إلى ملف.
command-admin-restore =
    أعد نسخة قاعدة بيانات SQLite من ملف إلى المجلد. يجب ألا يعمل عليه خادم.

    مع --force تأخذ مكان القاعدة الموجودة، وتبقى تلك بجانبها باسم آخر.
command-admin-restore-short = أعد نسخة إلى مكانها.
command-admin-check =
    أعد كل المباريات وقل أيها تالفة.

    حالة الخروج 0 إذا لم تكن واحدة تالفة وإلا فهي 1.
command-admin-check-short = أعد كل المباريات.
metavar-match = مباراة
metavar-person = شخص
option-which = أي المباريات، وهي كلها ما لم تحدد غيرها.
option-most = عددها على الأكثر، وهو { $default } ما لم تحدد غيره.
option-force = ضعها مكان قاعدة البيانات الموجودة.
admin-count-matches = المباريات
admin-count-open = منها جارية
admin-count-online = منها بين جهازين
admin-count-rated = منها محسوبة في التقييم وانتهت
admin-count-events = الأحداث
admin-count-people = الأشخاص المعروفون لغيرهم
admin-count-invitations = الدعوات
admin-count-nodes = الخوادم التي تشترك في القاعدة
admin-open = الدور { $deal }
admin-over = انتهت
admin-voided = المباراة { $match } باطلة.
admin-deleted = { $matches ->
    [zero] حُذف كل المحفوظ، ولم تكن معه مباريات.
    [one] حُذف كل المحفوظ، ومعه مباراة واحدة.
    [two] حُذف كل المحفوظ، ومعه مباراتان.
    [few] حُذف كل المحفوظ، ومعه { $matches } مباريات.
    [many] حُذف كل المحفوظ، ومعه { $matches } مباراة.
   *[other] حُذف كل المحفوظ، ومعه { $matches } مباراة.
}
admin-backed-up = النسخة في { $file }.
admin-restored = النسخة الآن في { $folder }.
admin-kept = قاعدة البيانات التي كانت هناك هي الآن في { $file }.
admin-checked = { $matches ->
    [zero] لا مباريات لتعاد، والتالفة: { $damaged }.
    [one] أعيدت مباراة واحدة، والتالفة: { $damaged }.
    [two] أعيدت مباراتان، والتالفة: { $damaged }.
    [few] أعيدت { $matches } مباريات، والتالفة: { $damaged }.
    [many] أعيدت { $matches } مباراة، والتالفة: { $damaged }.
   *[other] أعيدت { $matches } مباراة، والتالفة: { $damaged }.
}
error-no-data = لا توجد قاعدة بيانات في { $folder }: حدد مجلدها بـ --data أو عنوانها بـ --database.
error-data-there = توجد قاعدة بيانات في { $folder } بالفعل؛ مع --force تأخذ النسخة مكانها وتبقى هي باسم آخر.
error-no-match = لا توجد مباراة { $match }.
error-no-person = لا يوجد شخص { $person }.
error-match-over = المباراة { $match } انتهت بالفعل.
error-match-waits = لا يمكن إيقاف المباراة { $match }: لا دور لأحد في هذه اللحظة، أو ليست بين شخصين.
error-meanwhile = حدث شيء على الطاولة في هذه الأثناء؛ حاول مرة أخرى.
