# Что боты говорят о решении: почему они предпочитают действие и что думают об остальных.

## Паровозы и семафоры

bots-switch-signal-as-good = Это почти так же хорошо, как лучшее.
bots-switch-signal-worse = Это хуже лучшего примерно на { $cards ->
    [one] { $cards } карточку
    [few] { $cards } карточки
   *[many] { $cards } карточек
}.
bots-switch-signal-keep = Сейчас ни одна карточка не принесёт больше, чем потом (на руке { $count }).
bots-switch-signal-then-move = После этого можно отправить карточкой поезд { $train }.
bots-switch-signal-later = Это пригодится позже.
bots-switch-signal-red = Иначе { $train } встанет у красного семафора; это будет стоить до { $lost ->
    [one] { $lost } жетона времени
   *[other] { $lost } жетонов времени
}.
bots-switch-signal-closed = Иначе { $train } встанет перед закрытой стрелкой; это будет стоить до { $lost ->
    [one] { $lost } жетона времени
   *[other] { $lost } жетонов времени
}.
bots-switch-signal-head-on = Иначе { $train } и { $other } могут столкнуться лоб в лоб.
bots-switch-signal-departure = Иначе { $train } может заехать в отправную точку.
bots-switch-signal-way = { $train } получает лучший путь к городу { $city }.
bots-switch-signal-freer = { $train } получает более свободный путь, какая бы инструкция ни вышла.
bots-switch-signal-load = { $train } удобнее всех стоит, чтобы отвезти { $good } в порт { $city }.
bots-switch-signal-run = { $train } держит путь в город { $city }.
bots-switch-signal-delivers = { $train } сразу доставит товар, если выпадет любая из подходящих граней: их { $faces } из 6.
bots-switch-signal-risk = { $train } может потерять на этом жетоны времени, самое большее { $lost }.
bots-switch-signal-idle = Поезду { $train } нечего везти, и он не должен мешать другим.
bots-switch-signal-nobody = На путях нет ни одного поезда этого цвета: ничего плохого не случится.
bots-switch-signal-on-way = { $train } едет в город { $city }: это лучшая дорога туда.
bots-switch-signal-new-train = В среднем по всем отправным точкам это выгоднее всего.
bots-switch-signal-carry-out = Другая инструкция вряд ли будет лучше этой.
bots-switch-signal-helper = Здесь помощник принесёт больше, чем можно ждать от него потом.

## Как поступил бы сильный игрок и почему

bots-rails-last = Так будет выполнен билет { $ticket }.
bots-rails-planned = Это часть пути по билету { $ticket }.
bots-rails-round = Рядом строят другие, а в обход понадобится на { $cars ->
    [one] { $cars } вагон
    [few] { $cars } вагона
   *[many] { $cars } вагонов
} больше.
bots-rails-no-way-round = Рядом строят другие, а обойти этот перегон негде.
bots-rails-points = Это сразу принесёт { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
bots-rails-full = На руке уже { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}: пора строить.
bots-rails-wild = Локомотив подходит для любого перегона и лишним не бывает.
bots-rails-wanted = Карт этого цвета не хватает для перегона { $route }.
bots-rails-most = Больше карт на руке нет ни одного другого цвета.
bots-rails-blind = Ни одна открытая карта не обещает больше, чем карта из колоды.
bots-rails-tickets-done = Все билеты почти выполнены, и есть время на новые.
bots-rails-tickets-more = Новые билеты могут совпасть с тем, что уже построено.
bots-rails-fits = { $ticket }: этот билет можно выполнить вместе с остальными.
bots-rails-hard = { $ticket }: этот билет вряд ли удастся выполнить.
bots-rails-cars = На всё, что можно успеть, уйдёт ещё { $cars ->
    [one] { $cars } вагон
    [few] { $cars } вагона
   *[many] { $cars } вагонов
}.
bots-rails-station = Со станцией в этом городе билет { $ticket } можно выполнить по чужому перегону.
bots-rails-decline = Эти карты больше пригодятся в другом месте.
bots-rails-time = Времени мало: { $turns ->
    [one] остался примерно { $turns } ход
    [few] осталось примерно { $turns } хода
   *[many] осталось примерно { $turns } ходов
}.
bots-rails-tried = Проверено в { $games ->
    [one] { $games } воображаемой партии
   *[other] { $games } воображаемых партиях
}.
