# Programs of somebody’s own that play: what they do wrong, and why a game is forfeited.

arena-no-command = “{ $word }” is not understood: after cmd: stands what starts a program, as in cmd:python3 examples/greedy.py.
arena-forfeits = { $bot } forfeited { $count ->
    [one] one game
   *[other] { $count } games
} ({ $kinds }). The first: deal { $deal }, seats: { $seating }, after { $step ->
    [one] one decision
   *[other] { $step } decisions
}. { $why }
arena-forfeit = { $what } { $count }
arena-forfeit-gone = ended
arena-forfeit-late = too late
arena-forfeit-rubbish = no answer
arena-forfeit-flood = too much said
arena-forfeit-illegal = not legal

outside-no-start = “{ $command }” can’t play. { $why }
outside-no-words = A command has to name a program, and each quote has to be closed.
outside-not-there = It can’t be started: { $reason }.
outside-gone = It has ended ({ $how }).
outside-gone-saying = It has ended ({ $how }). The last it said: { $said }
outside-late = It did not answer within { $milliseconds } ms.
outside-unasked = It said something that it was not asked for: { $line }
outside-flood = It said more than { $most } KiB in one line.
outside-no-answer = It said what is no answer ({ $why }): { $line }
outside-no-greeting = It has to say hello first, and said: { $line }
outside-no-action = It has to say what it does, and said: { $line }
outside-other-protocol = It speaks protocol { $is }, and this is { $should }.
outside-other-move = It answered move { $is }, and was asked for move { $should }.
outside-no-such-place = It chose number { $place }, and there are { $count } actions, counted from 0.
outside-illegal = It chose “{ $action }”. { $why }
