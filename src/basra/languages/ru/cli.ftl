# Командная строка.

usage = Вызов:
options = Параметры
commands = Команды
metavar-options = [ПАРАМЕТРЫ]
metavar-command = [КОМАНДА]
metavar-card = КАРТА
metavar-cards = КАРТЫ
metavar-rules = ПРАВИЛА
metavar-port = ПОРТ
metavar-host = АДРЕС
metavar-folder = ПАПКА
metavar-clock = ЧАСЫ

command-basra =
    Египетская басра, карточная игра.

    Без команды запускает игру и открывает её в браузере, как «play».
command-play =
    Запустить игру и открыть её в браузере.

    Партии сохраняются и продолжаются с того же места. Остановить: Ctrl+C.
command-play-short = Запустить игру и открыть её в браузере.
command-serve =
    Запустить сервер, на котором будут играть другие.

    Сервер доступен только с этого компьютера, если --host не говорит иного; журнал идёт в стандартный поток ошибок. Остановить: Ctrl+C или SIGTERM.
command-serve-short = Запустить сервер, на котором будут играть другие.
command-capture =
    Сказать, что КАРТА берёт со стола и басра ли это.

    Карта — это достоинство A, от 2 до 10, J, Q, K и масть C, D, H, S: basra capture --floor "10S 5H 4C AD" 10H
command-capture-short = Сказать, что карта берёт со стола.

option-help = Показать эту справку.
option-version = Показать версию.
option-language = Язык; по умолчанию язык системы.
option-port = Порт сервера, по умолчанию { $default }; 0 — любой свободный.
option-port-play = Порт сервера; по умолчанию { $default } или следующий свободный.
option-host = Адрес сервера, по умолчанию { $default }; 0.0.0.0 впускает других.
option-no-open = Не открывать браузер.
option-data = Папка для партий; по умолчанию папка данных пользователя.
option-database = База данных для партий, например postgresql://name:password@host/basra; по умолчанию файл SQLite в папке. Читается и из BASRA_DATABASE, где пароля не увидит никто другой.
option-redis = Сервер Redis, через который несколько процессов с общей базой сразу сообщают друг другу об изменениях, например redis://host. Читается и из BASRA_REDIS.
option-workers = Сколько процессов думают за компьютерных игроков; по умолчанию по одному на ядро, кроме одного. При 0 сервер думает сам: этого хватит очень маленькому компьютеру.
option-clock = Другие сроки для часов сетевых матчей, в секундах: quick=PLAY,BANK,GRACE, relaxed=PLAY,BANK,GRACE или none=GRACE,SILENCE. Можно указать для каждых часов.
option-log-level = Наименее важные сообщения в журнале, по умолчанию { $default }.
option-rules = Правила: egyptian, egyptian-v2 или одни из них с настройками, например egyptian,target=51; по умолчанию { $default }.
option-floor = Карты на столе, например "10S 5H 4C AD"; «-», если стол пуст.
option-json = Ответить в формате JSON.

version-compiled = { $version }, скомпилировано
version-plain = { $version }, чистый Python
version-changed = { $version }, чистый Python: скомпилированное не соответствует этим исходникам или этой версии Python

running = Египетская басра готова. Остановить: Ctrl+C. Открой:
already-running = Египетская басра уже запущена. Открой:

list-separator = { ", " }
captures = { $card } берёт { $cards }. Это не басра.
captures-basra = { $card } берёт { $cards }: басра!
captures-jack-basra = { $card } берёт { $cards }: басра валетом!
captures-nothing = { $card } ничего не берёт и остаётся на столе.
captures-choice = { $card } берёт одно из этого, на выбор игрока. Это не басра.

error-no-such-option = Параметра { $option } здесь нет; --help покажет, какие есть.
error-no-such-command = Такой команды нет, выбери из этих: { $commands }.
error-missing = Не хватает: { $name }; --help покажет, что нужно.
error-option-value = Параметру { $option } нужно значение, или он его не принимает; --help покажет, как писать.
error-choice = { $name } — одно из: { $choices }.
error-number = { $name } — целое число от { $least } до { $most }.
error-folder = { $name } — это папка, а указан файл.
error-too-many = Аргументов больше, чем принимает команда; список карт бери в кавычки.
error-rules = Правила «{ $rules }» не прочесть. Напиши { $presets }, затем через запятые то, что отличается: { $options }.
error-floor = Стол «{ $floor }» не прочесть. Напиши карты, например "10S 5H 4C AD", каждую один раз.
error-card = «{ $card }» — не карта. Напиши достоинство A, от 2 до 10, J, Q, K и масть C, D, H, S, например 10H.
error-card-on-floor = Картой { $card } не сходить: она лежит на столе.
error-port-busy = Порт { $port } занят другой программой: выбери другой с помощью --port.
error-ports-busy = Порты от { $first } до { $last } все заняты: выбери другой с помощью --port.
error-listen = Сервер не может занять адрес { $host }, порт { $port }: { $reason }.
error-data = Папкой данных { $folder } нельзя воспользоваться: { $reason }
error-database = Базой данных нельзя воспользоваться: { $reason }
error-redis = Сервером Redis нельзя воспользоваться: { $reason }
error-extra = Не установлены нужные для этого пакеты. Выполните: pip install '{ $extra }'
error-clock = Не удалось прочитать часы «{ $clocks }». Напишите quick=12,60,60, relaxed=60,180,120 или none=300,86400: секунды на ход, в запасе и на ожидание; без часов — на ожидание и на молчание.

