# The program on the command line.

cli-about = Roundhouse: a home for train board games
cli-serve = Opens the house: a server on this computer, to play in the browser (the default)
cli-games = Lists the games that can be played
cli-bench = Measures how fast the engine plays a game on one core
cli-soak = Plays very many random games and checks every position
cli-replay = Tells a recorded game as text and checks every step of it
cli-record = Plays a game at random and writes its record
cli-board = Checks a board file, shows what is in it, or gives one to start from
cli-board-check = Says whether a board file is right, and if not, what to mend
cli-board-show = Shows the routes and tickets of a board file
cli-board-file = Writes the file of one of our boards, to be changed into your own

cli-backup = Copies all games into one file, also while the server runs
cli-restore = Puts a copy of all games in the place of those that are there
cli-tables = Shows, takes out, deletes and checks the tables that are kept
cli-tables-list = Lists all tables, the one played last first
cli-tables-export = Writes the log of tables, their games as records, and boards that hosts brought along
cli-tables-delete = Deletes tables for good
cli-tables-expire = Deletes the tables that nobody has touched for long
cli-tables-check = Plays every table again: can all games go on with the rules of this version?

cli-heading-usage = Usage
cli-heading-commands = Commands
cli-heading-arguments = Arguments
cli-heading-options = Options

cli-value-command = COMMAND
cli-value-options = OPTIONS
cli-value-game = GAME
cli-value-file = FILE
cli-value-own-board = BOARD
cli-value-folder = FOLDER
cli-value-number = N
cli-value-text = TEXT
cli-value-seat = SEAT
cli-value-word = WORD
cli-value-address = ADDRESS
cli-value-table = TABLE
cli-value-age = AGE
cli-value-url = URL
cli-value-language = LANGUAGE

