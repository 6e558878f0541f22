//! One game between bots, played to its end.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;

use bots::{Bot, Bots, Budget, Decision};
use engine::{Chance as _, FastChance, Keyed, Message, Outcome, Seat, Seats, Seed, TableChance, Viewer};

use crate::Entrant;
use crate::outside::{Breach, Misdeed, Outsider, Sitting};
use crate::result::{Fault, Forfeit, GameResult, SeatResult};
use crate::schedule::Schedule;
use crate::statistics::Statistics;

/// A game that takes more decisions doesn't end.
pub(crate) const ENDLESS: u32 = 20_000;

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
    /// Who plays for the entrants, in the schedule's order.
    who: Vec<Who<G>>,
}

/// Who plays for an entrant.
pub enum Who<G: Statistics> {
    /// A bot of the program.
    Bot(Arc<dyn Bot<G>>),
    /// Somebody from outside.
    Outside(Arc<dyn Outsider<G>>),
}

impl<G: Statistics> Who<G> {
    /// The bot that an entrant means.
    ///
    /// # Errors
    /// There is none, and which there are.
    pub fn bot(bots: &Bots<G>, entrant: &Entrant) -> Result<Who<G>, Message> {
        let known = || bots.ids().collect::<Vec<_>>().join(", ");
        let stranger =
            || Message::new("arena-no-bot").with("word", entrant.bot.as_str()).with("bots", known());
        bots.named(&entrant.bot).cloned().map(Who::Bot).ok_or_else(stranger)
    }
}

/// Time since any moment: this room has no clock, one is handed in.
pub type Clock<'a> = &'a (dyn Fn() -> Duration + Sync);

/// Everything that whoever plays has while it does.
struct Player<'a, G: Statistics> {
    result: SeatResult,
    memory: G::Memory,
    chance: FastChance,
    most: u32,
    plays: Plays<'a, G>,
}

