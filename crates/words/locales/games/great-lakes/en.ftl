# Great Lakes: what happens, what one can do, and why one can't.

great-lakes-title = Great Lakes
great-lakes-about = Railways and shipping lines from Duluth to New York: trains and ships in the mix of your choice, harbours to build, and tickets to complete.

## Pieces

great-lakes-trains = { $count ->
    [one] { $count } train
   *[other] { $count } trains
}
great-lakes-ships = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}

## What happens

great-lakes-dealt = { $seat } is dealt { $cards }. Tickets to choose from: { $tickets }.
great-lakes-dealt-hidden = { $seat } is dealt cards, and tickets to choose from.
great-lakes-first = { $seat } will go first.
great-lakes-opened = { $seat } keeps { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}: { $tickets }.
great-lakes-opened-hidden = { $seat } keeps { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}.
great-lakes-returned = Everyone has chosen tickets. { $count ->
    [0] Nobody turned any down.
    [one] { $count } was turned down and goes under the deck.
   *[other] { $count } were turned down: they are shuffled and go under the deck.
}
great-lakes-chose = { $seat } chooses { $trains } and { $ships }.
great-lakes-chose-hidden = { $seat } has chosen trains and ships.
great-lakes-starts = { $seat } starts with { $trains } and { $ships }.
great-lakes-started = Everyone has chosen: all aboard!
great-lakes-took = { $seat } takes { $card } from the market.
great-lakes-drew-train = { $seat } draws { $card } from the train deck.
great-lakes-drew-ship = { $seat } draws { $card } from the ship deck.
great-lakes-drew-train-hidden = { $seat } draws a card from the train deck.
great-lakes-drew-ship-hidden = { $seat } draws a card from the ship deck.
great-lakes-refilled = The market is refilled with { $card }.
great-lakes-flushed = Too many wild cards lie face up, so the whole market is discarded: { $cards }.
great-lakes-reshuffled-train = The discarded train cards are shuffled into a new deck of { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
great-lakes-reshuffled-ship = The discarded ship cards are shuffled into a new deck of { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
great-lakes-claimed = { $seat } claims { $route } with { $cards }: { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}.
great-lakes-drew-tickets = { $seat } draws { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
} to choose from: { $tickets }.
great-lakes-drew-tickets-hidden = { $seat } draws { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
} to choose from.
great-lakes-kept-tickets = { $seat } keeps { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}: { $tickets }. { $returned ->
    [0] None goes back.
    [one] { $returned } goes under the deck.
   *[other] { $returned } go under the deck.
}
great-lakes-kept-tickets-hidden = { $seat } keeps { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}. { $returned ->
    [0] None goes back.
    [one] { $returned } goes under the deck.
   *[other] { $returned } go under the deck.
}
great-lakes-built = { $seat } builds a harbour in { $city } with { $cards }.
great-lakes-exchanged = { $seat } puts { $given } into the box and takes { $taken } out of it: { $points ->
    [one] −{ $points } point
   *[other] −{ $points } points
}.
great-lakes-passed = { $seat } passes.
great-lakes-last-rounds = { $seat } { $pieces ->
    [0] has no trains and ships left
    [one] has only { $pieces } train or ship left
   *[other] has only { $pieces } trains and ships left
}. The end is near: everyone has two more turns.
great-lakes-over-pieces = The last rounds have been played: the game is over.
great-lakes-over-passes = Nobody can do anything any more: the game is over.

## What one can do

great-lakes-action-keep = keep { $tickets }
great-lakes-action-pieces = start with { $trains } and { $ships }
great-lakes-action-take = take { $card } from the market
great-lakes-action-refill-train = refill the market from the train deck
great-lakes-action-refill-ship = refill the market from the ship deck
great-lakes-action-blind-train = draw a card from the train deck
great-lakes-action-blind-ship = draw a card from the ship deck
great-lakes-action-claim = claim { $route } with { $cards }
great-lakes-action-tickets = draw tickets
great-lakes-action-harbour = build a harbour in { $city } with { $cards }
great-lakes-action-exchange = exchange { $given } for { $taken }
great-lakes-action-pass = pass

## Why one can't

great-lakes-illegal-over = The game is over: nothing can be done any more ({ $rule }).
great-lakes-illegal-wait = You have chosen: wait for the others to choose ({ $rule }).
great-lakes-illegal-turn = It isn't your turn: wait until { $seat } has finished ({ $rule }).
great-lakes-illegal-choose-tickets = First choose which of the tickets you keep ({ $rule }).
great-lakes-illegal-choose-pieces = First choose how many trains and ships you start with ({ $rule }).
great-lakes-illegal-take-second = First take your second card, from the market or from a deck ({ $rule }).
great-lakes-illegal-refill-first = First say from which deck the market is refilled ({ $rule }).
great-lakes-illegal-no-offer = You have no tickets to choose from now: do something else ({ $rule }).
great-lakes-illegal-no-pieces-now = Trains and ships are chosen once, at the start: exchange some if you need others ({ $rule }).
great-lakes-illegal-no-gap = There is no gap in the market to refill: do something else ({ $rule }).
great-lakes-illegal-keep-more = You keep too few tickets: keep at least { $least } ({ $rule }).
great-lakes-illegal-not-offered = You weren't offered such a ticket: choose from those that you were ({ $rule }).
great-lakes-illegal-wrong-pieces = You can start with { $least } to { $most } trains, and ships for the rest: choose such a number ({ $rule }).
great-lakes-illegal-can-act = You may pass only when you can do nothing else, exchanging pieces aside: choose another action ({ $rule }).
great-lakes-illegal-not-in-market = The market doesn't have what you want ({ $card }): take another card or draw from a deck ({ $rule }).
great-lakes-illegal-second-wild = A face-up wild card can't be your second card: take another one or draw from a deck ({ $rule }).
great-lakes-illegal-no-train-card = No card is left in the train deck: choose something else ({ $rule }).
great-lakes-illegal-no-ship-card = No card is left in the ship deck: choose something else ({ $rule }).
great-lakes-illegal-no-route = The board has no such route: choose one that it has ({ $rule }).
great-lakes-illegal-route-taken = The route { $route } has been claimed by { $seat }: choose another ({ $rule }).
great-lakes-illegal-few-pieces = The route takes { $needed }, and you have { $left ->
    [0] none
   *[other] only { $left }
} left: choose a shorter one, or exchange pieces ({ $rule }).
great-lakes-illegal-own-twin = You own the other half of the double route { $route }, and nobody may have both: choose another route ({ $rule }).
great-lakes-illegal-twin-closed = With two or three players only one half of a double route is open, and the other half of { $route } has been claimed: choose another route ({ $rule }).
great-lakes-illegal-no-ticket = No tickets are left to draw: do something else ({ $rule }).
great-lakes-illegal-no-city = The board has no such city: choose one that it has ({ $rule }).
great-lakes-illegal-no-port = { $city } is no port: build your harbour in a city with an anchor ({ $rule }).
great-lakes-illegal-harbour-taken = In { $city } there is a harbour already, built by { $seat }: choose another port ({ $rule }).
great-lakes-illegal-no-route-there = None of your routes leads to { $city }: claim one first, or choose another port ({ $rule }).
great-lakes-illegal-no-harbour = You have no harbour left: do something else ({ $rule }).
great-lakes-illegal-exchange-supply = You have { $left } to exchange: choose a number from one up to that ({ $rule }).
great-lakes-illegal-exchange-box = Your box has only { $left }: exchange fewer ({ $rule }).

## Why one can't pay like that

great-lakes-illegal-number = This costs { $needed }, and you lay { $laid ->
    [0] nothing
   *[other] { $laid }
}: lay enough, and no card that could be left out ({ $rule }).
great-lakes-illegal-only-trains = This takes train cards: ships don't run on rails ({ $rule }).
great-lakes-illegal-only-ships = This takes ship cards: trains don't float ({ $rule }).
great-lakes-illegal-colour = The colour to pay in is { $needed }, and your cards are { $laid }: lay { $needed } cards or wild ones ({ $rule }).
great-lakes-illegal-spare-marked = You have trains without an anchor: spend those first, they can't build harbours ({ $rule }).
great-lakes-illegal-not-for-harbour = A harbour takes two trains and two ships, all of one colour and with an anchor: lay such cards or wild ones ({ $rule }).
great-lakes-illegal-not-in-hand = You lay more than you hold ({ $laid }, and there { $held ->
    [0] is none
    [one] is only { $held }
   *[other] are only { $held }
} in your hand): lay other cards ({ $rule }).

## Final scoring

great-lakes-score-routes = Routes
great-lakes-score-exchanges = Exchanged pieces
great-lakes-score-tickets = Tickets
great-lakes-score-harbours = Harbours
great-lakes-score-unbuilt = Harbours not built
great-lakes-tie-tickets = Points are equal: more tickets completed decide.
great-lakes-tie-harbours = Points and completed tickets are equal: more harbours built decide.
great-lakes-tie-shared = Everything is equal, the harbours too: the win is shared.

# What decided ties, and what ended games, where many are counted.
great-lakes-tiebreak-tickets = by tickets completed
great-lakes-tiebreak-harbours = by harbours built
great-lakes-tiebreak-shared = win shared
great-lakes-ending-pieces = trains and ships used up
great-lakes-ending-passes = nothing left to do

## A board in words

great-lakes-board = Board: { $name } ({ $id }).
great-lakes-board-network = Cities: { $cities }, of them { $ports ->
    [one] { $ports } port
   *[other] { $ports } ports
}; junctions on the water: { $junctions }. Routes: { $rail } by rail, { $sea } by sea, among them { $doubles ->
    [one] { $doubles } pair of doubles
   *[other] { $doubles } pairs of doubles
}.
great-lakes-board-pieces = Each player chooses { $chosen } pieces out of { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
} and { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
}, and has { $harbours ->
    [one] { $harbours } harbour
   *[other] { $harbours } harbours
}.
great-lakes-board-cards = Train deck: of each colour { $plain } without an anchor and { $marked } with one, and { $wild } wild. Ship deck: of each colour { $single } single and { $double } double.
great-lakes-board-seats = Players: from { $fewest } to { $most }.
great-lakes-board-scoring = A harbour brings { $one }, { $two } or { $three } points for one, two, three or more tickets; not built it costs { $unbuilt }, and each exchanged piece { $exchanged }.
great-lakes-board-routes = Routes:
great-lakes-board-route = { $from } – { $to }: length { $length }, { $colour }, { $kind }; { $points ->
    [one] { $points } point
   *[other] { $points } points
}
great-lakes-board-rail = by rail
great-lakes-board-sea = by sea
great-lakes-board-tickets = Tickets:
great-lakes-board-ticket = { $ticket }

## What is wrong with a board file

great-lakes-fault-few-tickets = Line { $line }: two seats need at least { $min } tickets, and there are { $found }.
great-lakes-fault-train-count = Line { $line }: { $entry } makes { $found } train cards (6 × trains_per_color and harbor_trains_per_color, and wild), but there should be from { $min } to { $max }.
great-lakes-fault-ship-count = Line { $line }: { $entry } makes { $found } ship cards (6 × ships_per_color and double_ships_per_color), but there should be from { $min } to { $max }.
great-lakes-fault-few-pieces = Line { $line }: { $entry } lets each player choose { $chosen } pieces (pieces_per_player), but trains and ships together are only { $found }.
great-lakes-fault-bad-suggestion = Line { $line }: “suggested_trains” of { $entry } is { $found }, but one can choose from { $min } to { $max } trains.
great-lakes-fault-harbor-points = Line { $line }: “harbor_points” should be three numbers, for one ticket, two, and three or more, and there are { $found }.
great-lakes-fault-junction-port = Line { $line }: { $entry } is a junction, so it can't be a port. Make it the one or the other.
great-lakes-fault-junction-rail = Line { $line }: { $entry } is a rail route to a junction, but only sea routes meet there. Make it “sea”, or let it end in a city.
great-lakes-fault-junction-ticket = Line { $line }: { $entry } names a junction. Tickets join cities.

## Notation of actions

great-lakes-notation-unknown-action = “{ $text }” is no action. Actions start with keep, pieces, take, refill, blind, claim, tickets, harbour, exchange or pass.
great-lakes-notation-bad-payment = “{ $text }” is no payment. A payment is trains or ships of one colour, wild cards, or both.

## Cards: so many of a kind

cards-purple-train = { $count } { $count ->
    [one] purple train
   *[other] purple trains
}
cards-yellow-train = { $count } { $count ->
    [one] yellow train
   *[other] yellow trains
}
cards-green-train = { $count } { $count ->
    [one] green train
   *[other] green trains
}
cards-red-train = { $count } { $count ->
    [one] red train
   *[other] red trains
}
cards-black-train = { $count } { $count ->
    [one] black train
   *[other] black trains
}
cards-white-train = { $count } { $count ->
    [one] white train
   *[other] white trains
}
cards-purple-anchor-train = { $count } { $count ->
    [one] purple train with an anchor
   *[other] purple trains with an anchor
}
cards-yellow-anchor-train = { $count } { $count ->
    [one] yellow train with an anchor
   *[other] yellow trains with an anchor
}
cards-green-anchor-train = { $count } { $count ->
    [one] green train with an anchor
   *[other] green trains with an anchor
}
cards-red-anchor-train = { $count } { $count ->
    [one] red train with an anchor
   *[other] red trains with an anchor
}
cards-black-anchor-train = { $count } { $count ->
    [one] black train with an anchor
   *[other] black trains with an anchor
}
cards-white-anchor-train = { $count } { $count ->
    [one] white train with an anchor
   *[other] white trains with an anchor
}
cards-wild = { $count } { $count ->
    [one] wild card
   *[other] wild cards
}
cards-purple-ship = { $count } { $count ->
    [one] purple ship
   *[other] purple ships
}
cards-yellow-ship = { $count } { $count ->
    [one] yellow ship
   *[other] yellow ships
}
cards-green-ship = { $count } { $count ->
    [one] green ship
   *[other] green ships
}
cards-red-ship = { $count } { $count ->
    [one] red ship
   *[other] red ships
}
cards-black-ship = { $count } { $count ->
    [one] black ship
   *[other] black ships
}
cards-white-ship = { $count } { $count ->
    [one] white ship
   *[other] white ships
}
cards-purple-double-ship = { $count } { $count ->
    [one] purple double ship
   *[other] purple double ships
}
cards-yellow-double-ship = { $count } { $count ->
    [one] yellow double ship
   *[other] yellow double ships
}
cards-green-double-ship = { $count } { $count ->
    [one] green double ship
   *[other] green double ships
}
cards-red-double-ship = { $count } { $count ->
    [one] red double ship
   *[other] red double ships
}
cards-black-double-ship = { $count } { $count ->
    [one] black double ship
   *[other] black double ships
}
cards-white-double-ship = { $count } { $count ->
    [one] white double ship
   *[other] white double ships
}

## Cards: one that somebody takes

card-purple-train-taken = a purple train
card-yellow-train-taken = a yellow train
card-green-train-taken = a green train
card-red-train-taken = a red train
card-black-train-taken = a black train
card-white-train-taken = a white train
card-purple-anchor-train-taken = a purple train with an anchor
card-yellow-anchor-train-taken = a yellow train with an anchor
card-green-anchor-train-taken = a green train with an anchor
card-red-anchor-train-taken = a red train with an anchor
card-black-anchor-train-taken = a black train with an anchor
card-white-anchor-train-taken = a white train with an anchor
card-wild-taken = a wild card
card-purple-ship-taken = a purple ship
card-yellow-ship-taken = a yellow ship
card-green-ship-taken = a green ship
card-red-ship-taken = a red ship
card-black-ship-taken = a black ship
card-white-ship-taken = a white ship
card-purple-double-ship-taken = a purple double ship
card-yellow-double-ship-taken = a yellow double ship
card-green-double-ship-taken = a green double ship
card-red-double-ship-taken = a red double ship
card-black-double-ship-taken = a black double ship
card-white-double-ship-taken = a white double ship

# The page of Great Lakes: what the pages of other games don't have.

great-lakes-poster = BY RAIL AND BY WATER
about-great-lakes = Great Lakes: one of the two maps of Ticket to Ride: Rails & Sails, by Alan R. Moon, published by Days of Wonder.

players-ships = ships
players-harbours = harbours
face-wild = wild
market-train = trains
market-ship = ships

lakes-prompt-turn = Cards, a route, a harbour, new tickets or an exchange?
lakes-prompt-stuck = You can only exchange pieces or pass.
lakes-prompt-pieces = Decide how many trains and how many ships to start with.
lakes-prompt-refill = From which deck shall the market be refilled?
lakes-prompt-wait-refill = { $seat } refills the market.

lakes-hand-harbour = + harbour
lakes-hand-exchange = exchange

lakes-pieces-title = Trains and ships
lakes-pieces-what = You will have { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
} in all: trains claim routes on land, ships claim those on the water. The rest goes into your box.
lakes-pieces-advice = Look at your tickets: much water, more ships. { $trains } + { $ships } is a good start. You can exchange later, but each piece costs a point, and it takes a whole turn.
lakes-pieces-trains = trains
lakes-pieces-ships = ships
lakes-pieces-button = Start with these

lakes-refill-title = Refill the market
lakes-refill-what = You took an open card. The top card of the deck you name takes its place.
lakes-refill-train = From the trains
lakes-refill-ship = From the ships

lakes-exchange-title = Exchange pieces
lakes-exchange-what = Pieces of one kind go into your box, as many of the other kind come out of it. It takes the whole turn, and each piece costs a point.
lakes-exchange-box = In your box: { $cars }, { $ships }.
lakes-exchange-train = { $count ->
    [one] { $count } train for a ship
   *[other] { $count } trains for ships
} (−{ $count })
lakes-exchange-ship = { $count ->
    [one] { $count } ship for a train
   *[other] { $count } ships for trains
} (−{ $count })
lakes-exchange-button = Exchange

lakes-harbour-title = Harbours
lakes-harbour-what = A harbour stands in a port that one of your routes reaches: two train cards and two ship cards of one colour, all with the anchor. For completed tickets to its city it scores 10, 20 or 30 points; one that you never build costs 4.
lakes-harbour-pay = Harbour: pay with what? Left: { $left }
lakes-harbour-worth = Your tickets here: { $tickets }. A harbour would score { $now ->
    [one] { $now } point
   *[other] { $now } points
} now, and { $most } with all of them completed.
lakes-harbour-no-ticket = A port. You have no ticket here, so a harbour would score nothing.
lakes-harbour-short = You lack the cards for a harbour: two trains and two ships of one colour, all with the anchor. A wild card stands in for any of them.
lakes-short-train = You are { $count ->
    [one] { $count } card
   *[other] { $count } cards
} short: { $colour } trains, or wilds.
lakes-short-ship = You are { $count ->
    [one] { $count } ship
   *[other] { $count } ships
} short: { $colour } ones, or wilds.
lakes-short-any-train = You are { $count ->
    [one] { $count } card
   *[other] { $count } cards
} short: trains of the colour you have most of, or wilds.
lakes-short-any-ship = You are { $count ->
    [one] { $count } ship
   *[other] { $count } ships
} short: of the colour you have most of, or wilds.

## Why a bot would do it

bots-great-lakes-harbour = { $tickets ->
    [one] { $tickets } ticket ends
   *[other] { $tickets } tickets end
} there that can be completed: the harbour brings { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
bots-great-lakes-harbour-any = Any harbour is better than none: each one not built costs points.
bots-great-lakes-harbour-card = A card with the harbour mark brings the next harbour nearer.
bots-great-lakes-double = A double ship pays for two ships.
bots-great-lakes-exchange = The plan lacks pieces of the other kind.
bots-great-lakes-pieces = The plan takes { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
} and { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
}.
bots-great-lakes-refill = What the plan needs is more likely to come from this deck.
