# The map: what routes and cities say of themselves.

map-title = Map: { $board }
map-route = { $length ->
    [one] { $length } car
   *[other] { $length } cars
}, { $colour } { $kind }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
map-rail = route
map-tunnel = tunnel
map-ferry = ferry with { $locomotives ->
    [one] { $locomotives } locomotive
   *[other] { $locomotives } locomotives
}
map-can = You can claim it now.
map-free = Free.
map-own = It is yours.
map-owned = It belongs to { $seat }.
map-own-twin = You have the other half already.
map-closed = Closed: the other half has been claimed.
map-few-cars = Free, but you have only { $left ->
    [one] { $left } car
   *[other] { $left } cars
} left.
map-few-cards = Free, but you lack the cards for it.
map-own-station = Your station is here.
map-station = Station of { $seat }
map-site = You can build a station here.