/// How a seat comes to its decisions.
enum Plays<'a, G: Statistics> {
    /// A bot is asked.
    Bot(&'a dyn Bot<G>),
    /// Somebody from outside is.
    Outside(Box<dyn Sitting<G> + 'a>),
    /// Nobody is any more: the game is forfeited, and anything legal is done so that it ends.
    Nobody,
}

/// What whoever plays has chosen.
enum Choice<Action> {
    /// This, if anything; nobody knows whether it is legal.
    Bot(Option<Action>),
    /// A bot panicked, and said so.
    Panic(String),
    /// Anything that is legal.
    Any,
    /// Nothing, and it will choose no more.
    Breach(Breach),
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
        let who =
            schedule.entrants.iter().map(|entrant| Who::bot(bots, entrant)).collect::<Result<_, _>>()?;
        Ok(Tournament::of(game, who, schedule, terms, clock))
    }

    /// A tournament of those who play for the schedule's entrants, in the same order.
    pub fn of(
        game: &'a G,
        who: Vec<Who<G>>,
        schedule: &'a Schedule,
        terms: &'a Terms,
        clock: Clock<'a>,
    ) -> Tournament<'a, G> {
        Tournament { game, schedule, terms, clock, who }
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
        let mut players: Vec<Player<'_, G>> =
            Seat::all(self.schedule.seats).map(|seat| self.player(deal, seating, seat)).collect();
        let (mut legal, mut last, mut fault) = (Vec::new(), None, None);
        for step in 0..ENDLESS {
            for event in events.drain(..) {
                game.tally(&event, &mut figures);
                for (seat, player) in Seat::all(self.schedule.seats).zip(&mut players) {
                    if let Some(event) = game.witnessed(&event, Viewer::Seat(seat)) {
                        game.watch(&mut player.memory, &event);
                        if let Plays::Outside(sitting) = &mut player.plays {
                            sitting.tell(event);
                        }
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
                let up = |player: Player<'_, G>| {
                    if let Plays::Outside(sitting) = player.plays {
                        sitting.end(&outcome);
                    }
                    player.result
                };
                let seats = players.into_iter().map(up).collect();
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
            let view = game.view(&state, Viewer::Seat(seat));
            let chosen = self.choose(player, seat, (&state, &view), &legal);
            player.result.decisions += 1;
            player.result.turns += u32::from(last.replace(seat) != Some(seat));
            let action = match chosen {
                Choice::Bot(Some(action)) if game.check(&state, seat, action).is_ok() => action,
                chosen => {
                    let mut wrong = |action: Option<G::Action>, panic| {
                        player.result.illegal += 1;
                        fault.get_or_insert_with(|| Fault {
                            step,
                            bot: self.schedule.entrants[player.result.entrant].name(),
                            action: action.map(|action| game.write_action(action)),
                            panic,
                        });
                    };
                    match chosen {
                        Choice::Any => {}
                        Choice::Bot(action) => wrong(action, None),
                        Choice::Panic(said) => wrong(None, Some(said)),
                        Choice::Breach(breach) => player.forfeit(step, breach),
                    }
                    let any = player.chance.below(legal.len() as u32) as usize;
                    *legal.get(any).ok_or_else(|| self.broken("arena-stuck", number))?
                }
            };
            game.perform(&mut state, seat, action, &mut chance, &mut events);
        }
        Err(self.broken("arena-endless", number).with("decisions", ENDLESS))
    }

    /// Whoever plays on this seat sits down.
    fn player(&self, deal: u64, seating: usize, seat: Seat) -> Player<'_, G> {
        let entrant = self.schedule.seatings[seating][seat.index()];
        let who = &self.schedule.entrants[entrant];
        let own = Seed::from_text(&format!("bot {} {deal} {seating} {seat}", self.terms.seed));
        let (number, _) = own.0.split_first_chunk().expect("a seed is longer than a number");
        let usual = match (self.terms.time, &self.who[entrant]) {
            (None, Who::Bot(bot)) => bot.iterations(),
            _ => u32::MAX,
        };
        let mut chance = FastChance::new(u64::from_be_bytes(*number));
        let mut forfeit = None;
        let plays = match &self.who[entrant] {
            Who::Bot(bot) => Plays::Bot(&**bot),
            Who::Outside(outsider) => match outsider.sit(self.game, seat, chance.below(u32::MAX)) {
                Ok(sitting) => Plays::Outside(sitting),
                Err(breach) => {
                    forfeit = Some(Forfeit { step: 0, breach });
                    Plays::Nobody
                }
            },
        };
        Player {
            result: SeatResult { entrant, forfeit, ..SeatResult::default() },
            memory: self.game.memory(Viewer::Seat(seat)),
            chance,
            most: who.iterations.or(self.terms.iterations).unwrap_or(usual),
            plays,
        }
    }

    /// What whoever plays chooses, with the time it takes. A bot keeps nothing itself, so nothing of it is left
    /// half done where it panics.
    fn choose(
        &self,
        player: &mut Player<'_, G>,
        seat: Seat,
        (state, view): (&G::State, &G::View),
        legal: &[G::Action],
    ) -> Choice<G::Action> {
        let Player { result, memory, chance, most, plays } = player;
        if matches!(plays, Plays::Nobody) {
            return Choice::Any;
        }
        let start = (self.clock)();
        let is_up = || self.terms.time.is_some_and(|allowed| (self.clock)().saturating_sub(start) >= allowed);
        let mut budget = Budget::iterations(*most);
        if self.terms.time.is_some() {
            budget = budget.until(&is_up);
        }
        let mut decision =
            Decision { game: self.game, seat, view, memory, legal, proposed: &[], budget, chance };
        let chosen = match plays {
            Plays::Bot(bot) => match catch_unwind(AssertUnwindSafe(|| bot.choose(&mut decision))) {
                Ok(action) => Choice::Bot(action),
                Err(panic) => Choice::Panic(said(&*panic)),
            },
            Plays::Outside(sitting) => match sitting.choose(&decision) {
                Ok(action) => self.checked(state, seat, action),
                Err(breach) => Choice::Breach(breach),
            },
            Plays::Nobody => Choice::Any,
        };
        let spent = decision.budget.spent();
        result.times.add((self.clock)().saturating_sub(start), self.terms.time);
        result.iterations += u64::from(spent);
        chosen
    }

    /// What somebody from outside has chosen, if it is legal.
    fn checked(&self, state: &G::State, seat: Seat, action: G::Action) -> Choice<G::Action> {
        match self.game.check(state, seat, action) {
            Ok(()) => Choice::Bot(Some(action)),
            Err(illegal) => {
                let why = Message::new("outside-illegal").with("action", self.game.write_action(action));
                let why = why.with("why", self.game.explain(&illegal));
                Choice::Breach(Breach { misdeed: Misdeed::Illegal, why })
            }
        }
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

impl<G: Statistics> Player<'_, G> {
    /// Plays no further.
    fn forfeit(&mut self, step: u32, breach: Breach) {
        self.result.forfeit = Some(Forfeit { step, breach });
        self.plays = Plays::Nobody;
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
    let winners = winners(&mut played, outcome, together);
    let share = if together { 1.0 } else { 1.0 / winners.len().max(1) as f64 };
    for (seat, (result, sheet)) in
        Seat::all(played.seats.len()).zip(played.seats.iter_mut().zip(&outcome.sheets))
    {
        result.won = if winners.contains(seat) { share } else { 0.0 };
        result.points = sheet.total();
        result.lines = sheet.lines.iter().map(|line| line.points).collect();
    }
    played
}

/// Who won, when whoever forfeits can't: a team loses then, and elsewhere the best of the others win.
fn winners(played: &mut GameResult, outcome: &Outcome, together: bool) -> Seats {
    let forfeit = played.seats.iter().find_map(|result| result.forfeit.clone());
    let Some(forfeit) = forfeit else { return outcome.winners };
    if together {
        played.seats.iter_mut().for_each(|result| result.forfeit = Some(forfeit.clone()));
        return Seats::NONE;
    }
    let others = Seat::all(played.seats.len()).filter(|seat| played.seats[seat.index()].forfeit.is_none());
    let left: Seats = others.clone().filter(|seat| outcome.winners.contains(*seat)).collect();
    if !left.is_empty() {
        return left;
    }
    let points = |seat: Seat| outcome.sheets[seat.index()].total();
    let most = others.clone().map(points).max();
    others.filter(|seat| Some(points(*seat)) == most).collect()
}
