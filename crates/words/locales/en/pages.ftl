# Pages: the frame, the start, a table before the game, and the game itself.

## On every page

page-skip = Skip to the content
page-motto = a home for train board games
page-nav = Sections
page-home = Home
page-about = About
page-me = My page
page-me-more = My games, my key, delete me
page-unofficial = An unofficial, non-commercial fan implementation.
page-kept = What is kept
page-about-more = More about it

## The start

home-what = Board games about trains: with friends by a link, or with bots right now. No account needed.
home-play = Play now
start-play-text = You against bots. A game takes about twenty minutes.
start-play-together = You and bots against the clock, or all hands in yours.
start-hands = Hands of mine
start-options = Options
home-play-button = All aboard
home-friends = A table with friends
home-friends-text = You get a link: whoever opens it can sit down.
home-friends-button = Lay the table
home-name = Your name
home-name-hint = Passenger
home-bots = Bots
home-bots-of-them = Bots among them
home-seats = Seats
home-level = Bots’ strength
home-first = First turn
home-first-random = by lot
home-first-me = mine
home-tables = Your tables
home-all-mine = All of them, and how they went
home-stage-open = waiting for players
home-stage-mine = your turn
home-stage-playing = being played
home-stage-over = over
level-trainee = trainee
level-fireman = fireman
level-driver = driver
level-stationmaster = stationmaster
level-trainee-about = has just learned the rules
level-fireman-about = knows the trade
level-driver-about = plans the whole game
level-stationmaster-about = hard to beat
level-trainee-about-together = makes mistakes
level-fireman-about-together = knows the ropes
level-driver-about-together = plans ahead
level-stationmaster-about-together = the best partner
level-guest-about = a guest, strength unknown
start-hints = Hints
start-hints-yes = for anyone who asks
start-hints-no = not at this table

## A board of one's own

own-board-title = A board of your own
own-board-about = A board file of this game: at most 64 KB. It stays with the table, and whoever comes to the table can take it home.
own-board-patterns = Ours are the pattern, and say what to write where:
own-board-file = Choose a file
own-board-file-too-large = This file is larger than 64 KB, and has not been read.
own-board-text = Or paste its text
own-board-mark = A board of one's own: { $board }.
own-board-download = Download the board
own-board-more-faults = And { $count } more.

## Hints

hint-ask = Hint
hint-ask-about = What would a strong player do here, and why?
hint-thinking = Thinking…
hint-title = The stationmaster would
hint-do = Do this
hint-others = Other moves it looked at
hint-own-knowledge = Out of what you know yourself: the rest is imagined many times over.
hint-odds = { $percent } % to win
hint-ahead = { $count ->
    [one] { $count } point ahead on average
   *[other] { $count } points ahead on average
}
hint-behind = { $count ->
    [one] { $count } point behind on average
   *[other] { $count } points behind on average
}
hint-even = level on points

## A table before the game

lobby-title = A table is waiting
lobby-link = The link for your friends
lobby-copy = Copy
lobby-copied = Copied
lobby-qr = The link as a QR code
lobby-scan = Or scan it with a phone.
lobby-unreachable = Only this computer can open this address. For friends to come, stop the program and start it like this:
lobby-chairs = At the table
lobby-free = free
lobby-join = Sit down
lobby-watch = All seats are taken. Once the game starts you can watch it here.
lobby-bot = Seat a bot
lobby-start = Start the game
lobby-not-yet = It can start when every seat is taken.
lobby-wait = The host will start the game. This page follows by itself.

## At the table

table-you = you
table-bot = bot
table-offline = The connection broke. Reconnecting…
table-sure = Press again to confirm:
table-unsent = The connection broke. What you did will be sent as soon as it is back.
table-departed = You can look at the game up to here, but it can’t go on.
table-departed-prompt = The game stops here.
table-departed-record = Download its log
players-title = Players
players-turn = to play
players-won = wins
players-points = Points
players-cars = cars
players-cards = cards
players-tickets = tickets
players-stations = stations
players-last-round = Last round: { $count ->
    [one] { $count } turn left
   *[other] { $count } turns left
}.

