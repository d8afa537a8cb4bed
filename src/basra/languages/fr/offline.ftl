# L’application sur l’appareil : l’installer, une nouvelle version, et ce qu’elle dit sans son serveur.
app-name = Basra égyptienne
app-short-name = Basra
app-daily = Donne du jour
install = Installer Basra
install-about = Basra reçoit sa propre icône et s’ouvre dans sa propre fenêtre. Rien d’autre ne change.
install-no = Non, merci
new-version = Il y a une nouvelle version de Basra. La charger prend un instant.
new-version-use = La charger
new-version-later = Plus tard
offline-title = Les tables sont hors d’atteinte
offline-no-network = Ton appareil n’est connecté à aucun réseau.
offline-no-answer = Le serveur ne répond pas.
offline-safe = Rien n’est perdu : tes parties sont gardées sur le serveur, et tu reprendras où tu en étais.
offline-waiting = Cette page réessaie d’elle-même, et continue dès que le serveur est là.
offline-trying = Nouvel essai…
