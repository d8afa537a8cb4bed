# Страница. $card, $cards и $who — названия в именительном падеже, они вставляются как есть.
direction = ltr

# Главная
motto = Египетские карты для двоих.
play = Играть
new-match = Новая партия
continue-match = Продолжить
next-match = Следующая партия
my-matches = Мои партии
against = Соперник: { $who }
won = Победа
lost = Поражение
drawn = Ничья
stopped = Прервана
proof = Доказательство
try-again = Ещё раз
opponent = Соперник
level-random = Бульбуль
level-child = Нуну
level-beginner = Мишмиш
level-greedy = Хамада
level-careful = Сиди
level-thoughtful = Оста
level-foresight = Муаллим
level-about-child = Берёт первое, что увидит
level-about-beginner = Умеет считать до шести
level-about-greedy = Берёт всё, что может
level-about-careful = Думает и о твоём ходе
level-about-thoughtful = Продумывает весь круг
level-about-foresight = Угадывает твои карты

# Правила
rules = Правила
learn = Научиться за три минуты
rule-book = Правила в картинках
preset-egyptian = Египетская басра
preset-egyptian-v2 = Египетская басра v2
preset-short-egyptian = v1
preset-short-egyptian-v2 = v2
preset-about-egyptian = Любая басра — 10
preset-about-egyptian-v2 = Басра валетом — 30
rules-in-force = Правила: { $preset }, цель { $target }
all-options = Все настройки
options-changed = изменено: { $count }
reset-options = Вернуть обычные правила
options-in-force = Настройки партии
how-to-play = Как играть
rule-numerals = Карты от туза до десятки стоят от 1 до 10. Карта берёт все равные ей карты и все группы, которые дают её в сумме.
rule-pictures = Дама берёт дам, король — королей.
rule-jack = Валет берёт весь стол.
rule-komi = Семёрка бубен, коми, берёт весь стол; а если она лежит на столе, её берёт любая карта.
rule-basra = Одна карта забрала весь стол по достоинству или сумме — это басра.
rule-deal = По четыре карты в круге, шесть кругов в раздаче. Что останется на столе, получит тот, кто брал последним.
option-target = Цель
about-target = Партия окончена, когда к концу раздачи у кого-то есть столько очков.
option-majority_points = Больше карт
about-majority_points = Очки за 27 и более карт из 52.
option-tied_majority = По 26 карт
about-tied_majority = Кому идут очки за большее число карт, если у обоих по 26.
value-tied_majority-nobody = Никому
value-tied_majority-carry = Переходят
option-basra_points = Басра
about-basra_points = Очки за каждую басру.
option-jack_basra_points = Басра валетом
about-jack_basra_points = Очки, если валет взял одинокого валета.
option-card_points = Отдельные карты
about-card_points = Очки за отдельные карты — тому, кто их взял.
option-komi_basra = Коми-басра
about-komi_basra = С каким столом семёрка бубен даёт басру.
value-komi_basra-any-value = Для одной карты
value-komi_basra-ten-or-less = Числа суммой до 10
value-komi_basra-single = Одна карта
option-opening = Начальный стол
about-opening = Что делать, если на первый стол выпал валет или коми.
value-opening-replace = Заменить
value-opening-as-dealt = Оставить
from-to = От { $least } до { $most }.
card = Карта
points = Очки
add-card = Добавить
remove-card = Убрать: { $card }
none = Нет

# За столом
to-home = На главную
table-with = За столом: { $who }
you = Ты
deals = сдаёт
deal-number = Раздача { $deal }
round-of = Круг { $round } из { $rounds }
floor = Стол
floor-empty = Стол пуст
floor-count = { $count ->
    [0] Стол пуст
    [one] На столе { $count } карта
    [few] На столе { $count } карты
    [many] На столе { $count } карт
   *[other] На столе { $count } карты
  }
stock-count = { $count ->
    [0] Колода пуста
   *[other] В колоде { $count }
  }