prompt-your-turn = Your turn.
prompt-your-turn-title = Your turn
map-zoom-in = Closer
map-zoom-out = Farther
map-zoom-all = The whole map
prompt-turn = Cards, a route, a station or new tickets?
prompt-turn-plain = Cards, a route or new tickets?
prompt-second-card = Second card: market or deck?
prompt-opening = Choose your tickets: keep at least { $count }.
prompt-tickets = Choose your tickets: keep at least { $count }.
prompt-tunnel = The tunnel turned out longer: pay { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
} or give it up.
prompt-stuck = There is nothing you can do but pass.
prompt-skip = Skip ahead
prompt-pass = Pass
prompt-wait = { $seat } is playing.
prompt-wait-opening = Still choosing tickets: { $seats }.
prompt-wait-tickets = { $seat } is choosing tickets.
prompt-wait-second-card = { $seat } is taking a second card.
prompt-wait-tunnel = { $seat } is deciding about a tunnel.

market-title = Market
market-deck = deck
market-deck-size = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
market-discards = discards: { $count }

hand-title = Your cards
hand-station = + station
hand-empty = No cards in hand.

# Words on cards: short ones.
face-purple = purple
face-blue = blue
face-orange = orange
face-white = white
face-green = green
face-yellow = yellow
face-black = black
face-red = red
face-locomotive = loco

tickets-title = Your tickets
tickets-take = + draw more
tickets-none = No tickets yet.
tickets-long = long
tickets-done-title = Completed: { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}. Click to see it on the map.
tickets-open-title = Not completed yet: { $points ->
    [one] plus or minus { $points } point
   *[other] plus or minus { $points } points
}. Click to see the way on the map.
tickets-missed-title = Not completed: { $points ->
    [one] −{ $points } point
   *[other] −{ $points } points
}. Click to see the way on the map.

## Choosing

choice-close = Close
keep-title = Which tickets do you keep?
keep-title-opening = Your first tickets
keep-least = Tick at least { $count }. A completed ticket brings its points, any other loses them.
keep-button = Keep the ticked ones
tunnel-title = Tunnel
tunnel-laid = You laid
tunnel-turned = Turned up
tunnel-extra = It costs { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
}.
tunnel-decline = Give up and take the cards back
route-facts = { $colour } { $kind }: { $pieces }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
route-pay = Pay with
pay-more = { $count ->
    [one] { $count } more way
   *[other] { $count } more ways
}
route-tunnel-risk = Three cards will be turned up: each of the same colour and each locomotive costs one more.
route-owned = Claimed by { $name }.
route-affordable = You have the cards for it.
short-coloured = You need { $cards } more. Locomotives will do as well.
short-any = You need { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
} of the colour you have most of, or locomotives.
short-locomotives = The ferry asks for { $count ->
    [one] { $count } more locomotive
   *[other] { $count } more locomotives
}.
station-title = Stations
station-what = At the end of the game a station lets your tickets use one route of another player that leads into its city. A station you don’t use brings points.
building-choose = Choose a city on the map.
station-pay = Build with (stations left: { $left })

## What happened

log-title = Journal

## The end

score-title = Final score
score-player = Player
score-tickets = Tickets
score-done = completed
score-missed = not completed
score-again = { $count ->
    [0] Play again
    [one] Play again with { $count } bot
   *[other] Play again with { $count } bots
}

## Something is wrong

