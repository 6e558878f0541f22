# The page of Great Lakes: what the pages of other games don't have.

great-lakes-poster = BY RAIL AND BY WATER

players-ships = ships
players-harbours = harbours
face-wild = wild
market-train = trains
market-ship = ships

lakes-prompt-turn = Draw cards, claim a route by rail or water, build a harbour, draw tickets, or exchange pieces.
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
