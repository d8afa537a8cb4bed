# То, что вокруг карт в партии между двумя устройствами. $who — имя, оно вставляется как есть.

# Часы
clock-none = В этой партии нет часов.
clock-play = Время на этот ход: { $time }
clock-bank = Запас времени: { $time }
clock-told-running = { $who }: { $play } на этот ход, запас { $bank }
clock-told = { $who }: запас { $bank }
clock-bank-runs = { $seconds ->
    [one] Тратится твой запас: осталась { $seconds } секунда
    [few] Тратится твой запас: осталось { $seconds } секунды
    [many] Тратится твой запас: осталось { $seconds } секунд
   *[other] Тратится твой запас: осталось { $seconds } секунды
  }
clock-short = { $seconds ->
    [one] Осталась { $seconds } секунда, потом карту сыграют за тебя
    [few] Осталось { $seconds } секунды, потом карту сыграют за тебя
    [many] Осталось { $seconds } секунд, потом карту сыграют за тебя
   *[other] Осталось { $seconds } секунды, потом карту сыграют за тебя
  }

# Кто здесь
notice = Сообщение
is-away = Нет связи
is-there = { $who } здесь
is-back = { $who } снова здесь
not-here-yet = { $who } ещё не за столом.
away = { $who } без связи.
away-until = { $who } без связи. Победу можно будет потребовать через { $time }.
rating-told = Рейтинг { $who }: { $rating }
is-rated = Это рейтинговая партия
watchers = { $count ->
    [0] Никто не смотрит
    [one] Смотрит { $count } человек
    [few] Смотрят { $count } человека
    [many] Смотрят { $count } человек
   *[other] Смотрят { $count } человека
  }

# Требования и предложения
claim = Потребовать победу
claim-away = { $who } давно без связи. Можно потребовать победу или подождать ещё.
claim-silent = { $who } больше не ходит. Можно потребовать победу или подождать ещё.
go-on-waiting = Подождать ещё
offer-stop = Предложить закончить
take-offer-back = Взять предложение назад
offered-stop = { $who } предлагает закончить партию. Победы не будет ни у кого.
offered-stop-offered = Предложение закончить сделано. Игра идёт, пока { $who } не согласится.
offered-words = { $who } хочет писать тебе своими словами.
offered-rematch = { $who } хочет сыграть ещё.
stop-match = Закончить партию
play-on = Играть дальше
allow = Разрешить
no-thanks = Нет, спасибо
rematch = Предложить реванш
rematch-waits = Предложено. Взять назад?
rematch-agree = Сыграть реванш
to-rematch = К реваншу
rejected-no-claim = Потребовать победу пока нельзя.
rejected-not-online = Это возможно только в партии между двумя устройствами.

# Для зрителей
share-watch = Позвать зрителей
link-copied-watch = Ссылка для зрителей скопирована
leave-about-online = Партия идёт без тебя: время тратится, и { $who } может потребовать победу.
leave-about-watching = Ты смотришь. Обе руки лежат рубашкой вверх.

# Разговор
talk = Разговор
talk-unread = { $count ->
    [one] Разговор, { $count } новое
    [few] Разговор, { $count } новых
    [many] Разговор, { $count } новых
   *[other] Разговор, { $count } новых
  }
talk-so-far = Что было сказано
talk-phrases = Фразы
talk-pictures = Картинки
said = { $who } говорит: { $words }
say-hello = Привет!
say-good-luck = Удачи!
say-well-played = Отличный ход!
say-nice-basra = Вот это басра!
say-thanks = Спасибо
say-oops = Ой!
say-one-moment = Минутку
say-your-turn = Твой ход
say-good-game = Хорошая партия!
say-goodbye = Пока!
say-emoji-clap = Аплодисменты
say-emoji-laugh = Смех
say-emoji-wow = Удивление
say-emoji-sad = Грусть
say-emoji-think = Раздумье
say-emoji-coffee = Чашка кофе
say-emoji-fire = Огонь
say-emoji-heart = Сердце
free-words = Своими словами
send = Отправить
words-about = Писать своими словами можно, если { $who } тоже согласится.
words-ask = Попросить
words-asked = Просьба писать своими словами отправлена. { $who } ещё не отвечает.
mute = Не слышать
unmute = Снова слышать
block = Заблокировать
block-title = Заблокировать: { $who }
block-about = { $who } больше не встретится тебе ни по ссылке, ни в зале. Эта партия продолжается, но без разговоров.
blocked = { $who } больше не встретится тебе.
problem-no-words = Писать своими словами можно, только если согласны оба.
