# What bots say about a decision: why they prefer an action, and what they think of the others.

bots-close = Another move did slightly better in the imagined games, but by no more than chance would explain.

## Switch & Signal

bots-switch-signal-as-good = It is about as good as the best.
bots-switch-signal-worse = It is worse than the best by what { $cards ->
    [one] { $cards } card is
   *[other] { $cards } cards are
} worth.
bots-switch-signal-keep = No card does more now than it will do later ({ $count } in hand).
bots-switch-signal-then-move = Then { $train } can be moved with a card.
bots-switch-signal-later = It will be of use later on.
bots-switch-signal-red = { $train } would stop at a red signal and cost up to { $lost ->
    [one] { $lost } time token
   *[other] { $lost } time tokens
}.
bots-switch-signal-closed = { $train } would stop at a closed switch and cost up to { $lost ->
    [one] { $lost } time token
   *[other] { $lost } time tokens
}.
bots-switch-signal-head-on = Otherwise { $train } and { $other } could meet head-on.
bots-switch-signal-departure = Otherwise { $train } could run into a departure point.
bots-switch-signal-way = { $train } gets a better way to { $city }.
bots-switch-signal-freer = { $train } gets a freer way, whatever instruction comes.
bots-switch-signal-load = { $train } is best placed to bring the { $good } to { $city }.
bots-switch-signal-run = { $train } is on its way to { $city }.
bots-switch-signal-delivers = { $train } delivers at once with { $faces } of the 6 faces of its die.
bots-switch-signal-risk = { $train } may cost up to { $lost ->
    [one] { $lost } time token
   *[other] { $lost } time tokens
} by it.
bots-switch-signal-idle = { $train } has nothing to fetch, and should be in nobody’s way.
bots-switch-signal-nobody = No train of this colour is on the network: nothing can go wrong.
bots-switch-signal-on-way = { $train } is bound for { $city }: this is the best way on.
bots-switch-signal-new-train = On average over all departure points this brings most.
bots-switch-signal-carry-out = Another instruction would hardly be better than this one.
bots-switch-signal-helper = The helper wins more here than can be expected later.

## Games of routes and tickets

bots-rails-last = It completes the ticket { $ticket }.
bots-rails-planned = It is part of the way for the ticket { $ticket }.
bots-rails-round = Others build nearby, and the way round takes { $cars ->
    [one] { $cars } more car
   *[other] { $cars } more cars
}.
bots-rails-no-way-round = Others build nearby, and there is no way round.
bots-rails-points = It brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} at once.
bots-rails-full = The hand is full: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
bots-rails-wild = A locomotive is good for every route and never wasted.
bots-rails-wanted = This colour is missing for { $route }.
bots-rails-most = The hand has no more of any other colour.
bots-rails-blind = No card in the market is worth more than what the deck may bring.
bots-rails-tickets-done = All tickets are as good as done, and there is time for more.
bots-rails-tickets-more = New tickets may fit the routes that are there.
bots-rails-fits = { $ticket } can be had together with the other tickets.
bots-rails-hard = { $ticket } will hardly be completed.
bots-rails-cars = All that can be had takes { $cars ->
    [one] { $cars } more car
   *[other] { $cars } more cars
}.
bots-rails-station = With a station there the ticket { $ticket } can be completed over a route of others.
bots-rails-decline = The extra cards are worth more elsewhere.
bots-rails-time = Time is short: about { $turns ->
    [one] { $turns } turn is left
   *[other] { $turns } turns are left
}.
bots-rails-plain = Nothing speaks against it.
bots-rails-tried = Tried in { $games ->
    [one] { $games } imagined game
   *[other] { $games } imagined games
}.

## The Card Game: what speaks for an action

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

## What only the Great Lakes have

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
