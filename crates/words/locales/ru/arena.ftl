# Арена: боты играют много партий, и что из этого выходит.

cli-arena = Проводит матчи ботов и оценивает их силу
cli-value-bots = БОТЫ
cli-value-option = ИМЯ=ЗНАЧЕНИЕ
cli-value-board = ФАЙЛ|ИМЯ
cli-arg-bots = Кто играет (если не указано — все уровни): «stationmaster,driver», «stationmaster,3*driver», «stationmaster:200» — 200 итераций на решение, «cmd:python3 examples/greedy.py» — ваша программа
cli-arg-arena-seats = Сколько мест (если не указано — 2; если одинаковых несколько — сколько названо)
cli-arg-arena-board = Одно из полей игры или ваш файл поля
cli-arg-option = Параметр игры; можно указать несколько раз
cli-arg-deals = Сколько раздач (100; с --until-sure не больше 10000); каждая играется при всех рассадках
cli-arg-arena-games = Или сколько партий: дополняется до целых раздач
cli-arg-arena-seed = Зерно: любой текст (1)
cli-arg-iterations = Сколько итераций бот может потратить на решение (если не указано — сколько обычно)
cli-arg-time = Сколько миллисекунд бот может думать над решением (без предела; ваша программа — 10000)
cli-arg-until-sure = Остановиться, как только станет ясно, кто из двух сильнее или что они равны
cli-arg-margin = В пределах скольких процентов двое считаются равными (2)
cli-arena-merge = Соединяет то, что «arena --shard» записала на нескольких машинах
cli-arg-shards = Файлы всех частей
cli-value-part = ЧАСТЬ
cli-arg-shard = Сыграть только часть раздач, 2/3 — вторую из трёх, и записать её в файл для «arena merge»
cli-arg-shard-out = Файл для этой части (shard-2-of-3.jsonl)
cli-like-shard = Часть — это её номер и сколько всего частей (не больше 1000): 2/3.
cli-arg-json = Записать все показатели в этот файл (JSON)
cli-arg-csv = Записать все партии в этот файл (CSV), строка на каждое место
cli-arg-arena-quiet = Не показывать ни хода дела, ни таблиц

arena-no-bot = Бота «{ $word }» здесь нет; есть: { $bots }.
arena-bad-count = «{ $word }» непонятно: количество — число от 1 до { $most }, например 3*driver.
arena-bad-iterations = «{ $word }» непонятно: итерации — число от 1, например stationmaster:200.
arena-too-few = Мест — { $seats }, а { $named ->
    [one] назван только { $named } бот
    [few] названы только { $named } бота
   *[many] названы только { $named } ботов
}; заполните стол, например: --bots stationmaster,3*driver --seats 4.
arena-no-board = Поля «{ $board }» нет: это не файл и не одно из: { $boards }.
arena-bad-option = «{ $option }» — не параметр: пишите ИМЯ=ЗНАЧЕНИЕ. Имена: { $options }.
arena-sure-of-two = --until-sure сравнивает двух ботов, а здесь их { $count }.
arena-stuck = Ходить некому, а партия не окончена: зерно «{ $seed }», раздача { $deal }, места: { $seating }.
arena-endless = Партия не кончилась и после { $decisions } решений: зерно «{ $seed }», раздача { $deal }, места: { $seating }.
arena-fault = Недопустимых решений: { $count }. Первое: { $bot } выбрал «{ $action }» на шаге { $step } раздачи { $deal }, места: { $seating }, зерно «{ $seed }».
arena-fault-panic = Недопустимых и несостоявшихся решений: { $count }. Первое: { $bot } упал с паникой («{ $said }») на шаге { $step } раздачи { $deal }, места: { $seating }, зерно «{ $seed }».
arena-no-fault = Все решения были допустимы.

shard-none = Соединять нечего.
shard-not-one = { $file } — не часть, записанная «roundhouse arena --shard» этой версии.
shard-foreign = { $file } не из того же матча, что { $first }: различается «{ $what }».
shard-other-program = { $file }: часть сыграна другой программой или на другом поле, здесь «{ $what }» иначе.
shard-twice = { $file } и { $other } — одна и та же часть, { $part }.
shard-missing = Не хватает частей: { $parts }.
shard-stopped = { $file }: матч был остановлен, в части { $part } не хватает партий: { $games }. Сыграйте её заново.
shard-bad-line = { $file }, строка { $line }: файл повреждён, такой партии в этой части быть не может.

