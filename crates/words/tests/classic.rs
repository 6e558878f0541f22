//! What the classic ticket games say, said: no sentence lacks its text or a part of it.

#[path = "common/speaker.rs"]
mod speaker;

use std::sync::Arc;

use classic::{Board, Card, Classic, Colour, First, Illegal, Payment, WrongPayment};
use engine::{Notation, Record, Rules, Seat};
use rails::{CityId, RouteId};
use speaker::{Speaker, tell_games};
use words::{Language, Words};

/// The board file of USA.
const USA: &str = include_str!("../../classic/boards/usa.toml");

/// A game of USA for so many.
fn usa(seats: usize) -> Classic {
    let board = Board::parse(USA).expect("our own board is right");
    Classic::new(Arc::new(board), seats, First::Random).expect("so many can play")
}

#[test]
fn whole_games_can_be_told() {
    let mut speaker = Speaker::new();
    tell_games(&mut speaker, (2..=5).map(|seats| Classic::standard(seats).expect("so many can play")));
    assert!(!speaker.said.contains("classic-returned"));
    tell_games(&mut speaker, (2..=5).map(usa));
    let rare = ["classic-action-pass"];
    speaker.check_all("classic-action-", &rare);
    for key in
        ["dealt", "dealt-hidden", "first", "opened", "started", "took", "drew", "drew-hidden", "refilled"]
    {
        assert!(speaker.said.contains(&format!("classic-{key}")), "{key}");
    }
    assert!(speaker.said.contains("classic-returned"));
    for key in ["claimed", "dug", "paid", "withdrew", "kept-tickets", "built", "last-round", "over-cars"] {
        assert!(speaker.said.contains(&format!("classic-{key}")), "{key}");
    }
}

#[test]
fn every_refusal_can_be_told() {
    let game = Classic::standard(3).expect("three can play");
    let (route, city, by) = (RouteId(17), CityId(4), Seat::default());
    let mut illegals = vec![
        Illegal::GameOver,
        Illegal::WaitForOthers,
        Illegal::NotYourTurn { turn: by },
        Illegal::ChooseTickets { opening: true },
        Illegal::TakeSecondCard,
        Illegal::AnswerTunnel,
        Illegal::NoOffer,
        Illegal::NoTunnel,
        Illegal::KeepMore { least: 2, opening: true },
        Illegal::NotOffered { opening: false },
        Illegal::CanAct,
        Illegal::NotInMarket { card: Card::Locomotive },
        Illegal::SecondLocomotive,
        Illegal::NoCardLeft,
        Illegal::NoSuchRoute,
        Illegal::RouteTaken { route, by },
        Illegal::TooFewCars { needed: 4, left: 1 },
        Illegal::OwnTwin { route },
        Illegal::TwinClosed { route },
        Illegal::NoTicketLeft,
        Illegal::NoSuchCity,
        Illegal::StationTaken { city, by },
        Illegal::NoStationLeft,
    ];
    for wrong in [
        WrongPayment::Number { needed: 3, laid: 0 },
        WrongPayment::TooFewLocomotives { needed: 2, laid: 1 },
        WrongPayment::Colour { needed: Colour::Red, laid: Colour::Blue },
        WrongPayment::OnlyLocomotives,
        WrongPayment::NotInHand { card: Card::Car(Colour::Red), held: 1, laid: 3 },
    ] {
        illegals.push(Illegal::RoutePayment { route, wrong });
        illegals.push(Illegal::TunnelPayment { wrong });
        illegals.push(Illegal::StationPayment { wrong });
    }
    let mut speaker = Speaker::new();
    for illegal in &illegals {
        speaker.say(&game.explain(illegal));
    }
    speaker.check_all("classic-illegal-", &[]);
}

