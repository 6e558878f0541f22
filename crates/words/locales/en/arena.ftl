# The arena: bots play many games, and what comes of it.

cli-arena = Lets bots play many games against each other and says how good they are
cli-value-bots = BOTS
cli-value-option = NAME=VALUE
cli-value-board = FILE|NAME
cli-arg-bots = Who plays (all levels, if not said): “stationmaster,driver”, “stationmaster,3*driver”, “stationmaster:200” for 200 iterations a decision, “cmd:python3 examples/greedy.py” for a program of your own
cli-arg-arena-seats = How many seats (2, if not said; as many as are named, if some are alike)
cli-arg-arena-board = One of the game’s boards, or a board file of your own
cli-arg-option = An option of the game; may be given several times
cli-arg-deals = How many deals (100; 10000 at most with --until-sure); each is played in every seating
cli-arg-arena-games = How many games instead, made up to whole deals
cli-arg-arena-seed = What all chance grows from: any text (1)
cli-arg-iterations = How many iterations a bot may take over a decision (as many as it usually does)
cli-arg-time = How many milliseconds a bot may take over a decision (no limit; 10000 for a program of your own)
cli-arg-until-sure = Stops as soon as it is settled which of two is better, or that they are alike
cli-arg-margin = Within how many per cent two are taken as alike (2)
cli-arena-merge = Puts together what “arena --shard” has written on several machines
cli-arg-shards = The files of all parts
cli-value-part = PART
cli-arg-shard = Plays only a part of all deals, 2/3 the second of three, and writes it into a file for “arena merge”
cli-arg-shard-out = The file for that part (shard-2-of-3.jsonl)
cli-like-shard = A part is its number and how many there are (1000 at most): 2/3.
cli-arg-json = Writes all figures into this file as JSON
cli-arg-csv = Writes all games into this file as CSV, a row for each seat
cli-arg-arena-quiet = Shows neither progress nor tables

arena-no-bot = There is no bot “{ $word }” here; there are: { $bots }.
arena-bad-count = “{ $word }” is not understood: how many there are is a number from 1 to { $most }, as in 3*driver.
arena-bad-iterations = “{ $word }” is not understood: iterations are a number from 1 on, as in stationmaster:200.
arena-too-few = { $named ->
    [one] Only { $named } bot is named
   *[other] Only { $named } bots are named
} for { $seats } seats; fill the table, as in --bots stationmaster,3*driver --seats 4.
arena-no-board = There is no board “{ $board }”: neither a file nor one of { $boards }.
arena-bad-option = “{ $option }” is no option: write NAME=VALUE. Names: { $options }.
arena-sure-of-two = --until-sure compares two bots, and here are { $count }.
arena-stuck = Nobody can act, but the game is not over: seed “{ $seed }”, deal { $deal }, seats: { $seating }.
arena-endless = A game has not ended after { $decisions } decisions: seed “{ $seed }”, deal { $deal }, seats: { $seating }.
arena-fault = Choices that are not legal: { $count }. The first: { $bot } chose “{ $action }” at step { $step } of deal { $deal }, seats: { $seating }, seed “{ $seed }”.
arena-fault-panic = Choices that are not legal or came to nothing: { $count }. The first: { $bot } panicked (“{ $said }”) at step { $step } of deal { $deal }, seats: { $seating }, seed “{ $seed }”.
arena-no-fault = Every choice was legal.

shard-none = There is nothing to put together.
shard-not-one = { $file } is no part that “roundhouse arena --shard” of this version has written.
shard-foreign = { $file } isn’t of the same run as { $first }: “{ $what }” differs.
shard-other-program = { $file } was played by another program or on another board: “{ $what }” differs here.
shard-twice = { $file } and { $other } are the same part, { $part }.
shard-missing = Parts are missing: { $parts }.
shard-stopped = { $file } was stopped: part { $part } lacks { $games } games. Play it again.
shard-bad-line = { $file }, line { $line }, is damaged: no game of this part can stand there.

