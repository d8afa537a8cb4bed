# Appen på enheten: att installera den, en ny version, och vad den säger utan sin server.
app-name = Egyptisk Basra
app-short-name = Basra
app-daily = Dagens giv
install = Installera Basra
install-about = Basra får en egen ikon och öppnas i ett eget fönster. Inget annat ändras.
install-no = Nej tack
new-version = Det finns en ny version av Basra. Att ladda den tar ett ögonblick.
new-version-use = Ladda den nu
new-version-later = Senare
offline-title = Borden går inte att nå
offline-no-network = Din enhet är inte ansluten till något nätverk.
offline-no-answer = Servern svarar inte.
offline-safe = Inget är förlorat: dina matcher finns på servern, och du fortsätter där du var.
offline-waiting = Sidan försöker igen av sig själv, och fortsätter så snart servern svarar.
offline-trying = Försöker…
