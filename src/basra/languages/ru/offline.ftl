# Приложение на устройстве
app-name = Египетская басра
app-short-name = Басра
app-daily = Раздача дня
