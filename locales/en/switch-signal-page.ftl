# The page of Switch & Signal.

switch-signal-poster = ALL SIGNALS CLEAR

## Laying a table

switch-signal-option-board = Board
switch-signal-option-board-about = In Central Europe all goods go to Marseille, and every train stops in every city. In North America there are two ports, and trains may pass through cities.
switch-signal-option-board-central-europe = Central Europe
switch-signal-option-board-north-america = North America
switch-signal-option-removed = Instructions removed
switch-signal-option-removed-about = Of the 18 instructions so many are removed unseen: the more, the fewer turns you have. 3 is the standard.
switch-signal-option-time = Time tokens
switch-signal-option-time-about = So many lie on the station clock: the more, the easier. 7 is the standard.
switch-signal-option-signal = Extra signal
switch-signal-option-signal-about = One more green signal: the first player puts it on any red field before the first turn.
switch-signal-option-signal-no = no
switch-signal-option-signal-yes = yes
switch-signal-option-goods = Goods to deliver
switch-signal-option-goods-about = With ten there are three goods of each colour: two of each are needed, and two more of any.
switch-signal-option-departures = Departures
switch-signal-option-departures-about = How a new train finds its departure point: two dice and the printed numbers, two dice and numbers given out by lot, or location tokens instead of dice.
switch-signal-option-departures-dice = two dice
switch-signal-option-departures-variable = dice, numbers by lot
switch-signal-option-departures-tokens = tokens
switch-signal-option-placement = Switches and signals
switch-signal-option-placement-about = How they lie at the start: as for a first game, as the first player places them, or by lot.
switch-signal-option-placement-first = first game
switch-signal-option-placement-own = our own placement
switch-signal-option-placement-random = by lot

## What there is to decide

ss-prompt-decides = { $seat } decides.
ss-prompt-lay = Lay the tokens of this switch: which way shall be open?
ss-prompt-light-city = Put a green signal in this city.
ss-prompt-light-between = Put a green signal on a field between cities. { $count ->
    [one] One is left.
   *[other] { $count } are left.
}
ss-prompt-light-extra = Put the extra signal on any red field.
ss-prompt-revealed = Carry the instruction out, or call the pointsman?
ss-prompt-new = A new train: of which colour?
ss-prompt-departing = A new train, { $colour }: where does it depart?
ss-prompt-colour = Which colour moves?
ss-prompt-order = Which train moves next?
ss-prompt-rolled = { $train } rolled { $points }. Which way?
ss-prompt-arrived = { $train } is in the city with { $points ->
    [one] { $points } point
   *[other] { $points } points
} left: stop or go on?
ss-prompt-cards = Play cards, or end the turn.
ss-end-turn = End the turn
ss-propose-end = Propose to end the turn

ss-proposals = Proposed
ss-proposals-do = Do it
ss-only-proposes = It isn't your turn: a click proposes it to whoever decides.

## Why one can't

ss-why-placing = Switches and signals are being placed: cards come later.
ss-why-instruction = Cards can be played once the instruction has been carried out.
ss-why-cards-signal = No cards for it: a signal takes a signal card, or any two others.
ss-why-cards-switch = No cards for it: a switch takes a switch card, or any two others.
ss-why-cards-move = No cards for it: a move takes a move card, or any two others.

## Cards

ss-kind-signal = Signal
ss-kind-switch = Switch
ss-kind-move = Move
ss-kind-signal-about = A signal card takes a green signal from anywhere and puts it on a red field. Click on a red signal that shall be green. Every city keeps at least one.
ss-kind-switch-about = A switch card sets one switch anew. Click on it on the map.
ss-kind-move-about = A move card moves one train by its die. Click on a train to see where each roll would bring it.
ss-hand-mine = Your cards
ss-hand-of = Cards of { $seat }
ss-your-turn-hand = Your turn, hand { $number }.
ss-hand-count = Cards in hand: { $count }
ss-deck = Cards in the deck: { $count }, discarded: { $discards }
ss-deck-word = deck
ss-cards = { $cards }
ss-cards-map = Click on a signal, a switch or a train on the map, or on a card.
ss-load = Load { $train }
ss-load-it = Load it
ss-move-it = Move it
ss-trains = Trains

## The board

