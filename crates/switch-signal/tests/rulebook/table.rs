//! A table where rules are tried: a position laid out by hand, actions in notation, and what comes of
//! them.

use std::sync::Arc;

use engine::chance::ReplayingChance;
use engine::record::result_lines;
use engine::{Chance, Drawn, FastChance, Notation, Rules, Seat, Source};
use switch_signal::{
    Action, Board, Cards, Colour, Event, First, Good, Halt, Helper, InstructionId, Kind, Options, Phase,
    State, SwitchSignal, Train, TrainId,
};

/// A game at a position, and what happened last.
pub struct Table {
    pub game: SwitchSignal,
    pub state: State,
    events: Vec<Event>,
}

/// Chance that decides what a test says, and has nothing more to say after that.
struct Script<'a> {
    recalled: ReplayingChance<'a>,
    left: usize,
}

impl<'a> Script<'a> {
    fn new(drawn: &'a [Drawn]) -> Script<'a> {
        Script { recalled: ReplayingChance::new(drawn), left: drawn.len() }
    }

    fn next(&mut self) -> &mut ReplayingChance<'a> {
        self.left = self.left.checked_sub(1).expect("chance is asked for no more than the test says");
        &mut self.recalled
    }
}

impl Chance for Script<'_> {
    fn number(&mut self, source: Source, n: u32) -> u32 {
        self.next().number(source, n)
    }
    fn kind(&mut self, source: Source, counts: &[u8], total: u32) -> usize {
        self.next().kind(source, counts, total)
    }
    fn member(&mut self, source: Source, set: u64) -> u32 {
        self.next().member(source, set)
    }
}

/// What chance decides: `black=4` a train's die, `die=3` a departure die, `card=7` an instruction,
/// `signal` an action card, anything else as records have it.
fn draws(game: &SwitchSignal, text: &str) -> Vec<Drawn> {
    let draw = |word: &str| {
        let Some((what, value)) = word.split_once('=') else { return game.read_drawn(word).expect(word) };
        let value: u8 = value.parse().expect(word);
        match what {
            "die" => Drawn::Number(u32::from(value) - 1),
            "card" => {
                let cards = &Cards::standard().instructions;
                Drawn::Member(cards.iter().position(|card| card.number == value).expect(word) as u8)
            }
            colour => {
                let die = Cards::standard().dice[Colour::from_id(colour).expect(word).index()];
                Drawn::Number(die.iter().position(|face| *face == value).expect(word) as u32)
            }
        }
    };
    text.split_whitespace().map(draw).collect()
}

/// Central Europe.
pub fn europe() -> Table {
    table(Board::central_europe(), 2, Options::default())
}

/// North America.
pub fn america() -> Table {
    table(Board::north_america(), 2, Options::default())
}

/// A first game's board without trains: seat A is to play cards, and has none.
pub fn table(board: Arc<Board>, seats: usize, options: Options) -> Table {
    let options = Options { first: First::Seat(seat("A")), ..options };
    let game = SwitchSignal::new(board, seats, options).expect("a table");
    let mut state = game.deal(&mut FastChance::new(1), &mut ());
    state.phase = Phase::Cards;
    state.orders = Default::default();
    state.trains = Default::default();
    state.hands = Default::default();
    state.deck = Cards::standard().actions;
    state.discards = [0; 3];
    Table { game, state, events: Vec::new() }
}

/// A table that has just been dealt.
pub fn dealt(board: Arc<Board>, seats: usize, options: Options, seed: u64) -> Table {
    let game = SwitchSignal::new(board, seats, options).expect("a table");
    let mut events = Vec::new();
    let state = game.deal(&mut FastChance::new(seed), &mut events);
    assert_eq!(game.audit(&state), Ok(()));
    Table { game, state, events }
}

pub fn seat(letter: &str) -> Seat {
    Seat::from_letter(letter).expect(letter)
}

pub fn train(word: &str) -> TrainId {
    let (colour, number) = word.split_once('-').expect(word);
    let number: u8 = number.parse().expect(word);
    TrainId::of(Colour::from_id(colour).expect(word)).find(|train| train.number() == number).expect(word)
}

impl Table {
    // Laying out.