command-verify =
    Проверить доказательство партии из файла и пункт за пунктом сказать, верно ли оно.

    Код выхода 0, если верно всё, иначе 1. «-» читает стандартный ввод.
command-verify-short = Проверить доказательство партии.
command-shuffle-test =
    Испытать тасование: полный перебор, затем статистика по множеству колод; заведомо плохие способы должны быть разоблачены.

    Нужны numpy и scipy: pip install "basra[evidence]". Код выхода 0, если всё вышло как должно, иначе 1.
command-shuffle-test-short = Показать, что тасование честное.
metavar-file = ФАЙЛ
metavar-number = ЧИСЛО
metavar-text = ТЕКСТ
option-players = Дать компьютерным игрокам выбрать ход снова и сравнить.
option-decks = Сколько колод тасовать, по умолчанию { $default }.
option-seed = Откуда берутся ключи колод, по умолчанию «{ $default }».
option-played = Вместо этого испытать раздачи, сыгранные на этом компьютере.
error-file = Файл { $file } не прочесть: { $reason }.
error-evidence = Нужны numpy и scipy: pip install "basra[evidence]".
error-no-deals = Здесь ещё ни одна раздача не сыграна до конца.
error-data-without-played = --data говорит, чьи раздачи испытать, и нужен вместе с --played.

verify-holds = Всё верно.
verify-fails = Доказательство неверно.
verify-no-proof = Это не доказательство честной сдачи и не выдаёт себя за него.
claim-form = Файл цел
claim-practice = Тренировочная партия: о сдаче её карт ничего не утверждается.
claim-daily = Раздача дня: о сдаче её карт ничего не утверждается. Они следуют из даты.
claim-promise = Раздачи запечатаны до партии
claim-values = Числа игроков
claim-deal = Раздача { $deal }
claim-result = Итог
claim-players = Ходы компьютера
claim-unchecked = { $claim }: не проверено
claim-found = { $claim }: { $found }
claim-fault = { $claim }: { $fault }
found-form = записей: { $events }, цепь { $chain }
found-promise = отпечаток { $fingerprint }
found-values = { $proven ->
    [1] доказано: каждый человек участвовал в раздаче своим числом
   *[other] не доказано: не каждый человек участвовал в раздаче своим числом
}
found-deal = тайное число, колода и ходы ({ $plays }) верны; { $first } : { $second }
found-stopped = тайное число, колода и ходы ({ $plays }) верны вплоть до остановки партии
found-result = { $ending ->
    [points] { $first } : { $second }
    [first] { $first } : { $second }; партия прервана, выиграл первый игрок
    [second] { $first } : { $second }; партия прервана, выиграл второй игрок
   *[nobody] { $first } : { $second }; партия прервана без победителя
}
found-players = ходов совпало: { $plays }

test-of = { $method }, колод: { $decks }
test-exhaustion = Полный перебор                                 случаев
test-battery = Статистика                                      наблюдено     ожидание         p
test-mutants = Заведомо плохие способы                          колод  разоблачает
test-ok = пройдено
test-bad = НЕ ПРОЙДЕНО
test-not-killed = НЕ РАЗОБЛАЧЕНО
test-left-out = пропущено: нужно колод: { $decks }
test-passed = Всё вышло как должно.
test-failed = Не всё вышло как должно.
method-basra-fair-1 = basra-fair/1
method-played = раздачи, сыгранные здесь
method-full-range-swap = наивный обмен по всему ряду
method-sattolo = Саттоло, ошибка на единицу
method-one-short = цикл короче на один шаг
method-byte-modulo = байт по модулю n
method-word-modulo = 16-битное число по модулю n
method-small-keys = сортировка по малым ключам с повторами
method-random-comparator = сортировка случайным сравнением
method-7-riffles = 7 врезок
method-10-riffles = 10 врезок
method-32-bit-seed = 32-битное зерно
check-choices = каждый выбор, по всем байтам
check-memory = выбор не зависит от предыдущего
check-orders = все порядки немногих карт
check-positions = какая карта где лежит
check-rising = возрастающие ряды
check-neighbours = соседние карты
check-inversions = инверсии
check-fixed-points = карты, оставшиеся на месте
check-parity = чётность
check-repeats = повторные колоды

