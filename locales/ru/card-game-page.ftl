# Страница «Карточной игры»: то, чего нет на страницах других игр.

card-game-poster = СОСТАВЫ И ГРАБИТЕЛИ
card-game-option-peeking = Заглядывать в свой состав
card-game-option-peeking-about = По правилам до подсчёта очков в состав не заглядывает никто: что туда ушло, надо помнить. Если разрешить, каждый видит свой.
card-game-option-peeking-no = нельзя
card-game-option-peeking-yes = можно

keep-any = Отметьте нужные или ни одного. Выполненный маршрут приносит очки, невыполненный — отнимает.

yard-prompt-turn = Возьмите две карты, выставьте свои на станцию (нажмите на них) или возьмите маршруты.
yard-prompt-tickets = Выберите, какие маршруты оставить. Можно не оставлять ни одного.
yard-prompt-complete = Раунд окончен: выберите, какой маршрут выполнить вагонами состава.
yard-prompt-wait-complete = { $seat } выполняет маршруты.

yard-stations = Станции
yard-station-empty = на станции пусто
yard-round = Раунд { $round } из { $rounds }
yard-train = состав
yard-train-hidden = { $count ->
    [one] В составе { $count } карта.
    [few] В составе { $count } карты.
   *[many] В составе { $count } карт.
} До подсчёта очков в него не заглядывает никто.
yard-train-own = { $count ->
    [one] В вашем составе { $count } карта.
    [few] В вашем составе { $count } карты.
   *[many] В вашем составе { $count } карт.
} Их видите только вы.
yard-train-open = { $count ->
    [one] В составе { $count } карта.
    [few] В составе { $count } карты.
   *[many] В составе { $count } карт.
} Состав открыт для подсчёта очков.
yard-done = Выполнено: { $count } ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
})

yard-cities = Крупные города
yard-city = { $city }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} тому, кто выполнит больше всех маршрутов с этим городом
yard-city-nobody = пока никто
yard-city-mine = ваших: { $count }

yard-hand-row = + три цвета
yard-play-groups = На станцию
yard-play-facts = В начале каждого вашего хода из каждой группы в состав уходит одна карта, локомотивы — первыми. Пока карты на станции, их могут ограбить.
yard-play-locomotive = Локомотив выставляют вместе с вагонами любого цвета: он встаёт сверху и уходит в состав первым.
yard-play-row = Одну — вместе с двумя другими цветами
yard-play-robs = Ограбление! Жертва — { $seat }: { $cards }
yard-row-title = Три цвета сразу
yard-row-facts = По одной карте трёх цветов, которых нет ни на одной станции, без локомотивов. В начале вашего следующего хода все три уйдут в состав, если их не ограбят.
yard-row-none = Трёх таких цветов на руке нет.
yard-row-other = Из этих цветов ряд не сложить: выберите другие.

yard-complete-title = Выполните маршруты
yard-complete-facts = Каждая карта идёт только в один маршрут. Локомотив заменяет любой вагон.
yard-complete-left = Осталось в составе
yard-complete-best = Лучшее для меня: { $count ->
    [one] { $count } маршрут
    [few] { $count } маршрута
   *[many] { $count } маршрутов
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
yard-complete-one = Или по одному
yard-complete-star = входит в лучший набор

yard-needs = Нужны вагоны
yard-need = нужно: { $cards }; на руке { $hand }, на станции { $station }
yard-ticket-open = Плюс или минус { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}. Вагоны: { $cards }.
yard-ticket-done = Выполнен: { $points ->
    [one] +{ $points } очко
    [few] +{ $points } очка
   *[many] +{ $points } очков
}. Вагоны: { $cards }.
yard-ticket-missed = Не выполнен: { $points ->
    [one] −{ $points } очко
    [few] −{ $points } очка
   *[many] −{ $points } очков
}. Вагоны: { $cards }.