#[test]
fn every_fault_of_a_board_can_be_told() {
    let board = include_str!("../../classic/boards/europe.toml");
    let mut speaker = Speaker::new();
    let mut say_faults = |text: &str| {
        Board::parse(text).err().unwrap_or_default().iter().for_each(|fault| speaker.say(fault));
    };
    // One change at a time, each at the place where it first fits.
    for (from, to) in [
        ("id = \"europe\"", "id = europe"),
        ("\n[board]\n", "\n[bord]\n"),
        ("\n[board]\n", "\n[[board]]\n"),
        ("\n[[city]]\n", "\n[[citty]]\n"),
        ("name_ru = \"Европа\"\n", ""),
        ("id = \"europe\"", "id = \"Europe!\""),
        ("name_en = \"Europe\"", "name_en = \" \""),
        ("unused_station = 4", "unused_station = -4"),
        ("unused_station = 4", "unused_station = \"4\""),
        ("unused_station = 4", "unused_sttation = 4"),
        ("[5, 10]", "[4, 10]"),
        ("[5, 10]", "[4]"),
        ("[8, 21]", "[7, 21]"),
        ("[8, 21]", "[9, 21]"),
        ("color = \"black\"", "color = \"blak\""),
        ("color = \"black\"", "color = \"mauve\""),
        ("locomotives = 0", "locomotives = 3"),
        ("id = \"zurich\"", "id = \"zagrab\""),
        ("to = \"bruxelles\"", "to = \"amsterdam\""),
        ("to = \"bruxelles\"", "to = \"xyzzy\""),
        ("x = 325", "x = true"),
        ("points_by_length = [", "points_by_length = 7 #"),
        ("long = true", "long = 1"),
    ] {
        assert!(board.contains(from), "{from}");
        say_faults(&board.replacen(from, to, 1));
    }
    say_faults(
        &board
            .replace("cards_per_color = 12", "cards_per_color = 1")
            .replace("locomotives = 14", "locomotives = 0"),
    );
    say_faults(&board.replace("long = true", "long = false"));
    let more = |text: &str| format!("{board}\n{text}");
    let route = |to: &str, length| {
        format!("[[route]]\nfrom = \"paris\"\nto = \"{to}\"\nlength = {length}\ncolor = \"red\"\n")
    };
    say_faults(&more(&route("dieppe", 2)));
    say_faults(&more(&route("dieppe", 1).repeat(2)));
    say_faults(&more(&route("wien", 1).repeat(50)));
    say_faults(&more("[[ticket]]\nfrom = \"brest\"\nto = \"petrograd\"\npoints = 2\n"));
    let lonely = "[[city]]\nid = \"far\"\nname_en = \"Far\"\nname_ru = \"Даль\"\nx = 1\ny = 1\n";
    say_faults(&more(&format!("{lonely}[[ticket]]\nfrom = \"brest\"\nto = \"far\"\npoints = 2\n")));
    // Cities a-b and c, a and b-c: the names of what joins them would be the same.
    let renamed = [("dieppe", "a-b"), ("paris", "c"), ("brest", "a"), ("pamplona", "b-c")];
    let quoted = |id: &str| format!("\"{id}\"");
    say_faults(
        &renamed.iter().fold(board.to_owned(), |text, (from, to)| text.replace(&quoted(from), &quoted(to))),
    );
    for rules in RULES.iter().map(|key| format!("{key} = 1.5")).chain(
        [
            "market = 11",
            "markt = 5",
            "seats = [5, 2]",
            "opening_returned = \"under-dek\"",
            "opening_returned = \"under-deck\"",
            "ties = [\"tickets\", \"tickets\"]",
            "ties = [\"luck\"]",
        ]
        .map(str::to_owned),
    ) {
        let file = more(&format!("[rules]\n{rules}\n"));
        assert!(Board::parse(&file).is_err(), "{rules}");
        say_faults(&file);
    }
    say_faults("city = 3\nroute = [4]\n");
    say_faults("[[city]]\nid = \"a\"\n");
    speaker.check_all("facts-", &PHRASES);
    // The last three are about whole files; the program says them.
    speaker.check_all("board-", &["board-hint-cities", "board-right", "board-faulty", "board-unknown"]);
}

