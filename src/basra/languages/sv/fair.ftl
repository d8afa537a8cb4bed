# Rättvis utdelning: vad som kontrolleras, vid bordet och på kontrollsidan.

fair-direction = ltr

## Raden vid bordet, och det som den öppnar

fair-line-sealed = Förseglat, kontrolleras efter varje giv
fair-line-good = Rättvist utdelat, kontrollerat här
fair-line-bad = Utdelningen stämmer inte
fair-line-waiting = Givens hemlighet dröjer
fair-line-unproven = Inte bevisat
fair-short-sealed = Förseglat
fair-short-good = Rättvist
fair-short-bad = Stämmer inte
fair-short-waiting = Dröjer
fair-short-unproven = Inte bevisat
fair-sealed = Det hemliga talet för varje giv är förseglat. Så snart en giv är slut bryts sigillet, och den här webbläsaren kontrollerar allt.
fair-good = Den här webbläsaren har räknat om varje giv som är slut. Sigillen är hela, och dina kort, varje drag och poängen följer av leken.
fair-unproven = Alla spelares enheter lade inte till ett eget tal. Korten delades ut efter samma recept, men för vår del har du bara vårt ord.
fair-alarm = Utdelningen i den här matchen stämmer inte. Spara beviset, och lita inte på den här servern igen.
fair-alarm-waiting = Given är slut, men dess hemlighet har inte öppnats. Utan den kan ingen kontrollera korten.
fair-alarm-why = Vad är fel?
fair-trouble-lost = Den här enheten har inte kvar det hemliga tal som den förseglade för matchen, så korten kan inte delas ut. Inget har spelats ännu.
fair-trouble-no-storage = Den här webbläsaren sparar ingenting, så den kan inte lägga till ett eget tal. Du kan spela en match som inte är bevisad.
fair-trouble-refused = Servern tog inte emot den här enhetens tal, så korten kan inte delas ut. Inget har spelats ännu.
fair-trouble-again = Starta en ny match
fair-trouble-unproven = Spela utan bevis
fair-trouble-no-storage-online = Den här webbläsaren sparar ingenting, så den kan inte lägga till ett eget tal, och korten kan inte delas ut.
fair-trouble-stop = Bryt matchen
fair-sheet-title = Rättvist utdelat?
fair-sheet-checked = Kontrollerat på den här enheten
fair-sheet-download = Ladda ner beviset
fair-sheet-so-far = Ladda ner raderna hittills
fair-sheet-later = Beviset kan laddas ner när matchen är slut.
fair-sheet-elsewhere = Kontrollera det med andra verktyg
fair-sheet-elsewhere-about = Du behöver inte lita på den här sidan heller: beviset för en match kan kontrolleras på annat håll också.
fair-sheet-checker = Kontrollsida
fair-sheet-program = Kontrollprogram
fair-sheet-log = Öppen logg
fair-fingerprint = Fingeravtryck
fair-fingerprint-explained = Ett kort tal för allt som förseglades. Ser båda spelarna samma tal har båda fått samma löfte.
fair-fingerprint-compare = Läs upp det för varandra, till exempel i telefon.
fair-parts = Vems tal som räknas in
fair-part-table = Det här bordet
fair-part-of-table = Förseglat före matchen, öppnas efter varje giv
fair-part-awaited = Inte här ännu
fair-part-sealed = Förseglat, inte öppnat ännu
fair-part-opened = Öppnat, och med i varje giv

## Hur det går till, på en skärm

fair-how-title = Så delar vi ut rättvist
fair-how-short = Ingen kan välja korten: inte den andra spelaren, inte datorn, inte de som sköter bordet. Du behöver inte tro oss: din egen webbläsare kontrollerar varje giv.
fair-how-1-title = Vi förseglar vår del först
fair-how-1 = Före matchen drar vi ett hemligt tal för varje giv och visar dig ett sigill på det. Det avslöjar ingenting, och bryts om vi ändrar talet.
fair-how-2-title = Din enhet lägger till sin del
fair-how-2 = Ett eget hemligt tal. Möter du en annan person gör den personens enhet likadant.
fair-how-3-title = Leken kommer ur alla talen
fair-how-3 = Vi förseglade vårt innan ditt fanns, så vi kunde inte välja. Du kände inte till vårt, så det kunde inte du heller.
fair-how-4-title = Efter varje giv bryter vi dess sigill
fair-how-4 = Din webbläsare räknar fram leken igen och kontrollerar sigillet, varje kort, varje drag och poängen.
fair-how-5-title = Du kan spara beviset
fair-how-5 = En liten fil för varje match, som vem som helst kan kontrollera igen, med verktyg som inte är våra.
fair-how-limits = Det visar inte om någon avslöjat korten för din motståndare, eller om en vän har hjälpt till.

## Påståendena

fair-holds = Stämmer
fair-fails = Stämmer inte
fair-unchecked = Inte kontrollerat

fair-claim-form = Protokollet är helt
fair-claim-promise = Givarna förseglades före matchen
fair-claim-given = Sigillen är de som den här enheten fick
fair-claim-values = Spelarnas tal
fair-claim-deal = Giv { $deal }
fair-claim-dealt = Dina egna kort i giv { $deal }
fair-claim-result = Resultatet

