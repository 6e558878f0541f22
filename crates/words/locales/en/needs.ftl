### What tickets still need: their letters, their cheapest ways, a plan.

tickets-letters = ABCDEFGHIJKLMNOPQRSTUVWXYZ
tickets-plan = plan
tickets-plan-about = The cheapest ways of all my tickets together

map-ticket = Ticket { $letter }, to { $city }
map-ticket-done = Completed ticket, to { $city }

need-plan = My plan
need-plan-nothing = All your tickets are completed.
need-done = The cities are connected.
need-none = No way is left.
need-lay = To lay: { $pieces }.
need-few = Too long a way: { $pieces }.
need-pieces = { $pieces } of { $left }
need-enough = You have the cards.
need-cards = Missing: { $cards }.
need-any = { $count } of { $count ->
    [one] any colour
   *[other] one colour
}
need-all = All together: { $pieces }.
need-short-done = connected
need-short-none = no way left
need-short-lay = { $pieces }
need-short-few = too long: { $pieces }

lakes-need-any-train = { $count ->
    [one] 1 train
   *[other] { $count } trains of one colour
}
lakes-need-any-ship = { $count ->
    [one] 1 ship
   *[other] { $count } ships of one colour
}

start-counts = Cards still to come
start-counts-yes = counted for everyone
start-counts-no = everyone counts for themselves

unseen-title = Still to come
unseen-about = Cards that have not been seen yet, counted from what has been open
unseen-where = In the deck or in somebody's hand. Cards that were taken openly are not counted.
yard-unseen-where = In the deck, in others' hands and in the trains: what lies in a train pile is nobody's to look at.

lakes-standing = From now on
lakes-standing-ask = ask me each time
lakes-standing-same = same deck
lakes-standing-train = always trains
lakes-standing-ship = always ships
lakes-standing-end = The market is refilled so without asking. Ask me again.
