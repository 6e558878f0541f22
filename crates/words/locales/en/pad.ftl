### Score pads: a game of cardboard is entered and counted.

pad-title = score pad
pad-title-all = Score pads
pad-door = Score a game on your table
pad-what = You have played with the printed game? Tap what lies on your table, and read who has won: with the longest path, the best use of stations and every ticket.
pad-kept = Kept in this browser
pad-kept-about = Only this browser has them: nobody else sees them, and they go with its data.
pad-kept-plain = A pad is its address: a bookmark keeps it.
pad-forget = Forget
pad-offline = No connection: the last tap was not taken. Everything before it is in the address.

pad-count = Players
pad-seats = Whose things are entered
pad-sheet = Score
pad-wrong = { $count ->
    [one] 1 fault
   *[other] { $count } faults
}

pad-tell-buildings = { $seat }: tap your routes and the cities you have built in. Tap again to take away.
pad-tell-routes = { $seat }: tap your routes. Tap again to take away.
pad-tell-tickets = { $seat }: tick your tickets, and which of them were completed.
pad-tell-sheet = To change anything, choose a player.
pad-tell-impossible = No game can end like this yet: see what is wrong below.
pad-damaged = Part of this address is missing or was changed. Check what has been entered.
pad-choose-first = Choose first whose it is.
pad-taken = { $thing }: { $seat } has it already.
pad-give = Give to { $seat }
pad-no-such = There is no such thing on this board.
pad-nothing = nothing
pad-city = { $city }
pad-seats-range = This game is played by { $fewest } to { $most }.
pad-seat-used = { $seat } still has something on this pad. Take that away first.

pad-name = Name
pad-name-button = OK
pad-left-cars = Cars left: { $left } of { $most }.
pad-left-stations = Stations left: { $left } of { $most }.
pad-left-harbours = Harbours left: { $left } of { $most }.
pad-laid-pieces = Trains laid: { $trains }, ships laid: { $ships }, pieces left: { $left }.
pad-exchanged = Pieces exchanged during the game
pad-tickets = Tickets: { $count }, completed: { $done }
pad-search = Find a ticket by its cities
pad-done = completed
pad-done-short = ✓
pad-done-first = completed in the first round
pad-done-first-short = ✓ 1
pad-done-last = completed in the second round
pad-done-last-short = ✓ 2

pad-twins = { $seat } has both lines of { $route }: nobody may own both ({ $rule }).
pad-twin-closed = Both lines are taken, { $route } by { $seat }: with so few players only one of the two can be ({ $rule }).
pad-cars = { $seat } has laid { $count } cars, but nobody has more than { $most } ({ $rule }).
pad-stations = { $seat } has built { $count } stations, but nobody has more than { $most } ({ $rule }).
pad-trains = { $seat } has laid { $count } trains, but there are only { $most } ({ $rule }).
pad-ships = { $seat } has laid { $count } ships, but there are only { $most } ({ $rule }).
pad-pieces = { $seat } has laid { $count } pieces, but nobody has more than { $most } ({ $rule }).
pad-harbours = { $seat } has built { $count } harbours, but nobody has more than { $most } ({ $rule }).
pad-no-port = { $seat } has a harbour in { $city }, which is no port ({ $rule }).
pad-no-route-there = { $seat } has a harbour in { $city }, but no route that leads there ({ $rule }).
pad-exchanged-many = { $seat } has exchanged { $count } pieces: more than { $most } can’t be entered ({ $rule }).
pad-long = { $seat } has { $count } long tickets, but everyone is dealt only { $most } ({ $rule }).
pad-few-tickets = { $seat } should have at least { $least ->
    [one] { $least } ticket
   *[other] { $least } tickets
} ({ $rule }). Is one missing?
pad-too-many-cars = For the tickets ticked as completed the cards are not enough: { $count } { $colour } ones, say, where there are { $most } and { $locomotives } locomotives ({ $rule }).

pad-impossible = No score yet
pad-mend = Go there
pad-longest = The longest path: { $length } cars, { $seats }. It is shown on the board.
pad-borrowed = { $seat }: the station in { $city } uses { $route } ({ $owner }).
pad-share = Share, print, keep
pad-share-about = All of this pad is in its address: whoever has it sees the same, and can go on with it.
pad-link = Address of this pad
pad-copy = Copy
pad-copied = Copied
pad-send = Send
pad-print = Print
pad-code = Address of this pad as a code for a camera
pad-all = All score pads
