# Sidan med alla matcher, resultat och protokoll.
history-title = Mina matcher – Basra
no-matches-yet = Ingen match ännu. Allt du spelar hamnar här, att fortsätta med eller titta på igen.
older-matches = Äldre matcher
results = Resultat
no-results-yet = Efter din första giv mot datorn ser du här hur det går.
fact-won = vunna matcher
fact-won-value = { $value } %
fact-points = poäng per giv
fact-points-value = { $value }
fact-against = poäng mot dig per giv
fact-against-value = { $value }
fact-basras = basror per giv
fact-basras-value = { $value }
fact-streak = vinster i rad just nu
fact-streak-value = { $value }
fact-longest = längsta raden vinster
fact-longest-value = { $value }
chart-wins = Vinster per motståndare
wins-of = { $won } av { $matches }
chart-deals = { $count ->
    [one] Den senaste given
   *[other] De senaste { $count } givarna
  }
chart-deals-words = { $count ->
    [one] Poäng före motståndaren i den senaste given: { $average }.
   *[other] Poäng före motståndaren i de senaste { $count } givarna, i snitt: { $average }.
  }
chart-deals-about = Stapel uppåt: fler poäng än motståndaren. Stapel nedåt: färre. Linjen är snittet av de senaste { $averaged } givarna.
records = Protokoll från filer
records-about = Ett protokoll är filen med en hel match, härifrån eller från en annan Basra-server. Det sparas bara i den här webbläsaren.
record-open = Öppna ett protokoll
record-forget = Ta bort
deals-count = { $count ->
    [one] { $count } giv
   *[other] { $count } givar
  }
error-bad-record = Filen är inget protokoll från en match.
