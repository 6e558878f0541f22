# Как открывают стол: кто за ним сидит и на каких условиях, приглашение и столы, которые ждут.

## Условия

start-people = Вместе за одним экраном
start-people-about = Карты открывает тот, чей ход; между ходами они закрыты.
start-people-count = Человек за этим экраном
start-people-name = Имя игрока { $number }
start-terms = Время, подсказки, зрители
start-pace = Время на раздумья
pace-none = сколько угодно
pace-quick = быстро: 20 секунд на решение и 5 минут в запасе
pace-live = спокойно: 45 секунд на решение и 15 минут в запасе
pace-day = сутки на каждое решение
pace-days = трое суток на каждое решение
pace-other = как задал хозяин стола
start-watched = Зрители
start-watched-yes = любой, у кого есть ссылка
start-watched-no = стол видят только игроки
start-listed = Кто может прийти
start-listed-no = те, у кого есть ссылка
start-listed-yes = кто угодно: стол виден на главной
start-stand-in = Бот на замену
start-stand-in-about = Он играет за того, кто ушёл или просрочил время, пока тот не вернётся.

## Параметры, подобранные друг к другу

start-preset = Сложность
preset-easy = Легко
preset-standard = Стандарт
preset-hard = Трудно
preset-expert = Для знатоков
preset-own = По-своему
preset-own-about = Каждый параметр вы задаёте ниже сами.
preset-says = по выбранной сложности

## Столько за стол не сядет

refusal-party-size-title = Столько за стол не сядет
refusal-party-size = Стол не открыт, и ничего не изменено: выберите другое число и отправьте ещё раз.
server-party-size = Вместе с ботами выходит { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}. В эту игру играют от { $fewest } до { $most }.
server-party-bots = Вы и { $bots ->
    [one] { $bots } бот
    [few] { $bots } бота
   *[many] { $bots } ботов
} не уместитесь на { $seats ->
    [one] { $seats } месте
   *[many] { $seats } местах
}.

## Стол до игры

lobby-invites = { $name } приглашает вас за стол. Игра: { $game }.
lobby-invited = Вас приглашают за стол. Игра: { $game }.
lobby-in-short = Мест: { $seats }, свободно: { $free }. Время на раздумья: { $pace }.
lobby-first = Напишите, как вас зовут, и садитесь. Регистрация не нужна; партия начнётся, когда соберутся все.
lobby-no-watch = Все места заняты, а видеть этот стол будут только игроки.
lobby-terms = Во что и как играют
lobby-code = Или пусть наберут на главной этот код:
lobby-leave = Встать
lobby-remove-bot = Убрать бота
lobby-remove-guest = Освободить место
lobby-swap = Поменять со следующим местом
lobby-more-seats = Добавить место
lobby-fewer-seats = Убрать место
lobby-hold = Занять ещё одно место
lobby-first-turn = Пусть ходит первым
lobby-first-by-lot = Первый ход по жребию
lobby-first-free = тот, кто займёт место { $number }
lobby-goes-first = начинает
table-no-such-chair = Такого места за этим столом нет.
lobby-livery = Цвет и узор
lobby-colour = Цвет
lobby-pattern = Узор
lobby-livery-taken = { $name } — занято
table-colour-taken = Этот цвет за столом уже занят: выберите другой.
table-pattern-taken = Этот узор за столом уже занят: выберите другой.
table-chairs-taken = Убрать можно только свободное место: сначала освободите его.
table-no-chair = Двух таких мест за этим столом нет.
table-seats = В эту игру играют от { $fewest } до { $most }.

## Как найти стол

home-open = Столы, где есть места
home-open-none = Сейчас открытых столов нет. Откройте свой или наберите код.
home-open-gone = мест нет
home-to-open = { $count ->
    [0] Столы, где есть места
   *[other] Столов, где есть места: { $count }
}
home-to-code = У меня есть код стола
home-open-free = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}
home-code = Код стола
home-code-button = К столу
refusal-not-watched-title = Стол только для игроков
refusal-not-watched = Хозяин этого стола играет без зрителей. Если вы за ним сидите, откройте его в том браузере, в котором садились, или вернитесь по ключу восстановления.
refusal-code-unknown-title = Такого кода нет
refusal-code-unknown = Среди столов, которые ждут игроков, нет стола с таким кодом. Возможно, в нём опечатка или партия уже началась: проверьте его или попросите ссылку.
refusal-code-ambiguous-title = Такой код у двух столов
refusal-code-ambiguous = С этих букв начинается больше одного стола. Попросите ссылку: она ведёт к нужному.
