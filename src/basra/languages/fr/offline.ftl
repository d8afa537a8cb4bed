# L’application sur l’appareil
app-name = Basra égyptienne
app-short-name = Basra
app-daily = Donne du jour
