# What all games and all screens share.

## Enumerations

list-none = nothing
# { $list } is what has been enumerated so far.
list-next = { $list }, { $item }
list-last = { $list } and { $item }

## Who sits where

# Whoever has no name. A capital is given where it starts a sentence.
seat-unnamed = player { $letter }

## Places

route = { $from } – { $to }
route-coloured = { $from } – { $to } ({ $colour })
ticket = { $from } – { $to } ({ $points })

## Colours of routes and cards

colour-purple = purple
colour-blue = blue
colour-orange = orange
colour-white = white
colour-green = green
colour-yellow = yellow
colour-black = black
colour-red = red
# Any one colour.
colour-gray = grey

## Cards: so many of a kind

cards-purple = { $count } { $count ->
    [one] purple card
   *[other] purple cards
}
cards-blue = { $count } { $count ->
    [one] blue card
   *[other] blue cards
}
cards-orange = { $count } { $count ->
    [one] orange card
   *[other] orange cards
}
cards-white = { $count } { $count ->
    [one] white card
   *[other] white cards
}
cards-green = { $count } { $count ->
    [one] green card
   *[other] green cards
}
cards-yellow = { $count } { $count ->
    [one] yellow card
   *[other] yellow cards
}
cards-black = { $count } { $count ->
    [one] black card
   *[other] black cards
}
cards-red = { $count } { $count ->
    [one] red card
   *[other] red cards
}
cards-locomotive = { $count } { $count ->
    [one] locomotive
   *[other] locomotives
}

## Cards: one that somebody takes

card-purple-taken = a purple card
card-blue-taken = a blue card
card-orange-taken = an orange card
card-white-taken = a white card
card-green-taken = a green card
card-yellow-taken = a yellow card
card-black-taken = a black card
card-red-taken = a red card
card-locomotive-taken = a locomotive

## Results

score-total = Total
winner = { $seat } wins.
winners-shared = { $seats } share the win.
team-won = The team wins.
team-lost = The team loses.
seat-name = { $seat }
