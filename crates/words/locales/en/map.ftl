# The map: what routes and cities say of themselves.

map-title = Map: { $board }
map-route = { $pieces }, { $colour } { $kind }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
map-cars = { $count ->
    [one] { $count } car
   *[other] { $count } cars
}
map-ships = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
map-rail = route
map-sea = sea route
map-tunnel = tunnel
map-ferry = ferry with { $locomotives ->
    [one] { $locomotives } locomotive
   *[other] { $locomotives } locomotives
}
map-free = Free.
map-own = It is yours.
map-owned = It belongs to { $seat }.
map-own-twin = You have the other half already.
map-closed = Closed: the other half has been claimed.
map-few-pieces = Free, but you have only { $pieces } left.
map-own-station = Your station is here.
map-station = Station of { $seat }
map-site-station = You can build a station here.
map-own-harbour = Your harbour is here.
map-harbour = Harbour of { $seat }
map-site-harbour = You can build a harbour here.
