# The games that are kept: copies, and each table by itself.

store-locked = Another Roundhouse has the folder { $folder } open. Close that one first, or name another folder with --data.
store-full = There is no room left on the disk of { $file }.
store-read-only = Nothing can be written in { $folder }: this user may only read there. Give the user the right to write, or name another folder with --data.
store-damaged = { $file } is damaged: { $reason }. Nothing was changed. Set a copy of it aside, and put a backup in its place with “roundhouse restore FILE”.
store-newer = { $file } was written by a newer Roundhouse (version { $found } of the file; this program knows up to { $known }). Use the newer program, or a backup from before.
store-missing = There are no games in { $folder }: no file { $file }.

backup-exists = { $file } exists already, and is left as it is. Name another file.
backup-done = Copied and checked: { $file }, { $size } MB, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}.

restore-damaged = { $file } is no sound copy of games: { $reason }. Nothing was changed.
restore-done = { $tables ->
    [one] { $tables } table has
   *[other] { $tables } tables have
} been put into { $folder }.
restore-kept = What was there before is kept as { $file }

## tables

tables-row = { $table }  { $changed }  { $game }, { $state }: { $names }
tables-row-no-game = a game unknown here
tables-row-waiting = not begun
tables-row-damaged = damaged
tables-row-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
tables-count = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}. Times are in UTC.
tables-unknown = There is no table “{ $table }” here.
tables-deleted = { $tables ->
    [one] { $tables } table has
   *[other] { $tables } tables have
} been deleted.
tables-old = { $table }  { $changed }
tables-would-expire = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} would be deleted. Nothing was changed.
tables-exported = { $tables ->
    [one] { $tables } table has
   *[other] { $tables } tables have
} been written.
tables-no-record = Table { $table } can’t be written as a record, only as its log: { $why }
tables-agree = Played by the rules of this version, and every position agrees: { $tables }
tables-go-on = Begun by other rules or on an older board, and every position still agrees, so they go on: { $tables }
tables-waiting = Not begun yet: { $tables }
tables-bot-missing = Table { $table } has a bot “{ $bot }” that this program doesn’t have: a driver plays in its place.
tables-departs = Table { $table } departs at step { $step }: { $why }
tables-damaged = Table { $table } can’t be read: { $why }
tables-all-sound = All games can go on.
tables-not-sound = { $tables ->
    [one] { $tables } game can’t
   *[other] { $tables } games can’t
} go on by the rules of this version. They can still be looked at up to there, and downloaded; the version that wrote them can finish them.
