# Страницы: рамка, начало, стол до игры и сама игра.

## На каждой странице

page-skip = К содержанию
page-motto = депо настольных поездов
page-nav = Разделы
page-home = Депо
page-about = О депо
page-unofficial = Неофициальная любительская версия без коммерческих целей.
page-about-more = Подробнее

## Начало

home-what = Настольные игры о поездах: с друзьями по ссылке или с ботами прямо сейчас. Без регистрации.
home-play = Играть сейчас
start-play-text = Вы и боты. Партия займёт минут двадцать.
start-play-together = Вы и боты — одна команда против часов. Можно и одному за всех.
start-hands = Рук у меня
start-options = Настройки
home-play-button = Поехали
home-friends = Стол с друзьями
home-friends-text = Вы получите ссылку: кто по ней придёт, тот и сядет за стол.
home-friends-button = Накрыть стол
home-name = Ваше имя
home-name-hint = Пассажир
home-bots = Ботов
home-bots-of-them = Из них ботов
home-seats = Мест
home-level = Сила ботов
home-first = Первый ход
home-first-random = по жребию
home-first-me = мой
home-tables = Ваши столы
home-stage-open = ждёт игроков
home-stage-mine = ваш ход
home-stage-playing = идёт игра
home-stage-over = сыграно
level-trainee = стажёр
level-fireman = кочегар
level-driver = машинист
level-stationmaster = начальник станции
level-trainee-about = только выучил правила
level-fireman-about = знает своё дело
level-driver-about = планирует всю партию
level-stationmaster-about = обыграть трудно
start-hints = Подсказки
start-hints-yes = всем, кто попросит
start-hints-no = играем без них

## Подсказки

hint-ask = Подсказка
hint-ask-about = Как поступил бы здесь сильный игрок и почему?
hint-thinking = Думаю…
hint-title = Начальник станции поступил бы так
hint-do = Так и сделать
hint-others = Что ещё рассматривалось
hint-own-knowledge = Только по тому, что знаете вы сами: остальное многократно разыграно в уме.
hint-odds = шансы на победу { $percent } %
hint-ahead = { $count ->
    [one] в среднем впереди на { $count } очко
    [few] в среднем впереди на { $count } очка
   *[many] в среднем впереди на { $count } очков
}
hint-behind = { $count ->
    [one] в среднем позади на { $count } очко
    [few] в среднем позади на { $count } очка
   *[many] в среднем позади на { $count } очков
}
hint-even = в среднем наравне

## Стол до игры

lobby-title = Стол ждёт
lobby-link = Ссылка для друзей
lobby-copy = Копировать
lobby-copied = Скопировано
lobby-qr = Ссылка в виде QR-кода
lobby-scan = Или отсканируйте телефоном.
lobby-unreachable = Этот адрес открывается только на этом компьютере. Чтобы могли прийти друзья, остановите программу и запустите её так:
lobby-chairs = За столом
lobby-free = свободно
lobby-join = Сесть за стол
lobby-watch = Все места заняты. Когда начнётся игра, на неё можно будет смотреть здесь.
lobby-bot = Посадить бота
lobby-start = Начать игру
lobby-not-yet = Начать можно, когда заняты все места.
lobby-wait = Игру начнёт хозяин стола. Страница обновится сама.

## За столом

table-you = вы
table-bot = бот
table-offline = Связь прервалась. Соединяемся снова…
table-unsent = Связь прервалась. Ваш ход уйдёт, как только она восстановится.
players-title = Игроки
players-turn = ходит
players-won = победа
players-points = Очки
players-cars = вагоны
players-cards = карты
players-tickets = маршруты
players-stations = станции
players-last-round = Последний круг: { $count ->
    [one] остался { $count } ход
    [few] осталось { $count } хода
   *[many] осталось { $count } ходов
}.

prompt-your-turn = Ваш ход.
prompt-your-turn-title = Ваш ход
prompt-turn = Возьмите карты, займите перегон, постройте станцию или возьмите маршруты.
prompt-second-card = Возьмите вторую карту: открытую или из колоды.
prompt-opening = Выберите маршруты: оставьте не меньше { $count ->
    [one] { $count } маршрута
   *[other] { $count } маршрутов
}.
prompt-tickets = Выберите маршруты: оставьте хотя бы { $count ->
    [one] { $count } маршрут
    [few] { $count } маршрута
   *[many] { $count } маршрутов
}.
prompt-tunnel = Туннель оказался длиннее: доплатите { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} или откажитесь.
prompt-stuck = Сделать ничего нельзя, остаётся пропустить ход.
prompt-skip = Пропустить ходы ботов
prompt-pass = Пропустить ход
prompt-wait = Ходит { $seat }.
prompt-wait-opening = Маршруты выбирают: { $seats }.
prompt-wait-tickets = { $seat } выбирает маршруты.
prompt-wait-second-card = { $seat } берёт вторую карту.
prompt-wait-tunnel = { $seat } решает, что делать с туннелем.

