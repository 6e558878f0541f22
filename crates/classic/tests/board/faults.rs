//! Whatever is wrong with a board file is found at its line.

use classic::Board;

use super::edit::{STANDARD, check, check_text};

#[test]
fn every_fault_is_found_at_its_line() {
    let city = "[[city]]";
    let route = "[[route]]";
    let ferry = "[[route]]\nfrom = \"amsterdam\"\nto = \"london\"";
    let ticket = "[[ticket]]";
    let double = "[[route]]\nfrom = \"berlin\"\nto = \"frankfurt\"\nlength = 3\ncolor = \"red\"";
    for (from, to, after, key, at) in [
        // The file.
        ("id = \"europe\"", "id = europe", "", "facts-syntax", "id = europe"),
        // [board]
        ("id = \"europe\"", "id = \"Europe!\"", "", "board-bad-id", "id = \"Europe!\""),
        ("name_ru = \"Европа\"\n", "", "", "facts-missing-key", "[board]"),
        // [scoring]
        ("unused_station = 4", "unused_station = -4", "", "facts-out-of-range", "unused_station"),
        (
            "longest_path_bonus = 10",
            "longest_path_bonus = \"10\"",
            "",
            "facts-wrong-type",
            "longest_path_bonus",
        ),
        ("[5, 10]", "[5]", "\npoints", "facts-wrong-type", "points_by_length"),
        ("[5, 10]", "[4, 10]", "\npoints", "board-points-twice", "points_by_length"),
        ("[8, 21]", "[9, 21]", "\npoints", "board-no-points", "length = 8"),
        // [pieces]
        ("trains_per_player = 45", "trains_per_player = 2", "", "facts-out-of-range", "trains_per_player"),
        (
            "stations_per_player = 3",
            "stations = 3\nstations_per_player = 3",
            "",
            "facts-unknown-key",
            "stations = 3",
        ),
        ("cards_per_color = 12", "cards_per_color = 1.5", "", "facts-wrong-type", "cards_per_color"),
        (
            "= 12         # 8 colours\nlocomotives = 14",
            "= 1\nlocomotives = 0",
            "",
            "board-card-count",
            "[pieces]",
        ),
        (
            "= 12         # 8 colours\nlocomotives = 14",
            "= 20\nlocomotives = 41",
            "",
            "facts-out-of-range",
            "locomotives",
        ),
        // [[city]]
        ("x = 325", "x = 1000.5", city, "facts-out-of-range", "x = 1000.5"),
        ("y = 226", "y = -1", city, "facts-out-of-range", "y = -1"),
        ("lat = 52.37", "lat = \"N\"", city, "facts-wrong-type", "lat"),
        ("name_en = \"Angora\"", "name_en = \"\"", city, "facts-bad-text", "name_en = \"\""),
        ("name_local = \"Angora\"", "name_lokal = \"Angora\"", city, "facts-unknown-key", "name_lokal"),
        // [[route]]
        ("to = \"bruxelles\"", "to = \"bruxeles\"", route, "board-unknown-city", "to = \"bruxeles\""),
        ("to = \"bruxelles\"", "to = \"amsterdam\"", route, "board-same-ends", "[[route]]"),
        ("length = 1", "length = 10", route, "facts-out-of-range", "length = 10"),
        ("length = 1", "length = 9", route, "board-no-points", "length = 9"),
        ("color = \"black\"", "color = \"blak\"", route, "facts-unknown-word", "color = \"blak\""),
        ("kind = \"rail\"", "kind = \"sea\"", route, "facts-unknown-word", "kind = \"sea\""),
        ("locomotives = 0", "locomotives = 300", route, "board-no-ferry", "locomotives = 300"),
        ("locomotives = 2", "locomotives = 3", ferry, "facts-out-of-range", "locomotives = 3"),
        ("locomotives = 2", "locomotives = 0", ferry, "facts-out-of-range", "locomotives = 0"),
        ("locomotives = 2\n", "", ferry, "facts-missing-key", "[[route]]"),
        ("length = 3", "length = 4", double, "board-unequal-double", "[[route]]"),
        ("kind = \"rail\"", "kind = \"tunnel\"", double, "board-unequal-double", "[[route]]"),
        // [[ticket]]
        ("to = \"petrograd\"", "to = \"xyzzy\"", ticket, "board-unknown-city", "to = \"xyzzy\""),
        ("to = \"petrograd\"", "to = \"brest\"", ticket, "board-same-ends", "[[ticket]]"),
        ("points = 20", "points = 100", ticket, "facts-out-of-range", "points = 100"),
        ("long = true", "long = \"yes\"", ticket, "facts-wrong-type", "long = \"yes\""),
        (
            "from = \"danzig\"\nto = \"lisboa\"",
            "from = \"petrograd\"\nto = \"brest\"",
            ticket,
            "board-same-ticket",
            "[[ticket]]",
        ),
    ] {
        check(from, to, after, &[(key, at)]);
    }
}