    /// Puts a train on a spot: `paris`, `calais`, `amiens--paris.1>paris`.
    pub fn train(mut self, word: &str, spot: &str) -> Table {
        let at = self.game.read_spot(spot).expect(spot);
        self.state.trains[train(word).index()].at = Some(at);
        self
    }

    /// A train that carries a good.
    pub fn loaded(mut self, word: &str, spot: &str, good: &str) -> Table {
        self = self.train(word, spot);
        let good = Good::from_id(good).expect(good);
        self.state.trains[train(word).index()].cargo = Some(good);
        self.state.stock[good.index()] -= 1;
        self
    }

    /// Gives a seat cards: `2 signal 1 move`.
    pub fn hand(mut self, letter: &str, cards: &str) -> Table {
        let words: Vec<&str> = cards.split_whitespace().collect();
        for pair in words.chunks(2) {
            let (count, kind): (u8, Kind) =
                (pair[0].parse().expect(cards), Kind::from_id(pair[1]).expect(cards));
            self.state.hands[seat(letter).index()][kind.index()] += count;
            self.state.deck[kind.index()] -= count;
        }
        self
    }

    /// Moves a green signal without a card: so often that counts stay right.
    pub fn green(mut self, from: &str, to: &str) -> Table {
        let field = |word: &str| match self.game.read_action(&format!("light {word}")) {
            Ok(Action::Light(field)) => field,
            other => panic!("{word}: {other:?}"),
        };
        let (from, to) = (field(from), field(to));
        assert!(self.state.signals.contains(from) && !self.state.signals.contains(to), "{from:?} {to:?}");
        self.state.signals = self.state.signals.without(from).with(to);
        self
    }

    /// Closes these tracks at a junction: `amiens: amiens--paris`.
    pub fn closed(mut self, setting: &str) -> Table {
        match self.game.read_action(&format!("lay {setting}")) {
            Ok(Action::Lay { junction, closed }) => self.state.switches[junction.index()] = closed,
            other => panic!("{setting}: {other:?}"),
        }
        self
    }

    /// Goods that have arrived in a port already.
    pub fn arrived(mut self, port: usize, goods: &[(&str, u8)]) -> Table {
        for (word, count) in goods {
            let good = Good::from_id(word).expect(word);
            self.state.delivered[port][good.index()] += count;
            self.state.stock[good.index()] -= count;
        }
        self
    }

    pub fn used(mut self, helpers: &[Helper]) -> Table {
        helpers.iter().for_each(|helper| self.state.used |= 1 << helper.index());
        self
    }

    /// All helpers of the board have been used.
    pub fn alone(self) -> Table {
        let helpers = self.game.board().helpers.clone();
        self.used(&helpers)
    }

    pub fn with(mut self, change: impl FnOnce(&mut State)) -> Table {
        change(&mut self.state);
        self
    }

    /// So many instructions are left; the others were removed unseen.
    pub fn instructions(self, left: u8) -> Table {
        self.with(|state| state.instructions = left)
    }

    /// Seat A has revealed this instruction, and it is being carried out.
    #[track_caller]
    pub fn reveals(mut self, number: u8, chance: &str) -> Table {
        // B ended the turn before with a full hand, so that nothing is drawn.
        self.state.turn = seat("B");
        if switch_signal::size(&self.state.hands[1]) == 0 {
            self = self.hand("B", "4 signal 3 switch 3 move");
        }
        self.plays("B", format!("end | card={number} {chance}").trim())
    }

    // Playing.

    /// Does what a seat may do: `move black-1 with move | black=3`, with all that chance decides after
    /// the bar.
    #[track_caller]
    pub fn plays(mut self, letter: &str, text: &str) -> Table {
        assert_eq!(self.game.audit(&self.state), Ok(()), "before {text}");
        let (action, chance) = text.split_once(" | ").unwrap_or((text, ""));
        let action = self.read(action);
        assert!(
            self.legal(letter, "").contains(&self.game.write_action(action)),
            "{letter} can't {text}: {:?}",
            self.state.phase
        );
        let drawn = draws(&self.game, chance);
        let mut script = Script::new(&drawn);
        self.events.clear();
        let done = self.game.apply(&mut self.state, seat(letter), action, &mut script, &mut self.events);
        assert_eq!(done, Ok(()), "{letter}: {text}");
        assert!(
            script.recalled.kept_to_it(),
            "{text}: chance was asked for something else: {:?}",
            self.events
        );
        assert_eq!(script.left, 0, "{text}: chance was asked for less: {:?}", self.events);
        assert_eq!(self.game.audit(&self.state), Ok(()), "{letter}: {text}");
        self
    }

