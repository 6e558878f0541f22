# Switch & Signal: what happens, what one can do, and why one can't.

switch-signal-title = Switch & Signal
switch-signal-about = All together bring the goods to port: set switches and clear signals so that every train arrives where it should.

## Pieces

# Trains are called by these as by names.
switch-signal-train-black = Black { $number }
switch-signal-train-brown = Brown { $number }
switch-signal-train-gray = Grey { $number }
switch-signal-trains-black = the black trains
switch-signal-trains-brown = the brown trains
switch-signal-trains-gray = the grey trains
switch-signal-trains-any = { $count ->
    [1] trains of any one colour
    [2] trains of any two colours
   *[other] trains of any { $count } colours
}
switch-signal-trains-every = all trains
switch-signal-colour-black = black
switch-signal-colour-brown = brown
switch-signal-colour-gray = grey
switch-signal-good-yellow = yellow goods
switch-signal-good-blue = blue goods
switch-signal-good-red = red goods
switch-signal-good-white = white goods
switch-signal-cards-signal = { $count } { $count ->
    [one] signal card
   *[other] signal cards
}
switch-signal-cards-switch = { $count } { $count ->
    [one] switch card
   *[other] switch cards
}
switch-signal-cards-move = { $count } { $count ->
    [one] move card
   *[other] move cards
}
switch-signal-helper-logistician = the logistician
switch-signal-helper-dispatcher = the dispatcher
switch-signal-helper-conductor = the train conductor
switch-signal-helper-pointsman = the pointsman
switch-signal-helper-station-attendant = the station attendant
switch-signal-helper-coupler = the coupler

switch-signal-card-start = the start card
switch-signal-card = instruction { $number } ({ $trains ->
    [0] no new train
    [one] { $trains } new train
   *[other] { $trains } new trains
}; to move: { $moves })

## Places

switch-signal-field-city = { $city } (to { $to })
switch-signal-field-track = on the track { $track }
switch-signal-spot-city = in { $city }
switch-signal-spot-departure = at the departure point { $point }
switch-signal-spot-track = on the track { $from } → { $to }

## What happens

