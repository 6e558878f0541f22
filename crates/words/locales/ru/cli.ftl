# Программа в командной строке.

cli-about = Roundhouse — депо настольных игр о поездах
cli-serve = Запускает сервер на этом компьютере, чтобы играть в браузере (по умолчанию)
cli-games = Показывает, во что можно играть
cli-bench = Измеряет, как быстро движок играет на одном ядре
cli-soak = Играет очень много случайных партий и проверяет каждую позицию
cli-replay = Пересказывает записанную партию и проверяет каждый её шаг
cli-record = Играет случайную партию и пишет её запись
cli-board = Проверяет файл поля, показывает, что в нём, или даёт образец
cli-board-check = Говорит, верен ли файл поля, а если нет — что исправить
cli-board-show = Показывает перегоны и маршруты из файла поля
cli-board-file = Пишет файл одного из наших полей, чтобы сделать из него своё

cli-backup = Копирует все партии в один файл, в том числе при работающем сервере
cli-restore = Ставит копию всех партий на место тех, что есть
cli-tables = Показывает, выгружает, удаляет и проверяет сохранённые столы
cli-tables-list = Перечисляет столы, начиная с тех, где играли последними
cli-tables-export = Выгружает журналы столов, партии — как записи, и принесённые поля
cli-tables-delete = Удаляет столы насовсем
cli-tables-expire = Удаляет столы, за которыми давно никого не было
cli-tables-check = Разыгрывает каждый стол заново: продолжатся ли все партии по правилам этой версии?

cli-heading-usage = Вызов
cli-heading-commands = Команды
cli-heading-arguments = Аргументы
cli-heading-options = Параметры

cli-value-command = КОМАНДА
cli-value-options = ПАРАМЕТРЫ
cli-value-game = ИГРА
cli-value-file = ФАЙЛ
cli-value-own-board = ПОЛЕ
cli-value-folder = ПАПКА
cli-value-number = ЧИСЛО
cli-value-text = ТЕКСТ
cli-value-seat = МЕСТО
cli-value-word = СЛОВО
cli-value-address = АДРЕС
cli-value-table = СТОЛ
cli-value-age = ВОЗРАСТ
cli-value-url = URL
cli-value-language = ЯЗЫК

cli-arg-host = Какой адрес слушать: 127.0.0.1 — только этот компьютер, 0.0.0.0 или :: — и все остальные (127.0.0.1)
cli-arg-port = Порт (4710)
cli-arg-data = Папка для партий (если не указана — ваша папка данных)
cli-arg-database = База данных, общая для нескольких серверов, вместо папки: postgres://user@host/name (если с паролем — лучше в окружении)
cli-move = Переносит все партии в другое место: из папки в базу данных или обратно
cli-value-place = место
cli-arg-move-from = Откуда: папка или адрес базы данных; никакой сервер не должен с ними работать
cli-arg-move-to = Куда: пустая папка или пустая база. В старом месте всё остаётся как было
cli-arg-pace = Сколько миллисекунд боты ждут перед каждым действием (1100)
cli-arg-public-url = Адрес, который набирают люди, если он другой: https://house.example
cli-arg-trust-proxy = Верить прокси перед сервером, кто спрашивает и по https ли
cli-arg-passphrase = Кодовая фраза, без которой не войти (лучше в файле или в окружении: командную строку видно всем на этом компьютере)
cli-arg-passphrase-file = Файл с кодовой фразой
cli-arg-log = Насколько подробен журнал: off, error, warn, info, debug или trace (info)
cli-arg-log-format = Вид журнала: text или json (text)
cli-arg-help = Показать эту справку
cli-arg-version = Показать версию
cli-arg-lang = Язык: en или ru (если не указан — язык системы)
cli-arg-game = Игра, как её называет «roundhouse games»
cli-arg-board = Ваш файл поля вместо нашего
cli-arg-record = Запись партии или журнал стола
cli-arg-board-file = Файл поля
cli-arg-own-board = Название поля: europe, usa, …
cli-arg-seats-bench = Только для стольких игроков (если не указано — для любого числа)
cli-arg-seats-soak = Только для стольких игроков (если не указано — для любого числа по очереди)
cli-arg-seats-record = Сколько игроков (если не указано — наименьшее число)
cli-arg-seconds = Сколько секунд измерять каждое значение (3)
cli-arg-ids = Только названия для программ, по одному в строке
cli-arg-games = Сколько партий (10000)
cli-arg-threads = На скольких ядрах сразу (на всех)
cli-arg-soak-seed = Номер первой партии (1)
cli-arg-seed = Зерно: любой текст или 64 цифры из записи
cli-arg-out = Писать в этот файл
cli-arg-filed = Записать в этот файл страницу, на которой партию видно шаг за шагом: глазами --seat или со всеми открытыми картами
cli-arg-seat = Рассказывать только то, что видно с этого места: A, B, … или «none» — глазами зрителя
cli-arg-from = Рассказывать с этого шага
cli-arg-to = Рассказывать до этого шага
cli-arg-pause = После каждого шага ждать Enter
cli-arg-quiet = Только проверить, не рассказывая

