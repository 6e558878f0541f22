### What happened since my turn, and moments that are shown over the page.

news-title = Since your turn
news-replay = Show it again

moment-robbery = Robbery!
moment-tunnel = The tunnel asks for more
moment-delivery = Delivered!
moment-collision = Head-on!
moment-last-round = The end is near
moment-victory = The game is over
moment-defeat = The team has lost

me-sounds = Sounds at the table: a robbery, a tunnel, the last round, the end
me-motion = Movement
me-motion-off = none
me-motion-quick = quick
me-motion-calm = calm
