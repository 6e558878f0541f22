### “What is this?”: what can be pointed at on a table. The first line of each is its name, the rest is told of it.

legend-title = What is this?
legend-line = Tap or click on anything here, and it is explained.
legend-end = Stop asking (Esc)
legend-nothing = There is nothing to tell about this. Try something beside it.
legend-more = Ask about something else
legend-rule = In the rules:

legend-prompt = What is to be done
    This line says whose turn it is and what can be done now. When it says that it is your turn, the game waits for you.
legend-hint = A hint
    The house thinks your position over and says what it would do, and why. Nothing is done by it: you still decide.
legend-skip = Going on without waiting
    Skips the pauses while bots play, or passes, where that is all you can do.
legend-player = A player
    Who sits here, and in which colour and pattern they play. The line under the name says whose turn it is, who is a bot, and who is away.
legend-seat-clock = The time left
    How long this player may still think. It runs only while everybody waits for them; when it is up, a bot plays for them.
legend-stock = What a player has
    What everybody may know of a player’s supply. What exactly somebody holds stays hidden; how much it is does not.
legend-points = Points
    What this player has scored so far. Tickets are not in it: they are counted when the game is over.
legend-score = The score
    Who has won, and where the points came from, line by line.
legend-choice = What you have clicked on
    Facts about it, and buttons for what can be done with it now. If nothing can be done, it says why. Nothing happens before you press a button here.
legend-news = Since your turn
    What the others have done since you acted last. The numbers stand on the map too, where something was built.
legend-journal = The journal
    All that has happened, the newest first, as far as you may know it.
legend-chat = Talk
    Here you can write to those at the table, or send a ready phrase that everybody reads in their own language.
legend-undo = Taking back
    Takes back what you did last. Sometimes the others have to agree first, and what chance has decided stays; the button says what holds now.
legend-menu = The menu of the table
    The rules and the key of signs, the screen for everybody in the room, and the ways to leave a game or to look back at it.
legend-company = A word between those at the table
    Somebody asks for something, or a bot plays for somebody. Answer with the buttons beside it; the game stays as it is.
legend-zoom = Nearer and farther
    These bring the map closer, take it farther away, or show all of it. Two fingers or the wheel of a mouse do the same. The last one shows the keys.
legend-lesson = The lesson
    It explains one thing at a time and waits until you have tried it. You may do something else instead: nothing is lost by that.
legend-departed = The game can’t go on
    The rules have been mended since it began, and it would no longer go as it went. It can still be looked at and taken along.
legend-own-board = A board of one’s own
    This table is played on a board that its host has brought. The file can be had here.
legend-house = The house
    The way to the front page, to your own page and to another language. This table stays as it is, and you can come back to it.

legend-map = The map
    The board of the game. Drag it to move it, and click on anything on it to see what can be done there.
legend-route = A route
    Each space is a car. The colour and the sign in it say which cards pay for it: as many as it has spaces. Click on it to see how you could pay.
legend-gray = A grey route
    It can be paid for with cards of any colour, but all of one.
legend-double = A double route
    Two tracks side by side between the same places. Nobody claims both, and with two or three players only one of them can be claimed at all.
legend-tunnel = A tunnel
    Its spaces are set in stone, and its price isn’t known beforehand. After you have paid, three cards are turned up, and each of your colour costs you one card more. You may refuse, but then the turn is over.
legend-ferry = A ferry
    It crosses water. For each space that shows a locomotive you have to pay with a locomotive; the others are paid for as usual.
legend-taken = A route that is taken
    Colour and pattern of the pieces on it say whose it is. Nobody else can claim it any more.
legend-place = A city
    Tickets ask you to join cities by your routes. If one of your tickets ends here, a tag with its letter stands beside the name.
legend-city = A city
    Tickets ask you to join cities by your routes. Click on it to see whether you can build a station here; a tag with a letter says that one of your tickets ends here.
legend-station = A station
    Somebody has built here. In the end their tickets may use one route of somebody else’s that leads into this city.
legend-need = What a ticket still needs
    The shortest way that is left between its cities: what has to be built, and whether your cards and pieces are enough.
legend-market = The open cards
    On your turn you can take from here, from the deck, or one of each. As soon as one is taken, another is turned up in its place.
legend-card = An open card
    On your turn, click on it to take it. Cards of one colour pay for what you build or play.
legend-wild = A wild card
    It stands in for a card of any colour. Taken from the open cards it is the whole draw: there is no second card.
legend-deck = A deck
    Draw from it, and nobody sees what you got. The number says how many cards are left. A wild card that comes from here counts as one card only.
legend-hand = Your hand
    Your cards: nobody else sees them, only how many they are. Hold as many as you like.
legend-hand-card = A card in your hand
    The number says how many of this kind you have. Pay with cards of one colour to claim a route.
legend-tickets = Your tickets
    What you have promised to connect. Nobody else sees them before the end. What you complete brings points, what you don’t costs as many.
legend-ticket = A ticket
    Join these two cities by your own routes, whichever way, and you get the points at its side; if you fail, you lose them. Click on it to see the shortest way that is left.
legend-draw-tickets = Drawing tickets
    A whole turn: you get new tickets to choose from and have to keep at least one. More tickets bring more points, and more risk.
legend-plan = The plan
    Shows the shortest ways of all your tickets together on the map, and what they need in all.
legend-unseen = Cards still to come
    How many of each kind you haven’t seen: they are in the deck or in other hands. It is counted for you from what everybody saw.

