# The Card Game: what happens, what one can do, and why one can't.

card-game-title = Card Game
card-game-about = Gather cars in your station, send them off onto a train pile that nobody may look into, mind the robbers, and complete tickets between the big cities.

## What happens

card-game-dealt = { $seat } is dealt { $cards }. Tickets to choose from: { $tickets }.
card-game-dealt-hidden = { $seat } is dealt cards, and tickets to choose from.
card-game-first = { $seat } will go first.
card-game-opened = { $seat } keeps { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}: { $tickets }.
card-game-opened-hidden = { $seat } keeps { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}.
card-game-started = Everyone has chosen tickets: the first trains are made up.
card-game-sent-off = { $seat } sends { $count ->
    [one] { $count } card
   *[other] { $count } cards
} from the station onto the train pile.
card-game-took = { $seat } takes { $card } from the market.
card-game-drew = { $seat } draws { $card } from the deck.
card-game-drew-hidden = { $seat } draws a card from the deck.
card-game-turned-up = The market is refilled with { $card }.
card-game-played = { $seat } plays to the station: { $cards }.
card-game-robbed = Train robbery! { $seat } robs { $robbed } of { $cards }.
card-game-drew-tickets = { $seat } takes { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
} to choose from: { $tickets }.
card-game-drew-tickets-hidden = { $seat } takes { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
} to choose from.
card-game-kept-tickets = { $seat } keeps { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}: { $tickets }. { $returned ->
    [0] None goes back.
    [one] { $returned } goes under the deck.
   *[other] { $returned } go under the deck.
}
card-game-kept-tickets-hidden = { $seat } keeps { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}. { $returned ->
    [0] None goes back.
    [one] { $returned } goes under the deck.
   *[other] { $returned } go under the deck.
}
card-game-kept-no-tickets = { $seat } keeps no ticket: { $returned ->
    [one] { $returned } goes under the deck.
   *[other] all { $returned } go under the deck.
}
card-game-passed = { $seat } passes.
card-game-last-turns = The deck is empty: everyone has one last turn.
card-game-scoring = The round is over. The train piles are laid open and scored.
card-game-laid-open-none = The train pile of { $seat } is empty.
card-game-laid-open = The train pile of { $seat }: { $cards }.
card-game-completed = { $seat } completes { $from } – { $to }: { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}.
card-game-missed = { $seat } has not completed { $tickets }: { $points ->
    [one] −{ $points } point
   *[other] −{ $points } points
}.
card-game-second-round = Second round, { $seat } goes first: { $count ->
    [one] { $count } card is shuffled
   *[other] { $count } cards are shuffled
} again, hands and tickets stay.
card-game-dealt-more = { $seat } is dealt { $cards }.
card-game-dealt-more-hidden = { $seat } is dealt { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
card-game-bonus = The bonus card of { $city } ({ $points }) goes to { $seats }.
card-game-over = The last turns have been played and scored: the game is over.

## What one can do

card-game-action-keep = keep { $tickets }
card-game-action-keep-none = keep none of the tickets
card-game-action-take = take { $card } from the market
card-game-action-blind = draw a card from the deck
card-game-action-group = play a group to the station: { $cards }
card-game-action-row = play a row to the station: { $cards }
card-game-action-tickets = take tickets
card-game-action-complete = complete { $ticket }
card-game-action-pass = pass

## Why one can't

card-game-illegal-over = The game is over: nothing can be done any more ({ $rule }).
card-game-illegal-wait = You have chosen your tickets: wait for the others to choose theirs ({ $rule }).
card-game-illegal-turn = It isn't your turn: wait until { $seat } has finished ({ $rule }).
card-game-illegal-scoring-turn = The tickets being completed now are those of { $seat }: wait until that is done ({ $rule }).
card-game-illegal-choose-tickets = First choose which of the tickets you keep ({ $rule }).
card-game-illegal-take-second = First take your second card, from the market or from the deck ({ $rule }).
card-game-illegal-complete-first = The round is being scored: choose a ticket to complete ({ $rule }).
card-game-illegal-not-scoring = Tickets are completed when the round is over: do something else ({ $rule }).
card-game-illegal-no-offer = You have no tickets to choose from now: do something else ({ $rule }).
card-game-illegal-keep-more = You keep too few tickets: keep at least { $least } ({ $rule }).
card-game-illegal-not-offered = You weren't offered such a ticket: choose from those that you were ({ $rule }).
card-game-illegal-can-act = You may pass only when you can do nothing else: choose another action ({ $rule }).
card-game-illegal-not-in-market = The market doesn't have what you want ({ $card }): take another card or draw from the deck ({ $rule }).
card-game-illegal-second-locomotive = A face-up locomotive can't be your second card: take another one or draw from the deck ({ $rule }).
card-game-illegal-no-card = No card is left in the deck: do something else ({ $rule }).
card-game-illegal-not-in-hand = You play more than you hold ({ $laid }, and there { $held ->
    [0] is none
    [one] is only { $held }
   *[other] are only { $held }
} in your hand): play other cards ({ $rule }).
card-game-illegal-small-group = A group has at least { $least ->
    [one] { $least } card
   *[other] { $least } cards
}: play more ({ $rule }).
card-game-illegal-no-car = A group needs at least one card of its colour, and locomotives have none: add a car ({ $rule }).
card-game-illegal-not-three-colours = A row is three cards of three different colours: choose others ({ $rule }).
card-game-illegal-not-more = In the station of { $seat } the colour { $colour } lies with { $lies ->
    [one] { $lies } card
   *[other] { $lies } cards
}, and you play { $laid }: play more than lie there, or another colour ({ $rule }).
card-game-illegal-row-rival = The colour { $colour } lies in the station of { $seat }, and a row can't outnumber it: choose another colour ({ $rule }).
card-game-illegal-own-colour = The colour { $colour } lies in your station: wait until all of it has gone onto the train pile, or play another ({ $rule }).
card-game-illegal-no-ticket = No tickets are left to take: do something else ({ $rule }).
card-game-illegal-not-held = You have no such ticket to complete: choose one of yours ({ $rule }).
card-game-illegal-cannot-complete = Your train pile can't complete { $ticket } too: { $missing ->
    [one] { $missing } car is
   *[other] { $missing } cars are
} missing in all, and the pile has { $locomotives ->
    [0] no locomotives
    [one] { $locomotives } locomotive
   *[other] { $locomotives } locomotives
}: choose another ({ $rule }).

