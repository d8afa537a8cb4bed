# صفحة كل المباريات والنتائج والسجلات.
history-title = مبارياتي – بصرة
no-matches-yet = لا مباريات بعد. كل ما تلعبه ستجده هنا، لتكمّله أو لتراجعه.
older-matches = مباريات أقدم
results = النتائج
no-results-yet = بعد أول دور لك ضد الكمبيوتر ستجد هنا كيف تسير الأمور.
fact-won = مباريات كسبتها
fact-won-value = { $value } %
fact-points = نقطة في الدور
fact-points-value = { $value }
fact-against = نقطة عليك في الدور
fact-against-value = { $value }
fact-basras = بصرة في الدور
fact-basras-value = { $value }
fact-streak = مكاسب ورا بعض الآن
fact-streak-value = { $value }
fact-longest = أطول سلسلة مكاسب
fact-longest-value = { $value }
chart-wins = المكاسب حسب الخصم
wins-of = { $won } من { $matches }
chart-deals = { $count ->
    [zero] آخر الأدوار
    [one] آخر دور
    [two] آخر دورين
    [few] آخر { $count } أدوار
    [many] آخر { $count } دورًا
   *[other] آخر { $count } دور
  }
chart-deals-words = { $count ->
    [zero] نقاطك زيادة عن الخصم في آخر الأدوار: { $average }.
    [one] نقاطك زيادة عن الخصم في آخر دور: { $average }.
    [two] نقاطك زيادة عن الخصم في آخر دورين، في المتوسط: { $average }.
    [few] نقاطك زيادة عن الخصم في آخر { $count } أدوار، في المتوسط: { $average }.
    [many] نقاطك زيادة عن الخصم في آخر { $count } دورًا، في المتوسط: { $average }.
   *[other] نقاطك زيادة عن الخصم في آخر { $count } دور، في المتوسط: { $average }.
  }
chart-deals-about = عمود لأعلى: نقاطك أكثر من الخصم. عمود لأسفل: أقل. والخط متوسط آخر { $averaged } أدوار.
records = سجلات من ملفات
records-about = السجل ملف مباراة كاملة، من هنا أو من أي خادم بصرة آخر. يُحفظ في هذا المتصفح وحده.
record-open = افتح سجلًا
record-forget = احذف
deals-count = { $count ->
    [zero] لا أدوار
    [one] دور واحد
    [two] دوران
    [few] { $count } أدوار
    [many] { $count } دورًا
   *[other] { $count } دور
  }
error-bad-record = هذا الملف ليس سجل مباراة.