pile-count = { $count ->
    [0] Ничего не взято
    [one] Взята { $count } карта
    [few] Взято { $count } карты
    [many] Взято { $count } карт
   *[other] Взято { $count } карты
  }
basra-with = { $basra }: { $card }
hand-count = { $count ->
    [0] { $who }: карт нет
    [one] { $who }: на руках { $count } карта
    [few] { $who }: на руках { $count } карты
    [many] { $who }: на руках { $count } карт
   *[other] { $who }: на руках { $count } карты
  }
your-hand = Твои карты
choose-card = Твой ход: выбери карту
choose-capture = Что взять?
capture-with = Взять картой: { $card }
sending = Отправка…
shuffling = Тасуем…
their-turn = Ходит { $who }…
your-turn = Твой ход
title-your-turn = Твой ход — Басра
plus = плюс
stop = .{" "}
play-stays = { $card } остаётся на столе
play-takes = { $card } берёт: { $cards }
play-sweeps = { $count ->
    [one] { $card } берёт весь стол: { $count } карту
    [few] { $card } берёт весь стол: { $count } карты
    [many] { $card } берёт весь стол: { $count } карт
   *[other] { $card } берёт весь стол: { $count } карты
  }
play-choices = { $card }, способов взять: { $count }
basra-points = Басра +{ $points }
jack-basra-points = Басра валетом +{ $points }

you-took-short = Ты — { $card } берёт: { $cards }
they-took-short = { $who } — { $card } берёт: { $cards }
you-laid-short = Ты — { $card } на стол
they-laid-short = { $who } — { $card } на стол
you-swept-short = { $count ->
    [one] Ты — { $card } берёт { $count } карту
    [few] Ты — { $card } берёт { $count } карты
    [many] Ты — { $card } берёт { $count } карт
   *[other] Ты — { $card } берёт { $count } карты
  }
they-swept-short = { $count ->
    [one] { $who } — { $card } берёт { $count } карту
    [few] { $who } — { $card } берёт { $count } карты
    [many] { $who } — { $card } берёт { $count } карт
   *[other] { $who } — { $card } берёт { $count } карты
  }

# Вслух
you-took = Ты ходишь: { $card }. Взято: { $cards }
they-took = { $who } ходит: { $card }. Взято: { $cards }
you-laid = Ты кладёшь на стол: { $card }
they-laid = { $who } кладёт на стол: { $card }
deal-started = Раздача { $deal }. На столе: { $floor }
round-dealt = Круг { $round }: всем ещё по четыре карты
deal-ended = Раздача { $deal } окончена. Очки: ты — { $mine }, { $who } — { $theirs }
caught-up = На столе снова всё как есть

# Счёт
scores = Очки и ходы
this-deal = Эта раздача
deals-so-far = Прошлые раздачи
no-deals-yet = Идёт первая раздача.
plays = Ходы
no-plays-yet = Ходов ещё не было.
cards = Карты
basras = Басры
jack-basras = Басры валетом
most-cards = Больше карт
most-cards-about = 27 и более из 52
single-cards = Отдельные карты
points-each = по { $points }
total = Всего
target-of = Цель: { $target }
deal-is-over = Раздача { $deal } окончена
no-leftovers = На столе ничего не осталось.
leftovers-you = Осталось на столе: { $cards }. Это тебе: последняя взятка твоя.
leftovers-they = Осталось на столе: { $cards }. Забирает { $who } — за последнюю взятку.
leftovers-nobody = Осталось на столе: { $cards }. Никто ничего не взял, и они ничьи.
carried-over = { $points ->
    [one] { $points } очко переходит в следующую раздачу.
    [few] { $points } очка переходят в следующую раздачу.
    [many] { $points } очков переходят в следующую раздачу.
   *[other] { $points } очка переходят в следующую раздачу.
  }
