# Карта: что говорят о себе перегоны и города.

map-title = Карта: { $board }
# Мужской род: «серый туннель».
map-route = { $pieces }, { $colour } { $kind }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
map-cars = { $count ->
    [one] { $count } вагон
    [few] { $count } вагона
   *[many] { $count } вагонов
}
map-ships = { $count ->
    [one] { $count } паром
    [few] { $count } парома
   *[many] { $count } паромов
}
map-rail = перегон
map-sea = перегон на воде
map-tunnel = туннель
map-ferry = паром с { $locomotives ->
    [one] { $locomotives } локомотивом
   *[other] { $locomotives } локомотивами
}
map-free = Свободен.
map-own = Ваш перегон.
map-owned = Его занимает { $seat }.
map-own-twin = Вторая половина уже ваша.
map-closed = Закрыт: вторая половина уже занята.
map-few-pieces = Свободен, но у вас осталось: { $pieces }.
map-own-station = Здесь ваша станция.
map-station = Станция: { $seat }
map-site-station = Здесь можно построить станцию.
map-own-harbour = Здесь ваша гавань.
map-harbour = Гавань: { $seat }
map-site-harbour = Здесь можно построить гавань.
