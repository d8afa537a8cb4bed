# La ligne de commande.

usage = Utilisation :
# Un deux-points est mis après ces deux titres.
options = Options{"\u202F"}
commands = Commandes{"\u202F"}
metavar-options = [OPTIONS]
metavar-command = [COMMANDE]
metavar-card = CARTE
metavar-cards = CARTES
metavar-rules = RÈGLES
metavar-port = PORT
metavar-host = ADRESSE
metavar-folder = DOSSIER
metavar-clock = HORLOGE

command-basra =
    La Basra égyptienne, le jeu de cartes.

    Sans commande, lance le jeu et l’ouvre dans le navigateur, comme le fait « play ».
command-play =
    Lancer le jeu et l’ouvrir dans le navigateur.

    Tes parties sont gardées et reprennent où tu les as laissées. Ctrl+C pour arrêter.
command-play-short = Lancer le jeu et l’ouvrir dans le navigateur.
command-serve =
    Lancer le serveur pour que d’autres y jouent.

    Il n’écoute que sur cet ordinateur, sauf si --host en décide autrement, et tient son journal sur la sortie d’erreur. Ctrl+C ou SIGTERM pour arrêter.
command-serve-short = Lancer le serveur pour que d’autres y jouent.
command-capture =
    Dire ce que CARTE prend sur le tapis, et si c’est une basra.

    Une carte est une valeur A, 2 à 10, J, Q, K et une couleur C, D, H, S : basra capture --floor "10S 5H 4C AD" 10H
command-capture-short = Dire ce qu’une carte prend sur le tapis.

option-help = Afficher ce texte.
option-version = Afficher la version.
option-language = La langue ; par défaut celle du système.
option-port = Le port d’écoute, par défaut { $default } ; 0 prend n’importe quel port libre.
option-port-play = Le port d’écoute ; par défaut { $default }, ou le premier libre ensuite.
option-host = L’adresse d’écoute, par défaut { $default } ; 0.0.0.0 laisse entrer les autres.
option-no-open = Ne pas ouvrir le navigateur.
option-data = Le dossier où les parties sont gardées ; par défaut le dossier de données de l’utilisateur.
option-database = La base de données où les parties sont gardées, par exemple postgresql://name:password@host/basra ; par défaut un fichier SQLite dans le dossier. Se lit aussi dans BASRA_DATABASE, où personne d’autre ne voit le mot de passe.
option-redis = Le serveur Redis par lequel plusieurs processus qui partagent une base se disent aussitôt ce qui a changé, par exemple redis://host. Se lit aussi dans BASRA_REDIS.
option-workers = Le nombre de processus qui réfléchissent pour les joueurs de l’ordinateur ; par défaut un par cœur, moins un. Avec 0, le serveur réfléchit lui-même, ce qui suffit à une toute petite machine.
option-clock = D’autres durées pour une horloge des parties en ligne, en secondes : quick=PLAY,BANK,GRACE, relaxed=PLAY,BANK,GRACE ou none=GRACE,SILENCE. Peut être donnée pour chaque horloge.
option-log-level = Les messages les moins importants à noter dans le journal, par défaut { $default }.
option-rules = Les règles : egyptian, egyptian-v2, ou l’une des deux avec des options, comme egyptian,target=51 ; par défaut { $default }.
option-floor = Les cartes sur le tapis, par exemple "10S 5H 4C AD" ; « - » s’il est vide.
option-json = Répondre en JSON.

version-compiled = { $version }, compilé
version-plain = { $version }, en Python pur
version-changed = { $version }, en Python pur, car ce qui a été compilé ne correspond pas à ces sources ou à ce Python

running = La Basra égyptienne est prête. Ctrl+C pour arrêter. Ouvre :
already-running = La Basra égyptienne tourne déjà. Ouvre :

list-separator = { ", " }
captures = { $card } prend { $cards }. Ce n’est pas une basra.
captures-basra = { $card } prend { $cards } : une basra !
captures-jack-basra = { $card } prend { $cards } : une basra de valet !
captures-nothing = { $card } ne prend rien et reste sur le tapis.
captures-choice = { $card } prend l’une de ces combinaisons, au choix du joueur. Ce n’est pas une basra.

