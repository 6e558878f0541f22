//! What happens where bots or games go wrong: a game whose bots cheat, or that never ends.

use std::time::Duration;

use arena::statistics::{HeldItem, ItemGroup};
use arena::{Entrant, Ledger, Report, Schedule, Statistics, Terms, Tournament};
use bots::{Advice, Bots, Budget, HasBots, HouseBot, Level};
use classic::{Action, Classic, Event, Illegal, State, View};
use engine::{
    BoardText, Chance, Contradiction, Drawn, Message, Notation, Outcome, Rules, Seat, Seats, Viewer, Witness,
};

/// Europe, but its greedy bot passes whether it may or not, its trainee gives up, its driver panics, and it may stand still.
struct Unruly {
    game: Classic,
    stands_still: bool,
}

impl Rules for Unruly {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;
    const VERSION: u32 = Classic::VERSION;

    fn game(&self) -> &str {
        self.game.game()
    }
    fn seats(&self) -> usize {
        self.game.seats()
    }
    fn deal(&self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) -> State {
        self.game.deal(chance, witness)
    }
    fn actors(&self, state: &State) -> Seats {
        self.game.actors(state)
    }
    fn legal(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        self.game.legal(state, seat, actions);
    }
    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.game.check(state, seat, action)
    }
    fn perform(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        chance: &mut impl Chance,
        witness: &mut impl Witness<Event>,
    ) {
        if !self.stands_still {
            self.game.perform(state, seat, action, chance, witness);
        }
    }
    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.game.outcome(state)
    }
    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.game.view(state, viewer)
    }
    fn imagine(&self, view: &View, chance: &mut impl Chance) -> Result<State, Contradiction> {
        self.game.imagine(view, chance)
    }
    fn witnessed(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        self.game.witnessed(event, viewer)
    }
    fn audit(&self, state: &State) -> Result<(), String> {
        self.game.audit(state)
    }
    fn describe_event(&self, event: &Event) -> Option<Message> {
        self.game.describe_event(event)
    }
    fn describe_action(&self, action: Action) -> Message {
        self.game.describe_action(action)
    }
    fn explain(&self, illegal: &Illegal) -> Message {
        self.game.explain(illegal)
    }
    fn describe_board(&self) -> BoardText {
        self.game.describe_board()
    }
}

impl Notation for Unruly {
    fn options(&self) -> Vec<(&'static str, String)> {
        self.game.options()
    }
    fn board(&self) -> (String, String) {
        Notation::board(&self.game)
    }
    fn write_action(&self, action: Action) -> String {
        self.game.write_action(action)
    }
    fn read_action(&self, text: &str) -> Result<Action, Message> {
        self.game.read_action(text)
    }
    fn write_state(&self, state: &State) -> String {
        self.game.write_state(state)
    }
    fn read_state(&self, text: &str) -> Result<State, Message> {
        self.game.read_state(text)
    }
    fn write_drawn(&self, drawn: Drawn) -> String {
        self.game.write_drawn(drawn)
    }
    fn read_drawn(&self, word: &str) -> Option<Drawn> {
        self.game.read_drawn(word)
    }
}

impl HasBots for Unruly {
    type Memory = ();
    fn memory(&self, _: Viewer) {}
    fn watch(&self, (): &mut (), _: &Event) {}
    fn iterations(_: HouseBot) -> u32 {
        0
    }
    fn choose(
        &self,
        bot: HouseBot,
        _: &View,
        (): &(),
        legal: &[Action],
        _: &mut Budget<'_>,
        chance: &mut impl Chance,
    ) -> Option<Action> {
        match bot {
            HouseBot::Greedy => Some(Action::Pass),
            HouseBot::Level(Level::Driver) => panic!("it crashes"),
            HouseBot::Random => legal.get(chance.below(legal.len() as u32) as usize).copied(),
            _ => None,
        }
    }
    fn advise(
        &self,
        _: &View,
        (): &(),
        _: &[Action],
        _: &mut Budget<'_>,
        _: &mut impl Chance,
    ) -> Option<Advice<Action>> {
        None
    }
}

impl Statistics for Unruly {
    const FIGURES: &'static [&'static str] = &[];
    fn item_groups(&self) -> Vec<ItemGroup> {
        Vec::new()
    }
    fn starter(&self, state: &State) -> Seat {
        self.game.starter(state)
    }
    fn note(&self, _: &State, _: Seat, _: &mut [i32], _: &mut Vec<HeldItem>) {}
}

/// Plays a deal between these two, or says why it can't be.
fn play(names: &str, stands_still: bool) -> Result<Report, Message> {
    let game = Unruly { game: Classic::standard(2).expect("two can play"), stands_still };
    let schedule = Schedule::new(&Entrant::list(names).expect("bots"), 2, false).expect("two");
    let terms = Terms { seed: "unruly".to_owned(), iterations: None, time: None };
    let tournament = Tournament::new((&game, &Bots::default()), &schedule, &terms, &|| Duration::ZERO)?;
    let mut ledger = Ledger::new(&schedule, None);
    for number in 0..2 {
        ledger.add(tournament.play(number, &|| false)?.expect("nobody stops it"));
    }
    Ok(Report::new(&tournament, &ledger, 2, false))
}

#[test]
fn choices_that_are_not_legal_are_counted_and_the_first_is_told() {
    let report = play("random,greedy", false).expect("it ends all the same");
    let [random, greedy] = &report.entrants[..] else { panic!("two") };
    assert_eq!(random.illegal, 0);
    // Passing is legal only where nothing else is.
    assert!(greedy.illegal as f64 > 0.9 * greedy.decisions.mean * 2.0, "{}", greedy.illegal);
    assert_eq!(report.illegal, greedy.illegal);
    let (deal, _, fault) = report.fault.expect("the first one");
    assert_eq!((deal, fault.bot.as_str(), fault.action.as_deref()), (0, "greedy", Some("pass")));
}

#[test]
fn who_gives_up_is_counted_too() {
    let report = play("random,trainee", false).expect("it ends all the same");
    assert_eq!(report.illegal, report.entrants[1].illegal);
    assert!(report.illegal > 0);
    assert_eq!(report.fault.expect("the first one").2.action, None);
}

#[test]
fn who_panics_is_named_and_the_games_are_played_on() {
    let report = play("random,driver", false).expect("it ends all the same");
    assert_eq!((report.entrants[0].illegal, report.illegal), (0, report.entrants[1].illegal));
    assert_eq!(report.illegal as f64, report.entrants[1].decisions.mean * 2.0, "every time");
    let (deal, seating, fault) = report.fault.expect("the first one");
    assert_eq!((deal, seating, fault.bot.as_str()), (0, 0, "driver"));
    assert_eq!((fault.action, fault.panic.as_deref()), (None, Some("it crashes")));
}

#[test]
fn a_game_that_does_not_end_is_told_with_its_seed_and_seating() {
    let message = play("random,greedy", true).expect_err("it never ends");
    assert_eq!(message.key, "arena-endless");
    let has = |text: &str| message.args.iter().any(|(_, arg)| *arg == engine::Arg::from(text));
    assert!(has("unruly") && has("1") && has("random, greedy"), "{message:?}");
}