/// What `[rules]` of a board may speak of.
const RULES: [&str; 17] = [
    "seats",
    "dealt_cards",
    "market",
    "market_locomotives",
    "cards_a_turn",
    "dealt_long_tickets",
    "dealt_tickets",
    "opening_keep",
    "opening_returned",
    "drawn_tickets",
    "drawn_keep",
    "drawn_returned",
    "double_routes_open_from",
    "double_routes_one_owner",
    "few_cars",
    "last_turns",
    "ties",
];

/// What is only ever said inside other sentences.
const PHRASES: [&str; 10] = [
    "facts-hint-near",
    "facts-hint-allowed",
    "facts-type-text",
    "facts-type-whole",
    "facts-type-number",
    "facts-type-yes-no",
    "facts-type-list",
    "facts-type-pair",
    "facts-type-table",
    "facts-type-tables",
];

#[test]
fn whatever_cannot_be_read_can_be_told() {
    let game = Classic::standard(2).expect("two can play");
    let mut speaker = Speaker::new();
    for action in [
        "claim dieppe-paris",
        "take pink",
        "pay red",
        "pay 1 red 1 blue",
        "claim x-y: 1 red",
        "station x: 1 red",
        "keep x-y",
        "fly",
    ] {
        speaker.say(&game.read_action(action).expect_err(action));
    }
    for state in ["turn F", "turn B", "weather fine"] {
        speaker.say(&game.read_state(state).expect_err(state));
    }
    speaker.check_all("notation-", &[]);
    let board = Arc::new(Board::standard());
    speaker.say(&Classic::new(board.clone(), 6, First::Random).expect_err("six are too many"));
    let stranger = First::Seat(Seat::new(4).expect("there is such a seat"));
    speaker.say(&Classic::new(board, 2, stranger).expect_err("nobody sits there"));
    speaker.check_all("setup-", &[]);
    for record in ["", "roundhouse record 1\nseats many", "roundhouse record 1"] {
        speaker.say(&Record::parse(record).expect_err("it is no record"));
    }
}

#[test]
fn the_boards_can_be_told() {
    let mut speaker = Speaker::new();
    let russian = Words::new(Language::Ru);
    for (game, network) in [
        (
            Classic::standard(2).expect("two can play"),
            "Города: 47. Перегоны: 101, из них туннелей — 18, паромов — 13, двойных — 11 пар.",
        ),
        (usa(2), "Города: 36. Перегоны: 100, из них двойных — 22 пары."),
    ] {
        let told = game.describe_board();
        told.summary.iter().chain(&told.details).for_each(|message| speaker.say(message));
        assert!(told.summary.iter().any(|message| russian.say(message) == network), "{network}");
    }
    speaker
        .check_all("classic-board", &["classic-board-rail", "classic-board-tunnel", "classic-board-ferry"]);
}

#[test]
fn refusals_cite_the_rules_of_the_game() {
    let europe = Classic::standard(2).expect("two can play");
    let least = Illegal::KeepMore { least: 2, opening: true };
    for words in Language::ALL.map(Words::new) {
        let [told, of_usa] = [europe.explain(&least), usa(2).explain(&least)].map(|why| words.say(&why));
        assert!(told.contains("EU-4") && of_usa.contains("US-4"), "{told} {of_usa}");
        assert_eq!(told.replace("EU-4", "US-4"), of_usa);
    }
}

#[test]
fn one_card_taken_is_told_in_the_right_case() {
    let russian = Words::new(Language::Ru);
    let game = Classic::standard(2).expect("two can play");
    let seat = Seat::default();
    for (card, told) in [
        (Card::Car(Colour::Red), "Анна берёт красную карту из открытых."),
        (Card::Locomotive, "Анна берёт локомотив из открытых."),
    ] {
        let message =
            game.describe_event(&classic::Event::Took { seat, card }).expect("it is worth a sentence");
        assert_eq!(russian.say_with(&message, &["Анна"]), told);
    }
    let payment = Payment::new(Colour::Blue, 2, 0);
    let paid = game.describe_event(&classic::Event::Paid { seat, payment }).expect("it is worth a sentence");
    assert_eq!(russian.say_with(&paid, &["Анна"]), "Анна доплачивает: 2 синие карты.");
}
