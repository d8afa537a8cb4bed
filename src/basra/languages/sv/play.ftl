# Sätt att spela: övning, två personer vid en telefon, dagens giv, tips. $who, $me, $play, $cards och $floor sätts in som de är.

# Övning och tips
take-back = Ta tillbaka
you-took-back = Du tar tillbaka ditt kort
shortcut-take-back = Ta tillbaka (i övning)
hint = Tips
hint-best = Bäst: { $play }
hint-others = De andra dragen
no-hint = Det finns inget tips just nu.
shortcut-hint = Visa eller göm ett tips

# Två personer vid en telefon
cover-title = Korten är dolda – Basra
hand-over = Ge telefonen till { $who }
show-my-cards = Jag är { $who }: visa mina kort
cover-new-deal = Giv { $deal } börjar. På bordet: { $floor }
score-sheet = Poäng i giv { $deal }
deal-ended-both = Giv { $deal } är slut. { $me } har { $mine } poäng, { $who } har { $theirs }

# Efter en giv
review-this-deal = Gå igenom given
review-last-deal = Genomgång av förra given
play-it-again = Spela den igen

# Dagens giv
daily-beaten = { $others ->
    [one] { $beaten ->
        [0] En annan har spelat den hittills.
       *[other] Det gick bättre för dig än för den enda andra som har spelat den.
      }
   *[other] Det gick bättre för dig än för { $beaten } av { $others } andra hittills.
  }
daily-first = Du är först här i dag.
daily-streak = { $days ->
    [one] En dag i rad.
   *[other] { $days } dagar i rad.
  }
daily-next = Morgondagens giv kommer om { $hours }:{ $minutes }.
daily-share = Dagens Basra { $day }: { $mine } : { $theirs }
daily-share-stars = Dagens Basra { $day }: { $mine } : { $theirs } { $stars }
share-result = Dela
result-copied = Kopierat.

# Startsidan
ways-to-play = Sätt att spela
way-practice = Övning
way-practice-about = Ta tillbaka drag
way-together = Vid en telefon
way-together-about = Ni två
way-learn = Lär dig
way-learn-about = På tre minuter
way-rules-about = I bilder
together-about = Ni ger telefonen till varandra. Mellan turerna är korten dolda.
first-name = Ditt namn, om du vill
second-name = Det andra namnet, om du vill
daily-new = Samma kort för alla. Inte spelad i dag än.
daily-begun = Du har börjat den. Fortsätta?

# En match som inte spelas till slut, eller ett drag som görs åt någon
resign = Ge upp
resign-about = Du ger upp matchen. Det går inte att ångra.
shuffling-awaits = Väntar på att { $who } ska blanda med…
time-out-you = Din tid är ute: { $level } spelar ett kort åt dig
time-out-they = Tiden är ute: { $level } spelar ett kort åt { $who }
time-out-short = Spelat för att tiden tog slut
stopped-resigned-you = Du har gett upp.
stopped-resigned-they = { $who } har gett upp.
stopped-absent-you = Du var borta, och någon gjorde anspråk på matchen.
stopped-absent-they = { $who } var borta, och någon gjorde anspråk på matchen.
stopped-agreed = Båda gick med på att avsluta matchen.
match-stopped = Matchen avslutades
way-friend = Spela med en vän
friend-awaited = Till din öppna inbjudan
lobby = Lobby
me = Profil
