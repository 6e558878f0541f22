# Великие озёра: что происходит, что можно сделать и почему нельзя.
#
# Глаголы в настоящем времени: род игрока не нужен. Имена игроков — в именительном падеже, города склоняют функции.
# Вагоны — фишки и карты железной дороги, паромы — воды; якорь — знак гавани на картах и городах.

great-lakes-title = Великие озёра
great-lakes-about = Железные дороги и паромные линии от Дулута до Нью-Йорка: вагоны и паромы в любом соотношении, гавани в портах и маршруты на руках.

## Фишки

# Винительный и именительный падежи здесь совпадают.
great-lakes-trains = { $count ->
    [one] { $count } вагон
    [few] { $count } вагона
   *[many] { $count } вагонов
}
great-lakes-ships = { $count ->
    [one] { $count } паром
    [few] { $count } парома
   *[many] { $count } паромов
}

## Что происходит

great-lakes-dealt = { $seat } получает карты: { $cards }. Маршруты на выбор: { $tickets }.
great-lakes-dealt-hidden = { $seat } получает карты и маршруты на выбор.
great-lakes-first = Первый ход делает { $seat }.
great-lakes-opened = { $seat } оставляет { $count ->
    [one] { $count } маршрут
    [few] { $count } маршрута
   *[many] { $count } маршрутов
}: { $tickets }.
great-lakes-opened-hidden = { $seat } оставляет { $count ->
    [one] { $count } маршрут
    [few] { $count } маршрута
   *[many] { $count } маршрутов
}.
great-lakes-returned = Все выбрали маршруты. { $count ->
    [0] Лишних нет.
    [one] Под колоду уходит { $count } лишний.
    [few] Под колоду уходят { $count } лишних, их перемешивают.
   *[many] Под колоду уходят { $count } лишних, их перемешивают.
}
great-lakes-chose = { $seat } выбирает { $trains } и { $ships }.
great-lakes-chose-hidden = { $seat } уже знает, сколько возьмёт вагонов и паромов.
great-lakes-starts = { $seat } начинает партию, взяв { $trains } и { $ships }.
great-lakes-started = Все готовы — в путь!
great-lakes-took = { $seat } берёт { $card } из открытых.
great-lakes-drew-train = { $seat } берёт { $card } из колоды вагонов.
great-lakes-drew-ship = { $seat } берёт { $card } из колоды паромов.
great-lakes-drew-train-hidden = { $seat } берёт карту из колоды вагонов.
great-lakes-drew-ship-hidden = { $seat } берёт карту из колоды паромов.
great-lakes-refilled = К открытым картам добавляют { $card }.
great-lakes-flushed = Среди открытых карт слишком много джокеров — все уходят в сброс: { $cards }.
great-lakes-reshuffled-train = Сброс вагонов перемешивают: в новой колоде { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
great-lakes-reshuffled-ship = Сброс паромов перемешивают: в новой колоде { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
great-lakes-claimed = { $seat } занимает перегон { $route }: { $cards }; { $points ->
    [one] +{ $points } очко
    [few] +{ $points } очка
   *[many] +{ $points } очков
}.
great-lakes-drew-tickets = { $seat } берёт на выбор { $count ->
    [one] { $count } маршрут
    [few] { $count } маршрута
   *[many] { $count } маршрутов
}: { $tickets }.
great-lakes-drew-tickets-hidden = { $seat } берёт на выбор { $count ->
    [one] { $count } маршрут
    [few] { $count } маршрута
   *[many] { $count } маршрутов
}.
great-lakes-kept-tickets = { $seat } оставляет { $count ->
    [one] { $count } маршрут
    [few] { $count } маршрута
   *[many] { $count } маршрутов
}: { $tickets }. { $returned ->
    [0] Под колоду ничего не уходит.
    [one] Под колоду уходит { $returned }.
   *[other] Под колоду уходят { $returned }.
}
great-lakes-kept-tickets-hidden = { $seat } оставляет { $count ->
    [one] { $count } маршрут
    [few] { $count } маршрута
   *[many] { $count } маршрутов
}. { $returned ->
    [0] Под колоду ничего не уходит.
    [one] Под колоду уходит { $returned }.
   *[other] Под колоду уходят { $returned }.
}
great-lakes-built = { $seat } строит гавань { IN($city) }: { $cards }.
great-lakes-exchanged = { $seat } убирает в коробку { $given } и достаёт из неё { $taken }: { $points ->
    [one] −{ $points } очко
    [few] −{ $points } очка
   *[many] −{ $points } очков
}.
great-lakes-passed = { $seat } пропускает ход.
great-lakes-last-rounds = { $seat } остаётся { $pieces ->
    [0] без вагонов и паромов
    [one] с { $pieces } последней фишкой
   *[other] с { $pieces } последними фишками
}. Партия подходит к концу: у каждого ещё два хода.
great-lakes-over-pieces = Последние ходы сделаны — партия окончена.
great-lakes-over-passes = Никто больше не может сделать ход — партия окончена.

## Что можно сделать

great-lakes-action-keep = оставить: { $tickets }
great-lakes-action-pieces = начать партию, взяв { $trains } и { $ships }
great-lakes-action-take = взять { $card } из открытых
great-lakes-action-refill-train = открыть карту из колоды вагонов
great-lakes-action-refill-ship = открыть карту из колоды паромов
great-lakes-action-blind-train = взять карту из колоды вагонов
great-lakes-action-blind-ship = взять карту из колоды паромов
great-lakes-action-claim = занять перегон { $route }: { $cards }
great-lakes-action-tickets = взять карты маршрутов
great-lakes-action-harbour = построить гавань { IN($city) }: { $cards }
great-lakes-action-exchange = обменять { $given } на { $taken }
great-lakes-action-pass = пропустить ход

## Почему нельзя

great-lakes-illegal-over = Партия окончена: ходов больше нет ({ $rule }).
great-lakes-illegal-wait = Вы уже выбрали: подождите остальных ({ $rule }).
great-lakes-illegal-turn = Сейчас ходит { $seat }: дождитесь своего хода ({ $rule }).
great-lakes-illegal-choose-tickets = Сначала выберите, какие маршруты оставить ({ $rule }).
great-lakes-illegal-choose-pieces = Сначала решите, сколько у вас будет вагонов и паромов ({ $rule }).
great-lakes-illegal-take-second = Сначала возьмите вторую карту — из открытых или из колоды ({ $rule }).
great-lakes-illegal-refill-first = Сначала скажите, из какой колоды открыть новую карту ({ $rule }).
great-lakes-illegal-no-offer = Сейчас выбирать не из чего, карт маршрутов вы не брали: сделайте что-нибудь другое ({ $rule }).
great-lakes-illegal-no-pieces-now = Вагоны и паромы выбирают один раз, перед первым ходом: теперь их можно только обменять ({ $rule }).
great-lakes-illegal-no-gap = Все открытые карты на месте: сделайте что-нибудь другое ({ $rule }).
great-lakes-illegal-keep-more = Вы оставляете слишком мало маршрутов: оставьте хотя бы { $least } ({ $rule }).
great-lakes-illegal-not-offered = Такого маршрута вам не предлагали: выберите из тех, что предложены ({ $rule }).
great-lakes-illegal-wrong-pieces = Вагонов может быть от { $least } до { $most }, остальное — паромы: выберите другое число ({ $rule }).
great-lakes-illegal-can-act = Пропустить ход можно, только если сделать ничего нельзя, кроме разве что обмена фишек: выберите другое действие ({ $rule }).
great-lakes-illegal-not-in-market = Среди открытых карт нет того, что вы хотите взять ({ $card }): возьмите другую карту или карту из колоды ({ $rule }).
great-lakes-illegal-second-wild = Открытый джокер нельзя взять второй картой: возьмите другую или карту из колоды ({ $rule }).
great-lakes-illegal-no-train-card = В колоде вагонов не осталось карт: выберите что-нибудь другое ({ $rule }).
great-lakes-illegal-no-ship-card = В колоде паромов не осталось карт: выберите что-нибудь другое ({ $rule }).
great-lakes-illegal-no-route = На поле нет такого перегона: выберите другой ({ $rule }).
great-lakes-illegal-route-taken = Перегоном { $route } уже владеет { $seat }: выберите другой ({ $rule }).
great-lakes-illegal-few-pieces = На этот перегон нужно { $needed }, а у вас { $left ->
    [0] не осталось ни одной такой фишки
    [one] осталась только { $left } такая фишка
    [few] осталось только { $left } такие фишки
   *[many] осталось только { $left } таких фишек
}: выберите перегон короче или обменяйте фишки ({ $rule }).
great-lakes-illegal-own-twin = Второй путь двойного перегона { $route } уже ваш, а оба занять нельзя: выберите другой перегон ({ $rule }).
great-lakes-illegal-twin-closed = Вдвоём и втроём на двойном перегоне открыт только один путь, и на перегоне { $route } он уже занят: выберите другой перегон ({ $rule }).
great-lakes-illegal-no-ticket = Карты маршрутов кончились: сделайте что-нибудь другое ({ $rule }).
great-lakes-illegal-no-city = На поле нет такого города: выберите другой ({ $rule }).
great-lakes-illegal-no-port = { $city } — не порт: гавань строят только в городе с якорем ({ $rule }).
great-lakes-illegal-harbour-taken = Гавань { IN($city) } уже есть, её владелец — { $seat }: выберите другой порт ({ $rule }).
great-lakes-illegal-no-route-there = Ни один ваш перегон не ведёт { INTO($city) }: сначала займите такой или выберите другой порт ({ $rule }).
great-lakes-illegal-no-harbour = Гаваней у вас больше нет: сделайте что-нибудь другое ({ $rule }).
great-lakes-illegal-exchange-supply = Обменять можно от одной фишки до всех, что у вас есть ({ $left }): выберите другое число ({ $rule }).
great-lakes-illegal-exchange-box = В вашей коробке столько нет ({ $left }): обменяйте меньше ({ $rule }).

## Почему нельзя заплатить именно так

great-lakes-illegal-number = Это стоит { $needed }, а вы { $laid ->
    [0] не кладёте ничего
   *[other] кладёте { $laid }
}: карт должно хватать, но ни одной лишней ({ $rule }).
great-lakes-illegal-only-trains = Здесь платят картами вагонов: паромы по рельсам не ходят ({ $rule }).
great-lakes-illegal-only-ships = Здесь платят картами паромов: вагоны не плавают ({ $rule }).
great-lakes-illegal-colour = Нужный цвет — { $needed }, а цвет ваших карт — { $laid }: положите карты нужного цвета или джокеры ({ $rule }).
great-lakes-illegal-spare-marked = У вас есть вагоны без якоря: сначала потратьте их, для гавани они не годятся ({ $rule }).
great-lakes-illegal-not-for-harbour = За гавань платят двумя вагонами и двумя паромами одного цвета, все с якорем: положите такие карты или джокеры ({ $rule }).
great-lakes-illegal-not-in-hand = Вы кладёте больше, чем есть на руке ({ $laid }, а на руке { $held ->
    [0] таких нет
   *[other] таких только { $held }
}): положите другие карты ({ $rule }).

## Подсчёт очков

great-lakes-score-routes = Перегоны
great-lakes-score-exchanges = Обмен фишек
great-lakes-score-tickets = Маршруты
great-lakes-score-harbours = Гавани
great-lakes-score-unbuilt = Непостроенные гавани
great-lakes-tie-tickets = Очков поровну — решает число выполненных маршрутов.
great-lakes-tie-harbours = Очков и выполненных маршрутов поровну — решает, кто построил больше гаваней.
great-lakes-tie-shared = Равенство во всём, даже в гаванях, — победа общая.

# Чем решилась ничья и чем кончилась игра — там, где считают много игр.
great-lakes-tiebreak-tickets = по маршрутам
great-lakes-tiebreak-harbours = по гаваням
great-lakes-tiebreak-shared = победа поровну
great-lakes-ending-pieces = кончились фишки
great-lakes-ending-passes = ходить больше некуда

## Поле словами

great-lakes-board = Поле: { $name } ({ $id }).
great-lakes-board-network = Города: { $cities }, из них портов — { $ports }; развилки на воде: { $junctions }. Перегоны: по суше — { $rail }, по воде — { $sea }, двойных — { $doubles ->
    [one] { $doubles } пара
    [few] { $doubles } пары
   *[many] { $doubles } пар
}.
great-lakes-board-pieces = Каждый игрок выбирает фишки для игры, всего { $chosen }: у него есть { $trains ->
    [one] { $trains } вагон
    [few] { $trains } вагона
   *[many] { $trains } вагонов
} и { $ships ->
    [one] { $ships } паром
    [few] { $ships } парома
   *[many] { $ships } паромов
}. Гаваней у каждого — { $harbours }.
great-lakes-board-cards = Колода вагонов: каждого цвета { $plain } без якоря и { $marked } с якорем, джокеров — { $wild }. Колода паромов: каждого цвета одиночных { $single }, двойных { $double }.
great-lakes-board-seats = Игроков: от { $fewest } до { $most }.
great-lakes-board-scoring = Гавань приносит { $one }, { $two } или { $three } очков за один, два, три и больше маршрутов; непостроенная отнимает { $unbuilt }, каждая обменянная фишка — { $exchanged }.
great-lakes-board-routes = Перегоны:
# Мужской род: «перегон».
great-lakes-board-route = { $from } — { $to }: длина { $length }, { $colour }, { $kind }; { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
great-lakes-board-rail = по суше
great-lakes-board-sea = по воде
great-lakes-board-tickets = Маршруты:
great-lakes-board-ticket = { $ticket }

## Что не так с файлом поля

great-lakes-fault-few-tickets = Строка { $line }: маршрутов { $found }, а даже на двоих нужно не меньше { $min }.
great-lakes-fault-train-count = Строка { $line }: по { $entry } выходит карт вагонов: { $found } (6 × trains_per_color и harbor_trains_per_color, да ещё wild), а должно быть от { $min } до { $max }.
great-lakes-fault-ship-count = Строка { $line }: по { $entry } выходит карт паромов: { $found } (6 × ships_per_color и double_ships_per_color), а должно быть от { $min } до { $max }.
great-lakes-fault-few-pieces = Строка { $line }: по { $entry } каждый выбирает фишек: { $chosen } (pieces_per_player), а вагонов и паромов вместе только { $found }.
great-lakes-fault-bad-suggestion = Строка { $line }: в { $entry } «suggested_trains» — { $found }, а выбрать можно от { $min } до { $max } вагонов.
great-lakes-fault-harbor-points = Строка { $line }: в «harbor_points» нужны три числа — за один маршрут, за два, за три и больше, — а стоит { $found }.
great-lakes-fault-junction-port = Строка { $line }: { $entry } — развилка и портом быть не может. Оставьте что-то одно.
great-lakes-fault-junction-rail = Строка { $line }: { $entry } ведёт к развилке по суше, а там сходятся только водные перегоны. Сделайте его «sea» или доведите до города.
great-lakes-fault-junction-ticket = Строка { $line }: в { $entry } названа развилка. Маршруты соединяют города.

## Запись действий

great-lakes-notation-unknown-action = «{ $text }» — не действие. Действия начинаются со слов keep, pieces, take, refill, blind, claim, tickets, harbour, exchange или pass.
great-lakes-notation-bad-payment = «{ $text }» — не плата. Платят вагонами или паромами одного цвета, джокерами или и теми и другими.

## Карты: сколько и каких

# Именительный падеж; в предложениях стоит после двоеточия или тире.
cards-purple-train = { $count } { $count ->
    [one] фиолетовый вагон
    [few] фиолетовых вагона
   *[many] фиолетовых вагонов
}
cards-yellow-train = { $count } { $count ->
    [one] жёлтый вагон
    [few] жёлтых вагона
   *[many] жёлтых вагонов
}
cards-green-train = { $count } { $count ->
    [one] зелёный вагон
    [few] зелёных вагона
   *[many] зелёных вагонов
}
cards-red-train = { $count } { $count ->
    [one] красный вагон
    [few] красных вагона
   *[many] красных вагонов
}
cards-black-train = { $count } { $count ->
    [one] чёрный вагон
    [few] чёрных вагона
   *[many] чёрных вагонов
}
cards-white-train = { $count } { $count ->
    [one] белый вагон
    [few] белых вагона
   *[many] белых вагонов
}
cards-purple-anchor-train = { $count } { $count ->
    [one] фиолетовый вагон с якорем
    [few] фиолетовых вагона с якорем
   *[many] фиолетовых вагонов с якорем
}
cards-yellow-anchor-train = { $count } { $count ->
    [one] жёлтый вагон с якорем
    [few] жёлтых вагона с якорем
   *[many] жёлтых вагонов с якорем
}
cards-green-anchor-train = { $count } { $count ->
    [one] зелёный вагон с якорем
    [few] зелёных вагона с якорем
   *[many] зелёных вагонов с якорем
}
cards-red-anchor-train = { $count } { $count ->
    [one] красный вагон с якорем
    [few] красных вагона с якорем
   *[many] красных вагонов с якорем
}
cards-black-anchor-train = { $count } { $count ->
    [one] чёрный вагон с якорем
    [few] чёрных вагона с якорем
   *[many] чёрных вагонов с якорем
}
cards-white-anchor-train = { $count } { $count ->
    [one] белый вагон с якорем
    [few] белых вагона с якорем
   *[many] белых вагонов с якорем
}
cards-wild = { $count } { $count ->
    [one] джокер
    [few] джокера
   *[many] джокеров
}
cards-purple-ship = { $count } { $count ->
    [one] фиолетовый паром
    [few] фиолетовых парома
   *[many] фиолетовых паромов
}
cards-yellow-ship = { $count } { $count ->
    [one] жёлтый паром
    [few] жёлтых парома
   *[many] жёлтых паромов
}
cards-green-ship = { $count } { $count ->
    [one] зелёный паром
    [few] зелёных парома
   *[many] зелёных паромов
}
cards-red-ship = { $count } { $count ->
    [one] красный паром
    [few] красных парома
   *[many] красных паромов
}
cards-black-ship = { $count } { $count ->
    [one] чёрный паром
    [few] чёрных парома
   *[many] чёрных паромов
}
cards-white-ship = { $count } { $count ->
    [one] белый паром
    [few] белых парома
   *[many] белых паромов
}
cards-purple-double-ship = { $count } { $count ->
    [one] фиолетовый двойной паром
    [few] фиолетовых двойных парома
   *[many] фиолетовых двойных паромов
}
cards-yellow-double-ship = { $count } { $count ->
    [one] жёлтый двойной паром
    [few] жёлтых двойных парома
   *[many] жёлтых двойных паромов
}
cards-green-double-ship = { $count } { $count ->
    [one] зелёный двойной паром
    [few] зелёных двойных парома
   *[many] зелёных двойных паромов
}
cards-red-double-ship = { $count } { $count ->
    [one] красный двойной паром
    [few] красных двойных парома
   *[many] красных двойных паромов
}
cards-black-double-ship = { $count } { $count ->
    [one] чёрный двойной паром
    [few] чёрных двойных парома
   *[many] чёрных двойных паромов
}
cards-white-double-ship = { $count } { $count ->
    [one] белый двойной паром
    [few] белых двойных парома
   *[many] белых двойных паромов
}

## Карты: одна, которую берут

# Винительный падеж.
card-purple-train-taken = фиолетовый вагон
card-yellow-train-taken = жёлтый вагон
card-green-train-taken = зелёный вагон
card-red-train-taken = красный вагон
card-black-train-taken = чёрный вагон
card-white-train-taken = белый вагон
card-purple-anchor-train-taken = фиолетовый вагон с якорем
card-yellow-anchor-train-taken = жёлтый вагон с якорем
card-green-anchor-train-taken = зелёный вагон с якорем
card-red-anchor-train-taken = красный вагон с якорем
card-black-anchor-train-taken = чёрный вагон с якорем
card-white-anchor-train-taken = белый вагон с якорем
card-wild-taken = джокер
card-purple-ship-taken = фиолетовый паром
card-yellow-ship-taken = жёлтый паром
card-green-ship-taken = зелёный паром
card-red-ship-taken = красный паром
card-black-ship-taken = чёрный паром
card-white-ship-taken = белый паром
card-purple-double-ship-taken = фиолетовый двойной паром
card-yellow-double-ship-taken = жёлтый двойной паром
card-green-double-ship-taken = зелёный двойной паром
card-red-double-ship-taken = красный двойной паром
card-black-double-ship-taken = чёрный двойной паром
card-white-double-ship-taken = белый двойной паром

# Страница «Великих озёр»: то, чего нет на страницах других игр.

great-lakes-poster = ПО РЕЛЬСАМ И ПО ВОЛНАМ
about-great-lakes = «Великие озёра» — одна из двух карт Ticket to Ride: Rails & Sails. Автор — Алан Р. Мун, издатель — Days of Wonder.

players-ships = паромы
players-harbours = гавани
face-wild = джокер
market-train = вагоны
market-ship = паромы

lakes-prompt-turn = Карты, перегон, гавань, новые маршруты или обмен?
lakes-prompt-stuck = Остаётся обменять фишки или пропустить ход.
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
lakes-refill-train = Из колоды вагонов
lakes-refill-ship = Из колоды паромов

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
lakes-short-train = Не хватает карт: { $count }. Нужны вагоны (цвет: { $colour }) или джокеры.
lakes-short-ship = Не хватает паромов: { $count }. Нужны карты парома (цвет: { $colour }) или джокеры.
lakes-short-any-train = Не хватает карт: { $count }. Нужны вагоны того цвета, которого у вас больше всего, или джокеры.
lakes-short-any-ship = Не хватает паромов: { $count }. Нужны карты того цвета, которого у вас больше всего, или джокеры.

## Почему бот пошёл бы так

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
