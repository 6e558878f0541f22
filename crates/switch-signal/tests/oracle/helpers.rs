//! Whoever can have a word is asked, on boards with any three helpers: nothing that a helper could
//! prevent happens by itself.

use engine::{FastChance, Rules, playout};
use switch_signal::{Action, Card, Event, Helper, State, SwitchSignal, TrainId, Trains};

use super::tables::with_any_helpers;

/// What was done and what came of it, event by event.
struct Course<'a> {
    game: &'a SwitchSignal,
    action: Action,
    after: &'a State,
    /// The trains that have rolled by the card at hand.
    moved: Trains,
    /// What happened just before.
    last: Option<&'a Event>,
}

impl<'a> Course<'a> {
    fn ready(&self, helper: Helper) -> bool {
        self.game.board().helpers.contains(&helper) && !self.after.has_used(helper)
    }

    /// Whether the event came by itself, though a helper could have said something to it.
    fn skips(&self, event: &Event) -> Option<Helper> {
        let skipped = |helper: Helper, could: bool| (could && self.ready(helper)).then_some(helper);
        match *event {
            // The roll of a train that nobody has named (SS-45, SS-47).
            Event::Rolled { train, again: false, .. } if !self.names(train) => {
                let begun = TrainId::of(train.colour()).any(|other| self.moved.contains(other));
                skipped(Helper::Attendant, true).or(skipped(Helper::Conductor, !begun))
            }
            // A run before anybody could ask for another roll (SS-43).
            Event::Ran { .. } if matches!(self.last, Some(Event::Rolled { .. })) => {
                skipped(Helper::Logistician, true)
            }
            // Departure dice that nobody has asked for (SS-48).
            Event::Numbers { .. } if self.action != Action::Roll => skipped(Helper::Coupler, true),
            // Anything after an instruction that could be ignored (SS-46).
            _ => match self.last {
                Some(Event::Revealed { card: Card::Instruction(_), left, .. }) => {
                    skipped(Helper::Pointsman, *left > 0)
                }
                _ => None,
            },
        }
    }

    fn names(&self, train: TrainId) -> bool {
        match self.action {
            Action::Run(named) | Action::Move { train: named, .. } => named == train,
            _ => false,
        }
    }

    fn sees(&mut self, event: &'a Event) {
        match event {
            Event::Revealed { .. } => self.moved = Trains::NONE,
            Event::Rolled { train, .. } => self.moved = self.moved.with(*train),
            _ => {}
        }
        self.last = Some(event);
    }
}

#[test]
fn any_three_helpers_keep_the_promises_of_every_game() {
    for (game, seed) in with_any_helpers().iter().zip(0..) {
        engine::conformance::check(game, 1, seed);
    }
}

#[test]
fn no_helper_is_skipped() {
    let mut rolled = 0;
    for game in with_any_helpers() {
        for seed in 0..16 {
            let mut chance = FastChance::new(seed);
            let mut state = game.deal(&mut chance, &mut ());
            while let Some(seat) = playout::actor(&game, &state, &mut chance) {
                let action = game.pick(&state, seat, &mut chance).expect("there is something to do");
                let (before, mut events) = (state.clone(), Vec::new());
                game.perform(&mut state, seat, action, &mut chance, &mut events);
                let moved = before.orders.moved;
                let mut course = Course { game: &game, action, after: &state, moved, last: None };
                for event in &events {
                    let skipped = course.skips(event);
                    assert_eq!(skipped, None, "{:?}: {action:?}: {events:?}", game.board().helpers);
                    course.sees(event);
                    rolled += u32::from(matches!(event, Event::Rolled { .. }));
                }
            }
        }
    }
    assert!(rolled > 1000, "{rolled}");
}
