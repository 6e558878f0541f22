//! Board files: ours is the printed one, and whatever is wrong with one is found at its line.

use engine::Arg;
use great_lakes::{Board, CardCounts, Kind, Pieces};
use rails::{CityId, CitySet};

const STANDARD: &str = include_str!("../boards/great-lakes.toml");

fn standard() -> Board {
    Board::parse(STANDARD).unwrap_or_else(|faults| panic!("our own board is wrong: {faults:#?}"))
}

#[test]
fn our_board_is_the_printed_one() {
    let board = standard();
    assert_eq!((board.id.as_str(), board.names.ru.as_str()), ("great-lakes", "Великие озёра"));
    assert_eq!((board.cities.len(), board.ports.len(), board.junctions.len()), (37, 25, 2));
    let of_kind = |kind: Kind| -> Vec<u32> {
        board.routes.iter().filter(|route| route.kind == kind).map(|route| route.length.into()).collect()
    };
    let (rail, sea) = (of_kind(Kind::Train), of_kind(Kind::Ship));
    assert_eq!((rail.len(), sea.len(), board.network.doubles()), (52, 58, 28));
    assert_eq!((rail.iter().sum::<u32>(), sea.iter().sum::<u32>()), (186, 169));
    let lengths =
        (1..=9).map(|length| [&rail, &sea].into_iter().flatten().filter(|one| **one == length).count());
    assert_eq!(lengths.collect::<Vec<_>>(), [20, 23, 23, 20, 12, 7, 3, 1, 1]);
    let points: u32 = board.tickets.iter().map(|ticket| u32::from(ticket.points)).sum();
    assert_eq!((board.tickets.len(), points), (55, 526));
    assert_eq!(board.scoring.by_length, [0, 1, 2, 4, 7, 10, 15, 18, 21, 27]);
    assert_eq!(board.scoring.harbour, [10, 20, 30]);
    assert_eq!((board.scoring.unbuilt_harbour, board.scoring.exchanged_piece), (4, 1));
    let pieces = Pieces { trains: 33, ships: 32, chosen: 50, suggested_trains: 27, harbours: 3 };
    assert_eq!((board.pieces, board.pieces.train_choices()), (pieces, 18..=33));
    assert_eq!(board.cards, CardCounts { plain: 7, marked: 4, wild: 14, single: 4, double: 6 });
    assert_eq!(board.most_seats(), 5);
}

#[test]
fn only_sea_routes_meet_at_junctions_and_no_ticket_names_one() {
    let board = standard();
    let meets =
        |city: CityId| board.network.at(city).iter().map(|id| board.route(id).kind).collect::<Vec<_>>();
    for junction in board.junctions.iter() {
        assert!(meets(junction).len() > 3 && meets(junction).iter().all(|kind| *kind == Kind::Ship));
    }
    let named: CitySet = board.tickets.iter().flat_map(|ticket| ticket.ends).collect();
    assert!((named & board.junctions).is_empty());
}

#[test]
fn a_rail_and_a_sea_route_are_told_apart_by_their_names() {
    let board = standard();
    for id in ["duluth-thunder-bay:rail", "duluth-thunder-bay:sea", "muskegon-traverse-city:sea"] {
        let route = board.read_route(id).expect(id);
        assert!(board.network.twin(route).is_empty(), "{id}");
    }
    let double = board.read_route("chicago-milwaukee:green").expect("a route");
    assert_eq!(board.network.twin(double).first(), board.read_route("chicago-milwaukee:white").ok());
}

#[test]
fn only_what_the_rules_depend_on_changes_the_hash() {
    let hash = |text: &str| Board::parse(text).expect("a right board").chart.hash;
    let standard = hash(STANDARD);
    for (from, to, same) in [
        ("name_en = \"Duluth\"", "name_en = \"Duloot\"", true),
        ("x = 60\n", "x = 61\n", true),
        ("suggested_trains = 27", "suggested_trains = 25", true),
        (
            "id = \"duluth\"\nname_en = \"Duluth\"\nname_ru = \"Дулут\"\nlat = 46.79\nlon = -92.10\nx = 60\ny = 163\nport = true",
            "id = \"duluth\"\nname_en = \"Duluth\"\nname_ru = \"Дулут\"\nlat = 46.79\nlon = -92.10\nx = 60\ny = 163",
            false,
        ),
        ("wild = 14", "wild = 13", false),
        ("harbor_points = [10, 20, 30]", "harbor_points = [10, 20, 31]", false),
        ("unbuilt_harbor = 4", "unbuilt_harbor = 5", false),
    ] {
        let changed = STANDARD.replacen(from, to, 1);
        assert_ne!(changed, STANDARD, "{from}");
        assert_eq!(hash(&changed) == standard, same, "{from}");
    }
}

