//! A game that is being played: [`Live`] without the game's type, [`Playing`] with it.

use std::sync::Arc;

use bots::{Advice, Bots, HasBots, Opinion};
use engine::chance::RecordingChance;
use engine::record::{Imagined, Step, digest};
use engine::replay::{Departure, Replay};
use engine::{
    Drawn, FastChance, Message, Names, Notation, Outcome, Record, Seat, Seats, Seed, TableChance, Viewer,
};
use lessons::{Kinds, Told};
use pages::big_screen::Invitation;
use pages::chat::Chat;
use pages::company::{self, Company};
use pages::preferences::Preferences;
use pages::review::{self, Eyes, Review};
use pages::together::{Left, MOST_STEPS, Pin, Proposal, Together};
use pages::{Chair, HasPages, LogLine, Region, Screen};
use store::Came;
use table::Entry;
use words::Words;

use crate::partners::{Declined, Partners, Proposed};
use crate::past::{Done, Past, tells_nothing};
use crate::thinking::{PendingDecision, SeatDecision};

/// So many lines of the log are shown.
const LOG_LINES: usize = 80;

/// Who looks at a game, and how.
pub struct ViewerContext<'a> {
    /// In which language.
    pub words: &'a Words,
    /// The table's id.
    pub table: &'a str,
    /// Who sits where.
    pub chairs: &'a [Chair],
    /// From where.
    pub viewer: Viewer,
    /// Whether they may act themselves, and no bot does for them.
    pub plays: bool,
    /// What was clicked on.
    pub focus: Option<&'a str>,
    /// Why the last action was refused.
    pub refusal: Option<&'a str>,
    /// What partners tell each other beside words.
    pub partners: &'a Partners,
    /// What they have been advised to do, if they asked.
    pub hint: Option<&'a Advice<String>>,
    /// Whether that is being thought about.
    pub thinking: bool,
    /// Whether they may ask.
    pub hints: bool,
    /// Whether cards are counted for them.
    pub counts: bool,
    /// Why the game can't go on.
    pub departed: Option<&'a Message>,
    /// The table's mark.
    pub mark: &'a str,
    /// What a form that lays another table carries.
    pub once: &'a str,
    /// What the board is called, if it is one that the host brought along.
    pub own_board: Option<&'a Names>,
    /// What goes on between those at the table.
    pub company: Company<'a>,
    /// What is said there.
    pub chat: &'a Chat,
    /// If it is a big screen: how people come from it to the table.
    pub big: Option<Invitation<'a>>,
    /// If a game is looked at again: how. With everything open only where they may see all of it.
    pub review: Option<&'a Review<'a>>,
    /// How they want things.
    pub preferences: Preferences,
    /// What time it is, in milliseconds since 1970, where time is kept; else 0.
    pub now: i64,
}