# Арена.

command-arena =
    Сыграть компьютерных игроков друг с другом и сказать, насколько они сильны, в очках за раздачу.

    В паре одна колода играется дважды, со сменой мест. ИГРОКИ — два имени или больше, каждое при желании со своим пределом позиций: basra arena greedy careful@500 --pairs 2000. Сыгранное сохраняется; та же команда продолжит с того же места.
command-arena-short = Сыграть компьютерных игроков друг с другом.
metavar-players = ИГРОКИ…
metavar-address = АДРЕС
option-pairs = Сколько пар играют каждые два игрока, по умолчанию { $default }.
option-matches = Играть целые матчи вместо отдельных раздач: «new» — с начала, «late» — когда у обеих сторон уже от половины цели до цели. По умолчанию «{ $default }»: отдельные раздачи.
option-deck-list = Список колод: «{ $default }» по умолчанию; «{ $claim }», на котором не настраивали ни одного игрока; или любой другой текст.
option-nodes = Сколько позиций игрок может просмотреть за один ход, по умолчанию { $default }.
option-gap = Также сказать, какую долю разрыва между { $reference } и { $bound }, который видит все карты, закрывает каждый игрок.
option-jobs = Сколько процессов играют одновременно; по умолчанию по одному на ядро.
option-ray = Играть на кластере Ray: его адрес, «auto» — тот, в который входит эта машина, «local» — свой собственный.
option-results = Папка для результатов; по умолчанию папка кэша пользователя.
option-plot = Нарисовать игроков с их интервалами в этот файл в формате SVG.
error-player = Игрока «{ $player }» нет. Напиши одного из этих: { $players } — и при желании @ с пределом позиций, например greedy@500.
error-players = Назови двух игроков или больше, каждого один раз.
error-results = Результаты нельзя хранить в { $folder }: { $reason }.
error-worker = Рабочий процесс завершился аварийно. Сыграно и сохранено пар: { $played } из { $pairs }. Та же команда продолжит с этого места.
error-plot = Чтобы рисовать, нужен matplotlib: pip install "basra[arena]".
error-plot-file = Рисунок нельзя записать в { $file }: { $reason }.
error-ray = Чтобы играть на кластере, нужен Ray: pip install "basra[ray]".
error-cluster = Кластером { $address } нельзя воспользоваться: { $reason }.
arena-interrupted = Остановлено. Сыграно и сохранено пар: { $played } из { $pairs }. Та же команда продолжит с этого места.
arena-over = Колоды из списка «{ $decks }», пар: { $pairs }, правила: { $rules }. Интервалы 95 %.
arena-against = { $first } против { $second }
arena-points = очков за раздачу
arena-all = против всех
arena-share = доля разрыва
arena-pairs = пары: победы / ничьи / поражения
arena-deals = раздачи: победы / ничьи / поражения
arena-matches = матчи: победы / ничьи / поражения
arena-won = побед больше, чем поражений, на 100 матчей
arena-first = очков за раздачу у того, кто ходит первым
arena-basras = баср за раздачу
arena-milliseconds = мс процессора за ход
arena-nodes = позиций за ход
arena-decks = Колоды, SHA-256: { $digest }
arena-machine = { $processor }, ядер: { $cores }; basra { $version }, { $speed ->
    [compiled] скомпилирована
   *[plain] не скомпилирована
}
arena-plot-axis = очков за раздачу против среднего всех остальных

# Скорость.

command-bench =
    Измерить скорость на этом компьютере.

    Время процессора на одном ядре: случайные раздачи, что берёт карта, решённый последний круг и каждый компьютерный игрок.
command-bench-short = Измерить скорость на этом компьютере.
bench-how = Время процессора на одном ядре, медианы; число измерений: { $runs }.
bench-deals = Случайные раздачи вместе с тасованием и подсчётом, ходов в секунду: { $number }
bench-captures = Что берёт карта, вопросов из Python в секунду: { $number }
bench-last-round = Точное решение последнего круга, мкс: { $number }
bench-players = Компьютерные игроки, мс на ход, предел числа позиций { $nodes }:

# What a host may choose.

