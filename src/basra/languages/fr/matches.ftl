# Listes de parties.
versus = { $who } et { $other }
kind-practice = Entraînement
kind-daily = Donne du jour
review = Analyse
record = Fichier
all-matches = Toutes les parties
seat-number = Joueur { $number }
