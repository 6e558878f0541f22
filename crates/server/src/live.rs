//! A game that is being played, whichever it is.

use std::sync::Arc;

use bots::{Advice, Opinion, Plays};
use card_game::CardGame;
use engine::chance::Noted;
use engine::record::digest;
use engine::{Drawn, Message, Notation, Outcome, Rules, Sealed, Seat, Seats, Seed, Viewer};
use great_lakes::GreatLakes;
use pages::{Chair, LogLine, Painted, Region, Seen};
use switch_signal::SwitchSignal;
use table::Entry;
use words::Words;

use crate::thinking::{Knowing, Mind};

/// So many lines of the log are shown.
const LOG_LINES: usize = 80;

/// Who looks at a game, and how.
pub struct Look<'a> {
    /// In which language.
    pub words: &'a Words,
    /// The table's id.
    pub table: &'a str,
    /// Who sits where.
    pub chairs: &'a [Chair],
    /// From where.
    pub viewer: Viewer,
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
}

/// A game in progress, without its type.
pub trait Live: Send + Sync {
    /// How many steps have been played.
    fn steps(&self) -> u32;
    /// Who may act now.
    fn actors(&self) -> Seats;
    /// Whether it is over.
    fn is_over(&self) -> bool;
    /// What a seat proposes to whoever is to act, as it is written, if it may be proposed.
    fn proposal(&self, action: &str) -> Result<String, Message>;
    /// An action as it is written, if it can be read.
    fn written(&self, action: &str) -> Result<String, Message>;
    /// The entry to write down for an action, if it is legal, and the game after it.
    fn act(&self, seat: Seat, action: &str) -> Result<(Entry, Box<dyn Live>), Message>;
    /// Plays a step that has been written down, and compares the hash of what comes of it.
    fn play(&mut self, seat: Seat, action: &str, hash: &str) -> Result<(), Message>;
    /// A copy to play on.
    fn fork(&self) -> Box<dyn Live>;
    /// The version of the rules, and the board's name and hash.
    fn pedigree(&self) -> (u32, (String, String));
    /// All that a seat knows now, to think about elsewhere.
    fn mind(&self, seat: Seat) -> Box<dyn Mind>;
    /// The regions of the page as somebody sees them.
    fn regions(&self, look: &Look<'_>) -> Vec<Region>;
    /// The whole page.
    fn page(&self, look: &Look<'_>) -> String;
}

/// A game with its type. A copy is cheap: a state and what happened are plain data.
pub struct Playing<R: Rules> {
    rules: Arc<R>,
    /// What the next step's chance comes from: as much a part of the position as the state.
    chance: Sealed,
    state: R::State,
    steps: u32,
    events: Vec<(u32, R::Event)>,
    /// Who acted, step by step.
    acted: Vec<Seat>,
    outcome: Option<Outcome>,
}

impl<R: Notation + Plays + Painted> Playing<R> {
    /// Deals the game of a table.
    pub fn deal(rules: Arc<R>, mut chance: Sealed) -> Playing<R> {
        let mut events = Vec::new();
        let state = rules.deal(&mut chance, &mut events);
        let events = events.into_iter().map(|event| (0, event)).collect();
        Playing { rules, chance, state, steps: 0, events, acted: Vec::new(), outcome: None }
    }

    fn copy(&self) -> Playing<R> {
        Playing {
            rules: self.rules.clone(),
            chance: self.chance.clone(),
            state: self.state.clone(),
            steps: self.steps,
            events: self.events.clone(),
            acted: self.acted.clone(),
            outcome: self.outcome.clone(),
        }
    }

    /// Does an action, and gives what chance decided and the hash of the state that results.
    fn advance(&mut self, seat: Seat, action: R::Action) -> Result<(Vec<Drawn>, String), Message> {
        let (rules, mut events, mut drawn) = (self.rules.clone(), Vec::new(), Vec::new());
        let mut chance = self.chance.at(self.steps + 1);
        let mut noted = Noted::new(&mut chance, &mut drawn);
        let applied = rules.apply(&mut self.state, seat, action, &mut noted, &mut events);
        applied.map_err(|illegal| rules.explain(&illegal))?;
        self.chance = chance;
        self.steps += 1;
        self.acted.push(seat);
        self.events.extend(events.into_iter().map(|event| (self.steps, event)));
        self.outcome = rules.outcome(&self.state);
        Ok((drawn, digest(&rules.write_state(&self.state))))
    }

    fn with_seen<T>(&self, look: &Look<'_>, paint: impl FnOnce(&Seen<'_, R>) -> T) -> T {
        let rules = &*self.rules;
        let view = rules.view(&self.state, look.viewer);
        let mut legal = Vec::new();
        if let (Viewer::Seat(seat), None) = (look.viewer, look.departed) {
            rules.legal(&self.state, seat, &mut legal);
        }
        let log = self.log(look);
        let told = |(step, event): &(u32, R::Event)| Some((*step, rules.witnessed(event, look.viewer)?));
        let events: Vec<_> = self.events.iter().filter_map(told).collect();
        let mut team = Vec::new();
        if R::TOGETHER && look.departed.is_none() && legal.is_empty() && look.viewer != Viewer::Spectator {
            let acting = self.actors().first();
            acting.into_iter().for_each(|seat| rules.legal(&self.state, seat, &mut team));
        }
        let proposed = |(seat, action): &(Seat, String)| Some((*seat, rules.read_action(action).ok()?));
        let proposals: Vec<_> = look.proposals.iter().filter_map(proposed).collect();
        let read = |opinion: &Opinion<String>| {
            let action = rules.read_action(&opinion.action).ok()?;
            Some(Opinion { action, rating: opinion.rating, why: opinion.why.clone() })
        };
        let hint = look.hint.map(|hint| Advice { opinions: hint.opinions.iter().filter_map(read).collect() });
        paint(&Seen {
            words: look.words,
            rules,
            table: look.table,
            chairs: look.chairs,
            viewer: look.viewer,
            view: &view,
            legal: &legal,
            team: &team,
            proposals: &proposals,
            hint: hint.as_ref(),
            hints: look.hints,
            thinking: look.thinking,
            step: self.steps,
            mark: look.mark,
            once: look.once,
            events: &events,
            log: &log,
            outcome: self.outcome.as_ref(),
            focus: look.focus,
            refusal: look.refusal,
            departed: look.departed,
        })
    }

    fn log(&self, look: &Look<'_>) -> Vec<LogLine> {
        let names = pages::names(look.chairs);
        let line = |(step, event): &(u32, R::Event)| {
            let event = self.rules.witnessed(event, look.viewer)?;
            let message = self.rules.describe_event(&event)?;
            let seat = message.args.iter().find_map(|(_, arg)| match arg {
                engine::Arg::Seat(seat) => Some(*seat),
                _ => None,
            });
            let text = look.words.say_with(&message, &names);
            Some(LogLine { step: *step, seat, text, moved: R::moved(&event) })
        };
        let from = self.told_from(look.viewer);
        let news = self.events.iter().rev().filter(|(step, event)| *step >= from && R::is_news(event));
        let mut lines: Vec<LogLine> = news.filter_map(line).take(LOG_LINES).collect();
        lines.reverse();
        lines
    }
}

impl<R: Rules + Painted> Playing<R> {
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
        let theirs = |by: &Seat| Some(*by) == seat;
        let now = self.acted.iter().rev().take_while(|by| theirs(by)).count();
        let others = self.acted.iter().rev().skip(now).take_while(|by| !theirs(by)).count();
        let last = self.acted.iter().rev().skip(now + others).take_while(|by| theirs(by)).count();
        match last {
            0 => 0,
            _ => (self.acted.len() - now - others - last) as u32 + 1,
        }
    }
}

