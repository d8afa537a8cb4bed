# الصفحة. ‏$card و $cards و $who أسماء توضع كما هي.
direction = rtl

# البداية
motto = لعبة الكوتشينة المصرية، لاتنين.
play = العب
new-match = مباراة جديدة
continue-match = كمّل
next-match = المباراة الجاية
my-matches = مبارياتي
against = ضد { $who }
won = كسبت
lost = خسرت
drawn = تعادل
stopped = توقفت
proof = الدليل
try-again = حاول تاني
opponent = الخصم
level-random = بلبل
level-child = نونو
level-beginner = مشمش
level-greedy = حمادة
level-careful = سيدي
level-thoughtful = أسطى
level-foresight = معلّم
level-about-child = ياخد أول حاجة يشوفها
level-about-beginner = يعرف يجمع لحد ستة
level-about-greedy = ياكل كل اللي يقدر عليه
level-about-careful = يحسب حساب دورك
level-about-thoughtful = يفكر لحد آخر الجولة
level-about-foresight = يخمّن اللي في إيدك

# القواعد
rules = القواعد
learn = اتعلّم في تلات دقايق
rule-book = القواعد بالصور
preset-egyptian = البصرة المصرية
preset-egyptian-v2 = البصرة المصرية v2
preset-short-egyptian = v1
preset-short-egyptian-v2 = v2
preset-about-egyptian = كل بصرة بعشرة
preset-about-egyptian-v2 = بصرة الولد بتلاتين
rules-in-force = القواعد: { $preset }، حتى { $target }
all-options = كل الاختيارات
options-changed = { $count ->
    [one] اختيار واحد متغيّر
    [two] اختياران متغيّران
    [few] { $count } اختيارات متغيّرة
    [many] { $count } اختيارًا متغيّرًا
   *[other] { $count } اختيارًا متغيّرًا
  }
reset-options = ارجع للقواعد المعتادة
options-in-force = الاختيارات السارية
how-to-play = طريقة اللعب
rule-numerals = من الآس إلى العشرة بقيمة 1 إلى 10. الورقة تاخد كل ورقة زيّها، وكل مجموعة مجموعها يساويها.
rule-pictures = البنت تاخد البنات، والشايب ياخد الشياب.
rule-jack = الولد يقشّ الأرض كلها.
rule-komi = الكومي (سبعة الديناري) يقشّ الأرض كلها؛ ولو كان على الأرض تاخده أي ورقة.
rule-basra = نضّف الأرض بورقة واحدة تطابق ما عليها، تبقى بصرة.
rule-deal = أربع ورقات في كل جولة، وست جولات في الدور. وما يتبقى على الأرض لآخر من أخد.
option-target = الهدف
about-target = تنتهي المباراة عندما يصل أحد اللاعبين إلى هذا العدد في نهاية دور.
option-majority_points = أكثر الورق
about-majority_points = نقاط من يأخد 27 ورقة أو أكثر من 52.
option-tied_majority = ‏26 ورقة لكل لاعب
about-tied_majority = لمن نقاط أكثر الورق عندما يتساوى اللاعبان.
value-tied_majority-nobody = لا أحد
value-tied_majority-carry = تُرحَّل
option-basra_points = البصرة
about-basra_points = نقاط كل بصرة.
option-jack_basra_points = بصرة الولد
about-jack_basra_points = نقاط أخد ولد وحيد بولد.
option-card_points = ورق بنقاط
about-card_points = نقاط ورقات بعينها، لمن يأخدها.
option-komi_basra = بصرة الكومي
about-komi_basra = متى يكون أخد الأرض بالكومي بصرة.
value-komi_basra-any-value = كل ما تاخده ورقة واحدة
value-komi_basra-ten-or-less = أرقام مجموعها حتى 10
value-komi_basra-single = ورقة وحيدة
option-opening = أرض البداية
about-opening = ماذا لو نزل ولد أو الكومي على الأرض في أول الدور.
value-opening-replace = تُبدَّل
value-opening-as-dealt = تبقى
from-to = من { $least } إلى { $most }.
card = الورقة
points = النقاط
add-card = أضف
remove-card = احذف { $card }
none = لا شيء

# الطاولة
to-home = إلى صفحة البداية
table-with = على الطاولة مع { $who }
you = أنت
deals = يوزّع
deal-number = الدور { $deal }
round-of = الجولة { $round } من { $rounds }
floor = الأرض
floor-empty = الأرض فاضية
floor-count = { $count ->
    [0] الأرض فاضية
    [one] ورقة واحدة على الأرض
    [two] ورقتان على الأرض
    [few] { $count } ورقات على الأرض
    [many] { $count } ورقة على الأرض
   *[other] { $count } ورقة على الأرض
  }
stock-count = { $count ->
    [0] خلص السحب
   *[other] في السحب { $count }
  }