switch-signal-dealt = { $seat } is dealt { $cards }.
switch-signal-first = { $seat } will go first.
switch-signal-numbered = The departure points get their numbers by lot: { $points }.
switch-signal-number-point = { $number } { $point }
switch-signal-strewn = Switches and signals are laid by lot. Green signals: { $fields }.
switch-signal-laid = { $seat } sets the switch { $junction }, which joins { $tracks }.
switch-signal-lit = { $seat } puts a green signal here: { $field }.
switch-signal-lit-by-lot = One more signal is green by lot: { $field }.
switch-signal-revealed = { $seat } reveals { $card }. { $left ->
    [0] It is the last one.
    [one] { $left } instruction is left.
   *[other] { $left } instructions are left.
}
switch-signal-ignored = { $seat } calls the pointsman: the instruction is ignored and goes under the deck.
switch-signal-no-new-train = There is no train to bring from the depot.
switch-signal-dice = New train, { $colour }: the dice show { $one } and { $other }, departure point { $number }, { $point }.
switch-signal-token = New train, { $colour }: the location token shows { $number }, { $point }.
switch-signal-occupied = { $point } is occupied by { $train }: no train departs, and { $lost ->
    [one] { $lost } time token is lost
   *[other] { $lost } time tokens are lost
}.
switch-signal-occupied-again = { $point } is occupied by { $train }: once more.
switch-signal-departed = { $train } stands ready in { $point }.
switch-signal-departed-picked = The coupler puts { $train } in { $point }.
switch-signal-tokens-shuffled = The location tokens are used up and shuffled again.
switch-signal-picked = To move: { $trains }.
switch-signal-colour-stays = The train conductor holds { $trains }: they don't move by this instruction.
switch-signal-train-stays = The station attendant holds { $train }: it doesn't move by this instruction.
switch-signal-rolled = { $train } rolls { $points }.
switch-signal-rolled-again = The logistician lets it roll again: { $train } rolls { $points }.
switch-signal-dispatching = { $seat } calls the dispatcher: until the end of the turn trains may pass through cities.
switch-signal-ran = { $train } { $count ->
    [0] stays
    [one] runs { $count } space and is now
   *[other] runs { $count } spaces and is now
} { $place }: { $lost ->
    [0] { $why }.
   *[other] { $why }. Time tokens lost: { $lost }.
}
switch-signal-stopped = { $train } stops in the city, at no cost.
switch-signal-delivered = { $train } delivers { $good } in { $city }.
switch-signal-delivered-beyond = { $train } unloads { $good } in { $city }, beyond what was needed.
switch-signal-returned = The { $good } of { $train } go back to { $city }.
switch-signal-to-depot = { $train } goes to the depot.
switch-signal-time-lost = { $count ->
    [one] { $count } time token is
   *[other] { $count } time tokens are
} taken off the clock; it shows { $clock }.
switch-signal-removed = The clock was empty: an instruction is removed unseen, and the clock is filled up. { $left ->
    [0] No instruction is left.
    [one] { $left } instruction is left.
   *[other] { $left } instructions are left.
}
switch-signal-signal-moved = { $seat } moves a signal with { $cards }. Now red: { $from }; now green: { $to }.
switch-signal-switch-set = { $seat } sets the switch { $junction } with { $cards }; it joins { $tracks }.
switch-signal-ordered = { $seat } moves { $train } with { $cards }.
switch-signal-loaded = { $seat } loads { $train } with { $good }, for { $cards }.
switch-signal-drew = { $seat } ends the turn and draws { $cards }.
switch-signal-drew-none = { $seat } ends the turn with a full hand.
switch-signal-reshuffled = The discards are shuffled into a new deck of { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
switch-signal-over-delivered = All goods have arrived: the team has won!
switch-signal-over-instructions = The turn of the last instruction is over, and goods are missing: the team has lost.
switch-signal-over-clock = An instruction should have been removed, and none was left: the team has lost.

# Why a train went no further: after a colon.
switch-signal-halt-spent = its points are used up
switch-signal-halt-red = a red signal stops it ({ $field }), { $left ->
    [one] { $left } point is unused
   *[other] { $left } points are unused
}
switch-signal-halt-closed = the switch { $junction } is closed to it, { $left ->
    [one] { $left } point is unused
   *[other] { $left } points are unused
}
switch-signal-halt-behind = { $train } stands before it, { $left ->
    [one] { $left } point is unused
   *[other] { $left } points are unused
}
switch-signal-halt-city-taken = { $train } is in the city ahead, { $left ->
    [one] { $left } point is unused
   *[other] { $left } points are unused
}
switch-signal-halt-head-on = { $train } comes towards it, { $left ->
    [one] { $left } point is unused and costs double
   *[other] { $left } points are unused and cost double
}
switch-signal-halt-no-exit = no way out of the city is open, { $left ->
    [one] { $left } point is unused
   *[other] { $left } points are unused
}
switch-signal-halt-in-city = { $left ->
    [0] it stops in the city
    [one] it stops in the city, where { $left } unused point costs nothing
   *[other] it stops in the city, where { $left } unused points cost nothing
}
switch-signal-halt-may-pass = it may stop or go on ({ $left ->
    [one] { $left } point left
   *[other] { $left } points left
})
switch-signal-halt-in-port = { $left ->
    [0] it has reached the port
    [one] it has reached the port, where { $left } unused point costs nothing
   *[other] it has reached the port, where { $left } unused points cost nothing
}
switch-signal-halt-at-departure = it has run into a departure point, whatever points are left ({ $left })

## What one can do

switch-signal-action-lay = set the switch { $junction } so that it joins { $tracks }
switch-signal-action-light = put a green signal here: { $field }
switch-signal-action-carry-out = carry the instruction out
switch-signal-action-pointsman = call the pointsman: ignore the instruction
switch-signal-action-new = bring a new train: { $colour }
switch-signal-action-roll = roll for the departure point
switch-signal-action-coupler = call the coupler: depart from { $point }
switch-signal-action-colour = move { $trains }
switch-signal-action-run = move { $train } next
switch-signal-action-conductor = call the train conductor: hold { $trains }
switch-signal-action-attendant = call the station attendant: hold { $train }
switch-signal-action-logistician = call the logistician: roll again
switch-signal-action-dispatcher = call the dispatcher: trains may pass through cities in this turn
switch-signal-action-leave = go on by the track { $track }
switch-signal-action-ahead = go ahead with this roll
switch-signal-action-stop = stop in the city
switch-signal-action-signal = move a signal with { $cards }: { $from } → { $to }
switch-signal-action-switch = set the switch { $junction } with { $cards } so that it joins { $tracks }
switch-signal-action-move = move { $train } with { $cards }
switch-signal-action-load = load { $train } for { $cards }
switch-signal-action-end = end the turn

## Why one can't

switch-signal-illegal-over = The game is over: nothing can be done any more ({ $rule }).
switch-signal-illegal-turn = It isn't your turn: { $seat } decides now ({ $rule }).
switch-signal-illegal-not-now = Something else is to be decided now ({ $rule }).
switch-signal-illegal-not-there = This token can't be laid there now ({ $rule }).
switch-signal-illegal-not-red = The extra signal goes on a red field ({ $rule }).
switch-signal-illegal-nothing = There is no such thing here ({ $rule }).
switch-signal-illegal-new-twice = The two new trains have to be of different colours, and { $colour } has been picked ({ $rule }).
switch-signal-illegal-new-none = No such train is in the depot: { $colour } ({ $rule }).
switch-signal-illegal-point-taken = { $point } is occupied by { $train }: pick a free departure point ({ $rule }).
switch-signal-illegal-colour-twice = This colour has had its turn ({ $trains }): pick another one ({ $rule }).
switch-signal-illegal-not-to-move = { $train } doesn't have to move now ({ $rule }).
switch-signal-illegal-no-helper = This helper isn't here or has been called already: { $helper } ({ $rule }).
switch-signal-illegal-colour-moves = The train conductor can't hold { $trains }: the instruction doesn't show them, none is on the network, or one has moved ({ $rule }).
switch-signal-illegal-train-moves = The station attendant can't hold { $train }: the instruction doesn't show it, or it has moved ({ $rule }).
switch-signal-illegal-cannot-ignore = This instruction can't be ignored ({ $rule }).
switch-signal-illegal-no-exit = The train can't leave that way: the signal is red, the next space is occupied, or it came from there ({ $rule }).
switch-signal-illegal-no-signal = A signal goes from a green field to a red one ({ $rule }).
switch-signal-illegal-last-signal = { $city } has to keep at least one green signal ({ $rule }).
switch-signal-illegal-same-setting = The switch is set so already ({ $rule }).
switch-signal-illegal-no-setting = The tokens can't lie so: two tracks have to stay open ({ $rule }).
switch-signal-illegal-in-depot = { $train } is in the depot ({ $rule }).
switch-signal-illegal-no-cards = You don't have these cards ({ $rule }).
switch-signal-illegal-fitting-card = A card of the pair would do alone: lay just that one ({ $rule }).
switch-signal-illegal-no-load = { $train } can't be loaded: it has to be empty, in a trading city with goods left ({ $rule }).

## The end

switch-signal-score-goods = Goods delivered
switch-signal-ending-delivered = all goods delivered
switch-signal-ending-instructions = instructions used up
switch-signal-ending-clock = no instruction left for the clock

## Setting up a table

switch-signal-setup-removed = { $removed } instructions can't be removed: at most { $most }.
switch-signal-setup-time = { $time } time tokens are no good: there have to be at least { $fewest } and at most { $most }.

## A board in words

switch-signal-board = Board: { $name } ({ $id }).
switch-signal-board-network = Trading cities: { $cities }, ports: { $ports }, departure points: 11, junctions: { $junctions }, tracks: { $tracks }, signal fields: { $fields }.
switch-signal-board-tokens = Switch tokens: { $switches }. Green signals: { $signals }.
switch-signal-board-helpers = Helpers: { $helpers }.
switch-signal-board-seats = Players: from { $fewest } to { $most }.
switch-signal-board-designed = The file says of each part whether it was found in the rulebook or designed by us; most of our two networks is designed.
switch-signal-board-places = Places:
switch-signal-board-city = { $name }: trading city, { $good }
switch-signal-board-port = { $name }: port
switch-signal-board-departure = { $name }: departure point { $number }
switch-signal-board-junction = { $name }: junction; in a first game it joins { $tracks }
switch-signal-board-all-tracks = Tracks:
switch-signal-board-track = { $from } – { $to }: { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}, { $fields ->
    [0] no signal field
    [one] { $fields } signal field
   *[other] { $fields } signal fields
}

## What is wrong with a board file

switch-signal-fault-die = Line { $line }: the die of { $entry } should have six faces from 1 to 6.
switch-signal-fault-moves = Line { $line }: “{ $key }” of { $entry } should be one to three different colours, or one to three times “any”.
switch-signal-fault-helper-twice = Line { $line }: { $entry } names “{ $helper }” a second time (“{ $key }”). A board has three different helpers.
switch-signal-fault-no-way = Line { $line }: no way leads from “{ $from }” to “{ $to }”. Every departure point has to lead to every city, and every trading city to every port.
switch-signal-fault-no-departure = Line { $line }: no departure point has the number { $missing }. There has to be one for each number from 2 to 12.
switch-signal-fault-no-origin = Line { $line }: no trading city has the goods “{ $missing }”. Each of the four colours needs one.
switch-signal-fault-no-port = Line { $line }: there is no node of the kind “{ $missing }”. There has to be one, or two.
switch-signal-fault-same-node = Line { $line }: the id “{ $id }” of { $entry } is taken by { $other }. Give it another.
switch-signal-fault-same-number = Line { $line }: { $entry } has the number { $number }, which another departure point has. Give it another.
switch-signal-fault-same-goods = Line { $line }: { $entry } can't trade “{ $goods }”: each colour belongs to one trading city.
switch-signal-fault-many = Line { $line }: { $entry } makes more than { $most } of its kind, which is too many.
switch-signal-fault-hint-nodes = The nodes are those of the [[node]] tables.
switch-signal-fault-node = Line { $line }: “{ $key }” of { $entry } names “{ $node }”, and there is no such node. { $hint }
switch-signal-fault-loop = Line { $line }: the track “{ $id }” ({ $entry }) leads back to where it begins. It has to join two different nodes.
switch-signal-fault-same-track = Line { $line }: there is another track “{ $id }” ({ $entry }). Give it another id.
switch-signal-fault-same-field = Line { $line }: { $entry } has two signals at one position. Leave one of them.
switch-signal-fault-no-signal = Line { $line }: { $entry } ends at a city, so it needs a signal at position { $position }. Add it to “signals”.
switch-signal-fault-degree = Line { $line }: “{ $node }” has { $found } tracks, but should have from { $least } to { $most }.
switch-signal-fault-no-junction = Line { $line }: “{ $key }” of { $entry } names “{ $node }”, which is no junction.
switch-signal-fault-blocked = Line { $line }: { $entry } should name just as many different tracks of “{ $node }” as it has tokens: { $tokens }.
switch-signal-fault-switch-twice = Line { $line }: { $entry } sets “{ $node }” a second time. Leave one of them.
switch-signal-fault-no-switch = Line { $line }: no [[switch]] says how “{ $node }” is set in a first game. Add it.
switch-signal-fault-no-field = Line { $line }: { $entry } names position { $position }, where its track has no signal field.
switch-signal-fault-place = Line { $line }: “place” of { $entry } is “{ $found }”, but this field is at “{ $place }”.
switch-signal-fault-signal-twice = Line { $line }: { $entry } names a field that is green already. Leave one of them.
switch-signal-fault-hint-tracks = The tracks are those of the [[track]] tables.
switch-signal-fault-track = Line { $line }: “{ $key }” of { $entry } names “{ $track }”, and there is no such track. { $hint }
switch-signal-fault-switch-tokens = Line { $line }: { $entry } has { $found } switch tokens, but its junctions take { $right }.
switch-signal-fault-signal-tokens = Line { $line }: { $entry } has { $found } signal tokens, but { $right } signals are green at the start.
switch-signal-fault-city-signal = Line { $line }: “{ $city }” should have exactly one green signal at the start ({ $entry }).
switch-signal-fault-few-fields = Line { $line }: { $entry } has fewer signal fields between cities than signals for them.
switch-signal-fault-goods = Line { $line }: the goods of { $entry } don't fit: each trading city has as many as { $ports ->
    [one] { $ports } port needs
   *[other] { $ports } ports need
} of each colour, and fewer than the box has ({ $box }), so that ten goods are possible.

