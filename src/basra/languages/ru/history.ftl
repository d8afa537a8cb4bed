# Страница всех партий, итогов и записей.
history-title = Мои партии — Басра
no-matches-yet = Партий ещё нет. Здесь будет всё, что ты сыграешь: чтобы продолжить или посмотреть снова.
older-matches = Более старые партии
results = Итоги
no-results-yet = После первой раздачи против компьютера здесь будет видно, как идут дела.
fact-won = побед в партиях
fact-won-value = { $value } %
fact-points = очков за раздачу
fact-points-value = { $value }
fact-against = очков у соперника за раздачу
fact-against-value = { $value }
fact-basras = баср за раздачу
fact-basras-value = { $value }
fact-streak = побед подряд сейчас
fact-streak-value = { $value }
fact-longest = побед подряд, рекорд
fact-longest-value = { $value }
chart-wins = Победы по соперникам
wins-of = { $won } из { $matches }
chart-deals = Последние раздачи: { $count }
chart-deals-words = На сколько очков больше, чем у соперника, в среднем за последние раздачи ({ $count }): { $average }.
chart-deals-about = Столбик вверх: очков больше, чем у соперника. Вниз: меньше. Линия — среднее за последние раздачи, по { $averaged }.
records = Записи из файлов
records-about = Запись — это файл целой партии, отсюда или с другого сервера басры. Она хранится только в этом браузере.
record-open = Открыть запись
record-forget = Убрать
deals-count = { $count ->
    [one] { $count } раздача
    [few] { $count } раздачи
    [many] { $count } раздач
   *[other] { $count } раздачи
  }
error-bad-record = Этот файл — не запись партии.
