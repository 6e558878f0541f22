//! What the Card Game says, said: no sentence lacks its text or a part of it.

use std::collections::BTreeSet;
use std::sync::Arc;

use card_game::{Board, Card, CardGame, Colour, First, Illegal};
use engine::{FastChance, Message, Notation, Rules, Seat, Viewer, playout};
use rails::TicketId;
use words::{Language, Words};

/// Says messages in both languages, and notes what they were.
struct Speaker {
    words: [Words; 2],
    said: BTreeSet<String>,
}

impl Speaker {
    fn new() -> Speaker {
        Speaker { words: Language::ALL.map(Words::new), said: BTreeSet::new() }
    }

    #[track_caller]
    fn say(&mut self, message: &Message) {
        for words in &self.words {
            let text = words.say_with(message, &["Anna", "Борис"]);
            let whole = !text.is_empty() && !text.contains("{$") && !text.contains("«card");
            assert!(whole, "{:?} of {message:?}: {text}", words.language());
        }
        self.said.insert(message.key.to_string());
    }

    /// That everything with this beginning was said, but for these.
    #[track_caller]
    fn check_all(&self, topic: &str, except: &[&str]) {
        let lines = Language::En.texts().iter().flat_map(|text| text.lines());
        let keys = lines.filter_map(|line| Some(line.split_once(" = ")?.0));
        let all: BTreeSet<&str> = keys.filter(|key| key.starts_with(topic)).collect();
        assert!(!all.is_empty());
        for key in all {
            assert!(self.said.contains(key) != except.contains(&key), "{key}");
        }
    }
}

fn tell(speaker: &mut Speaker, game: &CardGame, seed: u64) {
    let mut chance = FastChance::new(seed);
    let mut events = Vec::new();
    let mut state = game.deal(&mut chance, &mut events);
    while let Some(seat) = playout::actor(game, &state, &mut chance) {
        let action = game.pick(&state, seat, &mut chance).expect("there is something to do");
        speaker.say(&game.describe_action(action));
        game.apply(&mut state, seat, action, &mut chance, &mut events).expect("it is legal");
    }
    for viewer in Viewer::all(game.seats()) {
        for event in events.iter().filter_map(|event| game.witnessed(event, viewer)) {
            game.describe_event(&event).iter().for_each(|message| speaker.say(message));
        }
    }
}

#[test]
fn whole_games_can_be_told() {
    let mut speaker = Speaker::new();
    for seats in 2..=4 {
        (0..3).for_each(|seed| tell(&mut speaker, &CardGame::standard(seats).expect("a table"), seed));
    }
    speaker.say(&CardGame::standard(2).expect("a table").describe_action(card_game::Action::Pass));
    speaker.check_all("card-game-action-", &[]);
    for key in [
        "dealt",
        "dealt-hidden",
        "first",
        "opened",
        "opened-hidden",
        "started",
        "sent-off",
        "took",
        "drew",
        "drew-hidden",
        "turned-up",
        "played",
        "robbed",
        "drew-tickets",
        "drew-tickets-hidden",
        "kept-tickets",
        "kept-tickets-hidden",
        "kept-no-tickets",
        "last-turns",
        "scoring",
        "laid-open",
        "completed",
        "missed",
        "second-round",
        "dealt-more",
        "dealt-more-hidden",
        "bonus",
        "over",
    ] {
        assert!(speaker.said.contains(&format!("card-game-{key}")), "{key}");
    }
}

#[test]
fn every_refusal_is_explained() {
    let game = CardGame::standard(3).expect("a table");
    let mut speaker = Speaker::new();
    let (seat, red, card) = (Seat::default(), Colour::Red, Card::Car(Colour::Red));
    for illegal in [
        Illegal::GameOver,
        Illegal::WaitForOthers,
        Illegal::NotYourTurn { turn: seat },
        Illegal::NotYourScoring { chooser: seat },
        Illegal::ChooseTickets { opening: true },
        Illegal::TakeSecondCard,
        Illegal::CompleteTickets,
        Illegal::NotScoring,
        Illegal::NoOffer,
        Illegal::KeepMore { least: 1 },
        Illegal::NotOffered { opening: false },
        Illegal::CanAct,
        Illegal::NotInMarket { card },
        Illegal::SecondLocomotive,
        Illegal::NoCardLeft,
        Illegal::NotInHand { card, held: 1, laid: 2 },
        Illegal::SmallGroup { least: 2 },
        Illegal::NoCarOfColour,
        Illegal::NotThreeColours,
        Illegal::NotMore { colour: red, rival: seat, lies: 3, laid: 2 },
        Illegal::RowRival { colour: red, rival: seat },
        Illegal::OwnColour { colour: red },
        Illegal::NoTicketLeft,
        Illegal::NotHeld,
        Illegal::CannotComplete { ticket: TicketId(3), missing: 2, locomotives: 1 },
    ] {
        speaker.say(&game.explain(&illegal));
    }
    speaker.check_all("card-game-illegal-", &[]);
}

#[test]
fn cards_and_slips_of_the_pen_are_told() {
    let game = CardGame::new(Arc::new(Board::standard()), 2, First::Random).expect("a table");
    let mut speaker = Speaker::new();
    let board = game.describe_board();
    board.summary.iter().chain(&board.details).for_each(|line| speaker.say(line));
    speaker.check_all("card-game-board", &[]);
    for text in ["group 2 red 1 blue", "row red", "complete nowhere", "fly"] {
        speaker.say(&game.read_action(text).expect_err("it can't be read"));
    }
    speaker.check_all("card-game-bad-", &[]);
    speaker.check_all("card-game-unknown-", &[]);
}

#[test]
fn sentences_read_as_people_speak() {
    let game = CardGame::standard(2).expect("a table");
    let seat = Seat::default();
    let robbed = card_game::Event::Robbed {
        seat,
        by: seat.next(2),
        colour: Colour::Red,
        group: card_game::Group { cars: 2, locomotives: 1 },
    };
    let message = game.describe_event(&robbed).expect("it is told");
    let said = |language| Words::new(language).say_with(&message, &["Anna", "Борис"]);
    assert_eq!(said(Language::En), "Train robbery! Борис robs Anna of 2 red cards and 1 locomotive.");
    let russian = "Ограбление поезда! Борис грабит, жертва — Anna. В сброс: 2 красные карты и 1 локомотив.";
    assert_eq!(said(Language::Ru), russian);
}