error-no-such-option = Pas d’option { $option } ici ; --help affiche les options.
error-no-such-command = Cette commande n’existe pas : choisis parmi { $commands }.
error-missing = Il manque { $name } ; --help affiche ce qu’il faut.
error-option-value = L’option { $option } demande une valeur, ou n’en prend pas ; --help montre comment l’écrire.
error-choice = Pour { $name }, choisis parmi { $choices }.
error-number = Pour { $name }, il faut un nombre entier de { $least } à { $most }.
error-folder = Pour { $name }, il faut un dossier, et ceci est un fichier.
error-too-many = Cette commande ne prend pas autant d’arguments ; mets une liste de cartes entre guillemets.
error-rules = Les règles « { $rules } » sont illisibles. Écris { $presets }, puis ce qui change, après des virgules : { $options }.
error-floor = Le tapis « { $floor } » est illisible. Écris des cartes comme "10S 5H 4C AD", chacune une fois.
error-card = « { $card } » n’est pas une carte. Écris une valeur A, 2 à 10, J, Q, K et une couleur C, D, H, S, par exemple 10H.
error-card-on-floor = Impossible de jouer { $card } : cette carte est sur le tapis.
error-port-busy = Un autre programme occupe le port { $port } : choisis-en un autre avec --port.
error-ports-busy = Les ports { $first } à { $last } sont tous occupés : choisis-en un autre avec --port.
error-listen = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $reason }.
error-data = Le dossier de données { $folder } est inutilisable : { $reason }
error-database = La base de données est inutilisable : { $reason }
error-redis = Redis est inutilisable : { $reason }
error-extra = Il manque des paquets nécessaires. Lancez : pip install '{ $extra }'
error-clock = Les horloges « { $clocks } » sont illisibles. Écrivez quick=12,60,60, relaxed=60,180,120 ou none=300,86400 : les secondes d’un coup, de la réserve et du délai de grâce ; sans horloge, du délai de grâce et du silence.

command-verify =
    Vérifier la preuve d’une partie, FICHIER, et dire point par point si elle est conforme.

    Le code de sortie est 0 si tout est conforme, sinon 1. « - » lit l’entrée standard.
command-verify-short = Vérifier la preuve d’une partie.
command-shuffle-test =
    Éprouver le mélange : contrôles exhaustifs, puis statistiques sur beaucoup de paquets ; les mauvais mélanges connus doivent être démasqués.

    Il faut numpy et scipy : pip install "basra[evidence]". Le code de sortie est 0 si tout s’est passé comme il faut, sinon 1.
command-shuffle-test-short = Montrer que le mélange est équitable.
metavar-file = FICHIER
metavar-number = NOMBRE
metavar-text = TEXTE
option-players = Faire aussi rejouer les joueurs de l’ordinateur, et comparer.
option-decks = Le nombre de paquets à mélanger, par défaut { $default }.
option-seed = D’où viennent les clés des paquets, par défaut « { $default } ».
option-played = Examiner plutôt les donnes vraiment jouées sur cette machine.
error-file = Le fichier { $file } est illisible : { $reason }.
error-evidence = Il faut numpy et scipy : pip install "basra[evidence]".
error-no-deals = Aucune donne n’a encore été jouée ici jusqu’au bout.
error-data-without-played = --data dit quelles donnes examiner ; cette option va avec --played.

