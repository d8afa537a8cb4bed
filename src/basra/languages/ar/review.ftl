# إعادة الدور ومراجعته. ‏$card و $cards و $who أسماء توضع كما هي.
replay = الإعادة
replay-place = المكان في الدور
replay-first = إلى البداية
replay-back = اللعبة السابقة
replay-next = اللعبة التالية
replay-fault = إلى الغلطة التالية
replay-end = نهاية الدور
review-title = مراجعة الدور { $deal } – بصرة
deal-of = الدور { $deal } من { $deals }
hand-of = يد { $who }
no-cards = لا ورق
points-signed = { $sign }{ $points }
points-bare = { $points }

# جودة اللعبة
mark-best = الأفضل
mark-good = كويسة
mark-slip = هفوة
mark-mistake = غلطة
mark-blunder = غلطة كبيرة
review-loss = { $points ->
    [zero] لا تكلّف شيئًا
    [one] تكلّف نحو نقطة
    [two] تكلّف نحو نقطتين
    [few] تكلّف نحو { $points } نقاط
    [many] تكلّف نحو { $points } نقطة
   *[other] تكلّف نحو { $points } نقطة
  }
review-better = الأحسن كان
show-better = أظهرها على الأرض
show-made = أظهر ما لُعب
review-leaves = تترك { $cards }.
review-leaves-nothing = تترك الأرض فاضية: لا شيء يؤخذ.
review-answer-basra = تنضّفها { $cards } بصرة (الاحتمال { $chance } %).
review-answer-all = لا ياخدها كلها إلا { $cards }.
review-answer-none = لا توجد ورقة تاخدها كلها.
komi-short = الكومي
review-lost = نقاط ضاعت
review-about = تُحكم كل لعبة بما كان صاحبها يعرفه: ما تاخده، وما يمكن أن يردّ به الخصم، وما قد ينتج عنها حتى آخر الدور. الورقة المحظوظة ليست لعبة أحسن.

# ماذا بعد
deal-again = العب الدور ده تاني
deal-again-other = العب بورق الخصم
position-link = رابط هذا الموقف
position = موقف
position-over = انتهى الدور: لا أحد عليه الدور.
position-about = الأرقام تقول كم تقلّ كل لعبة عن أفضلها، بالنقاط.
share-link = شارك
link-copied = نُسخ الرابط
error-bad-position = ليس في هذا الرابط موقف.
error-deal-not-over = لم ينتهِ هذا الدور بعد.
error-no-match = لا توجد مباراة كهذه لهذا الجهاز.
error-not-found = لا يوجد دور كهذا.
error-no-record = هذا السجل ليس محفوظًا في هذا المتصفح.
