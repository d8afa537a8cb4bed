# الدرس. ‏$who اسم الخصم، و$card اسم ورقة.
lesson = الدرس
lesson-skip = أنا عارف اللعبة
lesson-step = الخطوة { $step } من { $steps }
lesson-back = خطوة لورا
lesson-next-step = الخطوة الجاية
lesson-next = اللي بعده
lesson-choose = اختر ورقة
lesson-see = شوف اللي هيحصل…
lesson-see-that = شفت؟
lesson-good-1 = برافو عليك!
lesson-good-2 = مظبوط.
lesson-good-3 = حلوة قوي!
lesson-good-4 = هي دي.

lesson-match-title = كل ورقة تاخد زيّها
lesson-match-text = ورقتك تاخد من الأرض كل ورقة زيّها. اختر ورقة تشوف هتعمل إيه، واخترها تاني عشان تلعبها.
lesson-match-why = الستة أخدت الستة، والاتنين راحوا لورقك.
lesson-match-hint = دوّر على الورقة اللي زيّها على الأرض.

lesson-sum-title = اجمع
lesson-sum-text = من الآس للعشرة بقيمة 1 إلى 10، وورقتك تاخد الورق اللي مجموعه يساويها. أنهي ورقة عندك؟
lesson-sum-why = ستة وتلاتة تسعة. والتمانية تفضل مكانها.
lesson-sum-hint = اجمع الستة والتلاتة.

lesson-groups-title = كله مرة واحدة
lesson-groups-text = اللعبة الواحدة تاخد كل ورقة زيّها وكل مجموعة تساويها. خد أكتر ورق تقدر عليه.
lesson-groups-why = التمانية أخدت التمانية، ومعاها الخمسة والتلاتة.
lesson-groups-hint = ورقتك التانية تاخد تلات ورقات.

lesson-pictures-title = البنت والشايب
lesson-pictures-text = البنت والشايب مالهمش قيمة ولا يدخلوا في الجمع. البنت تاخد البنات، والشايب ياخد الشياب.
lesson-pictures-why = الشايبين بقوا بتوعك. والبنت مستنية بنت.
lesson-pictures-hint = على الأرض شايبين: أنهي ورقة تاخدهم؟

lesson-jack-title = الولد يقشّ
lesson-jack-text = الولد ياخد كل اللي على الأرض، أيًّا كان. جرّب.
lesson-jack-why = أربع ورقات بورقة واحدة. خلّي الولد للأرض المليانة.
lesson-jack-hint = العب الولد المرة دي، وشوف.

lesson-komi-title = الكومي
lesson-komi-text = سبعة الديناري اسمها الكومي. زي الولد: تقشّ الأرض كلها.
lesson-komi-why = الكومي واحد بس في الكوتشينة، وكان معاك.
lesson-komi-hint = العب سبعة الديناري.

lesson-basra-title = بصرة!
lesson-basra-text = لو ورقة واحدة طابقت كل اللي على الأرض تبقى بصرة، بـ{ $basra } نقاط. قشّة الولد مش بصرة.
lesson-basra-why = التسعة أخدت التسعة، والستة والتلاتة، والأرض نضفت: بصرة.
lesson-basra-hint = عندك ورقة تاخد كل اللي على الأرض.

lesson-lone-komi-title = الكومي على الأرض
lesson-lone-komi-text = { $who } اضطر ينزّل الكومي على أرض فاضية. هناك أي ورقة تاخده، وتبقى بصرة. العب اللي يعجبك.
lesson-lone-komi-why = الكومي على الأرض هدية: أي ورقة من ورقك كانت تاخده.

lesson-jack-basra-title = بصرة الولد
lesson-jack-basra-text = على الأرض ولد لوحده. خده بولد، تبقى بصرة ولد، بـ{ $jack } نقطة.
lesson-jack-basra-why = دي أغلى بصرة. فكّر مرتين قبل ما تنزّل ولد على أرض فاضية.
lesson-jack-basra-hint = خلّي الولد بتاعك ياخد الولد.

lesson-lone-title = لوحدها على الأرض
lesson-lone-text = الأرض دلوقتي فاضية، واللي تنزّله هيفضل لوحده. نزّل ورقة، وشوف { $who }.
lesson-lone-why = كان عند { $who } زيّها: بصرة عليك. الورقة اللي لوحدها أسهل ورقة تتاخد.

lesson-safe-title = سيب اللي محدش ياخده
lesson-safe-text = مفيش عندك ستة. نزّل ورقة تخلّي مفيش ورقة واحدة تاخد كل اللي على الأرض.
lesson-safe-why = ستة وتمانية أربعتاشر: مفيش ورقة تاخدهم سوا. { $who } كان معاه تسعة، وما أخدتش حاجة.
lesson-safe-hint = ستة وتلاتة تسعة: أي تسعة تاخدهم سوا، بصرة عليك.

lesson-score-title = أكثر الورق
lesson-score-text = آخر ورقة في الدور. معاك لحد دلوقتي { $cards } ورقة، واللي يوصل لـ27 أو أكتر من الـ52 ياخد { $most } نقطة. العبها.
lesson-score-why = { $cards } ورقة هي أكثر الورق: { $most } نقطة. بقى معاك { $total }، يعني وصلت للهدف { $target } وكسبت.

lesson-end-title = كده عرفت البصرة
lesson-end-text = والباقي ييجي باللعب. { $who } يلعب أي ورقة: مناسب لأول مباراة.
lesson-first-match = العب أول مباراة ليك
lesson-again = من الأول تاني