pile-count = { $count ->
    [0] لم يأخد ورقًا
    [one] أخد ورقة واحدة
    [two] أخد ورقتين
    [few] أخد { $count } ورقات
    [many] أخد { $count } ورقة
   *[other] أخد { $count } ورقة
  }
basra-with = { $basra } بورقة { $card }
hand-count = { $count ->
    [0] لا ورق في يد { $who }
    [one] في يد { $who } ورقة واحدة
    [two] في يد { $who } ورقتان
    [few] في يد { $who } { $count } ورقات
    [many] في يد { $who } { $count } ورقة
   *[other] في يد { $who } { $count } ورقة
  }
your-hand = ورقك
choose-card = دورك: اختر ورقة
choose-capture = تاخد إيه؟
capture-with = خد { $card }
sending = جارٍ الإرسال…
shuffling = جاري الخلط…
their-turn = { $who } يلعب…
your-turn = دورك
title-your-turn = دورك – بصرة
plus = مع
stop = .{" "}
play-stays = { $card } تبقى على الأرض
play-takes = { $card } تاخد { $cards }
play-sweeps = { $count ->
    [one] { $card } تاخد الأرض كلها: ورقة واحدة
    [two] { $card } تاخد الأرض كلها: ورقتين
    [few] { $card } تاخد الأرض كلها: { $count } ورقات
    [many] { $card } تاخد الأرض كلها: { $count } ورقة
   *[other] { $card } تاخد الأرض كلها: { $count } ورقة
  }
play-choices = { $count ->
    [one] { $card }، لها طريقة واحدة
    [two] { $card }، لها طريقتان
    [few] { $card }، لها { $count } طرق
    [many] { $card }، لها { $count } طريقة
   *[other] { $card }، لها { $count } طريقة
  }
basra-points = بصرة {"\u200E"}+{ $points }
jack-basra-points = بصرة ولد {"\u200E"}+{ $points }

you-took-short = أنت: { $card } أخدت { $cards }
they-took-short = { $who }: { $card } أخدت { $cards }
you-laid-short = أنت نزّلت { $card }
they-laid-short = { $who } نزّل { $card }
you-swept-short = { $count ->
    [one] أنت: { $card } أخدت ورقة واحدة
    [two] أنت: { $card } أخدت ورقتين
    [few] أنت: { $card } أخدت { $count } ورقات
    [many] أنت: { $card } أخدت { $count } ورقة
   *[other] أنت: { $card } أخدت { $count } ورقة
  }
they-swept-short = { $count ->
    [one] { $who }: { $card } أخدت ورقة واحدة
    [two] { $who }: { $card } أخدت ورقتين
    [few] { $who }: { $card } أخدت { $count } ورقات
    [many] { $who }: { $card } أخدت { $count } ورقة
   *[other] { $who }: { $card } أخدت { $count } ورقة
  }

# ما يُنطق
you-took = لعبت { $card } وأخدت { $cards }
they-took = { $who } لعب { $card } وأخد { $cards }
you-laid = نزّلت { $card } على الأرض
they-laid = { $who } نزّل { $card } على الأرض
deal-started = الدور { $deal }. على الأرض: { $floor }
round-dealt = الجولة { $round }: أربع ورقات لكل لاعب
deal-ended = انتهى الدور { $deal }. لك { $mine }، و{ $who } له { $theirs }
caught-up = عادت الطاولة كما هي الآن

# النقاط
scores = النقاط واللعبات
this-deal = هذا الدور
deals-so-far = الأدوار السابقة
no-deals-yet = الدور الأول على الطاولة.
plays = اللعبات
no-plays-yet = لم تُلعب ورقة بعد.
cards = الورق
basras = البصرات
jack-basras = بصرات الولد
most-cards = أكثر الورق
most-cards-about = ‏27 أو أكثر من 52
single-cards = ورق بنقاط
points-each = { $points ->
    [zero] بلا نقاط
    [one] كل واحدة بنقطة
    [two] كل واحدة بنقطتين
    [few] كل واحدة بـ{ $points } نقاط
    [many] كل واحدة بـ{ $points } نقطة
   *[other] كل واحدة بـ{ $points } نقطة
  }
total = المجموع
target-of = الهدف { $target }
deal-is-over = انتهى الدور { $deal }
no-leftovers = لم يتبقَّ شيء على الأرض.
leftovers-you = تبقّى على الأرض: { $cards }. لك، لأنك آخر من أخد.
leftovers-they = تبقّى على الأرض: { $cards }. أخدها { $who }، لأنه آخر من أخد.
leftovers-nobody = تبقّى على الأرض: { $cards }. لم يأخد أحد ورقة، فليست لأحد.
carried-over = { $points ->
    [zero] لا نقاط تُرحَّل.
    [one] نقطة واحدة تُرحَّل إلى الدور التالي.
    [two] نقطتان تُرحَّلان إلى الدور التالي.
    [few] { $points } نقاط تُرحَّل إلى الدور التالي.
    [many] { $points } نقطة تُرحَّل إلى الدور التالي.
   *[other] { $points } نقطة تُرحَّل إلى الدور التالي.
  }
