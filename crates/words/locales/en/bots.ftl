# What bots say about a decision: why they prefer an action, and what they think of the others.

bots-close = Another move did slightly better in the imagined games, but by no more than chance would explain.

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
