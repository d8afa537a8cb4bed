# Inställningarna, i sin dialog och vid bordet.
settings = Inställningar
settings-look = Utseende
settings-feel = Ljud och rörelse
settings-play = Spelet
settings-spoken = För skärmläsare

setting-language = Språk
setting-theme = Tema
setting-theme-system = Auto
setting-theme-light = Ljust
setting-theme-dark = Mörkt
setting-sound = Ljud
setting-sound-about = Kort, tagningar och en knäppt sträng för en basra.
setting-volume = Volym
setting-haptics = Vibration
setting-haptics-about = Drag, tagningar och basror känns.
setting-speed = Fart
setting-speed-calm = Lugn
setting-speed-normal = Normal
setting-speed-quick = Snabb
setting-speed-none = Direkt
setting-tap = Spela ett kort
setting-tap-choose = Två tryck
setting-tap-play = Ett tryck
setting-tap-choose-about = Det första visar vad det tar, det andra spelar.
setting-tap-play-about = Håll kvar för att se vad det tar.
setting-forced = Sista kortet spelas av sig självt
setting-forced-about = När du har ett enda kort på hand, och det bara kan spelas på ett sätt.
setting-verbose = Läs upp bordet efter varje drag
setting-verbose-about = Utöver det som spelades läses alla kort på bordet upp.
setting-keys = Fråga om bordet med bokstäver
setting-keys-about = F för bordet, H för din hand och fler; de står i menyn under Tangentbord.

# Frågor om bordet, var och en en tangent och en knapp, och svaren.
ask = Berätta
ask-floor = Vad som ligger på bordet
ask-hand = Min hand, och vad varje kort tar
ask-takes = Vad det valda kortet tar
ask-score = Poäng, högar och basror
ask-last = Det senaste draget
ask-opponent = Motståndarens kort och talongen
ask-round = Giv, runda och vems tur det är
ask-clock = Hur klockorna står
ask-people = Vem som är här, och vad som föreslås
shortcut-talk = Prata
shortcut-answer = Svara på ett förslag
ask-again = Säg det senaste igen
floor-told = På bordet: { $cards }
points-told = { $points ->
    [one] { $who }: en poäng
   *[other] { $who }: { $points } poäng
  }
hand-empty = Din hand är tom
none-chosen = Inget kort är valt
turn-of = Det är { $who } som ska spela
shortcuts-about = Med en skärmläsare som läser sidan rad för rad: släpp först igenom tangenterna (fokusläge). Bokstäverna kan stängas av i inställningarna.
