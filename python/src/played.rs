//! A game with its type.

use std::sync::Arc;

use bots::{Advice, Bots, Budget, Decision};
use engine::replay::{Replay, verify};
use engine::{FastChance, Keyed, Message, Outcome, Record, Recorder, Seat, Seed, TableChance, Viewer};
use serde_json::json;
use stalls::Housed;
use wire::{Ended, seen};

use crate::sentence;
use crate::table::{Refused, Table, Wanted};

/// Advice is thought through so much more thoroughly than a bot's decision.
const CARE: u32 = 10;

/// Where a game came from.
#[derive(Clone)]
enum Origin {
    /// It was dealt by this seed, and can be written down.
    Dealt(Seed),
    /// It was read from a record that its seed alone doesn't give; after so many steps it is that record.
    Read(Arc<Record>, usize),
    /// It was imagined: nobody knows how it came about.
    Imagined,
}

/// A game that is played.
pub struct Played<G: Housed> {
    rules: Arc<G>,
    bots: Bots<G>,
    origin: Origin,
    state: G::State,
    chance: TableChance,
    steps: Vec<(Seat, G::Action)>,
    events: Vec<G::Event>,
    memories: Vec<G::Memory>,
}

/// The seed that a text or a number means: as on the command line.
fn seed(text: &str) -> Seed {
    Seed::parse(text).unwrap_or_else(|| Seed::from_text(text))
}

/// What each seat has in mind before the deal.
fn fresh<G: Housed>(rules: &G) -> Vec<G::Memory> {
    Seat::all(rules.seats()).map(|seat| rules.memory(Viewer::Seat(seat))).collect()
}

impl<G: Housed> Clone for Played<G> {
    fn clone(&self) -> Played<G> {
        Played {
            rules: Arc::clone(&self.rules),
            bots: self.bots.clone(),
            origin: self.origin.clone(),
            state: self.state.clone(),
            chance: self.chance.clone(),
            steps: self.steps.clone(),
            events: self.events.clone(),
            memories: self.memories.clone(),
        }
    }
}

impl<G: Housed> Played<G> {
    /// Deals a game.
    pub fn deal(rules: Arc<G>, bots: Bots<G>, text: &str) -> Played<G> {
        let seed = seed(text);
        let mut chance = TableChance::new(seed, Keyed::NEW);
        let mut events = Vec::new();
        let state = rules.deal(&mut chance, &mut events);
        let memories = fresh(&*rules);
        let (origin, steps) = (Origin::Dealt(seed), Vec::new());
        let mut game = Played { rules, bots, origin, state, chance, steps, events: Vec::new(), memories };
        game.keep(events);
        game
    }

    /// Plays a record again, to its last step.
    ///
    /// # Errors
    /// Where it departs from the rules.
    pub fn read(rules: Arc<G>, bots: Bots<G>, record: &Record) -> Result<Played<G>, Message> {
        let departs = |departure: engine::replay::Departure| departure.why;
        let (_, seed_agrees) = verify(&*rules, record).map_err(departs)?;
        let mut game = Played::deal(Arc::clone(&rules), bots, &record.seed.to_string());
        if seed_agrees && record.chance == Keyed::NEW && !record.has_undo() {
            for step in &record.steps {
                let action = rules.read_action(&step.action)?;
                game.act(step.seat, action).map_err(|illegal| rules.explain(&illegal))?;
            }
            return Ok(game);
        }
        (game.events, game.memories) = (Vec::new(), fresh(&*rules));
        let mut events = Vec::new();
        let mut replay = Replay::new(&*rules, record, &mut events).map_err(departs)?;
        loop {
            game.keep(std::mem::take(&mut events));
            if !replay.advance(&mut events).map_err(departs)? {
                break;
            }
        }
        game.state = replay.state().clone();
        game.origin = Origin::Read(Arc::new(record.clone()), record.steps.len());
        Ok(game)
    }

