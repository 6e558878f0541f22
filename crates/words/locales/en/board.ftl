# Boards, tables and notation: what is wrong with what somebody wrote.

## Setting up a table

setup-seats = This table can't have { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}: there have to be at least { $fewest } and at most { $most }.
setup-first = Seat { $seat } can't go first, because this table has { $seats ->
    [one] only { $seats } seat
   *[other] only { $seats } seats
}: A is the first, B the second and so on.

## Any file of facts

facts-syntax = Line { $line }: this is not TOML ({ $reason }): { $found }
facts-missing-table = Line { $line }: the file ends without { $table }. Add it.
facts-unknown-table = Line { $line }: “{ $key }” doesn't belong in this file. { $hint }
facts-not-a-table = Line { $line }: “{ $key }” is { $found }, but there should be { $expected }.
facts-too-many = Line { $line }: { $found } tables { $table } are too many. There may be at most { $bound }.
facts-too-few = Line { $line }: { $found ->
    [one] { $found } table { $table } is
   *[other] { $found } tables { $table } are
} too few. There have to be at least { $bound }.
facts-missing-key = Line { $line }: { $entry } lacks “{ $key }”. Add it.
facts-unknown-key = Line { $line }: { $entry } has no use for “{ $key }”. { $hint }
facts-wrong-type = Line { $line }: “{ $key }” of { $entry } is { $found }, but should be { $expected }.
facts-bad-text = Line { $line }: “{ $key }” of { $entry } is { $found }, but should be one line of 1 to { $max } letters without spaces around it.
facts-out-of-range = Line { $line }: “{ $key }” of { $entry } is { $found }, but should be from { $min } to { $max }.
facts-unknown-word = Line { $line }: “{ $key }” of { $entry } can't be “{ $found }”. { $hint }

# What to write instead: a sentence of its own.
facts-hint-near = Did you mean “{ $word }”?
facts-hint-allowed = Possible here: { $words }.

# After “should be”.
facts-type-text = a text in quotes
facts-type-whole = a whole number
facts-type-number = a number
facts-type-yes-no = true or false
facts-type-list = a list in square brackets
facts-type-pair = a pair of whole numbers like [3, 4]
facts-type-table = one table with the header [{ $key }]
facts-type-tables = tables, each with the header [[{ $key }]]

## Boards

board-bad-id = Line { $line }: the id “{ $id }” of { $entry } should have nothing but the letters a–z, digits and hyphens.
board-same-city = Line { $line }: the id “{ $id }” of { $entry } is taken by { $other }. Give it another.
board-unknown-city = Line { $line }: there is no city “{ $city }”. { $hint }
board-hint-cities = The cities are those of the [[city]] tables.
board-same-ends = Line { $line }: { $entry } leads from “{ $city }” to itself. It has to join two different cities.
board-points-twice = Line { $line }: “points_by_length” has the length { $length } twice. Leave one of the two.
board-no-points = Line { $line }: { $entry } has the length { $length }, but “points_by_length” gives no points for it. Add [{ $length }, …] there.
board-card-count = Line { $line }: { $entry } makes { $found } train cards (8 × cards_per_color + locomotives), but there should be from { $min } to { $max }.
board-no-ferry = Line { $line }: only ferries have locomotives, and { $entry } is of the kind “{ $kind }”. Make it “ferry”, or write 0 instead of { $found }.
board-unequal-double = Line { $line }: { $entry } joins the same cities as { $other }, so it has to be like it: length { $length }, kind “{ $kind }”.
board-third-route = Line { $line }: { $entry } is a third route { $route }. At most two can join the same cities.
board-same-id = Line { $line }: { $entry } and { $other } would both be called “{ $id }” in records. Change the id of one of their cities.
board-same-ticket = Line { $line }: { $entry } has the same two cities as { $other }. Remove or change one of them.
board-impossible-ticket = Line { $line }: { $entry } ({ $ticket }) can never be completed, because no routes connect its cities.
board-seats = Line { $line }: “seats” in { $entry } is { $found }, but the fewest come first and the most second.
board-tie-twice = Line { $line }: “ties” in { $entry } has { $found } twice. Leave one of the two.
board-long-under-deck = Line { $line }: { $entry } deals long tickets and puts those turned down under the deck, where long ones can't go. Write 0 for “dealt_long_tickets”, or “out-of-game” for “opening_returned”.
board-too-few-tickets = Line { $line }: the smallest table needs at least { $min_long } long tickets and { $min_regular } others, and there are { $long } and { $regular }.

## Notation of actions and positions

notation-unknown-action = “{ $text }” is no action. Actions start with keep, take, blind, claim, pay, decline, tickets, station or pass.
notation-no-cards = “{ $text }” doesn't say which cards are laid. Write them after a colon: “claim dieppe-paris: 1 purple”.
notation-unknown-card = There is no card “{ $text }”. The cards are { $cards }.
notation-bad-cards = “{ $text }” can't be read as cards. Write how many and which, each kind once: “2 red 1 locomotive”.
notation-bad-payment = One can't pay with “{ $text }”. Lay cards of one colour, locomotives, or both: “2 red 1 locomotive”.
notation-unknown-route = There is no route “{ $text }”. Routes are called by the ids of their cities, and doubles by their colour too: “dieppe-paris”, “berlin-frankfurt:red”.
notation-unknown-city = There is no city “{ $text }”. Cities are called by their ids in the board file: “paris”.
notation-unknown-ticket = There is no ticket “{ $text }”. Tickets are called by the ids of their cities: “brest-petrograd”.
notation-unknown-seat = There is no seat “{ $text }” at this table. A is the first, B the second and so on.
notation-bad-state = “{ $text }” can't be read as part of a position.
notation-impossible-state = There can be no such position: { $text }.
