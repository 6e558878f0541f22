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

notice-home = В депо
notice-back = Вернуться
notice-back-table = Вернуться к столу
refusal-code = Код:
refusal-refused-title = Стоп-кран
refusal-refused = Так сделать нельзя. Вернитесь и посмотрите, что можно.
refusal-not-found-title = Нет такой станции
refusal-not-found = По этому адресу ничего нет. Возможно, в нём опечатка: проверьте его или начните с главной страницы.
refusal-no-table-title = Нет такого стола
refusal-no-table = Возможно, в ссылке опечатка или стол уже убрали. Попросите ссылку ещё раз или накройте новый стол.
refusal-not-your-seat-title = Это не ваше место
refusal-not-your-seat = На этом месте сидит кто-то другой. Если это вы, откройте стол в том браузере, в котором садились.
refusal-foreign-form-title = Не с нашей страницы
refusal-foreign-form = Эту форму отправила чужая страница, поэтому ничего не сделано. Откройте страницу здесь и попробуйте снова.
refusal-bad-form-title = Форму не прочитать
refusal-bad-form = В ней чего-то не хватает или что-то не на своём месте, поэтому ничего не сделано. Вернитесь, обновите страницу и попробуйте снова.
refusal-too-large-title = Слишком много багажа
refusal-too-large = Прислано больше, чем здесь принимают, поэтому ничего не сделано. Вернитесь и пришлите меньше.
refusal-wrong-method-title = Не по тому пути
refusal-wrong-method = К этому адресу так не обращаются, поэтому ничего не сделано. Вернитесь и пользуйтесь ссылками и кнопками страницы.
refusal-wrong-type-title = Не наша форма
refusal-wrong-type = Здесь читают только формы со своих страниц. Это пришло в другом виде, поэтому ничего не сделано: вернитесь и пользуйтесь кнопками страницы.
refusal-too-many-tables-title = Слишком много столов
refusal-too-many-tables = Вы накрыли столько столов, сколько пока можно одному человеку. Доиграйте за одним из них или попробуйте позже.
refusal-too-many-streams-title = Открыто слишком много страниц
refusal-too-many-streams = У вас здесь открыто столько страниц, что эта не может обновляться сама. Закройте лишние и обновите эту.
refusal-too-many-requests-title = Не так быстро
refusal-too-many-requests = От вас пришло больше запросов, чем здесь успевают обработать. Подождите несколько секунд и попробуйте снова.
refusal-busy-title = Все пути заняты
refusal-busy = Сейчас слишком много работы, поэтому ничего не сделано. Подождите немного и попробуйте снова.
refusal-thinking-already-title = Уже думаем
refusal-thinking-already = Над вашей подсказкой уже думают. Она появится на странице сама: просить ещё раз не нужно.
refusal-store-failed-title = Не сохранено
refusal-store-failed = Ваше действие не удалось записать, поэтому оно не сделано. Всё, что было подтверждено раньше, сохранено, насколько читается диск. Попробуйте снова; если не поможет, скажите тому, кто держит это депо.
refusal-store-full-title = На диске нет места
refusal-store-full = На диске этого депо кончилось место: сейчас ничего не сохраняется, и ваше действие не сделано. Скажите тому, кто держит депо, и попробуйте позже.
refusal-store-damaged-title = Файл повреждён
refusal-store-damaged = Файл, в котором хранятся партии, повреждён. Часть сыгранного могла пропасть; сколько именно, пока неизвестно. Прежде чем играть дальше, скажите тому, кто держит это депо: возможно, есть резервная копия.
refusal-stopping-title = Депо закрывается
refusal-stopping = Программу останавливают — может быть, чтобы тут же запустить снова, — поэтому ничего не сделано. Подождите несколько секунд и попробуйте снова.
refusal-unknown-title = Что-то сломалось
refusal-unknown = Виноваты мы, а не вы. Вернитесь и проверьте, сделано ли то, что вы хотели, а уже потом пробуйте снова. Если повторится, скажите тому, кто держит это депо, и назовите код внизу.
refusal-stale-title = За это время кое-что произошло
refusal-stale = С тех пор как вы смотрели, за столом кое-что произошло, поэтому ваше нажатие не засчитано. Вот что на столе сейчас.
refusal-not-begun-title = Игра ещё не началась
refusal-not-begun = Игра ещё не началась, ходить пока некуда. Подождите, пока её начнёт хозяин стола: страница обновится сама.
refusal-departed-title = Партию нельзя продолжить
refusal-departed = Правила с тех пор изменились, и эта партия с ними больше не сходится. До этого места её можно посмотреть, а журнал скачать; чтобы играть, накройте новый стол.
refusal-passphrase-wrong-title = Пароль не подходит
refusal-passphrase-wrong = Здесь другой пароль. Проверьте заглавные буквы и раскладку или спросите того, кто вас пригласил.
refusal-locked-title = Здесь закрытая дверь
refusal-locked = Сюда пускают тех, кто знает пароль. Откройте любую страницу, чтобы его ввести.
refusal-slow-title = Слишком долго
refusal-slow = Отправленное не дошло вовремя, поэтому ничего не сделано. Вернитесь и попробуйте снова.
refusal-still-secret-title = Не раньше конца
refusal-still-secret = Запись партии можно забрать, когда она закончится: до тех пор в ней есть то, чего другим знать нельзя.

## Дверь депо с паролем

enter-title = Вход для своих
enter-text = Это депо открыто не для всех. Чтобы войти, введите пароль; его знает тот, кто вас пригласил.
enter-passphrase = Пароль
enter-button = Войти

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
