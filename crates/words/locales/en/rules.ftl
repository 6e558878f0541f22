# Rules of games: the page, and what leads to it. The rules themselves are locales/games/<game>/en.md.

rules-link = Rules
rules-signs = Signs
rules-title = { $game }: the rules
rules-word = the rules
rules-play = Play
rules-contents = Contents
rules-search = Search the rules
rules-search-button = Search
rules-all = Show everything
rules-none = Nothing found. Try another word.
rules-found = Places found: { $count }
rules-own-words = The rules are told in our own words, as the program understands them. The numbers at the side are those that its explanations and refusals name.
rules-open = Open this rule
rules-close = Close the rules
rules-failed = The rules can't be opened now: there is no connection.
