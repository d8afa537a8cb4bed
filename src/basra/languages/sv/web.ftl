# Sidan. $card, $cards och $who är namn som sätts in som de är.
direction = ltr

# Start
motto = Det egyptiska kortspelet, för två.
play = Spela
new-match = Ny match
continue-match = Fortsätt
next-match = Nästa match
my-matches = Mina matcher
against = Mot { $who }
won = Vinst
lost = Förlust
drawn = Oavgjort
stopped = Avbruten
proof = Bevis
try-again = Försök igen
opponent = Motståndare
level-random = Bulbul
level-child = Nunu
level-beginner = Mishmish
level-greedy = Hamada
level-careful = Sidi
level-thoughtful = Usta
level-foresight = Muallim
level-about-child = Tar det första som syns
level-about-beginner = Kan räkna till sex
level-about-greedy = Tar allt som går att ta
level-about-careful = Ser vad du kan ta sen
level-about-thoughtful = Tänker igenom hela rundan
level-about-foresight = Gissar din hand

# Regler
rules = Regler
learn = Lär dig på tre minuter
rule-book = Reglerna i bilder
preset-egyptian = Egyptisk Basra
preset-egyptian-v2 = Egyptisk Basra v2
preset-short-egyptian = v1
preset-short-egyptian-v2 = v2
preset-about-egyptian = Varje basra ger 10
preset-about-egyptian-v2 = En knektbasra ger 30
rules-in-force = Regler: { $preset }, till { $target } poäng
all-options = Alla val
options-changed = { $count ->
    [one] { $count } ändrat
   *[other] { $count } ändrade
  }
reset-options = Tillbaka till de vanliga reglerna
options-in-force = Val som gäller
how-to-play = Så spelar man
rule-numerals = Ess till tio räknas som 1 till 10. Ett kort tar alla lika kort, och varje grupp av kort som tillsammans blir lika mycket.
rule-pictures = En dam tar damer, en kung tar kungar.
rule-jack = En knekt tar hela bordet.
rule-komi = Ruter sju, komin, tar hela bordet; och ligger den där kan vilket kort som helst ta den.
rule-basra = Töm bordet med ett enda kort som stämmer, så är det en basra.
rule-deal = Fyra kort per runda, sex rundor per giv. Det som ligger kvar på bordet går till den som tog sist.
option-target = Mål
about-target = Matchen är slut när någon har så många poäng i slutet av en giv.
option-majority_points = Flest kort
about-majority_points = Poäng för minst 27 av de 52 korten.
option-tied_majority = 26 kort var
about-tied_majority = Vem som får poängen för flest kort när båda har 26.
value-tied_majority-nobody = Ingen
value-tied_majority-carry = Sparas till nästa
option-basra_points = Basra
about-basra_points = Poäng för varje basra.
option-jack_basra_points = Knektbasra
about-jack_basra_points = Poäng för att ta en ensam knekt med en knekt.
option-card_points = Enskilda kort
about-card_points = Poäng för enskilda kort, till den som tar dem.
option-komi_basra = Komibasra
about-komi_basra = De bord där ruter sju ger en basra.
value-komi_basra-any-value = Det ett kort kan ta
value-komi_basra-ten-or-less = Tal, högst 10 totalt
value-komi_basra-single = Ett enda kort
option-opening = Första bordet
about-opening = Vad som händer när en knekt eller komin hamnar på det första bordet.
value-opening-replace = Byts ut
value-opening-as-dealt = Får ligga kvar
from-to = Från { $least } till { $most }.
card = Kort
points = Poäng
add-card = Lägg till
remove-card = Ta bort { $card }
none = Inga

# Bordet
to-home = Till startsidan
table-with = Vid bordet med { $who }
you = Du
deals = ger
deal-number = Giv { $deal }
round-of = Runda { $round } av { $rounds }
floor = Bordet
floor-empty = Bordet är tomt
floor-count = { $count ->
    [0] Bordet är tomt
    [one] Ett kort på bordet
   *[other] { $count } kort på bordet
  }