arena-usual = Nobody was named, so the levels play each other, a few deals only: --bots says who plays, --deals how much.
arena-start = { $games } games on { $threads ->
    [one] { $threads } core
   *[other] { $threads } cores
}; Ctrl-C ends it and shows what there is so far.
arena-head = { $game } (board { $board }), { $seats } seats: { $games } games, { $deals } deals in { $seatings ->
    [one] { $seatings } seating
   *[other] { $seatings } seatings
} each, seed “{ $seed }”, { $time }
arena-stopped = Stopped after { $games } of { $planned } games. Only whole deals count.
arena-settled = It was settled after { $games } games; { $planned } were allowed.
arena-unsettled = After { $games } games it is not settled.

arena-bot-random = random
arena-bot-greedy = greedy
arena-bot-long = long-route style
arena-bot-step = one-step style
arena-bot-hungry = ticket-hoarder style
arena-bot-path = shortest-path style
arena-bot-trainee = trainee
arena-bot-fireman = fireman
arena-bot-driver = driver
arena-bot-stationmaster = stationmaster
arena-bot-guest = { $name }
arena-bot-with = { $bot } ({ $iterations } iterations)

arena-headline-none = No deal was played in all seatings, so there is nothing to tell.
arena-headline-team = { $one } wins { $share } % of { $games } games ({ $interval }).
arena-headline-same = All seats played alike, in { $games } games.
arena-headline-duel = { $one } beats { $other }: { $share } % of { $games } games ({ $interval }).
arena-headline-duel-open = Still open between { $one } and { $other }: { $one } wins { $share } % of { $games } games ({ $interval }).
arena-headline-table = { $one } beats { $other }: { $share } % of { $games } games at tables of { $seats } ({ $interval }); { $fair } % would be fair.
arena-headline-table-open = Still open between { $one } and { $other }: { $one } wins { $share } % of its { $games } games at tables of { $seats } ({ $interval }); { $fair } % would be fair.
arena-headline-teams = { $one } does better than { $other }: it wins { $share } % of { $games } games ({ $interval }), the other { $rest } % ({ $within }).
arena-headline-teams-open = Still open between { $one } and { $other }: they win { $share } % ({ $interval }) and { $rest } % ({ $within }) of { $games } games.
arena-headline-many = The ranking after { $games } games: { $ranking }.

arena-column-bot = bot
arena-column-rating = rating
arena-column-won = wins, %
arena-column-points = points ± spread
arena-column-decisions = decisions
arena-column-iterations = iterations each
arena-column-before = comes in before, %
arena-column-line = on average
arena-column-time = time a decision
arena-column-mean = mean
arena-column-most = longest

arena-figure-kept = Tickets kept
arena-figure-completed = Tickets completed
arena-figure-routes = Routes claimed
arena-figure-longest = Longest path
arena-figure-stations = Stations built
arena-figure-cars = Cars left
arena-figure-hand = Cards left in hand
arena-figure-harbours = Harbours built
arena-figure-exchanged = Pieces exchanged
arena-figure-pieces = Pieces left
arena-figure-robberies = Robberies
arena-figure-instructions-left = Instructions left
arena-figure-time-left = Time on the clock at the end
arena-figure-time-lost = Time lost
arena-figure-lost-red = — at red signals
arena-figure-lost-closed = — at closed switches
arena-figure-lost-train = — behind trains
arena-figure-lost-head-on = — head-on
arena-figure-lost-departure = — at departure points

arena-microseconds = { $number } µs
arena-milliseconds = { $number } ms
arena-seconds = { $number } s

arena-length = A game takes { $decisions } decisions in { $turns } turns. Ended: { $endings }.
arena-by-turn = Wins by the order of turns, %: { $turns }.
arena-turn = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} { $share }
arena-ties = Ties of points: { $ties }.
arena-best-routes = Routes that winners hold rather than losers (% of each): { $items }.
arena-best-tickets = Tickets that winners hold rather than losers (% of each): { $items }.
arena-item = { $item } { $winners } : { $losers }
arena-sure = The share of { $bot } is { $low }–{ $high } % (95 %, however often one looks); { $fair } % would be fair, and ±{ $margin } taken as alike.
arena-overrun = The time allowed was exceeded by { $over } % at most, and by more than 20 % in { $late } of { $count } decisions.
arena-checked = Choices checked: { $checked }; not legal: { $illegal }.
arena-method = Intervals are 95 %, by deals and not by games (Wilson’s for shares).
arena-method-ratings = Ratings are Bradley and Terry’s: 400 points are odds of ten to one, the weakest has 1500.