    /// Does something that may not be legal.
    fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), G::Illegal> {
        let mut chance = self.chance.at(self.steps.len() as u32 + 1);
        let mut events = Vec::new();
        self.rules.apply(&mut self.state, seat, action, &mut chance, &mut events)?;
        self.chance = chance;
        self.steps.push((seat, action));
        self.keep(events);
        Ok(())
    }

    /// Keeps what happened, and has each seat's bot keep it in mind. In an imagined game that could contradict
    /// what was seen before: a view doesn't show all that was to be remembered.
    fn keep(&mut self, events: Vec<G::Event>) {
        if matches!(self.origin, Origin::Imagined) {
            self.events.extend(events);
            return;
        }
        for (seat, memory) in Seat::all(self.rules.seats()).zip(&mut self.memories) {
            for event in &events {
                if let Some(event) = self.rules.witnessed(event, Viewer::Seat(seat)) {
                    self.rules.watch(memory, &event);
                }
            }
        }
        self.events.extend(events);
    }

    fn legal_for(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        if self.rules.actors(&self.state).contains(seat) {
            self.rules.legal(&self.state, seat, &mut legal);
        }
        legal
    }

    /// Whether bots know what they need to: all that they were to remember.
    ///
    /// # Errors
    /// They don't.
    fn remembered(&self) -> Result<(), Message> {
        match self.origin {
            Origin::Imagined if size_of::<G::Memory>() > 0 => Err(Message::new("python-no-memory")),
            _ => Ok(()),
        }
    }

    fn ended(&self) -> Option<Outcome> {
        self.rules.outcome(&self.state)
    }
}

/// Something as JSON.
fn written(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("numbers, texts and lists have a form in JSON")
}

impl<G: Housed> Table for Played<G> {
    fn deal(&self, seed: &str) -> Box<dyn Table> {
        Box::new(Played::deal(Arc::clone(&self.rules), self.bots.clone(), seed))
    }

    fn copy(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }

    fn game(&self) -> String {
        self.rules.game().to_owned()
    }

    fn seats(&self) -> usize {
        self.rules.seats()
    }

    fn options(&self) -> String {
        written(&wire::facts::options(&*self.rules))
    }

    fn board(&self) -> String {
        written(&wire::facts::board(&*self.rules))
    }

    fn actors(&self) -> Vec<Seat> {
        self.rules.actors(&self.state).iter().collect()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        self.legal_for(seat).into_iter().map(|action| self.rules.write_action(action)).collect()
    }

    fn choices(&self, seat: Seat) -> String {
        written(&seen::choices(&*self.rules, &self.legal_for(seat)))
    }

    fn play(&mut self, seat: Seat, wanted: Wanted) -> Result<(), Refused> {
        let action = match wanted {
            Wanted::Text(text) => self.rules.read_action(&text).map_err(Refused::Wrong)?,
            Wanted::Place(place) => {
                let legal = self.legal_for(seat);
                legal.get(place).copied().ok_or_else(|| {
                    let missing = Message::new("python-no-such-place").with("place", place);
                    Refused::Wrong(missing.with("count", legal.len()))
                })?
            }
        };
        self.act(seat, action).map_err(|illegal| Refused::Illegal(self.rules.explain(&illegal)))
    }

    fn steps(&self) -> usize {
        match &self.origin {
            Origin::Read(_, before) => before + self.steps.len(),
            _ => self.steps.len(),
        }
    }

    fn view(&self, viewer: Viewer) -> String {
        written(&self.rules.view(&self.state, viewer))
    }

    fn told(&self, viewer: Viewer, since: usize) -> (String, usize) {
        let events = self.events.iter().skip(since);
        let told: Vec<G::Event> = events.filter_map(|event| self.rules.witnessed(event, viewer)).collect();
        (written(&told), self.events.len())
    }

