# Что рассказывает стол: что произошло, откуда очки и кто был впереди.

# Это слышат те, кому страницу читают вслух.
log-heard = Что произошло

score-points = Откуда очки
score-points-of = { $seat }: { $lines }.
score-points-line = { $kind } { $points }
score-lead = Кто был впереди
score-lead-nobody = До последнего подсчёта впереди не был никто.
score-lead-one = До последнего подсчёта вперёд никто другой не выходил: впереди { $seat }.
score-lead-changes = { $count ->
    [one] Лидер сменился { $count } раз.
    [few] Лидер сменился { $count } раза.
   *[many] Лидер сменился { $count } раз.
}
score-lead-order = Впереди по очереди: { $seats }.
score-lead-kept = И перед последним подсчётом, и после него впереди { $seats }.
score-lead-turned = Перед последним подсчётом впереди { $ahead }, после него — { $seats }.
