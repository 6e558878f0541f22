# Поля, столы и запись ходов: что не так в том, что кто-то написал.

## Подготовка стола

setup-seats = Мест за этим столом не может быть { $seats }: нужно не меньше { $fewest } и не больше { $most }.
setup-first = Место { $seat } не может ходить первым: за этим столом { $seats ->
    [one] только { $seats } место
    [few] только { $seats } места
   *[many] только { $seats } мест
}. A — это первое место, B — второе и так далее.

## Любой файл с данными

facts-syntax = Строка { $line }: это не TOML ({ $reason }): { $found }
facts-missing-table = Строка { $line }: файл кончился, а { $table } в нём нет. Добавьте.
facts-unknown-table = Строка { $line }: «{ $key }» в этом файле лишнее. { $hint }
facts-not-a-table = Строка { $line }: на месте «{ $key }» стоит { $found }, а { $expected }.
facts-too-many = Строка { $line }: таблиц { $table } слишком много: { $found }. Можно не больше { $bound }.
facts-too-few = Строка { $line }: таблиц { $table } слишком мало: { $found }. Нужно не меньше { $bound }.
facts-missing-key = Строка { $line }: в { $entry } не хватает «{ $key }». Добавьте.
facts-unknown-key = Строка { $line }: «{ $key }» в { $entry } лишнее. { $hint }
facts-wrong-type = Строка { $line }: для «{ $key }» в { $entry } указано { $found }, а ожидается { $expected }.
facts-bad-text = Строка { $line }: для «{ $key }» в { $entry } указано { $found }, а ожидается одна строка длиной от 1 до { $max } знаков, без пробелов по краям.
facts-out-of-range = Строка { $line }: для «{ $key }» в { $entry } указано { $found }, а ожидается число от { $min } до { $max }.
facts-unknown-word = Строка { $line }: «{ $found }» не подходит для «{ $key }» в { $entry }. { $hint }

# Что написать вместо этого: отдельное предложение.
facts-hint-near = Может быть, «{ $word }»?
facts-hint-allowed = Здесь можно: { $words }.

# После «ожидается».
facts-type-text = текст в кавычках
facts-type-whole = целое число
facts-type-number = число
facts-type-yes-no = true или false
facts-type-list = список в квадратных скобках
facts-type-pair = пара целых чисел вида [3, 4]
# Эти два — со своим глаголом, для facts-not-a-table.
facts-type-table = ожидается одна таблица с заголовком [{ $key }]
facts-type-tables = ожидаются таблицы, каждая с заголовком [[{ $key }]]

## Поля

board-bad-id = Строка { $line }: в id «{ $id }» ({ $entry }) могут быть только буквы a–z, цифры и дефисы.
board-same-city = Строка { $line }: id «{ $id }» из { $entry } уже занят в { $other }. Нужен другой.
board-unknown-city = Строка { $line }: города «{ $city }» нет. { $hint }
board-hint-cities = Города — это те, что заданы в таблицах [[city]].
board-same-ends = Строка { $line }: { $entry } ведёт из «{ $city }» туда же. Нужны два разных города.
board-points-twice = Строка { $line }: в «points_by_length» длина { $length } стоит дважды. Оставьте что-то одно.
board-no-points = Строка { $line }: в { $entry } длина { $length }, но очков за неё в «points_by_length» нет. Добавьте туда [{ $length }, …].
board-card-count = Строка { $line }: по { $entry } выходит карт: { $found } (8 × cards_per_color + locomotives), а должно быть от { $min } до { $max }.
board-no-ferry = Строка { $line }: локомотивы бывают только у паромов, а вид { $entry } — «{ $kind }». Сделайте его «ferry» или поставьте 0 вместо { $found }.
board-unequal-double = Строка { $line }: { $entry } соединяет те же города, что и { $other }, значит, и остальное должно совпадать: длина { $length }, вид «{ $kind }».
board-third-route = Строка { $line }: { $entry } — уже третий перегон { $route }. Два города соединяют не больше двух.
board-same-id = Строка { $line }: { $entry } и { $other } в записях назывались бы одинаково: «{ $id }». Измените id одного из их городов.
board-same-ticket = Строка { $line }: в { $entry } те же два города, что и в { $other }. Уберите или измените один из маршрутов.
board-impossible-ticket = Строка { $line }: { $entry } ({ $ticket }) выполнить нельзя: перегоны не соединяют эти города.
board-seats = Строка { $line }: «seats» в { $entry } — это { $found }, а сначала пишут наименьшее число игроков, потом наибольшее.
board-tie-twice = Строка { $line }: «ties» в { $entry } называет { $found } дважды. Оставьте что-то одно.
board-long-under-deck = Строка { $line }: { $entry } раздаёт длинные маршруты и кладёт лишние под колоду, а длинным там не место. Напишите 0 в «dealt_long_tickets» или «out-of-game» в «opening_returned».
board-too-few-tickets = Строка { $line }: длинных маршрутов { $long }, остальных { $regular }, а даже за самым маленьким столом нужно не меньше { $min_long } и { $min_regular }.

## Запись ходов и позиций

notation-unknown-action = «{ $text }» — не ход. Ход начинается словом keep, take, blind, claim, pay, decline, tickets, station или pass.
notation-no-cards = В «{ $text }» не сказано, какие карты положены. Напишите их после двоеточия: «claim dieppe-paris: 1 purple».
notation-unknown-card = Карты «{ $text }» нет. Карты называются { $cards }.
notation-bad-cards = «{ $text }» не читается как карты. Напишите, сколько и каких, каждый вид один раз: «2 red 1 locomotive».
notation-bad-payment = Заплатить «{ $text }» нельзя. Кладут карты одного цвета, локомотивы или то и другое: «2 red 1 locomotive».
notation-unknown-route = Перегона «{ $text }» нет. Перегоны называют по id их городов, а двойные ещё и по цвету: «dieppe-paris», «berlin-frankfurt:red».
notation-unknown-city = Города «{ $text }» нет. Города называют по их id в файле поля: «paris».
notation-unknown-ticket = Маршрута «{ $text }» нет. Маршруты называют по id их городов: «brest-petrograd».
notation-unknown-seat = Места «{ $text }» за этим столом нет. A — это первое место, B — второе и так далее.
notation-bad-state = «{ $text }» не читается как часть позиции.
notation-impossible-state = Такой позиции быть не может: { $text }.
