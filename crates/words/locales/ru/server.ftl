# Что говорят столы и сервер.

server-guest = Пассажир
server-guest-number = Пассажир { $number }
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
place-no-file = Копии базы данных делают её собственными средствами: pg_dump и pg_restore. С --data эта команда работает с папкой.
place-in-use = С партиями в { $file } сейчас работает сервер. Сначала остановите его.
place-away = Базой данных { $file } нельзя воспользоваться: { $reason }
place-half-carried = Перенос в { $file } не закончен: запустите roundhouse move ещё раз с теми же местами.
move-done = { $tables ->
    [one] Перенесён { $tables } стол
    [few] Перенесено { $tables } стола
   *[other] Перенесено { $tables } столов
} ({ $entries ->
    [one] { $entries } запись
    [few] { $entries } записи
   *[other] { $entries } записей
}) из { $from } в { $to }; всё сверено построчно. В старом месте всё осталось как было.
move-occupied = В { $to } уже есть партии: выберите пустое место. Ничего не изменено.
move-differs = В { $to } пришло не то, что отправлено ({ $reason }). Старое место не тронуто: запустите ту же команду ещё раз.
serve-no-home = Система не называет папку для данных: укажите её: --data.
serve-failed = Сервер остановился: { $reason }
table-no-advice = За этим столом сейчас нечего предложить.
table-no-hints = За этим столом договорились играть без подсказок.
table-hint-not-now = Подсказку получает тот, кто сейчас принимает решение.
table-hint-none = Выбирать здесь не из чего.
table-away-already = За этого игрока уже играет бот.
table-nobody-there = На этом месте сидит бот.
table-plays-already = Вы и так играете сами.
table-is-there = Игрок на месте: передать его место нельзя.
table-not-offered = Это место больше не свободно.
table-not-here = Это не ваше место.
table-followed-already = Остальные уже играют снова.
table-not-over = Партия ещё не окончена.
table-is-over = Партия окончена.
table-covered = Ходит { $seat }: сначала откройте карты.
table-played-for-you = За вас играет бот: сначала вернитесь в игру.
table-undo-over = Партия окончена: вернуть ход уже нельзя.
table-undo-nothing = Вам нечего брать назад.
table-undo-gone = Просьбы вернуть ход больше нет.
chat-empty = Сообщение пустое: оно не отправлено.
chat-too-long = Слишком длинно: за раз — не больше { $most } букв. Сообщение не отправлено.
chat-too-many = Слишком много сообщений подряд: это не отправлено. Подождите несколько секунд и попробуйте ещё раз.
chat-no-line = Этого сообщения больше нет.
table-bad-salt = К тасованию можно добавить только латинские буквы и цифры, не больше 64.
