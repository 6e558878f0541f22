//! The games of the house: each can be laid in every way that it says, and in no other.

use bots::{Bot, Bots, Decision};
use classic::{Action, Classic};
use roster::Setup;
use stalls::{Housed, Stalls, Visitor, house};

struct Name;

impl Visitor for Name {
    type Output = (String, usize, Vec<(&'static str, String)>);
    fn visit<G: Housed>(self, rules: G, _: &Bots<G>) -> Self::Output {
        (rules.game().to_owned(), rules.seats(), rules.options())
    }
}

/// Game and seats of a table, if it can be laid.
fn laid(setup: &Setup) -> Option<(String, usize)> {
    house().visit(setup, Name).ok().map(|(game, seats, _)| (game, seats))
}

#[test]
fn every_game_can_be_visited_at_every_size() {
    for game in house().roster().games() {
        for seats in game.seats.clone() {
            for setup in game.tables() {
                let setup = Setup { seats, ..setup };
                assert_eq!(laid(&setup), Some((game.id.to_owned(), seats)), "{setup:?}");
            }
        }
        for board in &game.boards {
            let setup = Setup::new(game.id, *game.seats.start()).with("board", *board);
            // Where there is one board only, there is no such option.
            assert_eq!(laid(&setup).is_some(), game.boards.len() > 1, "{board}");
        }
        for (seats, other) in [(game.seats.end() + 1, "more"), (game.seats.start() - 1, "fewer")] {
            assert_eq!(laid(&Setup::new(game.id, seats)), None, "{} has room for one {other}", game.id);
        }
    }
}

#[test]
fn every_value_of_every_choice_can_be_chosen_and_no_other() {
    for game in house().roster().games() {
        let table = || Setup::new(game.id, *game.seats.end());
        for choice in &game.choices {
            for value in &choice.values {
                let (_, _, options) = house().visit(&table().with(choice.name, *value), Name).expect(value);
                assert!(options.contains(&(choice.name, (*value).to_owned())), "{options:?}");
            }
            for wrong in ["", "11", "full moon"] {
                assert_eq!(laid(&table().with(choice.name, wrong)), None, "{} {wrong}", choice.name);
            }
        }
        for (option, value) in [("first", "Z"), ("first", "F"), ("speed", "fast")] {
            assert_eq!(laid(&table().with(option, value)), None, "{option} {value}");
        }
    }
}

/// As messengers want them: large, and small to send.
#[test]
fn every_game_brings_a_picture_for_messengers() {
    for game in house().roster().games() {
        let card = game.card.unwrap_or_else(|| panic!("{} has no posters/{}.png", game.id, game.id));
        assert_eq!(&card[..8], b"\x89PNG\r\n\x1a\n", "{}", game.id);
        let number = |from: usize| u32::from_be_bytes(card[from..from + 4].try_into().expect("four bytes"));
        assert_eq!((number(16), number(20)), (1200, 630), "{}", game.id);
        assert!(card.len() < 150 * 1024, "{}: {} bytes", game.id, card.len());
    }
}

#[test]
fn every_preset_can_be_laid_and_no_two_are_the_same() {
    let mut count = 0;
    for game in house().roster().games() {
        for preset in &game.presets {
            count += 1;
            for (setup, seats) in
                game.tables().iter().flat_map(|table| game.seats.clone().map(move |n| (table, n)))
            {
                let setup = Setup { seats, ..setup.clone() };
                let setup = preset.values.iter().fold(setup, |setup, (name, value)| setup.with(name, *value));
                let (id, _, options) = house().visit(&setup, Name).expect("a table");
                assert_eq!(id, game.id);
                let said = |(name, value): &(&str, &str)| {
                    options.iter().any(|(option, chosen)| option == name && chosen == value)
                };
                assert!(preset.values.iter().all(said), "{}: {options:?}", preset.id);
                assert_eq!(game.preset_of(&setup.options).map(|made| made.id), Some(preset.id));
            }
        }
        let usual = game.usual_preset().map(|preset| preset.id);
        assert_eq!(usual, (!game.presets.is_empty()).then_some("standard"), "{}", game.id);
    }
    assert!(count >= 4, "some game has presets");
}

/// What a thorough test plays: each two values of the last two choices meet.
#[test]
fn every_variation_can_be_laid() {
    for game in house().roster().games() {
        let table = Setup::new(game.id, *game.seats.end());
        let all = game.variations(&table);
        for setup in &all {
            assert_eq!(laid(setup), Some((game.id.to_owned(), *game.seats.end())), "{setup:?}");
        }
        let last = game.choices.iter().rev().take(2).collect::<Vec<_>>();
        let [one, other] = last[..] else {
            assert_eq!(all.len(), last.first().map_or(1, |choice| choice.values.len()));
            continue;
        };
        for (first, second) in one.values.iter().flat_map(|a| other.values.iter().map(move |b| (a, b))) {
            let met = |setup: &&Setup| {
                setup.option(one.name).unwrap_or(one.usual()) == *first
                    && setup.option(other.name).unwrap_or(other.usual()) == *second
            };
            assert!(all.iter().any(|setup| met(&setup)), "{first} with {second}");
        }
    }
}

#[test]
fn what_cannot_be_laid_is_refused_with_a_reason() {
    let mut setup = Setup::new("chess", 2);
    let key = |setup: &Setup| house().visit(setup, Name).expect_err("refused")[0].key.clone();
    assert_eq!(key(&setup), "roster-no-game");
    setup.game = "europe".to_owned();
    setup.options = vec![("first".to_owned(), "Z".to_owned())];
    assert_eq!(key(&setup), "roster-bad-option");
    setup.options = vec![("first".to_owned(), "C".to_owned())];
    assert_eq!(key(&setup), "setup-first");
    setup.options = vec![("fast".to_owned(), "yes".to_owned())];
    assert_eq!(key(&setup), "roster-bad-option");
    setup.board = Some("[board]".to_owned());
    assert!(key(&setup).starts_with("facts-"));
}

#[test]
fn the_game_of_a_board_is_found_by_what_it_says() {
    let roster = house().roster();
    let game = |text: &str| roster.game_of_board(text).map(|game| game.id).map_err(|wrong| wrong.key);
    for game_of in roster.games() {
        let said = format!("[board]\ngame = \"{}\"", game_of.id);
        assert_eq!(game(&said), Ok(game_of.id));
    }
    assert_eq!(game("[board]\nid = \"mine\""), Ok(roster.games()[0].id));
    assert_eq!(game("[board]\ngame = \"chess\""), Err("roster-no-game".into()));
    assert_eq!(game("[board"), Err("facts-syntax".into()));
}

/// A bot for the classic ticket games that is called so.
struct Named(&'static str);

impl Bot<Classic> for Named {
    fn id(&self) -> &str {
        self.0
    }
    fn choose(&self, decision: &mut Decision<'_, Classic>) -> Option<Action> {
        decision.any()
    }
}

#[test]
fn a_bot_is_let_in_at_all_games_of_its_rules_or_told_why_not() {
    let two = house().with_bot(Named("one")).and_then(|house| house.with_bot(Named("other")));
    for game in two.expect("two more").roster().games() {
        let guests: &[&str] = if ["europe", "usa"].contains(&game.id) { &["one", "other"] } else { &[] };
        assert!(game.bots.iter().map(|guest| guest.id.as_str()).eq(guests.iter().copied()), "{}", game.id);
    }
    let why = |refused: Result<(), engine::Message>| refused.expect_err("refused").key;
    assert_eq!(why(house().with_bot(Named("№ 1")).map(drop)), "bot-bad-id");
    assert_eq!(why(house().with_bot(Named("driver")).map(drop)), "bot-of-the-house");
    let twice = house().with_bot(Named("one")).and_then(|house| house.with_bot(Named("one")));
    assert_eq!(why(twice.map(drop)), "bot-twice");
    assert_eq!(why(().with_bot(Named("one"))), "bot-no-game");
}
