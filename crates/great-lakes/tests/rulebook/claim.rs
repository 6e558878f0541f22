//! Claim a route (GL-14 to GL-18).

use great_lakes::Event;

use super::plan::{Table, changed, seat, table, table_on};

/// The ways to pay for a route that the hand offers.
#[track_caller]
fn ways(hand: &str, route: &str, ways: &[&str]) -> Table {
    let ways: Vec<String> = ways.iter().map(|cards| format!("claim {route}: {cards}")).collect();
    let ways: Vec<&str> = ways.iter().map(String::as_str).collect();
    table(2).hand("A", hand).begin().offers("A", &format!("claim {route}"), &ways)
}

#[test]
fn gl_14_rail_takes_trains_of_its_colour_and_sea_takes_ships() {
    let hand = "3 green-train 3 green-ship 1 red-train";
    let rail = ways(hand, "bay-city-detroit", &["2 green-train"]);
    let rail = rail.refused("A", "claim bay-city-detroit: 2 green-ship", "GL-14");
    let rail = rail.refused("A", "claim bay-city-detroit: 1 green-train 1 green-ship", "GL-14");
    rail.plays("A", "claim bay-city-detroit: 2 green-train")
        .shows("A pieces 25 23")
        .shows("A routes bay-city-detroit");
    let sea = ways(hand, "chicago-milwaukee:green", &["1 green-ship"]);
    let sea = sea.refused("A", "claim chicago-milwaukee:green: 1 green-train", "GL-14");
    sea.plays("A", "claim chicago-milwaukee:green: 1 green-ship").shows("A pieces 27 22");
}

#[test]
fn gl_14_all_of_one_colour() {
    let table = ways("2 green-train 2 red-train", "chicago-madison", &[]);
    table.unsayable("claim chicago-madison: 2 green-train 1 red-train");
    let other = super::plan::table(2).hand("A", "2 red-train").begin();
    other.refused("A", "claim bay-city-detroit: 2 red-train", "GL-14");
}

#[test]
fn gl_14_a_gray_route_takes_any_one_colour() {
    ways("2 green-ship 2 red-ship 1 black-ship", "milwaukee-muskegon", &["2 green-ship", "2 red-ship"]);
    let rail = ["1 green-train 1 wild", "2 black-train", "1 black-train 1 wild"];
    ways("1 green-train 2 black-train 1 wild", "eau-claire-wausau", &rail);
}

#[test]
fn gl_14_wilds_stand_in_for_any_card_of_either_kind_and_for_all() {
    let rail = ["2 green-train", "1 green-train 1 wild", "2 wild"];
    ways("2 green-train 2 wild", "bay-city-detroit", &rail);
    let sea = ["2 green-ship", "1 wild 1 green-ship", "2 wild"];
    ways("2 green-ship 2 wild", "albany-syracuse:green", &sea);
}

#[test]
fn gl_14_the_cards_have_to_be_in_the_hand() {
    let table = table(2).hand("A", "1 green-train 1 wild").hand("B", "3 green-train").begin();
    table.refused("A", "claim bay-city-detroit: 2 green-train", "GL-14").refused(
        "A",
        "claim bay-city-detroit: 2 wild",
        "GL-14",
    );
}

#[test]
fn gl_14_only_an_unclaimed_route() {
    let table = table(4)
        .routes("B", "bay-city-detroit")
        .routes("A", "chicago-madison")
        .hand("A", "5 green-train")
        .begin();
    table.refused("A", "claim bay-city-detroit: 2 green-train", "GL-14").refused(
        "A",
        "claim chicago-madison: 3 green-train",
        "GL-14",
    );
}

#[test]
fn gl_14_trains_without_the_mark_are_spent_first() {
    let hand = "1 green-train 2 green-anchor-train 1 wild";
    let both = ["1 green-train 1 green-anchor-train", "1 green-train 1 wild"];
    let table = ways(hand, "bay-city-detroit", &both);
    table.refused("A", "claim bay-city-detroit: 2 green-anchor-train", "GL-14").refused(
        "A",
        "claim bay-city-detroit: 1 green-anchor-train 1 wild",
        "GL-14",
    );
    ways("3 green-anchor-train", "bay-city-detroit", &["2 green-anchor-train"]);
}

#[test]
fn gl_14_paid_cards_go_to_the_discards_of_their_decks() {
    let table = table(2).hand("A", "2 wild 1 white-double-ship").begin();
    let table = table.plays("A", "claim kingston-toronto:white: 2 wild 1 white-double-ship");
    table.shows("discards 2 wild 1 white-double-ship").shows("A hand");
}