/// A game in progress, without its type.
pub trait Live: Send + Sync {
    /// How many steps have been played.
    fn steps(&self) -> u32;
    /// Who may act now.
    fn actors(&self) -> Seats;
    /// Whether it is over.
    fn is_over(&self) -> bool;
    /// Whether nothing in it is hidden from anybody.
    fn is_open(&self) -> bool;
    /// How it ended, if it is over.
    fn outcome(&self) -> Option<&Outcome>;
    /// Whether all play together.
    fn is_together(&self) -> bool;
    /// What a seat proposes if it proposes this: alone, or as one more step of the plan that it has.
    fn propose(&self, seat: Seat, own: Option<&Proposed>, action: &str) -> Result<Proposed, Message>;
    /// What is left of a proposal, if anything is, in the game's notation.
    fn left(&self, proposed: &Proposed) -> Option<Left<String>>;
    /// Whether a pin can be put there.
    fn can_pin(&self, place: &str) -> bool;
    /// An action as it is written, if it can be read.
    fn written(&self, action: &str) -> Result<String, Message>;
    /// The entry to write down for an action, if it is legal, and the game after it.
    fn act(&self, seat: Seat, action: &str) -> Result<(Entry, Box<dyn Live>), Message>;
    /// Plays a step that has been written down, and compares the hash of what comes of it.
    fn play(&mut self, seat: Seat, action: &str, hash: &str) -> Result<(), Message>;
    /// How many of the steps that stand a person with these seats takes back to be where they last decided
    /// something, if they have.
    fn since_own(&self, seats: Seats) -> Option<usize>;
    /// Whether the last step that stands is one of these seats' own, drew nothing and told them nothing
    /// that they didn't know: it can be taken back as if it hadn't been.
    fn is_free_to_undo(&self, seats: Seats) -> bool;
    /// The entry to write down where a seat takes back so many of the steps that stand, and the game after
    /// it; none, if there are fewer.
    fn undo(&self, seat: Seat, back: usize, granted: bool) -> Option<(Entry, Box<dyn Live>)>;
    /// Does so as it has been written down, and compares the hash of where that leads.
    fn take_back(&mut self, seat: Seat, back: usize, hash: &str) -> Result<(), Message>;
    /// The entry to write down where the game goes on from what a seat could imagine now, and chance from this
    /// seed, and the game after it; none, if the seat can make nothing of what it sees.
    fn imagine(&self, seat: Seat, seed: Seed) -> Option<(Entry, Box<dyn Live>)>;
    /// Goes on from such a position as it has been written down, and compares its hash.
    fn go_on_from(&mut self, seat: Seat, imagined: &Imagined, hash: &str) -> Result<(), Message>;
    /// The steps that stand, each with its number and who took it.
    fn standing(&self) -> Vec<(u32, Seat)>;
    /// The game as it was after the last step that stands up to this one: no more than a few steps are played
    /// again for it.
    fn as_it_was(&self, step: u32) -> Box<dyn Live>;
    /// Whether somebody may look at earlier positions while it runs, as they saw them then.
    fn may_look_back(&self, viewer: Viewer) -> bool;
    /// The hash of the position.
    fn hash(&self) -> String;
    /// A copy to play on.
    fn fork(&self) -> Box<dyn Live>;
    /// The version of the rules, and the board's name and hash.
    fn pedigree(&self) -> (u32, (String, String));
    /// The kind of an action, as lessons know it, if it can be read.
    fn kind(&self, action: &str) -> Option<String>;
    /// The kinds of all that a seat may do now.
    fn kinds(&self, seat: Seat) -> Kinds;
    /// What came of it for a seat, once it is over.
    fn came(&self, seat: Seat) -> Option<Came>;
    /// What a seat was told of the last step.
    fn told(&self, seat: Seat) -> Vec<Told>;
    /// All that a seat knows now, to think about elsewhere.
    fn decision(&self, seat: Seat) -> Box<dyn PendingDecision>;
    /// Whether what is drawn once of its board is there in a language.
    fn has_drawn(&self, words: &Words) -> bool;
    /// Draws it, which takes a while.
    fn draw_board(&self, words: &Words);
    /// The regions of the page as somebody sees them.
    fn regions(&self, context: &ViewerContext<'_>) -> Vec<Region>;
    /// The region that is drawn for each person.
    fn company(&self, context: &ViewerContext<'_>) -> Region;
    /// What a first lesson says, if it is one.
    fn coach(&self, context: &ViewerContext<'_>) -> Option<Region>;
    /// The whole page.
    fn page(&self, context: &ViewerContext<'_>) -> String;
    /// The sheet of its keys.
    fn keys(&self, words: &Words) -> String;
    /// What is told of what can be pointed at there.
    fn legend(&self, words: &Words) -> String;
}

/// A game with its type. A copy is cheap: a state and what happened are plain data.
pub struct Playing<R: HasBots> {
    rules: Arc<R>,
    /// Those who can play by them.
    bots: Bots<R>,
    /// What the next step's chance comes from: as much a part of the position as the state.
    chance: TableChance,
    state: R::State,
    /// How many steps there were, also those that were taken back, and the taking back.
    steps: u32,
    events: Vec<(u32, R::Event)>,
    /// The steps that stand.
    past: Past<R>,
    /// Who took something back, and in which step.
    undone: Vec<(u32, Seat)>,
    outcome: Option<Outcome>,
}

impl<R: Notation + HasBots + HasPages> Playing<R> {
    /// Deals the game of a table.
    pub fn deal(rules: Arc<R>, bots: Bots<R>, mut chance: TableChance) -> Playing<R> {
        let mut events = Vec::new();
        let state = rules.deal(&mut chance, &mut events);
        let events = events.into_iter().map(|event| (0, event)).collect();
        let past = Past::new(&state, &chance);
        Playing { rules, bots, chance, state, steps: 0, events, past, undone: Vec::new(), outcome: None }
    }

    /// Plays a record again, as far as it is a game, or as long as there is time: the game, and where and why it
    /// departs from the rules if it does.
    ///
    /// # Errors
    /// It departs at the deal, so that there is nothing to look at.
    pub fn again(
        rules: Arc<R>,
        bots: Bots<R>,
        record: &Record,
        enough: &dyn Fn() -> bool,
    ) -> Result<(Playing<R>, Option<Departure>), Departure> {
        let mut told = Vec::new();
        let mut replay = Replay::of_any_version(&*rules, record, &mut told)?;
        let chance = TableChance::new(record.seed, record.chance);
        let mut again = Playing {
            rules: rules.clone(),
            bots,
            past: Past::new(replay.state(), &chance),
            outcome: rules.outcome(replay.state()),
            events: told.drain(..).map(|event| (0, event)).collect(),
            undone: Vec::new(),
            steps: 0,
            state: replay.state().clone(),
            chance,
        };
        for (number, step) in (1..).zip(&record.steps) {
            if enough() {
                let why = Message::new("records-too-long");
                return Ok((again, Some(Departure { step: number as usize, why })));
            }
            match (replay.advance(&mut told), rules.read_action(&step.action)) {
                (Err(departure), _) => return Ok((again, Some(departure))),
                (Ok(_), action) => again.replayed((number, step), action.ok(), replay.state(), &mut told),
            }
        }
        let departs = replay.check_result().err();
        Ok((again, departs))
    }

    /// One step further, as a record has it.
    fn replayed(
        &mut self,
        (number, step): (u32, &Step),
        action: Option<R::Action>,
        state: &R::State,
        told: &mut Vec<R::Event>,
    ) {
        if let Some(imagined) = &step.imagined {
            self.become_imagined(step.seat, imagined.seed, state.clone());
            return;
        }
        self.steps = number;
        self.state = state.clone();
        if let Some(action) = action.filter(|_| step.undoes == 0) {
            let drew = step.traces.drawn.as_ref().is_none_or(|drawn| !drawn.is_empty());
            self.past.push_kept(Done { step: number, seat: step.seat, action, drew }, state, &self.chance);
            self.events.extend(told.drain(..).map(|event| (number, event)));
        } else {
            self.past.truncate(self.past.len().saturating_sub(step.undoes), state, &self.chance);
            self.forget_since(step.seat);
        }
        self.outcome = self.rules.outcome(state);
    }

    /// Goes on from what a seat imagined. What others were told before doesn't fit what they hold from now on, so
    /// that nobody knows more of it than that seat does.
    fn become_imagined(&mut self, seat: Seat, seed: Seed, state: R::State) -> String {
        let seen =
            |(step, event): &(u32, R::Event)| Some((*step, self.rules.witnessed(event, Viewer::Seat(seat))?));
        self.events = self.events.iter().filter_map(seen).collect();
        self.chance = TableChance::new(seed, self.chance.keyed());
        self.steps += 1;
        self.outcome = self.rules.outcome(&state);
        self.past.go_on_from(&state, &self.chance);
        self.state = state;
        self.hash()
    }

    /// Somebody took something back: nobody remembers what was told since the last step that stands.
    fn forget_since(&mut self, seat: Seat) {
        let last = self.past.last().map_or(0, |done| done.step);
        self.events.retain(|(step, _)| *step <= last);
        self.undone.push((self.steps, seat));
    }

    fn copy(&self) -> Playing<R> {
        Playing {
            rules: self.rules.clone(),
            bots: self.bots.clone(),
            chance: self.chance.clone(),
            state: self.state.clone(),
            steps: self.steps,
            events: self.events.clone(),
            past: self.past.clone(),
            undone: self.undone.clone(),
            outcome: self.outcome.clone(),
        }
    }

    /// Does an action, and gives what chance decided and the hash of the state that results.
    fn advance(&mut self, seat: Seat, action: R::Action) -> Result<(Vec<Drawn>, String), Message> {
        let (rules, mut events, mut drawn) = (self.rules.clone(), Vec::new(), Vec::new());
        let mut chance = self.chance.at(self.steps + 1);
        let mut recording = RecordingChance::new(&mut chance, &mut drawn);
        let applied = rules.apply(&mut self.state, seat, action, &mut recording, &mut events);
        applied.map_err(|illegal| rules.explain(&illegal))?;
        self.chance = chance;
        self.steps += 1;
        let done = Done { step: self.steps, seat, action, drew: !drawn.is_empty() };
        self.past.push(done, &self.state, &self.chance);
        self.events.extend(events.into_iter().map(|event| (self.steps, event)));
        self.outcome = rules.outcome(&self.state);
        Ok((drawn, self.hash()))
    }

    /// Goes back to the position before the last so many steps that stand; `None` if there are fewer. What
    /// was drawn since is shuffled back, and nobody remembers what was told since.
    fn go_back(&mut self, seat: Seat, back: usize) -> Option<String> {
        let standing = self.past.len().checked_sub(back).filter(|_| back > 0)?;
        let (state, before) = self.past.position(&self.rules, standing);
        self.chance.take_back(&before);
        self.state = state;
        self.steps += 1;
        self.past.truncate(standing, &self.state, &self.chance);
        self.forget_since(seat);
        self.outcome = self.rules.outcome(&self.state);
        Some(self.hash())
    }

    /// What a seat keeps in mind of all that it was told.
    fn remembered(&self, seat: Seat) -> R::Memory {
        let viewer = Viewer::Seat(seat);
        let mut memory = self.rules.memory(viewer);
        let told = self.events.iter().filter_map(|(_, event)| self.rules.witnessed(event, viewer));
        told.for_each(|event| self.rules.watch(&mut memory, &event));
        memory
    }

    /// The first word of an action, and what sets it apart.
    fn kind_of(&self, action: R::Action) -> String {
        let written = self.rules.write_action(action);
        let word = written.split(' ').next().unwrap_or_default();
        match self.rules.sets_apart(&action) {
            "" => word.to_owned(),
            apart => format!("{word}-{apart}"),
        }
    }

    fn with_screen<T>(&self, context: &ViewerContext<'_>, draw: impl FnOnce(&Screen<'_, R>) -> T) -> T {
        let rules = &*self.rules;
        let view = rules.view(&self.state, context.viewer);
        let mut legal = Vec::new();
        if let (Viewer::Seat(seat), None, true) = (context.viewer, context.departed, context.plays) {
            rules.legal(&self.state, seat, &mut legal);
        }
        let log = self.log(context);
        let told = |(step, event): &(u32, R::Event)| Some((*step, rules.witnessed(event, context.viewer)?));
        let events: Vec<_> = self.events.iter().filter_map(told).collect();
        let proposals = self.proposals(context.partners);
        let pins: Vec<Pin> =
            context.partners.pins.iter().filter(|pin| rules.can_pin(&pin.place)).cloned().collect();
        let speaks = R::TOGETHER && context.departed.is_none() && context.viewer != Viewer::Spectator;
        let planning = speaks && self.plans_now(context);
        let team = match speaks && (planning || legal.is_empty()) {
            true => self.team(context, planning),
            false => Vec::new(),
        };
        let together = Together {
            proposals: &proposals,
            pins: &pins,
            planning,
            plans: speaks && rules.foreseen(&self.state, &[]).is_some(),
        };
        let read = |opinion: &Opinion<String>| {
            let action = rules.read_action(&opinion.action).ok()?;
            Some(Opinion { action, rating: opinion.rating, why: opinion.why.clone() })
        };
        let hint =
            context.hint.map(|hint| Advice { opinions: hint.opinions.iter().filter_map(read).collect() });
        let everything = context.review.is_some_and(|review| review.eyes == Eyes::All);
        draw(&Screen {
            words: context.words,
            rules,
            table: context.table,
            chairs: context.chairs,
            viewer: context.viewer,
            view: &view,
            legal: &legal,
            team: &team,
            together,
            hint: hint.as_ref(),
            hints: context.hints,
            counts: context.counts,
            thinking: context.thinking,
            step: self.steps,
            mark: context.mark,
            once: context.once,
            own_board: context.own_board,
            events: &events,
            log: &log,
            // Whoever looks back goes from step to step: nothing is news.
            since: if context.review.is_some() { self.steps } else { self.last_acted(context.viewer) },
            outcome: self.outcome.as_ref(),
            focus: context.focus,
            refusal: context.refusal,
            company: context.company,
            chat: context.chat,
            big: context.big,
            review: context.review,
            whole: everything.then_some(&self.state).filter(|_| !R::OPEN),
            preferences: context.preferences,
            now: context.now,
            departed: context.departed,
        })
    }

    /// Whether the viewer plans what comes later.
    fn plans_now(&self, context: &ViewerContext<'_>) -> bool {
        let planning = context.partners.planning;
        planning.iter().any(|seat| context.viewer.is(seat)) && self.rules.foreseen(&self.state, &[]).is_some()
    }

    /// What a viewer may propose: what whoever is to act can do, or what can be done after the viewer's own plan.
    fn team(&self, context: &ViewerContext<'_>, planning: bool) -> Vec<R::Action> {
        let (rules, mut team) = (&*self.rules, Vec::new());
        self.actors().iter().for_each(|seat| rules.legal(&self.state, seat, &mut team));
        if planning || team.iter().any(R::is_planned) {
            let own = context.partners.proposals.iter().filter(|own| own.planned);
            let own = own.filter(|own| context.viewer.is(own.seat)).find_map(|own| self.left_of(own));
            let steps = own.map(|left| left.steps).unwrap_or_default();
            if let Some(ahead) = rules.foreseen(&self.state, &steps) {
                team.clear();
                rules.actors(&ahead).iter().for_each(|seat| rules.legal(&ahead, seat, &mut team));
                team.retain(R::is_planned);
            }
        }
        team
    }

    /// What is left of a proposal. What can't be read is none.
    fn left_of(&self, proposed: &Proposed) -> Option<Left<R::Action>> {
        let read = |step: &String| self.rules.read_action(step).ok();
        let steps: Vec<R::Action> = proposed.steps.iter().map(read).collect::<Option<_>>()?;
        let since = self.past.done().iter().filter(|done| done.step > proposed.at);
        let done: Vec<_> = since.map(|done| (done.seat, done.action)).collect();
        self.rules.left(&self.state, (proposed.turn, &steps), &done)
    }

    /// All that is proposed and not done yet, with what bots said to it.
    fn proposals(&self, partners: &Partners) -> Vec<Proposal<R::Action>> {
        let proposal = |proposed: &Proposed| {
            let left = self.left_of(proposed)?;
            // Whoever it was said by may have had other cards to pay with.
            let first = left.steps.first();
            let is_about = |said: &&Declined| {
                let action = self.rules.read_action(&said.action).ok();
                action.zip(first).is_some_and(|(action, first)| R::does_same(&action, first))
            };
            let about = partners.declined.iter().filter(is_about);
            let declined = about.map(|said| (said.by, said.why.clone())).collect();
            Some(Proposal { seat: proposed.seat, left, declined })
        };
        partners.proposals.iter().filter_map(proposal).collect()
    }

    fn log(&self, context: &ViewerContext<'_>) -> Vec<LogLine> {
        let names = pages::names(context.chairs);
        let view = self.rules.view(&self.state, context.viewer);
        let everything = context.review.is_some_and(|review| review.eyes == Eyes::All);
        let line = |(step, event): &(u32, R::Event)| {
            let event = match everything {
                true => event.clone(),
                false => self.rules.witnessed(event, context.viewer)?,
            };
            if R::is_withheld(&view, &event) {
                return None;
            }
            let message = self.rules.describe_event(&event)?;
            let seat = message.args.iter().find_map(|(_, arg)| match arg {
                engine::Arg::Seat(seat) => Some(*seat),
                _ => None,
            });
            let text = context.words.say_with(&message, &names);
            Some(LogLine {
                step: *step,
                seat,
                text,
                transfers: R::animate(&event),
                place: self.rules.place(&event),
                moment: R::moment(&event),
            })
        };
        let from = if everything { 0 } else { self.told_from(context.viewer) };
        let news = self.events.iter().rev().filter(|(step, event)| *step >= from && R::is_news(event));
        let mut lines: Vec<LogLine> = news.filter_map(line).take(LOG_LINES).collect();
        // Of what was taken back only that is told that it was.
        let undone = |(step, seat): &(u32, Seat)| {
            let text = context.words.say_with(&Message::new("log-undone").with("seat", *seat), &names);
            LogLine { step: *step, seat: Some(*seat), text, ..LogLine::default() }
        };
        lines.extend(self.undone.iter().filter(|(step, _)| *step >= from).map(undone));
        lines.sort_by_key(|line| std::cmp::Reverse(line.step));
        lines.truncate(LOG_LINES);
        lines.reverse();
        lines
    }
}

impl<R: HasBots + HasPages> Playing<R> {
    /// The step of a viewer's last action that stands, or that of the deal; nothing is news to spectators.
    fn last_acted(&self, viewer: Viewer) -> u32 {
        let Viewer::Seat(seat) = viewer else { return self.steps };
        self.past.done().iter().rev().find(|done| done.seat == seat).map_or(0, |done| done.step)
    }

    /// The step from which on a viewer is told what happened: 0, or where people have to remember it
    /// themselves, that of their last turn. A spectator sees what whoever is to act sees.
    fn told_from(&self, viewer: Viewer) -> u32 {
        if self.outcome.is_some() || self.rules.keeps_log() {
            return 0;
        }
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => self.rules.actors(&self.state).first(),
        };
        let theirs = |done: &&Done<R::Action>| Some(done.seat) == seat;
        let acted = || self.past.done().iter().rev();
        let now = acted().take_while(theirs).count();
        let others = acted().skip(now).take_while(|done| !theirs(done)).count();
        acted().skip(now + others).take_while(theirs).last().map_or(0, |first| first.step)
    }
}

impl<R: Notation + HasBots + HasPages> Live for Playing<R> {
    fn steps(&self) -> u32 {
        self.steps
    }

    fn actors(&self) -> Seats {
        self.rules.actors(&self.state)
    }

    fn is_over(&self) -> bool {
        self.outcome.is_some()
    }

    fn is_open(&self) -> bool {
        R::OPEN
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    fn is_together(&self) -> bool {
        R::TOGETHER
    }

    fn propose(&self, seat: Seat, own: Option<&Proposed>, action: &str) -> Result<Proposed, Message> {
        let rules = &*self.rules;
        let turn = self.actors().first().filter(|_| R::TOGETHER);
        let turn = turn.ok_or_else(|| Message::new("table-no-advice"))?;
        let action = rules.read_action(action)?;
        let planned = R::is_planned(&action);
        // A plan that has become impossible is given up by whoever makes another.
        let own =
            own.filter(|_| planned).and_then(|own| self.left_of(own)).filter(|left| left.never.is_none());
        let mut steps = own.map(|left| left.steps).unwrap_or_default();
        if steps.len() >= MOST_STEPS {
            return Err(Message::new("table-plan-long").with("most", MOST_STEPS));
        }
        let ahead = if planned { rules.foreseen(&self.state, &steps) } else { None };
        let then = ahead.as_ref().unwrap_or(&self.state);
        let by = rules.actors(then).first().unwrap_or(turn);
        rules.check(then, by, action).map_err(|illegal| rules.explain(&illegal))?;
        steps.push(action);
        let steps = steps.into_iter().map(|step| rules.write_action(step)).collect();
        Ok(Proposed { seat, at: self.steps, turn, planned, steps })
    }

    fn left(&self, proposed: &Proposed) -> Option<Left<String>> {
        let left = self.left_of(proposed)?;
        let write = |action| self.rules.write_action(action);
        let steps = left.steps.into_iter().map(write).collect();
        Some(Left { steps, now: left.now.map(write), never: left.never })
    }

    fn can_pin(&self, place: &str) -> bool {
        self.rules.can_pin(place)
    }

    fn written(&self, action: &str) -> Result<String, Message> {
        Ok(self.rules.write_action(self.rules.read_action(action)?))
    }

    fn act(&self, seat: Seat, action: &str) -> Result<(Entry, Box<dyn Live>), Message> {
        let mut next = self.copy();
        let action = self.rules.read_action(action)?;
        let (drawn, hash) = next.advance(seat, action)?;
        let entry = Entry::Acted {
            seat,
            action: self.rules.write_action(action),
            drawn: drawn.into_iter().map(|drawn| self.rules.write_drawn(drawn)).collect(),
            hash,
        };
        Ok((entry, Box::new(next)))
    }

    fn play(&mut self, seat: Seat, action: &str, hash: &str) -> Result<(), Message> {
        let mut next = self.copy();
        let (_, is) = next.advance(seat, self.rules.read_action(action)?)?;
        // A log that other rules wrote would go on as another game: better not at all.
        if is != hash {
            return Err(Message::new("table-other-state").with("step", next.steps));
        }
        *self = next;
        Ok(())
    }

    fn since_own(&self, seats: Seats) -> Option<usize> {
        let own = self.past.done().iter().rev().position(|done| seats.contains(done.seat));
        own.map(|later| later + 1)
    }

    fn is_free_to_undo(&self, seats: Seats) -> bool {
        let Some(last) = self.past.last().filter(|last| seats.contains(last.seat)) else { return false };
        !last.drew && {
            let (before, _) = self.past.position(&self.rules, self.past.len() - 1);
            tells_nothing(&*self.rules, &before, last.seat, last.action)
        }
    }

    fn undo(&self, seat: Seat, back: usize, granted: bool) -> Option<(Entry, Box<dyn Live>)> {
        let mut next = self.copy();
        let hash = next.go_back(seat, back)?;
        Some((Entry::Undone { seat, back, granted, hash }, Box::new(next)))
    }

    fn take_back(&mut self, seat: Seat, back: usize, hash: &str) -> Result<(), Message> {
        let mut next = self.copy();
        match next.go_back(seat, back) {
            Some(is) if is == hash => {
                *self = next;
                Ok(())
            }
            _ => Err(Message::new("table-other-state").with("step", self.steps + 1)),
        }
    }

    fn imagine(&self, seat: Seat, seed: Seed) -> Option<(Entry, Box<dyn Live>)> {
        let view = self.rules.view(&self.state, Viewer::Seat(seat));
        let mut chance = FastChance::new(u64::from_le_bytes(*seed.0.first_chunk()?));
        let state = self.rules.imagine_as_remembered(&view, &self.remembered(seat), &mut chance).ok()?;
        let written = self.rules.write_state(&state);
        let mut next = self.copy();
        let hash = next.become_imagined(seat, seed, state);
        Some((Entry::Imagined { seat, seed: seed.to_string(), state: written, hash }, Box::new(next)))
    }

    fn go_on_from(&mut self, seat: Seat, imagined: &Imagined, hash: &str) -> Result<(), Message> {
        let state = imagined.position(&*self.rules, (seat, &self.state))?;
        let mut next = self.copy();
        if next.become_imagined(seat, imagined.seed, state) != hash {
            return Err(Message::new("table-other-state").with("step", next.steps));
        }
        *self = next;
        Ok(())
    }

    fn standing(&self) -> Vec<(u32, Seat)> {
        self.past.done().iter().map(|done| (done.step, done.seat)).collect()
    }

    fn as_it_was(&self, step: u32) -> Box<dyn Live> {
        let standing = self.past.done().partition_point(|done| done.step <= step);
        let past = self.past.up_to(standing);
        let (state, chance) = past.position(&self.rules, standing);
        let step = past.last().map_or(0, |done| done.step);
        Box::new(Playing {
            rules: self.rules.clone(),
            bots: self.bots.clone(),
            outcome: self.rules.outcome(&state),
            events: self.events.iter().filter(|(then, _)| *then <= step).cloned().collect(),
            undone: self.undone.iter().filter(|(then, _)| *then <= step).copied().collect(),
            steps: step,
            chance,
            state,
            past,
        })
    }

    fn may_look_back(&self, viewer: Viewer) -> bool {
        self.rules.may_look_back(&self.rules.view(&self.state, viewer), viewer)
    }

    fn hash(&self) -> String {
        digest(&self.rules.write_state(&self.state))
    }

    fn fork(&self) -> Box<dyn Live> {
        Box::new(self.copy())
    }

    fn pedigree(&self) -> (u32, (String, String)) {
        (R::VERSION, self.rules.board())
    }

    fn came(&self, seat: Seat) -> Option<Came> {
        let outcome = self.outcome.as_ref()?;
        let won = outcome.winners.contains(seat);
        let points = outcome.sheets.get(seat.index())?.total();
        let spare = if won { R::spare(&self.rules.view(&self.state, Viewer::Spectator)) } else { 0 };
        Some(Came { won, points, spare: spare as i32 })
    }

    fn kind(&self, action: &str) -> Option<String> {
        Some(self.kind_of(self.rules.read_action(action).ok()?))
    }

    fn kinds(&self, seat: Seat) -> Kinds {
        let mut legal = Vec::new();
        self.rules.legal(&self.state, seat, &mut legal);
        legal.into_iter().map(|action| self.kind_of(action)).collect()
    }

    fn told(&self, seat: Seat) -> Vec<Told> {
        let last = self.events.iter().rev().take_while(|(step, _)| *step == self.steps);
        let told = |(_, event): &(u32, R::Event)| {
            let event = self.rules.witnessed(event, Viewer::Seat(seat))?;
            let message = self.rules.describe_event(&event)?;
            let of = message.args.iter().find_map(|(_, arg)| match arg {
                engine::Arg::Seat(seat) => Some(*seat),
                _ => None,
            });
            Some(Told { key: message.key.to_string(), own: of.is_none_or(|of| of == seat) })
        };
        last.filter_map(told).collect()
    }

    fn decision(&self, seat: Seat) -> Box<dyn PendingDecision> {
        let (rules, viewer) = (self.rules.clone(), Viewer::Seat(seat));
        let view = rules.view(&self.state, viewer);
        let mut legal = Vec::new();
        rules.legal(&self.state, seat, &mut legal);
        let memory = self.remembered(seat);
        Box::new(SeatDecision { rules, bots: self.bots.clone(), seat, view, memory, legal })
    }

    fn has_drawn(&self, words: &Words) -> bool {
        self.rules.has_drawn(words)
    }

    fn draw_board(&self, words: &Words) {
        self.rules.draw_board(words);
    }

    fn regions(&self, context: &ViewerContext<'_>) -> Vec<Region> {
        self.with_screen(context, |screen| {
            let mut regions = R::regions(screen);
            regions.extend(screen.review.into_iter().flat_map(|review| review::regions(screen, review)));
            regions
        })
    }

    fn company(&self, context: &ViewerContext<'_>) -> Region {
        self.with_screen(context, company::region)
    }

    fn coach(&self, context: &ViewerContext<'_>) -> Option<Region> {
        self.with_screen(context, pages::lesson::region)
    }

    fn page(&self, context: &ViewerContext<'_>) -> String {
        self.with_screen(context, |screen| R::page(screen).into_string())
    }

    fn keys(&self, words: &Words) -> String {
        pages::keys::sheet::<R>(words).into_string()
    }

    fn legend(&self, words: &Words) -> String {
        pages::legend::sheet(words, &*self.rules).into_string()
    }
}

#[cfg(test)]
mod tests;
