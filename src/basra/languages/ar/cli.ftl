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
option-log-level = أقل الرسائل أهمية مما يُكتب في السجل، وهي { $default } ما لم تحدد غيرها.
option-rules = القواعد: egyptian أو egyptian-v2، أو إحداهما مع خيارات مثل egyptian,target=51؛ وهي { $default } ما لم تحدد غيرها.
option-floor = الأوراق على الأرض، مثل "10S 5H 4C AD"؛ و"-" إذا كانت الأرض خالية.
option-json = أجب بصيغة JSON.

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
