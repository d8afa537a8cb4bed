# Повтор и разбор раздачи. $card, $cards и $who – названия в именительном падеже, они вставляются как есть.
replay = Повтор
replay-place = Место в раздаче
replay-first = В начало
replay-back = На ход назад
replay-next = На ход вперёд
replay-fault = К следующей ошибке
replay-end = Конец раздачи
review-title = Разбор раздачи { $deal } — Басра
deal-of = Раздача { $deal }/{ $deals }
hand-of = Карты: { $who }
no-cards = Карт нет
points-signed = { $sign }{ $points }
points-bare = { $points }

# Насколько хорош ход
mark-best = Лучший
mark-good = Хороший
mark-slip = Неточность
mark-mistake = Ошибка
mark-blunder = Зевок
review-loss = стоит очков: около { $points }
review-better = Лучше было
show-better = Показать на столе
show-made = Показать, как сыграно
review-leaves = Остаётся: { $cards }.
review-leaves-nothing = Стол остаётся пустым: брать нечего.
review-answer-basra = Весь стол с басрой возьмёт: { $cards } (вероятность { $chance } %).
review-answer-all = Весь стол возьмёт только: { $cards }.
review-answer-none = Весь стол не возьмёт ни одна карта.
komi-short = коми
review-lost = Потеряно очков
review-about = Ход оценивается по тому, что игрок мог знать: что он берёт, чем может ответить соперник и к чему это ведёт до конца раздачи. Удачная карта не делает ход лучше.

# Что ещё можно сделать
deal-again = Сыграть эту раздачу снова
deal-again-other = Сыграть за другую сторону
position-link = Ссылка на эту позицию
position = Позиция
position-over = Раздача окончена: ходить некому.
position-about = Числа говорят, на сколько очков ход хуже лучшего.
share-link = Поделиться
link-copied = Ссылка скопирована
error-bad-position = В этой ссылке нет позиции.
error-deal-not-over = Эта раздача ещё не окончена.
error-no-match = Такой партии у этого устройства нет.
error-not-found = Такой раздачи нет.
error-no-record = Этой записи нет в браузере.
