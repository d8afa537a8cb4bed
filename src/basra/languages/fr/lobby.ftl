# Jouer avec d’autres : inviter un ami, le salon, et qui l’on est. $who est un nom inséré tel quel.

# Comment est la table
friend-about = Ton ami reçoit un lien et s’assoit à la table, sans compte.
friend-invite = Inviter
clock = Pendule
pace-none = Sans pendule
pace-relaxed = Tranquille
pace-quick = Rapide
clock-pace-none = Tout ton temps
clock-pace = { $seconds } s par coup, { $minutes } min de réserve
clock-grace = { $minutes ->
    [one] Qui perd la connexion a une minute pour revenir.
   *[other] Qui perd la connexion a { $minutes } minutes pour revenir.
  }
counts = Pour quoi ?
counts-friendly = Pour le plaisir
counts-friendly-about = Les classements ne bougent pas
counts-rated = Classée
counts-rated-about = Change les deux classements
comes = Qui peut s’asseoir ?
comes-link = Par le lien
comes-link-about = À qui tu l’envoies
comes-lobby = Le salon aussi
comes-lobby-about = N’importe qui, et on peut regarder

# Sa propre table, jusqu’à ce que quelqu’un vienne
invitation = Invitation
join-title = Invitation – Basra
your-table = Ta table
awaiting = On attend ton ami…
awaiting-about = Envoie le lien. Dès que ton ami s’assoit, vous êtes tous les deux à la table.
awaiting-own = Dans ce navigateur, l’invitation est la tienne. Ton ami l’ouvre sur un autre appareil.
awaiting-stays = Le lien marche pendant sept jours. Tu peux quitter cette page : la partie t’attendra parmi tes parties.
awaiting-listed = Le salon montre ta table tant que cette page est ouverte.
about-table = La table
invitation-words = Viens faire une partie de basra avec moi !
qr-code = Code QR du lien
copy-link = Copier le lien
cancel-invitation = Retirer l’invitation

# La table d’un autre
invited-by = { $who } t’invite
invited = On t’invite
invited-about = À une partie de basra, le jeu de cartes égyptien, à deux.
rating-of = Classement { $rating }
sit-down = S’asseoir
invited-no = Non, merci
table-gone = Plus personne n’attend ici
table-gone-about = Quelqu’un d’autre est à cette table, ou l’invitation a été retirée, ou elle a plus de sept jours. Demande un nouveau lien.
error-own-invitation = Cette invitation est la tienne.
error-crowded = Le salon montre déjà autant de tables que possible venant de ta connexion. Assieds-toi à l’une d’elles, ou envoie un lien à un ami.

# Le salon
lobby-title = Salon – Basra
pair-title = Jouer avec qui est là
pair-about = Partie classée, selon ces règles. Si personne n’attend une telle partie, ta table attend dans le salon.
open-tables = Tables ouvertes
open-tables-none = Aucune table n’est ouverte en ce moment. Ouvres-en une : qui passe peut s’asseoir.
open-table = Ouvrir une table
running-matches = Parties à regarder
running-none = Personne ne joue en public en ce moment.
awaiting-somebody = On attend quelqu’un…
awaiting-somebody-about = Qui veut jouer comme ça vient à ta table. Reste sur cette page.
awaiting-by-link = Seul qui a le lien peut venir à cette table.
show-link = Montrer le lien
wait-no-more = Ne plus attendre

# Qui l’on est
me-title = Profil – Basra
me-called = Ton nom
name-about = Les autres le lisent à la table et au palmarès. Tu peux n’en mettre aucun.
name-saved = Enregistré.
save = Enregistrer
rating-about = { $matches ->
    [one] D’après { $matches } partie classée. Ta vraie force est très probablement entre ces bornes.
   *[other] D’après { $matches } parties classées. Ta vraie force est très probablement entre ces bornes.
  }
no-rating = Tu en auras un dès ta première partie classée contre quelqu’un.
devices = Tes appareils
devices-about = Il n’y a pas de comptes : ce qui est à toi tient à cet appareil.
devices-count = { $count ->
    [one] Pour l’instant, c’est le seul.
   *[other] { $count } appareils se le partagent.
  }
data = Tes données
data-about = Tout ce que ce serveur garde sur toi, en un fichier, ou effacé pour de bon.
export = Tout télécharger
delete-all = Tout effacer
blocked-people = Bloqués
blocked-count = { $count ->
    [one] Tu as bloqué { $count } personne.
   *[other] Tu as bloqué { $count } personnes.
  }
unblock-all = Tous les débloquer

# Vers un autre appareil
move-to-device = Jouer aussi sur un autre appareil
move-about = Tu reçois un lien privé. Ouvre-le sur l’autre appareil, et les deux appareils sont toi.
move-along = Ce qui vient avec toi
move-along-about = Tes parties avec leurs places, ton nom et ton classement.
move-stays = Ce qui reste ici
move-stays-about = Les réglages, et les enregistrements ouverts depuis un fichier. Une partie dont les cartes ne sont pas encore mélangées doit d’abord commencer sur cet appareil.
move-make = Créer le lien
move-open = Ouvre-le sur l’autre appareil. Il marche une fois, jusqu’à { $time }.
move-private = Garde-le pour toi : qui l’ouvre devient toi.
move-title = Venir ici – Basra
move-here = Venir sur cet appareil ?
move-here-about = Ce lien privé amène ici les parties, le nom et le classement d’une personne. L’appareil d’où il vient les garde aussi.
move-own = { $count ->
    [one] Cet appareil a { $count } partie à lui. Elle rejoint celles du lien ; un classement gagné ici prend fin.
   *[other] Cet appareil a { $count } parties à lui. Elles rejoignent celles du lien ; un classement gagné ici prend fin.
  }
move-yes = Venir ici
move-no = Laisser comme c’est
error-no-link = Ce lien a déjà servi, ou il est trop vieux. Crées-en un nouveau sur l’autre appareil.

# Effacer
delete-goes = Ceci quitte le serveur pour de bon :
delete-goes-matches = toutes tes parties, pour tes adversaires aussi
delete-goes-invitations = tes invitations ouvertes, et ce que tu as écrit aux tables
delete-goes-rating = ton nom, ton classement et qui tu as bloqué
delete-goes-devices = le lien entre tes appareils
delete-stays = Le journal public des distributions garde ses lignes ; elles ne portent aucun nom. Les réglages restent dans ce navigateur.
delete-sure = Vraiment tout ? Il n’y a pas de retour possible.
delete-no = Tout garder
delete-yes = Oui, tout effacer

# Le palmarès
leaderboard = Palmarès
leaderboard-title = Palmarès – Basra
leaderboard-none = Personne n’a encore de rang ici.
no-place = Pas encore de rang
leaderboard-about = Il faut environ cinq parties classées sur ce serveur pour avoir un rang, et on le perd après un an sans partie. Le nombre après ± dit combien le classement est sûr : il diminue à chaque partie.
place = Rang
player = Joueur
rated-matches = Parties