legend-sea = A route on water
    Spaces with a pointed bow are for ships: it is paid for with ship cards, and each space takes a ship of yours. A double ship pays for two spaces.
legend-lakes-city = A city
    Tickets ask you to join cities, by land, by water or both. Where its sign is an anchor in a ring, it is a port, and a harbour can be built there once a route of yours leads to it.
legend-junction = A junction
    Only a point where routes on water meet. There is no city here, and nothing can be built.
legend-harbour = A harbour
    Somebody has built here. In the end it brings more, the more of their completed tickets lead to this city.
legend-build-harbour = Building a harbour
    A harbour in a port takes two trains and two ships of one colour, all with the anchor. It is a whole turn, and an unbuilt harbour costs points in the end.
legend-exchange = Exchanging pieces
    If you run out of trains or ships, you can change some for the others out of your box. It costs a point for each and the whole turn.
legend-anchor = A card with an anchor
    It pays for routes like any other of its colour, and it is what harbours are built with.
legend-double-ship = A double ship
    One card that counts as two ships. It has no anchor, so it is no use for harbours.
legend-standing = Filling up by itself
    You have said which deck shall fill up the open cards, so nobody asks you any more. Press it to be asked again.

legend-yard-card = Cards of one colour in your hand
    Click on them to see how they can be played to your station: as a group of two or more, or in a row of three colours.
legend-row = A row
    Three cards of three different colours, played together. It robs nobody, so none of these colours may stand in another station.
legend-yard-ticket = A ticket
    It shows two cities and the cars it takes. In the end you complete it with cards from your train pile and get its points; what isn’t completed costs them.
legend-need-tag = What your tickets need
    So many cars of this colour all your open tickets need together. Point at it to see how many you have already.
legend-bonuses = The big cities
    Each has a bonus. In the end it goes to whoever has completed the most tickets that name the city.
legend-bonus = A bonus card
    So many points for whoever completes the most tickets to this city. As far as tickets have been completed openly, you see who is ahead.
legend-stations = The stations
    One track for each player: the train pile on the left, and beside it the cars that stand in the station and can still be robbed.
legend-platform = A player’s track
    Everything that everybody may see of a player: their station, the size of their train pile, how many cards and tickets they hold.
legend-group = Cars in a station
    At the beginning of its owner’s turn one card of this group moves to the train pile. Until then somebody can rob it by playing more cards of this colour.
legend-pile = A train pile
    Cards that have left the station lie here face down. Tickets are completed from them in the end. Nobody may look: remember what went there.
legend-robbed = A robbery
    Here stood cars until somebody played more of their colour. They have gone to the discards.
legend-leaving = What leaves next
    These cards move from your station to your train pile as your next turn begins, one of each group. Locomotives go first.
legend-scored = Completed tickets
    What this player has made of their pile, ticket by ticket.
legend-round = The round
    Which round it is, and, once the deck is empty, how many turns are left.
legend-interlude = After the first round
    What the first round brought to each, to read in peace. Close it to go on.

legend-town = A trading city
    Here lies a good of the colour of its ring. A train without a load that stands here can load it for one card; then it has to get to a port.
legend-port = A port
    Goods have to come here. Under its name you see which ones it still waits for. A train that arrives with one of them delivers it and goes to the depot.
legend-departure = A departure point
    New trains appear here: its number is what two dice have to show. Don’t let a train run into one, that costs time.
legend-switch = A switch
    Tracks meet here, and only one way through is open: the golden line. A striped token closes a track. A Switch card moves the tokens.
legend-signal = A red signal
    Trains stop in front of it, from whichever side they come. A Signal card brings a green one here from somewhere else.
legend-signal-green = A green signal
    Trains pass it. There are only so many green ones: a Signal card takes one from here and puts it where a red one is, and here it is red again.
legend-train = A train
    Shape and colour say how fast it is, the number which of the three. It only goes forward, as far as its die says or as switches and signals let it. What it carries lies on it.
legend-pin = A pin
    A partner has marked this place for everybody. It changes nothing in the game.
legend-mark = Why a train stopped
    What stopped it on its last run, and how many time tokens that cost.
legend-partners = Plans
    What you and your partners propose: steps that everybody sees, and that whoever’s turn it is can do one by one.
legend-helper = A helper
    Each helps once a game, called by whoever’s turn it is. Click on one to read how.
legend-cards-held = Cards in hand
    How many action cards this player holds. Five are drawn at the end of a turn, up to ten in hand.
legend-kind = Open hands
    So many cards of this kind the player holds. Everybody plays together, so hands are open.
legend-act = Action cards
    Click on a kind to see what it can do now: Signal moves a green signal, Switch sets a switch, Move sends a train. Any two cards stand in for one of these, and any one card loads a good.
legend-act-hand = The hand
    The action cards of whoever’s turn it is. They are played after the instruction, as many as you like.
legend-act-pile = The pile of action cards
    New cards come from here. When it is empty, the discards are shuffled.
legend-orders = The instruction
    Each turn begins with one: “+” brings a new train, an arrow moves the trains of its colour. What is done already is ticked off.
legend-orders-deck = Instructions left
    So many turns the team still has. When the last is over and goods are missing, the game is lost. Click on it to see which may still come.
legend-time = The clock
    Points that a train can’t use, collisions and taken departure points take tokens off. When the last is gone, an instruction is gone with it, and so is a turn.
legend-dice = The dice
    What was rolled last: how far a train goes, or on which departure point it appears. Each colour has a die of its own.
legend-goods = Goods
    What the ports have and what they still wait for. Once the last one arrives, you have all won.
