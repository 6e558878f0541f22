//! Our boards are the printed ones.

use std::collections::BTreeMap;

use classic::{Board, Colour, Pieces, Route, RouteKind};
use rails::{CityId, RouteId, TicketId};

use super::edit::{STANDARD, USA, board, edited};

#[test]
fn europe_is_the_printed_board() {
    let board = board(STANDARD);
    let count = |kind: fn(&Route) -> bool| board.routes.iter().filter(|route| kind(route)).count();
    assert_eq!(
        (board.id.as_str(), board.names.en.as_str(), board.names.ru.as_str()),
        ("europe", "Europe", "Европа")
    );
    assert_eq!((board.cities.len(), board.routes.len()), (47, 101));
    assert_eq!(count(|route| route.kind == RouteKind::Tunnel), 18);
    assert_eq!(count(|route| matches!(route.kind, RouteKind::Ferry { .. })), 13);
    assert_eq!(board.routes.iter().map(|route| u32::from(route.cost().locomotives)).sum::<u32>(), 17);
    let twins = |index: usize| board.network.twin(RouteId(index as u8)).len();
    assert_eq!((0..101).map(twins).sum::<usize>(), 2 * 11);
    assert_eq!((board.tickets.len(), board.long.len(), board.regular().len()), (46, 6, 40));
    for colour in Colour::ALL {
        assert_eq!(board.routes.iter().filter(|route| route.colour == Some(colour)).count(), 8, "{colour:?}");
    }
    let mut lengths: Vec<u8> = board.routes.iter().map(|route| route.length).collect();
    lengths.sort_unstable();
    lengths.dedup();
    assert_eq!(lengths, [1, 2, 3, 4, 6, 8]);
    assert_eq!(board.scoring.by_length, [0, 1, 2, 4, 7, 10, 15, 18, 21, 0]);
    assert_eq!((board.scoring.longest_path, board.scoring.unused_station), (10, 4));
    assert_eq!(board.pieces, Pieces { cars: 45, stations: 3, cards_per_colour: 12, locomotives: 14 });
    assert_eq!((board.cards().total(), board.most_seats()), (110, 5));
}

#[test]
fn usa_is_the_printed_board() {
    let board = board(USA);
    let names = (board.game.as_str(), board.id.as_str(), board.names.en.as_str(), board.names.ru.as_str());
    assert_eq!(names, ("usa", "usa", "USA", "США"));
    let tracks = || board.routes.iter();
    assert_eq!((board.cities.len(), board.routes.len(), board.network.doubles()), (36, 100, 22));
    let mut pairs: Vec<_> = tracks().map(|route| route.ends).collect();
    pairs.iter_mut().for_each(|ends| ends.sort_unstable_by_key(|city| city.index()));
    pairs.sort_unstable_by_key(|ends| ends.map(CityId::index));
    pairs.dedup();
    assert_eq!(pairs.len(), 78);
    // How many tracks and spaces there are of a colour, or gray.
    let of = |colour: Option<Colour>| {
        let lengths = tracks().filter(|route| route.colour == colour).map(|route| u32::from(route.length));
        (lengths.clone().count(), lengths.sum::<u32>())
    };
    for colour in Colour::ALL {
        assert_eq!(of(Some(colour)), (7, 27), "{colour:?}");
    }
    assert_eq!(of(None), (44, 93));
    assert_eq!(tracks().map(|route| u32::from(route.length)).sum::<u32>(), 309);
    let of_length = |length| tracks().filter(|route| route.length == length).count();
    assert_eq!([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(of_length), [0, 9, 36, 20, 16, 10, 9, 0, 0, 0]);
    assert!(tracks().all(|route| route.kind == RouteKind::Rail));
    assert_eq!((board.tickets.len(), board.long.len(), board.regular().len()), (30, 0, 30));
    assert_eq!(board.tickets.iter().map(|ticket| u32::from(ticket.points)).sum::<u32>(), 349);
    assert_eq!(board.scoring.by_length, [0, 1, 2, 4, 7, 10, 15, 0, 0, 0]);
    assert_eq!((board.scoring.longest_path, board.scoring.unused_station), (10, 0));
    assert_eq!(board.pieces, Pieces { cars: 45, stations: 0, cards_per_colour: 12, locomotives: 14 });
    assert_eq!((board.cards().total(), board.most_seats()), (110, 5));
}

/// What isn't worth its shortest path: the ticket, its points, and the length of the path.
fn exceptions(board: &Board) -> Vec<(String, u8, u32)> {
    let all = (0..board.tickets.len() as u8).map(TicketId);
    let priced = all.map(|id| {
        (board.ticket_id(id), board.ticket(id).points, shortest_path(board, board.ticket(id).ends))
    });
    priced.filter(|(_, points, path)| u32::from(*points) != *path).collect()
}

#[test]
fn a_ticket_is_worth_its_shortest_path_but_for_these() {
    let named = |exceptions: &[(&str, u8, u32)]| -> Vec<(String, u8, u32)> {
        exceptions.iter().map(|(id, points, path)| ((*id).to_owned(), *points, *path)).collect()
    };
    let europe = [("athina-edinburgh", 21, 20), ("london-wien", 10, 9)];
    assert_eq!(exceptions(&board(STANDARD)), named(&europe));
    let usa = [
        ("oklahoma-city-sault-ste-marie", 9, 8),
        ("chicago-los-angeles", 16, 15),
        ("los-angeles-miami", 20, 19),
        ("los-angeles-new-york", 21, 20),
        ("new-york-seattle", 22, 20),
    ];
    assert_eq!(exceptions(&board(USA)), named(&usa));
}

fn shortest_path(board: &Board, [from, to]: [CityId; 2]) -> u32 {
    let mut far = vec![u32::MAX; board.cities.len()];
    far[from.index()] = 0;
    for _ in 0..board.cities.len() {
        for route in &board.routes {
            let [one, other] = route.ends.map(CityId::index);
            let length = u32::from(route.length);
            far[one] = far[one].min(far[other].saturating_add(length));
            far[other] = far[other].min(far[one].saturating_add(length));
        }
    }
    far[to.index()]
}

#[test]
fn routes_are_named_by_their_cities_and_doubles_also_by_colour() {
    let board = board(STANDARD);
    let ids: BTreeMap<&str, usize> =
        board.routes.iter().enumerate().map(|(index, route)| (route.id.as_str(), index)).collect();
    assert_eq!(ids.len(), board.routes.len());
    for id in ["amsterdam-bruxelles", "berlin-frankfurt:black", "berlin-frankfurt:red", "dieppe-paris"] {
        assert!(ids.contains_key(id), "{id}");
    }
    let same = edited(
        "color = \"black\"\nkind = \"rail\"",
        "color = \"red\"\nkind = \"rail\"",
        "berlin\"\nto = \"frankfurt",
    );
    let board = Board::parse(&same).expect("a double route may have one colour twice");
    let doubles: Vec<&str> = board
        .routes
        .iter()
        .map(|route| route.id.as_str())
        .filter(|id| id.starts_with("berlin-frankfurt"))
        .collect();
    assert_eq!(doubles, ["berlin-frankfurt:1", "berlin-frankfurt:2"]);
}
