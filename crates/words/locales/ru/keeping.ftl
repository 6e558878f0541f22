# Сохранённые партии: копии и каждый стол в отдельности.

store-locked = Папка { $folder } открыта в другом Roundhouse. Сначала закройте его или укажите другую папку: --data.
store-full = На диске, где лежит { $file }, не осталось места.
store-read-only = В { $folder } нельзя писать: у этого пользователя есть право только читать. Дайте ему право на запись или укажите другую папку: --data.
store-damaged = Файл { $file } повреждён: { $reason }. Ничего не изменено. Отложите его копию и поставьте на его место резервную: «roundhouse restore ФАЙЛ».
store-newer = Файл { $file } записан более новым Roundhouse (версия файла { $found }, а эта программа знает версии до { $known }). Возьмите новую программу или резервную копию, сделанную раньше.
store-missing = В { $folder } нет партий: нет файла { $file }.

backup-exists = Файл { $file } уже есть, он оставлен как был. Укажите другой.
backup-done = Скопировано и проверено: { $file }, { $size } МБ, { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[many] { $tables } столов
}.

restore-damaged = { $file } — не годная копия партий: { $reason }. Ничего не изменено.
restore-done = В { $folder } { $tables ->
    [one] помещён { $tables } стол.
    [few] помещены { $tables } стола.
   *[many] помещено { $tables } столов.
}
restore-kept = То, что было раньше, сохранено как { $file }

## tables

tables-row = { $table }  { $changed }  { $game }, { $state }: { $names }
tables-row-no-game = неизвестная здесь игра
tables-row-waiting = не начата
tables-row-damaged = повреждена
tables-row-steps = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}
tables-count = { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[many] { $tables } столов
}. Время указано по UTC.
tables-unknown = Стола «{ $table }» здесь нет.
tables-deleted = { $tables ->
    [one] Удалён { $tables } стол.
    [few] Удалены { $tables } стола.
   *[many] Удалено { $tables } столов.
}
tables-old = { $table }  { $changed }
tables-would-expire = { $tables ->
    [one] Был бы удалён { $tables } стол.
    [few] Были бы удалены { $tables } стола.
   *[many] Было бы удалено { $tables } столов.
} Ничего не изменено.
tables-exported = { $tables ->
    [one] Выгружен { $tables } стол.
    [few] Выгружены { $tables } стола.
   *[many] Выгружено { $tables } столов.
}
tables-no-record = Стол { $table } можно выгрузить только журналом, но не записью партии: { $why }
tables-agree = Сыграно по правилам этой версии, и каждая позиция сходится: { $tables }
tables-go-on = Начато по другим правилам или на прежнем поле, но каждая позиция сходится, и партии продолжаются: { $tables }
tables-waiting = Ещё не начато: { $tables }
tables-bot-missing = За столом { $table } сидит бот «{ $bot }», которого в этой программе нет: вместо него играет машинист.
tables-departs = Стол { $table } расходится на шаге { $step }: { $why }
tables-damaged = Стол { $table } не удаётся прочитать: { $why }
tables-all-sound = Все партии могут продолжаться.
tables-not-sound = По правилам этой версии { $tables ->
    [one] не может продолжаться { $tables } партия.
    [few] не могут продолжаться { $tables } партии.
   *[many] не могут продолжаться { $tables } партий.
} Посмотреть их до этого места и скачать по-прежнему можно, а доиграть — в той версии, в которой их начали.
