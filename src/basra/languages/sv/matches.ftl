# Listor med matcher.
versus = { $who } och { $other }
kind-practice = Övning
kind-daily = Dagens giv
review = Analys
record = Fil
all-matches = Alla matcher
seat-number = Spelare { $number }
