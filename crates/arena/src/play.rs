//! One game between bots, played to its end.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;

use bots::{Bot, Bots, Budget, Decision};
use engine::{Chance as _, FastChance, Keyed, Message, Outcome, Seat, Seed, TableChance, Viewer};

use crate::Entrant;
use crate::result::{Fault, GameResult, SeatResult};
use crate::schedule::Schedule;
use crate::statistics::Statistics;

/// A game that takes more decisions doesn't end.
const ENDLESS: u32 = 20_000;

/// On what terms games are played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Terms {
    /// What all chance grows from.
    pub seed: String,
    /// How many iterations a bot may take over a decision, unless it says itself.
    pub iterations: Option<u32>,
    /// How long it may take at most.
    pub time: Option<Duration>,
}

/// A game, who plays it, on what terms, and a clock: this room has none.
pub struct Tournament<'a, G: Statistics> {
    /// The game.
    pub game: &'a G,
    /// Who sits where.
    pub schedule: &'a Schedule,
    /// On what terms.
    pub terms: &'a Terms,
    clock: Clock<'a>,
    /// The entrants' bots, in the schedule's order.
    bots: Vec<Arc<dyn Bot<G>>>,
}

/// Time since any moment: this room has no clock, one is handed in.
pub type Clock<'a> = &'a (dyn Fn() -> Duration + Sync);

/// Everything a bot has while it plays.
struct Player<G: Statistics> {
    result: SeatResult,
    memory: G::Memory,
    chance: FastChance,
    most: u32,
}

impl<'a, G: Statistics> Tournament<'a, G> {
    /// A tournament of these entrants, whose bots are among those.
    ///
    /// # Errors
    /// A bot that isn't, and which there are.
    pub fn new(
        (game, bots): (&'a G, &Bots<G>),
        schedule: &'a Schedule,
        terms: &'a Terms,
        clock: Clock<'a>,
    ) -> Result<Tournament<'a, G>, Message> {
        let find = |entrant: &Entrant| {
            let known = || bots.ids().collect::<Vec<_>>().join(", ");
            let stranger =
                || Message::new("arena-no-bot").with("word", entrant.bot.as_str()).with("bots", known());
            bots.named(&entrant.bot).cloned().ok_or_else(stranger)
        };
        let bots = schedule.entrants.iter().map(find).collect::<Result<_, _>>()?;
        Ok(Tournament { game, schedule, terms, clock, bots })
    }

    /// Plays the game with this number; `None` if `stop` says so before it has ended.
    ///
    /// The table's chance depends on the deal alone, deck by deck, so that all seatings of a deal draw
    /// the same cards in the same order, whatever they do: they are duplicate deals until a deck is
    /// shuffled again. A bot's own chance depends on deal, seating and seat.
    ///
    /// # Errors
    /// The game can't be played to its end.
    pub fn play(&self, number: u64, stop: &dyn Fn() -> bool) -> Result<Option<GameResult>, Message> {
        let (game, seatings) = (self.game, self.schedule.seatings.len() as u64);
        let (deal, seating) = (number / seatings, (number % seatings) as usize);
        let seed = Seed::from_text(&format!("arena {} {deal}", self.terms.seed));
        let mut figures = vec![vec![0; G::FIGURES.len()]; self.schedule.seats];
        let mut events = Vec::new();
        let mut chance = TableChance::new(seed, Keyed::NEW);
        let mut state = game.deal(&mut chance, &mut events);
        let starter = game.starter(&state).index();
        let mut players: Vec<Player<G>> =
            Seat::all(self.schedule.seats).map(|seat| self.player(deal, seating, seat)).collect();
        let (mut legal, mut last, mut fault) = (Vec::new(), None, None);
        for step in 0..ENDLESS {
            for event in events.drain(..) {
                game.tally(&event, &mut figures);
                for (seat, player) in Seat::all(self.schedule.seats).zip(&mut players) {
                    if let Some(event) = game.witnessed(&event, Viewer::Seat(seat)) {
                        game.watch(&mut player.memory, &event);
                    }
                }
            }
            // Where several may act, none knows what the others do: the order doesn't matter.
            let Some(seat) = game.actors(&state).first() else {
                let outcome = game.outcome(&state).ok_or_else(|| self.broken("arena-stuck", number))?;
                for (seat, (player, figures)) in
                    Seat::all(self.schedule.seats).zip(players.iter_mut().zip(&mut figures))
                {
                    game.note(&state, seat, figures, &mut player.result.held);
                    player.result.figures = std::mem::take(figures);
                }
                let seats = players.into_iter().map(|player| player.result).collect();
                return Ok(Some(finished(
                    GameResult { number, deal, seating, seats, starter, fault, ..GameResult::default() },
                    &outcome,
                    self.schedule.together,
                )));
            };
            if stop() {
                return Ok(None);
            }
            legal.clear();
            game.legal(&state, seat, &mut legal);
            let player = &mut players[seat.index()];
            let chosen = self.choose(player, seat, &game.view(&state, Viewer::Seat(seat)), &legal);
            player.result.decisions += 1;
            player.result.turns += u32::from(last.replace(seat) != Some(seat));
            let action = match chosen {
                Ok(Some(action)) if game.check(&state, seat, action).is_ok() => action,
                chosen => {
                    player.result.illegal += 1;
                    let (action, panic) = match chosen {
                        Ok(action) => (action, None),
                        Err(said) => (None, Some(said)),
                    };
                    fault.get_or_insert_with(|| Fault {
                        step,
                        bot: self.schedule.entrants[player.result.entrant].name(),
                        action: action.map(|action| game.write_action(action)),
                        panic,
                    });
                    let any = player.chance.below(legal.len() as u32) as usize;
                    *legal.get(any).ok_or_else(|| self.broken("arena-stuck", number))?
                }
            };
            game.perform(&mut state, seat, action, &mut chance, &mut events);
        }
        Err(self.broken("arena-endless", number).with("decisions", ENDLESS))
    }