metavar-limits = REQUESTS=ЧИСЛО,…
metavar-addresses = АДРЕСА
metavar-address-port = [УЗЕЛ:]ПОРТ
option-limits = Сколько может запросить каждый адрес: запросов, открытых столов и попыток кодов в минуту и соединений одновременно, например { $default } — так по умолчанию; или «off».
option-trusted-proxies = Прокси-серверы, которым верят об адресе клиента, через запятую; по умолчанию те, что на этом компьютере.
option-metrics = Отдавать там метрики для Prometheus, по умолчанию нигде; если указан только порт, прочесть их может лишь этот компьютер.
metrics-at = Метрики: { $address }
error-limits = Ограничения «{ $limits }» не читаются. Напиши «off» или то, что отличается от { $default }, через запятую.
error-metrics = Место для метрик «{ $place }» не читается. Напиши порт или узел, двоеточие и порт, например 127.0.0.1:9101.

# The host's own commands.

command-admin =
    Следить за матчами узла.

    Каждая команда работает с самой базой, идут на ней серверы или нет, и должна быть той же версии.
command-admin-short = Следить за матчами узла.
command-admin-status = Сказать, сколько всего хранится.
command-admin-status-short = Сказать, сколько всего хранится.
command-admin-matches = Перечислить последние матчи.
command-admin-matches-short = Перечислить матчи.
command-admin-show = Показать всё, что хранится о МАТЧЕ, кроме карт, в виде JSON, и цел ли он.
command-admin-show-short = Показать матч.
command-admin-void =
    Закончить МАТЧ без победителя и записать в открытый журнал, что он недействителен.

    В его записи сказано, что он остановлен по согласию. Повреждённый закрывается как есть.
command-admin-void-short = Закончить матч без победителя.
command-admin-export-person = Вывести всё, что хранится о ЧЕЛОВЕКЕ, в виде JSON. ЧЕЛОВЕК — то, как его называют таблица лидеров и «show».
command-admin-export-person-short = Вывести всё, что хранится о человеке.
command-admin-delete-person = Удалить всё, что хранится о ЧЕЛОВЕКЕ, вместе с его матчами. ЧЕЛОВЕК — то, как его называют таблица лидеров и «show».
command-admin-delete-person-short = Удалить всё, что хранится о человеке.
command-admin-backup =
    Скопировать базу в ФАЙЛ такой, какова она в одно мгновение, пока идёт игра.

    Копию SQLite возвращает «restore», копию PostgreSQL — pg_restore.
command-admin-backup-short = Скопировать базу в файл.
command-admin-restore =
    Вернуть копию ФАЙЛ базы SQLite в папку. Ни один сервер не должен на ней работать.

    С --force она займёт место базы, которая там есть; та сохранится рядом под другим именем.
command-admin-restore-short = Вернуть копию.
command-admin-check =
    Проиграть все матчи заново и сказать, какие повреждены.

    Код выхода 0, если ни один, иначе 1.
command-admin-check-short = Проиграть все матчи заново.
metavar-match = МАТЧ
metavar-person = ЧЕЛОВЕК
option-which = Какие матчи; по умолчанию все.
option-most = Сколько самое большее; по умолчанию { $default }.
option-force = Поставить её на место базы, которая там есть.
admin-count-matches = матчей
admin-count-open = из них идут
admin-count-online = из них между двумя устройствами
admin-count-rated = из них рейтинговых и законченных
admin-count-events = событий
admin-count-people = людей, известных другим
admin-count-invitations = приглашений
admin-count-nodes = серверов с этой базой
admin-open = сдача { $deal }
admin-over = окончен
admin-voided = Матч { $match } недействителен.
admin-deleted = { $matches ->
    [one] Всё, что хранилось, удалено, в том числе { $matches } матч.
    [few] Всё, что хранилось, удалено, в том числе { $matches } матча.
    [many] Всё, что хранилось, удалено, в том числе { $matches } матчей.
   *[other] Всё, что хранилось, удалено, в том числе { $matches } матча.
}
admin-backed-up = Копия в { $file }.
admin-restored = Копия теперь в { $folder }.
admin-kept = Прежняя база теперь в { $file }.
admin-checked = { $matches ->
    [one] Проигран { $matches } матч, повреждено: { $damaged }.
    [few] Проиграно { $matches } матча, повреждено: { $damaged }.
    [many] Проиграно { $matches } матчей, повреждено: { $damaged }.
   *[other] Проиграно { $matches } матча, повреждено: { $damaged }.
}
error-no-data = В { $folder } нет базы: укажи её папку через --data или её URL через --database.
error-data-there = В { $folder } уже есть база; с --force копия займёт её место, а она сохранится под другим именем.
error-no-match = Матча { $match } нет.
error-no-person = Человека { $person } нет.
error-match-over = Матч { $match } уже окончен.
error-match-waits = Матч { $match } нельзя остановить: сейчас ничей ход, или это матч не двух людей.
error-meanwhile = За столом тем временем что-то произошло; попробуй ещё раз.
