# The app on the device
app-name = Egyptian Basra
app-short-name = Basra
app-daily = Daily deal
