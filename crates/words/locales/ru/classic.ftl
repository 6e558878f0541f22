# Классические игры с маршрутами: что происходит, что можно сделать и почему нельзя.
#
# Глаголы в настоящем времени: род игрока не нужен. Имена игроков — в именительном падеже, города склоняют функции.

## Что происходит

classic-dealt = { $seat } получает карты: { $cards }. Маршруты на выбор: { $tickets }.
classic-dealt-hidden = { $seat } получает карты и маршруты на выбор.
classic-first = Первый ход делает { $seat }.
classic-opened = { $seat } оставляет { $count ->
    [one] { $count } маршрут
    [few] { $count } маршрута
   *[many] { $count } маршрутов
}: { $tickets }.
classic-opened-hidden = { $seat } оставляет { $count ->
    [one] { $count } маршрут
    [few] { $count } маршрута
   *[many] { $count } маршрутов
}.
classic-returned = { $count ->
    [one] Под колоду уходит { $count } лишний маршрут.
    [few] Под колоду уходят { $count } лишних маршрута, их перемешивают.
   *[many] Под колоду уходят { $count } лишних маршрутов, их перемешивают.
}
classic-started = Все выбрали маршруты — в путь!
classic-took = { $seat } берёт { $card } из открытых.
classic-drew = { $seat } берёт { $card } из колоды.
classic-drew-hidden = { $seat } берёт карту из колоды.
classic-refilled = К открытым картам добавляют { $card }.
classic-flushed = Среди открытых карт слишком много локомотивов — все уходят в сброс: { $cards }.
classic-reshuffled = Сброс перемешивают: в новой колоде { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
classic-dug = { $seat } прокладывает туннель { $route }: { $laid }. Для проверки открыты: { $turned }. { $extra ->
    [0] Доплачивать не нужно.
    [one] Нужно доплатить { $extra } карту.
    [few] Нужно доплатить { $extra } карты.
   *[many] Нужно доплатить { $extra } карт.
}
classic-dug-nothing = { $seat } прокладывает туннель { $route }: { $laid }. Карт для проверки не осталось, и туннель строится сразу.
classic-paid = { $seat } доплачивает: { $cards }.
classic-withdrew = { $seat } отказывается от туннеля { $route } и забирает карты.
classic-withdrew-unable = { $seat } не может доплатить за туннель { $route } и забирает карты.
classic-claimed = { $seat } занимает перегон { $route }: { $cards }; { $points ->
    [one] +{ $points } очко
    [few] +{ $points } очка
   *[many] +{ $points } очков
}.
classic-drew-tickets = { $seat } берёт на выбор { $count ->
    [one] { $count } маршрут
    [few] { $count } маршрута
   *[many] { $count } маршрутов
}: { $tickets }.
classic-drew-tickets-hidden = { $seat } берёт на выбор { $count ->
    [one] { $count } маршрут
    [few] { $count } маршрута
   *[many] { $count } маршрутов
}.
classic-kept-tickets = { $seat } оставляет { $count ->
    [one] { $count } маршрут
    [few] { $count } маршрута
   *[many] { $count } маршрутов
}: { $tickets }. { $returned ->
    [0] Под колоду ничего не уходит.
    [one] Под колоду уходит { $returned }.
   *[other] Под колоду уходят { $returned }.
}
classic-kept-tickets-hidden = { $seat } оставляет { $count ->
    [one] { $count } маршрут
    [few] { $count } маршрута
   *[many] { $count } маршрутов
}. { $returned ->
    [0] Под колоду ничего не уходит.
    [one] Под колоду уходит { $returned }.
   *[other] Под колоду уходят { $returned }.
}
classic-built = { $seat } строит станцию { IN($city) }: { $cards }.
classic-passed = { $seat } пропускает ход.
classic-last-round = { $seat } остаётся { $cars ->
    [0] без вагонов
    [one] с { $cars } вагоном
   *[other] с { $cars } вагонами
}. { $turns ->
    [one] Последний круг: у каждого ещё один ход.
    [few] Скоро конец: у каждого ещё { $turns } хода.
   *[many] Скоро конец: у каждого ещё { $turns } ходов.
}
classic-over-cars = Последний круг сыгран — партия окончена.
classic-over-passes = Никто больше не может сделать ход — партия окончена.

## Что можно сделать

classic-action-keep = оставить: { $tickets }
classic-action-take = взять { $card } из открытых
classic-action-blind = взять карту из колоды
classic-action-claim = занять перегон { $route }: { $cards }
classic-action-pay = доплатить за туннель: { $cards }
classic-action-decline = отказаться от туннеля и забрать карты
classic-action-tickets = взять карты маршрутов
classic-action-station = построить станцию { IN($city) }: { $cards }
classic-action-pass = пропустить ход

## Почему нельзя

classic-illegal-over = Партия окончена: ходов больше нет ({ $rule }).
classic-illegal-wait = Вы уже выбрали маршруты: подождите, пока выберут остальные ({ $rule }).
classic-illegal-turn = Сейчас ходит { $seat }: дождитесь своего хода ({ $rule }).
classic-illegal-choose-tickets = Сначала выберите, какие маршруты оставить ({ $rule }).
classic-illegal-take-second = Сначала возьмите вторую карту — из открытых или из колоды ({ $rule }).
classic-illegal-answer-tunnel = Сначала решите, что делать с туннелем: доплатите или откажитесь ({ $rule }).
classic-illegal-no-offer = Сейчас выбирать не из чего, карт маршрутов вы не брали: сделайте что-нибудь другое ({ $rule }).
classic-illegal-no-tunnel = Сейчас нет туннеля, за который можно доплатить или от которого можно отказаться: сделайте что-нибудь другое ({ $rule }).
classic-illegal-keep-more = Вы оставляете слишком мало маршрутов: оставьте хотя бы { $least } ({ $rule }).
classic-illegal-not-offered = Такого маршрута вам не предлагали: выберите из тех, что предложены ({ $rule }).
classic-illegal-can-act = Пропустить ход можно, только если больше ничего сделать нельзя: выберите другое действие ({ $rule }).
classic-illegal-not-in-market = Среди открытых карт нет того, что вы хотите взять ({ $card }): возьмите другую карту или карту из колоды ({ $rule }).
classic-illegal-second-locomotive = Открытый локомотив нельзя взять второй картой: возьмите другую или карту из колоды ({ $rule }).
classic-illegal-no-card = В колоде не осталось карт: сделайте что-нибудь другое ({ $rule }).
classic-illegal-no-route = На поле нет такого перегона: выберите другой ({ $rule }).
classic-illegal-route-taken = Перегоном { $route } уже владеет { $seat }: выберите другой ({ $rule }).
classic-illegal-few-cars = На этот перегон нужно { $needed ->
    [one] { $needed } вагон
    [few] { $needed } вагона
   *[many] { $needed } вагонов
}, а у вас { $left ->
    [0] не осталось ни одного
    [one] остался только { $left }
   *[other] осталось только { $left }
}: выберите перегон короче ({ $rule }).
classic-illegal-own-twin = Второй путь двойного перегона { $route } уже ваш, а оба занять нельзя: выберите другой перегон ({ $rule }).
classic-illegal-twin-closed = Когда игроков так мало, на двойном перегоне открыт только один путь, и на перегоне { $route } он уже занят: выберите другой перегон ({ $rule }).
classic-illegal-no-ticket = Карты маршрутов кончились: сделайте что-нибудь другое ({ $rule }).
classic-illegal-no-city = На поле нет такого города: выберите другой ({ $rule }).
classic-illegal-station-taken = Станция { IN($city) } уже стоит, её владелец — { $seat }: выберите другой город ({ $rule }).
classic-illegal-no-station = Станций у вас больше нет: сделайте что-нибудь другое ({ $rule }).

## Почему нельзя заплатить именно так

classic-illegal-number = Это стоит { $needed ->
    [one] { $needed } карту
    [few] { $needed } карты
   *[many] { $needed } карт
}, а вы { $laid ->
    [0] не кладёте ни одной
   *[other] кладёте { $laid }
}: положите ровно столько, сколько нужно ({ $rule }).
classic-illegal-few-locomotives = Для этого парома { $needed ->
    [one] нужен { $needed } локомотив
    [few] нужны { $needed } локомотива
   *[many] нужно { $needed } локомотивов
}, а вы { $laid ->
    [0] не кладёте ни одного
   *[other] кладёте только { $laid }
}: добавьте локомотивов ({ $rule }).
classic-illegal-colour = Нужный цвет — { $needed }, а цвет ваших карт — { $laid }: положите карты нужного цвета или локомотивы ({ $rule }).
classic-illegal-only-locomotives = За туннель, на который положены одни локомотивы, и доплачивают только локомотивами: доплатите ими или откажитесь ({ $rule }).
classic-illegal-not-in-hand = Вы кладёте больше, чем есть на руке ({ $laid }, а на руке { $held ->
    [0] таких нет
   *[other] таких только { $held }
}): положите другие карты ({ $rule }).

## Поле словами

classic-board = Поле: { $name } ({ $id }).
classic-board-network = Города: { $cities }. Перегоны: { $routes }, из них туннелей — { $tunnels }, паромов — { $ferries }, двойных — { $doubles ->
    [one] { $doubles } пара
    [few] { $doubles } пары
   *[many] { $doubles } пар
}.
classic-board-pieces = У каждого игрока { $cars ->
    [one] { $cars } вагон
    [few] { $cars } вагона
   *[many] { $cars } вагонов
} и { $stations ->
    [one] { $stations } станция
    [few] { $stations } станции
   *[many] { $stations } станций
}. Карты: по { $cards } каждого цвета и ещё { $locomotives ->
    [one] { $locomotives } локомотив
    [few] { $locomotives } локомотива
   *[many] { $locomotives } локомотивов
}.
classic-board-seats = Игроков: от { $fewest } до { $most }.
classic-board-scoring = За самый длинный путь — { $express ->
    [one] { $express } очко
    [few] { $express } очка
   *[many] { $express } очков
}, за каждую неиспользованную станцию — { $station }.
classic-board-routes = Перегоны:
# Мужской род: «перегон».
classic-board-route = { $from } — { $to }: длина { $length }, { $colour }, { $kind }; { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
classic-board-rail = обычный
classic-board-tunnel = туннель
classic-board-ferry = паром с { $locomotives ->
    [one] { $locomotives } локомотивом
   *[other] { $locomotives } локомотивами
}
classic-board-pieces-plain = У каждого игрока { $cars ->
    [one] { $cars } вагон
    [few] { $cars } вагона
   *[many] { $cars } вагонов
}. Карты: по { $cards } каждого цвета и ещё { $locomotives ->
    [one] { $locomotives } локомотив
    [few] { $locomotives } локомотива
   *[many] { $locomotives } локомотивов
}.
classic-board-scoring-plain = За самый длинный путь — { $express ->
    [one] { $express } очко
    [few] { $express } очка
   *[many] { $express } очков
}.
classic-board-network-plain = Города: { $cities }. Перегоны: { $routes }, из них двойных — { $doubles ->
    [one] { $doubles } пара
    [few] { $doubles } пары
   *[many] { $doubles } пар
}.
classic-board-long-tickets = Длинные маршруты:
classic-board-regular-tickets = Обычные маршруты:
classic-board-tickets = Маршруты:
classic-board-ticket = { $ticket }
