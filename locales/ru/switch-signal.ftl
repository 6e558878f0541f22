# Паровозы и семафоры: что происходит, что можно сделать и почему нельзя.
#
# Глаголы в настоящем времени: род игрока не нужен. Имена игроков, городов и поездов — в именительном падеже.

switch-signal-title = Паровозы и семафоры
switch-signal-about = Все вместе доставляем товары в порт: переводим стрелки и открываем семафоры поездам, которые едут туда, куда ведут рельсы. Обе сети путей составили мы сами по числам из правил.

## Фишки и карточки

# Так зовут поезда.
switch-signal-train-black = «Чёрный-{ $number }»
switch-signal-train-brown = «Коричневый-{ $number }»
switch-signal-train-gray = «Серый-{ $number }»
switch-signal-trains-black = чёрные поезда
switch-signal-trains-brown = коричневые поезда
switch-signal-trains-gray = серые поезда
switch-signal-trains-any = поезда любого одного цвета
switch-signal-trains-every = все поезда
switch-signal-colour-black = чёрный
switch-signal-colour-brown = коричневый
switch-signal-colour-gray = серый
switch-signal-good-yellow = жёлтый товар
switch-signal-good-blue = синий товар
switch-signal-good-red = красный товар
switch-signal-good-white = белый товар
switch-signal-cards-signal = { $count ->
    [1] «Семафор»
   *[other] «Семафор» × { $count }
}
switch-signal-cards-switch = { $count ->
    [1] «Стрелка»
   *[other] «Стрелка» × { $count }
}
switch-signal-cards-move = { $count ->
    [1] «Движение»
   *[other] «Движение» × { $count }
}
switch-signal-helper-logistician = логист
switch-signal-helper-dispatcher = диспетчер
switch-signal-helper-conductor = начальник поезда
switch-signal-helper-pointsman = стрелочник
switch-signal-helper-station-attendant = дежурная по станции
switch-signal-helper-coupler = сцепщик

switch-signal-card-start = стартовую карточку
switch-signal-card = инструкцию № { $number } ({ $trains ->
    [0] без новых поездов
    [one] { $trains } новый поезд
    [few] { $trains } новых поезда
   *[many] { $trains } новых поездов
}; едут: { $moves })

## Места

switch-signal-field-city = { $city }, путь { $track }
switch-signal-field-track = на пути { $track }
switch-signal-spot-city = в городе { $city }
switch-signal-spot-departure = в отправной точке { $point }
switch-signal-spot-track = на пути { $track } по направлению к пункту { $to }

## Что происходит