## Final scoring

card-game-score-completed = Tickets completed
card-game-score-missed = Tickets not completed
card-game-score-bonuses = Bonus cards
card-game-tie-tickets = Points are equal: more tickets completed decide.
card-game-tie-bonuses = Points and completed tickets are equal: more bonus cards decide.
card-game-tie-shared = Everything is equal, bonus cards too: the win is shared.

# What decided ties, and what ended games, where many are counted.
card-game-tiebreak-tickets = by tickets completed
card-game-tiebreak-bonuses = by bonus cards
card-game-tiebreak-shared = win shared
card-game-ending-deck = deck used up

## The cards in words

card-game-board = Cards: { $name } ({ $id }).
card-game-board-cards = Cars: { $cards } of each colour and { $locomotives ->
    [one] { $locomotives } locomotive
   *[other] { $locomotives } locomotives
}.
card-game-board-tickets-count = Tickets: { $tickets }, between { $cities } cities, { $bonuses ->
    [one] { $bonuses } of them big
   *[other] { $bonuses } of them big
}.
card-game-board-seats = Players: from { $fewest } to { $most }.
card-game-board-bonuses = Bonus cards:
card-game-board-bonus = { $city }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}; named by { $tickets ->
    [one] { $tickets } ticket
   *[other] { $tickets } tickets
}
card-game-board-tickets = Tickets:
card-game-board-ticket = { $ticket }: { $cards }

## What is wrong with a file of cards

card-game-same-bonus = Line { $line }: { $entry } is for the same city as { $other }. Remove or change one of them.
card-game-car-count = Line { $line }: { $entry } asks for { $found } cars. A ticket asks for 1 to { $max }.

## What can't be read

card-game-unknown-action = “{ $text }” is no action. Actions start with keep, take, blind, group, row, tickets, complete or pass.
card-game-bad-group = “{ $text }” is no group. Write cards of one colour, with or without locomotives: “2 red 1 locomotive”.
card-game-bad-row = “{ $text }” is no row. Write three colours: “blue white red”.
card-game-unknown-ticket = There is no ticket “{ $text }”. Tickets are called by the ids of their cities: “chicago-dallas”.

# The page of the Card Game: what other games' pages don't have.