fair-found-form = { $events ->
    [one] { $events } rad. Kedjan slutar med { $head }.
   *[other] { $events } rader, var och en länkad till den förra. Kedjan slutar med { $head }.
}
fair-found-promise = Fingeravtryck { $fingerprint }
fair-found-practice = En övningsmatch: inget påstås om hur den delades ut.
fair-found-daily = Dagens giv: inget påstås om hur den delades ut. Korten följer av datumet.
fair-found-given = Inget har bytts ut sedan starten.
fair-found-proven = { $people ->
    [one] Spelarens enhet lade till sitt eget tal i varje giv.
   *[other] Båda spelarnas enheter lade till sina egna tal i varje giv.
}
fair-found-not-proven = Inte bevisat: alla spelares enheter lade inte till ett tal. För serverns del finns bara dess ord.
fair-found-deal = { $plays ->
    [one] Sigillet är helt, leken följer av det, och { $plays } drag följer reglerna. Poäng { $first } : { $second }.
   *[other] Sigillet är helt, leken följer av det, och alla { $plays } drag följer reglerna. Poäng { $first } : { $second }.
}
fair-found-dealt = { $count ->
    [one] Det enda kort du såg på hand var det som låg på sin plats i leken.
   *[other] Alla { $count } kort du såg på hand var de som låg på sina platser i leken.
}
fair-found-secret-awaited = Det sista kortet är spelat; hemligheten har inte kommit ännu.
fair-found-stopped = { $plays ->
    [one] Sigillet är helt, leken följer av det, och det enda draget innan matchen avbröts följer reglerna.
   *[other] Sigillet är helt, leken följer av det, och alla { $plays } drag innan matchen avbröts följer reglerna.
}
fair-found-result = Matchen slutar { $first } : { $second }, precis som givarna summerar.
fair-found-broken-off = { $winner ->
    [first] Matchen avbröts vid { $first } : { $second }. Den första spelaren vann.
    [second] Matchen avbröts vid { $first } : { $second }. Den andra spelaren vann.
   *[nobody] Matchen avbröts vid { $first } : { $second }, utan vinnare.
}

fair-fault-unreadable = Det här går inte att läsa.
fair-fault-too-large = Filen är större än något bevis kan vara.
fair-fault-not-text = Det här är inget bevis för en match: det är inte text.
fair-fault-cut-short = Det här är inget helt bevis för en match: sista raden saknas eller är skadad.
fair-fault-chain = Något i filen har ändrats: raderna hänger inte ihop.
fair-fault-not-event = Rad { $line } hör inte hemma i ett bevis.
fair-fault-not-canonical = Rad { $line } har ändrats: den är inte skriven som bevis skrivs.
fair-fault-unexpected = Rad { $line } kan inte stå där den står.
fair-fault-header = Matchens början saknas eller är fel.
fair-fault-commitments = Sigillen för de 64 givarna saknas eller är fel.
fair-fault-given = Sigillen är inte de som den här enheten fick i början.
fair-fault-head = Matchen ändrades efter att du såg den, på rad { $line } eller tidigare.
fair-fault-value-stranger = Rad { $line }: någon som inte spelar vid det här bordet lade till ett tal.
fair-fault-value-changed = Rad { $line }: spelarens tal är inte det som förseglades.
fair-fault-value-withheld = En spelare förseglade ett tal och öppnade det aldrig.
fair-fault-value-replaced = Talet som gick in i leken är inte det som den här enheten drog.
fair-fault-secret-missing = Givens hemlighet öppnades aldrig, så ingen kan kontrollera dess kort.
fair-fault-secret-changed = Sigillet är brutet: hemligheten är inte den som förseglades före matchen.
fair-fault-dealer = Fel spelare gav.
fair-fault-floor = Korten på bordet är inte de i leken.
fair-fault-hands = Rad { $line }: korten delades inte ut uppifrån i leken.
fair-fault-turn = Rad { $line }: det var den andra spelarens tur.
fair-fault-not-held = Rad { $line }: { $card } spelades från en plats i leken som inte hör till den handen.
fair-fault-swapped = Rad { $line }: { $card } spelades, men kortet som gavs där var { $dealt }.
fair-fault-forbidden = Rad { $line }: reglerna låter inte { $card } ta det där.
fair-fault-basra = Rad { $line }: basran är fel räknad för { $card }.
fair-fault-leftovers = De sista korten på bordet gick till fel spelare.
fair-fault-score = Poängen följer inte av dragen.
fair-fault-dealt = Du såg { $card } på hand, men kortet på den platsen i leken är { $dealt }.
fair-fault-end-missing = Matchens slut saknas.
fair-fault-end-early = Matchen avslutades innan någon hade vunnit.
fair-fault-stop = Rad { $line }: ingen kunde avbryta matchen på det sättet.
fair-fault-result = Resultatet följer inte av givarna.

## Kontrollsidan

fair-page-title = Kontrollera en match
fair-page-game = Basra
fair-page-intro = Välj beviset för en match. Den här sidan räknar om varje giv och säger rad för rad om korten delades ut rättvist.
fair-page-choose = Välj ett bevis
fair-page-again = Välj ett annat bevis
fair-page-drop = eller släpp filen var som helst på sidan
fair-page-private = Filen stannar på den här enheten. Du kan spara sidan och använda den utan internet.
fair-page-language = Språk
fair-page-checking = Kontrollerar { $name } …
fair-page-good = Rättvist utdelat
fair-page-good-explained = Allt i det här beviset stämmer.
fair-page-unproven = Utdelat efter receptet, inte bevisat
fair-page-unproven-explained = Allt i det här beviset stämmer, men alla spelares enheter lade inte till ett eget tal. För serverns del finns bara dess ord.
fair-page-other = Inget bevis för rättvis utdelning
fair-page-bad = Det här stämmer inte
fair-page-claims = Vad som kontrollerades
fair-page-players = { $first } och { $second }
fair-page-computer = Dator
fair-page-person = Spelare { $number }