switch-signal-dealt = { $seat } получает карточки: { $cards }.
switch-signal-first = Первый ход делает { $seat }.
switch-signal-numbered = Отправные точки получают номера по жребию: { $points }.
switch-signal-number-point = { $number } { $point }
switch-signal-strewn = Стрелки и семафоры разложены по жребию. Зелёные семафоры: { $fields }.
switch-signal-laid = { $seat } ставит стрелку { $junction }: открыт проезд { $tracks }.
switch-signal-lit = { $seat } ставит зелёный семафор: { $field }.
switch-signal-lit-by-lot = Ещё один семафор по жребию становится зелёным: { $field }.
switch-signal-revealed = { $seat } открывает { $card }. { $left ->
    [0] Она последняя.
    [one] Осталась { $left } инструкция.
    [few] Осталось { $left } инструкции.
   *[many] Осталось { $left } инструкций.
}
switch-signal-ignored = { $seat } зовёт стрелочника: инструкция не выполняется и уходит под низ стопки.
switch-signal-no-new-train = В депо нет поезда, который можно было бы выставить.
switch-signal-dice = Новый поезд ({ $colour }): на кубиках { $one } и { $other }, отправная точка { $number }, { $point }.
switch-signal-token = Новый поезд ({ $colour }): на жетоне локации { $number }, { $point }.
switch-signal-occupied = В отправной точке { $point } уже стоит { $train }: поезд не выставляется, { $lost ->
    [one] снимается { $lost } жетон времени
    [few] снимаются { $lost } жетона времени
   *[many] снимается { $lost } жетонов времени
}.
switch-signal-occupied-again = В отправной точке { $point } уже стоит { $train }: ещё раз.
switch-signal-departed = { $train } готов к отправлению, { $point }.
switch-signal-departed-picked = Сцепщик ставит поезд { $train } в отправную точку { $point }.
switch-signal-tokens-shuffled = Жетоны локаций закончились, их перемешивают снова.
switch-signal-picked = Едут { $trains }.
switch-signal-colour-stays = Начальник поезда задерживает { $trains }: по этой инструкции они не едут.
switch-signal-train-stays = Дежурная по станции задерживает поезд { $train }: по этой инструкции он не едет.
switch-signal-rolled = { $train }: на кубике { $points }.
switch-signal-rolled-again = Логист просит перебросить. { $train }: на кубике { $points }.
switch-signal-dispatching = { $seat } зовёт диспетчера: до конца хода поезда могут проезжать через города.
switch-signal-ran = { $train } { $count ->
    [0] остаётся на месте
    [one] проезжает { $count } участок
    [few] проезжает { $count } участка
   *[many] проезжает { $count } участков
}, теперь он { $place }: { $why }. { $lost ->
    [0] Время не потеряно.
   *[other] Потеряно жетонов времени: { $lost }.
}
switch-signal-stopped = { $train } останавливается в городе; это ничего не стоит.
switch-signal-delivered = { $train } доставляет { $good } в порт { $city }.
switch-signal-delivered-beyond = { $train } выгружает { $good } в порту { $city } сверх того, что нужно.
switch-signal-returned = { $train } теряет { $good }: он возвращается в город { $city }.
switch-signal-to-depot = { $train } уходит в депо.
switch-signal-time-lost = С вокзальных часов { $count ->
    [one] снят { $count } жетон времени
    [few] сняты { $count } жетона времени
   *[many] снято { $count } жетонов времени
}, на часах { $clock }.
switch-signal-removed = Часы опустели: верхняя инструкция уходит в коробку не глядя, часы снова полны. { $left ->
    [0] Инструкций не осталось.
    [one] Осталась { $left } инструкция.
    [few] Осталось { $left } инструкции.
   *[many] Осталось { $left } инструкций.
}
switch-signal-signal-moved = { $seat } переставляет семафор ({ $cards }). Теперь красный: { $from }; теперь зелёный: { $to }.
switch-signal-switch-set = { $seat } переводит стрелку { $junction } ({ $cards }): открыт проезд { $tracks }.
switch-signal-ordered = { $seat } отправляет поезд { $train } ({ $cards }).
switch-signal-loaded = { $seat } загружает в поезд { $train } { $good } ({ $cards }).
switch-signal-drew = { $seat } заканчивает ход и берёт карточки: { $cards }.
switch-signal-drew-none = { $seat } заканчивает ход; рука полна, новых карточек нет.
switch-signal-reshuffled = Сброс перемешивают: в новой стопке { $count ->
    [one] { $count } карточка
    [few] { $count } карточки
   *[many] { $count } карточек
}.
switch-signal-over-delivered = Все товары доставлены: команда побеждает!
switch-signal-over-instructions = Ход последней инструкции закончен, а товары доставлены не все: команда проигрывает.
switch-signal-over-clock = Нужно убрать инструкцию, а их не осталось: команда проигрывает.

# Почему поезд не едет дальше: после двоеточия.
switch-signal-halt-spent = очки движения потрачены (осталось { $left })
switch-signal-halt-red = путь закрыт красным семафором ({ $field }), не потрачено { $left ->
    [one] { $left } очко
    [few] { $left } очка
   *[many] { $left } очков
}
switch-signal-halt-closed = стрелка { $junction } закрыта, не потрачено { $left ->
    [one] { $left } очко
    [few] { $left } очка
   *[many] { $left } очков
}
switch-signal-halt-behind = впереди стоит { $train }, не потрачено { $left ->
    [one] { $left } очко
    [few] { $left } очка
   *[many] { $left } очков
}
switch-signal-halt-city-taken = город впереди занят (там { $train }), не потрачено { $left ->
    [one] { $left } очко
    [few] { $left } очка
   *[many] { $left } очков
}
switch-signal-halt-head-on = навстречу идёт { $train }, не потрачено { $left ->
    [one] { $left } очко, и оно стоит вдвое
    [few] { $left } очка, и каждое стоит вдвое
   *[many] { $left } очков, и каждое стоит вдвое
}
switch-signal-halt-no-exit = выезды из города закрыты, не потрачено { $left ->
    [one] { $left } очко
    [few] { $left } очка
   *[many] { $left } очков
}
switch-signal-halt-in-city = остановка в городе, лишние очки ({ $left }) ничего не стоят
switch-signal-halt-may-pass = можно остановиться или ехать дальше ({ $left ->
    [one] осталось { $left } очко
    [few] осталось { $left } очка
   *[many] осталось { $left } очков
})
switch-signal-halt-in-port = это порт, лишние очки ({ $left }) ничего не стоят
switch-signal-halt-at-departure = это отправная точка, сколько бы очков ни осталось ({ $left })