notice-home = Back home
notice-back = Go back
notice-back-table = Back to the table
refusal-code = Code:
refusal-refused-title = Emergency brake
refusal-refused = It can’t be done like this. Go back and see what can.
refusal-not-found-title = No such station
refusal-not-found = There is nothing at this address. Perhaps it has a slip in it: check it, or go on from the front page.
refusal-no-table-title = No such table
refusal-no-table = Perhaps the link has a slip in it, or the table has been cleared away. Ask for the link again, or lay a new table.
refusal-not-your-seat-title = Not your seat
refusal-not-your-seat = Somebody else sits here. If that is you, open the table in the browser in which you sat down, or come back by your recovery key.
refusal-foreign-form-title = Not from our pages
refusal-foreign-form = This form was not sent by a page of this house, so nothing was done. Open the page here and try again.
refusal-bad-form-title = The form can’t be read
refusal-bad-form = Something in it is missing or out of place, so nothing was done. Go back, reload the page and try again.
refusal-too-large-title = Too much luggage
refusal-too-large = What was sent is larger than anything this house takes, so nothing was done. Go back and send less.
refusal-board-too-large-title = The board does not fit
refusal-board-too-large = A board file may take up at most 64 KB, so no table has been laid. Take out what isn't needed and try again.
refusal-board-faulty-title = The board won't do yet
refusal-board-faulty = No table has been laid. Mend what is listed below and send it again: all that you have entered is still there.
refusal-board-other-game-title = This board is for another game
refusal-board-other-game = Its line “game” says so, and no table has been laid yet. This is the page of that game, with your board on it: look through the rest and send it again.
refusal-wrong-method-title = Not by this track
refusal-wrong-method = This address can’t be asked like that, so nothing was done. Go back and use the links and buttons of the page.
refusal-wrong-type-title = Not a form of ours
refusal-wrong-type = The house reads forms of its own pages only. This came in another shape, so nothing was done: go back and use the buttons of the page.
refusal-too-many-tables-title = Too many tables
refusal-too-many-tables = You have laid as many tables as one person may for now. Finish one of them, or try again later.
refusal-too-many-streams-title = Too many open pages
refusal-too-many-streams = So many of your pages are open here that this one can’t follow its table by itself. Close some of them, then reload this one.
refusal-too-many-requests-title = Not so fast
refusal-too-many-requests = More came from you than the house can answer. Wait a few seconds, then try again.
refusal-busy-title = All tracks are taken
refusal-busy = The house has too much to do just now, so nothing was done. Wait a moment, then try again.
refusal-thinking-already-title = Already thinking
refusal-thinking-already = Your hint is being thought about already. It will appear on the page by itself: there is no need to ask again.
refusal-store-failed-title = Not saved
refusal-store-failed = Your action could not be written down, so it was not done. What was acknowledged before is kept as far as the disk can be read. Try again; if it stays like this, tell whoever runs the house.
refusal-store-full-title = No room on the disk
refusal-store-full = There is no room left on the disk of this house: nothing is saved at the moment, and your action was not done. Tell whoever runs the house, and try again later.
refusal-store-damaged-title = The file is damaged
refusal-store-damaged = The file in which the games are kept is damaged. Some of what was played may be lost, and how much isn’t known yet. Tell whoever runs the house before you play on: perhaps there is a backup.
refusal-store-away-title = The database is out of reach
refusal-store-away = This house can’t reach its database just now, so your action was not done. Everything acknowledged is kept. Try again in a few seconds.
refusal-newer-title = A newer program is at work here
refusal-newer = This table was last played on a newer version of the house, which is being brought in right now. Nothing is lost: try again in a few seconds.
refusal-stopping-title = The house is closing
refusal-stopping = The program is being stopped, perhaps only to start again, so nothing was done. Wait a few seconds, then try again.
refusal-unknown-title = Something broke
refusal-unknown = It is our fault, not yours. Go back and see whether it was done before you try again. If it happens once more, tell whoever runs the house, with the code below.
refusal-stale-title = Something has happened since
refusal-stale = Something has happened since you looked, so your click was not done. Here is what is now.
refusal-not-begun-title = Not begun yet
refusal-not-begun = The game hasn’t begun, so there is nothing to play yet. Wait until whoever laid the table starts it: the page follows by itself.
refusal-departed-title = This game can’t go on
refusal-departed = The rules have changed since this game was played, and it no longer fits them. You can look at it up to there and download its log; to play, lay a new table.
refusal-passphrase-wrong-title = Not the passphrase
refusal-passphrase-wrong = That is not the passphrase of this house. Look at capital letters and the keyboard’s language, or ask whoever invited you.
refusal-locked-title = This house has a door
refusal-locked = Whoever runs this house lets in those who know its passphrase. Open any page to enter it.
refusal-slow-title = That took too long
refusal-slow = What you sent did not arrive in time, so nothing was done. Go back and try again.
refusal-still-secret-title = Not before the end
refusal-still-secret = A game can be taken home once it is over, and one of the deal of the day once that is opened to all: until then it holds what others may not know.

