# قوائم المباريات. ‏$who و $other أسماء توضع كما هي.
versus = { $who } و{ $other }
kind-practice = تدريب
kind-daily = دور اليوم
review = المراجعة
record = السجل
all-matches = كل المباريات
seat-number = اللاعب { $number }
guest = ضيف
rating = التصنيف
rated = بتصنيف
