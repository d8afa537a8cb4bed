# Sätt att spela: övning, två personer vid en telefon, dagens giv, tips.

# Övning och tips
take-back = Ta tillbaka
you-took-back = Du tar tillbaka ditt kort
shortcut-take-back = Ta tillbaka (i övning)
hint = Tips
hint-best = Bäst: { $play }
hint-others = De andra dragen
no-hint = Det finns inget tips för det här ögonblicket.
shortcut-hint = Visa eller dölj ett tips

# Två personer vid en telefon
cover-title = Korten är täckta – Basra
hand-over = Räck telefonen till { $who }
show-my-cards = Jag är { $who }: visa mina kort
cover-new-deal = Giv { $deal } börjar. På bordet: { $floor }
score-sheet = Poängblad för giv { $deal }
deal-ended-both = Giv { $deal } är slut. { $me } har { $mine } poäng, { $who } har { $theirs }

# Efter en giv
review-this-deal = Gå igenom den här given
review-last-deal = Genomgång av den senaste given
play-it-again = Spela den igen

# Dagens giv
daily-beaten = { $others ->
    [one] { $beaten ->
        [0] En annan har spelat den hittills.
       *[other] Du lyckades bättre än den enda andra som har spelat den hittills.
      }
   *[other] Du lyckades bättre än { $beaten } av { $others } andra hittills.
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