#[test]
fn gl_15_a_double_ship_counts_as_two() {
    let exact = ["2 white-double-ship", "2 white-ship 1 white-double-ship"];
    ways("2 white-ship 2 white-double-ship", "kingston-toronto:white", &exact);
    let five = ["1 purple-ship 2 purple-double-ship"];
    ways("1 purple-ship 2 purple-double-ship", "duluth-junction-superior:purple", &five);
}

#[test]
fn gl_15_double_ships_alone_may_overpay_an_odd_length_by_one() {
    ways("2 red-double-ship", "muskegon-traverse-city:sea", &["2 red-double-ship"]);
    ways("1 green-double-ship", "chicago-milwaukee:green", &["1 green-double-ship"]);
    let both = ["1 red-ship 1 red-double-ship", "2 red-double-ship"];
    let table = ways("1 red-ship 2 red-double-ship", "muskegon-traverse-city:sea", &both);
    table
        .plays("A", "claim muskegon-traverse-city:sea: 2 red-double-ship")
        .shows("A pieces 27 20")
        .shows("A points 4 0");
}

#[test]
fn gl_15_five_double_ships_pay_for_nine() {
    let sea = |length: u8, colour| format!("length = {length}\ncolor = \"{colour}\"\nkind = \"sea\"");
    let longer = |colour| (sea(6, colour), sea(9, colour));
    let [(one, long_one), (other, long_other)] = [longer("purple"), longer("white")];
    let board = || changed(&[(&one, &long_one), (&other, &long_other)]);
    let offers = |hand: &str, ways: &[&str]| {
        let ways: Vec<String> =
            ways.iter().map(|cards| format!("claim buffalo-detroit:purple: {cards}")).collect();
        let ways: Vec<&str> = ways.iter().map(String::as_str).collect();
        table_on(board(), 2).hand("A", hand).begin().offers("A", "claim buffalo-detroit:purple", &ways)
    };
    offers("4 purple-double-ship", &[]);
    let table = offers("6 purple-double-ship", &["5 purple-double-ship"]);
    let table = table.plays("A", "claim buffalo-detroit:purple: 5 purple-double-ship");
    table.shows("A pieces 27 14").shows("A points 27 0").shows("A hand 1 purple-double-ship");
    let all = [
        "1 purple-ship 4 purple-double-ship",
        "1 wild 4 purple-double-ship",
        "3 purple-ship 3 purple-double-ship",
        "1 wild 2 purple-ship 3 purple-double-ship",
        "2 wild 1 purple-ship 3 purple-double-ship",
        "2 wild 3 purple-ship 2 purple-double-ship",
        "5 purple-double-ship",
    ];
    let table = offers("2 wild 3 purple-ship 6 purple-double-ship", &all);
    for cards in ["6 purple-double-ship", "1 purple-ship 5 purple-double-ship", "1 wild 5 purple-double-ship"]
    {
        table.refusal("A", &format!("claim buffalo-detroit:purple: {cards}"));
    }
}

#[test]
fn gl_15_no_card_may_be_laid_that_could_be_left_out() {
    let table = table(2).hand("A", "3 red-ship 3 red-double-ship 2 wild").begin();
    for cards in [
        "2 red-ship 1 red-double-ship",
        "1 red-ship 2 red-double-ship",
        "3 red-double-ship",
        "1 wild 2 red-double-ship",
        "2 wild 1 red-double-ship",
    ] {
        let table = super::plan::table(2).hand("A", "3 red-ship 3 red-double-ship 2 wild").begin();
        table.refused("A", &format!("claim muskegon-traverse-city:sea: {cards}"), "GL-15");
    }
    let table = table.refused("A", "claim milwaukee-muskegon: 1 red-ship 1 red-double-ship", "GL-15");
    table.refused("A", "claim milwaukee-muskegon: 2 red-double-ship", "GL-15");
}

#[test]
fn gl_15_not_enough_is_not_enough() {
    let table = table(2).hand("A", "2 red-ship 3 red-double-ship 3 green-train").begin();
    let table = table.refused("A", "claim duluth-marquette: 2 red-double-ship", "GL-15");
    let table = table.refused("A", "claim muskegon-traverse-city:sea: 2 red-ship", "GL-15");
    table.refused("A", "claim bay-city-detroit: 1 green-train", "GL-15").refused(
        "A",
        "claim bay-city-detroit: 3 green-train",
        "GL-15",
    );
}

#[test]
fn gl_15_a_wild_counts_as_one_ship() {
    let exact = ["1 wild 1 red-double-ship", "2 red-double-ship"];
    ways("1 wild 2 red-double-ship", "muskegon-traverse-city:sea", &exact);
    ways("1 wild 1 white-double-ship", "kingston-toronto:white", &[]);
}

