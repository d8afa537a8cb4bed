# La page de toutes les parties, des résultats et des enregistrements.
history-title = Mes parties – Basra
no-matches-yet = Pas encore de partie. Tout ce que tu joues sera ici, à continuer ou à revoir.
older-matches = Parties plus anciennes
results = Résultats
no-results-yet = Après ta première donne contre l’ordinateur, tu verras ici où tu en es.
fact-won = parties gagnées
fact-won-value = { $value } %
fact-points = points par donne
fact-points-value = { $value }
fact-against = points adverses par donne
fact-against-value = { $value }
fact-basras = basras par donne
fact-basras-value = { $value }
fact-streak = victoires de suite en cours
fact-streak-value = { $value }
fact-longest = plus longue série gagnée
fact-longest-value = { $value }
chart-wins = Victoires par adversaire
wins-of = { $won } sur { $matches }
chart-deals = { $count ->
    [one] La dernière donne
   *[other] Les { $count } dernières donnes
  }
chart-deals-words = { $count ->
    [one] Avance en points à la dernière donne : { $average }.
   *[other] Avance en points aux { $count } dernières donnes, en moyenne : { $average }.
  }
chart-deals-about = Barre vers le haut : plus de points que l’adversaire. Vers le bas : moins. La ligne est la moyenne des { $averaged } dernières donnes.
records = Enregistrements en fichiers
records-about = Un enregistrement est le fichier de toute une partie, d’ici ou d’un autre serveur de Basra. Il n’est gardé que dans ce navigateur.
record-open = Ouvrir un enregistrement
record-forget = Retirer
deals-count = { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
  }
error-bad-record = Ce fichier n’est pas l’enregistrement d’une partie.