arena-usual = Никто не назван, поэтому уровни играют между собой, всего несколько раздач: --bots укажет, кто играет, --deals — сколько.
arena-start = Партий: { $games }, ядер: { $threads }; Ctrl-C остановит матч и покажет, что уже есть.
arena-head = { $game } (поле { $board }), мест: { $seats }. Партий: { $games }, раздач: { $deals }, рассадок на каждую: { $seatings }; зерно «{ $seed }», { $time }
arena-stopped = Остановлено: сыграно { $games } партий из { $planned }. Считаются только целые раздачи.
arena-settled = Всё решилось за { $games } партий; допускалось { $planned }.
arena-unsettled = И после { $games } партий ясности нет.

arena-bot-random = случайный
arena-bot-greedy = жадный
arena-bot-long = стиль длинных перегонов
arena-bot-step = стиль одного шага
arena-bot-hungry = стиль собирателя маршрутов
arena-bot-path = стиль кратчайших путей
arena-bot-trainee = стажёр
arena-bot-fireman = кочегар
arena-bot-driver = машинист
arena-bot-stationmaster = начальник станции
arena-bot-guest = { $name }
arena-bot-with = { $bot } (итераций: { $iterations })

arena-headline-none = Ни одна раздача не сыграна при всех рассадках, рассказывать нечего.
arena-headline-team = { $one } выигрывает { $share } % из { $games } партий ({ $interval }).
arena-headline-same = На всех местах играли одинаково, партий: { $games }.
arena-headline-duel = { $one } сильнее, чем { $other }: { $share } % из { $games } партий ({ $interval }).
arena-headline-duel-open = { $one } или { $other } — пока неясно: { $one } выигрывает { $share } % из { $games } партий ({ $interval }).
arena-headline-table = { $one } сильнее, чем { $other }: { $share } % из { $games } партий за столами на { $seats } ({ $interval }); при равной силе было бы { $fair } %.
arena-headline-table-open = { $one } или { $other } — пока неясно: { $one } выигрывает { $share } % из своих { $games } партий за столами на { $seats } ({ $interval }); при равной силе было бы { $fair } %.
arena-headline-teams = { $one } справляется лучше, чем { $other }: { $share } % из { $games } партий ({ $interval }) против { $rest } % ({ $within }).
arena-headline-teams-open = { $one } или { $other } — пока неясно: { $share } % ({ $interval }) и { $rest } % ({ $within }) из { $games } партий.
arena-headline-many = Места после { $games } партий: { $ranking }.

arena-column-bot = бот
arena-column-rating = рейтинг
arena-column-won = побед, %
arena-column-points = очки ± разброс
arena-column-decisions = решений
arena-column-iterations = итераций на решение
arena-column-before = обгоняет, %
arena-column-line = в среднем
arena-column-time = время на решение
arena-column-mean = среднее
arena-column-most = наибольшее

arena-figure-kept = Маршрутов оставлено
arena-figure-completed = Маршрутов выполнено
arena-figure-routes = Перегонов занято
arena-figure-longest = Длиннейший путь
arena-figure-stations = Станций построено
arena-figure-cars = Вагонов осталось
arena-figure-hand = Карт осталось на руках
arena-figure-harbours = Гаваней построено
arena-figure-exchanged = Фишек обменяно
arena-figure-pieces = Фишек осталось
arena-figure-robberies = Ограблений
arena-figure-instructions-left = Инструкций осталось
arena-figure-time-left = Времени на часах в конце
arena-figure-time-lost = Времени потеряно
arena-figure-lost-red = — у красных семафоров
arena-figure-lost-closed = — у закрытых стрелок
arena-figure-lost-train = — за другими поездами
arena-figure-lost-head-on = — перед встречными поездами
arena-figure-lost-departure = — в отправных точках

arena-microseconds = { $number } мкс
arena-milliseconds = { $number } мс
arena-seconds = { $number } с

arena-length = В партии в среднем решений: { $decisions }, ходов: { $turns }. Закончились: { $endings }.
arena-by-turn = Побед по очерёдности хода, %: { $turns }.
arena-turn = { $place ->
    [1] первый
    [2] второй
    [3] третий
    [4] четвёртый
   *[other] пятый
} { $share }
arena-ties = Равенство очков: { $ties }.
arena-best-routes = Перегоны, которые чаще у победителей, чем у проигравших (% тех и других): { $items }.
arena-best-tickets = Маршруты, которые чаще у победителей, чем у проигравших (% тех и других): { $items }.
arena-item = { $item } { $winners } : { $losers }
arena-sure = Доля { $bot } — { $low }–{ $high } % (95 %, сколько раз ни смотри); поровну было бы { $fair } %, равными считаются ±{ $margin }.
arena-overrun = Отведённое время превышено самое большее на { $over } %; больше чем на 20 % — решений: { $late } из { $count }.
arena-checked = Решений проверено: { $checked }; недопустимых: { $illegal }.
arena-method = Интервалы — 95 %, по раздачам, а не по партиям (для долей — Уилсона).
arena-method-ratings = Рейтинги — по Брэдли и Терри: 400 очков — шансы десять к одному, у слабейшего 1500.

