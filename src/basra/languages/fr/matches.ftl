# Listes de parties. $who et $other sont des noms insérés tels quels.
versus = { $who } et { $other }
kind-practice = Entraînement
kind-daily = Donne du jour
review = Analyse
record = Fichier
all-matches = Toutes les parties
seat-number = Joueur { $number }
guest = Invité
rating = Classement
rated = Classée