## Что можно сделать

switch-signal-action-lay = поставить стрелку { $junction }, открыть проезд { $tracks }
switch-signal-action-light = поставить зелёный семафор: { $field }
switch-signal-action-carry-out = выполнить инструкцию
switch-signal-action-pointsman = позвать стрелочника: не выполнять инструкцию
switch-signal-action-new = выставить новый поезд: { $colour }
switch-signal-action-roll = предоставить отправную точку случаю
switch-signal-action-coupler = позвать сцепщика: отправить из точки { $point }
switch-signal-action-colour = выбрать цвет: едут { $trains }
switch-signal-action-run = следующим едет { $train }
switch-signal-action-conductor = позвать начальника поезда: задержать { $trains }
switch-signal-action-attendant = позвать дежурную по станции: задержать поезд { $train }
switch-signal-action-logistician = позвать логиста: бросить кубик ещё раз
switch-signal-action-dispatcher = позвать диспетчера: до конца хода поезда проезжают через города
switch-signal-action-leave = выехать на путь { $track }
switch-signal-action-ahead = ехать с этим результатом
switch-signal-action-stop = остановиться в городе
switch-signal-action-signal = переставить семафор ({ $cards }): откуда — { $from }, куда — { $to }
switch-signal-action-switch = перевести стрелку { $junction } ({ $cards }), открыть проезд { $tracks }
switch-signal-action-move = отправить поезд { $train } ({ $cards })
switch-signal-action-load = загрузить поезд { $train } ({ $cards })
switch-signal-action-end = закончить ход

## Почему нельзя

switch-signal-illegal-over = Партия закончена: больше ничего сделать нельзя ({ $rule }).
switch-signal-illegal-turn = Сейчас не ваш ход: решает { $seat } ({ $rule }).
switch-signal-illegal-not-now = Сейчас нужно решить другое ({ $rule }).
switch-signal-illegal-not-there = Эту фишку сейчас туда поставить нельзя ({ $rule }).
switch-signal-illegal-not-red = Дополнительный семафор ставят на красное поле ({ $rule }).
switch-signal-illegal-nothing = Ничего такого здесь нет ({ $rule }).
switch-signal-illegal-new-twice = Два новых поезда должны быть разных цветов, а { $colour } уже выбран ({ $rule }).
switch-signal-illegal-new-none = Такого поезда в депо нет: { $colour } ({ $rule }).
switch-signal-illegal-point-taken = В отправной точке { $point } уже стоит { $train }: выберите свободную ({ $rule }).
switch-signal-illegal-colour-twice = Этот цвет уже был ({ $trains }): выберите другой ({ $rule }).
switch-signal-illegal-not-to-move = { $train } сейчас не едет ({ $rule }).
switch-signal-illegal-no-helper = Такого помощника здесь нет, или его уже звали: { $helper } ({ $rule }).
switch-signal-illegal-colour-moves = Начальник поезда не может задержать { $trains }: их нет на инструкции, нет на путях или один из них уже проехал ({ $rule }).
switch-signal-illegal-train-moves = Дежурная по станции не может задержать поезд { $train }: его нет на инструкции, или он уже проехал ({ $rule }).
switch-signal-illegal-cannot-ignore = Эту инструкцию нельзя не выполнить ({ $rule }).
switch-signal-illegal-no-exit = Туда поезд выехать не может: семафор красный, участок занят, или он оттуда приехал ({ $rule }).
switch-signal-illegal-no-signal = Семафор переставляют с зелёного поля на красное ({ $rule }).
switch-signal-illegal-last-signal = В городе { $city } должен остаться хотя бы один зелёный семафор ({ $rule }).
switch-signal-illegal-same-setting = Стрелка уже стоит так ({ $rule }).
switch-signal-illegal-no-setting = Так фишки не ставят: два пути должны остаться открытыми ({ $rule }).
switch-signal-illegal-in-depot = { $train } в депо ({ $rule }).
switch-signal-illegal-no-cards = Таких карточек у вас нет ({ $rule }).
switch-signal-illegal-fitting-card = Одной карточки из этой пары достаточно: сыграйте только её ({ $rule }).
switch-signal-illegal-no-load = { $train } загрузить нельзя: он должен быть пуст и стоять в торговом городе, где есть товар ({ $rule }).

