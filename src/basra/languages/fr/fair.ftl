# La distribution équitable : ce qui est vérifié, à la table et sur la page de vérification.

fair-direction = ltr

## La ligne à la table, et ce qu’elle ouvre

fair-line-sealed = Scellé, vérifié après chaque donne
fair-line-good = Distribution équitable, vérifiée ici
fair-line-bad = La distribution n’est pas conforme
fair-line-waiting = Le secret de cette donne tarde
fair-line-unproven = Non prouvé
fair-short-sealed = Scellé
fair-short-good = Équitable
fair-short-bad = Non conforme
fair-short-waiting = En retard
fair-short-unproven = Non prouvé
fair-sealed = Le nombre secret de chaque donne est scellé. Dès qu’une donne est finie, son sceau est ouvert et ce navigateur vérifie tout.
fair-good = Ce navigateur a recalculé chaque donne terminée. Les sceaux sont intacts ; tes cartes, chaque coup et les points découlent du paquet.
fair-unproven = Tous les appareils n’ont pas ajouté leur propre nombre. Les cartes ont été distribuées selon la même recette, mais pour notre part tu n’as que notre parole.
fair-alarm = La distribution de cette partie n’est pas conforme. Garde la preuve, et ne confie plus de partie à ce serveur.
fair-alarm-waiting = La donne est finie, mais son secret n’a pas été ouvert. Sans lui, personne ne peut vérifier les cartes.
fair-alarm-why = Qu’est-ce qui ne va pas ?
fair-trouble-lost = Cet appareil n’a plus le nombre secret qu’il avait scellé pour cette partie : impossible de distribuer les cartes. Rien n’a encore été joué.
fair-trouble-no-storage = Ce navigateur ne garde rien : il ne peut pas ajouter son propre nombre à la distribution. Tu peux jouer une partie non prouvée.
fair-trouble-refused = Le serveur n’a pas accepté le nombre de cet appareil : impossible de distribuer les cartes. Rien n’a encore été joué.
fair-trouble-again = Nouvelle partie
fair-trouble-unproven = Jouer sans preuve
fair-trouble-no-storage-online = Ce navigateur ne garde rien : il ne peut pas ajouter son propre nombre, et les cartes ne peuvent pas être distribuées.
fair-trouble-stop = Interrompre la partie
fair-sheet-title = Distribution équitable ?
fair-sheet-checked = Vérifié sur cet appareil
fair-sheet-download = Télécharger la preuve
fair-sheet-so-far = Télécharger les entrées à ce jour
fair-sheet-later = La preuve pourra être téléchargée une fois la partie finie.
fair-sheet-elsewhere = La vérifier avec d’autres outils
fair-sheet-elsewhere-about = Tu n’as pas non plus à croire cette page sur parole : la preuve d’une partie peut aussi être vérifiée ailleurs.
fair-sheet-checker = Page de vérification
fair-sheet-program = Programme de vérification
fair-sheet-log = Journal public
fair-fingerprint = Empreinte
fair-fingerprint-explained = Un nombre court pour tout ce qui a été scellé. Si les deux joueurs voient le même, la même promesse leur a été faite.
fair-fingerprint-compare = Lisez-la-vous l’un à l’autre, au téléphone par exemple.
fair-parts = Les nombres qui comptent
fair-part-table = Cette table
fair-part-of-table = Scellé avant la partie, ouvert après chaque donne
fair-part-awaited = Pas encore là
fair-part-sealed = Scellé, pas encore ouvert
fair-part-opened = Ouvert, il compte dans chaque donne

## Comment ça marche, sur un écran