market-title = Открытые карты
market-deck = колода
market-deck-size = В колоде { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
market-discards = сброс: { $count }

hand-title = Ваши карты
hand-station = + станция
hand-empty = Карт на руке нет.

# Слова на картах: короткие.
face-purple = фиолет.
face-blue = синий
face-orange = оранж.
face-white = белый
face-green = зелёный
face-yellow = жёлтый
face-black = чёрный
face-red = красный
face-locomotive = локом.

tickets-title = Ваши маршруты
tickets-take = + взять ещё
tickets-none = Маршрутов пока нет.
tickets-long = длинный
tickets-done-title = Выполнен: { $points ->
    [one] +{ $points } очко
    [few] +{ $points } очка
   *[many] +{ $points } очков
}. Нажмите, чтобы увидеть на карте.
tickets-open-title = Ещё не выполнен: { $points ->
    [one] плюс или минус { $points } очко
    [few] плюс или минус { $points } очка
   *[many] плюс или минус { $points } очков
}. Нажмите, чтобы увидеть путь на карте.
tickets-missed-title = Не выполнен: { $points ->
    [one] −{ $points } очко
    [few] −{ $points } очка
   *[many] −{ $points } очков
}. Нажмите, чтобы увидеть путь на карте.

## Выбор

choice-close = Закрыть
keep-title = Какие маршруты оставить?
keep-title-opening = Ваши первые маршруты
keep-least = Отметьте не меньше { $count ->
    [one] { $count } маршрута
   *[other] { $count } маршрутов
}. Выполненный маршрут приносит очки, невыполненный — отнимает.
keep-button = Оставить отмеченные
tunnel-title = Туннель
tunnel-laid = Вы положили
tunnel-turned = Открылись
tunnel-extra = Нужно доплатить { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
tunnel-decline = Отказаться и забрать карты
# Мужской род: «перегон».
route-facts = { $colour } { $kind }: { $pieces }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
route-pay = Чем заплатить?
pay-more = { $count ->
    [one] Ещё { $count } способ
    [few] Ещё { $count } способа
   *[many] Ещё { $count } способов
}
route-tunnel-risk = Откроются ещё три карты: за каждую такого же цвета и за каждый локомотив придётся доплатить.
route-owned = Перегон занят: { $name }.
route-affordable = Карт на этот перегон хватает.
short-coloured = Не хватает: { $cards }. Вместо них годятся и локомотивы.
short-any = Не хватает { $count ->
    [one] { $count } карты
   *[other] { $count } карт
} того цвета, которого у вас больше всего, или локомотивов.
short-locomotives = Для парома не хватает { $count ->
    [one] { $count } локомотива
   *[other] { $count } локомотивов
}.
station-title = Станции
station-what = Станция позволяет в конце игры провести свои маршруты по одному чужому перегону из этого города. Неиспользованная станция приносит очки.
building-choose = Выберите город на карте.
station-pay = Чем заплатить? Станций осталось: { $left }

## Ход игры

log-title = Ход игры

## Конец

score-title = Итоги
score-player = Игрок
score-tickets = Маршруты
score-done = выполнен
score-missed = не выполнен
score-again = { $count ->
    [one] Сыграть ещё раз с { $count } ботом
   *[other] Сыграть ещё раз с { $count } ботами
}

## Что-то не так

notice-sorry = Стоп-кран
notice-home = В депо
notice-not-found = Такой станции нет
notice-not-found-text = Здесь ничего нет: может быть, в адресе ошибка или стол уже убрали.
notice-failed = Что-то сломалось
notice-failed-text = Это наша вина, а не ваша. Обновите страницу: сыгранные ходы не пропадают.
notice-not-your-seat = Это не ваше место
notice-not-your-seat-text = На этом месте сидит кто-то другой. Если это вы, откройте стол в том браузере, в котором садились.

## О депо

about-title = О депо
about-what = Roundhouse — дом для настольных игр о поездах. Правила считает программа, за столом сидят люди и боты, а чужих карт не видит никто.
about-unofficial-title = Неофициально и бесплатно
about-unofficial = Это любительская версия, сделанная из любви к играм. Она ничего не продаёт и не связана ни с авторами, ни с издателями игр. Сами игры, их названия и оформление принадлежат правообладателям. Понравилось — купите коробку: за настоящим столом ещё лучше.
about-europe = «Европа» — это Ticket to Ride: Europe (в России — «Билет на поезд: Европа»). Автор — Алан Р. Мун, издатель — Days of Wonder.
about-great-lakes = «Великие озёра» — одна из двух карт Ticket to Ride: Rails & Sails. Автор — Алан Р. Мун, издатель — Days of Wonder.
about-card-game = «Карточная игра» — это Ticket to Ride: The Card Game. Автор — Алан Р. Мун, издатель — Days of Wonder.
about-switch-signal = «Паровозы и семафоры» — это Switch & Signal. Автор — Дэвид Томпсон, издатель — Kosmos. Печатных полей мы не видели: обе сети путей придуманы нами по числам из правил.
about-boards-title = Поле и рисунки
about-boards = Города, перегоны и маршруты — факты; они собраны из открытых источников и проверены. Берега, реки и горы нарисованы по данным, которые принадлежат всем.
about-drawings = Все рисунки, значки, карты и плакаты — наши собственные.
about-privacy-title = Что мы храним
about-privacy = Имя, которое вы написали, ваши столы и один секретный cookie, по которому вас узнаёт ваше место. Больше ничего, и никому не передаём.