## The door of a house with a passphrase

enter-title = By invitation
enter-text = This house isn’t for everyone. Enter its passphrase to come in; whoever invited you knows it.
enter-passphrase = Passphrase
enter-button = Come in

## About

about-title = About the house
about-what = Roundhouse is a home for board games about trains. A program keeps the rules, people and bots sit at the table, and nobody sees a card that isn’t theirs.
about-unofficial-title = Unofficial and free
about-unofficial = This is a fan implementation, made for love of the games. It sells nothing and has no ties to their authors or publishers. The games, their names and their artwork belong to their owners. If you like one, buy the box: it is even better at a real table.
about-boards-title = Boards and drawings
about-boards = Cities, routes and tickets are facts, gathered from public sources and checked. Coasts, rivers and hills are drawn from data in the public domain.
about-drawings = All drawings, symbols, cards and posters are our own.
about-privacy-title = What we keep
about-privacy = The name you wrote, your settings, your tables and what came of them, and one secret cookie by which your seat knows you. Nothing else, and nobody else gets it.
about-kept = What is kept, and for how long

## What is kept

kept-title = What is kept
kept-lead = There are no accounts here, no mail and no trackers, and nothing on these pages is loaded from other hosts. This is all that is kept of you.
kept-browser = In your browser
kept-secret = A cookie with a secret, by which your seats know you. The house itself stores only a hash of it, out of which the secret can’t be worked out.
kept-language = If you have chosen a language: a second cookie, which says which.
kept-pass = If this house has a passphrase and you have entered it: a cookie that says so, for this browser only. It lives for a year.
kept-house = In this house
kept-name = The names that you have typed in, and what you have set on your page.
kept-tables = Every table as a log: which game with which options, who sat down under which name, which cards came, every action in its order, and when.
kept-results = What came of your games: place, points, and how strong the bots were; nobody’s name.
kept-day = Which deals of the day you have begun, and what came of them. Your name stands in the table of results, for everybody who comes here to see; when the day is over, the games themselves are open to them too.
kept-chat = What you have said in the chat of a table, and whom you have muted there: for as long as there is the table, and of a long talk only the last 200 messages.
kept-keys = If you have made a recovery key or a link to another device: a hash of it, and your secret sealed with it, readable only by whoever has the key itself.
kept-requests = A log of requests, for finding faults: when which kind of page was asked for. It has no secrets, no addresses of computers, no cards and no seeds in it.
kept-long = For how long
kept-long-cookies = The secret lives for a year and is renewed while you come here; the language lives for a year. You can delete both in your browser at any time, but without the secret only a recovery key brings your seats back.
kept-long-tables = Names, tables and results stay until you delete them, or whoever runs this house does, or lets tables expire at which nobody has played for a long time.
kept-long-backups = A backup that was made before keeps what was in it until it is deleted too.
kept-delete = To have it deleted
kept-delete-how = You can delete yourself on the page of your own: names, secrets and results go, and the games of others stay. If no browser has your secret any more, ask whoever runs this house, and send the links of the tables: a table goes as a whole, with the names and actions of all who sat at it.
kept-contact = Whoever runs this house can be reached here:
kept-no-contact = Whoever runs this house is the one who gave you its address.
kept-for-hosts = For whoever runs it:

## What goes on between those at a table
company-title = At the table
company-menu = Table
log-undone = { $seat } takes a move back.
undo-button = Undo
undo-free = Take back your last action
undo-alone = Take back your last move: the bots agree, and the game doesn't count for statistics
undo-asked = Take back your last move: the others are asked
undo-nothing = There is nothing to take back
undo-asks = { $seat } asks to take back their last move.
undo-waits = The others are asked whether you may take back your last move.
undo-agree = Agree
undo-refuse = Refuse
undo-withdraw = Never mind
undo-declined = { $seat } doesn’t agree: your move stands.
undo-declined-read = All right
undo-uncounted = Moves were taken back by agreement: this game doesn't count for statistics.
cover-text = Pass the screen on. Nobody else should be looking now.
cover-open = It's me: show my cards
away-you-left = You have left: a bot plays for you.
away-you-away = You were away: a bot plays for you.
away-you-late = Your time was up: a bot plays for you.
away-you-resigned = You have given up.
away-return = Take over again
away-hand = { $seat } is away: let a bot play
away-offer = Offer the seat of { $seat } to whoever comes
away-leave = Leave the table
away-leave-hint = A bot plays for you; you can come back at any time.
away-resign = Give up for good …
away-resign-hint = A bot plays on in your place, and somebody else may take your seat. You can't come back.
away-resign-sure = Give up
away-left = has left; a bot plays
away-away = away; a bot plays
away-late = out of time; a bot plays
who-not-here = away
offer-text = The seat of { $seat } is free: you may take over.
offer-unwatched = This table is played without spectators, but a seat at it is offered.
offer-take = Take over
rematch-ask = Play again with the same people
rematch-asks = The others want to play again.
rematch-join = Join in
rematch-elsewhere = They play again at another table.
rematch-watch = Watch

## A screen for everybody in the room
big-show = Show on a big screen
big-come-in = How to join
big-scan = Point your phone’s camera here and sit down
big-type = Or type this code at { $house }:
big-free = { $count ->
    [one] { $count } seat is free.
   *[other] { $count } seats are free.
}
big-full = Everybody is here. The host starts the game.
big-play = Play from your phone

## What is said at a table
chat-title = Chat
chat-unread = Unread messages
chat-nothing = Nobody has said anything yet.
chat-text = Say something
chat-say = Send
chat-mute = mute
chat-muted = Muted:
chat-hear = Unmute
chat-guest = Guest { $number }
chat-watching = watching
chat-gone = This message was deleted.
chat-plays = Everybody at this table reads it, spectators too. It goes with the table.
chat-watches = Only spectators read it until the game is over. It goes with the table.
chat-phrase-hello = Hello!
chat-phrase-luck = Good luck!
chat-phrase-nice = Well played!
chat-phrase-thanks = Thank you!
chat-phrase-sorry = Sorry!
chat-phrase-moment = One moment, please.
chat-phrase-idea = I have an idea.
chat-phrase-careful = Careful!
clock-title = Time left
clock-days = { $days } d { $hours } h

## How a table's cards were shuffled
deal-title = How the cards were shuffled
deal-how = Before the first move the house bound itself to its part of the shuffle: its hash stands here from the start. The browser of everybody who sat down added something that the house could not know. All cards follow from both.
deal-seal = The hash of the house's part
deal-added = What the browsers added
deal-nothing = nothing
deal-something = something, which is told after the end
deal-later = The house's part is told after the last move; then anyone can check every card.
deal-house = The house's part
deal-seed = The seed of all cards
deal-agrees = The seed follows from all parts, as promised.
deal-differs = The seed does not follow from these parts.
deal-unchecked = Browsers check this only over https.
deal-fair = Worked out again in this browser: the house kept to the part it was bound to, and the seed follows from all parts.
deal-unfair = Worked out again in this browser: this does not fit together. Don't trust this shuffle.
deal-check = To check it yourself, download the game and let the program play it again:
deal-operator = Whoever runs this house can read its seeds: this binds the house to a shuffle, it doesn't blind its keeper.
deal-back = To the table
