### Просмотр партии и записи, которые приносят с собой.

review-title = Просмотр партии
review-slider = Шаг партии
review-step = Шаг { $step } из { $last }
review-eyes = Глазами
review-eyes-all = все карты открыты
review-eyes-none = зрителя
review-go = Показать
review-first = К началу
review-turn-back = На ход назад
review-back = На шаг назад
review-on = На шаг вперёд
review-turn-on = На ход вперёд
review-last = К концу
review-play = Смотреть
review-pause = Пауза
review-pace = Скорость
review-slow = медленно
review-normal = спокойно
review-fast = быстро
review-turns = по ходам
review-more = Ещё: ссылка, файлы, путь обратно
review-to-game = Вернуться к партии
review-to-table = К столу
review-to-records = Другая запись
review-link = Ссылка на этот шаг
review-copy = Скопировать ссылку
review-text = Запись партии (текст)
review-log = Журнал стола (JSON)
review-hands = Что у кого на руках
review-offer = на выбор:
review-watch = Посмотреть партию
review-look-back = Вспомнить ходы
review-closed = Вспомнить ходы можно будет при подсчёте: что ушло в составы, нужно помнить самим.

records-title = Посмотреть запись
records-lead = Принесите запись партии — здешней или чужой — и посмотрите её шаг за шагом, чьими угодно глазами. Каждый шаг проверяется по правилам.
records-file = Прочитать из файла
records-file-too-large = Файл больше { $most } КБ, поэтому он не прочитан.
records-text = Запись: её текст или журнал стола
records-board = Партия сыграна на своём поле
records-board-about = Запись только называет поле. Если оно не здешнее, к ней нужен его файл; в журнале стола поле есть и так.
records-look = Проверить и посмотреть
records-kept = Запись хранится { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}, так что ссылку на любой шаг можно послать другим.
records-fault = С этой записью что-то не так
records-look-anyway = { $count ->
    [one] Посмотреть { $count } шаг до этого места
    [few] Посмотреть { $count } шага до этого места
   *[many] Посмотреть { $count } шагов до этого места
}
records-door = Посмотреть запись партии
records-many-steps = В записи { $steps } шагов, а можно не больше { $most }.
records-too-long = Проверка заняла больше времени, чем отведено: дальше запись не проверена.
kept-records = Записи партий, которые вы принесли посмотреть: 30 дней и без вашего имени.
refusal-too-many-records-title = Слишком много записей
refusal-too-many-records = Вы принесли столько записей, сколько можно одному человеку за час. Попробуйте позже.
refusal-no-record-title = Такой записи нет
refusal-no-record = Этой записи здесь нет или уже нет: принесённые хранятся 30 дней. Принесите её ещё раз.
records-not-a-log = Строка { $line }: такой строки в журнале стола здесь быть не может.