cli-arg-host = The address to listen on: 127.0.0.1 for this computer only, 0.0.0.0 or :: for others too (127.0.0.1)
cli-arg-port = The port to listen on (4710)
cli-arg-data = The folder for games (your own data folder, if not said)
cli-arg-database = The database that several servers share, in place of a folder: postgres://user@host/name (with a password in it, better in the environment)
cli-move = Moves all games into another place: from a folder into a database, or back
cli-value-place = place
cli-arg-move-from = Where they are: a folder, or the address of a database; no server may be at work on them
cli-arg-move-to = Where they are to be: an empty one of either kind. What was there stays there too
cli-arg-pace = How long bots wait before each action, in milliseconds (1100)
cli-arg-public-url = The address people type to get here, if it is another one: https://house.example
cli-arg-trust-proxy = Believes a proxy in front of it who is asking and whether by https
cli-arg-passphrase = What people have to know to come in (better in a file or in the environment: others on this computer can see a command line)
cli-arg-passphrase-file = The file with the passphrase
cli-arg-log = How much is logged: off, error, warn, info, debug or trace (info)
cli-arg-log-format = How it is logged: text or json (text)
cli-arg-help = Shows this help
cli-arg-version = Shows the version
cli-arg-lang = The language to speak: en or ru (your system's, if not said)
cli-arg-game = The game, as “roundhouse games” calls it
cli-arg-board = A board file of your own instead of ours
cli-arg-record = The record of a game, or the log of a table
cli-arg-board-file = The board file
cli-arg-own-board = The name of the board: europe, usa, …
cli-arg-seats-bench = Only for so many seats (all sizes, if not said)
cli-arg-seats-soak = Only for so many seats (all sizes in turn, if not said)
cli-arg-seats-record = How many seats (as few as can play, if not said)
cli-arg-seconds = How long to measure each figure, in seconds (3)
cli-arg-ids = Only their names, a line each, for programs
cli-arg-games = How many games (10000)
cli-arg-threads = On how many cores at once (all)
cli-arg-soak-seed = The number of the first game (1)
cli-arg-seed = What chance grows from: any text, or the 64 digits of a record's seed
cli-arg-out = Writes into this file
cli-arg-filed = Writes a page to this file instead, which shows the game step by step: through the eyes of --seat, or with everything open
cli-arg-seat = Tells only what this seat may know: A, B, …, or “none” for someone who watches
cli-arg-from = Tells from this step on
cli-arg-to = Tells up to this step
cli-arg-pause = Waits for Enter after each step
cli-arg-quiet = Only checks, without telling

cli-arg-backup = The file to write; there must be none of this name
cli-arg-restore = The copy, as “roundhouse backup” makes it
cli-arg-table = The table, as in its address: /t/TABLE
cli-arg-tables-json = As JSON, for programs
cli-arg-all = All tables
cli-arg-tables-out = The folder to write into (this one)
cli-arg-older-than = How long ago the last thing happened: 12h, 90d, 8w or 1y
cli-arg-dry-run = Only says which it would be

cli-error-command = There is no command “{ $word }”.
cli-error-unknown = “{ $word }” is not understood here.
cli-error-missing = Something is missing: { $word }
cli-error-no-value = “{ $word }” needs a value.
cli-error-value = “{ $value }” is no good for { $word }.
cli-error-conflict = { $word } and { $other } exclude each other.
cli-error-other = The command line is not understood: { $reason }.
cli-like-host = It is an address of this computer or a name, without a port: 127.0.0.1, 0.0.0.0, :: or house.local.
cli-like-public-url = It looks like https://house.example, with nothing behind the name.
cli-like-trust-proxy = It is yes or no.
cli-like-older-than = It is a number and h, d, w or y for hours, days, weeks or years: 90d.
cli-error-near = Possible: { $near }
cli-error-help = “roundhouse --help” shows what there is.

cli-cannot-read = { $file } cannot be read: { $reason }
cli-cannot-write = { $file } cannot be written: { $reason }
cli-written = Written: { $file }
cli-output = The output cannot be written: { $reason }
cli-no-randomness = Your system gives no random numbers ({ $reason }); name a seed with --seed.
cli-game = { $title } ({ $id }), { $fewest }–{ $most } players: { $about }

roster-no-game = There is no game “{ $game }”; there are: { $games }.
roster-bad-option = The option “{ $option }” cannot be “{ $value }”; allowed: { $allowed }.
roster-other-board = This board is for the game “{ $other }”, not for “{ $game }”.

## bench

bench-head = { $game }: random games on one core, { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} for each figure
bench-state = A position takes { $bytes } bytes.
bench-board = Board “{ $board }”:
bench-picked = { $seats } seats: { $games } games a second, { $decisions } decisions a game, { $nanoseconds } ns a decision
bench-listed = { $seats } seats, listing all legal actions and checking the chosen one: { $games } games a second, { $nanoseconds } ns a decision

## soak

soak-head = { $game }: { $games } games, { $decisions } decisions, { $seconds } s; every position was checked.
soak-board = Board “{ $board }”:
soak-size = { $seats } seats: { $games } games, { $decisions } decisions each, the longest { $longest }; winners had { $winning } points on average, { $best } at most; ended: { $endings }.
soak-size-team = { $seats } seats: { $games } games, { $decisions } decisions each, the longest { $longest }; on average { $winning } goods arrived, { $best } at most; ended: { $endings }.
soak-ties = — ties of points: { $ties }.
soak-count = { $what } { $count }
soak-sound = Nothing was lost, nothing made, every game ended, and there was always something to do.
soak-broken = Broken at { $seats } seats, game { $seed }: { $what }
soak-panicked = A worker stopped with an error of the program itself; the lines above say where.

## replay

replay-head = { $game }: { $seats }
replay-seat = { $seat } ({ $letter })
replay-imagined = From here on it goes on from what { $seat } could have imagined.
replay-undone = { $seat } takes back { $steps ->
    [one] a step
   *[other] { $steps } steps
}.
replay-filed = The page shows { $steps ->
    [one] { $steps } step.
   *[other] { $steps } steps.
}
replay-unfinished = The game is not over: the record ends here.
replay-checked = Checked: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}; every draw is the one that the seed gives, every position is as recorded.
replay-checked-otherwise = Checked: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}; every position is as recorded, but the draws are not those that the seed gives.
replay-departure = { $where } { $why }
replay-departs = At step { $step } (line { $line }: { $seat }, “{ $action }”) the record departs from the rules:
replay-departs-deal = At the deal the record departs from the rules:
replay-still-agrees = All the same it still agrees, in every position.
replay-maybe-agrees = Whether it was the same game cannot be told: the record lacks the hashes of its positions.
replay-agrees-until = Up to there it is the game that was played: { $steps ->
    [one] { $steps } step agrees.
   *[other] { $steps } steps agree.
}
replay-no-seat = There is no seat “{ $seat }”: A to { $last } are at the table; “none” is someone who watches.

## bots that were not let in

bot-bad-id = “{ $id }” can’t be a bot’s id: it may have lower-case letters (a to z), digits and hyphens, begins with a letter and has at most { $most } characters.
bot-of-the-house = The house has a bot “{ $id }” of its own: give yours another id.
bot-twice = Two bots of a game have the id “{ $id }”: give one of them another.
bot-no-game = The bot “{ $id }” plays by the rules of a game that isn’t here.

## board

board-unknown = There is no board “{ $board }”; there are: { $boards }.
board-right = { $file }: the board is right.
board-faulty = { $file }: { $count ->
    [one] there is { $count } fault.
   *[other] there are { $count } faults.
}

## verify
cli-verify = Checks a downloaded game: how it was dealt, and every step of it
cli-arg-seal = the hash that stood at the table before the first move, or its beginning
cli-value-hash = HASH
verify-dealt = Dealt as promised: the cards follow from the house's part (its hash is { $seal }) and from what { $added ->
    [one] a browser
   *[other] { $added } browsers
} added.
verify-unsealed = How it was dealt can't be checked: the house wasn't bound to its seed then.
verify-other-seal = The house's part has another hash: it is { $is }, and you noted { $should }.
verify-other-seed = The cards do not come from what the house and the browsers had put in.
verify-no-log = A record has no hash of the house's part in it: download the game from its table.
