# What a table tells: what happened, where the points came from, and who was ahead.

# Whoever has the page read out hears this.
log-heard = What happened

score-points = Where the points came from
score-points-of = { $seat }: { $lines }.
score-points-line = { $kind } { $points }
score-lead = Who was ahead
score-lead-nobody = Nobody was ahead before the last count.
score-lead-one = Only { $seat } was ever ahead before the last count.
score-lead-changes = { $count ->
    [one] The lead changed { $count } time.
   *[other] The lead changed { $count } times.
}
score-lead-order = Ahead one after the other: { $seats }.
score-lead-kept = Ahead before the last count and after it: { $seats }.
score-lead-turned = Ahead before the last count: { $ahead }; after it: { $seats }.
