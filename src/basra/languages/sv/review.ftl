# Repris och genomgång av en giv. $card, $cards och $who är namn som sätts in som de är.
replay = Repris
replay-place = Plats i given
replay-first = Till början
replay-back = Ett drag bakåt
replay-next = Ett drag framåt
replay-fault = Till nästa misstag
replay-end = Givens slut
review-title = Genomgång av giv { $deal } – Basra
deal-of = Giv { $deal } av { $deals }
hand-of = Hand: { $who }
no-cards = Inga kort
points-signed = { $sign }{ $points }
points-bare = { $points }

# Hur bra ett drag var
mark-best = Bäst
mark-good = Bra
mark-slip = Liten miss
mark-mistake = Misstag
mark-blunder = Grovt fel
review-loss = { $points ->
    [one] kostar cirka { $points } poäng
   *[other] kostar cirka { $points } poäng
  }
review-better = Bättre var
show-better = Visa det på bordet
show-made = Visa vad som spelades
review-leaves = Lämnar { $cards }.
review-leaves-nothing = Lämnar bordet tomt: inget att ta.
review-answer-basra = Basra möjlig med { $cards } (chans { $chance } %).
review-answer-all = Bara { $cards } tar allt.
review-answer-none = Inget kort tar allt.
komi-short = komin
review-lost = Förlorade poäng
review-about = Varje drag bedöms efter vad den spelaren kunde veta: vad det tar, vad den andra kunde svara med, och vad det kan leda till innan given är slut. Ett kort med tur är inget bättre drag.

# Vad mer man kan göra
deal-again = Spela given igen
deal-again-other = Spela den andra handen
position-link = Länk till den här ställningen
position = Ställning
position-over = Given är slut: ingen står på tur.
position-about = Talen visar hur mycket sämre varje drag är än det bästa, i poäng.
share-link = Dela
link-copied = Länken kopierad
error-bad-position = Länken innehåller ingen ställning.
error-deal-not-over = Den här given är inte slut än.
error-no-match = Den matchen finns inte för den här enheten.
error-not-found = Den given finns inte.
error-no-record = Det protokollet finns inte i den här webbläsaren.
