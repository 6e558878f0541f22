# The arena: bots play many games, and what comes of it.

cli-arena = Lets bots play many games against each other and says how good they are
cli-value-bots = BOTS
cli-value-option = NAME=VALUE
cli-value-board = FILE|NAME
cli-arg-bots = Who plays: “stationmaster,driver”, “stationmaster,3*driver”, “stationmaster:200” for 200 iterations a decision
cli-arg-arena-seats = How many seats (2, if not said; as many as are named, if some are alike)
cli-arg-arena-board = One of the game’s boards, or a board file of your own
cli-arg-option = An option of the game; may be given several times
cli-arg-deals = How many deals (100; 10000 at most with --until-sure); each is played in every seating
cli-arg-arena-games = How many games instead, made up to whole deals
cli-arg-arena-seed = What all chance grows from: any text (1)
cli-arg-iterations = How many iterations a bot may take over a decision (as many as it usually does)
cli-arg-time = How many milliseconds a bot may take over a decision (no limit)
cli-arg-until-sure = Stops as soon as it is settled which of two is better, or that they are alike
cli-arg-margin = Within how many per cent two are taken as alike (2)
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
arena-no-fault = Every choice was legal.

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
arena-bot-with = { $bot } ({ $iterations } iterations)

arena-headline-none = No deal was played in all seatings, so there is nothing to tell.
arena-headline-team = { $one } wins { $share } % of { $games } games ({ $interval }).
arena-headline-same = All seats played alike, in { $games } games.
arena-headline-duel = { $one } beats { $other }: { $share } % of { $games } games ({ $interval }).
arena-headline-duel-open = { $one } or { $other }, that is open: { $one } wins { $share } % of { $games } games ({ $interval }).
arena-headline-table = { $one } beats { $other }: { $share } % of { $games } games at tables of { $seats } ({ $interval }); { $fair } % would be fair.
arena-headline-table-open = { $one } or { $other }, that is open: { $one } wins { $share } % of its { $games } games at tables of { $seats } ({ $interval }); { $fair } % would be fair.
arena-headline-teams = { $one } does better than { $other }: it wins { $share } % of { $games } games ({ $interval }), the other { $rest } % ({ $within }).
arena-headline-teams-open = { $one } or { $other }, that is open: they win { $share } % ({ $interval }) and { $rest } % ({ $within }) of { $games } games.
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
arena-best-routes = Routes that winners hold rather than losers (% of each): { $things }.
arena-best-tickets = Tickets that winners hold rather than losers (% of each): { $things }.
arena-thing = { $thing } { $winners } : { $losers }
arena-sure = Looking after every deal, { $bot } has { $low } to { $high } % for certain (95 %); { $fair } % would be fair, ±{ $margin } alike.
arena-overrun = No decision took more than its time by more than { $over } %.
arena-checked = Choices checked: { $checked }; not legal: { $illegal }.
arena-method = Intervals are 95 %, by deals and not by games (Wilson’s for shares); ratings by Bradley and Terry, the weakest at 1500.
