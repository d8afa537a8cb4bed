# Kommandoraden.

usage = Användning:
options = Flaggor
commands = Kommandon
metavar-options = [FLAGGOR]
metavar-command = [KOMMANDO]
metavar-card = KORT
metavar-cards = KORTEN
metavar-rules = REGLER
metavar-port = PORT
metavar-host = ADRESS
metavar-folder = MAPP
metavar-clock = KLOCKA

command-basra =
    Egyptisk Basra, kortspelet.

    Utan kommando startas spelet och öppnas i webbläsaren, precis som med ”play”.
command-play =
    Starta spelet och öppna det i webbläsaren.

    Dina matcher sparas och fortsätter där du slutade. Avsluta med Ctrl+C.
command-play-short = Starta spelet och öppna det i webbläsaren.
command-serve =
    Starta servern så att andra kan spela på den.

    Den lyssnar bara på den här datorn om inte --host säger något annat, och loggar till standard error. Avsluta med Ctrl+C eller SIGTERM.
command-serve-short = Starta servern så att andra kan spela på den.
command-capture =
    Säg vad KORT tar från bordet, och om det är en basra.

    Ett kort är en valör A, 2 till 10, J, Q, K och en färg C, D, H, S: basra capture --floor "10S 5H 4C AD" 10H
command-capture-short = Säg vad ett kort tar från bordet.

option-help = Visa den här texten.
option-version = Visa versionen.
option-language = Språket; annars systemets språk.
option-port = Porten att lyssna på, annars { $default }; 0 tar vilken ledig port som helst.
option-port-play = Porten att lyssna på; annars { $default }, eller nästa lediga.
option-host = Adressen att lyssna på, annars { $default }; 0.0.0.0 släpper in andra.
option-no-open = Öppna inte webbläsaren.
option-data = Mappen där matcherna sparas; annars användarens datamapp.
option-database = Databasen där matcherna sparas, till exempel postgresql://name:password@host/basra; annars en SQLite-fil i mappen. Läses också från BASRA_DATABASE, där ingen annan ser lösenordet.
option-redis = Den Redis genom vilken flera processer med samma databas genast berättar för varandra vad som har ändrats, till exempel redis://host. Läses också från BASRA_REDIS.
option-workers = Hur många processer som tänker åt datorspelarna; annars en per kärna utom en. Med 0 tänker servern själv, vilket räcker på en mycket liten dator.
option-clock = Andra längder för en klocka i matcher på nätet, i sekunder: quick=PLAY,BANK,GRACE, relaxed=PLAY,BANK,GRACE eller none=GRACE,SILENCE. Kan anges för varje klocka.
option-log-level = De minst viktiga meddelanden som loggas, annars { $default }.
option-rules = Reglerna: egyptian, egyptian-v2, eller en av dem med tillägg, som egyptian,target=51; annars { $default }.
option-floor = Korten på bordet, till exempel "10S 5H 4C AD"; ”-” för inga.
option-json = Svara med JSON.

version-compiled = { $version }, kompilerad
version-plain = { $version }, ren Python
version-changed = { $version }, ren Python, eftersom det som kompilerats inte hör till den här källkoden eller den här Python-versionen

running = Egyptisk Basra är redo. Avsluta med Ctrl+C. Öppna:
already-running = Egyptisk Basra är redan igång. Öppna:

list-separator = { ", " }
captures = { $card } tar { $cards }. Det är ingen basra.
captures-basra = { $card } tar { $cards }: en basra!
captures-jack-basra = { $card } tar { $cards }: en knektbasra!
captures-nothing = { $card } tar ingenting och blir kvar på bordet.
captures-choice = { $card } tar något av detta, som spelaren väljer. Det är ingen basra.

error-no-such-option = Det finns ingen flagga { $option } här; --help visar flaggorna.
error-no-such-command = Det finns inget sådant kommando: välj bland { $commands }.
error-missing = { $name } saknas; --help visar vad som behövs.
error-option-value = Flaggan { $option } behöver ett värde, eller tar inget; --help visar hur den används.
error-choice = { $name } är något av { $choices }.
error-number = { $name } är ett heltal från { $least } till { $most }.
error-folder = { $name } är en mapp, men det som anges är en fil.
error-too-many = Det är fler argument än kommandot tar; sätt citattecken runt en lista med kort.
error-rules = Reglerna ”{ $rules }” går inte att läsa. Skriv { $presets } och sedan det som skiljer, efter kommatecken: { $options }.
error-floor = Bordet ”{ $floor }” går inte att läsa. Skriv kort som "10S 5H 4C AD", vart och ett en gång.
error-card = ”{ $card }” är inget kort. Skriv en valör A, 2 till 10, J, Q, K och en färg C, D, H, S, till exempel 10H.
error-card-on-floor = { $card } går inte att spela: kortet ligger på bordet.
error-port-busy = Ett annat program använder port { $port }: välj en annan med --port.
error-ports-busy = Portarna { $first } till { $last } är alla upptagna: välj en annan med --port.
error-listen = Servern kan inte lyssna på { $host }, port { $port }: { $reason }.
error-data = Datamappen { $folder } går inte att använda: { $reason }
error-database = Databasen går inte att använda: { $reason }
error-redis = Redis går inte att använda: { $reason }
error-extra = Paket som behövs för detta är inte installerade. Kör: pip install '{ $extra }'
error-clock = Klockorna ”{ $clocks }” går inte att läsa. Skriv quick=12,60,60, relaxed=60,180,120 eller none=300,86400: sekunder för ett spel, i banken och i respit; utan klocka i respit och i tystnad.

