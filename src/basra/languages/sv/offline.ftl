# Appen på enheten
app-name = Egyptisk Basra
app-short-name = Basra
app-daily = Dagens giv
