# Карточная игра: что происходит, что можно сделать и почему нельзя.
#
# Глаголы в настоящем времени: род игрока не нужен. Имена игроков и городов — в именительном падеже.

card-game-title = Карточная игра
card-game-about = Собирайте вагоны на станции, отправляйте их в состав — вашу закрытую стопку, в которую нельзя заглядывать, берегитесь грабителей и выполняйте маршруты между крупными городами.

## Что происходит

card-game-dealt = { $seat } получает карты: { $cards }. Маршруты на выбор: { $tickets }.
card-game-dealt-hidden = { $seat } получает карты и маршруты на выбор.
card-game-first = Первый ход делает { $seat }.
card-game-opened = { $seat } оставляет { $count ->
    [one] { $count } маршрут
    [few] { $count } маршрута
   *[many] { $count } маршрутов
}: { $tickets }.
card-game-opened-hidden = { $seat } оставляет { $count ->
    [one] { $count } маршрут
    [few] { $count } маршрута
   *[many] { $count } маршрутов
}.
card-game-started = Все выбрали маршруты — пора формировать поезда!
card-game-sent-off = { $seat } отправляет со станции в состав { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
card-game-took = { $seat } берёт { $card } из открытых.
card-game-drew = { $seat } берёт { $card } из колоды.
card-game-drew-hidden = { $seat } берёт карту из колоды.
card-game-turned-up = К открытым картам добавляют { $card }.
card-game-played = { $seat } выставляет на станцию: { $cards }.
card-game-robbed = Ограбление поезда! { $seat } грабит, жертва — { $robbed }. В сброс: { $cards }.
card-game-drew-tickets = { $seat } берёт на выбор { $count ->
    [one] { $count } маршрут
    [few] { $count } маршрута
   *[many] { $count } маршрутов
}: { $tickets }.
card-game-drew-tickets-hidden = { $seat } берёт на выбор { $count ->
    [one] { $count } маршрут
    [few] { $count } маршрута
   *[many] { $count } маршрутов
}.
card-game-kept-tickets = { $seat } оставляет { $count ->
    [one] { $count } маршрут
    [few] { $count } маршрута
   *[many] { $count } маршрутов
}: { $tickets }. { $returned ->
    [0] Под колоду ничего не уходит.
    [one] Под колоду уходит { $returned }.
   *[other] Под колоду уходят { $returned }.
}
card-game-kept-tickets-hidden = { $seat } оставляет { $count ->
    [one] { $count } маршрут
    [few] { $count } маршрута
   *[many] { $count } маршрутов
}. { $returned ->
    [0] Под колоду ничего не уходит.
    [one] Под колоду уходит { $returned }.
   *[other] Под колоду уходят { $returned }.
}
card-game-kept-no-tickets = { $seat } не оставляет ни одного маршрута. { $returned ->
    [one] Под колоду уходит { $returned }.
   *[other] Под колоду уходят все { $returned }.
}
card-game-passed = { $seat } пропускает ход.
card-game-last-turns = Колода кончилась: у каждого ещё один, последний ход.
card-game-scoring = Раунд окончен. Составы открывают и считают очки.
card-game-laid-open-none = { $seat } открывает свой состав: он пуст.
card-game-laid-open = { $seat } открывает свой состав: { $cards }.
card-game-completed = { $seat } выполняет маршрут { $from } — { $to }: { $points ->
    [one] +{ $points } очко
    [few] +{ $points } очка
   *[many] +{ $points } очков
}.
card-game-missed = { $seat } теряет { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за невыполненные маршруты: { $tickets }.
card-game-second-round = Второй раунд, первый ход делает { $seat }. Заново { $count ->
    [one] перемешана { $count } карта
    [few] перемешаны { $count } карты
   *[many] перемешано { $count } карт
}, карты и маршруты на руках остаются.
card-game-dealt-more = { $seat } получает карты: { $cards }.
card-game-dealt-more-hidden = { $seat } получает { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
card-game-bonus = Бонус «{ $city }» ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}) — { $seats }.
card-game-over = Последние ходы сделаны, очки подсчитаны — партия окончена.

## Что можно сделать

card-game-action-keep = оставить: { $tickets }
card-game-action-keep-none = не оставлять ни одного маршрута
card-game-action-take = взять { $card } из открытых
card-game-action-blind = взять карту из колоды
card-game-action-group = выставить на станцию группу: { $cards }
card-game-action-row = выставить на станцию ряд: { $cards }
card-game-action-tickets = взять карты маршрутов
card-game-action-complete = выполнить маршрут { $ticket }
card-game-action-pass = пропустить ход

## Почему нельзя

card-game-illegal-over = Партия окончена: ходов больше нет ({ $rule }).
card-game-illegal-wait = Вы уже выбрали маршруты: подождите, пока выберут остальные ({ $rule }).
card-game-illegal-turn = Сейчас ходит { $seat }: дождитесь своего хода ({ $rule }).
card-game-illegal-scoring-turn = Сейчас свои маршруты выполняет { $seat }: дождитесь своей очереди ({ $rule }).
card-game-illegal-choose-tickets = Сначала выберите, какие маршруты оставить ({ $rule }).
card-game-illegal-take-second = Сначала возьмите вторую карту — из открытых или из колоды ({ $rule }).
card-game-illegal-complete-first = Идёт подсчёт очков: выберите, какой маршрут выполнить ({ $rule }).
card-game-illegal-not-scoring = Маршруты выполняют, когда раунд окончен: сделайте что-нибудь другое ({ $rule }).
card-game-illegal-no-offer = Сейчас выбирать не из чего, карт маршрутов вы не брали: сделайте что-нибудь другое ({ $rule }).
card-game-illegal-keep-more = Вы оставляете слишком мало маршрутов: оставьте хотя бы { $least } ({ $rule }).
card-game-illegal-not-offered = Такого маршрута вам не предлагали: выберите из тех, что предложены ({ $rule }).
card-game-illegal-can-act = Пропустить ход можно, только если больше ничего сделать нельзя: выберите другое действие ({ $rule }).
card-game-illegal-not-in-market = Среди открытых карт нет того, что вы хотите взять ({ $card }): возьмите другую карту или карту из колоды ({ $rule }).
card-game-illegal-second-locomotive = Открытый локомотив нельзя взять второй картой: возьмите другую или карту из колоды ({ $rule }).
card-game-illegal-no-card = В колоде не осталось карт: сделайте что-нибудь другое ({ $rule }).
card-game-illegal-not-in-hand = Вы выставляете больше, чем есть на руке ({ $laid }, а на руке { $held ->
    [0] таких нет
   *[other] таких только { $held }
}): выберите другие карты ({ $rule }).
card-game-illegal-small-group = В группе должно быть хотя бы { $least ->
    [one] { $least } карта
    [few] { $least } карты
   *[many] { $least } карт
}: добавьте ещё ({ $rule }).
card-game-illegal-no-car = В группе нужен хотя бы один вагон её цвета, одних локомотивов мало: добавьте вагон ({ $rule }).
card-game-illegal-not-three-colours = Ряд — это три карты трёх разных цветов: выберите другие ({ $rule }).
card-game-illegal-not-more = Цвет «{ $colour }» уже есть на чужой станции (владелец — { $seat }, карт там { $lies }), а вы выставляете { $laid }: нужно больше, чем там лежит, или другой цвет ({ $rule }).
card-game-illegal-row-rival = Цвет «{ $colour }» уже есть на чужой станции (владелец — { $seat }), а одной картой чужую группу не угнать: выберите другой цвет ({ $rule }).
card-game-illegal-own-colour = Цвет «{ $colour }» ещё лежит на вашей станции: дождитесь, пока он весь уйдёт в состав, или выберите другой ({ $rule }).
card-game-illegal-no-ticket = Карты маршрутов кончились: сделайте что-нибудь другое ({ $rule }).
card-game-illegal-not-held = Такого маршрута у вас нет: выберите один из своих ({ $rule }).
card-game-illegal-cannot-complete = На маршрут { $ticket } вашего состава уже не хватит: всего недостаёт { $missing ->
    [one] { $missing } вагона
   *[other] { $missing } вагонов
}, а локомотивов в составе — { $locomotives }. Выберите другой ({ $rule }).

## Подсчёт очков

card-game-score-completed = Выполненные маршруты
card-game-score-missed = Невыполненные маршруты
card-game-score-bonuses = Бонусные карты
card-game-tie-tickets = Очков поровну — решает число выполненных маршрутов.
card-game-tie-bonuses = Очков и выполненных маршрутов поровну — решает число бонусных карт.
card-game-tie-shared = Равенство во всём, даже в бонусных картах, — победа общая.

# Чем решилась ничья и чем кончилась игра — там, где считают много игр.
card-game-tiebreak-tickets = по маршрутам
card-game-tiebreak-bonuses = по бонусным картам
card-game-tiebreak-shared = победа поровну
card-game-ending-deck = кончилась колода

## Карты словами

card-game-board = Набор карт: { $name } ({ $id }).
card-game-board-cards = Вагоны: по { $cards } каждого цвета и ещё { $locomotives ->
    [one] { $locomotives } локомотив
    [few] { $locomotives } локомотива
   *[many] { $locomotives } локомотивов
}.
card-game-board-tickets-count = Маршруты: { $tickets }. Города: { $cities }, из них крупных — { $bonuses }.
card-game-board-seats = Игроков: от { $fewest } до { $most }.
card-game-board-bonuses = Бонусные карты:
card-game-board-bonus = { $city }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}; маршрутов с этим городом — { $tickets }
card-game-board-tickets = Маршруты:
card-game-board-ticket = { $ticket }: { $cards }

