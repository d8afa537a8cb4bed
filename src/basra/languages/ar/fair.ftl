# التوزيع العادل: ما يُفحص على الطاولة وفي صفحة الفحص.

fair-direction = rtl

## السطر على الطاولة وما يُفتح منه

fair-line-sealed = مختوم، ويُفحص بعد كل دور
fair-line-good = توزيع عادل، فُحص هنا
fair-line-bad = التوزيع غير سليم
fair-line-waiting = تأخّر فتح ختم هذا الدور
fair-line-unproven = غير مُثبتة
fair-short-sealed = مختوم
fair-short-good = توزيع عادل
fair-short-bad = غير سليم
fair-short-waiting = متأخّر
fair-short-unproven = غير مُثبتة
fair-sealed = الرقم السري لكل دور مختوم. وعند انتهاء كل دور يُفتح ختمه، ويفحص هذا المتصفح كل شيء.
fair-good = أعاد هذا المتصفح حساب كل دور انتهى. الأختام سليمة، وورقك وكل لعبة والنقاط كما يقتضي ترتيب الورق.
fair-unproven = لم يضف كل جهاز رقمًا من عنده. وُزّع الورق بالطريقة نفسها، لكن ليس لديك عن نصيبنا إلا كلمتنا.
fair-alarm = فحص التوزيع في هذه المباراة لم ينجح. احتفظ بالدليل، ولا تثق بهذا الخادم في مباراة أخرى.
fair-alarm-waiting = انتهى الدور ولم يُفتح ختمه. وبدون ذلك لا يستطيع أحد فحص الورق.
fair-alarm-why = ما الخطأ؟
fair-trouble-lost = لم يعد على هذا الجهاز الرقم السري الذي ختمه لهذه المباراة، فلا يمكن توزيع الورق. لم يُلعب شيء بعد.
fair-trouble-no-storage = هذا المتصفح لا يحتفظ بشيء، فلا يستطيع أن يضيف رقمًا من عنده إلى التوزيع. يمكنك لعب مباراة غير مُثبتة.
fair-trouble-refused = لم يقبل الخادم رقم هذا الجهاز، فلا يمكن توزيع الورق. لم يُلعب شيء بعد.
fair-trouble-again = ابدأ مباراة جديدة
fair-trouble-unproven = العب دون إثبات
fair-trouble-no-storage-online = هذا المتصفح لا يحتفظ بشيء، فلا يستطيع أن يضيف رقمًا من عنده إلى التوزيع، ولا يمكن توزيع الورق.
fair-trouble-stop = أنهِ المباراة
fair-sheet-title = هل التوزيع عادل؟
fair-sheet-checked = فُحص على هذا الجهاز
fair-sheet-download = تنزيل الدليل
fair-sheet-so-far = تنزيل ما سُجّل حتى الآن
fair-sheet-later = يمكن تنزيل الدليل بعد انتهاء المباراة.
fair-sheet-elsewhere = افحصه بأدوات أخرى
fair-sheet-elsewhere-about = ولست مضطرًا إلى تصديق هذه الصفحة أيضًا: يمكن فحص دليل كل مباراة في مكان آخر.
fair-sheet-checker = صفحة الفحص
fair-sheet-program = برنامج الفحص
fair-sheet-log = السجل العام
fair-fingerprint = البصمة
fair-fingerprint-explained = رقم قصير يمثّل كل ما خُتم. إذا رأى اللاعبان البصمة نفسها فقد تلقّيا الوعد نفسه.
fair-fingerprint-compare = اقرآها لبعضكما، في الهاتف مثلًا.
fair-parts = أرقام مَن تدخل في الخلط
fair-part-table = هذه الطاولة
fair-part-of-table = خُتم قبل المباراة، ويُفتح بعد كل دور
fair-part-awaited = لم يصل بعد
fair-part-sealed = مختوم، لم يُفتح بعد
fair-part-opened = فُتح، ويدخل في كل دور

## كيف يعمل، في شاشة واحدة

