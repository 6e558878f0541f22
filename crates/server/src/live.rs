//! A game that is being played: [`Live`] without the game's type, [`Playing`] with it.

use std::sync::Arc;

use bots::{Advice, Bots, HasBots, Opinion};
use engine::chance::RecordingChance;
use engine::record::digest;
use engine::{Drawn, Message, Names, Notation, Outcome, Seat, Seats, TableChance, Viewer};
use pages::big_screen::Invitation;
use pages::chat::Chat;
use pages::company::{self, Company};
use pages::preferences::Preferences;
use pages::{Chair, HasPages, LogLine, Region, Screen};
use table::Entry;
use words::Words;

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
    /// What has been proposed since the last step, in the game's notation.
    pub proposals: &'a [(Seat, String)],
    /// What they have been advised to do, if they asked.
    pub hint: Option<&'a Advice<String>>,
    /// Whether that is being thought about.
    pub thinking: bool,
    /// Whether they may ask.
    pub hints: bool,
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
    /// What a seat proposes to whoever is to act, as it is written, if it may be proposed.
    fn proposal(&self, action: &str) -> Result<String, Message>;
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
    /// A copy to play on.
    fn fork(&self) -> Box<dyn Live>;
    /// The version of the rules, and the board's name and hash.
    fn pedigree(&self) -> (u32, (String, String));
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
    /// The whole page.
    fn page(&self, context: &ViewerContext<'_>) -> String;
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
        Ok((drawn, digest(&rules.write_state(&self.state))))
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
        let last = self.past.last().map_or(0, |done| done.step);
        self.events.retain(|(step, _)| *step <= last);
        self.undone.push((self.steps, seat));
        self.outcome = self.rules.outcome(&self.state);
        Some(digest(&self.rules.write_state(&self.state)))
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
        let mut team = Vec::new();
        if R::TOGETHER
            && context.departed.is_none()
            && legal.is_empty()
            && context.viewer != Viewer::Spectator
        {
            let acting = self.actors().first();
            acting.into_iter().for_each(|seat| rules.legal(&self.state, seat, &mut team));
        }
        let proposed = |(seat, action): &(Seat, String)| Some((*seat, rules.read_action(action).ok()?));
        let proposals: Vec<_> = context.proposals.iter().filter_map(proposed).collect();
        let read = |opinion: &Opinion<String>| {
            let action = rules.read_action(&opinion.action).ok()?;
            Some(Opinion { action, rating: opinion.rating, why: opinion.why.clone() })
        };
        let hint =
            context.hint.map(|hint| Advice { opinions: hint.opinions.iter().filter_map(read).collect() });
        draw(&Screen {
            words: context.words,
            rules,
            table: context.table,
            chairs: context.chairs,
            viewer: context.viewer,
            view: &view,
            legal: &legal,
            team: &team,
            proposals: &proposals,
            hint: hint.as_ref(),
            hints: context.hints,
            thinking: context.thinking,
            step: self.steps,
            mark: context.mark,
            once: context.once,
            own_board: context.own_board,
            events: &events,
            log: &log,
            outcome: self.outcome.as_ref(),
            focus: context.focus,
            refusal: context.refusal,
            company: context.company,
            chat: context.chat,
            big: context.big,
            preferences: context.preferences,
            now: context.now,
            departed: context.departed,
        })
    }

    fn log(&self, context: &ViewerContext<'_>) -> Vec<LogLine> {
        let names = pages::names(context.chairs);
        let line = |(step, event): &(u32, R::Event)| {
            let event = self.rules.witnessed(event, context.viewer)?;
            let message = self.rules.describe_event(&event)?;
            let seat = message.args.iter().find_map(|(_, arg)| match arg {
                engine::Arg::Seat(seat) => Some(*seat),
                _ => None,
            });
            let text = context.words.say_with(&message, &names);
            Some(LogLine { step: *step, seat, text, transfers: R::animate(&event) })
        };
        let from = self.told_from(context.viewer);
        let news = self.events.iter().rev().filter(|(step, event)| *step >= from && R::is_news(event));
        let mut lines: Vec<LogLine> = news.filter_map(line).take(LOG_LINES).collect();
        // Of what was taken back only that is told that it was.
        let undone = |(step, seat): &(u32, Seat)| {
            let text = context.words.say_with(&Message::new("log-undone").with("seat", *seat), &names);
            LogLine { step: *step, seat: Some(*seat), text, transfers: Vec::new() }
        };
        lines.extend(self.undone.iter().filter(|(step, _)| *step >= from).map(undone));
        lines.sort_by_key(|line| std::cmp::Reverse(line.step));
        lines.truncate(LOG_LINES);
        lines.reverse();
        lines
    }
}

impl<R: HasBots + HasPages> Playing<R> {
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

    fn proposal(&self, action: &str) -> Result<String, Message> {
        let acting = self.actors().first().filter(|_| R::TOGETHER);
        let acting = acting.ok_or_else(|| Message::new("table-no-advice"))?;
        let action = self.rules.read_action(action)?;
        let checked = self.rules.check(&self.state, acting, action);
        checked.map_err(|illegal| self.rules.explain(&illegal))?;
        Ok(self.rules.write_action(action))
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

    fn fork(&self) -> Box<dyn Live> {
        Box::new(self.copy())
    }

    fn pedigree(&self) -> (u32, (String, String)) {
        (R::VERSION, self.rules.board())
    }

    fn decision(&self, seat: Seat) -> Box<dyn PendingDecision> {
        let (rules, viewer) = (self.rules.clone(), Viewer::Seat(seat));
        let view = rules.view(&self.state, viewer);
        let mut legal = Vec::new();
        rules.legal(&self.state, seat, &mut legal);
        let mut memory = rules.memory(viewer);
        let told = self.events.iter().filter_map(|(_, event)| rules.witnessed(event, viewer));
        told.for_each(|event| rules.watch(&mut memory, &event));
        Box::new(SeatDecision { rules, bots: self.bots.clone(), seat, view, memory, legal })
    }

    fn has_drawn(&self, words: &Words) -> bool {
        self.rules.has_drawn(words)
    }

    fn draw_board(&self, words: &Words) {
        self.rules.draw_board(words);
    }

    fn regions(&self, context: &ViewerContext<'_>) -> Vec<Region> {
        self.with_screen(context, |screen| R::regions(screen))
    }

    fn company(&self, context: &ViewerContext<'_>) -> Region {
        self.with_screen(context, company::region)
    }

    fn page(&self, context: &ViewerContext<'_>) -> String {
        self.with_screen(context, |screen| R::page(screen).into_string())
    }
}

#[cfg(test)]
mod tests;
