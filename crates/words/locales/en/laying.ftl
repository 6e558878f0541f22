# Laying a table: who sits there and on what terms, the invitation, and the tables that wait.

## On what terms

start-people = Several people at this screen
start-people-about = Whoever’s turn it is opens their cards; between turns they are covered.
start-people-count = People at this screen
start-people-name = Name of person { $number }
start-terms = Pace, hints, spectators
start-pace = Time to think
pace-none = as long as you like
pace-quick = quick: 20 seconds a decision, and 5 minutes in reserve
pace-live = calm: 45 seconds a decision, and 15 minutes in reserve
pace-day = a day for each decision
pace-days = three days for each decision
pace-other = as its host has set it
start-watched = Spectators
start-watched-yes = whoever has the link may watch
start-watched-no = only those who play see the table
start-listed = Who can come
start-listed-no = those who have the link
start-listed-yes = anyone: the table is on the front page
start-stand-in = Bot that stands in
start-stand-in-about = It plays for whoever has left or is out of time, until they are back.

## Options that go well together

start-preset = Difficulty
preset-easy = Easy
preset-standard = Standard
preset-hard = Hard
preset-expert = Expert
preset-own = Your own mix
preset-own-about = Every option as you choose it below.
preset-says = as the difficulty says

## So many can’t sit at one table

refusal-party-size-title = So many can’t sit there
refusal-party-size = No table has been laid, and nothing was changed: choose another number and send it again.
server-party-size = That makes { $count ->
    [one] { $count } player
   *[other] { $count } players
} with the bots. This game is for { $fewest } to { $most }.
server-party-bots = You and { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
} don’t fit on { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}.

## The table before the game

lobby-invites = { $name } invites you to a game: { $game }.
lobby-invited = You are invited to a game: { $game }.
lobby-in-short = Seats: { $seats }, free: { $free }. Time to think: { $pace }.
lobby-first = Write what you are called and sit down. No account is needed; the game begins when all are there.
lobby-no-watch = All seats are taken, and only those who play will see this table.
lobby-terms = What is played, and how
lobby-code = Or they type this code on the front page:
lobby-leave = Stand up
lobby-remove-bot = Remove the bot
lobby-remove-guest = Free the seat
lobby-swap = Swap with the next seat
lobby-more-seats = One seat more
lobby-fewer-seats = One seat fewer
lobby-hold = Take another seat
lobby-first-turn = First turn
lobby-first-by-lot = First turn by lot
lobby-first-free = whoever takes seat { $number }
lobby-goes-first = goes first
table-no-such-chair = There is no such chair at this table.
lobby-livery = Colour and pattern
lobby-colour = Colour
lobby-pattern = Pattern
lobby-livery-taken = { $name }: taken
table-colour-taken = Somebody at this table has that colour: choose another.
table-pattern-taken = Somebody at this table has that pattern: choose another.
table-chairs-taken = Only free chairs can be taken away: clear one first.
table-no-chair = There are no two such chairs at this table.
table-seats = This game is for { $fewest } to { $most }.

## Finding a table

home-open = Tables with free seats
home-open-none = No table is open to all just now. Lay one, or type a code.
home-open-gone = no seat free
home-to-open = { $count ->
    [0] Tables with free seats
   *[other] Tables with free seats: { $count }
}
home-to-code = I have the code of a table
home-open-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
home-code = Code of a table
home-code-button = Go to the table
refusal-not-watched-title = A table for its players
refusal-not-watched = Whoever laid this table plays it without spectators. If you sit there, open it in the browser in which you sat down, or come back by your recovery key.
refusal-code-unknown-title = No table has this code
refusal-code-unknown = No table that waits for players has this code. Perhaps it has a slip in it, or the game has begun: check it, or ask for the link.
refusal-code-ambiguous-title = Two tables have this code
refusal-code-ambiguous = More than one table begins with these letters. Ask for the link: it leads to the right one.
