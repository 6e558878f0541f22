# Европа: что происходит, что можно сделать и почему нельзя.
#
# Глаголы в настоящем времени: род игрока не нужен. Имена игроков и городов — в именительном падеже.

europe-title = Европа
europe-about = Перегоны, паромы, туннели и станции от Эдинбурга до Эрзурума, маршруты на руках и «Европейский экспресс» для самого длинного пути.
europe-poster = ОТ ЛИССАБОНА ДО ЭРЗУРУМА

## Что происходит

europe-dealt = { $seat } получает карты: { $cards }. Маршруты на выбор: { $tickets }.
europe-dealt-hidden = { $seat } получает карты и маршруты на выбор.
europe-first = Первый ход делает { $seat }.
europe-opened = { $seat } оставляет { $count ->
    [one] { $count } маршрут
    [few] { $count } маршрута
   *[many] { $count } маршрутов
}: { $tickets }.
europe-opened-hidden = { $seat } оставляет { $count ->
    [one] { $count } маршрут
    [few] { $count } маршрута
   *[many] { $count } маршрутов
}.
europe-started = Все выбрали маршруты — в путь!
europe-took = { $seat } берёт { $card } из открытых.
europe-drew = { $seat } берёт { $card } из колоды.
europe-drew-hidden = { $seat } берёт карту из колоды.
europe-refilled = К открытым картам добавляют { $card }.
europe-flushed = Среди открытых карт слишком много локомотивов — все уходят в сброс: { $cards }.
europe-reshuffled = Сброс перемешивают: в новой колоде { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
europe-dug = { $seat } прокладывает туннель { $route }: { $laid }. Для проверки открыты: { $turned }. { $extra ->
    [0] Доплачивать не нужно.
    [one] Нужно доплатить { $extra } карту.
    [few] Нужно доплатить { $extra } карты.
   *[many] Нужно доплатить { $extra } карт.
}
europe-dug-nothing = { $seat } прокладывает туннель { $route }: { $laid }. Карт для проверки не осталось, и туннель строится сразу.
europe-paid = { $seat } доплачивает: { $cards }.
europe-withdrew = { $seat } отказывается от туннеля { $route } и забирает карты.
europe-withdrew-unable = { $seat } не может доплатить за туннель { $route } и забирает карты.
europe-claimed = { $seat } занимает перегон { $route }: { $cards }; { $points ->
    [one] +{ $points } очко
    [few] +{ $points } очка
   *[many] +{ $points } очков
}.
europe-drew-tickets = { $seat } берёт на выбор { $count ->
    [one] { $count } маршрут
    [few] { $count } маршрута
   *[many] { $count } маршрутов
}: { $tickets }.
europe-drew-tickets-hidden = { $seat } берёт на выбор { $count ->
    [one] { $count } маршрут
    [few] { $count } маршрута
   *[many] { $count } маршрутов
}.
europe-kept-tickets = { $seat } оставляет { $count ->
    [one] { $count } маршрут
    [few] { $count } маршрута
   *[many] { $count } маршрутов
}: { $tickets }. { $returned ->
    [0] Под колоду ничего не уходит.
    [one] Под колоду уходит { $returned }.
   *[other] Под колоду уходят { $returned }.
}
europe-kept-tickets-hidden = { $seat } оставляет { $count ->
    [one] { $count } маршрут
    [few] { $count } маршрута
   *[many] { $count } маршрутов
}. { $returned ->
    [0] Под колоду ничего не уходит.
    [one] Под колоду уходит { $returned }.
   *[other] Под колоду уходят { $returned }.
}
europe-built = { $seat } строит станцию в городе { $city }: { $cards }.
europe-passed = { $seat } пропускает ход.
europe-last-round = { $seat } остаётся { $cars ->
    [0] без вагонов
    [one] с { $cars } вагоном
   *[other] с { $cars } вагонами
}. Последний круг: у каждого ещё один ход.
europe-over-cars = Последний круг сыгран — игра окончена.
europe-over-passes = Никто больше не может сделать ход — игра окончена.

## Что можно сделать

europe-action-keep = оставить: { $tickets }
europe-action-take = взять { $card } из открытых
europe-action-blind = взять карту из колоды
europe-action-claim = занять перегон { $route }: { $cards }
europe-action-pay = доплатить за туннель: { $cards }
europe-action-decline = отказаться от туннеля и забрать карты
europe-action-tickets = взять карты маршрутов
europe-action-station = построить станцию в городе { $city }: { $cards }
europe-action-pass = пропустить ход

## Почему нельзя

europe-illegal-over = Игра окончена: ходов больше нет ({ $rule }).
europe-illegal-wait = Вы уже выбрали маршруты: подождите, пока выберут остальные ({ $rule }).
europe-illegal-turn = Сейчас ходит { $seat }: дождитесь своего хода ({ $rule }).
europe-illegal-choose-tickets = Сначала выберите, какие маршруты оставить ({ $rule }).
europe-illegal-take-second = Сначала возьмите вторую карту — из открытых или из колоды ({ $rule }).
europe-illegal-answer-tunnel = Сначала решите, что делать с туннелем: доплатите или откажитесь ({ $rule }).
europe-illegal-no-offer = Сейчас выбирать не из чего, карт маршрутов вы не брали: сделайте что-нибудь другое ({ $rule }).
europe-illegal-no-tunnel = Сейчас нет туннеля, за который можно доплатить или от которого можно отказаться: сделайте что-нибудь другое ({ $rule }).
europe-illegal-keep-more = Вы оставляете слишком мало маршрутов: оставьте хотя бы { $least } ({ $rule }).
europe-illegal-not-offered = Такого маршрута вам не предлагали: выберите из тех, что предложены ({ $rule }).
europe-illegal-can-act = Пропустить ход можно, только если больше ничего сделать нельзя: выберите другое действие ({ $rule }).
europe-illegal-not-in-market = Среди открытых карт нет того, что вы хотите взять ({ $card }): возьмите другую карту или карту из колоды ({ $rule }).
europe-illegal-second-locomotive = Открытый локомотив нельзя взять второй картой: возьмите другую или карту из колоды ({ $rule }).
europe-illegal-no-card = В колоде не осталось карт: сделайте что-нибудь другое ({ $rule }).
europe-illegal-no-route = На поле нет такого перегона: выберите другой ({ $rule }).
europe-illegal-route-taken = Перегоном { $route } уже владеет { $seat }: выберите другой ({ $rule }).
europe-illegal-few-cars = На этот перегон нужно { $needed ->
    [one] { $needed } вагон
    [few] { $needed } вагона
   *[many] { $needed } вагонов
}, а у вас { $left ->
    [0] не осталось ни одного
    [one] остался только { $left }
   *[other] осталось только { $left }
}: выберите перегон короче ({ $rule }).
europe-illegal-own-twin = Второй путь двойного перегона { $route } уже ваш, а оба занять нельзя: выберите другой перегон ({ $rule }).
europe-illegal-twin-closed = Вдвоём и втроём на двойном перегоне открыт только один путь, и на перегоне { $route } он уже занят: выберите другой перегон ({ $rule }).
europe-illegal-no-ticket = Карты маршрутов кончились: сделайте что-нибудь другое ({ $rule }).
europe-illegal-no-city = На поле нет такого города: выберите другой ({ $rule }).
europe-illegal-station-taken = В городе { $city } уже стоит станция, её владелец — { $seat }: выберите другой город ({ $rule }).
europe-illegal-no-station = Станций у вас больше нет: сделайте что-нибудь другое ({ $rule }).

## Почему нельзя заплатить именно так

europe-illegal-number = Это стоит { $needed ->
    [one] { $needed } карту
    [few] { $needed } карты
   *[many] { $needed } карт
}, а вы { $laid ->
    [0] не кладёте ни одной
   *[other] кладёте { $laid }
}: положите ровно столько, сколько нужно ({ $rule }).
europe-illegal-few-locomotives = Для этого парома { $needed ->
    [one] нужен { $needed } локомотив
    [few] нужны { $needed } локомотива
   *[many] нужно { $needed } локомотивов
}, а вы { $laid ->
    [0] не кладёте ни одного
   *[other] кладёте только { $laid }
}: добавьте локомотивов ({ $rule }).
europe-illegal-colour = Нужный цвет — { $needed }, а цвет ваших карт — { $laid }: положите карты нужного цвета или локомотивы ({ $rule }).
europe-illegal-only-locomotives = За туннель, на который положены одни локомотивы, и доплачивают только локомотивами: доплатите ими или откажитесь ({ $rule }).
europe-illegal-not-in-hand = Вы кладёте больше, чем есть на руке ({ $laid }, а на руке { $held ->
    [0] таких нет
   *[other] таких только { $held }
}): положите другие карты ({ $rule }).

## Подсчёт очков

europe-score-routes = Перегоны
europe-score-tickets = Маршруты
europe-score-stations = Неиспользованные станции
europe-score-express = «Европейский экспресс»
europe-tie-tickets = Очков поровну — решает число выполненных маршрутов.
europe-tie-stations = Очков и выполненных маршрутов поровну — решает, кто использовал меньше станций.
europe-tie-express = Очков, выполненных маршрутов и станций поровну — решает «Европейский экспресс».
europe-tie-shared = Равенство во всём, даже в «Европейском экспрессе», — победа общая.

# Чем решилась ничья и чем кончилась игра — там, где считают много игр.
europe-tiebreak-tickets = по маршрутам
europe-tiebreak-stations = по станциям
europe-tiebreak-express = по «Европейскому экспрессу»
europe-tiebreak-shared = победа поровну
europe-ending-cars = кончились вагоны
europe-ending-passes = ходить больше некуда

## Поле словами

europe-board = Поле: { $name } ({ $id }).
europe-board-network = Города: { $cities }. Перегоны: { $routes }, из них туннелей — { $tunnels }, паромов — { $ferries }, двойных — { $doubles ->
    [one] { $doubles } пара
    [few] { $doubles } пары
   *[many] { $doubles } пар
}.
europe-board-pieces = У каждого игрока { $cars ->
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
europe-board-seats = Игроков: от { $fewest } до { $most }.
europe-board-scoring = За «Европейский экспресс» — { $express ->
    [one] { $express } очко
    [few] { $express } очка
   *[many] { $express } очков
}, за каждую неиспользованную станцию — { $station }.
europe-board-routes = Перегоны:
# Мужской род: «перегон».
europe-board-route = { $from } — { $to }: длина { $length }, { $colour }, { $kind }; { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
europe-board-rail = обычный
europe-board-tunnel = туннель
europe-board-ferry = паром с { $locomotives ->
    [one] { $locomotives } локомотивом
   *[other] { $locomotives } локомотивами
}
europe-board-long-tickets = Длинные маршруты:
europe-board-tickets = Обычные маршруты:
europe-board-ticket = { $ticket }