## Что не так с файлом карт

card-game-same-bonus = Строка { $line }: { $entry } — для того же города, что и { $other }. Уберите или измените одну из записей.
card-game-car-count = Строка { $line }: в { $entry } вагонов { $found }, а должно быть от 1 до { $max }.

## Что не удаётся прочесть

card-game-unknown-action = «{ $text }» — не действие. Действия начинаются с keep, take, blind, group, row, tickets, complete или pass.
card-game-bad-group = «{ $text }» — не группа. Напишите карты одного цвета, с локомотивами или без: «2 red 1 locomotive».
card-game-bad-row = «{ $text }» — не ряд. Напишите три цвета: «blue white red».
card-game-unknown-ticket = Маршрута «{ $text }» нет. Маршруты называют по городам: «chicago-dallas».

# Страница «Карточной игры»: то, чего нет на страницах других игр.

card-game-poster = СОСТАВЫ И ГРАБИТЕЛИ
about-card-game = «Карточная игра» — это Ticket to Ride: The Card Game. Автор — Алан Р. Мун, издатель — Days of Wonder.
card-game-option-peeking = Заглядывать в свой состав
card-game-option-peeking-about = По правилам до подсчёта очков в состав не заглядывает никто: что туда ушло, надо помнить. Детям и новичкам или сразу всем можно разрешить смотреть в свой.
card-game-option-peeking-no = нельзя
card-game-option-peeking-yes = можно
card-game-option-peeking-A = можно только хозяину стола
card-game-option-peeking-B-C-D = можно всем, кроме хозяина

