# طرق اللعب: التدريب، واثنان على هاتف واحد، ودور اليوم، والتلميح.

# التدريب والتلميح
take-back = تراجع
you-took-back = رجّعت ورقتك
shortcut-take-back = التراجع عن لعبة (في التدريب)
hint = تلميح
hint-best = الأفضل: { $play }
hint-others = اللعبات الأخرى
no-hint = لا تلميح في هذه اللحظة.
shortcut-hint = إظهار التلميح أو إخفاؤه

# اثنان على هاتف واحد
cover-title = الورق مغطى – بصرة
hand-over = سلّم الهاتف إلى { $who }
show-my-cards = أنا { $who }: أظهر ورقي
cover-new-deal = يبدأ الدور { $deal }. على الأرض: { $floor }
score-sheet = نقاط الدور { $deal }
deal-ended-both = انتهى الدور { $deal }. { $me } له { $mine }، و{ $who } له { $theirs }

# بعد الدور
review-this-deal = راجع هذا الدور
review-last-deal = مراجعة الدور الأخير
play-it-again = العبه من جديد

# دور اليوم
daily-beaten = { $others ->
    [one] { $beaten ->
        [0] لعبه حتى الآن شخص واحد غيرك.
       *[other] تفوقت على الشخص الوحيد الذي لعبه غيرك حتى الآن.
      }
    [two] تفوقت على { $beaten } من اثنين غيرك حتى الآن.
    [few] تفوقت على { $beaten } من { $others } لاعبين غيرك حتى الآن.
    [many] تفوقت على { $beaten } من { $others } لاعبًا غيرك حتى الآن.
   *[other] تفوقت على { $beaten } من { $others } لاعب غيرك حتى الآن.
  }
daily-first = أنت أول من لعبه هنا اليوم.
daily-streak = { $days ->
    [one] يوم واحد.
    [two] يومان على التوالي.
    [few] { $days } أيام على التوالي.
    [many] { $days } يومًا على التوالي.
   *[other] { $days } يوم على التوالي.
  }
daily-next = دور الغد بعد { $hours }:{ $minutes }.
daily-share = بصرة اليوم { $day }: {"\u200E"}{ $mine } : { $theirs }
daily-share-stars = بصرة اليوم { $day }: {"\u200E"}{ $mine } : { $theirs } { $stars }
share-result = شارك
result-copied = نُسخت.

# الصفحة الأولى
ways-to-play = طرق اللعب
way-practice = تدريب
way-practice-about = تراجع عن لعبتك
way-together = على هاتف واحد
way-together-about = أنتما الاثنان
way-learn = اتعلّم
way-learn-about = في تلات دقايق
way-rules-about = بالصور
together-about = تسلّمان الهاتف أحدكما للآخر، والورق مغطى بين دور ودور.
first-name = اسمك، إن أحببت
second-name = الاسم الآخر، إن أحببت
daily-new = الورق نفسه للجميع. لم تلعبه اليوم بعد.
daily-begun = بدأته. هل تكمله؟

# مباراة لم تُلعب إلى آخرها، أو لعبة لُعبت بدلًا من صاحبها
resign = انسحب
resign-about = تنسحب من المباراة. لا رجوع في ذلك.
shuffling-awaits = في انتظار أن يشارك { $who } في الخلط…
time-out-you = خلص وقتك: { $level } يلعب ورقة بدلًا منك
time-out-they = خلص الوقت: { $level } يلعب ورقة بدلًا من { $who }
time-out-short = لُعبت لأن الوقت خلص
stopped-resigned-you = انسحبتَ من المباراة.
stopped-resigned-they = انسحب { $who } من المباراة.
stopped-absent-you = كنتَ غائبًا، وأُخدت المباراة.
stopped-absent-they = كان { $who } غائبًا، وأُخدت المباراة.
stopped-agreed = اتفق الاثنان على وقف المباراة.
match-stopped = أُوقفت المباراة
way-friend = العب مع صاحبك
friend-awaited = إلى دعوتك المفتوحة
lobby = الصالة
me = ملفّي