verify-holds = Tout est conforme.
verify-fails = Ce n’est pas conforme.
verify-no-proof = Ce n’est pas une preuve de distribution équitable, et ne prétend pas l’être.
claim-form = Le fichier est complet
claim-practice = Une partie d’entraînement : rien n’est affirmé sur sa distribution.
claim-daily = Une donne du jour : rien n’est affirmé sur sa distribution. Ses cartes découlent de la date.
claim-promise = Les donnes ont été scellées avant la partie
claim-values = Les nombres des joueurs
claim-deal = Donne { $deal }
claim-result = Le résultat
claim-players = Les coups de l’ordinateur
claim-unchecked = { $claim } : non vérifié
claim-found = { $claim } : { $found }
claim-fault = { $claim } : { $fault }
found-form = { $events ->
    [one] { $events } entrée, chaîne { $chain }
   *[other] { $events } entrées, chaîne { $chain }
}
found-promise = empreinte { $fingerprint }
found-values = { $proven ->
    [1] prouvé : chaque personne a contribué à la distribution
   *[other] non prouvé : certains n’ont pas contribué à la distribution
}
found-deal = { $plays ->
    [one] le secret, le paquet et { $plays } coup sont bons ; { $first } : { $second }
   *[other] le secret, le paquet et { $plays } coups sont bons ; { $first } : { $second }
}
found-stopped = { $plays ->
    [one] le secret, le paquet et { $plays } coup sont bons jusqu’à l’arrêt
   *[other] le secret, le paquet et { $plays } coups sont bons jusqu’à l’arrêt
}
found-result = { $ending ->
    [points] { $first } : { $second }
    [first] { $first } : { $second } ; partie interrompue, le premier joueur gagne
    [second] { $first } : { $second } ; partie interrompue, le second joueur gagne
   *[nobody] { $first } : { $second } ; partie interrompue sans vainqueur
}
found-players = { $plays ->
    [one] { $plays } coup rejoué à l’identique
   *[other] { $plays } coups rejoués à l’identique
}

test-of = { $decks ->
    [one] { $method }, { $decks } paquet
    [many] { $method }, { $decks } de paquets
   *[other] { $method }, { $decks } paquets
}
test-exhaustion = Contrôles exhaustifs                               cas
test-battery = Statistiques                                      observé      attendu         p
test-mutants = Mauvais mélanges connus                        paquets  démasqué par
test-ok = réussi
test-bad = ÉCHEC
test-not-killed = NON DÉMASQUÉ
test-left-out = { $decks ->
    [one] laissé de côté : il faut { $decks } paquet
    [many] laissé de côté : il faut { $decks } de paquets
   *[other] laissé de côté : il faut { $decks } paquets
}
test-passed = Tout s’est passé comme il faut.
test-failed = Quelque chose ne s’est pas passé comme il faut.
method-basra-fair-1 = basra-fair/1
method-played = les donnes jouées ici
method-full-range-swap = échange naïf sur toute l’étendue
method-sattolo = Sattolo, décalé d’un
method-one-short = boucle trop courte d’un tour
method-byte-modulo = octet modulo n
method-word-modulo = nombre de 16 bits modulo n
method-small-keys = tri par petites clés avec ex æquo
method-random-comparator = tri par comparaison aléatoire
method-7-riffles = 7 mélanges américains
method-10-riffles = 10 mélanges américains
method-32-bit-seed = graine de 32 bits
check-choices = chaque tirage, sur tous les octets
check-memory = aucun tirage ne dépend du précédent
check-orders = tous les ordres de quelques cartes
check-positions = quelle carte est à quelle place
check-rising = suites montantes
check-neighbours = cartes voisines
check-inversions = inversions
check-fixed-points = cartes restées à leur place
check-parity = parité
check-repeats = paquets répétés

# L’arène.

command-arena =
    Faire jouer des joueurs de l’ordinateur les uns contre les autres et dire leur force, en points par donne.

    Dans une paire, le même paquet est joué deux fois, places échangées. JOUEURS : deux noms ou plus, chacun avec son propre budget de positions si l’on veut : basra arena greedy careful@500 --pairs 2000. Ce qui est joué est gardé ; la même commande reprend là où elle s’est arrêtée.
