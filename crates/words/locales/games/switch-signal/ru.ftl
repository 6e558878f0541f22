# Паровозы и семафоры: что происходит, что можно сделать и почему нельзя.
#
# Глаголы в настоящем времени: род игрока не нужен. Имена игроков и поездов — в именительном падеже, города
# склоняют функции: { IN($city) } — «в Париже», INTO — «в Париж», FROM — «из Парижа», TOWARDS — «на Париж».

switch-signal-title = Паровозы и семафоры
switch-signal-about = Все вместе доставляем товары в порт: переводим стрелки и открываем семафоры, чтобы поезда пришли куда надо.

## Фишки и карточки

# Так зовут поезда.
switch-signal-train-black = «Чёрный-{ $number }»
switch-signal-train-brown = «Коричневый-{ $number }»
switch-signal-train-gray = «Серый-{ $number }»
switch-signal-trains-black = чёрные поезда
switch-signal-trains-brown = коричневые поезда
switch-signal-trains-gray = серые поезда
switch-signal-trains-any = { $count ->
    [1] поезда любого одного цвета
    [2] поезда двух любых цветов
   *[other] поезда любых цветов: { $count }
}
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

switch-signal-field-city = { $city } ({ TOWARDS($to) })
switch-signal-field-track = на пути { $track }
switch-signal-spot-city = { IN($city) }
switch-signal-spot-departure = в отправной точке { $point }
switch-signal-spot-track = на пути { $from } → { $to }

## Что происходит

switch-signal-dealt = { $seat } получает карточки: { $cards }.
switch-signal-first = Первый ход делает { $seat }.
switch-signal-numbered = Отправные точки получают номера по жребию: { $points }.
switch-signal-number-point = { $number } { $point }
switch-signal-strewn = Стрелки и семафоры разложены по жребию. Зелёные семафоры: { $fields }.
switch-signal-laid = { $seat } ставит стрелку { IN($junction) }: открыт проезд { $tracks }.
switch-signal-lit = { $seat } ставит зелёный семафор: { $field }.
switch-signal-lit-by-lot = Ещё один семафор по жребию становится зелёным: { $field }.
switch-signal-revealed = { $seat } открывает { $card }. { $left ->
    [0] Это последняя.
   *[other] Осталось ходов: { $left }.
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
switch-signal-departed = { $train } встаёт в отправную точку { $point }.
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
}, теперь он { $place }: { $lost ->
    [0] { $why }.
   *[other] { $why }. Потеряно жетонов времени: { $lost }.
}
switch-signal-stopped = { $train } останавливается в городе; это ничего не стоит.
switch-signal-delivered = { $train } доставляет { $good } { INTO($city) }.
switch-signal-delivered-beyond = { $train } выгружает { $good } { IN($city) } сверх того, что нужно.
switch-signal-returned = { $train } теряет { $good }: товар возвращается { INTO($city) }.
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
switch-signal-switch-set = { $seat } переводит стрелку { IN($junction) } ({ $cards }): открыт проезд { $tracks }.
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
switch-signal-over-instructions = Последняя инструкция сыграна, а доставлены не все товары: команда проигрывает.
switch-signal-over-clock = Нужно убрать инструкцию, а их не осталось: команда проигрывает.