cli-arg-backup = Какой файл записать; файла с таким именем быть не должно
cli-arg-restore = Копия, сделанная командой «roundhouse backup»
cli-arg-table = Стол, как в его адресе: /t/СТОЛ
cli-arg-tables-json = В виде JSON, для программ
cli-arg-all = Все столы
cli-arg-tables-out = В какую папку (в эту)
cli-arg-older-than = Как давно за столом ничего не происходило: 12h, 90d, 8w или 1y — часы, дни, недели, годы
cli-arg-dry-run = Только сказать, какие это столы

cli-error-command = Команды «{ $word }» нет.
cli-error-unknown = Непонятный аргумент «{ $word }».
cli-error-missing = Чего-то не хватает: { $word }
cli-error-no-value = Для «{ $word }» нужно значение.
cli-error-value = «{ $value }» не годится для { $word }.
cli-error-conflict = { $word } и { $other } исключают друг друга.
cli-error-other = Командная строка непонятна: { $reason }.
cli-like-host = Это адрес этого компьютера или имя, без порта: 127.0.0.1, 0.0.0.0, :: или house.local.
cli-like-public-url = Это выглядит как https://house.example, и после имени ничего нет.
cli-like-trust-proxy = Здесь бывает yes или no.
cli-like-older-than = Это число и буква h, d, w или y — часы, дни, недели или годы: 90d.
cli-error-near = Возможно: { $near }
cli-error-help = Что есть, покажет «roundhouse --help».

cli-cannot-read = Не удаётся прочитать { $file }: { $reason }
cli-cannot-write = Не удаётся записать { $file }: { $reason }
cli-written = Записано: { $file }
cli-output = Не удаётся вывести текст: { $reason }
cli-no-randomness = Система не даёт случайных чисел ({ $reason }); укажите зерно: --seed.
cli-game = { $title } ({ $id }), игроков: { $fewest }–{ $most }. { $about }

roster-no-game = Игры «{ $game }» нет; есть: { $games }.
roster-bad-option = Параметр «{ $option }» не может быть «{ $value }»; можно: { $allowed }.
roster-other-board = Это поле для игры «{ $other }», а не «{ $game }».

## bench

bench-head = { $game }: случайные партии на одном ядре, на каждое значение — { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}
bench-state = Позиция занимает { $bytes ->
    [one] { $bytes } байт
    [few] { $bytes } байта
   *[many] { $bytes } байт
}.
bench-board = Поле «{ $board }»:
bench-picked = Игроков { $seats }: партий в секунду — { $games }, решений за партию — { $decisions }, на решение — { $nanoseconds } нс
bench-listed = Игроков { $seats }, со списком всех возможных действий и проверкой выбранного: партий в секунду — { $games }, на решение — { $nanoseconds } нс