impl<R: Notation + Plays + Painted> Live for Playing<R> {
    fn steps(&self) -> u32 {
        self.steps
    }

    fn actors(&self) -> Seats {
        self.rules.actors(&self.state)
    }

    fn is_over(&self) -> bool {
        self.outcome.is_some()
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

    fn fork(&self) -> Box<dyn Live> {
        Box::new(self.copy())
    }

    fn pedigree(&self) -> (u32, (String, String)) {
        (R::VERSION, self.rules.board())
    }

    fn mind(&self, seat: Seat) -> Box<dyn Mind> {
        let (rules, viewer) = (self.rules.clone(), Viewer::Seat(seat));
        let view = rules.view(&self.state, viewer);
        let mut legal = Vec::new();
        rules.legal(&self.state, seat, &mut legal);
        let mut memory = rules.memory(viewer);
        let told = self.events.iter().filter_map(|(_, event)| rules.witnessed(event, viewer));
        told.for_each(|event| rules.watch(&mut memory, &event));
        Box::new(Knowing { rules, view, memory, legal })
    }

    fn regions(&self, look: &Look<'_>) -> Vec<Region> {
        self.with_seen(look, |seen| R::regions(seen))
    }

    fn page(&self, look: &Look<'_>) -> String {
        self.with_seen(look, |seen| R::page(seen).into_string())
    }
}

/// Deals the game of a table, whichever it is.
///
/// # Errors
/// There is no such game, or not so.
pub fn deal(table: &table::Table, seed: &str) -> Result<Box<dyn Live>, Message> {
    let seed = Seed::parse(seed).ok_or_else(|| Message::new("table-bad-log").with("entry", 0))?;
    let chance = Sealed::new(seed, table.chance);
    let setup = roster::Setup {
        game: table.game.clone(),
        board: None,
        seats: table.chairs.len(),
        options: table.options.clone(),
    };
    let refused = |mut faults: Vec<Message>| faults.remove(0);
    match roster::game(&setup.game)?.id {
        "europe" | "usa" => Ok(playing(roster::classic(&setup).map_err(refused)?, chance)),
        GreatLakes::GAME => Ok(playing(roster::great_lakes(&setup).map_err(refused)?, chance)),
        CardGame::GAME => Ok(playing(roster::card_game(&setup).map_err(refused)?, chance)),
        SwitchSignal::GAME => Ok(playing(roster::switch_signal(&setup).map_err(refused)?, chance)),
        other => unreachable!("{other} is in the list of games, but has no table here"),
    }
}

fn playing<R: Notation + Plays + Painted>(rules: R, chance: Sealed) -> Box<dyn Live> {
    Box::new(Playing::deal(Arc::new(rules), chance))
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::record::Traces;
    use engine::{Keyed, Quick, Recorder, playout};
    use words::Language;

    fn sealed(text: &str) -> Sealed {
        Sealed::new(Seed::from_text(text), Keyed::NEW)
    }

    fn chairs(seats: usize) -> Vec<Chair> {
        (0..seats)
            .map(|seat| Chair {
                name: format!("Seat {seat}"),
                level: (seat > 0).then(|| "driver".to_owned()),
            })
            .collect()
    }

    /// The wire: what a viewer gets doesn't depend on anything that the viewer may not know.
    #[test]
    fn the_same_game_with_hidden_cards_swapped_gives_the_same_bytes() {
        for seats in 2..=5 {
            compare(classic::Classic::standard(seats).expect("a table"), &["route:dieppe-paris"]);
            compare(GreatLakes::standard(seats).expect("a table"), &["city:chicago", "exchange"]);
        }
        for seats in 2..=4 {
            for peeking in [false, true] {
                let game = CardGame::standard(seats).expect("a table").with_peeking(peeking);
                compare(game, &["play:red", "row:blue-white", "play:locomotive"]);
            }
        }
    }

    /// Plays a game by chance, and compares it now and then with one in which all that is hidden is
    /// another, with something clicked on or not.
    fn compare<R: Notation + Plays + Painted>(rules: R, clicked: &[&str]) {
        let seats = rules.seats();
        let rules = Arc::new(rules);
        let words = Language::ALL.map(Words::new);
        let mut chance = Quick::new(seats as u64);
        let mut true_one = Playing::deal(rules.clone(), sealed(&seats.to_string()));
        let chairs = chairs(seats);
        for step in 0.. {
            let Some(seat) = playout::actor(&*rules, &true_one.state, &mut chance) else { break };
            if step % 13 == 0 {
                for viewer in Viewer::all(seats) {
                    let swapped = swapped(&true_one, viewer, &mut chance);
                    for words in &words {
                        let focus = (step % 2 == 0).then(|| clicked[step / 2 % clicked.len()]);
                        let look = Look {
                            words,
                            table: "t",
                            chairs: &chairs,
                            viewer,
                            focus,
                            refusal: None,
                            proposals: &[],
                            hint: None,
                            thinking: false,
                            hints: true,
                            departed: None,
                            mark: "0.0",
                            once: "",
                        };
                        assert_eq!(true_one.page(&look), swapped.page(&look), "{viewer:?} at {step}");
                        assert_eq!(true_one.regions(&look), swapped.regions(&look));
                    }
                }
            }
            let action = rules.pick(&true_one.state, seat, &mut chance).expect("something to do");
            let (entry, _) = true_one.act(seat, &rules.write_action(action)).expect("legal");
            let Entry::Acted { seat, action, hash, .. } = entry else { panic!("{entry:?}") };
            true_one.play(seat, &action, &hash).expect("as proposed");
        }
    }

    /// What the rules or the disk said no to, and what comes to another state than was written down,
    /// leaves chance where it was. A game goes on just as its record would.
    #[test]
    fn chance_moves_with_what_is_written_down_and_with_nothing_else() {
        for keyed in [Keyed::Step, Keyed::Deck] {
            let (rules, seed) =
                (Arc::new(GreatLakes::standard(2).expect("a table")), Seed::from_text("moved"));
            let mut game = Playing::deal(rules.clone(), Sealed::new(seed, keyed));
            let mut recorder = Recorder::deal_keyed(&*rules, seed, keyed, &mut ());
            let mut whim = Quick::new(9);
            while let Some(seat) = playout::actor(&*rules, &game.state, &mut whim) {
                for _ in 0..2 {
                    let dropped = rules.pick(&game.state, seat, &mut whim).expect("something to do");
                    game.act(seat, &rules.write_action(dropped)).expect("legal");
                }
                let action = rules.pick(&game.state, seat, &mut whim).expect("something to do");
                let text = rules.write_action(action);
                for other in Seat::all(2).filter(|other| !game.actors().contains(*other)) {
                    assert!(game.act(other, &text).is_err());
                }
                assert!(game.play(seat, &text, "another state").is_err());
                let (entry, _) = game.act(seat, &text).expect("legal");
                recorder.apply(seat, action, &mut ()).expect("legal");
                let Traces { drawn, hash } = &recorder.record().steps.last().expect("a step").traces;
                let Entry::Acted { drawn: is_drawn, hash: is, .. } = entry else { panic!("{entry:?}") };
                assert_eq!((Some(is_drawn), Some(&is)), (drawn.clone(), hash.as_ref()), "{keyed:?}");
                game.play(seat, &text, &is).expect("as planned");
            }
            assert!(game.is_over());
        }
    }

    /// Who has to remember is told what happened since their last turn, and the rest once it is over.
    #[test]
    fn what_is_to_be_remembered_is_not_told_for_ever() {
        let rules = Arc::new(CardGame::standard(3).expect("a table"));
        let mut chance = Quick::new(7);
        let mut game = Playing::deal(rules.clone(), sealed("memory"));
        let told = |game: &Playing<CardGame>| {
            let (words, chairs) = (Words::new(Language::En), chairs(3));
            let viewer = Viewer::Seat(Seat::default());
            let look = Look {
                words: &words,
                table: "t",
                chairs: &chairs,
                viewer,
                focus: None,
                refusal: None,
                proposals: &[],
                hint: None,
                thinking: false,
                hints: true,
                departed: None,
                mark: "0.0",
                once: "",
            };
            game.log(&look).iter().map(|line| line.step).min().unwrap_or(0)
        };
        let mut oldest = 0;
        while let Some(seat) = playout::actor(&*rules, &game.state, &mut chance) {
            let action = rules.pick(&game.state, seat, &mut chance).expect("something to do");
            let (entry, _) = game.act(seat, &rules.write_action(action)).expect("legal");
            let Entry::Acted { seat, action, hash, .. } = entry else { panic!("{entry:?}") };
            game.play(seat, &action, &hash).expect("as proposed");
            if game.outcome.is_none() {
                let mine: Vec<u32> = (1..)
                    .zip(&game.acted)
                    .filter(|(_, by)| **by == Seat::default())
                    .map(|(step, _)| step)
                    .collect();
                oldest = told(&game);
                assert!(oldest == 0 || mine.contains(&oldest), "{oldest} of {mine:?}");
            }
        }
        assert!(oldest > 20, "the log was cut, from step {oldest} on");
        assert!(told(&game) < oldest, "at the end it is told again");
    }

    /// The game as the viewer could imagine it, with events that hold no more than the viewer was told.
    fn swapped<R: Notation + Plays + Painted>(
        game: &Playing<R>,
        viewer: Viewer,
        chance: &mut Quick,
    ) -> Playing<R> {
        let rules = &game.rules;
        let view = rules.view(&game.state, viewer);
        let told = |(step, event): &(u32, R::Event)| Some((*step, rules.witnessed(event, viewer)?));
        Playing {
            rules: rules.clone(),
            chance: game.chance.clone(),
            state: rules.imagine(&view, chance).expect("a view of a true state"),
            steps: game.steps,
            events: game.events.iter().filter_map(told).collect(),
            acted: game.acted.clone(),
            outcome: game.outcome.clone(),
        }
    }
}