    fn imagine(&self, seat: Seat, chance: u64) -> Result<Box<dyn Table>, Message> {
        let view = self.rules.view(&self.state, Viewer::Seat(seat));
        let imagined = self.rules.imagine(&view, &mut FastChance::new(chance));
        let state = imagined.map_err(|why| Message::new("python-no-position").with("why", why.0))?;
        let deal = Played::deal(Arc::clone(&self.rules), self.bots.clone(), &format!("imagined {chance}"));
        let events = self.events.iter().filter_map(|event| self.rules.witnessed(event, Viewer::Seat(seat)));
        Ok(Box::new(Played { events: events.collect(), origin: Origin::Imagined, state, ..deal }))
    }

    fn outcome(&self) -> Option<String> {
        self.ended().map(|outcome| written(&Ended::from(&outcome)))
    }

    fn state(&self) -> String {
        self.rules.write_state(&self.state)
    }

    fn record(&self) -> Result<String, Message> {
        match &self.origin {
            Origin::Read(record, _) if self.steps.is_empty() => Ok(record.to_string()),
            Origin::Read(..) => Err(Message::new("python-no-record-played-on")),
            Origin::Imagined => Err(Message::new("python-no-record-imagined")),
            Origin::Dealt(seed) => {
                let mut recorder = Recorder::deal(&*self.rules, *seed, &mut ());
                for (seat, action) in &self.steps {
                    let applied = recorder.apply(*seat, *action, &mut ());
                    applied.map_err(|illegal| self.rules.explain(&illegal))?;
                }
                Ok(recorder.record().to_string())
            }
        }
    }

    fn bots(&self) -> Vec<String> {
        self.bots.ids().map(str::to_owned).collect()
    }

    fn choose(&self, bot: &str, seat: Seat, iterations: Option<u32>, chance: u64) -> Result<String, Message> {
        self.remembered()?;
        let known = || self.bots.ids().collect::<Vec<_>>().join(", ");
        let unknown = || Message::new("arena-no-bot").with("word", bot).with("bots", known());
        let bot = self.bots.named(bot).ok_or_else(unknown)?;
        let legal = self.legal_for(seat);
        let chosen = bot.choose(&mut Decision {
            game: &self.rules,
            seat,
            view: &self.rules.view(&self.state, Viewer::Seat(seat)),
            memory: &self.memories[seat.index()],
            legal: &legal,
            proposed: &[],
            budget: Budget::iterations(iterations.unwrap_or_else(|| bot.iterations())),
            chance: &mut FastChance::new(chance),
        });
        let chosen = chosen.map(|action| self.rules.write_action(action));
        chosen.ok_or_else(|| Message::new("python-nothing-to-do").with("seat", seat.index()))
    }

    fn advise(&self, seat: Seat, iterations: Option<u32>, chance: u64) -> Result<String, Message> {
        self.remembered()?;
        let most = iterations.unwrap_or(G::ITERATIONS.saturating_mul(CARE));
        let advice = self.rules.advise(
            &self.rules.view(&self.state, Viewer::Seat(seat)),
            &self.memories[seat.index()],
            &self.legal_for(seat),
            &mut Budget::iterations(most).thorough(),
            &mut FastChance::new(chance),
        );
        let opinions = advice.map_or_else(Vec::new, |Advice { opinions }| opinions);
        let told = opinions.iter().map(|opinion| {
            json!({
                "action": self.rules.write_action(opinion.action),
                "odds": opinion.rating.map(|rating| f64::from(rating.odds) / 1000.0),
                "lead": opinion.rating.and_then(|rating| rating.lead).map(|lead| f64::from(lead) / 10.0),
                "why": opinion.why.iter().map(sentence).collect::<Vec<_>>(),
            })
        });
        Ok(told.collect::<serde_json::Value>().to_string())
    }

    fn describe(&self, action: &str) -> Result<Message, Message> {
        Ok(self.rules.describe_action(self.rules.read_action(action)?))
    }
}