# Почему поезд не едет дальше: после двоеточия.
switch-signal-halt-spent = все очки потрачены
switch-signal-halt-red = путь закрыт красным семафором ({ $field }), не потрачено { $left ->
    [one] { $left } очко
    [few] { $left } очка
   *[many] { $left } очков
}
switch-signal-halt-closed = стрелка { IN($junction) } закрыта, не потрачено { $left ->
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
switch-signal-halt-in-city = { $left ->
    [0] остановка в городе
    [one] остановка в городе, { $left } лишнее очко ничего не стоит
    [few] остановка в городе, { $left } лишних очка ничего не стоят
   *[many] остановка в городе, { $left } лишних очков ничего не стоят
}
switch-signal-halt-may-pass = можно остановиться или ехать дальше ({ $left ->
    [one] осталось { $left } очко
    [few] осталось { $left } очка
   *[many] осталось { $left } очков
})
switch-signal-halt-in-port = { $left ->
    [0] это порт
    [one] это порт, { $left } лишнее очко ничего не стоит
    [few] это порт, { $left } лишних очка ничего не стоят
   *[many] это порт, { $left } лишних очков ничего не стоят
}
switch-signal-halt-at-departure = это отправная точка, сколько бы очков ни осталось ({ $left })

## Что можно сделать

switch-signal-action-lay = поставить стрелку { IN($junction) }, открыть проезд { $tracks }
switch-signal-action-light = поставить зелёный семафор: { $field }
switch-signal-action-carry-out = выполнить инструкцию
switch-signal-action-pointsman = позвать стрелочника: не выполнять инструкцию
switch-signal-action-new = выставить новый поезд: { $colour }
switch-signal-action-roll = бросить кубики отправления
switch-signal-action-coupler = позвать сцепщика: отправить { FROM($point) }
switch-signal-action-colour = выбрать цвет: едут { $trains }
switch-signal-action-run = следующим едет { $train }
switch-signal-action-conductor = позвать начальника поезда: задержать { $trains }
switch-signal-action-attendant = позвать дежурную по станции: задержать поезд { $train }
switch-signal-action-logistician = позвать логиста: бросить кубик ещё раз
switch-signal-action-dispatcher = позвать диспетчера: до конца хода поезда проезжают через города
switch-signal-action-leave = выехать на путь { $track }
switch-signal-action-ahead = ехать
switch-signal-action-stop = остановиться в городе
switch-signal-action-signal = переставить семафор ({ $cards }): { $from } → { $to }
switch-signal-action-switch = перевести стрелку { IN($junction) } ({ $cards }), открыть проезд { $tracks }
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
switch-signal-illegal-cannot-ignore = Эту инструкцию пропустить нельзя ({ $rule }).
switch-signal-illegal-no-exit = Туда поезд выехать не может: семафор красный, участок занят, или он оттуда приехал ({ $rule }).
switch-signal-illegal-no-signal = Семафор переставляют с зелёного поля на красное ({ $rule }).
switch-signal-illegal-last-signal = Хотя бы один семафор { IN($city) } должен остаться зелёным ({ $rule }).
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
switch-signal-ending-clock = кончилось время

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

# Страница «Паровозов и семафоров».

switch-signal-poster = ПУТЬ СВОБОДЕН
about-switch-signal = «Паровозы и семафоры» — это Switch & Signal. Автор — Дэвид Томпсон, издатель — Kosmos. Печатных полей мы не видели: обе сети путей придуманы нами по числам из правил.

## Стол до игры

switch-signal-option-board = Поле
switch-signal-option-board-about = В Центральной Европе все товары едут в Марсель, и каждый поезд останавливается в каждом городе. В Северной Америке два порта, и через города можно проезжать.
switch-signal-option-board-central-europe = Центральная Европа
switch-signal-option-board-north-america = Северная Америка
switch-signal-option-removed = Сколько инструкций убрать
switch-signal-option-removed-about = Столько из 18 инструкций убирают не глядя: чем больше, тем меньше у вас ходов. Обычно 3.
switch-signal-option-time = Жетоны времени
switch-signal-option-time-about = Столько их лежит на вокзальных часах: чем больше, тем легче. Обычно 7.
switch-signal-option-signal = Ещё один семафор
switch-signal-option-signal-about = Дополнительный зелёный семафор: первый игрок ставит его на любое красное поле до первого хода.
switch-signal-option-signal-no = нет
switch-signal-option-signal-yes = да
switch-signal-option-goods = Сколько товаров доставить
switch-signal-option-goods-about = Если десять: в городах по три товара, доставить нужно по два каждого цвета и ещё два любых.
switch-signal-option-departures = Отправление
switch-signal-option-departures-about = Как новый поезд находит отправную точку: два кубика и напечатанные номера, два кубика и номера по жребию или жетоны локаций вместо кубиков.
switch-signal-option-departures-dice = два кубика
switch-signal-option-departures-variable = кубики, номера по жребию
switch-signal-option-departures-tokens = жетоны
switch-signal-option-placement = Стрелки и семафоры
switch-signal-option-placement-about = Как они лежат в начале: как для первой партии, как расставит первый игрок или по жребию.
switch-signal-option-placement-first = первая партия
switch-signal-option-placement-own = расставим сами
switch-signal-option-placement-random = по жребию
switch-signal-preset-easy-about = Убрана всего 1 инструкция, на часах 9 жетонов времени и есть ещё один семафор: ошибки простительны.
switch-signal-preset-standard-about = Как в правилах: убраны 3 инструкции, 7 жетонов времени, 8 товаров.
switch-signal-preset-hard-about = Убрано 5 инструкций: на те же 8 товаров двумя ходами меньше.
switch-signal-preset-expert-about = Убрано 5 инструкций, а доставить нужно 10 товаров: удаётся немногим.

## Что решать

ss-prompt-decides = Решает { $seat }.
ss-prompt-lay = Расставьте фишки стрелки: какой проезд открыть?
ss-prompt-light-city = Поставьте в этом городе зелёный семафор.
ss-prompt-light-between = Поставьте зелёный семафор на поле между городами. Осталось: { $count }.
ss-prompt-light-extra = Поставьте дополнительный семафор на любое красное поле.
ss-prompt-revealed = Выполнить инструкцию или позвать стрелочника?
ss-lay-first = Дальше — как в первой партии
ss-plainly = Не спрашивать о помощниках, когда больше решать нечего
ss-prompt-new = Новый поезд: какого цвета?
ss-prompt-departing = Новый поезд ({ $colour }): откуда он отправится?
ss-prompt-colour = Поезда какого цвета поедут?
ss-prompt-order = Какой поезд поедет следующим?
ss-prompt-rolled-ahead = { $train }: на кубике { $points }. Ехать или бросить ещё раз?
ss-prompt-rolled = { $train }: на кубике { $points }. Куда ехать?
ss-prompt-arrived = { $train } в городе, осталось очков: { $points }. Остановиться или ехать дальше?
ss-prompt-cards = Карточки или конец хода?
ss-end-turn = Закончить ход
ss-propose-end = Предложить конец хода


## Планы и отметки

ss-partners = Планы
ss-partners-none = Пока никто ничего не предложил.
ss-proposals-do = Сделать этот шаг
ss-only-proposes = Сейчас решаете не вы: нажмите, чтобы предложить.
ss-only-plans = Нажмите, чтобы записать это в план.
ss-planning = Вы намечаете план.
ss-planning-about = На поле ничего не меняется.
ss-plan-about = План видят все. В нём может быть и конец вашего хода, и то, что сделают после вас: боты его читают.
ss-plan-begin = Наметить план
ss-plan-end = План готов
ss-plan-back = Убрать последний шаг
ss-plan-clear = Убрать предложение
ss-plan-off = Больше не получится. { $why }
ss-why-not-planned = В план это не записать: не хватит карточек.
ss-pins = Отметки
ss-pin = Отметить для всех
ss-pin-off = Снять отметку
ss-pin-told = { $seat }: { $what } — { $place }
ss-pin-here = сюда
ss-pin-here-about = поезд — сюда
ss-pin-keep = не трогать
ss-pin-keep-about = просьба не трогать
ss-pin-look = взгляните
ss-pin-look-about = обратите внимание

## Почему нельзя

ss-why-placing = Идёт расстановка стрелок и семафоров: карточки — потом.
ss-why-instruction = Карточки можно играть, когда инструкция выполнена.
ss-why-cards-signal = Не хватает карточек: нужен «Семафор» или любые две другие.
ss-why-cards-switch = Не хватает карточек: нужна «Стрелка» или любые две другие.
ss-why-cards-move = Не хватает карточек: нужно «Движение» или любые две другие.

## Карточки

ss-kind-signal = Семафор
ss-kind-switch = Стрелка
ss-kind-move = Движение
ss-kind-signal-about = Установка семафора: карточка «Семафор» переносит любой зелёный семафор на красное поле. Нажмите на красный семафор, который должен стать зелёным. В каждом городе остаётся хотя бы один зелёный.
ss-kind-switch-about = Переключение стрелки: карточка «Стрелка» переводит одну стрелку. Нажмите на неё на поле.
ss-kind-move-about = Передвижение поезда: карточка «Движение» отправляет один поезд по его кубику. Нажмите на поезд, чтобы увидеть, докуда он доедет при каждом броске.
ss-hand-mine = Ваши карточки
ss-hand-of = Карточки: { $seat }
ss-your-turn-hand = Ваш ход за игрока { $number }.
ss-hand-count = Карточек на руке: { $count }
ss-deck = Карточек в стопке: { $count }, в сбросе: { $discards }
ss-deck-word = стопка
ss-cards = { $cards }
ss-cards-map = Нажмите на семафор, стрелку или поезд на поле — или на свою карточку.
ss-load = Загрузить: { $train }
ss-load-it = Загрузить
ss-move-it = Отправить
ss-trains = Поезда

## Поле

ss-signal-green = Зелёный семафор: { $field }
ss-signal-red = Красный семафор: { $field }
ss-signal-is-green = Семафор зелёный: поезда проезжают в обе стороны.
ss-signal-is-red = Семафор красный: поезда останавливаются перед ним с обеих сторон.
ss-signal-where = Куда перенести этот семафор? Нажмите на красный.
ss-signal-whence = Какой зелёный семафор перенести сюда?
ss-signal-move = Перенести семафор
ss-signal-turns-red = Станет красным: { $field }
ss-signal-turns-green = Станет зелёным: { $field }
ss-light-map = Нажмите на одно из подсвеченных мест на поле.
ss-all-of-them = Показать списком
ss-junction = Узловой пункт
ss-switch = Стрелка { IN($junction) }: открыт проезд { $one } — { $other }
ss-switch-empty = Стрелка { IN($junction) }: фишки ещё не стоят
ss-set-it = Перевести
ss-departure = Отправная точка { $number }, { $point }
ss-departure-about = Отсюда выходят новые поезда. Поезд, который заедет сюда с пути, уходит в депо, и снимаются 2 жетона времени.
ss-coupler-map = Сцепщик выбирает любую свободную отправную точку: нажмите на неё на поле.
ss-city = { $city }, торговый город ({ $good }). Осталось: { $count }
ss-city-pass = Поезда могут здесь остановиться, это ничего не стоит, или проехать на зелёный семафор.
ss-city-stop = Здесь останавливается каждый поезд, это ничего не стоит.
ss-port = { $city }, порт. Доставлено товаров: { $count }
ss-port-takes = Порт принимает:

## Поезда

ss-train-depot = { $train } в депо.
ss-train-empty = { $train }, пустой, { $place }
ss-train-loaded = { $train } везёт { $good }, { $place }
ss-in-depot = в депо: { $count }
ss-on-network = на путях: { $count }
ss-look = Докуда доедет { $train } при каждом броске
ss-look-word = докуда?
ss-rolls = Докуда доедет при каждом броске
ss-preview = На кубике { $points }: приедет сюда. Жетонов времени снимется не больше: { $most }.
ss-with-dispatcher = С диспетчером:
ss-delivers = Доставит { $good }
ss-to-depot = В депо
ss-lost = Потеряно жетонов времени: { $count }

# Почему поезд остановился: два-три слова на поле.
ss-mark-about = { $train }: { $why }
ss-mark-red = красный семафор
ss-mark-closed = стрелка закрыта
ss-mark-behind = впереди поезд
ss-mark-city-taken = город занят
ss-mark-head-on = встречный поезд
ss-mark-no-exit = выезда нет
ss-mark-in-city = в городе
ss-mark-in-port = в порту
ss-mark-at-departure = заехал в отправную точку
ss-mark-occupied = отправная точка занята

## Инструкции, часы, кубики, товары, помощники

ss-orders = Инструкция
ss-orders-deck = впереди
ss-orders-left = { $count ->
    [0] Это последняя инструкция.
    [one] После этой осталась { $count } инструкция.
    [few] После этой осталось { $count } инструкции.
   *[many] После этой осталось { $count } инструкций.
}
ss-orders-none = Ещё не открыта.
ss-orders-done = выполнена
ss-orders-bottom = Отложена стрелочником: придёт последней
ss-orders-to-come = Ещё могут прийти, если не убраны в начале
ss-orders-gone = Уже были
ss-card = инструкция № { $number }: { $trains ->
    [0] без новых поездов
    [one] { $trains } новый поезд
    [few] { $trains } новых поезда
   *[many] { $trains } новых поездов
}; едут: { $moves }
ss-card-start = стартовая карточка: по новому поезду каждого цвета
ss-start-word = Старт
ss-clock-title = Часы
ss-clock = Вокзальные часы: жетонов времени { $left } из { $all }. Когда уходит последний, пропадает инструкция.
ss-dice = Кубики
ss-dice-departing = Новый поезд ({ $colour }): { $one } и { $other }, вместе { $number }
ss-token-departing = Новый поезд ({ $colour }): жетон локации { $number }
ss-goods-title = В порту
ss-goods = Доставлено товаров: { $arrived } из { $needed }.
ss-goods-any = любой товар
ss-goods-line = { $good }: { $arrived } из { $needed }
ss-helpers = Помощники
ss-helper-used = уже помог
ss-helper-now = можно позвать сейчас
ss-helper-ready = один раз за партию
ss-helper-used-why = Этот помощник уже помог: каждого можно позвать один раз за партию.
ss-helper-not-now = Сейчас его позвать нельзя.
ss-helper-logistician = Бросок поезда не считается, кубик бросают ещё раз. Сразу после броска, пока не выбран выезд из города.
ss-helper-dispatcher = До конца хода поезда могут проезжать через города на зелёный семафор.
ss-helper-conductor = Все поезда одного из цветов инструкции стоят на месте. Пока ни один из них не поехал.
ss-helper-pointsman = Инструкция не выполняется и уходит под низ стопки, открывается следующая. Сразу, как её открыли.
ss-helper-station-attendant = Один поезд из тех, что едут по инструкции, стоит на месте. Пока он не поехал.
ss-helper-coupler = Вы сами выбираете новому поезду свободную отправную точку вместо броска.

## Конец

ss-won = Команда победила!
ss-lost-game = Команда проиграла.
ss-how-cards = Сыграно карточек
ss-how-turns = Выполнено инструкций
ss-how-left = Инструкций осталось
ss-how-runs = Рейсов
ss-how-spaces = Пройдено участков
ss-how-depot = Поездов в депо
ss-how-removed = Инструкций потеряно по часам
ss-how-lost = Потеряно жетонов времени
ss-again = { $count ->
    [0] Сыграть ещё раз
    [one] Сыграть ещё раз с { $count } ботом
   *[other] Сыграть ещё раз с { $count } ботами
}

## Почему бот пошёл бы так

bots-switch-signal-as-good = Это почти не хуже лучшего хода.
bots-switch-signal-worse = Это хуже лучшего хода примерно на { $cards ->
    [one] { $cards } карточку
    [few] { $cards } карточки
   *[many] { $cards } карточек
}.
bots-switch-signal-rather = Лучше так: { $action }.
bots-switch-signal-keep = Сейчас карточки выгоднее приберечь (на руке { $count }).
bots-switch-signal-then-move = После этого можно отправить карточкой поезд { $train }.
bots-switch-signal-opens = Открывает путь { $way }: пригодится позже.
bots-switch-signal-clears = Откроет дорогу здесь: { $field }. Пригодится позже.
bots-switch-signal-later = Это пригодится позже.
bots-switch-signal-red = Иначе { $train } встанет у красного семафора; это будет стоить до { $lost ->
    [one] { $lost } жетона времени
   *[other] { $lost } жетонов времени
}.
bots-switch-signal-closed = Иначе { $train } встанет перед закрытой стрелкой; это будет стоить до { $lost ->
    [one] { $lost } жетона времени
   *[other] { $lost } жетонов времени
}.
bots-switch-signal-head-on = Иначе { $train } и { $other } могут оказаться на одном пути навстречу друг другу.
bots-switch-signal-departure = Иначе { $train } может заехать в отправную точку.
bots-switch-signal-way = Поезду { $train } откроется лучший путь { INTO($city) }.
bots-switch-signal-freer = Путь поезда { $train } станет свободнее, какая бы инструкция ни открылась.
bots-switch-signal-load = { $train } удобнее всех стоит, чтобы отвезти { $good } { INTO($city) }.
bots-switch-signal-run = { $train } идёт { INTO($city) }.
bots-switch-signal-delivers = { $train } сразу доставит товар, если выпадет любая из подходящих граней: их { $faces } из 6.
bots-switch-signal-risk = { $train } может потерять на этом жетоны времени, самое большее { $lost }.
bots-switch-signal-idle = Поезду { $train } нечего везти, и он не должен мешать другим.
bots-switch-signal-nobody = На путях нет ни одного поезда этого цвета: ничего плохого не случится.
bots-switch-signal-on-way = { $train } едет { INTO($city) }: это лучшая дорога туда.
bots-switch-signal-new-train = В среднем по всем отправным точкам это выгоднее всего.
bots-switch-signal-carry-out = Другая инструкция вряд ли будет лучше этой.
bots-switch-signal-helper = Лучшего случая позвать этого помощника, скорее всего, не будет.