## Notation of actions and positions

switch-signal-notation-action = “{ $text }” is no action of this game.
switch-signal-notation-train = There is no train “{ $text }”. Trains are called black-1 to gray-3.
switch-signal-notation-colour = There is no train colour “{ $text }”. The colours are black, brown and gray.
switch-signal-notation-cards = “{ $text }” doesn't pay for this. Write the fitting card, or two others: “switch move”.
switch-signal-notation-setting = “{ $text }” can't be read as a switch. Write the junction and the tracks closed there: “amiens: amiens--brussels”.
switch-signal-notation-track = There is no track “{ $text }”. Tracks are called by their ids in the board file: “amiens--paris”.
switch-signal-notation-field = There is no signal field “{ $text }”. Fields are called by track and position: “amiens--paris@1”.
switch-signal-notation-junction = There is no junction “{ $text }”. Junctions are called by their ids in the board file: “amiens”.
switch-signal-notation-departure = There is no departure point “{ $text }”. They are called by their ids in the board file: “calais”.
switch-signal-notation-spot = No train can stand at “{ $text }”. Write a city, a departure point, or a space with a heading: “amiens--paris.1>paris”.

# The page of Switch & Signal.

switch-signal-poster = ALL SIGNALS CLEAR
about-switch-signal = Switch & Signal: by David Thompson, published by Kosmos. The printed boards could not be seen: our two track networks are our own design, made to the rulebook’s counts.

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
switch-signal-preset-easy-about = Only 1 instruction is removed, 9 time tokens lie on the clock, and there is an extra signal: room for mistakes.
switch-signal-preset-standard-about = As in the rulebook: 3 instructions removed, 7 time tokens, 8 goods.
switch-signal-preset-hard-about = 5 instructions removed: two turns fewer for the same 8 goods.
switch-signal-preset-expert-about = 5 instructions removed, and 10 goods to deliver: few teams make it.

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
ss-lay-first = The rest as in the first game
ss-plainly = Don’t ask about helpers when nothing else is to be decided
ss-prompt-new = A new train: of which colour?
ss-prompt-departing = A new train, { $colour }: where does it depart?
ss-prompt-colour = Which colour moves?
ss-prompt-order = Which train moves next?
ss-prompt-rolled-ahead = { $train } rolled { $points }. Run, or roll again?
ss-prompt-rolled = { $train } rolled { $points }. Which way?
ss-prompt-arrived = { $train } is in the city with { $points ->
    [one] { $points } point
   *[other] { $points } points
} left: stop or go on?
ss-prompt-cards = Cards, or the end of the turn?
ss-end-turn = End the turn
ss-propose-end = Propose end of turn