command-arena-short = Faire jouer des joueurs de l’ordinateur les uns contre les autres.
metavar-players = JOUEURS…
metavar-address = ADRESSE
option-pairs = Le nombre de paires que jouent deux joueurs, par défaut { $default }.
option-matches = Jouer des parties entières au lieu de donnes : « new » depuis le début, ou « late », où chaque camp commence avec des points entre la moitié de l’objectif et l’objectif. Par défaut « { $default } » : des donnes seules.
option-deck-list = La liste de paquets : « { $default } » par défaut ; « { $claim } », sur laquelle aucun joueur n’a été réglé ; ou n’importe quel texte.
option-nodes = Les positions qu’un joueur peut examiner pour un coup, par défaut { $default }.
option-gap = Dire aussi quelle part de l’écart entre { $reference } et { $bound }, qui voit toutes les cartes, chaque joueur comble.
option-jobs = Le nombre de processus qui jouent à la fois ; par défaut un par cœur.
option-ray = Jouer sur une grappe Ray : son adresse, « auto » pour celle de cette machine, « local » pour une à elle seule.
option-results = Le dossier où les résultats sont gardés ; par défaut le dossier de cache de l’utilisateur.
option-plot = Dessiner les joueurs et leurs intervalles dans ce fichier, en SVG.
error-player = « { $player } » n’est pas un joueur. Écris l’un de { $players }, puis @ et un budget de positions si tu veux, comme greedy@500.
error-players = Nomme deux joueurs ou plus, chacun une fois.
error-results = Les résultats ne peuvent pas être gardés dans { $folder } : { $reason }.
error-worker = Un processus est mort. Paires jouées et gardées : { $played } sur { $pairs }. La même commande reprend de là.
error-plot = Le dessin demande matplotlib : pip install "basra[arena]".
error-plot-file = Le dessin ne peut pas être écrit dans { $file } : { $reason }.
error-ray = Jouer sur une grappe demande Ray : pip install "basra[ray]".
error-cluster = La grappe { $address } est inutilisable : { $reason }.
arena-interrupted = Arrêté. Paires jouées et gardées : { $played } sur { $pairs }. La même commande reprend de là.
arena-over = Paquets de la liste « { $decks } », paires : { $pairs }, règles : { $rules }. Intervalles de 95 %.
arena-against = { $first } contre { $second }
arena-points = points par donne
arena-all = contre tous
arena-share = part de l’écart
arena-pairs = paires gagnées / nulles / perdues
arena-deals = donnes gagnées / nulles / perdues
arena-matches = parties gagnées / nulles / perdues
arena-won = gagnées moins perdues, sur 100 parties
arena-first = points par donne pour jouer en premier
arena-basras = basras par donne
arena-milliseconds = ms de processeur par coup
arena-nodes = positions par coup
arena-decks = Paquets, SHA-256 : { $digest }
arena-machine = { $processor }, cœurs : { $cores } ; basra { $version }, { $speed ->
    [compiled] compilé
   *[plain] non compilé
}
arena-plot-axis = points par donne contre la moyenne de tous les autres

# La vitesse.

command-bench =
    Mesurer sa vitesse ici.

    Temps de processeur d’un cœur : donnes au hasard, captures, dernier tour résolu, et chaque joueur de l’ordinateur.
command-bench-short = Mesurer sa vitesse ici.
bench-how = Temps de processeur d’un cœur, médianes de { $runs } mesures.
bench-deals = Donnes au hasard, distribution et décompte compris : { $number } coups par seconde
bench-captures = Captures demandées depuis Python : { $number } par seconde
bench-last-round = Dernier tour résolu exactement : { $number } µs
bench-players = Joueurs de l’ordinateur, ms par coup, limite de { $nodes } positions :

# What a host may choose.

metavar-limits = REQUESTS=NOMBRE,…
metavar-addresses = ADRESSES
metavar-address-port = [HÔTE:]PORT
option-limits = Ce que chaque adresse peut demander : requêtes, ouvertures et essais de codes par minute, et connexions à la fois, par exemple { $default }, les valeurs par défaut ; ou « off ».
option-trusted-proxies = Les mandataires que l’on croit sur l’adresse d’un client, séparés par des virgules ; par défaut ceux de cet ordinateur.
option-metrics = Servir là des mesures pour Prometheus, par défaut nulle part ; avec un port seul, cet ordinateur est le seul à pouvoir les lire.
metrics-at = Mesures : { $address }
error-limits = Les limites « { $limits } » sont illisibles. Écris « off », ou ce qui diffère de { $default }, séparé par des virgules.
error-metrics = L’endroit des mesures « { $place } » est illisible. Écris un port, ou un hôte, deux-points et un port, par exemple 127.0.0.1:9101.

