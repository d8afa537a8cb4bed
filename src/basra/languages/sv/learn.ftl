# Lektionen. $who är motståndarens namn.
lesson = Lektionen
lesson-skip = Jag kan spelet
lesson-step = Steg { $step } av { $steps }
lesson-back = Ett steg tillbaka
lesson-next-step = Nästa steg
lesson-next = Nästa
lesson-choose = Välj ett kort
lesson-see = Se vad som händer…
lesson-see-that = Såg du?
lesson-good-1 = Bra gjort!
lesson-good-2 = Precis.
lesson-good-3 = Snyggt!
lesson-good-4 = Just så.

lesson-match-title = Lika tar lika
lesson-match-text = Ditt kort tar alla kort av samma valör från bordet. Välj ett kort för att se vad det gör, och välj det igen för att spela det.
lesson-match-why = Sexan tar sexan, och båda är dina.
lesson-match-hint = Hitta kortet som har sin like på bordet.

lesson-sum-title = Lägga ihop
lesson-sum-text = Ess till tio räknas som 1 till 10, och ditt kort tar kort som tillsammans blir lika mycket. Vilket av dina kan det?
lesson-sum-why = Sex och tre blir nio. Åttan ligger kvar.
lesson-sum-hint = Lägg ihop sexan och trean.

lesson-groups-title = Allt på en gång
lesson-groups-text = Ett drag tar alla lika kort och alla grupper som blir lika mycket. Ta så många kort du kan.
lesson-groups-why = Åttan tog åttan, och femman och trean också.
lesson-groups-hint = Ditt andra kort tar tre.

lesson-pictures-title = Dam och kung
lesson-pictures-text = Damer och kungar har inget tal och läggs inte ihop med något. En dam tar damer, en kung tar kungar.
lesson-pictures-why = Båda kungarna är dina. Damen väntar på en dam.
lesson-pictures-hint = Två kungar ligger på bordet: vilket kort tar dem?

lesson-jack-title = Knekten tar allt
lesson-jack-text = En knekt tar allt på bordet, vad som än ligger där. Prova.
lesson-jack-why = Fyra kort med ett. Spara dina knektar till ett fullt bord.
lesson-jack-hint = Spela knekten den här gången, och se.

lesson-komi-title = Komin
lesson-komi-text = Ruter sju kallas komin. Precis som en knekt tar den hela bordet.
lesson-komi-why = Det finns bara en komi i leken, och du hade den.
lesson-komi-hint = Spela ruter sju.

lesson-basra-title = Basra!
lesson-basra-text = Ta allt på bordet med ett enda kort som stämmer, så är det en basra: { $basra } poäng. När en knekt tar allt är det ingen.
lesson-basra-why = Nian tar nian, och sexan och trean, och inget ligger kvar: en basra.
lesson-basra-hint = Ett av dina kort tar allt som ligger där.

lesson-lone-komi-title = Komin på bordet
lesson-lone-komi-text = { $who } fick lägga komin på ett tomt bord. Där tar vilket kort som helst den, och det är en basra. Spela vilket du vill.
lesson-lone-komi-why = En komi på bordet är en present: alla dina kort kunde ta den.

lesson-jack-basra-title = Knektbasra
lesson-jack-basra-text = En knekt ligger ensam på bordet. Ta den med en knekt, så är det en knektbasra: { $jack } poäng.
lesson-jack-basra-why = Ingen tagning är värd mer. Så tänk dig för innan du lägger en knekt på ett tomt bord.
lesson-jack-basra-hint = Ta knekten med din knekt.

lesson-lone-title = Ensam på bordet
lesson-lone-text = Nu är bordet tomt, och det du lägger blir ensamt där. Lägg ett kort, och se på { $who }.
lesson-lone-why = { $who } hade ett likadant: en basra mot dig. Ett ensamt kort är lättast att ta.

lesson-safe-title = Lämna det som ingen tar
lesson-safe-text = Du har ingen sexa. Lägg ett kort så att inget enskilt kort kan ta allt på bordet.
lesson-safe-why = Sex och åtta blir fjorton: inget kort tar båda. { $who } hade en nia, och den tog inget.
lesson-safe-hint = Sex och tre blir nio: en nia tar båda, en basra mot dig.

lesson-score-title = Flest kort
lesson-score-text = Givens sista kort. Du har { $cards } kort hittills; den som får minst 27 av 52 får { $most } poäng. Spela det.
lesson-score-why = { $cards } kort är flest: { $most } poäng. Med { $total } poäng har du nått målet { $target } och vunnit.

lesson-end-title = Nu kan du Basra
lesson-end-text = Resten kommer när du spelar. { $who } spelar på måfå: lagom för en första match.
lesson-first-match = Spela din första match
lesson-again = En gång till från början
