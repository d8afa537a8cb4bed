# Как можно играть: тренировка, вдвоём на одном телефоне, раздача дня, подсказки. $who и $me — имена в именительном падеже, $play, $cards и $floor вставляются как есть.

# Тренировка и подсказки
take-back = Вернуть ход
you-took-back = Ты берёшь ход назад
shortcut-take-back = Взять ход назад (в тренировке)
hint = Подсказка
hint-best = Лучше всего: { $play }
hint-others = Другие ходы
no-hint = Сейчас подсказки нет.
shortcut-hint = Показать или убрать подсказку

# Вдвоём на одном телефоне
cover-title = Карты закрыты — Басра
hand-over = Телефон берёт { $who }
show-my-cards = Я { $who }: показать мои карты
cover-new-deal = Начинается раздача { $deal }. На столе: { $floor }
score-sheet = Очки раздачи { $deal }
deal-ended-both = Раздача { $deal } окончена. Очки: { $me } — { $mine }, { $who } — { $theirs }

# После раздачи
review-this-deal = Разобрать эту раздачу
review-last-deal = Разбор последней раздачи
play-it-again = Сыграть её снова

# Раздача дня
daily-beaten = { $others ->
    [1] { $beaten ->
        [0] Кроме тебя её пока сыграл один человек.
       *[other] Твой результат лучше, чем у единственного другого игрока.
      }
   *[other] Других игроков пока { $others }. Твой результат лучше, чем у { $beaten } из них.
  }
daily-first = До тебя её сегодня здесь никто не играл.
daily-streak = { $days ->
    [one] { $days } день подряд.
    [few] { $days } дня подряд.
    [many] { $days } дней подряд.
   *[other] { $days } дня подряд.
  }
daily-next = Завтрашняя раздача — через { $hours }:{ $minutes }.
daily-share = Басра дня { $day }: { $mine } : { $theirs }
daily-share-stars = Басра дня { $day }: { $mine } : { $theirs } { $stars }
share-result = Поделиться
result-copied = Скопировано.

# Главная
ways-to-play = Способы игры
way-practice = Тренировка
way-practice-about = Можно вернуть ход
way-together = На одном телефоне
way-together-about = Вдвоём
way-learn = Научиться
way-learn-about = За три минуты
way-rules-about = В картинках
together-about = Вы передаёте телефон друг другу. Между ходами карты закрыты.
first-name = Твоё имя, если хочешь
second-name = Второе имя, если хочешь
daily-new = Одни и те же карты для всех. Сегодня ещё не сыграна.
daily-begun = Она уже начата. Продолжить?

# Партия, которую не доиграли, и ход, сделанный за игрока
resign = Сдаться
resign-about = Ты сдаёшь партию. Отменить это нельзя.
shuffling-awaits = Ждём, пока { $who } тоже перетасует…
time-out-you = Твоё время вышло: за тебя играет { $level }
time-out-they = Время вышло: за игрока { $who } играет { $level }
time-out-short = Сыграно, потому что время вышло
stopped-resigned-you = Ты сдаёшься.
stopped-resigned-they = { $who } сдаётся.
stopped-absent-you = Тебя не было на месте, и победу потребовал соперник.
stopped-absent-they = Игрока { $who } не было на месте, и победу потребовал соперник.
stopped-agreed = Оба согласились закончить партию.
match-stopped = Партия остановлена
way-friend = Играть с другом
friend-awaited = К открытому приглашению
lobby = Лобби
me = Профиль
