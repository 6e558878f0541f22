# Арена: боты играют много партий, и что из этого выходит.

cli-arena = Сажает ботов играть друг с другом и говорит, насколько они сильны
cli-value-bots = БОТЫ
cli-value-option = ИМЯ=ЗНАЧЕНИЕ
cli-value-board = ФАЙЛ|ИМЯ
cli-arg-bots = Кто играет: «stationmaster,driver», «stationmaster,3*driver», «stationmaster:200» — 200 итераций на решение
cli-arg-arena-seats = Сколько мест (если не указано — 2; если одинаковых несколько — сколько названо)
cli-arg-arena-board = Одно из полей игры или ваш файл поля
cli-arg-option = Параметр игры; можно указать несколько раз
cli-arg-deals = Сколько раздач (100; с --until-sure не больше 10000); каждая играется при всех рассадках
cli-arg-arena-games = Или сколько партий: дополняется до целых раздач
cli-arg-arena-seed = Из чего растёт случай: любой текст (1)
cli-arg-iterations = Сколько итераций бот может потратить на решение (если не указано — сколько обычно)
cli-arg-time = Сколько миллисекунд бот может думать над решением (без предела)
cli-arg-until-sure = Остановиться, как только станет ясно, кто из двух сильнее или что они равны
cli-arg-margin = В пределах скольких процентов двое считаются равными (2)
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
arena-stuck = Ходить некому, а партия не окончена: источник «{ $seed }», раздача { $deal }, места: { $seating }.
arena-endless = Партия не кончилась и после { $decisions } решений: источник «{ $seed }», раздача { $deal }, места: { $seating }.
arena-fault = Недопустимых решений: { $count }. Первое: { $bot } выбрал «{ $action }» на шаге { $step } раздачи { $deal }, места: { $seating }, источник «{ $seed }».
arena-no-fault = Все решения были допустимы.

arena-start = Партий: { $games }, ядер: { $threads }; Ctrl-C остановит игру и покажет, что уже есть.
arena-head = { $game } (поле { $board }), мест: { $seats }. Партий: { $games }, раздач: { $deals }, рассадок на каждую: { $seatings }; источник случая «{ $seed }», { $time }
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
arena-column-before = выше, чем, %
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
arena-figure-lost-head-on = — лоб в лоб
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
arena-best-routes = Перегоны, которые чаще у победителей, чем у проигравших (% тех и других): { $things }.
arena-best-tickets = Маршруты, которые чаще у победителей, чем у проигравших (% тех и других): { $things }.
arena-thing = { $thing } { $winners } : { $losers }
arena-sure = Если смотреть после каждой раздачи, у { $bot } наверняка (95 %) от { $low } до { $high } %; поровну было бы { $fair } %, равными считаются ±{ $margin }.
arena-overrun = Отведённое на решение время превышено не более чем на { $over } %.
arena-checked = Решений проверено: { $checked }; недопустимых: { $illegal }.
arena-method = Интервалы — 95 %, по раздачам, а не по партиям (для долей — Уилсона); рейтинги — по Брэдли и Терри, у слабейшего 1500.
