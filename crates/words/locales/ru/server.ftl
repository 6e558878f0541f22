# Что говорят столы и сервер.

server-guest = Пассажир
server-bot-1 = Фёдор
server-bot-2 = Вера
server-bot-3 = Степан
server-bot-4 = Нина
server-bot-5 = Егор

server-board-too-large = В файле { $size } КБ, а можно не больше { $most } КБ.

table-bad-log = Журнал этого стола повреждён на записи { $entry }. Ничего не изменено; разобраться может хозяин этого сервера.
table-other-state = На шаге { $step } этот стол расходится с записанным: его играла другая версия правил или журнал повреждён. Ничего не изменено.
table-has-begun = Игра уже началась: вы можете смотреть.
table-not-begun = Игра ещё не началась.
table-sits-already = Вы уже сидите за этим столом.
table-full = Все места заняты: вы можете смотреть.
table-not-full = Есть свободные места: пригласите кого-нибудь или посадите ботов.
table-only-host = Это может делать только тот, кто накрыл стол.
table-chair-is-free = Это место и так свободно.
table-no-name = В имени должна быть хотя бы одна буква.

serve-open = Roundhouse открыт: { $address }
serve-open-others = Остальные в этой же сети открывают { $address }
serve-open-all = Остальные тоже могут его открыть — по адресу этого компьютера.
serve-open-here-only = Открыть его можно только на этом компьютере. Чтобы могли и другие в этой сети: --host 0.0.0.0
serve-open-public = Для всех: { $address }
serve-passphrase = Войти можно, только зная кодовую фразу.
serve-no-passphrase = Играть может каждый, кто сюда попадёт; чужих не пустит --passphrase-file.
serve-data = Партии хранятся в { $file }
serve-stop = Закрыть — Ctrl+C.
serve-port-taken = Порт { $port } занят: им пользуется другая программа — может быть, ещё один Roundhouse. Выберите другой: --port { $other }
serve-cannot-listen = Не удаётся открыть адрес { $address }: { $reason }
serve-not-ours = { $host } — не адрес этого компьютера. --host 127.0.0.1 — только для этого компьютера, --host 0.0.0.0 — и для других.
serve-port-forbidden = Система не даёт программе порт { $port } ({ $reason }). Порты от 1024 доступны всем: --port 4710
serve-two-passphrases = Кодовая фраза указана дважды — сама и файлом: оставьте что-нибудь одно.
serve-empty-passphrase = Кодовая фраза пуста.
serve-no-data = Папка { $folder } не годится: { $reason } Укажите другую: --data.
serve-no-store = Не удаётся открыть партии в { $file }: { $reason }
serve-no-home = Система не называет папку для данных: укажите её: --data.
serve-failed = Сервер остановился: { $reason }
table-no-advice = За этим столом сейчас нечего предложить.
table-no-hints = За этим столом договорились играть без подсказок.
table-hint-not-now = Подсказку получает тот, кто сейчас принимает решение.
table-hint-none = Выбирать здесь не из чего.
