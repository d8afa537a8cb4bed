# Det som finns runt korten i en match mellan två enheter. $who är ett namn som sätts in som det är.

# Klockor
clock-none = Den här matchen har ingen klocka.
clock-play = Tid för det här draget: { $time }
clock-bank = Tid i reserv: { $time }
clock-told-running = { $who }: { $play } för det här draget, { $bank } i reserv
clock-told = { $who }: { $bank } i reserv
clock-bank-runs = { $seconds ->
    [one] Din reserv rinner ut: en sekund kvar
   *[other] Din reserv rinner ut: { $seconds } sekunder kvar
  }
clock-short = { $seconds ->
    [one] En sekund kvar, sedan spelas ett kort åt dig
   *[other] { $seconds } sekunder kvar, sedan spelas ett kort åt dig
  }

# Vem som är här
notice = Meddelande
is-away = Ingen anslutning
is-there = { $who } är här
is-back = { $who } är tillbaka
not-here-yet = { $who } är inte vid bordet ännu.
away = { $who } har tappat anslutningen.
away-until = { $who } har tappat anslutningen. Du får göra anspråk på matchen om { $time }.
rating-told = { $who } har rankningen { $rating }
is-rated = Den här matchen är rankad
watchers = { $count ->
    [0] Ingen tittar på
    [one] En tittar på
   *[other] { $count } tittar på
  }

# Anspråk och erbjudanden
claim = Gör anspråk på matchen
claim-away = { $who } har varit borta länge. Du kan göra anspråk på matchen, eller vänta.
claim-silent = { $who } spelar inte längre. Du kan göra anspråk på matchen, eller vänta.
go-on-waiting = Vänta
offer-stop = Föreslå att sluta
take-offer-back = Ta tillbaka förslaget
offered-stop = { $who } föreslår att ni slutar. Ingen skulle vinna matchen.
offered-stop-offered = Du har föreslagit att sluta. Spelet går vidare tills { $who } går med på det.
offered-words = { $who } vill gärna skriva fritt till dig.
offered-rematch = { $who } vill gärna spela igen.
stop-match = Avsluta matchen
play-on = Spela vidare
allow = Gå med på det
no-thanks = Nej tack
rematch = Föreslå en match till
rematch-waits = Föreslaget. Ta tillbaka?
rematch-agree = Spela en match till
to-rematch = Till nästa match
rejected-no-claim = Man kan inte göra anspråk på matchen ännu.
rejected-not-online = Det går bara i en match mellan två enheter.

# Att titta på
share-watch = Låt andra titta på
link-copied-watch = Länk för åskådare kopierad
leave-about-online = Matchen går vidare utan dig: din tid går, och { $who } kan till slut göra anspråk på den.
leave-about-watching = Du tittar på. Båda händerna ligger med baksidan upp.

# Prat
talk = Prata
talk-unread = { $count ->
    [one] Prata, ett nytt
   *[other] Prata, { $count } nya
  }
talk-so-far = Vad som har sagts
talk-phrases = Fraser
talk-pictures = Små bilder
said = { $who } säger: { $words }
say-hello = Hej!
say-good-luck = Lycka till!
say-well-played = Bra spelat!
say-nice-basra = Vilken basra!
say-thanks = Tack
say-oops = Hoppsan!
say-one-moment = Ett ögonblick
say-your-turn = Det är din tur
say-good-game = Bra match!
say-goodbye = Hej då!
say-emoji-clap = Applåder
say-emoji-laugh = Skratt
say-emoji-wow = Förvåning
say-emoji-sad = Ledsen
say-emoji-think = Funderar
say-emoji-coffee = En kaffe
say-emoji-fire = Hett
say-emoji-heart = Ett hjärta
free-words = Med egna ord
send = Skicka
words-about = Du kan skriva med egna ord när { $who } också går med på det.
words-ask = Be om det
words-asked = Du har bett { $who } om att få skriva fritt.
mute = Tysta
unmute = Hör igen
block = Blockera
block-title = Blockera { $who }
block-about = Du kommer inte att möta { $who } igen, varken genom en länk eller i lobbyn. Den här matchen går vidare, utan prat.
blocked = Du kommer inte att möta { $who } igen.
problem-no-words = Man kan skriva fritt bara om båda går med på det.
