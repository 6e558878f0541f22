# Страница «Паровозов и семафоров».

switch-signal-poster = ПУТЬ СВОБОДЕН

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
switch-signal-option-goods-about = Когда их десять, товаров каждого цвета по три: нужны по два каждого цвета и ещё два любых.
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

## Что решать

ss-prompt-decides = Решает { $seat }.
ss-prompt-lay = Положите жетоны этой стрелки: какой проезд будет открыт?
ss-prompt-light-city = Поставьте в этом городе зелёный семафор.
ss-prompt-light-between = Поставьте зелёный семафор на поле между городами. Осталось: { $count }.
ss-prompt-light-extra = Поставьте дополнительный семафор на любое красное поле.
ss-prompt-revealed = Выполнить инструкцию или позвать стрелочника?
ss-prompt-new = Новый поезд: какого цвета?
ss-prompt-departing = Новый поезд ({ $colour }): откуда он отправится?
ss-prompt-colour = Поезда какого цвета поедут?
ss-prompt-order = Какой поезд поедет следующим?
ss-prompt-rolled = { $train }: на кубике { $points }. Куда ехать?
ss-prompt-arrived = { $train } в городе, осталось очков: { $points }. Остановиться или ехать дальше?
ss-prompt-cards = Сыграйте карточки или закончите ход.
ss-end-turn = Закончить ход
ss-propose-end = Предложить закончить ход

ss-proposals = Предложения
ss-proposals-do = Сделать так
ss-only-proposes = Сейчас решаете не вы: нажмите, чтобы предложить.

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
ss-kind-signal-about = Карточка «Семафор» переносит любой зелёный семафор на красное поле. Нажмите на красный семафор, который должен стать зелёным. В каждом городе остаётся хотя бы один зелёный.
ss-kind-switch-about = Карточка «Стрелка» переводит одну стрелку. Нажмите на неё на карте.
ss-kind-move-about = Карточка «Движение» отправляет один поезд по его кубику. Нажмите на поезд, чтобы увидеть, куда он приедет с каждым броском.
ss-hand-mine = Ваши карточки
ss-hand-of = Карточки: { $seat }
ss-your-turn-hand = Ваш ход, рука { $number }.
ss-hand-count = Карточек на руке: { $count }
ss-deck = Карточек в стопке: { $count }, в сбросе: { $discards }
ss-deck-word = стопка
ss-cards = { $cards }
ss-cards-map = Нажмите на семафор, стрелку или поезд на карте или на карточку.
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
ss-light-map = Нажмите на одно из подсвеченных полей на карте.
ss-all-of-them = Показать списком
ss-junction = Стрелка
ss-switch = { $junction }: открыт проезд { $one } — { $other }
ss-switch-empty = { $junction }: жетоны ещё не лежат
ss-set-it = Перевести
ss-departure = Отправная точка { $number }, { $point }
ss-departure-about = Отсюда выходят новые поезда. Поезд, который приедет сюда с линии, уходит в депо, и снимаются 2 жетона времени.
ss-coupler-map = Сцепщик выбирает любую свободную отправную точку: нажмите на неё на карте.
ss-city = { $city }, торговый город ({ $good }). Осталось: { $count }
ss-city-pass = Поезда могут здесь остановиться, это ничего не стоит, или проехать на зелёный семафор.
ss-city-stop = Здесь останавливается каждый поезд, это ничего не стоит.
ss-port = { $city }, порт. Доставлено товаров: { $count }
ss-port-takes = Порт принимает:

## Поезда

ss-train-depot = { $train } в депо.
ss-train-empty = { $train }, пустой, { $place }
ss-train-loaded = { $train }, груз: { $good }, { $place }
ss-in-depot = в депо: { $count }
ss-on-network = на линии: { $count }
ss-look = Куда приедет { $train } с каждым броском
ss-look-word = куда?
ss-rolls = Куда он приедет с каждым броском
ss-preview = На кубике { $points }: приедет сюда. Жетонов времени снимется не больше: { $most }.
ss-with-dispatcher = С диспетчером:
ss-delivers = Доставит { $good }
ss-to-depot = В депо
ss-lost = Потеряно жетонов времени: { $count }

# Почему поезд остановился: два-три слова на карте.
ss-mark-about = { $train }: { $why }
ss-mark-red = красный семафор
ss-mark-closed = стрелка закрыта
ss-mark-behind = впереди поезд
ss-mark-city-taken = город занят
ss-mark-head-on = лоб в лоб
ss-mark-no-exit = выезда нет
ss-mark-in-city = в городе
ss-mark-in-port = в порту
ss-mark-at-departure = ушёл с линии
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
ss-orders-bottom = Самой последней, по слову стрелочника
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
ss-helper-used = помощь уже была
ss-helper-now = можно позвать сейчас
ss-helper-ready = один раз за игру
ss-helper-used-why = Помощь уже была: каждого можно позвать один раз за игру.
ss-helper-not-now = Сейчас не время.
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
ss-how-runs = Поездок
ss-how-spaces = Пройдено участков
ss-how-depot = Поездов в депо
ss-how-removed = Инструкций съели часы
ss-how-lost = Потеряно жетонов времени
ss-again = { $count ->
    [0] Сыграть ещё раз
    [one] Сыграть ещё раз с { $count } ботом
   *[other] Сыграть ещё раз с { $count } ботами
}
