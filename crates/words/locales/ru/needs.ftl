### Чего ещё не хватает маршрутам: их буквы, кратчайшие пути, общий план.

tickets-letters = АБВГДЕЖИКЛМНПРСТУФХЦЧШЭЮЯ
tickets-plan = план
tickets-plan-about = Кратчайшие пути всех моих маршрутов вместе

map-ticket = Маршрут { $letter }, другой конец — { $city }
map-ticket-done = Выполненный маршрут, другой конец — { $city }

need-plan = Мой план
need-plan-nothing = Все ваши маршруты выполнены.
need-done = Города соединены.
need-none = Пути больше нет.
need-lay = Построить: { $pieces }.
need-few = Путь слишком длинный: { $pieces }.
need-pieces = { $pieces } (у вас { $left })
need-enough = Карт хватает.
need-cards = Не хватает: { $cards }.
need-any = { $count } { $count ->
    [one] карта любого цвета
    [few] карты одного цвета
   *[many] карт одного цвета
}
need-all = Всего построить: { $pieces }.
need-short-done = соединены
need-short-none = пути нет
need-short-lay = { $pieces }
need-short-few = далеко: { $pieces }

lakes-need-any-train = { $count ->
    [1] вагон любого цвета
    [one] { $count } вагон одного цвета
    [few] { $count } вагона одного цвета
   *[many] { $count } вагонов одного цвета
}
lakes-need-any-ship = { $count ->
    [1] паром любого цвета
    [one] { $count } паром одного цвета
    [few] { $count } парома одного цвета
   *[many] { $count } паромов одного цвета
}

start-counts = Карты, которые ещё не вышли
start-counts-yes = считаем за всех
start-counts-no = каждый считает сам

unseen-title = Ещё не вышли
unseen-about = Карты, которых вы не видели: посчитаны по тому, что было открыто
unseen-where = В колоде или у кого-то на руках. Взятые в открытую не считаются.
yard-unseen-where = В колоде, у других на руках и в составах: в состав заглядывать нельзя никому.

lakes-standing = И впредь
lakes-standing-ask = спрашивать
lakes-standing-same = из той же колоды
lakes-standing-train = всегда вагоны
lakes-standing-ship = всегда паромы
lakes-standing-end = Открытые карты пополняются так без вопроса. Снова спрашивать.
