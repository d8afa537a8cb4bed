# أسماء الورق كما تُنطق. ‏$rank و $suit هما الكلمتان أدناه.
card-name = { $rank } { $suit }

rank-A = آس
rank-2 = اتنين
rank-3 = تلاتة
rank-4 = أربعة
rank-5 = خمسة
rank-6 = ستة
rank-7 = سبعة
rank-8 = تمانية
rank-9 = تسعة
rank-10 = عشرة
rank-J = ولد
rank-Q = بنت
rank-K = شايب

suit-C = سباتي
suit-D = ديناري
suit-H = كوبة
suit-S = بستوني

basra = بصرة
jack-basra = بصرة ولد
