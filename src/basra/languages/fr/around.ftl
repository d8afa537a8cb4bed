# Ce qui entoure les cartes d’une partie en ligne. $who est un nom mis tel quel.

# Pendules
clock-none = Cette partie n’a pas de pendule.
clock-play = Temps pour ce coup : { $time }
clock-bank = Temps en réserve : { $time }
clock-told-running = { $who } : { $play } pour ce coup, { $bank } en réserve
clock-told = { $who } : { $bank } en réserve
clock-bank-runs = { $seconds ->
    [one] Ta réserve s’écoule : il reste { $seconds } seconde
   *[other] Ta réserve s’écoule : il reste { $seconds } secondes
  }
clock-short = { $seconds ->
    [one] Plus que { $seconds } seconde, puis une carte sera jouée pour toi
   *[other] Plus que { $seconds } secondes, puis une carte sera jouée pour toi
  }

# Qui est là
notice = Avis
is-away = Pas de connexion
is-there = { $who } est là
is-back = { $who } est de retour
not-here-yet = { $who } n’est pas encore à table.
away = { $who } a perdu la connexion.
away-until = { $who } a perdu la connexion. Tu pourras réclamer la partie dans { $time }.
rating-told = Classement de { $who } : { $rating }
is-rated = Cette partie est classée
watchers = { $count ->
    [0] Personne ne regarde
    [one] Une personne regarde
   *[other] { $count } personnes regardent
  }

# Réclamations et offres
claim = Réclamer la partie
claim-away = { $who } n’est plus là depuis longtemps. Tu peux réclamer la partie, ou attendre encore.
claim-silent = { $who } ne joue plus. Tu peux réclamer la partie, ou attendre encore.
go-on-waiting = Attendre encore
offer-stop = Proposer d’arrêter
take-offer-back = Retirer la proposition
offered-stop = { $who } propose d’arrêter la partie. Personne ne la gagnerait.
offered-stop-offered = Tu as proposé d’arrêter. On joue tant que { $who } n’accepte pas.
offered-words = { $who } aimerait t’écrire librement.
offered-rematch = { $who } aimerait rejouer.
stop-match = Arrêter la partie
play-on = Continuer à jouer
allow = Accepter
no-thanks = Non merci
rematch = Proposer une revanche
rematch-waits = Proposée. La retirer ?
rematch-agree = Jouer la revanche
to-rematch = Vers la revanche
rejected-no-claim = La partie ne peut pas encore être réclamée.
rejected-not-online = Cela ne va que dans une partie entre deux appareils.

# Regarder
share-watch = Inviter à regarder
link-copied-watch = Lien pour regarder copié
leave-about-online = La partie continue sans toi : ton temps s’écoule, et { $who } pourra finir par la réclamer.
leave-about-watching = Tu regardes. Les deux mains sont face cachée.

# Parler
talk = Parler
talk-unread = { $count ->
    [one] Parler, { $count } nouveau message
   *[other] Parler, { $count } nouveaux messages
  }
talk-so-far = Ce qui a été dit
talk-phrases = Phrases
talk-pictures = Petites images
said = { $who } dit : { $words }
say-hello = Bonjour !
say-good-luck = Bonne chance !
say-well-played = Bien joué !
say-nice-basra = Quelle basra !
say-thanks = Merci
say-oops = Oups !
say-one-moment = Un instant, s’il te plaît
say-your-turn = C’est à toi
say-good-game = Belle partie !
say-goodbye = Au revoir !
say-emoji-clap = Applaudissements
say-emoji-laugh = Rire
say-emoji-wow = Étonnement
say-emoji-sad = Tristesse
say-emoji-think = Réflexion
say-emoji-coffee = Un café
say-emoji-fire = En feu
say-emoji-heart = Un cœur
free-words = Avec tes mots
send = Envoyer
words-about = Tu pourras écrire avec tes mots dès que { $who } l’acceptera aussi.
words-ask = Le demander
words-asked = Tu as demandé à { $who } de pouvoir écrire librement.
mute = Ne plus entendre
unmute = Entendre de nouveau
block = Bloquer
block-title = Bloquer { $who }
block-about = Tu ne rencontreras plus { $who }, ni par un lien ni dans le salon. Cette partie continue, sans paroles.
blocked = Tu ne rencontreras plus { $who }.
problem-no-words = On n’écrit librement que si les deux l’acceptent.