fair-how-title = Notre distribution équitable
fair-how-short = Personne ne peut choisir les cartes : ni l’autre joueur, ni l’ordinateur, ni ceux qui tiennent cette table. Pas besoin de nous croire : ton propre navigateur vérifie chaque donne.
fair-how-1-title = Nous scellons d’abord notre part
fair-how-1 = Avant la partie, nous tirons un nombre secret pour chaque donne et t’en montrons le sceau. Il ne révèle rien, et se brise si nous changeons le nombre.
fair-how-2-title = Ton appareil ajoute la sienne
fair-how-2 = Un nombre secret à lui. Contre une autre personne, son appareil en fait autant.
fair-how-3-title = Le paquet sort de tous les nombres
fair-how-3 = Nous avons scellé le nôtre avant que le tien existe : nous ne pouvions pas choisir. Tu ne connaissais pas le nôtre : toi non plus.
fair-how-4-title = Après chaque donne, nous ouvrons son sceau
fair-how-4 = Ton navigateur recalcule le paquet et vérifie le sceau, chaque carte, chaque coup et les points.
fair-how-5-title = Tu peux garder la preuve
fair-how-5 = Un petit fichier par partie, que chacun peut revérifier avec des outils qui ne sont pas les nôtres.
fair-how-limits = Elle ne montre pas si quelqu’un a soufflé les cartes à ton adversaire, ni si un ami l’a aidé.

## Les points vérifiés

fair-holds = Conforme
fair-fails = Non conforme
fair-unchecked = Non vérifié

fair-claim-form = L’enregistrement est complet
fair-claim-promise = Les donnes ont été scellées avant la partie
fair-claim-given = Les sceaux sont ceux que cet appareil a reçus
fair-claim-values = Les nombres des joueurs
fair-claim-deal = Donne { $deal }
fair-claim-dealt = Tes cartes dans la donne { $deal }
fair-claim-result = Le résultat

fair-found-form = { $events ->
    [one] { $events } entrée. La chaîne finit par { $head }.
   *[other] { $events } entrées, chacune liée à la précédente. La chaîne finit par { $head }.
}
fair-found-promise = Empreinte { $fingerprint }
fair-found-practice = Une partie d’entraînement : rien n’est affirmé sur sa distribution.
fair-found-daily = Une donne du jour : rien n’est affirmé sur sa distribution. Ses cartes découlent de la date.
fair-found-given = Rien n’a été échangé depuis le début.
fair-found-proven = { $people ->
    [one] L’appareil du joueur a ajouté son propre nombre à chaque donne.
   *[other] Les appareils des deux joueurs ont ajouté leur propre nombre à chaque donne.
}
fair-found-not-proven = Non prouvé : tous les appareils n’ont pas ajouté un nombre. Pour la part du serveur, il n’y a que sa parole.
fair-found-deal = { $plays ->
    [one] Le sceau est intact, le paquet en découle, et { $plays } coup suit les règles. Points { $first } : { $second }.
   *[other] Le sceau est intact, le paquet en découle, et les { $plays } coups suivent les règles. Points { $first } : { $second }.
}
fair-found-dealt = { $count ->
    [one] La carte que tu as vue dans ta main était bien celle à sa place dans le paquet.
   *[other] Les { $count } cartes que tu as vues dans ta main étaient bien celles à leur place dans le paquet.
}
fair-found-secret-awaited = La dernière carte est jouée ; le secret n’est pas encore arrivé.
fair-found-stopped = { $plays ->
    [one] Le sceau est intact, le paquet en découle, et le { $plays } coup joué avant l’arrêt de la partie respecte les règles.
   *[other] Le sceau est intact, le paquet en découle, et les { $plays } coups joués avant l’arrêt de la partie respectent les règles.
}
fair-found-result = La partie finit { $first } : { $second }, la somme des donnes.
fair-found-broken-off = { $winner ->
    [first] La partie a été interrompue à { $first } : { $second }. Le premier joueur gagne.
    [second] La partie a été interrompue à { $first } : { $second }. Le second joueur gagne.
   *[nobody] La partie a été interrompue à { $first } : { $second }, sans vainqueur.
}

