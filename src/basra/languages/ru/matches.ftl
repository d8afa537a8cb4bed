# Списки партий. $who и $other — имена в именительном падеже, они вставляются как есть.
versus = { $who } и { $other }
kind-practice = Тренировка
kind-daily = Раздача дня
review = Разбор
record = Запись
all-matches = Все партии
seat-number = Игрок { $number }
guest = Гость
rating = Рейтинг
rated = На рейтинг
