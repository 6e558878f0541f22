# Classic ticket games: what happens, what one can do, and why one can't.

## What happens

classic-dealt = { $seat } is dealt { $cards }. Tickets to choose from: { $tickets }.
classic-dealt-hidden = { $seat } is dealt cards, and tickets to choose from.
classic-first = { $seat } will go first.
classic-opened = { $seat } keeps { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}: { $tickets }.
classic-opened-hidden = { $seat } keeps { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}.
classic-returned = { $count ->
    [one] { $count } ticket was turned down and goes under the deck.
   *[other] { $count } tickets were turned down: they are shuffled and go under the deck.
}
classic-started = Everyone has chosen tickets: the journey begins.
classic-took = { $seat } takes { $card } from the market.
classic-drew = { $seat } draws { $card } from the deck.
classic-drew-hidden = { $seat } draws a card from the deck.
classic-refilled = The market is refilled with { $card }.
classic-flushed = Too many locomotives lie face up, so the whole market is discarded: { $cards }.
classic-reshuffled = The discards are shuffled into a new deck of { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
classic-dug = { $seat } digs the tunnel { $route } with { $laid }. Turned up: { $turned }. { $extra ->
    [0] There is nothing more to pay.
    [one] It costs { $extra } more card.
   *[other] It costs { $extra } more cards.
}
classic-dug-nothing = { $seat } digs the tunnel { $route } with { $laid }. No cards are left to turn up, so it is built at once.
classic-paid = { $seat } pays the extra cost: { $cards }.
classic-withdrew = { $seat } gives up the tunnel { $route } and takes the cards back.
classic-withdrew-unable = { $seat } can't pay the extra cost of the tunnel { $route } and takes the cards back.
classic-claimed = { $seat } claims { $route } with { $cards }: { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}.
classic-drew-tickets = { $seat } draws { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
} to choose from: { $tickets }.
classic-drew-tickets-hidden = { $seat } draws { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
} to choose from.
classic-kept-tickets = { $seat } keeps { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}: { $tickets }. { $returned ->
    [0] None goes back.
    [one] { $returned } goes under the deck.
   *[other] { $returned } go under the deck.
}
classic-kept-tickets-hidden = { $seat } keeps { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}. { $returned ->
    [0] None goes back.
    [one] { $returned } goes under the deck.
   *[other] { $returned } go under the deck.
}
classic-built = { $seat } builds a station in { $city } with { $cards }.
classic-passed = { $seat } passes.
classic-last-round = { $seat } { $cars ->
    [0] has no cars left
    [one] has only { $cars } car left
   *[other] has only { $cars } cars left
}. { $turns ->
    [one] Last round: everyone has one more turn.
   *[other] The end is near: everyone has { $turns } more turns.
}
classic-over-cars = The last round has been played: the game is over.
classic-over-passes = Nobody can do anything any more: the game is over.

## What one can do

classic-action-keep = keep { $tickets }
classic-action-take = take { $card } from the market
classic-action-blind = draw a card from the deck
classic-action-claim = claim { $route } with { $cards }
classic-action-pay = pay for the tunnel: { $cards }
classic-action-decline = give up the tunnel and take the cards back
classic-action-tickets = draw tickets
classic-action-station = build a station in { $city } with { $cards }
classic-action-pass = pass

## Why one can't

classic-illegal-over = The game is over: nothing can be done any more ({ $rule }).
classic-illegal-wait = You have chosen your tickets: wait for the others to choose theirs ({ $rule }).
classic-illegal-turn = It isn't your turn: wait until { $seat } has finished ({ $rule }).
classic-illegal-choose-tickets = First choose which of the tickets you keep ({ $rule }).
classic-illegal-take-second = First take your second card, from the market or from the deck ({ $rule }).
classic-illegal-answer-tunnel = First decide about the tunnel: pay the extra cost or give it up ({ $rule }).
classic-illegal-no-offer = You have no tickets to choose from now: do something else ({ $rule }).
classic-illegal-no-tunnel = There is no tunnel to pay for or to give up: do something else ({ $rule }).
classic-illegal-keep-more = You keep too few tickets: keep at least { $least } ({ $rule }).
classic-illegal-not-offered = You weren't offered such a ticket: choose from those that you were ({ $rule }).
classic-illegal-can-act = You may pass only when you can do nothing else: choose another action ({ $rule }).
classic-illegal-not-in-market = The market doesn't have what you want ({ $card }): take another card or draw from the deck ({ $rule }).
classic-illegal-second-locomotive = A face-up locomotive can't be your second card: take another one or draw from the deck ({ $rule }).
classic-illegal-no-card = No card is left in the deck: do something else ({ $rule }).
classic-illegal-no-route = The board has no such route: choose one that it has ({ $rule }).
classic-illegal-route-taken = The route { $route } has been claimed by { $seat }: choose another ({ $rule }).
classic-illegal-few-cars = The route takes { $needed ->
    [one] { $needed } car
   *[other] { $needed } cars
}, and you have { $left ->
    [0] none
   *[other] only { $left }
} left: choose a shorter one ({ $rule }).
classic-illegal-own-twin = You own the other half of the double route { $route }, and nobody may have both: choose another route ({ $rule }).
classic-illegal-twin-closed = With so few players only one half of a double route is open, and the other half of { $route } has been claimed: choose another route ({ $rule }).
classic-illegal-no-ticket = No tickets are left to draw: do something else ({ $rule }).
classic-illegal-no-city = The board has no such city: choose one that it has ({ $rule }).
classic-illegal-station-taken = In { $city } there is a station already, built by { $seat }: choose another city ({ $rule }).
classic-illegal-no-station = You have no station left: do something else ({ $rule }).

## Why one can't pay like that

classic-illegal-number = This costs { $needed ->
    [one] { $needed } card
   *[other] { $needed } cards
}, and you lay { $laid ->
    [0] none
   *[other] { $laid }
}: lay exactly as many as it costs ({ $rule }).
classic-illegal-few-locomotives = This ferry needs { $needed ->
    [one] { $needed } locomotive
   *[other] { $needed } locomotives
}, and you lay { $laid ->
    [0] none
   *[other] only { $laid }
}: lay more of them ({ $rule }).
classic-illegal-colour = The colour to pay in is { $needed }, and your cards are { $laid }: lay { $needed } cards or locomotives ({ $rule }).
classic-illegal-only-locomotives = You laid locomotives alone for this tunnel, so only locomotives pay the extra cost: lay these or give it up ({ $rule }).
classic-illegal-not-in-hand = You lay more than you hold ({ $laid }, and there { $held ->
    [0] is none
    [one] is only { $held }
   *[other] are only { $held }
} in your hand): lay other cards ({ $rule }).

## A board in words

classic-board = Board: { $name } ({ $id }).
classic-board-network = Cities: { $cities }. Routes: { $routes }, among them { $tunnels ->
    [one] { $tunnels } tunnel
   *[other] { $tunnels } tunnels
}, { $ferries ->
    [one] { $ferries } ferry
   *[other] { $ferries } ferries
} and { $doubles ->
    [one] { $doubles } pair of doubles
   *[other] { $doubles } pairs of doubles
}.
classic-board-pieces = Each player has { $cars ->
    [one] { $cars } car
   *[other] { $cars } cars
} and { $stations ->
    [one] { $stations } station
   *[other] { $stations } stations
}. Train cards: { $cards } of each colour and { $locomotives ->
    [one] { $locomotives } locomotive
   *[other] { $locomotives } locomotives
}.
classic-board-seats = Players: from { $fewest } to { $most }.
classic-board-scoring = The longest path brings { $express ->
    [one] { $express } point
   *[other] { $express } points
}, each unused station { $station }.
classic-board-routes = Routes:
classic-board-route = { $from } – { $to }: length { $length }, { $colour }, { $kind }; { $points ->
    [one] { $points } point
   *[other] { $points } points
}
classic-board-rail = ordinary
classic-board-tunnel = tunnel
classic-board-ferry = ferry with { $locomotives ->
    [one] { $locomotives } locomotive
   *[other] { $locomotives } locomotives
}
classic-board-pieces-plain = Each player has { $cars ->
    [one] { $cars } car
   *[other] { $cars } cars
}. Train cards: { $cards } of each colour and { $locomotives ->
    [one] { $locomotives } locomotive
   *[other] { $locomotives } locomotives
}.
classic-board-scoring-plain = The longest path brings { $express ->
    [one] { $express } point
   *[other] { $express } points
}.
classic-board-network-plain = Cities: { $cities }. Routes: { $routes }, among them { $doubles ->
    [one] { $doubles } pair of doubles
   *[other] { $doubles } pairs of doubles
}.
classic-board-long-tickets = Long tickets:
classic-board-regular-tickets = Regular tickets:
classic-board-tickets = Tickets:
classic-board-ticket = { $ticket }