fair-fault-unreadable = Ceci est illisible.
fair-fault-too-large = Le fichier est plus gros qu’aucune preuve ne peut l’être.
fair-fault-not-text = Ce n’est pas la preuve d’une partie : ce n’est pas du texte.
fair-fault-cut-short = Ce n’est pas la preuve complète d’une partie : sa dernière ligne manque ou est abîmée.
fair-fault-chain = Le fichier a été modifié : ses entrées ne s’enchaînent pas.
fair-fault-not-event = La ligne { $line } n’est pas une entrée de preuve.
fair-fault-not-canonical = La ligne { $line } a été modifiée : ce n’est pas ainsi que s’écrivent les preuves.
fair-fault-unexpected = La ligne { $line } n’a rien à faire là où elle est.
fair-fault-header = Le début de la partie manque ou est faux.
fair-fault-commitments = Les sceaux des 64 donnes manquent ou sont faux.
fair-fault-given = Les sceaux ne sont pas ceux que cet appareil a reçus au début.
fair-fault-head = La partie a été modifiée après que tu l’as vue, à l’entrée { $line } ou avant.
fair-fault-value-stranger = Ligne { $line } : quelqu’un qui ne joue pas à cette table a ajouté un nombre.
fair-fault-value-changed = Ligne { $line } : le nombre du joueur n’est pas celui qui avait été scellé.
fair-fault-value-withheld = Un joueur a scellé un nombre et ne l’a jamais ouvert.
fair-fault-value-replaced = Le nombre entré dans le paquet n’est pas celui que cet appareil a tiré.
fair-fault-secret-missing = Le secret de la donne n’a jamais été ouvert : personne ne peut vérifier ses cartes.
fair-fault-secret-changed = Le sceau est brisé : le secret n’est pas celui qui avait été scellé avant la partie.
fair-fault-dealer = Ce n’était pas à ce joueur de donner.
fair-fault-floor = Les cartes sur le tapis ne sont pas celles du paquet.
fair-fault-hands = Ligne { $line } : les cartes n’ont pas été prises sur le dessus du paquet.
fair-fault-turn = Ligne { $line } : c’était à l’autre joueur de jouer.
fair-fault-not-held = Ligne { $line } : la carte { $card } a été jouée depuis une place du paquet qui n’est pas dans cette main.
fair-fault-swapped = Ligne { $line } : la carte { $card } a été jouée, mais la carte distribuée là était { $dealt }.
fair-fault-forbidden = Ligne { $line } : les règles ne laissent pas la carte { $card } prendre cela.
fair-fault-basra = Ligne { $line } : la basra est mal comptée pour la carte { $card }.
fair-fault-leftovers = Les dernières cartes du tapis sont allées au mauvais joueur.
fair-fault-score = Les points ne découlent pas des coups.
fair-fault-dealt = Tu as vu { $card } dans ta main, mais la carte à cette place dans le paquet est { $dealt }.
fair-fault-end-missing = La fin de la partie manque.
fair-fault-end-early = La partie a été arrêtée avant que quelqu’un ait gagné.
fair-fault-stop = Ligne { $line } : personne ne pouvait interrompre la partie de cette façon.
fair-fault-result = Le résultat ne découle pas des donnes.

## La page de vérification

fair-page-title = Vérifier une partie
fair-page-game = Basra
fair-page-intro = Choisis la preuve d’une partie. Cette page recalcule chaque donne et te dit, ligne par ligne, si les cartes ont été distribuées équitablement.
fair-page-choose = Choisir une preuve
fair-page-again = Choisir une autre preuve
fair-page-drop = ou dépose le fichier n’importe où sur cette page
fair-page-private = Le fichier reste sur cet appareil. Tu peux enregistrer cette page et t’en servir sans internet.
fair-page-language = Langue
fair-page-checking = Vérification de { $name }…
fair-page-good = Distribution équitable
fair-page-good-explained = Tout dans cette preuve est conforme.
fair-page-unproven = Distribué selon la recette, non prouvé
fair-page-unproven-explained = Tout dans cette preuve est conforme, mais tous les appareils n’ont pas ajouté leur propre nombre. Pour la part du serveur, il n’y a que sa parole.
fair-page-other = Ce n’est pas une preuve de distribution équitable
fair-page-bad = Ce n’est pas conforme
fair-page-claims = Ce qui a été vérifié
fair-page-players = { $first } et { $second }
fair-page-computer = Ordinateur
fair-page-person = Joueur { $number }
