# What tables and the server say.

server-guest = Passenger
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
serve-no-home = Your system names no folder for data: name one with --data.
serve-failed = The server has stopped: { $reason }
table-no-advice = Nothing can be proposed at this table now.
table-no-hints = At this table it was agreed to play without hints.
table-hint-not-now = Hints are for whoever is to decide something now.
table-hint-none = There is nothing to choose here.
