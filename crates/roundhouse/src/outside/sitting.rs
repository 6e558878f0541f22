//! A program at a table.

use std::time::Duration;

use arena::{Breach, Misdeed, Sitting};
use bots::Decision;
use engine::{Message, Outcome};
use stalls::Housed;
use wire::line::{GameOver, Told, YourMove, line};
use wire::{Answer, seen};

use super::program::Program;
use super::programs::Programs;

/// Pipes and schedulers take time too: an answer may be later by this, and by a fifth.
const GRACE: Duration = Duration::from_millis(100);

/// A program that plays a game.
pub struct AtTable<'a, G: Housed> {
    programs: &'a Programs,
    program: Option<Program>,
    events: Vec<G::Event>,
    moves: u32,
}

impl<'a, G: Housed> AtTable<'a, G> {
    pub fn new(programs: &'a Programs, program: Program) -> AtTable<'a, G> {
        AtTable { programs, program: Some(program), events: Vec::new(), moves: 0 }
    }

    /// What happened since the last line, as a line.
    fn told(&mut self) -> Option<String> {
        let told = (!self.events.is_empty()).then(|| line(&Told { events: &self.events }));
        self.events.clear();
        told
    }
}

impl<G: Housed> Sitting<G> for AtTable<'_, G> {
    fn tell(&mut self, event: G::Event) {
        self.events.push(event);
    }

    fn choose(&mut self, decision: &Decision<'_, G>) -> Result<G::Action, Breach> {
        let time = self.programs.time();
        self.moves += 1;
        let asked = YourMove {
            number: self.moves,
            milliseconds: time.as_millis() as u64,
            view: decision.view,
            legal: seen::choices(decision.game, decision.legal),
        };
        let lines = self.told().unwrap_or_default() + &line(&asked);
        let gone = || Breach { misdeed: Misdeed::Gone, why: Message::new("outside-gone").with("how", "—") };
        let program = self.program.as_mut().ok_or_else(gone)?;
        let chosen = program.ask(lines, time + time / 5 + GRACE).and_then(|answer| {
            Answer::action(&answer, decision.game, self.moves, decision.legal)
                .map_err(|why| Breach { misdeed: Misdeed::Rubbish, why })
        });
        if chosen.is_err()
            && let Some(program) = self.program.take()
        {
            program.expel();
        }
        chosen
    }

    fn end(mut self: Box<Self>, outcome: &Outcome) {
        let lines = self.told().unwrap_or_default() + &line(&GameOver { outcome: outcome.into() });
        if let Some(program) = self.program.take() {
            program.tell(lines);
            self.programs.put_back(program);
        }
    }
}
