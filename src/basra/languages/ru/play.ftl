# Способы играть: тренировка, вдвоём на одном телефоне, раздача дня, подсказки.

# Тренировка и подсказки
take-back = Вернуть ход
you-took-back = Ты возвращаешь свою карту
shortcut-take-back = Вернуть ход (на тренировке)
hint = Подсказка
hint-best = Лучше всего: { $play }
hint-others = Другие ходы
no-hint = Для этого момента подсказки нет.
shortcut-hint = Показать или убрать подсказку

# Вдвоём на одном телефоне
cover-title = Карты закрыты – Басра
hand-over = Телефон переходит к игроку { $who }
show-my-cards = Я { $who }: показать мои карты
cover-new-deal = Начинается раздача { $deal }. На столе: { $floor }
score-sheet = Счёт раздачи { $deal }
deal-ended-both = Раздача { $deal } окончена. { $me }: очки – { $mine }; { $who }: очки – { $theirs }

# После раздачи
review-this-deal = Разобрать эту раздачу
review-last-deal = Разбор последней раздачи
play-it-again = Сыграть её снова

# Раздача дня
daily-beaten = { $others ->
    [one] Твой результат лучше, чем у { $beaten } из { $others } другого игрока.
    [few] Твой результат лучше, чем у { $beaten } из { $others } других игроков.
    [many] Твой результат лучше, чем у { $beaten } из { $others } других игроков.
   *[other] Твой результат лучше, чем у { $beaten } из { $others } других игроков.
  }
daily-first = Сегодня здесь никто ещё не играл до тебя.
daily-streak = { $days ->
    [one] { $days } день подряд.
    [few] { $days } дня подряд.
    [many] { $days } дней подряд.
   *[other] { $days } дня подряд.
  }
daily-next = Завтрашняя раздача будет через { $hours }:{ $minutes }.
daily-share = Басра дня { $day }: { $mine } : { $theirs }
daily-share-stars = Басра дня { $day }: { $mine } : { $theirs } { $stars }
share-result = Поделиться
result-copied = Скопировано.
