# Карта: что говорят о себе перегоны и города.

map-title = Карта: { $board }
# Мужской род: «серый туннель».
map-route = { $length ->
    [one] { $length } вагон
    [few] { $length } вагона
   *[many] { $length } вагонов
}, { $colour } { $kind }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
map-rail = перегон
map-tunnel = туннель
map-ferry = паром с { $locomotives ->
    [one] { $locomotives } локомотивом
   *[other] { $locomotives } локомотивами
}
map-can = Его можно занять сейчас.
map-free = Свободен.
map-own = Ваш перегон.
map-owned = Его занимает { $seat }.
map-own-twin = Вторая половина уже ваша.
map-closed = Закрыт: вторая половина уже занята.
map-few-cars = Свободен, но вагонов у вас осталось: { $left }.
map-few-cards = Свободен, но карт на него не хватает.
map-own-station = Здесь ваша станция.
map-station = Станция: { $seat }
map-site = Здесь можно построить станцию.
