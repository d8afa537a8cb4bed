# التطبيق على الجهاز
app-name = بصرة مصرية
app-short-name = بصرة
app-daily = دور اليوم