#[test]
fn gl_16_a_claim_needs_pieces_of_its_kind() {
    let rail = "ottawa-sudbury:green ottawa-rouyn-noranda montreal-rouyn-noranda";
    let plan = || table(2).pieces("A", 24).routes("A", rail).hand("A", "3 green-train 3 green-ship");
    let table = plan().begin().shows("A pieces 2 26");
    let table = table.refused("A", "claim chicago-madison: 3 green-train", "GL-16");
    let table = table.plays("A", "claim bay-city-detroit: 2 green-train").shows("A pieces 0 26");
    drop(table);
    let sea = "green-bay-sault-ste-marie:1 duluth-marquette buffalo-detroit:white";
    let ships = super::plan::table(2).pieces("A", 31).routes("A", sea).hand("A", "3 green-ship").begin();
    ships.shows("A pieces 31 1").refused("A", "claim milwaukee-muskegon: 2 green-ship", "GL-16");
}

#[test]
fn gl_16_one_route_a_turn_that_need_not_connect() {
    let table = table(2).routes("A", "bay-city-detroit").hand("A", "3 red-train").begin();
    let table = table
        .plays("A", "claim green-bay-wausau: 1 red-train")
        .shows("A routes bay-city-detroit green-bay-wausau");
    table.refused("A", "claim new-york-scranton:red: 1 red-train", "GL-5");
}

#[test]
fn gl_17_points_are_counted_at_once_by_length() {
    for (route, points) in [
        ("green-bay-wausau", 1),
        ("bay-city-detroit", 2),
        ("chicago-madison", 4),
        ("duluth-wausau", 7),
        ("albany-montreal:green", 10),
        ("erie-scranton:purple", 15),
        ("ottawa-sudbury:green", 18),
        ("montreal-rouyn-noranda", 21),
        ("cleveland-new-york", 27),
    ] {
        let begin = table(2).hand("A", "9 wild").begin();
        let length = begin.game.board().route(super::plan::route(&begin.game, route)).length;
        let table = begin.plays("A", &format!("claim {route}: {length} wild"));
        assert_eq!(table.state.of(seat("A")).points, points, "{route}");
        table.happened(
            1,
            |event| matches!(event, Event::Claimed { points: told, .. } if u16::from(*told) == points),
        );
    }
}

#[test]
fn gl_17_points_add_up() {
    let table =
        table(2).routes("A", "chicago-madison").hand("A", "2 green-train").begin().shows("A points 4 0");
    table.plays("A", "claim bay-city-detroit: 2 green-train").shows("A points 6 0");
}

#[test]
fn gl_18_one_seat_never_owns_both_halves_of_a_double_route() {
    for seats in 2..=5 {
        let table = table(seats).routes("A", "chicago-milwaukee:green").hand("A", "1 white-ship").begin();
        table.refused("A", "claim chicago-milwaukee:white: 1 white-ship", "GL-18").offers(
            "A",
            "claim chicago-milw",
            &[],
        );
    }
}

#[test]
fn gl_18_with_two_or_three_only_one_half_can_be_claimed_at_all() {
    for seats in 2..=5 {
        let table = table(seats).hand("A", "1 green-ship").hand("B", "1 white-ship").begin();
        let table = table.plays("A", "claim chicago-milwaukee:green: 1 green-ship");
        let white = "claim chicago-milwaukee:white: 1 white-ship";
        if seats <= 3 {
            table.refused("B", white, "GL-18").offers("B", "claim chicago-milw", &[]);
        } else {
            table.plays("B", white).shows("B routes chicago-milwaukee:white");
        }
    }
}

#[test]
fn gl_18_junctions_are_ends_like_cities() {
    let table = table(2).routes("B", "detroit-junction-huron:black").hand("A", "2 green-double-ship").begin();
    table.refused("A", "claim detroit-junction-huron:green: 2 green-double-ship", "GL-18");
}

#[test]
fn gl_18_a_rail_and_a_sea_route_between_two_cities_are_no_double() {
    for seats in [2, 4] {
        let plan = || table(seats).routes("A", "muskegon-traverse-city:rail");
        let own =
            plan().hand("A", "3 red-ship").begin().plays("A", "claim muskegon-traverse-city:sea: 3 red-ship");
        own.shows("A routes muskegon-traverse-city:rail muskegon-traverse-city:sea");
        let other = plan().turn("B").hand("B", "3 red-ship").begin();
        other
            .plays("B", "claim muskegon-traverse-city:sea: 3 red-ship")
            .shows("B routes muskegon-traverse-city:sea");
    }
}
