//! What the game of the Great Lakes says, said: no sentence lacks its text or a part of it.

#[path = "common/speaker.rs"]
mod speaker;

use engine::{Message, Notation, Rules, Seat};
use great_lakes::{Action, Board, Card, Colour, Ending, Event, GreatLakes, Illegal, Kind, WrongPayment};
use rails::{CityId, RouteId};
use speaker::{Speaker, tell_games};

fn game() -> GreatLakes {
    GreatLakes::standard(2).expect("two can play")
}

#[test]
fn whole_games_can_be_told() {
    let mut speaker = Speaker::new();
    tell_games(&mut speaker, (2..=5).map(|seats| GreatLakes::standard(seats).expect("so many can play")));
    let (game, seat) = (game(), Seat::default());
    speaker.say(&game.describe_action(Action::Pass));
    for event in [
        Event::Passed { seat },
        Event::Over { ending: Ending::Passes },
        Event::Reshuffled { deck: Kind::Ship, cards: 7 },
        Event::Returned { count: 0 },
        Event::LastRounds { seat, pieces: 0 },
    ] {
        speaker.say(&game.describe_event(&event).expect("it is worth a sentence"));
    }
    speaker.check_all("great-lakes-action-", &[]);
    for key in [
        "dealt",
        "dealt-hidden",
        "opened-hidden",
        "chose",
        "chose-hidden",
        "starts",
        "drew-ship-hidden",
        "flushed",
        "exchanged",
        "built",
        "claimed",
    ] {
        assert!(speaker.said.contains(&format!("great-lakes-{key}")), "{key}");
    }
}

#[test]
fn every_refusal_can_be_explained() {
    let (mut speaker, game) = (Speaker::new(), game());
    let (route, city, by) = (RouteId(3), CityId(4), Seat::default());
    let (needed, laid) = (Colour::Red, Colour::White);
    let wrong = [
        WrongPayment::Number { needed: 3, laid: 0 },
        WrongPayment::Kind { needed: Kind::Train },
        WrongPayment::Kind { needed: Kind::Ship },
        WrongPayment::Colour { needed, laid },
        WrongPayment::SpareMarked,
        WrongPayment::NotForHarbour,
        WrongPayment::NotInHand { card: Card::Wild, held: 0, laid: 2 },
    ];
    let payments = wrong
        .into_iter()
        .flat_map(|wrong| [Illegal::RoutePayment { route, wrong }, Illegal::HarbourPayment { wrong }]);
    let others = [
        Illegal::GameOver,
        Illegal::WaitForOthers { pieces: true },
        Illegal::NotYourTurn { turn: by },
        Illegal::ChooseTickets { opening: true },
        Illegal::ChoosePieces,
        Illegal::TakeSecondCard,
        Illegal::RefillFirst,
        Illegal::NoOffer,
        Illegal::NoPiecesNow,
        Illegal::NoGap,
        Illegal::KeepMore { least: 3, opening: true },
        Illegal::NotOffered { opening: false },
        Illegal::WrongPieces { least: 18, most: 33 },
        Illegal::CanAct,
        Illegal::NotInMarket { card: Card::Ship { colour: needed, double: true } },
        Illegal::SecondWild,
        Illegal::NoCardLeft { deck: Kind::Train, refill: false },
        Illegal::NoCardLeft { deck: Kind::Ship, refill: true },
        Illegal::NoSuchRoute,
        Illegal::RouteTaken { route, by },
        Illegal::TooFewPieces { kind: Kind::Ship, needed: 5, left: 2 },
        Illegal::OwnTwin { route },
        Illegal::TwinClosed { route },
        Illegal::NoTicketLeft,
        Illegal::NoSuchCity,
        Illegal::NoPort { city },
        Illegal::HarbourTaken { city, by },
        Illegal::NoRouteThere { city },
        Illegal::NoHarbourLeft,
        Illegal::ExchangeSupply { kind: Kind::Train, left: 3 },
        Illegal::ExchangeBox { kind: Kind::Ship, left: 1 },
    ];
    payments.chain(others).for_each(|illegal| speaker.say(&game.explain(&illegal)));
    speaker.check_all("great-lakes-illegal-", &[]);
}

#[test]
fn a_board_its_faults_and_what_cannot_be_read_have_words() {
    let (mut speaker, game) = (Speaker::new(), game());
    let board = game.describe_board();
    board.summary.iter().chain(&board.details).for_each(|line| speaker.say(line));
    speaker.check_all("great-lakes-board", &["great-lakes-board-rail", "great-lakes-board-sea"]);
    for text in [
        "fly",
        "take red",
        "claim nowhere: 1 wild",
        "claim chicago-madison: 1 red-train 1 red-car",
        "blind deck",
        "harbour chicago: 1 red-train 1 white-train",
        "exchange 3",
    ] {
        speaker.say(&game.read_action(text).expect_err(text));
    }
    let standard = include_str!("../../great-lakes/boards/great-lakes.toml");
    for (from, to) in [
        ("harbor_points = [10, 20, 30]", "harbor_points = []"),
        ("pieces_per_player = 50", "pieces_per_player = 90"),
        ("suggested_trains = 27", "suggested_trains = 1"),
        ("\njunction = true\n", "\njunction = true\nport = true\n"),
        ("wild = 14", "wild = 14\nmild = 1"),
        (
            "ships_per_color = 4\ndouble_ships_per_color = 6",
            "ships_per_color = 1\ndouble_ships_per_color = 0",
        ),
        (
            "trains_per_color = 7\nharbor_trains_per_color = 4\nwild = 14",
            "trains_per_color = 0\nharbor_trains_per_color = 0\nwild = 3",
        ),
        (
            "to = \"junction-huron\"\nlength = 2\ncolor = \"gray\"\nkind = \"sea\"",
            "to = \"junction-huron\"\nlength = 2\ncolor = \"gray\"\nkind = \"rail\"",
        ),
        ("[[ticket]]\nfrom = \"eau-claire\"", "[[ticket]]\nfrom = \"junction-huron\""),
    ] {
        let faults: Vec<Message> = Board::parse(&standard.replace(from, to)).expect_err(to);
        faults.iter().for_each(|fault| speaker.say(fault));
    }
    let few = standard.split("[[ticket]]").take(10).collect::<Vec<_>>().join("[[ticket]]");
    Board::parse(&few).expect_err("nine tickets").iter().for_each(|fault| speaker.say(fault));
    speaker.check_all("great-lakes-fault-", &[]);
}