/// The first fault of our board with something changed: its line, and what it is.
fn fault(from: &str, to: &str) -> (usize, String) {
    let changed = STANDARD.replacen(from, to, 1);
    assert_ne!(changed, STANDARD, "{from}");
    let faults = Board::parse(&changed).expect_err(to);
    let line = faults[0].args.iter().find_map(|(name, arg)| match arg {
        Arg::Number(line) if *name == "line" => Some(*line as usize),
        _ => None,
    });
    (line.expect("every fault has a line"), faults[0].key.to_string())
}

#[test]
fn whatever_is_wrong_is_found_at_its_line() {
    for (from, to, at, key) in [
        ("game = \"great-lakes\"", "game = \"europe\"", "game = \"great", "facts-unknown-word"),
        (
            "harbor_points = [10, 20, 30]",
            "harbor_points = [10, 20]",
            "harbor_points = ",
            "great-lakes-fault-harbor-points",
        ),
        (
            "harbor_points = [10, 20, 30]",
            "harbor_points = [10, 20, 300]",
            "harbor_points = ",
            "facts-out-of-range",
        ),
        ("pieces_per_player = 50", "pieces_per_player = 66", "[pieces]", "great-lakes-fault-few-pieces"),
        ("suggested_trains = 27", "suggested_trains = 17", "[pieces]", "great-lakes-fault-bad-suggestion"),
        ("wild = 14", "wild = 41", "wild = 14", "facts-out-of-range"),
        (
            "double_ships_per_color = 6",
            "double_ships_per_color = 16\nships = 1",
            "ships_per_color = 4",
            "facts-unknown-key",
        ),
        ("kind = \"rail\"", "kind = \"tunnel\"", "kind = \"rail\"", "facts-unknown-word"),
        ("color = \"purple\"", "color = \"orange\"", "color = \"purple\"", "facts-unknown-word"),
        ("length = 9", "length = 10", "length = 9", "facts-out-of-range"),
    ] {
        let line = 1 + STANDARD.lines().position(|line| line.starts_with(at)).expect(at);
        let (found, what) = fault(from, to);
        assert_eq!(what, key, "{to}");
        assert!(found.abs_diff(line) <= 2, "{to}: line {found}, not {line}");
    }
    let ships = fault(
        "ships_per_color = 4\ndouble_ships_per_color = 6",
        "ships_per_color = 1\ndouble_ships_per_color = 0",
    );
    assert_eq!(ships.1, "great-lakes-fault-ship-count");
    assert_eq!(
        fault("\njunction = true\n", "\njunction = true\nport = true\n").1,
        "great-lakes-fault-junction-port"
    );
    let rail = "to = \"junction-huron\"\nlength = 2\ncolor = \"gray\"\nkind = \"sea\"";
    assert_eq!(fault(rail, &rail.replace("sea", "rail")).1, "great-lakes-fault-junction-rail");
    let ticket = "[[ticket]]\nfrom = \"eau-claire\"";
    assert_eq!(fault(ticket, "[[ticket]]\nfrom = \"junction-huron\"").1, "great-lakes-fault-junction-ticket");
    let few = STANDARD.split("[[ticket]]").take(10).collect::<Vec<_>>().join("[[ticket]]");
    assert_eq!(Board::parse(&few).expect_err("nine tickets")[0].key, "great-lakes-fault-few-tickets");
    let trains = STANDARD
        .replace("trains_per_color = 7", "trains_per_color = 0")
        .replace("harbor_trains_per_color = 4", "harbor_trains_per_color = 0")
        .replace("wild = 14", "wild = 3");
    assert_eq!(Board::parse(&trains).expect_err("three cards")[0].key, "great-lakes-fault-train-count");
}
