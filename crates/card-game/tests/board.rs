//! Files of cards: ours is the printed set, and whatever is wrong with one is found at its line.

use card_game::{Board, Colour, LOCOMOTIVE, Pieces};
use engine::{Arg, Message};

const STANDARD: &str = include_str!("../boards/card-game.toml");

fn standard() -> Board {
    Board::parse(STANDARD).unwrap_or_else(|faults| panic!("our own cards are wrong: {faults:#?}"))
}

#[test]
fn our_cards_are_the_printed_ones() {
    let board = standard();
    assert_eq!((board.id.as_str(), board.names.en.as_str()), ("card-game", "Card Game"));
    assert_eq!(board.pieces, Pieces { cards_per_colour: 10, locomotives: 16 });
    assert_eq!((board.cards().total(), board.most_seats()), (96, 4));
    assert_eq!((board.tickets.len(), board.bonuses.len(), board.cities.len()), (46, 6, 34));
    let wanted =
        |colour: Colour| board.tickets.iter().map(|ticket| ticket.cars.of(colour.kind())).sum::<u8>();
    assert!(Colour::ALL.into_iter().all(|colour| (16..=18).contains(&wanted(colour))));
    assert_eq!(Colour::ALL.into_iter().map(wanted).sum::<u8>(), 132);
    assert!(board.tickets.iter().all(|ticket| ticket.cars.of(LOCOMOTIVE) == 0));
    assert!(board.bonuses.iter().all(|bonus| (10..=11).contains(&bonus.tickets.len())));
    let big = board.big_cities();
    let joining = |ticket: &&card_game::Ticket| ticket.ends.iter().all(|city| big.contains(*city));
    assert_eq!(board.tickets.iter().filter(joining).count(), 16);
    assert!(board.tickets.iter().all(|ticket| ticket.ends.iter().any(|city| big.contains(*city))));
}

#[test]
fn points_follow_the_number_of_cars() {
    for ticket in &standard().tickets {
        let range = match ticket.cars.total() {
            1 => 5..=5,
            2 => 6..=10,
            3 => 11..=15,
            4 => 16..=20,
            5 => 21..=22,
            other => panic!("a ticket of {other} cars"),
        };
        assert!(range.contains(&ticket.points), "{ticket:?}");
    }
}

#[test]
fn a_ticket_asks_for_the_colour_of_each_big_city_on_it_but_for_two() {
    let board = standard();
    let lacks = |id: &rails::TicketId| {
        let ticket = board.ticket(*id);
        let mut cities = board.bonuses.iter().filter(|bonus| ticket.ends.contains(&bonus.city));
        cities.any(|bonus| ticket.cars.of(bonus.colour.kind()) == 0)
    };
    let strange: Vec<String> =
        board.all_tickets().iter().filter(lacks).map(|id| board.ticket_id(id)).collect();
    assert_eq!(strange, ["chicago-new-york", "new-york-chicago"]);
}

#[test]
fn tickets_are_named_by_their_cities_each_by_its_own_name() {
    let board = standard();
    let mut names: Vec<String> = board.all_tickets().iter().map(|id| board.ticket_id(id)).collect();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), 46);
}

/// Changes one place of our file.
fn edited(from: &str, to: &str) -> String {
    assert!(STANDARD.contains(from), "{from}");
    STANDARD.replacen(from, to, 1)
}

/// The faults of a file: keys and lines.
fn faults(text: &str) -> Vec<(String, i64)> {
    let line = |fault: &Message| match fault.args.iter().find(|(name, _)| *name == "line") {
        Some((_, Arg::Number(line))) => *line,
        _ => 0,
    };
    let faults = Board::parse(text).err().unwrap_or_default();
    faults.iter().map(|fault| (fault.key.to_string(), line(fault))).collect()
}

fn line_of(text: &str, part: &str) -> i64 {
    text.lines().position(|line| line.contains(part)).expect("it is there") as i64 + 1
}

#[test]
fn what_is_wrong_is_found_at_its_line() {
    for (from, to, key) in [
        ("cars = [\"yellow\"]", "cars = [\"yelow\"]", "facts-unknown-word"),
        ("cars = [\"yellow\"]", "cars = []", "card-game-car-count"),
        ("cars = [\"yellow\"]", "cars = \"yellow\"", "facts-wrong-type"),
        ("locomotives = 16", "locomotives = 1", "facts-out-of-range"),
        ("points = 5", "points = 500", "facts-out-of-range"),
        ("from = \"chicago\"", "from = \"chcago\"", "board-unknown-city"),
        ("city = \"dallas\"", "city = \"dalas\"", "board-unknown-city"),
        ("id = \"boston\"", "id = \"Boston\"", "board-bad-id"),
    ] {
        let text = edited(from, to);
        let found = faults(&text);
        assert!(found.contains(&(key.to_owned(), line_of(&text, to))), "{to}: {found:?}");
    }
}

#[test]
fn cities_bonus_cards_and_tickets_are_told_apart() {
    let keys = |text: &str| faults(text).into_iter().map(|(key, _)| key).collect::<Vec<_>>();
    assert!(keys(&edited("id = \"boston\"", "id = \"atlanta\"")).contains(&"board-same-city".to_owned()));
    assert_eq!(keys(&edited("city = \"dallas\"", "city = \"chicago\"")), ["card-game-same-bonus"]);
    let twice = edited("from = \"new-york\"\nto = \"chicago\"", "from = \"chicago\"\nto = \"new-york\"");
    assert_eq!(keys(&twice), ["board-same-id"]);
    let nowhere = edited("from = \"new-york\"\nto = \"chicago\"", "from = \"chicago\"\nto = \"chicago\"");
    assert_eq!(keys(&nowhere), ["board-same-ends"]);
    assert_eq!(
        keys(&edited("[pieces]\ncards", "[peices]\ncards")),
        ["facts-unknown-table", "facts-missing-table"]
    );
    assert!(
        keys(&edited("game = \"card-game\"", "game = \"europe\"")).contains(&"facts-unknown-word".to_owned())
    );
}

#[test]
fn a_set_that_is_too_small_serves_fewer_seats() {
    let small = edited("cards_per_color = 10\nlocomotives = 16", "cards_per_color = 3\nlocomotives = 3");
    let board = Board::parse(&small).expect("27 cards are enough for two");
    assert_eq!(board.most_seats(), 2);
    assert_ne!(board.hash, standard().hash);
    let tiny = edited("cards_per_color = 10\nlocomotives = 16", "cards_per_color = 2\nlocomotives = 4");
    assert_eq!(faults(&tiny)[0].0, "board-card-count");
    let renamed = edited("name_en = \"Boston\"", "name_en = \"Bawston\"");
    assert_eq!(Board::parse(&renamed).expect("a name is free").hash, standard().hash);
}
