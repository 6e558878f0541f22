### The keys of a table.

keys-title = Keys
keys-sheet = this sheet
keys-on = Keys do something at tables
keys-main = what comes first: pay, keep, refill
keys-skip = skip ahead, or pass
keys-hint = a hint
keys-undo = take it back
keys-news = since your turn
keys-replay = show that again
keys-chat = talk
keys-journal = the journal
keys-rules = the rules
keys-close = close what is open
keys-market = an open card
keys-deck = a card from the deck
keys-tickets = draw tickets
keys-unseen = cards still to come
keys-route = the next route that you can claim
keys-ticket = the next ticket
keys-plan = all my tickets as a plan
keys-build = a station or a harbour
keys-zoom = nearer, farther, all of the map
keys-move = move a map that is near