fair-how-title = كيف نوزّع بالعدل
fair-how-short = لا أحد يستطيع اختيار الورق: لا اللاعب الآخر، ولا الكمبيوتر، ولا من يدير هذه الطاولة. ولست مضطرًا إلى تصديقنا، فمتصفحك يفحص كل دور بنفسه.
fair-how-1-title = نختم نصيبنا أولًا
fair-how-1 = قبل المباراة نختار رقمًا سريًا لكل دور ونعطيك ختمًا عليه. الختم لا يكشف الرقم، لكنه ينكسر إذا غيّرناه.
fair-how-2-title = ثم يضيف جهازك نصيبه
fair-how-2 = رقم سري خاص به. وإذا كنت تلعب مع شخص آخر يضيف جهازه رقمه أيضًا.
fair-how-3-title = ترتيب الورق يخرج من كل الأرقام
fair-how-3 = ختمنا رقمنا قبل أن يوجد رقمك فلم نستطع الاختيار، وأنت لم تعرف رقمنا فلم تستطع أنت أيضًا.
fair-how-4-title = بعد كل دور نفتح ختمه
fair-how-4 = يعيد متصفحك حساب ترتيب الورق، ويفحص الختم وكل ورقة وكل لعبة والنقاط.
fair-how-5-title = يمكنك الاحتفاظ بالدليل
fair-how-5 = ملف صغير لكل مباراة، يستطيع أي شخص فحصه من جديد بأدوات ليست من عندنا.
fair-how-limits = لكنه لا يبيّن هل كشف أحد الورق لخصمك، ولا هل ساعده صديق.

## ما يُفحص

fair-holds = سليم
fair-fails = غير سليم
fair-unchecked = لم يُفحص

fair-claim-form = السجل كامل
fair-claim-promise = خُتمت الأدوار قبل المباراة
fair-claim-given = الأختام هي التي استلمها هذا الجهاز
fair-claim-values = أرقام اللاعبين
fair-claim-deal = الدور { $deal }
fair-claim-dealt = ورقك في الدور { $deal }
fair-claim-result = النتيجة

fair-found-form = عدد السطور { $events }، وكل سطر مربوط بما قبله. تنتهي السلسلة بـ { $head }.
fair-found-promise = البصمة { $fingerprint }
fair-found-practice = مباراة تدريب: لا ادعاء بشأن توزيع ورقها.
fair-found-daily = دور اليوم: لا ادعاء بشأن توزيع ورقه، فهو يأتي من التاريخ.
fair-found-given = لم يتبدّل شيء منذ البداية.
fair-found-proven = { $people ->
    [one] أضاف جهاز اللاعب رقمه إلى كل دور.
   *[other] أضاف كل جهاز من جهازي اللاعبين رقمه إلى كل دور.
}
fair-found-not-proven = غير مُثبتة: لم يضف كل جهاز رقمًا، وليس عن نصيب الخادم إلا كلمته.
fair-found-deal = الختم سليم، وترتيب الورق يتبعه، وكل اللعبات ({ $plays }) حسب القواعد. النقاط { $first } : { $second }.
fair-found-dealt = { $count ->
    [one] الورقة التي رأيتها في يدك هي نفسها التي في مكانها من ترتيب الورق.
   *[other] كل ورقة رأيتها في يدك ({ $count }) هي نفسها التي في مكانها من ترتيب الورق.
}
fair-found-secret-awaited = لُعبت آخر ورقة، ولم يُفتح الختم بعد.
fair-found-stopped = { $plays ->
    [zero] الختم سليم، وترتيب الورق يتبعه، ولم تُلعب أي ورقة حتى توقفت المباراة.
    [one] الختم سليم، وترتيب الورق يتبعه، واللعبة الوحيدة حتى توقفت المباراة تتبع القواعد.
    [two] الختم سليم، وترتيب الورق يتبعه، واللعبتان حتى توقفت المباراة تتبعان القواعد.
    [few] الختم سليم، وترتيب الورق يتبعه، وكل اللعبات الـ{ $plays } حتى توقفت المباراة تتبع القواعد.
    [many] الختم سليم، وترتيب الورق يتبعه، وكل اللعبات الـ{ $plays } حتى توقفت المباراة تتبع القواعد.
   *[other] الختم سليم، وترتيب الورق يتبعه، وكل اللعبات الـ{ $plays } حتى توقفت المباراة تتبع القواعد.
}
fair-found-result = انتهت المباراة { $first } : { $second }، وهو مجموع الأدوار.
fair-found-broken-off = { $winner ->
    [first] توقفت المباراة عند { $first } : { $second }، وفاز اللاعب الأول.
    [second] توقفت المباراة عند { $first } : { $second }، وفاز اللاعب الثاني.
   *[nobody] توقفت المباراة عند { $first } : { $second } بلا فائز.
}

