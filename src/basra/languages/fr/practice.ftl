# Les parties qui ne sont pas distribuées selon le protocole : l’entraînement et la donne du jour.

fair-line-practice = Entraînement
fair-short-practice = Entraînement
fair-line-daily = Donne du jour
fair-short-daily = Donne du jour
kind-sheet-title = D’où viennent ces cartes ?
kind-sheet-practice = C’est une partie d’entraînement. Ses cartes sont mélangées au hasard, ou ce sont celles d’une donne que tu as déjà jouée. Tu peux reprendre tes coups, et rien n’est affirmé sur la distribution.
kind-sheet-daily = C’est la donne du jour : les mêmes cartes pour tout le monde, ici et sur tout autre serveur. Elles ne découlent que de la date : chacun peut les recalculer, et chacun pourrait les connaître d’avance. Rien d’autre n’est affirmé sur la distribution.
kind-sheet-otherwise = Dans toute autre partie, chaque donne est scellée d’avance, et ton navigateur la vérifie une fois finie.
kind-sheet-download = Télécharger l’enregistrement
rejected-no-take-back = Il n’y a pas de coup à reprendre.