stock-count = { $count ->
    [0] Talongen är slut
   *[other] { $count } i talongen
  }
pile-count = { $count ->
    [0] Inga kort tagna
    [one] Ett kort taget
   *[other] { $count } kort tagna
  }
basra-with = { $basra } med { $card }
hand-count = { $count ->
    [0] { $who } har inga kort på hand
    [one] { $who } har ett kort på hand
   *[other] { $who } har { $count } kort på hand
  }
your-hand = Din hand
choose-card = Din tur: välj ett kort
choose-capture = Välj vad du tar
capture-with = Ta { $card }
sending = Skickar…
shuffling = Blandar…
their-turn = { $who } spelar…
your-turn = Din tur
title-your-turn = Din tur – Basra
plus = plus
stop = .{" "}
play-stays = { $card } stannar på bordet
play-takes = { $card } tar { $cards }
play-sweeps = { $count ->
    [one] { $card } tar hela bordet: { $count } kort
   *[other] { $card } tar hela bordet: { $count } kort
  }
play-choices = { $count ->
    [one] { $card }, kan ta på { $count } sätt
   *[other] { $card }, kan ta på { $count } sätt
  }
basra-points = Basra +{ $points }
jack-basra-points = Knektbasra +{ $points }

you-took-short = Du: { $card } tog { $cards }
they-took-short = { $who }: { $card } tog { $cards }
you-laid-short = Du lade { $card }
they-laid-short = { $who } lade { $card }
you-swept-short = { $count ->
    [one] Du: { $card } tog ett kort
   *[other] Du: { $card } tog { $count } kort
  }
they-swept-short = { $count ->
    [one] { $who }: { $card } tog ett kort
   *[other] { $who }: { $card } tog { $count } kort
  }

# Uppläst
you-took = Du spelar { $card } och tar { $cards }
they-took = { $who } spelar { $card } och tar { $cards }
you-laid = Du lägger { $card } på bordet
they-laid = { $who } lägger { $card } på bordet
deal-started = Giv { $deal }. På bordet: { $floor }
round-dealt = Runda { $round }: fyra nya kort var
deal-ended = Giv { $deal } är slut. Du har { $mine } poäng, { $who } har { $theirs }
caught-up = Bordet är uppdaterat igen

# Poäng
scores = Poäng och drag
this-deal = Den här given
deals-so-far = Givar hittills
no-deals-yet = Den första given pågår.
plays = Drag
no-plays-yet = Inget kort spelat ännu.
cards = Kort
basras = Basror
jack-basras = Knektbasror
most-cards = Flest kort
most-cards-about = minst 27 av 52
single-cards = Enskilda kort
points-each = { $points } styck
total = Totalt
target-of = Mål { $target }
deal-is-over = Giv { $deal } är slut
no-leftovers = Inget låg kvar på bordet.
leftovers-you = Kvar på bordet: { $cards }. De är dina, du tog sist.
leftovers-they = Kvar på bordet: { $cards }. De går till { $who }, som tog sist.
leftovers-nobody = Kvar på bordet: { $cards }. Ingen tog något kort, så ingen får dem.
carried-over = { $points ->
    [one] En poäng sparas till nästa giv.
   *[other] { $points } poäng sparas till nästa giv.
  }
continue = Fortsätt
match-over = Matchen är slut
match-drawn = Oavgjort
you-won = Du vann!
they-won = { $who } vann
play-again = Spela igen

# Kortstatistik
statistics = Kortstatistik
statistics-loading = Räknar…
statistics-about = { $deals ->
    [one] Din enda giv hittills, bredvid vad slumpen väntas ge. Bandet är det vanliga spannet, strecket vad slumpen väntas ge, pricken vad du fick.
   *[other] Dina { $deals } givar hittills, bredvid vad slumpen väntas ge. Bandet är det vanliga spannet, strecket vad slumpen väntas ge, pricken vad du fick.
  }
statistics-empty = Efter din första giv står dina egna givar här, bredvid vad slumpen väntas ge.
statistics-komi = { $deals ->
    [one] Du fick komin i { $observed } av { $deals } giv.
   *[other] Du fick komin i { $observed } av { $deals } givar.
  }
