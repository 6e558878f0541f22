### Бланки подсчёта: партию за настоящим столом вносят и подсчитывают.

pad-title = бланк подсчёта
pad-title-all = Бланки подсчёта
pad-door = Бланк подсчёта очков
pad-what = Сыграли в настольную игру дома? Нажимайте на то, что лежит на столе, и узнаете, кто победил: с самым длинным путём, лучшим использованием станций и каждым маршрутом.
pad-kept = Сохранено в этом браузере
pad-kept-about = Они есть только в этом браузере: больше их никто не видит, и исчезнут они вместе с его данными.
pad-kept-plain = Весь бланк — в его адресе: чтобы сохранить бланк, добавьте страницу в закладки.
pad-forget = Забыть
pad-offline = Нет связи: последнее нажатие не принято. Всё, что было до него, — в адресе страницы.

pad-count = Игроков
pad-seats = Кого вносим
pad-sheet = Итоги
pad-wrong = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[many] { $count } ошибок
}

pad-tell-buildings = { $seat }: нажимайте на свои перегоны и на города, где что-то построено. Второе нажатие убирает.
pad-tell-routes = { $seat }: нажимайте на свои перегоны. Второе нажатие убирает.
pad-tell-tickets = { $seat }: отметьте свои маршруты и то, какие из них выполнены.
pad-tell-sheet = Чтобы что-то исправить, выберите игрока.
pad-tell-impossible = Так партия кончиться не может: что не сходится, написано ниже.
pad-damaged = Часть этого адреса потеряна или изменена. Проверьте, что внесено.
pad-choose-first = Сначала выберите, чьё это.
pad-taken = { $thing }: это уже занято, владелец — { $seat }.
pad-give = Отдать: { $seat }
pad-no-such = На этом поле такого нет.
pad-nothing = ничего
pad-city = { $city }
pad-seats-range = В эту игру играют от { $fewest } до { $most }.
pad-seat-used = На бланке ещё есть внесённое: { $seat }. Сначала уберите это.

pad-name = Имя
pad-name-button = ОК
pad-left-cars = Осталось вагонов: { $left } из { $most }.
pad-left-stations = Осталось станций: { $left } из { $most }.
pad-left-harbours = Осталось гаваней: { $left } из { $most }.
pad-laid-pieces = Выложено поездов: { $trains }, кораблей: { $ships }; осталось фишек: { $left }.
pad-exchanged = Сколько фишек обменяно за игру
pad-tickets = Маршрутов: { $count }, выполнено: { $done }
pad-search = Найти маршрут по городам
pad-done = выполнен
pad-done-short = ✓
pad-done-first = выполнен в первом раунде
pad-done-first-short = ✓ 1
pad-done-last = выполнен во втором раунде
pad-done-last-short = ✓ 2

pad-twins = { $seat }: заняты оба пути { $route }, а владеть обоими нельзя ({ $rule }).
pad-twin-closed = Заняты оба пути; { $route } — { $seat }. Когда игроков мало, занять можно только один из двух ({ $rule }).
pad-cars = { $seat }: вагонов выложено { $count }, а больше { $most } ни у кого нет ({ $rule }).
pad-stations = { $seat }: станций построено { $count }, а больше { $most } ни у кого нет ({ $rule }).
pad-trains = { $seat }: поездов выложено { $count }, а их всего { $most } ({ $rule }).
pad-ships = { $seat }: кораблей выложено { $count }, а их всего { $most } ({ $rule }).
pad-pieces = { $seat }: фишек выложено { $count }, а больше { $most } ни у кого нет ({ $rule }).
pad-harbours = { $seat }: гаваней построено { $count }, а больше { $most } ни у кого нет ({ $rule }).
pad-no-port = { $seat }: гавань стоит { IN($city) }, а порта там нет ({ $rule }).
pad-no-route-there = { $seat }: гавань стоит { IN($city) }, но ни один свой перегон туда не ведёт ({ $rule }).
pad-exchanged-many = { $seat }: обменяно фишек — { $count }, а больше { $most } внести нельзя ({ $rule }).
pad-long = { $seat }: длинных маршрутов { $count }, а раздают каждому только { $most } ({ $rule }).
pad-few-tickets = { $seat }: маршрутов должно быть не меньше { $least } ({ $rule }). Ничего не забыли?
pad-too-many-cars = На маршруты, отмеченные выполненными, не хватит карт: например, { $colour } нужен { $count } раз, а таких карт { $most } и ещё локомотивов { $locomotives } ({ $rule }).

pad-impossible = Подвести итоги пока нельзя
pad-mend = Перейти туда
pad-longest = Самый длинный путь: { $length }; { $seats }. Он показан на карте.
pad-borrowed = { $seat }: станция { IN($city) } пользуется перегоном { $route } ({ $owner }).
pad-share = Поделиться, напечатать, сохранить
pad-share-about = Весь бланк — в его адресе: кто его откроет, увидит то же самое и сможет продолжить.
pad-link = Адрес этого бланка
pad-copy = Скопировать
pad-copied = Скопировано
pad-send = Отправить
pad-print = Напечатать
pad-code = Адрес этого бланка в виде кода для камеры
pad-all = Все бланки подсчёта
