# Att spela med andra: bjuda in en vän, lobbyn, och vem man är. $who är ett namn som sätts in som det är.

# Hur bordet är
friend-about = Din vän får en länk och slår sig ner, utan konto.
friend-invite = Bjud in
clock = Klocka
pace-none = Utan klocka
pace-relaxed = Lugn
pace-quick = Snabb
clock-pace-none = Så länge du vill
clock-pace = { $seconds } s per drag, { $minutes } min i reserv
clock-grace = { $minutes ->
    [one] Den som tappar anslutningen har en minut på sig att komma tillbaka.
   *[other] Den som tappar anslutningen har { $minutes } minuter på sig att komma tillbaka.
  }
counts = Vad gäller?
counts-friendly = För nöjes skull
counts-friendly-about = Rankningen ändras inte
counts-rated = Rankad
counts-rated-about = Ändrar bådas rankning
comes = Vem får slå sig ner?
comes-link = Bara via länken
comes-link-about = Den du skickar den till
comes-lobby = Även lobbyn
comes-lobby-about = Vem som helst, och andra får titta på

# Det egna bordet, tills någon kommer
invitation = Inbjudan
join-title = Inbjudan – Basra
your-table = Ditt bord
awaiting = Väntar på din vän…
awaiting-about = Skicka länken. Så snart din vän slår sig ner är ni båda vid bordet.
awaiting-own = I den här webbläsaren är inbjudan din egen. Din vän öppnar den på en annan enhet.
awaiting-stays = Länken gäller i sju dagar. Du kan lämna sidan: matchen väntar sedan bland dina matcher.
awaiting-listed = Lobbyn visar ditt bord så länge den här sidan är öppen.
about-table = Bordet
invitation-words = Kom och spela en match Basra med mig!
qr-code = QR-kod för länken
copy-link = Kopiera länken
cancel-invitation = Ta tillbaka inbjudan

# Någon annans bord
invited-by = { $who } bjuder in dig
invited = Du är inbjuden
invited-about = Till en match Basra, det egyptiska kortspelet för två.
rating-of = Rankning { $rating }
sit-down = Slå dig ner
invited-no = Nej tack
table-gone = Ingen väntar här längre
table-gone-about = Någon annan sitter vid bordet, eller så togs inbjudan tillbaka, eller så är den äldre än sju dagar. Be om en ny länk.
error-own-invitation = Den här inbjudan är din egen.
error-crowded = Från din uppkoppling finns redan så många bord i lobbyn som den visar. Sätt dig vid ett av dem, eller skicka en länk till en vän.

# Lobbyn
lobby-title = Lobby – Basra
pair-title = Spela med den som är där
pair-about = Rankad, enligt de här reglerna. Väntar ingen på en sådan match, så väntar ditt bord i lobbyn.
open-tables = Öppna bord
open-tables-none = Inget bord är öppet just nu. Öppna ett: den som kommer kan slå sig ner.
open-table = Öppna ett bord
running-matches = Matcher att titta på
running-none = Ingen spelar öppet just nu.
awaiting-somebody = Väntar på någon…
awaiting-somebody-about = Den som vill spela så här kommer till ditt bord. Stanna på sidan.
awaiting-by-link = Bara den som har länken kan komma till det här bordet.
show-link = Visa länken
wait-no-more = Sluta vänta

# Vem man är
me-title = Profil – Basra
me-called = Ditt namn
name-about = Andra läser det vid bordet och på topplistan. Du kan lämna det tomt.
name-saved = Sparat.
save = Spara
rating-about = { $matches ->
    [one] Efter en rankad match. Din verkliga styrka ligger högst troligt inom de gränserna.
   *[other] Efter { $matches } rankade matcher. Din verkliga styrka ligger högst troligt inom de gränserna.
  }
no-rating = Du får en med din första rankade match mot någon annan.
devices = Dina enheter
devices-about = Det finns inga konton: det som är ditt hör till den här enheten.
devices-count = { $count ->
    [one] Hittills är den ensam.
   *[other] { $count } enheter delar på det.
  }
data = Dina uppgifter
data-about = Allt som servern har om dig, som en fil, eller borta för gott.
export = Ladda ner allt
delete-all = Radera allt
blocked-people = Blockerade
blocked-count = { $count ->
    [one] Du har blockerat en person.
   *[other] Du har blockerat { $count } personer.
  }
unblock-all = Häv alla blockeringar

# Till en annan enhet
move-to-device = Spela från en enhet till
move-about = Du får en privat länk. Öppna den på den andra enheten, så är båda enheterna du.
move-along = Det som följer med
move-along-about = Dina matcher med sina platser, ditt namn och din rankning.
move-stays = Det som stannar här
move-stays-about = Inställningar, och protokoll som öppnats från filer. En match vars kort ännu blandas måste först komma igång på den här enheten.
move-make = Skapa länken
move-open = Öppna den på den andra enheten. Den fungerar en gång, till { $time }.
move-private = Behåll den för dig själv: den som öppnar den är du.
move-title = Flytta hit – Basra
move-here = Flytta till den här enheten?
move-here-about = Den här privata länken tar hit någons matcher, namn och rankning. Enheten den kommer från behåller dem också.
move-own = { $count ->
    [one] Den här enheten har en egen match. Den läggs till länkens matcher; en rankning som vunnits här upphör.
   *[other] Den här enheten har { $count } egna matcher. De läggs till länkens matcher; en rankning som vunnits här upphör.
  }
move-yes = Flytta hit
move-no = Låt det vara
error-no-link = Länken är redan använd, eller för gammal. Skapa en ny på den andra enheten.

# Radera
delete-goes = Det här försvinner från servern för gott:
delete-goes-matches = alla dina matcher, även för dina motståndare
delete-goes-invitations = dina öppna inbjudningar, och det du har skrivit vid borden
delete-goes-rating = ditt namn, din rankning och vilka du har blockerat
delete-goes-devices = bandet mellan dina enheter
delete-stays = Den öppna loggen över givar behåller sina rader; där finns inga namn. Inställningarna stannar i den här webbläsaren.
delete-sure = Verkligen allt? Det går inte att ångra.
delete-no = Behåll allt
delete-yes = Ja, radera allt

# Topplistan
leaderboard = Topplista
leaderboard-title = Topplista – Basra
leaderboard-none = Ingen har en plats här än.
no-place = Ingen plats än
leaderboard-about = En plats kräver ungefär fem rankade matcher på den här servern, och går förlorad efter ett år utan någon. Talet efter ± säger hur säker rankningen är: det krymper med varje match.
place = Plats
player = Spelare
rated-matches = Matcher
