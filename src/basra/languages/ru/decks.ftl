# Как выглядят карты, в настройках.
setting-deck = Карты
setting-deck-egyptian = Египетские
setting-deck-classic = Классические
setting-colours = Цвета мастей
setting-colours-two = Два
setting-colours-four = Четыре
setting-index = Достоинства и масти
setting-index-large = Крупные
setting-index-normal = Обычные
setting-back = Рубашка карт
setting-back-lattice = Решётка
setting-back-tiles = Изразцы
setting-back-mashrabiya = Машрабия
setting-back-lotus = Лотос
