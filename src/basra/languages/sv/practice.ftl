# Matcher som inte delas ut enligt protokollet: övning och dagens giv.

fair-line-practice = Övning
fair-short-practice = Övning
fair-line-daily = Dagens giv
fair-short-daily = Dagens giv
kind-sheet-title = Var kommer korten ifrån?
kind-sheet-practice = Det här är en övningsmatch. Korten är blandade av slumpen, eller så är de från en giv du har spelat förut. Du kan ta tillbaka drag, och inget påstås om hur korten delades ut.
kind-sheet-daily = Det här är dagens giv: samma kort för alla, här och på alla andra servrar. De följer av datumet och inget annat. Vem som helst kan räkna fram dem igen, och vem som helst kan känna till dem i förväg. Inget annat påstås om hur korten delades ut.
kind-sheet-otherwise = I alla andra matcher förseglas varje giv i förväg, och din webbläsare kontrollerar den när den är slut.
kind-sheet-download = Ladda ner protokollet
rejected-no-take-back = Det finns inget drag att ta tillbaka.