# The host's own commands.

command-admin =
    S’occuper des parties d’un hôte.

    Chaque commande travaille sur la base elle-même, que des serveurs y tournent ou non, et doit être de leur version.
command-admin-short = S’occuper des parties d’un hôte.
command-admin-status = Dire combien de choses sont conservées.
command-admin-status-short = Dire combien de choses sont conservées.
command-admin-matches = Lister les parties les plus récentes.
command-admin-matches-short = Lister les parties.
command-admin-show = Montrer ce qui est conservé d’une PARTIE sauf ses cartes, en JSON, et si elle est intacte.
command-admin-show-short = Montrer une partie.
command-admin-void =
    Terminer une PARTIE sans vainqueur et dire dans le journal public qu’elle est nulle.

    Son enregistrement dit qu’elle a été arrêtée d’un commun accord. Une partie endommagée est fermée telle quelle.
command-admin-void-short = Terminer une partie sans vainqueur.
command-admin-export-person = Imprimer en JSON tout ce qui est conservé d’une PERSONNE. PERSONNE est le nom que lui donnent le classement et « show ».
command-admin-export-person-short = Imprimer tout ce qui est conservé d’une personne.
command-admin-delete-person = Supprimer tout ce qui est conservé d’une PERSONNE, ses parties comprises. PERSONNE est le nom que lui donnent le classement et « show ».
command-admin-delete-person-short = Supprimer tout ce qui est conservé d’une personne.
command-admin-backup =
    Copier la base dans un FICHIER, telle qu’elle est à un instant, pendant que l’on joue.

    La copie de SQLite est remise en place par « restore », celle de PostgreSQL par pg_restore.
command-admin-backup-short = Copier la base dans un fichier.
command-admin-restore =
    Remettre la copie FICHIER d’une base SQLite dans le dossier. Aucun serveur ne doit y tourner.

    Avec --force elle prend la place d’une base qui s’y trouve, et qui est gardée à côté sous un autre nom.
command-admin-restore-short = Remettre une copie en place.
command-admin-check =
    Rejouer toutes les parties et dire lesquelles sont endommagées.

    Le code de sortie est 0 si aucune ne l’est, sinon 1.
command-admin-check-short = Rejouer toutes les parties.
metavar-match = PARTIE
metavar-person = PERSONNE
option-which = Quelles parties ; par défaut toutes.
option-most = Combien au plus ; par défaut { $default }.
option-force = La mettre à la place de la base qui s’y trouve.
admin-count-matches = parties
admin-count-open = dont en cours
admin-count-online = dont entre deux appareils
admin-count-rated = dont classées et terminées
admin-count-events = événements
admin-count-people = personnes connues des autres
admin-count-invitations = invitations
admin-count-nodes = serveurs qui partagent la base
admin-open = donne { $deal }
admin-over = terminée
admin-voided = { $match } est nulle.
admin-deleted = { $matches ->
    [one] Tout ce qui était conservé est supprimé, y compris { $matches } partie.
   *[other] Tout ce qui était conservé est supprimé, y compris { $matches } parties.
}
admin-backed-up = La copie est dans { $file }.
admin-restored = La copie est maintenant dans { $folder }.
admin-kept = La base qui s’y trouvait est maintenant dans { $file }.
admin-checked = { $matches ->
    [one] { $matches } partie rejouée, endommagées : { $damaged }.
   *[other] { $matches } parties rejouées, endommagées : { $damaged }.
}
error-no-data = Il n’y a pas de base dans { $folder } : indique son dossier par --data, ou son URL par --database.
error-data-there = Il y a déjà une base dans { $folder } ; avec --force la copie prend sa place, et elle est gardée sous un autre nom.
error-no-match = Il n’y a pas de partie { $match }.
error-no-person = Il n’y a pas de personne { $person }.
error-match-over = { $match } est déjà terminée.
error-match-waits = { $match } ne peut pas être arrêtée : ce n’est à personne de jouer en ce moment, ou ce n’est pas une partie entre deux personnes.
error-meanwhile = Il s’est passé quelque chose à la table entre-temps ; réessaie.