## soak

soak-head = { $game }: партий — { $games }, решений — { $decisions }, время — { $seconds } с; проверена каждая позиция.
soak-board = Поле «{ $board }»:
soak-size = Игроков { $seats }: партий — { $games }, решений за партию — { $decisions }, в самой длинной — { $longest }; у победителя в среднем { $winning } очка, самое большее — { $best }; конец партии: { $endings }.
soak-size-team = Игроков { $seats }: партий — { $games }, решений за партию — { $decisions }, в самой длинной — { $longest }; доставлено товаров в среднем { $winning }, самое большее — { $best }; конец партии: { $endings }.
soak-ties = — поровну очков: { $ties }.
soak-count = { $what } { $count }
soak-sound = Ничего не пропало и не появилось, каждая партия закончилась, и всегда было что делать.
soak-broken = Нарушение: игроков { $seats }, партия { $seed }: { $what }
soak-panicked = Один из потоков остановился из-за ошибки в самой программе; где именно — сказано выше.

## replay

replay-head = { $game }: { $seats }
replay-seat = { $seat } ({ $letter })
replay-imagined = Отсюда идёт то, что можно было предположить с места «{ $seat }».
replay-undone = { $seat } берёт назад { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}.
replay-filed = На странице { $steps ->
    [one] { $steps } шаг.
    [few] { $steps } шага.
   *[many] { $steps } шагов.
}
replay-unfinished = Партия не закончена: здесь запись обрывается.
replay-checked = Проверено: { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}; каждая карта вытянута так, как велит зерно, каждая позиция совпадает с записью.
replay-checked-otherwise = Проверено: { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}; каждая позиция совпадает с записью, но карты вытянуты не так, как велит зерно.
replay-departure = { $where } { $why }
replay-departs = На шаге { $step } (строка { $line }: { $seat }, «{ $action }») запись расходится с правилами:
replay-departs-deal = Уже на раздаче запись расходится с правилами:
replay-still-agrees = Тем не менее партия и теперь сходится с записью в каждой позиции.
replay-maybe-agrees = Та ли это партия, сказать нельзя: в записи нет хешей позиций.
replay-agrees-until = До этого места партия та самая: { $steps ->
    [one] сходится { $steps } шаг.
    [few] сходятся { $steps } шага.
   *[many] сходятся { $steps } шагов.
}
replay-no-seat = Места «{ $seat }» нет: за столом места от A до { $last }; «none» — зритель.

## bots that were not let in

bot-bad-id = «{ $id }» не годится в имена бота: допустимы строчные латинские буквы, цифры и дефисы, первой должна быть буква, а всего знаков — не больше { $most }.
bot-of-the-house = Бот «{ $id }» уже есть в самом депо: назовите своего иначе.
bot-twice = У двух ботов одной игры имя «{ $id }»: назовите одного из них иначе.
bot-no-game = Бот «{ $id }» играет по правилам игры, которой здесь нет.

## board

board-unknown = Поля «{ $board }» нет; есть: { $boards }.
board-right = { $file }: поле верно.
board-faulty = { $file }: { $count ->
    [one] найдена { $count } ошибка.
    [few] найдены { $count } ошибки.
   *[many] найдено { $count } ошибок.
}

## verify
cli-verify = Проверяет скачанную партию: как её раздали и каждый её шаг
cli-arg-seal = хеш, который стоял на столе до первого хода, или его начало
cli-value-hash = ХЕШ
verify-dealt = Роздано честно: карты следуют из части депо (её хеш { $seal }) и из того, что добавили браузеры ({ $added }).
verify-unsealed = Раздачу проверить нельзя: тогда депо ещё не связывало себя зерном.
verify-other-seal = У части депо другой хеш: { $is }, а вы записали { $should }.
verify-other-seed = Карты взялись не из того, что добавили депо и браузеры.
verify-no-log = В записи нет хеша части депо: скачайте партию со страницы её стола.
