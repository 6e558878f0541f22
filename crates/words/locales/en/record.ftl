# Records of games: what is wrong with one, or where it departs from the rules.

record-not-a-record = This is no record of a game: its first line should be “{ $format }”.
record-bad-line = Line { $line } of the record can't be read: “{ $text }”.
record-missing-line = The record lacks the line that starts with “{ $word }”.
record-other-game = The record is of another game: “{ $is }”, not “{ $should }”.
record-other-version = The record follows version { $is } of the rules, and these are version { $should }.
record-other-board = The record was played on another board: “{ $is }”, not “{ $should }”. The board's name is followed by the hash of its facts.
record-other-seats = The number of seats differs: { $is } in the record, { $should } at this table.
record-unknown-chance = The record says that its chance is keyed by “{ $word }”, which this program does not know. A newer one may have written it.
record-unknown-draw = The record says that “{ $word }” was drawn, but there is no such thing to draw.
record-other-draws = What the record says was drawn doesn't fit what had to be drawn here: “{ $drawn }”.
record-no-draws = Something had to be drawn here, but the record says that nothing was.
record-other-state = The position isn't the recorded one: its hash is { $is }, and the record has { $should }.
record-not-over = The record says how the game ended, but by the rules it isn't over yet.
record-other-result = The record ends with “{ $is }”, but by the rules it is “{ $should }”.
record-undoes-too-much = It takes back { $steps } steps, but fewer have been played.
