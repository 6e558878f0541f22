### Клавиши за столом.

keys-title = Клавиши
keys-sheet = этот список
keys-on = Клавиши за столом работают
keys-main = главное: заплатить, оставить, пополнить
keys-skip = пропустить ожидание или ход
keys-hint = подсказка
keys-undo = отменить
keys-news = что было с вашего хода
keys-replay = показать это ещё раз
keys-chat = разговор
keys-journal = ход игры
keys-rules = правила
keys-close = закрыть открытое
keys-market = взять открытую карту
keys-deck = карта из колоды
keys-tickets = взять маршруты
keys-unseen = карты, которые ещё не вышли
keys-route = следующий перегон, который можно занять
keys-ticket = следующий маршрут
keys-plan = план по всем маршрутам
keys-build = станция или гавань
keys-zoom = ближе, дальше, вся карта
keys-move = сдвинуть приближённую карту