command-verify =
    Kontrollera beviset för en match, FIL, och säg punkt för punkt om det stämmer.

    Slutkoden är 0 om allt stämmer, annars 1. ”-” läser standard input.
command-verify-short = Kontrollera beviset för en match.
command-shuffle-test =
    Pröva blandningen: uttömmande kontroller, sedan statistik över många lekar; kända dåliga blandningar måste avslöjas.

    Det kräver numpy och scipy: pip install "basra[evidence]". Slutkoden är 0 om allt blev som det ska, annars 1.
command-shuffle-test-short = Visa att blandningen är rättvis.
metavar-file = FIL
metavar-number = ANTAL
metavar-text = TEXT
option-players = Låt också datorspelarna välja igen, och jämför.
option-decks = Hur många lekar som blandas, annars { $default }.
option-seed = Var lekarnas nycklar kommer ifrån, annars ”{ $default }”.
option-played = Pröva i stället givarna som verkligen spelats på den här datorn.
error-file = Filen { $file } går inte att läsa: { $reason }.
error-evidence = Det här kräver numpy och scipy: pip install "basra[evidence]".
error-no-deals = Ingen giv har spelats till slut här ännu.
error-data-without-played = --data säger vilka givar som prövas; den hör ihop med --played.

verify-holds = Allt stämmer.
verify-fails = Det stämmer inte.
verify-no-proof = Detta är inget bevis för rättvis utdelning, och är inte tänkt som ett.
claim-form = Filen är hel
claim-practice = En övningsmatch: inget påstås om hur den delades ut.
claim-daily = Dagens giv: inget påstås om hur den delades ut. Korten följer av datumet.
claim-promise = Givarna förseglades före matchen
claim-values = Spelarnas tal
claim-deal = Giv { $deal }
claim-result = Resultatet
claim-players = Datorns drag
claim-unchecked = { $claim }: inte kontrollerat
claim-found = { $claim }: { $found }
claim-fault = { $claim }: { $fault }
found-form = { $events ->
    [one] { $events } rad, kedja { $chain }
   *[other] { $events } rader, kedja { $chain }
}
found-promise = fingeravtryck { $fingerprint }
found-values = { $proven ->
    [1] bevisat: alla personer bidrog till utdelningen
   *[other] inte bevisat: alla personer bidrog inte till utdelningen
}
found-deal = { $plays ->
    [one] hemligheten, leken och { $plays } drag är rätt; { $first } : { $second }
   *[other] hemligheten, leken och { $plays } drag är rätt; { $first } : { $second }
}
found-stopped = hemligheten, leken och { $plays } drag är rätt fram till att matchen avbröts
found-result = { $ending ->
    [points] { $first } : { $second }
    [first] { $first } : { $second }; matchen avbröts, den första spelaren vann
    [second] { $first } : { $second }; matchen avbröts, den andra spelaren vann
   *[nobody] { $first } : { $second }; matchen avbröts utan vinnare
}
found-players = { $plays ->
    [one] { $plays } drag blev detsamma igen
   *[other] { $plays } drag blev desamma igen
}

test-of = { $decks ->
    [one] { $method }, { $decks } lek
   *[other] { $method }, { $decks } lekar
}
test-exhaustion = Uttömmande kontroller                             fall
test-battery = Statistik                                          utfall       väntat         p
test-mutants = Kända dåliga blandningar                         lekar  avslöjad av
test-ok = godkänd
test-bad = UNDERKÄND
test-not-killed = INTE AVSLÖJAD
test-left-out = { $decks ->
    [one] utelämnad: kräver { $decks } lek
   *[other] utelämnad: kräver { $decks } lekar
}
test-passed = Allt blev som det ska.
test-failed = Något blev inte som det ska.
method-basra-fair-1 = basra-fair/1
method-played = givarna som spelats här
method-full-range-swap = naivt byte över hela leken
method-sattolo = Sattolo, fel på ett
method-one-short = slinga som är ett varv för kort
method-byte-modulo = en byte modulo n
method-word-modulo = ett 16-bitars tal modulo n
method-small-keys = sortering med små nycklar, ibland lika
method-random-comparator = sortering med slumpad jämförelse
method-7-riffles = 7 bladblandningar
method-10-riffles = 10 bladblandningar
method-32-bit-seed = 32-bitars frö
check-choices = varje val, över alla byte
check-memory = inget val beror på det förra
check-orders = alla ordningar av några få kort
check-positions = vilket kort som ligger var
check-rising = stigande följder
check-neighbours = grannkort
check-inversions = inversioner
check-fixed-points = kort som blev kvar på sin plats
check-parity = paritet
check-repeats = upprepade lekar