    /// A bot that sits down.
    fn player(&self, deal: u64, seating: usize, seat: Seat) -> Player<G> {
        let entrant = self.schedule.seatings[seating][seat.index()];
        let who = &self.schedule.entrants[entrant];
        let own = Seed::from_text(&format!("bot {} {deal} {seating} {seat}", self.terms.seed));
        let (number, _) = own.0.split_first_chunk().expect("a seed is longer than a number");
        let usual = match self.terms.time {
            Some(_) => u32::MAX,
            None => self.bots[entrant].iterations(),
        };
        Player {
            result: SeatResult { entrant, ..SeatResult::default() },
            memory: self.game.memory(Viewer::Seat(seat)),
            chance: FastChance::new(u64::from_be_bytes(*number)),
            most: who.iterations.or(self.terms.iterations).unwrap_or(usual),
        }
    }

    /// What the bot chooses, with the time it takes; what it said if it panicked. It keeps nothing itself, so
    /// nothing of it is left half done.
    fn choose(
        &self,
        player: &mut Player<G>,
        seat: Seat,
        view: &G::View,
        legal: &[G::Action],
    ) -> Result<Option<G::Action>, String> {
        let Player { result, memory, chance, most } = player;
        let start = (self.clock)();
        let is_up = || self.terms.time.is_some_and(|allowed| (self.clock)().saturating_sub(start) >= allowed);
        let mut budget = Budget::iterations(*most);
        if self.terms.time.is_some() {
            budget = budget.until(&is_up);
        }
        let mut decision =
            Decision { game: self.game, seat, view, memory, legal, proposed: &[], budget, chance };
        let bot = &self.bots[result.entrant];
        let chosen = catch_unwind(AssertUnwindSafe(|| bot.choose(&mut decision)));
        let spent = decision.budget.spent();
        result.times.add((self.clock)().saturating_sub(start), self.terms.time);
        result.iterations += u64::from(spent);
        chosen.map_err(|panic| said(&*panic))
    }

    /// What is wrong with a game, with all that it takes to play it again.
    fn broken(&self, key: &'static str, number: u64) -> Message {
        let seatings = self.schedule.seatings.len() as u64;
        Message::new(key)
            .with("seed", self.terms.seed.as_str())
            .with("deal", (number / seatings + 1).to_string())
            .with("seating", self.schedule.write((number % seatings) as usize))
    }
}

/// What was said in a panic.
fn said(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default()
}

/// Fills in how it ended.
fn finished(mut played: GameResult, outcome: &Outcome, together: bool) -> GameResult {
    played.ending = outcome.ending;
    played.tie_break = outcome.tie_break;
    played.lines =
        outcome.sheets.first().map_or(Vec::new(), |sheet| sheet.lines.iter().map(|line| line.kind).collect());
    let share = if together { 1.0 } else { 1.0 / outcome.winners.len().max(1) as f64 };
    for (seat, (result, sheet)) in
        Seat::all(played.seats.len()).zip(played.seats.iter_mut().zip(&outcome.sheets))
    {
        result.won = if outcome.winners.contains(seat) { share } else { 0.0 };
        result.points = sheet.total();
        result.lines = sheet.lines.iter().map(|line| line.points).collect();
    }
    played
}