## отчёт страницей

cli-arg-html = Записать в этот файл отчёт с картинками: одна страница, которой больше ничего не нужно
arena-nanoseconds = { $number } нс
report-arena = Арена
report-seats = { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
}
report-games = Партии
report-deals = Раздачи
report-seatings = Рассадок на раздачу
report-choices = Проверено решений
report-illegal = Недопустимых
report-took = Заняло
report-rating = Рейтинги
report-rating-about = 400 очков — шансы десять к одному. У слабейшего 1500; отрезки — 95-процентные интервалы расстояния до него.
report-wins = Победы
report-wins-about = Доля выигранных партий на каждое место, общая победа — долей; отрезки — 95-процентные интервалы. Пунктир — при равной силе.
report-teams = Победы
report-teams-about = Доля партий, выигранных каждой командой; отрезки — 95-процентные интервалы.
report-matrix = Кто кого
report-matrix-about = Как часто бот из строки оказывался выше бота из столбца.
report-together = На тех же раздачах
report-together-about = Как часто команда из строки справлялась лучше команды из столбца; если одинаково — половина.
report-lines = Откуда очки
report-lines-about = Среднее по каждой строке подсчёта. Потери — только контуром.
report-points = Очки
report-points-about = Как часто партии кончались с таким счётом; пунктир — среднее, рядом разброс отдельных партий. В крайних столбцах — и всё, что дальше.
report-time = Время на решение
report-time-about = По степеням десяти: кружок — медиана, дальше 95 % и 99 % всех решений и самое долгое.
report-figures = Что ещё сосчитано
report-figures-about = Средние по партиям каждого бота.
report-iterations = итераций на решение
report-overrun = сверх времени, не более
report-late = (сверх 20 %: { $late })
report-decisions = Решений за партию
report-turns = Ходов за партию
report-heat = Какие перегоны выигрывают
report-heat-about = Для каждого перегона: у какой доли победителей он в конце, минус у какой доли проигравших. Чем шире линия, тем больше разница. То, что любит сильный бот, выглядит хорошо уже поэтому.
report-more = чаще у победителей, до { $most }
report-less = чаще у проигравших, до { $least }
report-pale = бледные: возможно, случайность
report-told = { $item }: у { $winners } % победителей, у { $losers } % проигравших
report-routes = Перегоны в числах
report-routes-about = Те, что чаще у победителей, и те, что чаще у проигравших. Бледные разницы могут быть случайными.
report-routes-name = перегон
report-routes-size = длина
report-tickets = Маршруты в числах
report-tickets-about = Для каждого маршрута: как часто его оставляли и выполняли и как играли те, у кого он был. Бледные разницы могут быть случайными.
report-tickets-name = маршрут
report-tickets-size = очки
report-held = был на руках
report-done = выполнен
report-won = побед с ним
report-winners = у победителей
report-losers = у проигравших
report-difference = разница
report-between = { $count ->
    [one] между ними ещё { $count } перегон
    [few] между ними ещё { $count } перегона
   *[many] между ними ещё { $count } перегонов
}
report-rest = Все перегоны между ними
report-course = Как шли партии
report-course-about = Кто начинал, чем кончалось и сколько длилось.
report-turn = { $place ->
    [1] первый
    [2] второй
    [3] третий
    [4] четвёртый
   *[other] пятый
}
report-by-turn = Победы по очерёдности хода
report-all = все
report-endings = Чем кончались партии
report-ties = Равенство очков и что его решало
report-length = Длина
report-method = Как это получено
report-made = Зерно «{ $seed }», правила { $rules }, параметры { $options }. Та же команда даёт те же партии на любой машине и любом числе ядер; различается только время.
report-intervals = Каждая раздача играется при всех рассадках, с тем же порядком карт в колодах и теми же бросками по счёту, пока что-нибудь не перетасуют. Партии одной раздачи похожи, поэтому интервалы считают раздачи, а не партии: каждая раздача — одно число, среднее по рассадкам. Для долей это интервал Уилсона для стольких независимых партий, сколько дали бы ту же уверенность; для прочих средних — Стьюдента.
report-ratings = Рейтинги — по Брэдли и Терри, наибольшее правдоподобие по всем парам мест, с одной ничьей, добавленной каждой паре; интервалы — по разбросу раздач.
report-sure = Проверка, которой можно смотреть после каждой раздачи, — доверительная последовательность на ставках: в 95 случаях из 100 она верна, сколько ни смотри.