continue = Дальше
match-over = Партия окончена
match-drawn = Ничья
you-won = Твоя победа!
they-won = Побеждает { $who }
play-again = Сыграть ещё

# Статистика колоды
statistics = Статистика колоды
statistics-loading = Считаем…
statistics-about = Твои раздачи ({ $deals }) рядом с тем, чего ждать от случая. Полоса — обычный разброс, черта — ожидание, точка — что было у тебя.
statistics-empty = После первой раздачи здесь будут твои раздачи рядом с тем, чего ждать от случая.
statistics-komi = Раздач, где коми была у тебя: { $observed } из { $deals }.
statistics-jacks = Валетов сдано тебе: { $observed }.
statistics-first-jack = Раздач с валетом в твоих первых картах: { $observed } из { $deals }.
statistics-first-pair = Раздач с двумя равными в твоих первых картах: { $observed } из { $deals }.
statistics-last-jacks = Валетов сдано вам обоим в последних кругах: { $observed }.
statistics-floor-pair = Раздач с двумя равными на начальном столе: { $observed } из { $deals }.
statistics-replaced = Раздач, где на начальном столе заменили валета или коми: { $observed } из { $deals }.
statistics-komi-wait = { $observed ->
    [one] Дольше всего без коми: { $observed } раздача.
    [few] Дольше всего без коми: { $observed } раздачи.
    [many] Дольше всего без коми: { $observed } раздач.
   *[other] Дольше всего без коми: { $observed } раздачи.
  }
statistics-expects = Ожидание: { $expected }, обычно от { $low } до { $high }.
statistics-unusual = Вне обычного разброса.
statistics-streaks = Откуда берутся полосы везения
statistics-streaks-about = У случая нет памяти, и он ничего не выравнивает. Подбрось монету сто раз — и, скорее всего, одна сторона выпадет шесть раз подряд или больше. С честными картами тоже до одного числа из двадцати лежит вне обычного разброса; вот если далеко и снова и снова — это повод усомниться.
statistics-dealer = Когда валетов и коми на начальном столе заменяют, сдающему коми приходит чуть чаще, в 53,8 из 100 раздач: заменённая карта уходит под низ колоды, а последним сдают сдающему. Разброс это учитывает.

# Меню
menu = Меню
back = Назад
close = Закрыть
leave-table = Покинуть стол
leave-about = Партия подождёт тебя на главной.
shortcuts = Клавиши
shortcut-card = Выбрать карту на руках
shortcut-arrows = Следующая карта, предыдущая
shortcut-play = Сыграть выбранную карту
shortcut-escape = Снять выбор
shortcut-help = Показать этот список

# Когда что-то не так
loading = Минутку…
connecting = К столу…
connecting-again = Нет связи. Пробуем снова…
no-match = Такой партии нет
no-match-about = Её нет на этом сервере, или она с другого устройства.
error-offline = Сервер недоступен.
error-unknown = Не получилось.
error-bad-rules = Таких правил не бывает: если и «Больше карт», и басра дают 0, до цели никто не дойдёт.
error-too-fast = Слишком быстро. Подожди немного и попробуй снова.
error-storage = Сервер сейчас не может сохранить партию. Попробуй чуть позже.
error-busy = У сервера сейчас много дел. Попробуй снова чуть позже.
rejected-stale = Стол уже изменился. Вот как он выглядит; сыграй ещё раз.
rejected-not-your-turn = Сейчас не твой ход.
rejected-illegal-play = Так этой картой не сыграть.
rejected-ambiguous-play = Этой картой можно взять по-разному. Выбери.
rejected-unreadable-play = Сервер не понял ход. Попробуй снова.
rejected-match-over = Партия окончена.
problem-bad-frame = Сервер не понял. Попробуй снова.
problem-too-fast = Слишком быстро. Подожди немного и попробуй снова.
problem-storage = Ход не сохранился. Ничего не пропало; попробуй чуть позже.
problem-thinking = Компьютер сейчас не может думать. Он попробует снова сам.
