# Чужие программы, которые играют: что они делают не так и почему партия засчитана как проигранная.

arena-no-command = «{ $word }» непонятно: после cmd: стоит команда, которая запускает программу, например cmd:python3 examples/greedy.py.
arena-forfeits = { $bot }: засчитано поражений — { $count } ({ $kinds }). Первое: раздача { $deal }, места: { $seating }, решений до него: { $step }. { $why }
arena-forfeit = { $what } — { $count }
arena-forfeit-gone = завершилась
arena-forfeit-late = опоздала
arena-forfeit-rubbish = не ответила
arena-forfeit-flood = наговорила лишнего
arena-forfeit-illegal = недопустимое решение

outside-no-start = «{ $command }» играть не может. { $why }
outside-no-words = Команда должна называть программу, и каждая кавычка должна быть закрыта.
outside-not-there = Программа не запускается: { $reason }.
outside-gone = Программа завершилась ({ $how }).
outside-gone-saying = Программа завершилась ({ $how }). Последнее, что она сообщила: { $said }
outside-late = Программа не ответила за { $milliseconds } мс.
outside-unasked = Программа сказала то, о чём её не спрашивали: { $line }
outside-flood = Программа выдала строку длиннее { $most } КиБ.
outside-no-answer = Программа сказала то, что не является ответом ({ $why }): { $line }
outside-no-greeting = Сначала программа должна поздороваться, а она сказала: { $line }
outside-no-action = Программа должна сказать, что делает, а сказала: { $line }
outside-other-protocol = Программа говорит по протоколу { $is }, а здесь протокол { $should }.
outside-other-move = Программа ответила на ход { $is }, а её спросили о ходе { $should }.
outside-no-such-place = Программа выбрала номер { $place }, а действий { $count }, считая с 0.
outside-illegal = Программа выбрала «{ $action }». { $why }
