# The page of one's own, other browsers, the recovery key, and being forgotten.

## The page of one's own

me-title = My page
me-lead = You are known here by a secret in this browser alone: no account, no mail, no password.
me-running = Running games
me-no-running = No game is waiting for you.
me-to-games = Choose one.
me-turn-mine = your turn, for { $time }
me-turn-of = { $names } to play, for { $time }
me-somebody = { $name }
me-waits = waiting, for { $time }
me-departed = it can’t go on; last played { $time } ago
me-finished = Finished games
me-no-finished = Nothing has been played to its end yet.
me-more = { $count ->
    [one] And { $count } earlier game.
   *[other] And { $count } earlier games.
}
me-ago = { $time } ago
me-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
me-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
me-won = won
me-lost = lost
me-place = place { $place }
me-uncounted = not counted
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
time-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

## What games add up to

me-standing = How it goes
me-no-standing = When games have come to an end, wins, points and a rating are here.
me-col-seats = Seats
me-col-games = Games
me-col-wins = Wins
me-col-points = Points on average
me-rating = Rating { $points }, most likely between { $low } and { $high }.
me-rating-few = { $count ->
    [one] A rating needs { $count } more game against bots of the house.
   *[other] A rating needs { $count } more games against bots of the house.
}
me-rating-together = Here all win or lose together: there is no rating.
me-scale = Your rating among those of the bots
me-you = you

## Who one is

me-who = Who I am
me-colour = Colour I like
me-pattern = Pattern I like
me-any = any
me-colour-a = blue
me-colour-b = red
me-colour-c = green
me-colour-d = yellow
me-colour-e = black
me-pattern-a = stripes
me-pattern-b = dots
me-pattern-c = bars
me-pattern-d = checks
me-pattern-e = crosses
me-sound = A sound when it is my turn
me-notify = Let the browser tell me when it is my turn
me-confirm = Ask me again
me-confirm-never = never
me-confirm-turn = before what spends a turn
me-confirm-always = always
me-name-later = A new name is for new tables: where you sit already, you keep the old one.
me-save = Save
me-device = On another device
me-device-text = A link or a QR code, good for ten minutes: your seats and games are then there too.
me-device-button = Make a link
me-key = Recovery key
me-key-none = If this browser forgets its secret, your seats are gone. A key on paper brings them back.
me-key-there = You have a key. If it is lost, make a new one: the old one then opens nothing.
me-key-button = Make a key
me-key-new = Make a new key
me-key-have = I have a key and want to come back
me-delete = Delete me
me-delete-text = Your names, secrets and results go; the games of others stay.
me-delete-button = Delete me…

## The recovery key

key-title = Your recovery key
key-lead = Write it down, or keep it where you keep passwords. It brings your seats and games into any browser.
key-once = It is shown now and never again: the house doesn’t know it.
key-replaces = The key that you had before, if any, opens nothing from now on.
key-secret = Whoever has it can play as you. Show it to nobody.
key-check = Capital or small letters, blanks and hyphens don’t matter, and a slip of the pen is noticed.
key-written = I have written it down

recover-title = Back by the key
recover-text = Type the key that you wrote down: this browser then has your seats and games.
recover-key = Recovery key
recover-button = Come back
recover-hint = There are no letters I, L and O in it, and no digit 1: what looks like the letter O is the digit 0.

## Another device

link-title = To another device
link-lead = { $count ->
    [one] Open this link on the other device within { $count } minute. It works once.
   *[other] Open this link on the other device within { $count } minutes. It works once.
}
link-link = Your link
link-scan = Or point the other device’s camera at it.
link-secret = It is for you alone: whoever opens it and presses the button plays as you. A newer link ends this one.
link-unreachable = Only this computer can open this address: another browser here, but no other device.
moving-back = To my page
here-title = Go on here
here-lead = This link brings a person’s seats and games into this browser.
here-same = This browser is yours already. The link is still good: open it on the other device.
here-go-on = Go on here as { $name }
here-go-on-nameless = Go on here
here-not-mine = If you didn’t make this link yourself, leave the page: nothing has been done.
moving-leaves = This browser sits at tables of its own. If it becomes somebody else’s, they stay behind, unless you have a key to them.
moving-leaves-key = First write down the key of this browser
leaving-title = Wait a moment
leaving-stay = Stay who I am

## Being forgotten

forget-title = Delete me
forget-lead = This can’t be undone.
forget-names = Your name goes from every table and every log where it stands.
forget-secrets = Your secret, your key, your settings and your results go; nobody can sit on your seats by them again.
forget-games = The games of others stay, and so does what you did in them, by nobody. Where it is your turn, the others wait.
forget-backups = A backup that was made before keeps what was in it until whoever runs this house deletes it.
forget-sure = Yes, forget me
forget-button = Delete me
forget-stay = Stay
forgotten-title = Forgotten
forgotten-lead = Nothing is kept of you any more. This browser begins anew, as somebody else.

## What can go wrong

refusal-too-many-tries-title = Too many tries
refusal-too-many-tries = That was tried too often from your address, so nothing was done. Try again in an hour.
refusal-key-mistyped-title = A slip in the key
refusal-key-mistyped = This can’t be a key: there is a slip of the pen in it, so nothing was done. Compare it with what you wrote down, letter by letter.
refusal-key-unknown-title = This key opens nothing
refusal-key-unknown = Nobody here has this key any more, so nothing was done. Perhaps a newer one has replaced it, or it is of another house.
refusal-link-spent-title = This link is over
refusal-link-spent = It works once and only for a few minutes, and one of the two is over, so nothing was done. Make a new one on the page of your own.
