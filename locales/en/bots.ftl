# What bots say about a decision: why they prefer an action, and what they think of the others.

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
