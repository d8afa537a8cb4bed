# Listor med matcher. $who och $other är namn som sätts in som de är.
versus = { $who } och { $other }
kind-practice = Övning
kind-daily = Dagens giv
review = Genomgång
record = Protokoll
all-matches = Alla matcher
seat-number = Gäst { $number }
guest = Gäst
rating = Rankning
rated = Rankad