#[test]
fn what_follows_from_a_fault_is_said_too() {
    let unknown = ("board-unknown-city", "to = \"zurich\"");
    check(
        "[board]",
        "[bord]",
        "\n[board]",
        &[("facts-unknown-table", "[bord]"), ("facts-missing-table", "long")],
    );
    check(
        "color = \"black\"",
        "colour = \"black\"",
        "[[route]]",
        &[("facts-missing-key", "[[route]]"), ("facts-unknown-key", "colour")],
    );
    check(
        "id = \"zurich\"",
        "id = \"zagrab\"",
        "[[city]]",
        &[
            ("board-same-city", "id = \"zagrab\""),
            unknown,
            unknown,
            unknown,
            unknown,
            unknown,
            unknown,
            unknown,
        ],
    );
    // A wrong id is one fault, not one more for each route.
    let shouting = STANDARD.replace("\"zurich\"", "\"ZURICH\"");
    check_text(&shouting, &[("board-bad-id", "id = \"ZURICH\"")]);
}

/// A small board: so many cities in a row, each joined with the next, and tickets between
/// neighbours and from the first to all others, the first two of them long.
fn small(cities: usize) -> String {
    let start = STANDARD.find("\n[board]").expect("it is there");
    let end = STANDARD.find("\n[[city]]").expect("it is there");
    let mut text = STANDARD[start..end].to_owned();
    for city in 0..cities {
        text += &format!("[[city]]\nid = \"c{city}\"\nname_en = \"C\"\nname_ru = \"Ц\"\nx = 1\ny = 1\n");
    }
    for city in 1..cities {
        text += &route(&format!("c{}", city - 1), &format!("c{city}"));
        text += &ticket("c0", &format!("c{city}"), city < 3);
    }
    text
}

fn route(from: &str, to: &str) -> String {
    format!("[[route]]\nfrom = \"{from}\"\nto = \"{to}\"\nlength = 2\ncolor = \"gray\"\n")
}

fn ticket(from: &str, to: &str, long: bool) -> String {
    format!("[[ticket]]\nfrom = \"{from}\"\nto = \"{to}\"\npoints = 3\nlong = {long}\n")
}

#[test]
fn a_board_may_be_as_small_as_two_seats_need_and_as_large_as_the_tables_allow() {
    let least = Board::parse(&small(9)).expect("a right board");
    assert_eq!((least.most_seats(), least.tickets.len()), (2, 8));
    check_text(&small(8), &[("board-too-few-tickets", "[[ticket]]")]);
    assert_eq!(Board::parse(&small(64)).expect("a right board").cities.len(), 64);
    check_text(&small(65), &[("facts-too-many", "[[city]]")]);
    let doubles: String = (1..64).map(|city| route(&format!("c{city}"), &format!("c{}", city - 1))).collect();
    let full = small(64) + &doubles + &route("c0", "c9") + &route("c0", "c8");
    assert_eq!(Board::parse(&full).expect("a right board").routes.len(), 128);
    check_text(&(full + &route("c0", "c7")), &[("facts-too-many", "[[route]]")]);
    check_text(&(small(64) + &ticket("c1", "c2", true)).replace("points = 3", "points = 4"), &[]);
    let tickets = small(64) + &ticket("c1", "c2", true) + &ticket("c1", "c3", true);
    check_text(&tickets, &[("facts-too-many", "[[ticket]]")]);
}

#[test]
fn routes_and_tickets_are_looked_at_together() {
    let lonely = "[[city]]\nid = \"lonely\"\nname_en = \"L\"\nname_ru = \"Л\"\nx = 1\ny = 1\n";
    check_text(&(small(9) + lonely), &[]);
    check_text(
        &(small(9) + lonely + &ticket("c0", "lonely", false)),
        &[("board-impossible-ticket", "[[ticket]]")],
    );
    let also = small(9).replace("unused_station = 4", "unused_station = 400") + lonely;
    check_text(
        &(also + &ticket("c0", "lonely", false)),
        &[("facts-out-of-range", "unused_station"), ("board-impossible-ticket", "[[ticket]]")],
    );
    let thrice = small(9) + &route("c1", "c0") + &route("c0", "c1");
    check_text(&thrice, &[("board-third-route", "[[route]]")]);
    check_text(&(small(9) + &ticket("c4", "c0", false)), &[("board-same-ticket", "[[ticket]]")]);
    // Cities a-b and c, a and b-c: the names of what joins them would be the same.
    let named = |text: String| {
        text.replace("\"c5\"", "\"a-b\"")
            .replace("\"c6\"", "\"c\"")
            .replace("\"c7\"", "\"a\"")
            .replace("\"c8\"", "\"b-c\"")
    };
    check_text(&named(small(9)), &[("board-same-id", "[[route]]")]);
    let double = small(9) + &route("c1", "c0");
    let board = Board::parse(&double).expect("a double route may be written in both directions");
    assert_eq!((board.routes[0].id.as_str(), board.routes[8].id.as_str()), ("c0-c1:1", "c0-c1:2"));
}

#[test]
fn no_cut_text_makes_it_panic() {
    let text = small(9);
    for end in (0..text.len()).filter(|end| text.is_char_boundary(*end)) {
        let _ = Board::parse(&text[..end]);
        let _ = Board::parse(&text[end..]);
    }
    for line in 0..text.lines().count() {
        let without: Vec<&str> =
            text.lines().enumerate().filter(|(at, _)| *at != line).map(|(_, line)| line).collect();
        let _ = Board::parse(&without.join("\n"));
    }
}