fair-fault-unreadable = لا يمكن قراءة هذا.
fair-fault-too-large = الملف أكبر من أي دليل ممكن.
fair-fault-not-text = هذا ليس دليل مباراة، فهو ليس نصًا.
fair-fault-cut-short = هذا ليس دليل مباراة كاملًا: سطره الأخير ناقص أو تالف.
fair-fault-chain = تغيّر شيء في الملف: سطوره غير مترابطة.
fair-fault-not-event = السطر { $line } ليس من سطور الدليل.
fair-fault-not-canonical = تغيّر السطر { $line }: فهو غير مكتوب كما تُكتب الأدلة.
fair-fault-unexpected = السطر { $line } ليس هذا مكانه.
fair-fault-header = بداية المباراة ناقصة أو خاطئة.
fair-fault-commitments = أختام الأدوار الـ 64 ناقصة أو خاطئة.
fair-fault-given = الأختام ليست هي التي استلمها هذا الجهاز في البداية.
fair-fault-head = تغيّرت المباراة بعد أن رأيتها، عند السطر { $line } أو قبله.
fair-fault-value-stranger = السطر { $line }: أضاف رقمًا من ليس لاعبًا على هذه الطاولة.
fair-fault-value-changed = السطر { $line }: رقم اللاعب ليس هو الرقم المختوم.
fair-fault-value-withheld = ختم لاعب رقمًا ولم يفتحه.
fair-fault-value-replaced = الرقم الذي دخل في ترتيب الورق ليس هو الذي اختاره هذا الجهاز.
fair-fault-secret-missing = لم يُفتح ختم الدور، فلا يستطيع أحد فحص ورقه.
fair-fault-secret-changed = الختم مكسور: الرقم السري ليس هو الذي خُتم قبل المباراة.
fair-fault-dealer = وزّع اللاعب الخطأ.
fair-fault-floor = الورق على الأرض ليس هو الذي في ترتيب الورق.
fair-fault-hands = السطر { $line }: لم يُوزّع الورق من أعلى الترتيب.
fair-fault-turn = السطر { $line }: لعب لاعب في غير دوره.
fair-fault-not-held = السطر { $line }: لُعبت { $card } من مكان ليس في يد هذا اللاعب.
fair-fault-swapped = السطر { $line }: لُعبت { $card }، لكن الورقة التي وُزّعت هي { $dealt }.
fair-fault-forbidden = السطر { $line }: القواعد لا تسمح أن تأخذ { $card } هذا الورق.
fair-fault-basra = السطر { $line }: حساب البصرة بالورقة { $card } خطأ.
fair-fault-leftovers = ذهب آخر ورق على الأرض إلى اللاعب الخطأ.
fair-fault-score = النقاط لا تتفق مع ما لُعب.
fair-fault-dealt = رأيت { $card } في يدك، لكن الورقة التي في مكانها من الترتيب هي { $dealt }.
fair-fault-end-missing = نهاية المباراة ناقصة.
fair-fault-end-early = أُنهيت المباراة قبل أن يفوز أحد.
fair-fault-stop = السطر { $line }: لم يكن لأحد أن يوقف المباراة بهذه الطريقة.
fair-fault-result = النتيجة لا تتفق مع الأدوار.

## صفحة الفحص

fair-page-title = افحص مباراة
fair-page-game = بصرة
fair-page-intro = اختر دليل مباراة. تعيد هذه الصفحة حساب كل دور، وتقول لك سطرًا بسطر هل وُزّع الورق بالعدل.
fair-page-choose = اختر دليلًا
fair-page-again = اختر دليلًا آخر
fair-page-drop = أو أسقط الملف في أي مكان من هذه الصفحة
fair-page-private = يبقى الملف على هذا الجهاز. ويمكنك حفظ هذه الصفحة واستخدامها بدون إنترنت.
fair-page-language = اللغة
fair-page-checking = جارٍ فحص { $name } …
fair-page-good = توزيع عادل
fair-page-good-explained = كل ما في هذا الدليل سليم.
fair-page-unproven = وُزّع بالطريقة المعلنة، لكنه غير مُثبت
fair-page-unproven-explained = كل ما في هذا الدليل سليم، لكن لم يضف كل جهاز رقمًا من عنده، وليس عن نصيب الخادم إلا كلمته.
fair-page-other = ليس دليلًا على عدل التوزيع
fair-page-bad = هذا الدليل غير سليم
fair-page-claims = ما فُحص
fair-page-players = { $first } و{ $second }
fair-page-computer = الكمبيوتر
fair-page-person = اللاعب { $number }