ss-signal-green = Green signal: { $field }
ss-signal-red = Red signal: { $field }
ss-signal-is-green = The signal is green: trains may pass in both directions.
ss-signal-is-red = The signal is red: trains stop before it, in both directions.
ss-signal-where = Where shall this signal go? Click on a red one.
ss-signal-whence = Which green signal shall come here?
ss-signal-move = Move a signal
ss-signal-turns-red = Turns red: { $field }
ss-signal-turns-green = Turns green: { $field }
ss-light-map = Click on one of the glowing fields on the map.
ss-all-of-them = All of them as a list
ss-junction = Switch
ss-switch = { $junction }: open from { $one } to { $other }
ss-switch-empty = { $junction }: nothing lies there yet
ss-set-it = Set it
ss-departure = Departure point { $number }, { $point }
ss-departure-about = New trains start here. A train that runs in here from the network goes to the depot, and 2 time tokens are lost.
ss-coupler-map = The coupler picks any free departure point: click on one on the map.
ss-city = { $city }, trading city ({ $good }). Goods left: { $count }
ss-city-pass = Trains may stop here, which costs nothing, or pass through on green signals.
ss-city-stop = Every train stops here, which costs nothing.
ss-port = { $city }, port. Goods arrived: { $count }
ss-port-takes = The port takes:

## Trains

ss-train-depot = { $train } is in the depot.
ss-train-empty = { $train }, empty, { $place }
ss-train-loaded = { $train } with { $good }, { $place }
ss-in-depot = { $count } in the depot
ss-on-network = { $count } on the network
ss-look = Where each roll would bring { $train }
ss-look-word = where to?
ss-rolls = Where each roll would bring it
ss-preview = Rolled { $points }: ends here. Time tokens lost: { $most } at most.
ss-with-dispatcher = With the dispatcher:
ss-delivers = Delivers { $good }
ss-to-depot = To the depot
ss-lost = Time tokens lost: { $count }

# Why a train stopped, in two or three words on the map.
ss-mark-about = { $train }: { $why }
ss-mark-red = red signal
ss-mark-closed = switch closed
ss-mark-behind = train ahead
ss-mark-city-taken = city occupied
ss-mark-head-on = head-on
ss-mark-no-exit = no way out
ss-mark-in-city = in the city
ss-mark-in-port = in port
ss-mark-at-departure = off the network
ss-mark-occupied = departure occupied

## Instructions, clock, dice, goods, helpers

ss-orders = Instruction
ss-orders-deck = left
ss-orders-left = { $count ->
    [0] This is the last instruction.
    [one] { $count } instruction is left after this one.
   *[other] { $count } instructions are left after this one.
}
ss-orders-none = Not revealed yet.
ss-orders-done = done
ss-orders-bottom = Last of all, by the pointsman
ss-orders-to-come = May still come, or was removed unseen
ss-orders-gone = Have come
ss-card = instruction { $number }: { $trains ->
    [0] no new train
    [one] { $trains } new train
   *[other] { $trains } new trains
}; to move: { $moves }
ss-card-start = the start card: a new train of each colour
ss-start-word = Start
ss-clock-title = Clock
ss-clock = Station clock: { $left } of { $all } time tokens. When the last one goes, an instruction is removed.
ss-dice = Dice
ss-dice-departing = New train ({ $colour }): { $one } and { $other } make { $number }
ss-token-departing = New train ({ $colour }): location token { $number }
ss-goods-title = In port
ss-goods = Goods that have arrived: { $arrived } of { $needed }.
ss-goods-any = any goods
ss-goods-line = { $good }: { $arrived } of { $needed }
ss-helpers = Helpers
ss-helper-used = has been called
ss-helper-now = can be called now
ss-helper-ready = once in the game
ss-helper-used-why = This helper has been called already: each comes once in a game.
ss-helper-not-now = Not at this moment.
ss-helper-logistician = A train's roll is ignored and made again; the second counts. Right after the roll, before the way out of a city is picked.
ss-helper-dispatcher = Until the end of the turn trains may pass through cities on green signals.
ss-helper-conductor = All trains of one colour that the instruction shows stand still. Before any of them has moved.
ss-helper-pointsman = The instruction is ignored and goes under the deck; the next one is revealed. Right after the reveal.
ss-helper-station-attendant = One train that the instruction shows stands still. Before it has moved.
ss-helper-coupler = You pick a free departure point for a new train instead of rolling.

## The end

ss-won = The team has won!
ss-lost-game = The team has lost.
ss-how-cards = Cards played
ss-how-turns = Instructions carried out
ss-how-left = Instructions left
ss-how-runs = Runs of trains
ss-how-spaces = Spaces run
ss-how-depot = Trains in the depot
ss-how-removed = Instructions taken by the clock
ss-how-lost = Time tokens lost
ss-again = { $count ->
    [0] Play again
    [one] Play again with { $count } bot
   *[other] Play again with { $count } bots
}
