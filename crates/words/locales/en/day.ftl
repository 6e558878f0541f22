### The deal of the day.

day-of-year = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
day-title = Deal of the day
day-lead = Every day each game has one deal for everybody: the same cards, the same opponents, and one try. No hints, no counting of cards, nothing taken back.
day-until = It can be begun until midnight UTC: { $time } left.
day-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
day-today = Today’s deals
day-play = Play
day-alone = Play alone
day-team = Gather a team
day-go-on = Go on
day-own-game = Your game
day-rival = { $count ->
    [one] against one bot: { $bot }
   *[other] against { $count } bots: { $bot }
}
day-hands = { $count ->
    [one] { $count } hand
   *[other] { $count } hands: play all of them, or bring friends
}
day-col-place = Place
day-col-who = Who
day-col-result = Result
day-won = won with { $count ->
    [one] { $count } turn left
   *[other] { $count } turns left
}
day-lost = lost with { $count ->
    [one] { $count } good delivered
   *[other] { $count } goods delivered
}
day-gave-up = not finished
day-house = out of the running
day-nobody = Nobody has finished yet.
day-none = Nobody played on that day.
day-more = { $count ->
    [one] And { $count } more result.
   *[other] And { $count } more results.
}
day-playing = Still playing: { $count }.
day-seal = Seal of the deal
day-secret = The seal shows that nobody has changed the deal. The deal itself, its games and their records are opened once the day is over and everybody has finished, at three in the morning UTC at the latest.
day-sealed = The deal is open. This is what it grew from:
day-open = The games of the table can be opened, looked at and downloaded, and the seal can be checked on the page “How the cards were shuffled” of any of them.
day-earlier = Earlier days
day-honest = There are no accounts here, so one try is a matter of honour: another browser could begin the deal anew. Results go into your statistics.
day-results = Results of the day
day-at-table = Deal of the day, { $day }: one try, without hints, and nothing is taken back. You may close the page: the game waits. Begun before midnight, it counts until three in the morning UTC.
day-lobby = Deal of the day, { $day }: one try for all who sit down here. It has to begin before midnight UTC.
undo-day = Nothing is taken back in the deal of the day
table-day-fixed = This is the deal of the day, and the same for everybody: chairs, order and shuffle stay as they are, and no bots sit down.
table-day-alone = In the deal of the day nobody plays for others. Just close the page: the game waits.
table-day-no-undo = Nothing is taken back in the deal of the day.
table-day-over = That day is over: its deal isn’t begun any more. Today’s waits on the page “Deal of the day”.
table-day-tried = Somebody at this table has had their try at this deal, so it can’t begin: everybody has one.
table-day-yours = You have had your try at this deal: there is one.