# Arenan.

command-arena =
    Låt datorspelare möta varandra och säg hur starka de är, i poäng per giv.

    I ett par spelas samma lek två gånger, med platserna bytta. SPELARE är två namn eller fler, var och en med en egen gräns för antalet ställningar om du vill: basra arena greedy careful@500 --pairs 2000. Det som spelats sparas; samma kommando fortsätter där det stannade.
command-arena-short = Låt datorspelare möta varandra.
metavar-players = SPELARE…
metavar-address = ADRESS
option-pairs = Hur många par varje två spelare spelar, annars { $default }.
option-matches = Spela hela matcher i stället för givar: ”new” från början, eller ”late”, där båda sidor börjar med poäng mellan halva målet och målet. Annars ”{ $default }”: givar för sig.
option-deck-list = Listan med lekar: ”{ $default }” om inget annat sägs; ”{ $claim }”, som ingen spelare har ställts in på; eller vilken text som helst.
option-nodes = Hur många ställningar en spelare får se på inför ett drag, annars { $default }.
option-gap = Säg också hur stor del av gapet mellan { $reference } och { $bound }, som ser alla kort, som varje spelare täcker.
option-jobs = Hur många processer som spelar samtidigt; annars en per kärna.
option-ray = Spela på ett Ray-kluster: dess adress, ”auto” för det som datorn hör till, ”local” för ett eget.
option-results = Mappen där resultaten sparas; annars användarens cachemapp.
option-plot = Rita spelarna med deras intervall i den här filen, som SVG.
error-player = ”{ $player }” är ingen spelare. Skriv någon av { $players }, och @ med en gräns för antalet ställningar om du vill, till exempel greedy@500.
error-players = Ange två spelare eller fler, var och en bara en gång.
error-results = Resultaten kan inte sparas i { $folder }: { $reason }.
error-worker = En arbetsprocess dog. Spelade och sparade par: { $played } av { $pairs }. Samma kommando fortsätter därifrån.
error-plot = För att rita krävs matplotlib: pip install "basra[arena]".
error-plot-file = Bilden kan inte skrivas till { $file }: { $reason }.
error-ray = För att spela på ett kluster krävs Ray: pip install "basra[ray]".
error-cluster = Klustret { $address } går inte att använda: { $reason }.
arena-interrupted = Avbrutet. Spelade och sparade par: { $played } av { $pairs }. Samma kommando fortsätter därifrån.
arena-over = Lekar ur listan ”{ $decks }”, par: { $pairs }, regler: { $rules }. Intervallen är på 95 %.
arena-against = { $first } mot { $second }
arena-points = poäng per giv
arena-all = mot alla
arena-share = del av gapet
arena-pairs = par vunna / oavgjorda / förlorade
arena-deals = givar vunna / oavgjorda / förlorade
arena-matches = matcher vunna / oavgjorda / förlorade
arena-won = fler vunna än förlorade, av 100 matcher
arena-first = poäng per giv för att börja
arena-basras = basror per giv
arena-milliseconds = ms processortid per drag
arena-nodes = ställningar per drag
arena-decks = Lekar, SHA-256: { $digest }
arena-machine = { $processor }, kärnor: { $cores }; basra { $version }, { $speed ->
    [compiled] kompilerad
   *[plain] inte kompilerad
}
arena-plot-axis = poäng per giv mot genomsnittet av alla andra

# Hastigheten.

command-bench =
    Mät hur snabbt det är här.

    Processortid på en kärna: slumpade givar, vad ett kort tar, sista rundan löst och varje datorspelare.
command-bench-short = Mät hur snabbt det är här.
bench-how = Processortid på en kärna, median av { $runs } mätningar.
bench-deals = Slumpade givar, med utdelning och poängräkning: { $number } drag i sekunden
bench-captures = Vad ett kort tar, frågat från Python: { $number } i sekunden
bench-last-round = Sista rundan löst exakt: { $number } µs
bench-players = Datorspelare, ms per drag, gräns för antalet ställningar { $nodes }:

# What a host may choose.

metavar-limits = REQUESTS=ANTAL,…
metavar-addresses = ADRESSER
metavar-address-port = [VÄRD:]PORT
option-limits = Vad varje adress får begära: antal anrop, öppnade bord och försök med koder per minut och anslutningar samtidigt, till exempel { $default }, som är standard; eller ”off”.
option-trusted-proxies = De proxyservrar vars ord om en klients adress gäller, åtskilda med komman; som standard de på den här datorn.
option-metrics = Lämna ut mätvärden för Prometheus där, som standard ingenstans; med bara en port kan endast den här datorn läsa dem.
metrics-at = Mätvärden: { $address }
error-limits = Gränserna ”{ $limits }” går inte att läsa. Skriv ”off”, eller det som skiljer sig från { $default }, åtskilt med komman.
error-metrics = Platsen för mätvärdena ”{ $place }” går inte att läsa. Skriv en port, eller en värd, ett kolon och en port, till exempel 127.0.0.1:9101.

# The host's own commands.

command-admin =
    Ta hand om en värds matcher.

    Varje kommando arbetar på själva databasen, vare sig servrar kör på den eller inte, och måste ha deras version.
command-admin-short = Ta hand om en värds matcher.
command-admin-status = Säg hur mycket som är sparat.
command-admin-status-short = Säg hur mycket som är sparat.
command-admin-matches = Lista de nyaste matcherna.
command-admin-matches-short = Lista matcher.
command-admin-show = Visa det som är sparat om en MATCH utom korten, som JSON, och om den är hel.
command-admin-show-short = Visa en match.
command-admin-void =
    Avsluta en MATCH utan vinnare och skriv i den öppna loggen att den är ogiltig.

    Protokollet säger att den stoppades i samförstånd. En skadad match stängs som den är.
command-admin-void-short = Avsluta en match utan vinnare.
command-admin-export-person = Skriv ut allt som är sparat om en PERSON, som JSON. PERSON är vad topplistan och ”show” kallar den.
command-admin-export-person-short = Skriv ut allt som är sparat om en person.
command-admin-delete-person = Radera allt som är sparat om en PERSON, också matcherna. PERSON är vad topplistan och ”show” kallar den.
command-admin-delete-person-short = Radera allt som är sparat om en person.
command-admin-backup =
    Kopiera databasen till en FIL, som den är i ett ögonblick, medan det spelas.

    Kopian av SQLite läggs tillbaka med ”restore”, den av PostgreSQL med pg_restore.
command-admin-backup-short = Kopiera databasen till en fil.
command-admin-restore =
    Lägg tillbaka kopian FIL av en SQLite-databas i mappen. Ingen server får köra på den.

    Med --force tar den platsen av en databas som redan finns, och den sparas bredvid under ett annat namn.
command-admin-restore-short = Lägg tillbaka en kopia.
command-admin-check =
    Spela om alla matcher och säg vilka som är skadade.

    Slutkoden är 0 om ingen är det, annars 1.
command-admin-check-short = Spela om alla matcher.
metavar-match = MATCH
metavar-person = PERSON
option-which = Vilka matcher, som standard alla.
option-most = Högst hur många, som standard { $default }.
option-force = Lägg den på platsen av databasen som redan finns.
admin-count-matches = matcher
admin-count-open = av dem pågående
admin-count-online = av dem mellan två enheter
admin-count-rated = av dem rankade och avslutade
admin-count-events = händelser
admin-count-people = personer som andra känner till
admin-count-invitations = inbjudningar
admin-count-nodes = servrar som delar databasen
admin-open = giv { $deal }
admin-over = slut
admin-voided = { $match } är ogiltig.
admin-deleted = { $matches ->
    [one] Allt som var sparat är raderat, också en match.
   *[other] Allt som var sparat är raderat, också { $matches } matcher.
}
admin-backed-up = Kopian finns i { $file }.
admin-restored = Kopian finns nu i { $folder }.
admin-kept = Databasen som fanns där finns nu i { $file }.
admin-checked = { $matches ->
    [one] En match omspelad, skadade: { $damaged }.
   *[other] { $matches } matcher omspelade, skadade: { $damaged }.
}
error-no-data = Det finns ingen databas i { $folder }: ange dess mapp med --data, eller dess URL med --database.
error-data-there = Det finns redan en databas i { $folder }; med --force tar kopian dess plats, och den sparas under ett annat namn.
error-no-match = Det finns ingen match { $match }.
error-no-person = Det finns ingen person { $person }.
error-match-over = { $match } är redan slut.
error-match-waits = { $match } kan inte stoppas: ingen är på tur just nu, eller så är det ingen match mellan två personer.
error-meanwhile = Något hände vid bordet under tiden; försök igen.
