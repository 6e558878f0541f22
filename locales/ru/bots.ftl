# Что боты говорят о решении: почему они предпочитают действие и что думают об остальных.

bots-close = Другой ход показал себя в воображаемых партиях чуть лучше, но такая разница может быть случайной.

## Паровозы и семафоры

bots-switch-signal-as-good = Это почти не хуже лучшего хода.
bots-switch-signal-worse = Это хуже лучшего хода примерно на { $cards ->
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
bots-switch-signal-way = Поезду { $train } откроется лучший путь в город { $city }.
bots-switch-signal-freer = Путь поезда { $train } станет свободнее, какая бы инструкция ни открылась.
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

## Игры с перегонами и маршрутами

bots-rails-last = Так будет выполнен маршрут { $ticket }.
bots-rails-planned = Это часть пути для маршрута { $ticket }.
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
bots-rails-most = Карт этого цвета на руке и так больше всего.
bots-rails-blind = Ни одна открытая карта не обещает больше, чем карта из колоды.
bots-rails-tickets-done = Все маршруты почти выполнены, и есть время на новые.
bots-rails-tickets-more = Новые маршруты могут совпасть с тем, что уже построено.
bots-rails-fits = { $ticket }: этот маршрут можно выполнить вместе с остальными.
bots-rails-hard = { $ticket }: этот маршрут вряд ли удастся выполнить.
bots-rails-cars = На всё, что можно успеть, уйдёт ещё { $cars ->
    [one] { $cars } вагон
    [few] { $cars } вагона
   *[many] { $cars } вагонов
}.
bots-rails-station = Со станцией в этом городе маршрут { $ticket } можно выполнить по чужому перегону.
bots-rails-decline = Эти карты больше пригодятся в другом месте.
bots-rails-time = Времени мало: { $turns ->
    [one] остался примерно { $turns } ход
    [few] осталось примерно { $turns } хода
   *[many] осталось примерно { $turns } ходов
}.
bots-rails-plain = Явных недостатков у этого хода нет.
bots-rails-tried = Проверено в { $games ->
    [one] { $games } воображаемой партии
   *[other] { $games } воображаемых партиях
}.

## Карточная игра: что говорит за этот ход

bots-card-game-needed = Это ещё нужно для маршрутов: { $tickets }.
bots-card-game-locomotive = Локомотив пригодится для любого маршрута.
bots-card-game-company = Если взять { $card }, на руке будет { $count ->
    [one] { $count } карта этого цвета
    [few] { $count } карты этого цвета
   *[many] { $count } карт этого цвета
} — их можно выставить вместе.
bots-card-game-ambush = С этой картой можно пойти на ограбление. Жертва — { $seat }, потеряет { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
bots-card-game-spare = Сейчас это не нужно ни для одного маршрута, но может пригодиться для тех, что вы возьмёте позже.
bots-card-game-blind = Среди открытых карт нет ничего лучше случайной: в колоде { $count ->
    [one] осталась { $count } карта
    [few] осталось { $count } карты
   *[many] осталось { $count } карт
}.
bots-card-game-robs = Это ограбление! Жертва — { $seat }, цвет — { $colour }, в сброс { $count ->
    [one] уходит { $count } карта
    [few] уходят { $count } карты
   *[many] уходят { $count } карт
}.
bots-card-game-row = Три карты отправятся сразу: к следующему вашему ходу все они будут в составе.
bots-card-game-safe = Ограбления можно почти не бояться: вряд ли у кого-то есть больше карт этого цвета, чем { $count }.
bots-card-game-risk = Эту группу могут ограбить: вероятность, что кому-то хватит карт уже сейчас, — { $percent } %.
bots-card-game-late = До конца раунда у вас примерно { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}: что не попадёт в состав, то не считается.
bots-card-game-tickets = { $count ->
    [0] Для ваших маршрутов есть уже всё
    [one] Для ваших маршрутов не хватает всего { $count } вагона
   *[other] Для ваших маршрутов не хватает всего { $count } вагонов
}: новые маршруты дадут больше, чем новые карты.
bots-card-game-spares = В составе и на станции { $count ->
    [one] есть { $count } вагон, который пока не нужен
    [few] есть { $count } вагона, которые пока не нужны
   *[many] есть { $count } вагонов, которые пока не нужны
} ни для одного маршрута.
bots-card-game-keep = Эти маршруты принесут { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}. { $count ->
    [0] Вагоны для всех ваших маршрутов уже есть.
    [one] Для всех ваших маршрутов не хватает ещё { $count } вагона.
   *[other] Для всех ваших маршрутов не хватает ещё { $count } вагонов.
}
bots-card-game-keep-none = Ни один из них не стоит вагонов, которые на него уйдут, а за невыполненные маршруты очки теряют.
bots-card-game-city = { $city }: этот город будет на { $count ->
    [one] { $count } вашем маршруте
   *[other] { $count } ваших маршрутах
}, а кто выполнит таких больше всех, получит бонус ({ $points }).
bots-card-game-complete = { $ticket } — один из маршрутов, которые вместе принесут вам больше всего.
bots-card-game-pass = Больше ничего сделать нельзя.

## Что есть только на Великих озёрах

bots-great-lakes-harbour = Там оканчивается { $tickets ->
    [one] { $tickets } выполнимый маршрут
    [few] { $tickets } выполнимых маршрута
   *[many] { $tickets } выполнимых маршрутов
}: гавань принесёт { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
bots-great-lakes-harbour-any = Любая гавань лучше, чем никакой: за каждую непостроенную снимаются очки.
bots-great-lakes-harbour-card = Карта с якорем приближает следующую гавань.
bots-great-lakes-double = Двойной паром засчитывается за два.
bots-great-lakes-exchange = По плану не хватает фишек другого вида.
bots-great-lakes-pieces = По плану нужно: { $trains ->
    [one] { $trains } вагон
    [few] { $trains } вагона
   *[many] { $trains } вагонов
} и { $ships ->
    [one] { $ships } паром
    [few] { $ships } парома
   *[many] { $ships } паромов
}.
bots-great-lakes-refill = Нужные по плану карты скорее придут из этой колоды.