## the report as a page

cli-arg-html = Writes a report with pictures into this file: one page that needs nothing else
arena-nanoseconds = { $number } ns
report-arena = Arena
report-seats = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
report-games = Games
report-deals = Deals
report-seatings = Seatings a deal
report-choices = Choices checked
report-illegal = Not legal
report-took = Took
report-rating = Ratings
report-rating-about = 400 points are odds of ten to one. The weakest has 1500; the lines are 95 % intervals of the distance to it.
report-wins = Wins
report-wins-about = The share of games won for each seat, a shared win by its share, with 95 % intervals. The broken line is what would be fair.
report-teams = Wins
report-teams-about = The share of games that each team won, with 95 % intervals.
report-matrix = Who beats whom
report-matrix-about = How often the bot of the row came in before the bot of the column.
report-together = On the same deals
report-together-about = How often the team of the row did better than that of the column; a half where both did alike.
report-lines = Where points come from
report-lines-about = The mean of each line of the score sheet. What is lost is only outlined.
report-points = Points
report-points-about = How often games ended with so many points; the broken line is the mean, with the spread of single games beside it. The outermost bars also hold what lies beyond.
report-time = Time a decision
report-time-about = On a scale of powers of ten: the dot is the median, then come 95 % and 99 % of all decisions, and the longest.
report-figures = What else was counted
report-figures-about = Means of each bot’s games.
report-iterations = iterations each
report-overrun = over its time at most
report-late = ({ $late } by over 20 %)
report-decisions = Decisions a game
report-turns = Turns a game
report-heat = Routes that win
report-heat-about = Of each route: the share of winners who hold it at the end less the share of losers who do. The wider, the more it differs. What the stronger bot likes looks good for that alone.
report-more = winners hold it more often, up to { $most }
report-less = losers hold it more often, down to { $least }
report-pale = pale: could be chance
report-told = { $item }: { $winners } % of winners, { $losers } % of losers
report-routes = The routes in numbers
report-routes-about = Those that winners hold rather than losers, and the other way round. Pale differences could be chance.
report-routes-name = route
report-routes-size = length
report-tickets = The tickets in numbers
report-tickets-about = Of each ticket: how often it was kept and completed, and how those did who had it. Pale differences could be chance.
report-tickets-name = ticket
report-tickets-size = points
report-held = held
report-done = completed
report-won = wins with it
report-winners = of winners
report-losers = of losers
report-difference = difference
report-between = { $count ->
    [one] { $count } route between them
   *[other] { $count } routes between them
}
report-rest = All routes between them
report-course = How games went
report-course-about = Who began, what ended them, and how long they took.
report-turn = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}
report-by-turn = Wins by the order of turns
report-all = all
report-endings = What ended games
report-ties = Ties of points, and what broke them
report-length = Length
report-method = How this was found
report-made = Seed “{ $seed }”, rules { $rules }, options { $options }. The same command gives the same games on every machine and any number of cores; only times differ.
report-intervals = Every deal is played in every seating, with every deck in the same order and dice that fall alike roll by roll, until something is shuffled again. Games of a deal are alike, so intervals count deals and not games: each deal is one number, the mean over its seatings. Shares have Wilson’s interval for as many independent games as are just as sure; other means have Student’s.
report-ratings = Ratings are Bradley and Terry’s, by maximum likelihood over all pairs of seats, with one drawn game added for each pair; intervals come from the spread of deals.
report-sure = The test that may look after every deal is a confidence sequence by betting: in 95 of 100 runs it holds the truth however often one looks.
