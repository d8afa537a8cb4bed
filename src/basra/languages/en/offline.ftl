# The app on the device: installing it, a new version of it, and what it says without its server.
app-name = Egyptian Basra
app-short-name = Basra
app-daily = Daily deal
install = Install Basra
install-about = Basra gets an icon of its own and opens in a window of its own. Nothing else changes.
install-no = No, thanks
new-version = There is a new version of Basra. Loading it takes a moment.
new-version-use = Load it now
new-version-later = Later
offline-title = The tables are out of reach
offline-no-network = Your device is not connected to a network.
offline-no-answer = The server does not answer.
offline-safe = Nothing is lost: your matches are kept on the server, and you go on where you were.
offline-waiting = This page tries again by itself, and goes on as soon as the server is there.
offline-trying = Trying…
