# What tables and the server say.

server-guest = Passenger
server-guest-number = Passenger { $number }
server-bot-1 = Ada
server-bot-2 = Hugo
server-bot-3 = Iris
server-bot-4 = Otto
server-bot-5 = Nell

server-board-too-large = The file has { $size } KB; at most { $most } KB will do.

table-bad-log = The log of this table is damaged at entry { $entry }. Nothing was changed; the host of this server can look into it.
table-other-state = At step { $step } this table departs from what was written down: it was played by another version of the rules, or its log is damaged. Nothing was changed.
table-has-begun = The game has begun already: you can watch it.
table-not-begun = The game has not begun yet.
table-sits-already = You sit at this table already.
table-full = Every chair is taken: you can watch.
table-not-full = There are free chairs: invite someone, or put bots on them.
table-only-host = Only whoever laid the table may do this.
table-chair-is-free = Nobody sits there.
table-no-name = A name has to have at least one letter.

serve-open = Roundhouse is open: { $address }
serve-open-others = Others in the same network open { $address }
serve-open-all = Others can open it too, at this computer's address.
serve-open-here-only = Only this computer can open it. For others in the same network: --host 0.0.0.0
serve-open-public = By its public address: { $address }
serve-passphrase = Whoever comes in has to know the passphrase.
serve-no-passphrase = Everyone who reaches it can play here; --passphrase-file keeps strangers out.
serve-data = Games are kept in { $file }
serve-stop = Press Ctrl+C to close it.
serve-port-taken = Port { $port } is taken: something else is using it, maybe another Roundhouse. Choose another one: --port { $other }
serve-cannot-listen = The address { $address } cannot be opened: { $reason }
serve-not-ours = { $host } is no address of this computer. --host 127.0.0.1 is for this computer only, --host 0.0.0.0 for others too.
serve-port-forbidden = Your system does not let this program use port { $port } ({ $reason }). Ports from 1024 up are free to use: --port 4710
serve-two-passphrases = The passphrase is given twice, itself and as a file: leave one of them out.
serve-empty-passphrase = There is nothing in the passphrase.
serve-no-data = The folder { $folder } cannot be used: { $reason } Name another one with --data.
serve-no-store = The games in { $file } cannot be opened: { $reason }
place-no-file = A database has tools of its own for copies: pg_dump and pg_restore. With --data this works on a folder.
place-in-use = A server is at work on the games in { $file }. Stop it first.
place-away = The database { $file } cannot be used: { $reason }
place-half-carried = A move into { $file } was not finished: run roundhouse move once more with the same places.
move-done = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} with { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
} moved from { $from } to { $to } and compared there, row by row. What was in the old place is still there.
move-occupied = There are games in { $to } already: choose an empty place. Nothing was changed.
move-differs = What arrived in { $to } is not what was sent ({ $reason }). The old place is untouched: run the same command again.
serve-no-home = Your system names no folder for data: name one with --data.
serve-failed = The server has stopped: { $reason }
table-no-advice = Nothing can be proposed at this table now.
table-plan-long = A plan has { $most } steps at most.
table-pins-many = Everybody has { $most } pins at most: take one away first.
table-pin-nowhere = There is no such place on the board.
table-no-hints = At this table it was agreed to play without hints.
table-hint-not-now = Hints are for whoever is to decide something now.
table-hint-none = There is nothing to choose here.
table-away-already = A bot plays that seat already.
table-nobody-there = Nobody's seat: a bot sits there.
table-plays-already = You play that seat already.
table-is-there = They are there: their seat can't be given away.
table-not-offered = That seat isn't offered any more.
table-not-here = That isn't your seat.
table-followed-already = The others play again already.
table-not-over = The game isn't over yet.
table-is-over = The game is over.
table-covered = It is the turn of { $seat }: open their cards first.
table-played-for-you = A bot plays for you: take over first.
table-undo-over = The game is over: nothing can be taken back any more.
table-undo-nothing = There is nothing that you could take back.
table-undo-gone = Nobody asks to take anything back any more.
chat-empty = There is nothing to read in that: it wasn't sent.
chat-too-long = That is too long: at most { $most } letters at once. It wasn't sent.
chat-too-many = That is a lot at once: it wasn't sent. Wait a few seconds, and try again.
chat-no-line = That message isn't there any more.
table-bad-salt = Only letters and digits, 64 at most, can be added to the shuffle.
