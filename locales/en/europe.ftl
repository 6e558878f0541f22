# Europe: what happens, what one can do, and why one can't.

europe-title = Europe
europe-about = Routes, ferries, tunnels and stations from Edinburgh to Erzurum, tickets to complete, and the European Express to catch.
europe-poster = FROM LISBON TO ERZURUM

## What happens

europe-dealt = { $seat } is dealt { $cards }. Tickets to choose from: { $tickets }.
europe-dealt-hidden = { $seat } is dealt cards, and tickets to choose from.
europe-first = { $seat } will go first.
europe-opened = { $seat } keeps { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}: { $tickets }.
europe-opened-hidden = { $seat } keeps { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}.
europe-started = Everyone has chosen tickets: the journey begins.
europe-took = { $seat } takes { $card } from the market.
europe-drew = { $seat } draws { $card } from the deck.
europe-drew-hidden = { $seat } draws a card from the deck.
europe-refilled = The market is refilled with { $card }.
europe-flushed = Too many locomotives lie face up, so the whole market is discarded: { $cards }.
europe-reshuffled = The discards are shuffled into a new deck of { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
europe-dug = { $seat } digs the tunnel { $route } with { $laid }. Turned up: { $turned }. { $extra ->
    [0] There is nothing more to pay.
    [one] It costs { $extra } more card.
   *[other] It costs { $extra } more cards.
}
europe-dug-nothing = { $seat } digs the tunnel { $route } with { $laid }. No cards are left to turn up, so it is built at once.
europe-paid = { $seat } pays the extra cost: { $cards }.
europe-withdrew = { $seat } gives up the tunnel { $route } and takes the cards back.
europe-withdrew-unable = { $seat } can't pay the extra cost of the tunnel { $route } and takes the cards back.
europe-claimed = { $seat } claims { $route } with { $cards }: { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}.
europe-drew-tickets = { $seat } draws { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
} to choose from: { $tickets }.
europe-drew-tickets-hidden = { $seat } draws { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
} to choose from.
europe-kept-tickets = { $seat } keeps { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}: { $tickets }. { $returned ->
    [0] None goes back.
    [one] { $returned } goes under the deck.
   *[other] { $returned } go under the deck.
}
europe-kept-tickets-hidden = { $seat } keeps { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}. { $returned ->
    [0] None goes back.
    [one] { $returned } goes under the deck.
   *[other] { $returned } go under the deck.
}
europe-built = { $seat } builds a station in { $city } with { $cards }.
europe-passed = { $seat } passes.
europe-last-round = { $seat } { $cars ->
    [0] has no cars left
    [one] has only { $cars } car left
   *[other] has only { $cars } cars left
}. Last round: everyone has one more turn.
europe-over-cars = The last round has been played: the game is over.
europe-over-passes = Nobody can do anything any more: the game is over.

## What one can do

europe-action-keep = keep { $tickets }
europe-action-take = take { $card } from the market
europe-action-blind = draw a card from the deck
europe-action-claim = claim { $route } with { $cards }
europe-action-pay = pay for the tunnel: { $cards }
europe-action-decline = give up the tunnel and take the cards back
europe-action-tickets = draw tickets
europe-action-station = build a station in { $city } with { $cards }
europe-action-pass = pass

## Why one can't

europe-illegal-over = The game is over: nothing can be done any more ({ $rule }).
europe-illegal-wait = You have chosen your tickets: wait for the others to choose theirs ({ $rule }).
europe-illegal-turn = It isn't your turn: wait until { $seat } has finished ({ $rule }).
europe-illegal-choose-tickets = First choose which of the tickets you keep ({ $rule }).
europe-illegal-take-second = First take your second card, from the market or from the deck ({ $rule }).
europe-illegal-answer-tunnel = First decide about the tunnel: pay the extra cost or give it up ({ $rule }).
europe-illegal-no-offer = You have no tickets to choose from now: do something else ({ $rule }).
europe-illegal-no-tunnel = There is no tunnel to pay for or to give up: do something else ({ $rule }).
europe-illegal-keep-more = You keep too few tickets: keep at least { $least } ({ $rule }).
europe-illegal-not-offered = You weren't offered such a ticket: choose from those that you were ({ $rule }).
europe-illegal-can-act = You may pass only when you can do nothing else: choose another action ({ $rule }).
europe-illegal-not-in-market = The market doesn't have what you want ({ $card }): take another card or draw from the deck ({ $rule }).
europe-illegal-second-locomotive = A face-up locomotive can't be your second card: take another one or draw from the deck ({ $rule }).
europe-illegal-no-card = No card is left in the deck: do something else ({ $rule }).
europe-illegal-no-route = The board has no such route: choose one that it has ({ $rule }).
europe-illegal-route-taken = The route { $route } has been claimed by { $seat }: choose another ({ $rule }).
europe-illegal-few-cars = The route takes { $needed ->
    [one] { $needed } car
   *[other] { $needed } cars
}, and you have { $left ->
    [0] none
   *[other] only { $left }
} left: choose a shorter one ({ $rule }).
europe-illegal-own-twin = You own the other half of the double route { $route }, and nobody may have both: choose another route ({ $rule }).
europe-illegal-twin-closed = With two or three players only one half of a double route is open, and the other half of { $route } has been claimed: choose another route ({ $rule }).
europe-illegal-no-ticket = No tickets are left to draw: do something else ({ $rule }).
europe-illegal-no-city = The board has no such city: choose one that it has ({ $rule }).
europe-illegal-station-taken = In { $city } there is a station already, built by { $seat }: choose another city ({ $rule }).
europe-illegal-no-station = You have no station left: do something else ({ $rule }).

## Why one can't pay like that

europe-illegal-number = This costs { $needed ->
    [one] { $needed } card
   *[other] { $needed } cards
}, and you lay { $laid ->
    [0] none
   *[other] { $laid }
}: lay exactly as many as it costs ({ $rule }).
europe-illegal-few-locomotives = This ferry needs { $needed ->
    [one] { $needed } locomotive
   *[other] { $needed } locomotives
}, and you lay { $laid ->
    [0] none
   *[other] only { $laid }
}: lay more of them ({ $rule }).
europe-illegal-colour = The colour to pay in is { $needed }, and your cards are { $laid }: lay { $needed } cards or locomotives ({ $rule }).
europe-illegal-only-locomotives = You laid locomotives alone for this tunnel, so only locomotives pay the extra cost: lay these or give it up ({ $rule }).
europe-illegal-not-in-hand = You lay more than you hold ({ $laid }, and there { $held ->
    [0] is none
    [one] is only { $held }
   *[other] are only { $held }
} in your hand): lay other cards ({ $rule }).

## Final scoring

europe-score-routes = Routes
europe-score-tickets = Tickets
europe-score-stations = Unused stations
europe-score-express = European Express
europe-tie-tickets = Points are equal: more tickets completed decide.
europe-tie-stations = Points and completed tickets are equal: fewer stations used decide.
europe-tie-express = Points, completed tickets and stations used are equal: the European Express decides.
europe-tie-shared = Everything is equal, the European Express too: the win is shared.

# What decided ties, and what ended games, where many are counted.
europe-tiebreak-tickets = by tickets completed
europe-tiebreak-stations = by stations used
europe-tiebreak-express = by the European Express
europe-tiebreak-shared = win shared
europe-ending-cars = cars used up
europe-ending-passes = nothing left to do

## A board in words

europe-board = Board: { $name } ({ $id }).
europe-board-network = Cities: { $cities }. Routes: { $routes }, among them { $tunnels ->
    [one] { $tunnels } tunnel
   *[other] { $tunnels } tunnels
}, { $ferries ->
    [one] { $ferries } ferry
   *[other] { $ferries } ferries
} and { $doubles ->
    [one] { $doubles } pair of doubles
   *[other] { $doubles } pairs of doubles
}.
europe-board-pieces = Each player has { $cars ->
    [one] { $cars } car
   *[other] { $cars } cars
} and { $stations ->
    [one] { $stations } station
   *[other] { $stations } stations
}. Train cards: { $cards } of each colour and { $locomotives ->
    [one] { $locomotives } locomotive
   *[other] { $locomotives } locomotives
}.
europe-board-seats = Players: from { $fewest } to { $most }.
europe-board-scoring = The European Express brings { $express ->
    [one] { $express } point
   *[other] { $express } points
}, each unused station { $station }.
europe-board-routes = Routes:
europe-board-route = { $from } – { $to }: length { $length }, { $colour }, { $kind }; { $points ->
    [one] { $points } point
   *[other] { $points } points
}
europe-board-rail = ordinary
europe-board-tunnel = tunnel
europe-board-ferry = ferry with { $locomotives ->
    [one] { $locomotives } locomotive
   *[other] { $locomotives } locomotives
}
europe-board-long-tickets = Long tickets:
europe-board-tickets = Regular tickets:
europe-board-ticket = { $ticket }
