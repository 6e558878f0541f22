# The page of the Card Game: what other games' pages don't have.

card-game-poster = TRAINS, TICKETS, ROBBERS
card-game-option-peeking = Looking into one’s own train
card-game-option-peeking-about = By the rules nobody looks into a train before scoring: you have to remember what is in it. This lets everyone look into their own.
card-game-option-peeking-no = not allowed
card-game-option-peeking-yes = allowed

keep-any = Tick those you want, or none. A completed ticket brings its points, any other loses them.

yard-prompt-turn = Draw two cards, click cards in your hand to play them, or take tickets.
yard-prompt-tickets = Choose which tickets to keep. You may keep none.
yard-prompt-complete = The round is over: choose a ticket to complete out of your train.
yard-prompt-wait-complete = { $seat } is completing tickets.

yard-stations = Stations
yard-station-empty = nothing at the station
yard-round = Round { $round } of { $rounds }
yard-train = train
yard-train-hidden = { $count ->
    [one] { $count } card in the train. Nobody may look into it before scoring.
   *[other] { $count } cards in the train. Nobody may look into it before scoring.
}
yard-train-own = { $count ->
    [one] { $count } card in your train. Only you see it.
   *[other] { $count } cards in your train. Only you see them.
}
yard-train-open = { $count ->
    [one] { $count } card in the train. It lies open for scoring.
   *[other] { $count } cards in the train. They lie open for scoring.
}
yard-done = Completed: { $count } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})

yard-cities = Big cities
yard-city = { $city }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the most completed tickets that name it
yard-city-nobody = nobody yet
yard-city-mine = tickets of yours: { $count }

yard-hand-row = + three colours
yard-play-groups = To the station
yard-play-facts = At the start of each of your turns one card of every group goes onto your train, locomotives first. Until then it can be robbed.
yard-play-locomotive = A locomotive goes with cars of any colour: it lies on top and leaves first.
yard-play-row = One of them together with two other colours
yard-play-robs = Robs { $seat }: { $cards }
yard-row-title = Three colours at once
yard-row-facts = One card of each of three colours that lie in no station, without locomotives. At the start of your next turn all three go onto your train, unless they are robbed.
yard-row-none = There are no three such colours in your hand.
yard-row-other = These don’t make three: choose others.

yard-complete-title = Complete your tickets
yard-complete-facts = Every card serves one ticket only. A locomotive stands in for any car.
yard-complete-left = Left in your train
yard-complete-best = Best for me: { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
yard-complete-one = Or one at a time
yard-complete-star = part of the best set

yard-needs = Cars needed
yard-need = { $cards } needed, { $hand } in hand, { $station } at the station
yard-ticket-open = Plus or minus { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Cars: { $cards }.
yard-ticket-done = Completed: { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}. Cars: { $cards }.
yard-ticket-missed = Not completed: { $points ->
    [one] −{ $points } point
   *[other] −{ $points } points
}. Cars: { $cards }.
