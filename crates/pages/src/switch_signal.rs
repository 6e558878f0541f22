//! The table of Switch & Signal: a signal box with its board, its clock and its desk.
//!
//! All play together and nothing is hidden: whoever isn't to act sees the same offers, and proposes
//! what the others would do.

mod board;
mod cards;
mod choice;
mod clock;
mod crew;
mod dice;
mod figures;
mod focus;
mod goods;
mod helpers;
mod legend;
mod marks;
mod names;
mod orders;
mod partners;
mod pictured;
mod pins;
mod plan;
mod planned;
mod preview;
mod prompt;
mod reach;
mod score;
mod shapes;
mod switches;
mod tell;
mod token_drawings;
mod trains;

use ::switch_signal::{Action, Ending, Event, Halt, Payment, Prospect, State, SwitchSignal};
use engine::{Rules as _, Seat};
use maud::{Markup, html};
use words::Words;

use focus::Focus;

use crate::animation::Transfer;
use crate::legend::Sign;
use crate::map::zoom;
use crate::moment::Moment;
use crate::parts::form::proposes;
use crate::parts::{laid, log, side};
use crate::together::Left;
use crate::{HasPages, Region, moment, news};

/// A table as somebody looks at it.
type Screen<'a> = crate::Screen<'a, SwitchSignal>;

impl HasPages for SwitchSignal {
    const TOGETHER: bool = true;

    fn is_planned(action: &Action) -> bool {
        action.is_of_cards()
    }

    fn does_same(one: &Action, other: &Action) -> bool {
        (*one).does_same(*other)
    }

    fn foreseen(&self, state: &State, steps: &[Action]) -> Option<State> {
        self.after_steps(state, steps)
    }

    fn left(
        &self,
        state: &State,
        proposed: (Seat, &[Action]),
        done: &[(Seat, Action)],
    ) -> Option<Left<Action>> {
        let steps = self.steps_left(state, proposed, done);
        let (now, never) = match self.prospect(state, *steps.first()?) {
            Prospect::Now(action) => (Some(action), None),
            Prospect::Never(why) => (None, Some(self.explain(&why))),
            Prospect::Later | Prospect::Settled => (None, None),
        };
        Some(Left { steps, now, never })
    }

    fn can_pin(&self, place: &str) -> bool {
        Focus::read(self.board(), Some(place)).can_be_pinned()
    }

    fn spare(view: &Self::View) -> u32 {
        view.state.instructions_left().into()
    }

    fn regions(screen: &Screen<'_>) -> Vec<Region> {
        let region = |id, html: Markup| Region { id, html: html.into_string() };
        vec![
            region("prompt", prompt::prompt(screen)),
            region("players", crew::crew(screen)),
            region("helpers", helpers::helpers(screen)),
            region("map-now", board::map_now(screen)),
            region("partners", partners::chip(screen)),
            region("orders", orders::orders(screen)),
            region("clock", clock::clock(screen)),
            region("dice", dice::dice(screen)),
            region("goods", goods::goods(screen)),
            region("hand", cards::hand(screen)),
            region("choice", choice::choice(screen)),
            region("news", news::news(screen)),
            region("moments", moment::moments(screen)),
            region("log", log::log(screen)),
            region("heard", log::heard(screen)),
            region("score", score::score(screen)),
        ]
    }

    fn page(screen: &Screen<'_>) -> Markup {
        table(screen)
    }

    /// What the clock and the run before say already is no news.
    fn is_news(event: &Event) -> bool {
        !matches!(event, Event::TimeLost { .. })
    }

    /// A turn that ends before any card was played, though one could be.
    fn spends_turn(screen: &Screen<'_>, action: &Action) -> bool {
        let told = || screen.events.iter().rev().map(|(_, event)| event);
        let this_turn = || told().take_while(|event| !matches!(event, Event::Revealed { .. }));
        let played = |event: &Event| {
            use Event::{Loaded, Ordered, SignalMoved, SwitchSet};
            matches!(event, SignalMoved { .. } | SwitchSet { .. } | Ordered { .. } | Loaded { .. })
        };
        *action == Action::EndTurn && screen.legal.len() > 1 && !this_turn().any(played)
    }

    /// What is paid by a card of its own, or by two others.
    fn sets_apart(&self, action: &Action) -> &'static str {
        match action {
            Action::Signal { payment, .. }
            | Action::Switch { payment, .. }
            | Action::Move { payment, .. } => {
                if *payment == Payment::Own {
                    "card"
                } else {
                    "pair"
                }
            }
            _ => "",
        }
    }

    /// Trains run on the map by themselves, and hands are open: no card has to fly.
    fn animate(_: &Event) -> Vec<Transfer> {
        Vec::new()
    }

    fn moment(event: &Event) -> Option<Moment> {
        match event {
            Event::Delivered { counts: true, .. } => Some(Moment::Delivery),
            Event::Ran { halt: Halt::HeadOn(_), .. } => Some(Moment::Collision),
            Event::Over { ending: Ending::Delivered } => Some(Moment::Victory),
            Event::Over { .. } => Some(Moment::Defeat),
            _ => None,
        }
    }

    fn signs(&self) -> Vec<Sign> {
        legend::signs()
    }

    fn rule_of(&self, sign: &str) -> Option<String> {
        legend::rule_of(sign).map(|number| format!("SS-{number}"))
    }

    fn drawings(&self) -> Markup {
        html! { svg.defs width="0" height="0" aria-hidden="true" { defs { (shapes::signs()) } } }
    }

    fn figure(&self, words: &Words, figure: &str) -> Option<Markup> {
        figures::figure(self, words, figure)
    }

    fn draw_board(&self, words: &Words) {
        board::ground(self.board(), words);
    }

    fn has_drawn(&self, words: &Words) -> bool {
        board::has_ground(self.board(), words)
    }
}

/// The whole page of a table.
fn table(screen: &Screen<'_>) -> Markup {
    let content = html! {
        div.crew { (crew::crew(screen)) (helpers::helpers(screen)) }
        div.middle {
            (prompt::prompt(screen))
            div.map-frame { (board::map(screen)) (zoom(screen.words)) (partners::chip(screen)) (score::score(screen)) }
        }
        (side(screen, html! { (choice::choice(screen)) (news::news(screen)) }))
        div.desk {
            (cards::hand(screen))
            (orders::orders(screen))
            (clock::clock(screen))
            (dice::dice(screen))
            (goods::goods(screen))
        }
    };
    laid(screen, &Markup::default(), "signal-box", content)
}

/// What can be done now by whoever is to act: as actions for them, as proposals for the others.
fn offers<'s>(screen: &'s Screen<'_>) -> &'s [Action] {
    match screen.departed {
        Some(_) => &[],
        None if proposes(screen) => screen.team,
        None => screen.legal,
    }
}

/// The position.
fn state<'s>(screen: &'s Screen<'_>) -> &'s State {
    &screen.view.state
}