## Конец

switch-signal-score-goods = Доставлено товаров
switch-signal-ending-delivered = все товары доставлены
switch-signal-ending-instructions = инструкции закончились
switch-signal-ending-clock = часам не хватило инструкции

## Стол

switch-signal-setup-removed = Нельзя убрать столько инструкций: { $removed }. Самое большее — { $most }.
switch-signal-setup-time = Столько жетонов времени быть не может: { $time }. Можно от { $fewest } до { $most }.

## Поле словами

switch-signal-board = Поле: { $name } ({ $id }).
switch-signal-board-network = Торговых городов — { $cities }, портов — { $ports }, отправных точек — 11, узловых пунктов — { $junctions }, путей — { $tracks }, полей семафоров — { $fields }.
switch-signal-board-tokens = Фишек стрелок — { $switches }, зелёных семафоров — { $signals }.
switch-signal-board-helpers = Помощники: { $helpers }.
switch-signal-board-seats = Игроков: от { $fewest } до { $most }.
switch-signal-board-designed = О каждой части файл говорит, взята ли она из правил (found) или придумана нами (designed); в обеих наших сетях большая часть придумана.
switch-signal-board-places = Места:
switch-signal-board-city = { $name }: торговый город, { $good }
switch-signal-board-port = { $name }: порт
switch-signal-board-departure = { $name }: отправная точка { $number }
switch-signal-board-junction = { $name }: узловой пункт; в первой партии открыт проезд { $tracks }
switch-signal-board-all-tracks = Пути:
switch-signal-board-track = { $from }–{ $to }: { $spaces ->
    [one] { $spaces } участок
    [few] { $spaces } участка
   *[many] { $spaces } участков
}, { $fields ->
    [0] без полей семафоров
    [one] { $fields } поле семафора
    [few] { $fields } поля семафора
   *[many] { $fields } полей семафоров
}

## Что не так в файле поля

