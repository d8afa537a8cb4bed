# Настройки: в своём окне и за столом.
settings = Настройки
settings-look = Вид
settings-feel = Звук и движение
settings-play = Игра
settings-spoken = Для чтения с экрана

setting-language = Язык
setting-theme = Оформление
setting-theme-system = Авто
setting-theme-light = Светлое
setting-theme-dark = Тёмное
setting-sound = Звук
setting-sound-about = Карты, взятки и звон струны на басру.
setting-volume = Громкость
setting-haptics = Вибрация
setting-haptics-about = Ходы, взятки и басры можно почувствовать.
setting-speed = Скорость
setting-speed-calm = Плавно
setting-speed-normal = Норма
setting-speed-quick = Быстро
setting-speed-none = Сразу
setting-tap = Как ходить
setting-tap-choose = Два касания
setting-tap-play = Одно касание
setting-tap-choose-about = Первое показывает, что карта возьмёт, второе — ход.
setting-tap-play-about = Удерживай карту, чтобы увидеть, что она возьмёт.
setting-forced = Последняя карта ходит сама
setting-forced-about = Когда на руках одна карта и сыграть её можно только одним способом.
setting-verbose = Называть стол после каждого хода
setting-verbose-about = Кроме хода, вслух читаются все карты на столе.
setting-keys = Спрашивать о столе буквами
setting-keys-about = F — стол, H — твои карты и другие; весь список в меню, в разделе «Клавиши».

# Вопросы о столе: для каждого клавиша и кнопка, и ответы на них.
ask = Расскажи
ask-floor = Что лежит на столе
ask-hand = Мои карты и что берёт каждая карта
ask-takes = Что берёт выбранная карта
ask-score = Счёт, взятки и басры
ask-last = Последний ход
ask-opponent = Карты соперника и колода
ask-round = Раздача, круг и чей ход
ask-clock = Сколько осталось времени
ask-people = Кто здесь и что предложено
shortcut-talk = Разговор
shortcut-answer = Ответить на предложение
ask-again = Повторить сказанное
floor-told = На столе: { $cards }
points-told = { $points ->
    [one] { $who }: { $points } очко
    [few] { $who }: { $points } очка
    [many] { $who }: { $points } очков
   *[other] { $who }: { $points } очка
  }
hand-empty = Карт на руках нет
none-chosen = Карта не выбрана
turn-of = Ходит { $who }
shortcuts-about = С программой экранного доступа сначала включи режим фокуса, чтобы клавиши доходили до игры. Буквы можно отключить в настройках.