## Plans and pins

ss-partners = Plans
ss-partners-none = Nobody has proposed anything yet.
ss-proposals-do = Do this step
ss-only-proposes = It isn’t yours to decide now: click to propose it.
ss-only-plans = Click to add this to the plan.
ss-planning = You’re planning.
ss-planning-about = Nothing on the board changes.
ss-plan-about = Everybody sees a plan. It may end your turn and go on with what comes after you: bots read it.
ss-plan-begin = Make a plan
ss-plan-end = Plan is ready
ss-plan-back = Remove the last step
ss-plan-clear = Withdraw it
ss-plan-off = This can’t be done any more. { $why }
ss-why-not-planned = This can’t be planned: there wouldn’t be enough cards.
ss-pins = Pins
ss-pin = Pin for everyone
ss-pin-off = Take the pin away
ss-pin-told = { $seat }: { $what } — { $place }
ss-pin-here = here
ss-pin-here-about = a train should come here
ss-pin-keep = leave it
ss-pin-keep-about = please leave this alone
ss-pin-look = look
ss-pin-look-about = have a look at this

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
ss-junction = Junction
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

## Why a bot would do it

bots-switch-signal-as-good = It is about as good as the best.
bots-switch-signal-worse = It is worse than the best by what { $cards ->
    [one] { $cards } card is
   *[other] { $cards } cards are
} worth.
bots-switch-signal-rather = Better: { $action }.
bots-switch-signal-keep = No card does more now than it will do later ({ $count } in hand).
bots-switch-signal-then-move = Then { $train } can be moved with a card.
bots-switch-signal-opens = It opens the way { $way }, for later.
bots-switch-signal-clears = It clears the way here, for later: { $field }.
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
