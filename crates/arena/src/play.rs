//! One game between bots, played to its end.

use std::time::Duration;

use bots::Budget;
use engine::{Chance as _, FastChance, Keyed, Message, Outcome, Seat, Seed, TableChance, Viewer};

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
pub struct Tournament<'a, G> {
    /// The game.
    pub game: &'a G,
    /// Who sits where.
    pub schedule: &'a Schedule,
    /// On what terms.
    pub terms: &'a Terms,
    /// Time since any moment.
    pub clock: &'a (dyn Fn() -> Duration + Sync),
}

/// Everything a bot has while it plays.
struct Player<G: Statistics> {
    sat: SeatResult,
    memory: G::Memory,
    chance: FastChance,
    most: u32,
}

impl<G: Statistics> Tournament<'_, G> {
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
                    game.note(&state, seat, figures, &mut player.sat.held);
                    player.sat.figures = std::mem::take(figures);
                }
                let seats = players.into_iter().map(|player| player.sat).collect();
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
            let chosen = self.choose(player, &game.view(&state, Viewer::Seat(seat)), &legal);
            player.sat.decisions += 1;
            player.sat.turns += u32::from(last.replace(seat) != Some(seat));
            let action = match chosen.filter(|action| game.check(&state, seat, *action).is_ok()) {
                Some(action) => action,
                None => {
                    player.sat.illegal += 1;
                    fault.get_or_insert_with(|| Fault {
                        step,
                        bot: self.schedule.entrants[player.sat.entrant].name(),
                        action: chosen.map(|action| game.write_action(action)),
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
        let who = self.schedule.entrants[entrant];
        let own = Seed::from_text(&format!("bot {} {deal} {seating} {seat}", self.terms.seed));
        let (number, _) = own.0.split_first_chunk().expect("a seed is longer than a number");
        let usual = match self.terms.time {
            Some(_) => u32::MAX,
            None => G::iterations(who.bot),
        };
        Player {
            sat: SeatResult { entrant, ..SeatResult::default() },
            memory: self.game.memory(Viewer::Seat(seat)),
            chance: FastChance::new(u64::from_be_bytes(*number)),
            most: who.iterations.or(self.terms.iterations).unwrap_or(usual),
        }
    }

    /// What the bot chooses, with the time it takes.
    fn choose(&self, player: &mut Player<G>, view: &G::View, legal: &[G::Action]) -> Option<G::Action> {
        let bot = self.schedule.entrants[player.sat.entrant].bot;
        let start = (self.clock)();
        let is_up = || self.terms.time.is_some_and(|allowed| (self.clock)().saturating_sub(start) >= allowed);
        let mut budget = Budget::iterations(player.most);
        if self.terms.time.is_some() {
            budget = budget.until(&is_up);
        }
        let chosen = self.game.choose(bot, view, &player.memory, legal, &mut budget, &mut player.chance);
        player.sat.times.add((self.clock)().saturating_sub(start), self.terms.time);
        player.sat.iterations += u64::from(budget.spent());
        chosen
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

/// Fills in how it ended.
fn finished(mut played: GameResult, outcome: &Outcome, together: bool) -> GameResult {
    played.ending = outcome.ending;
    played.tie_break = outcome.tie_break;
    played.lines =
        outcome.sheets.first().map_or(Vec::new(), |sheet| sheet.lines.iter().map(|line| line.kind).collect());
    let share = if together { 1.0 } else { 1.0 / outcome.winners.len().max(1) as f64 };
    for (seat, (sat, sheet)) in
        Seat::all(played.seats.len()).zip(played.seats.iter_mut().zip(&outcome.sheets))
    {
        sat.won = if outcome.winners.contains(seat) { share } else { 0.0 };
        sat.points = sheet.total();
        sat.lines = sheet.lines.iter().map(|line| line.points).collect();
    }
    played
}