continue = كمّل
match-over = انتهت المباراة
match-drawn = تعادل
you-won = كسبت!
they-won = كسب { $who }
play-again = العب تاني

# إحصاءات الورق
statistics = إحصاءات الورق
statistics-loading = جاري العدّ…
statistics-about = أدوارك حتى الآن (عددها { $deals }) بجانب ما تتوقعه الصدفة. الشريط هو المدى المعتاد، والخط ما تتوقعه الصدفة، والنقطة ما حدث معك.
statistics-empty = بعد أول دور لك ستجد هنا أدوارك بجانب ما تتوقعه الصدفة.
statistics-komi = جاءك الكومي في { $observed } من أدوارك الـ{ $deals }.
statistics-jacks = عدد الأولاد التي جاءتك: { $observed }.
statistics-first-jack = كان في ورقك الأول ولد في { $observed } من أدوارك الـ{ $deals }.
statistics-first-pair = كان في ورقك الأول ورقتان متساويتان في { $observed } من أدوارك الـ{ $deals }.
statistics-last-jacks = عدد الأولاد التي وُزّعت في الجولات الأخيرة عليكما: { $observed }.
statistics-floor-pair = كان على الأرض في البداية ورقتان متساويتان في { $observed } من أدوارك الـ{ $deals }.
statistics-replaced = استُبدل ولد أو الكومي على الأرض في البداية في { $observed } من أدوارك الـ{ $deals }.
statistics-komi-wait = أطول عدد من الأدوار المتتالية دون الكومي: { $observed }.
statistics-expects = تتوقع الصدفة { $expected }، والمعتاد من { $low } إلى { $high }.
statistics-unusual = خارج المدى المعتاد.
statistics-streaks = لماذا تتكرر السلاسل
statistics-streaks-about = الصدفة بلا ذاكرة ولا تعوّض أحدًا. ارمِ عملة مئة مرة، والأرجح أن يتكرر الوجه نفسه ست مرات متتالية أو أكثر. ومع الورق العادل يقع ما يصل إلى رقم من كل عشرين خارج مداه المعتاد؛ أما الابتعاد كثيرًا مرة بعد مرة فيدعو إلى الشك.
statistics-dealer = حيث يُستبدل الولد والكومي على الأرض في البداية، يأتي الكومي لمن يوزّع أكثر قليلًا، في 53.8 من كل 100 دور: فما يُستبدل يذهب إلى آخر السحب، وآخر الورق لمن يوزّع. والمدى المعتاد يحسب ذلك.

# القائمة
menu = القائمة
back = رجوع
close = إغلاق
leave-table = قم من الطاولة
leave-about = المباراة تنتظرك في صفحة البداية.
shortcuts = لوحة المفاتيح
shortcut-card = اختر ورقة من يدك
shortcut-arrows = الورقة التالية والسابقة
shortcut-play = العب الورقة المختارة
shortcut-escape = ألغِ الاختيار
shortcut-help = أظهر هذه القائمة

# عند حدوث خطأ
loading = لحظة…
connecting = إلى الطاولة…
connecting-again = لا اتصال بالخادم. نحاول من جديد…
no-match = لا توجد مباراة كهذه
no-match-about = ليست على هذا الخادم، أو أنها لجهاز آخر.
error-offline = لا يمكن الوصول إلى الخادم.
error-unknown = لم ينجح ذلك.
error-bad-rules = هذه القواعد لا تصح: لا يمكن أن يكون أكثر الورق والبصرة كلاهما بصفر، فلن يصل أحد إلى الهدف.
error-too-fast = بسرعة زائدة. انتظر لحظة ثم حاول تاني.
error-storage = الخادم لا يستطيع حفظ المباراة الآن. حاول بعد قليل.
error-busy = الخادم مشغول جدًا الآن. حاول تاني بعد لحظة.
rejected-stale = تغيّرت الطاولة. هذا حالها الآن؛ العب تاني.
rejected-not-your-turn = ليس دورك بعد.
rejected-illegal-play = لا يمكن لعب هذه الورقة هكذا.
rejected-ambiguous-play = لهذه الورقة أكثر من أخدة. اختر واحدة.
rejected-unreadable-play = لم يفهم الخادم اللعبة. حاول تاني.
rejected-match-over = انتهت المباراة.
problem-bad-frame = لم يفهم الخادم. حاول تاني.
problem-too-fast = بسرعة زائدة. انتظر لحظة ثم حاول تاني.
problem-storage = لم تُحفظ اللعبة. لم يضع شيء؛ حاول بعد قليل.
problem-thinking = لا يستطيع الكمبيوتر أن يفكر الآن، وسيحاول مرة أخرى وحده.