card-game-poster = TRAINS, TICKETS, ROBBERS
about-card-game = Card Game: Ticket to Ride: The Card Game, by Alan R. Moon, published by Days of Wonder.
card-game-option-peeking = Looking into one’s own train
card-game-option-peeking-about = By the rules nobody looks into a train before scoring: you have to remember what is in it. Children and beginners, or everyone, may be free to look into their own.
card-game-option-peeking-no = not allowed
card-game-option-peeking-yes = allowed
card-game-option-peeking-A = allowed to the host alone
card-game-option-peeking-B-C-D = allowed to all but the host

keep-any = Tick those you want, or none. A completed ticket brings its points, any other loses them.

yard-prompt-turn = Draw cards, take tickets, or play cards from your hand.
yard-prompt-tickets = Choose which tickets to keep. You may keep none.
yard-prompt-complete = The round is over: choose a ticket to complete out of your train.
yard-prompt-wait-complete = { $seat } is completing tickets.

yard-stations = Stations
yard-station-empty = nothing at the station
yard-round = Round { $round } of { $rounds }
yard-leaving = When your turn begins
yard-leaving-how = One card of each group leaves for the train:
yard-robbed = Robbers were here: { $seat }. Into the discards: { $cards }.
yard-robbed-short = robbed
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

yard-interlude = After the first round
yard-interlude-title = The first round is over
yard-interlude-on = On to the second round
yard-interlude-lead = In the lead: { $seats }, with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
yard-interlude-nobody = Nobody completed a ticket in the first round.
yard-interlude-done = Completed
yard-interlude-left = Still held
yard-interlude-points = Points
yard-interlude-none = None so far
yard-interlude-how = Cards in hand and tickets that aren’t completed stay with the players; all other cards were shuffled and dealt anew. The bonuses of the big cities are given at the end: these are the cities where somebody leads now. { $seat } starts.

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

yard-needs = so many your tickets need
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

## bench

card-game-bench-completion = { $seats } seats, the best set of tickets in { $cases } choices of random games, up to { $tickets } tickets in hand: median { $median } µs, 99 of 100 within { $most } µs, worst { $worst } µs
card-game-bench-completion-hard = the best set of tickets in { $cases } made-up choices, { $tickets } tickets in hand and { $cards } cards in the pile: median { $median } µs, 99 of 100 within { $most } µs, worst { $worst } µs

## Why a bot would do it

bots-card-game-needed = It is still needed for { $tickets }.
bots-card-game-locomotive = A locomotive serves any ticket.
bots-card-game-company = With { $card } you hold { $count } of the colour, and they can be played together.
bots-card-game-ambush = With it you hold enough to rob { $seat } of { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
bots-card-game-spare = No ticket needs it yet, but one that you take later may.
bots-card-game-blind = Nothing in the market is worth more than a surprise: the deck has { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
bots-card-game-robs = It robs { $seat } of a whole group, { $colour }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
bots-card-game-row = Three cards set off at once, and all of them are on the train pile by your next turn.
bots-card-game-safe = It is as good as safe from robbery: nobody seems to hold more than { $count } of the colour.
bots-card-game-risk = It may be robbed: somebody could do it at once with a likelihood of { $percent } %.
bots-card-game-late = About { $count ->
    [one] { $count } turn is
   *[other] { $count } turns are
} left: what isn't on the train pile by then doesn't count.
bots-card-game-tickets = Your tickets lack { $count ->
    [0] nothing any more
    [one] only { $count } car
   *[other] only { $count } cars
}: new ones bring more than the next cards.
bots-card-game-spares = { $count ->
    [one] { $count } car on your train pile or in your station serves
   *[other] { $count } cars on your train pile or in your station serve
} no ticket yet.
bots-card-game-keep = They bring { $points ->
    [one] { $points } point
   *[other] { $points } points
}; for all your tickets { $count ->
    [0] you have every car already
    [one] you then lack { $count } car
   *[other] you then lack { $count } cars
}.
bots-card-game-keep-none = None of them is worth the cars that it needs, and what isn't completed costs points.
bots-card-game-city = { $city }: { $count ->
    [one] { $count } of your tickets then names it
   *[other] { $count } of your tickets then name it
}, and whoever completes most gets the bonus of { $points }.
bots-card-game-complete = { $ticket } is one of the tickets that bring most together out of your train pile.
bots-card-game-pass = There is nothing else to do.
