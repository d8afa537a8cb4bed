# التطبيق على الجهاز: تثبيته، ونسخة جديدة منه، وما يقوله بغير الخادم.
app-name = بصرة مصرية
app-short-name = بصرة
app-daily = دور اليوم
install = ثبّت بصرة
install-about = تأخذ بصرة أيقونة خاصة بها وتُفتح في نافذة خاصة بها. لا يتغير شيء آخر.
install-no = لا، شكرًا
new-version = توجد نسخة جديدة من بصرة. تحميلها يأخذ لحظة.
new-version-use = حمّلها الآن
new-version-later = بعدين
offline-title = لا وصول إلى الطاولات
offline-no-network = جهازك غير متصل بأي شبكة.
offline-no-answer = الخادم لا يردّ.
offline-safe = لم يضع شيء: مبارياتك محفوظة على الخادم، وتكمل من حيث كنت.
offline-waiting = هذه الصفحة تحاول من جديد وحدها، وتكمل أول ما يردّ الخادم.
offline-trying = نحاول…
