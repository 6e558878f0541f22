# Страница «Великих озёр»: то, чего нет на страницах других игр.

great-lakes-poster = ПО РЕЛЬСАМ И ПО ВОЛНАМ

players-ships = паромы
players-harbours = гавани
face-wild = джокер
market-train = вагоны
market-ship = паромы

lakes-prompt-turn = Возьмите карты, займите перегон на суше или на воде, постройте гавань, возьмите маршруты или обменяйте фишки.
lakes-prompt-pieces = Решите, сколько взять вагонов и сколько паромов.
lakes-prompt-refill = Из какой колоды пополнить открытые карты?
lakes-prompt-wait-refill = { $seat } пополняет открытые карты.

lakes-hand-harbour = + гавань
lakes-hand-exchange = обмен

lakes-pieces-title = Вагоны и паромы
lakes-pieces-what = Всего у вас будет { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
   *[many] { $count } фишек
}: вагоны занимают перегоны на суше, паромы — на воде. Остальное уйдёт в коробку.
lakes-pieces-advice = Посмотрите на свои маршруты: много воды — больше паромов. Для начала годится { $trains } + { $ships }. Потом обменять можно, но каждая фишка стоит очка и всего хода.
lakes-pieces-trains = вагонов
lakes-pieces-ships = паромов
lakes-pieces-button = Так и начнём

lakes-refill-title = Пополнить открытые карты
lakes-refill-what = Вы взяли открытую карту. На её место ляжет верхняя карта той колоды, которую вы назовёте.
lakes-refill-train = Из вагонов
lakes-refill-ship = Из паромов

lakes-exchange-title = Обмен фишек
lakes-exchange-what = Фишки одного вида уходят в коробку, столько же другого вида вы достаёте из неё. Это весь ход, и каждая обменянная фишка отнимает очко.
lakes-exchange-box = В коробке: { $cars }, { $ships }.
lakes-exchange-train = { $count ->
    [one] { $count } вагон на паром
    [few] { $count } вагона на паромы
   *[many] { $count } вагонов на паромы
} (−{ $count })
lakes-exchange-ship = { $count ->
    [one] { $count } паром на вагон
    [few] { $count } парома на вагоны
   *[many] { $count } паромов на вагоны
} (−{ $count })
lakes-exchange-button = Обменять

lakes-harbour-title = Гавани
lakes-harbour-what = Гавань строят в портовом городе, куда ведёт ваш путь: два вагона и два парома одного цвета, все с якорем. За выполненные маршруты в этот город она приносит 10, 20 или 30 очков; непостроенная отнимает 4.
lakes-harbour-pay = Гавань: чем заплатить? Осталось: { $left }
lakes-harbour-worth = Ваших маршрутов сюда: { $tickets }. Гавань принесла бы сейчас { $now ->
    [one] { $now } очко
    [few] { $now } очка
   *[many] { $now } очков
}, а если выполнить их все — { $most }.
lakes-harbour-no-ticket = Порт. Ваших маршрутов сюда нет, и гавань ничего бы не принесла.
lakes-harbour-short = Для гавани не хватает карт: нужны два вагона и два парома одного цвета, все с якорем. Вместо любой карты годится джокер.
lakes-short-train = Не хватает карт: { $count }. Нужны вагоны, { $colour } цвет, или джокеры.
lakes-short-ship = Не хватает паромов: { $count }. Нужен { $colour } цвет или джокеры.
lakes-short-any-train = Не хватает карт: { $count }. Нужны вагоны того цвета, которого у вас больше всего, или джокеры.
lakes-short-any-ship = Не хватает паромов: { $count }. Нужны карты того цвета, которого у вас больше всего, или джокеры.