statistics-jacks = { $observed ->
    [one] Du fick en knekt.
   *[other] Du fick { $observed } knektar.
  }
statistics-first-jack = { $deals ->
    [one] Din första hand hade en knekt i { $observed } av { $deals } giv.
   *[other] Din första hand hade en knekt i { $observed } av { $deals } givar.
  }
statistics-first-pair = { $deals ->
    [one] Din första hand hade två lika kort i { $observed } av { $deals } giv.
   *[other] Din första hand hade två lika kort i { $observed } av { $deals } givar.
  }
statistics-last-jacks = { $observed ->
    [one] En knekt kom i de sista rundorna, till någon av er.
   *[other] { $observed } knektar kom i de sista rundorna, till någon av er.
  }
statistics-floor-pair = { $deals ->
    [one] Två lika kort låg på det första bordet i { $observed } av { $deals } giv.
   *[other] Två lika kort låg på det första bordet i { $observed } av { $deals } givar.
  }
statistics-replaced = { $deals ->
    [one] En knekt eller komin byttes ut på det första bordet i { $observed } av { $deals } giv.
   *[other] En knekt eller komin byttes ut på det första bordet i { $observed } av { $deals } givar.
  }
statistics-komi-wait = { $observed ->
    [one] Längst tid utan komin: en giv.
   *[other] Längst tid utan komin: { $observed } givar.
  }
statistics-expects = Slumpen väntas ge { $expected }, oftast { $low } till { $high }.
statistics-unusual = Utanför det vanliga spannet.
statistics-streaks = Därför blir det sviter
statistics-streaks-about = Slumpen har inget minne och jämnar inte ut något. Singla slant hundra gånger, och en svit på sex eller fler av samma sida är trolig. Även med rättvisa kort hamnar upp till vart tjugonde tal utanför sitt vanliga spann; långt utanför, gång på gång, vore skäl att tvivla.
statistics-dealer = När knektar och komin byts ut på det första bordet får den som ger komin lite oftare, i 53,8 av 100 givar: det som byts ut läggs underst i talongen, och de sista korten går till den som ger. Spannen tar hänsyn till det.

# Meny
menu = Meny
back = Tillbaka
close = Stäng
leave-table = Lämna bordet
leave-about = Matchen väntar på dig på startsidan.
shortcuts = Tangentbord
shortcut-card = Välj ett kort på din hand
shortcut-arrows = Nästa kort, föregående kort
shortcut-play = Spela det valda kortet
shortcut-escape = Välj inget kort
shortcut-help = Visa den här listan

# När något går fel
loading = Ett ögonblick…
connecting = Till bordet…
connecting-again = Ingen anslutning. Försöker igen…
no-match = Den matchen finns inte
no-match-about = Den finns inte på den här servern, eller så hör den till en annan enhet.
error-offline = Servern går inte att nå.
error-unknown = Det gick inte.
error-bad-rules = De här reglerna går inte: flest kort och basra kan inte båda ge 0, för då når ingen målet.
error-too-fast = Det gick för fort. Vänta lite och försök igen.
error-storage = Servern kan inte spara matchen just nu. Försök snart igen.
error-busy = Servern har mycket att göra just nu. Försök igen om en stund.
rejected-stale = Bordet hade hunnit ändras. Så här ser det ut nu; spela igen.
rejected-not-your-turn = Det är inte din tur än.
rejected-illegal-play = Kortet kan inte spelas så.
rejected-ambiguous-play = Kortet kan ta på flera sätt. Välj ett.
rejected-unreadable-play = Servern förstod inte draget. Försök igen.
rejected-match-over = Matchen är slut.
problem-bad-frame = Servern förstod inte. Försök igen.
problem-too-fast = Det gick för fort. Vänta lite och försök igen.
problem-storage = Draget kunde inte sparas. Inget är förlorat; försök snart igen.
problem-thinking = Datorn kan inte tänka just nu. Den försöker igen av sig själv.
