### A game that is looked at again, and records that are brought along.

review-title = Looking back
review-slider = Step of the game
review-step = Step { $step } of { $last }
review-eyes = Seen by
review-eyes-all = everything open
review-eyes-none = a spectator
review-go = Show
review-first = To the deal
review-turn-back = Back by a turn
review-back = Back by a step
review-on = On by a step
review-turn-on = On by a turn
review-last = To the end
review-play = Play
review-pause = Pause
review-pace = How fast
review-slow = slowly
review-normal = steadily
review-fast = fast
review-turns = turn by turn
review-more = More: link, files, the way back
review-to-game = Back to the game
review-to-table = To the table
review-to-records = Another record
review-link = Link to this step
review-copy = Copy the link
review-text = Record as text
review-log = Log of the table (JSON)
review-hands = What everybody holds
review-offer = to choose from:
review-watch = Watch it again
review-look-back = Look back
review-closed = You can look back once the piles are scored: what went onto them has to be remembered.

records-title = Look at a record
records-lead = Bring the record of a game, of this house or of another, and look at it step by step, through anybody’s eyes. Every step of it is checked by the rules.
records-file = Read it from a file
records-file-too-large = This file is larger than { $most } KB, and has not been read.
records-text = The record: its text, or the log of a table
records-board = It was played on a board of somebody’s own
records-board-about = A record only names its board. If it isn’t one of this house, its file has to come along; a table’s log brings it by itself.
records-look = Check it and look at it
records-kept = { $count ->
    [one] It is kept for a day, so that you can send others a link to any step.
   *[other] It is kept for { $count } days, so that you can send others a link to any step.
}
records-fault = There is something wrong with this record
records-look-anyway = { $count ->
    [one] Look at the step before it
   *[other] Look at the { $count } steps before it
}
records-door = Look at the record of a game
records-many-steps = It has { $steps } steps; at most { $most } will do.
records-too-long = Playing it again took longer than it may: from here on it has not been checked.
kept-records = Records of games that you have brought along to look at: for 30 days, and not under your name.
refusal-too-many-records-title = Too many records
refusal-too-many-records = You have brought as many records as one person may in an hour. Try again later.
refusal-no-record-title = No such record
refusal-no-record = This record isn’t here, or isn’t any more: those that are brought along are kept for 30 days. Bring it once more.
records-not-a-log = Line { $line } can’t stand there in the log of a table.