keep-any = Отметьте нужные или ни одного. Выполненный маршрут приносит очки, невыполненный — отнимает.

yard-prompt-turn = Возьмите карты или маршруты либо сыграйте с руки.
yard-prompt-tickets = Выберите, какие маршруты оставить. Можно не оставлять ни одного.
yard-prompt-complete = Раунд окончен: выполните маршруты вагонами из своего состава.
yard-prompt-wait-complete = { $seat } выполняет маршруты.

yard-stations = Станции
yard-station-empty = на станции пусто
yard-round = Раунд { $round } из { $rounds }
yard-leaving = В начале хода
yard-leaving-how = По карте каждой группы уйдёт в состав:
yard-robbed = Здесь побывали грабители: { $seat } угоняет вагоны. В сброс: { $cards }.
yard-robbed-short = ограблено
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
yard-city-mine = ваших маршрутов: { $count }

yard-interlude = Итоги 1-го раунда
yard-interlude-title = Первый раунд окончен
yard-interlude-on = Ко второму раунду
yard-interlude-lead = Впереди { $seats }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
yard-interlude-nobody = В первом раунде никто не выполнил ни одного маршрута.
yard-interlude-done = Выполнено
yard-interlude-left = Осталось на руках
yard-interlude-points = Очки
yard-interlude-none = Пока ни одного
yard-interlude-how = Карты на руках и невыполненные маршруты остаются у игроков, остальные карты перемешаны и сданы заново. Бонусы крупных городов раздадут в конце партии: здесь те города, где игрок впереди сейчас. Начинает { $seat }.

yard-hand-row = Ряд из трёх цветов
yard-play-groups = На станцию
yard-play-facts = В начале каждого вашего хода из каждой группы в состав уходит одна карта, локомотивы — первыми. Пока карты стоят на станции, их могут угнать грабители.
yard-play-locomotive = Локомотив выставляют вместе с вагонами любого цвета: он встаёт сверху и уходит в состав первым.
yard-play-row = Ряд: по одной карте трёх цветов
yard-play-robs = Ограбление! Жертва — { $seat }: { $cards }
yard-row-title = Три цвета сразу
yard-row-facts = По одной карте трёх цветов, которых нет ни на одной станции, без локомотивов. В начале вашего следующего хода все три уйдут в состав, если их не угонят.
yard-row-none = Трёх таких цветов на руке нет.
yard-row-other = Из этих цветов ряд не сложить: выберите другие.

yard-complete-title = Выполните маршруты
yard-complete-facts = Каждая карта идёт только в один маршрут. Локомотив заменяет любой вагон.
yard-complete-left = Осталось в составе
yard-complete-best = Взять лучший набор: { $count ->
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

yard-needs = столько вагонов нужно маршрутам
yard-need = нужно: { $cards }; на руке { $hand }, на станции { $station }
yard-ticket-open = { $points ->
    [one] ±{ $points } очко
    [few] ±{ $points } очка
   *[many] ±{ $points } очков
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

## bench

card-game-bench-completion = Игроков { $seats }, лучший набор маршрутов в случайных партиях: случаев — { $cases }, маршрутов на руках до { $tickets }; медиана { $median } мкс, 99 из 100 не дольше { $most } мкс, худший случай { $worst } мкс
card-game-bench-completion-hard = лучший набор маршрутов в придуманных случаях: случаев — { $cases }, маршрутов на руках { $tickets }, карт в составе { $cards }; медиана { $median } мкс, 99 из 100 не дольше { $most } мкс, худший случай { $worst } мкс

## Почему бот пошёл бы так

bots-card-game-needed = Эта карта ещё нужна для маршрутов: { $tickets }.
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
bots-card-game-safe = Ограбления можно почти не бояться: вряд ли у кого-то есть больше { $count ->
    [one] { $count } карты
   *[other] { $count } карт
} этого цвета.
bots-card-game-risk = Эту группу могут угнать: вероятность, что кому-то хватит карт уже сейчас, — { $percent } %.
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