switch-signal-fault-die = Строка { $line }: у кубика { $entry } должно быть шесть граней от 1 до 6.
switch-signal-fault-moves = Строка { $line }: «{ $key }» в { $entry } — это один, два или три разных цвета либо от одного до трёх раз «any».
switch-signal-fault-helper-twice = Строка { $line }: { $entry } называет «{ $helper }» второй раз («{ $key }»). Помощники на поле разные.
switch-signal-fault-no-way = Строка { $line }: из «{ $from }» нет пути в «{ $to }». Из каждой отправной точки можно попасть в каждый город, а из торгового города — в каждый порт.
switch-signal-fault-no-departure = Строка { $line }: нет отправной точки с номером { $missing }. Нужны все номера от 2 до 12.
switch-signal-fault-no-origin = Строка { $line }: ни в одном торговом городе нет товара «{ $missing }». У каждого из четырёх цветов свой город.
switch-signal-fault-no-port = Строка { $line }: нет пункта вида «{ $missing }». Нужен один или два.
switch-signal-fault-same-node = Строка { $line }: имя «{ $id }» у { $entry } уже занято: { $other }. Дайте другое.
switch-signal-fault-same-number = Строка { $line }: номер { $number } у { $entry } есть и у другой отправной точки. Дайте другой.
switch-signal-fault-same-goods = Строка { $line }: { $entry } не может торговать товаром «{ $goods }»: у каждого цвета один город.
switch-signal-fault-many = Строка { $line }: { $entry }: больше { $most } быть не может.
switch-signal-fault-hint-nodes = Пункты — это таблицы [[node]].
switch-signal-fault-node = Строка { $line }: «{ $key }» в { $entry } называет «{ $node }», а такого пункта нет. { $hint }
switch-signal-fault-loop = Строка { $line }: путь «{ $id }» ({ $entry }) возвращается туда, откуда начинается. Он должен соединять два разных пункта.
switch-signal-fault-same-track = Строка { $line }: путь «{ $id }» уже есть ({ $entry }). Дайте другое имя.
switch-signal-fault-same-field = Строка { $line }: у { $entry } два семафора в одном месте. Оставьте один.
switch-signal-fault-no-signal = Строка { $line }: { $entry } ведёт в город, поэтому нужен семафор в месте { $position }. Добавьте его в «signals».
switch-signal-fault-degree = Строка { $line }: в «{ $node }» сходится путей: { $found }, а должно быть от { $least } до { $most }.
switch-signal-fault-no-junction = Строка { $line }: «{ $key }» в { $entry } называет «{ $node }», а это не узловой пункт.
switch-signal-fault-blocked = Строка { $line }: { $entry } должен назвать столько разных путей пункта «{ $node }», сколько там фишек: { $tokens }.
switch-signal-fault-switch-twice = Строка { $line }: { $entry } ставит стрелку «{ $node }» второй раз. Оставьте одну.
switch-signal-fault-no-switch = Строка { $line }: ни одна таблица [[switch]] не говорит, как в первой партии стоит «{ $node }». Добавьте её.
switch-signal-fault-no-field = Строка { $line }: { $entry } называет место { $position }, а поля семафора там нет.
switch-signal-fault-place = Строка { $line }: «place» в { $entry } — «{ $found }», а это поле находится здесь: «{ $place }».
switch-signal-fault-signal-twice = Строка { $line }: { $entry } называет поле, которое уже зелёное. Оставьте одно.
switch-signal-fault-hint-tracks = Пути — это таблицы [[track]].
switch-signal-fault-track = Строка { $line }: «{ $key }» в { $entry } называет «{ $track }», а такого пути нет. { $hint }
switch-signal-fault-switch-tokens = Строка { $line }: в { $entry } фишек стрелок { $found }, а узловым пунктам нужно { $right }.
switch-signal-fault-signal-tokens = Строка { $line }: в { $entry } фишек семафоров { $found }, а вначале зелёных семафоров { $right }.
switch-signal-fault-city-signal = Строка { $line }: в городе «{ $city }» вначале должен быть ровно один зелёный семафор ({ $entry }).
switch-signal-fault-few-fields = Строка { $line }: в { $entry } полей семафоров между городами меньше, чем семафоров для них.
switch-signal-fault-goods = Строка { $line }: товары в { $entry } не сходятся: в торговом городе их столько, сколько нужно всем портам ({ $ports }), и меньше, чем в коробке ({ $box }), чтобы можно было играть на десять товаров.

## Запись действий и позиций

switch-signal-notation-action = «{ $text }» — не действие этой игры.
switch-signal-notation-train = Поезда «{ $text }» нет. Поезда зовут от black-1 до gray-3.
switch-signal-notation-colour = Цвета поездов «{ $text }» нет. Цвета: black, brown и gray.
switch-signal-notation-cards = «{ $text }» — не плата за это. Напишите подходящую карточку или две другие: «switch move».
switch-signal-notation-setting = «{ $text }» не читается как стрелка. Напишите узловой пункт и закрытые там пути: «amiens: amiens--brussels».
switch-signal-notation-track = Пути «{ $text }» нет. Пути названы именами из файла поля: «amiens--paris».
switch-signal-notation-field = Поля семафора «{ $text }» нет. Поля названы по пути и месту: «amiens--paris@1».
switch-signal-notation-junction = Узлового пункта «{ $text }» нет. Пункты названы именами из файла поля: «amiens».
switch-signal-notation-departure = Отправной точки «{ $text }» нет. Точки названы именами из файла поля: «calais».
switch-signal-notation-spot = В месте «{ $text }» поезд стоять не может. Напишите город, отправную точку или участок с направлением: «amiens--paris.1>paris».