    /// Tries what a seat may not do because of this rule; nothing changes.
    #[track_caller]
    pub fn refused(self, letter: &str, text: &str, rule: &str) -> Table {
        let action = self.read(text);
        assert!(!self.legal(letter, "").contains(&text.to_owned()), "{letter} is offered {text}");
        let mut state = self.state.clone();
        let done = self.game.apply(&mut state, seat(letter), action, &mut Script::new(&[]), &mut ());
        let illegal = done.expect_err(text);
        assert_eq!((illegal.rule(), &state), (rule, &self.state), "{text}: {illegal:?}");
        self
    }

    /// What a seat may do that begins so, sorted.
    pub fn legal(&self, letter: &str, beginning: &str) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.legal(&self.state, seat(letter), &mut actions);
        let mut texts: Vec<String> =
            actions.into_iter().map(|action| self.game.write_action(action)).collect();
        texts.retain(|text| text.starts_with(beginning));
        texts.sort();
        texts
    }

    /// A seat may do just these things that begin so.
    #[track_caller]
    pub fn offers(self, letter: &str, beginning: &str, actions: &[&str]) -> Table {
        let mut expected = actions.to_vec();
        expected.sort_unstable();
        assert_eq!(self.legal(letter, beginning), expected);
        self
    }

    /// The position, written out, has this line: `A hand 2 0 0`, `black-1 paris blue`.
    #[track_caller]
    pub fn shows(self, line: &str) -> Table {
        let text = self.game.write_state(&self.state);
        assert!(text.lines().any(|shown| shown == line), "no line `{line}` in\n{text}");
        self
    }

    /// The end of the game, written out, has this line.
    #[track_caller]
    pub fn results(self, line: &str) -> Table {
        let lines = result_lines(&self.game.outcome(&self.state).expect("the game is over"));
        assert!(lines.iter().any(|shown| shown == line), "no line `{line}` in {lines:#?}");
        self
    }

    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// In the last action something like this happened so many times.
    #[track_caller]
    pub fn happened(self, times: usize, like: impl Fn(&Event) -> bool) -> Table {
        let found = self.events.iter().filter(|event| like(event)).count();
        assert_eq!(found, times, "{:?}", self.events);
        self
    }

    /// The last run of the last action stopped so, at this cost.
    #[track_caller]
    pub fn halts(self, like: impl Fn(&Halt) -> bool, cost: u8) -> Table {
        let ran = self.events.iter().rev().find_map(|event| match event {
            Event::Ran { halt, lost, .. } => Some((*halt, *lost)),
            _ => None,
        });
        let (halt, lost) = ran.expect("a train ran");
        assert!(like(&halt) && lost == cost, "{halt:?} at {lost}");
        self
    }

    #[track_caller]
    fn read(&self, text: &str) -> Action {
        self.game.read_action(text).unwrap_or_else(|wrong| panic!("{text}: {wrong:?}"))
    }
}

/// The id of an instruction by its number.
pub fn card(number: u8) -> InstructionId {
    let cards = &Cards::standard().instructions;
    InstructionId(cards.iter().position(|card| card.number == number).expect("such a card") as u8)
}

/// A train in the depot.
pub const DEPOT: Train = Train { at: None, cargo: None };

/// A table dealt with all that chance decides.
#[track_caller]
pub fn deal_with(game: SwitchSignal, chance: &str) -> Table {
    let drawn = draws(&game, chance);
    let (mut script, mut events) = (Script::new(&drawn), Vec::new());
    let state = game.deal(&mut script, &mut events);
    assert!(script.recalled.kept_to_it() && script.left == 0, "chance was asked for something else");
    assert_eq!(game.audit(&state), Ok(()));
    Table { game, state, events }
}
