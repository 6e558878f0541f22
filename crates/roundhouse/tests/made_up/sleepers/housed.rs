//! What the house asks of the game: bots, a page, and something to tell after many games.

use arena::statistics::{HeldItem, ItemGroup, Statistics};
use bots::{Advice, Budget, HasBots, HouseBot, Level, Opinion};
use engine::{Chance, Message, Rules as _, Seat, Viewer};
use maud::{Markup, html};
use pages::animation::Transfer;
use pages::hint::hint;
use pages::parts::form::{button, form};
use pages::parts::{laid, log, panel, prompt, score, side};
use pages::{HasPages, Region, Screen};

use super::{Event, Sleepers, State, Take};

/// Leaves a multiple of three, if that can be done.
fn best(view: &State, legal: &[Take]) -> Option<Take> {
    legal.iter().copied().find(|Take(count)| (view.left - count).is_multiple_of(3))
}

/// Its positions have no numbers that mean anything else.
impl wire::HasFacts for Sleepers {}

impl HasBots for Sleepers {
    type Memory = ();

    fn memory(&self, _: Viewer) {}

    fn watch(&self, (): &mut (), _: &Event) {}

    fn iterations(_: HouseBot) -> u32 {
        0
    }

    fn choose(
        &self,
        bot: HouseBot,
        view: &State,
        (): &(),
        legal: &[Take],
        _: &mut Budget<'_>,
        chance: &mut impl Chance,
    ) -> Option<Take> {
        let any = legal.get(chance.below(legal.len() as u32) as usize).copied();
        match bot {
            HouseBot::Random | HouseBot::Level(Level::Trainee) => any,
            _ => best(view, legal).or(any),
        }
    }

    fn advise(
        &self,
        view: &State,
        (): &(),
        legal: &[Take],
        _: &mut Budget<'_>,
        _: &mut impl Chance,
    ) -> Option<Advice<Take>> {
        let opinion = |action: &Take| {
            let why = (best(view, legal) == Some(*action)).then(|| Message::new("sleepers-why"));
            Opinion { action: *action, rating: None, why: why.into_iter().collect() }
        };
        let mut opinions: Vec<Opinion<Take>> = legal.iter().map(opinion).collect();
        opinions.sort_by_key(|opinion| opinion.why.is_empty());
        (!opinions.is_empty()).then_some(Advice { opinions })
    }
}

fn told(screen: &Screen<'_, Sleepers>) -> Markup {
    let left = Message::new("sleepers-left").with("count", screen.view.left);
    prompt::told(screen, &left, screen.rules.actors(screen.view), None)
}

fn choice(screen: &Screen<'_, Sleepers>) -> Markup {
    let take = |action: &Take| button(screen, *action, "button", html! { (action.0) });
    let offers = html! { @for action in screen.legal { (take(action)) } };
    let offered = (!screen.legal.is_empty()).then(|| form(screen, "inline", offers));
    panel::panels(hint(screen).into_iter().chain(offered).collect())
}

fn ended(screen: &Screen<'_, Sleepers>) -> Markup {
    score::ended(screen, || html! {})
}

impl HasPages for Sleepers {
    fn regions(screen: &Screen<'_, Self>) -> Vec<Region> {
        let region = |id, html: Markup| Region { id, html: html.into_string() };
        vec![
            region("prompt", told(screen)),
            region("choice", choice(screen)),
            region("log", log::log(screen)),
            region("heard", log::heard(screen)),
            region("score", ended(screen)),
        ]
    }

    fn page(screen: &Screen<'_, Self>) -> Markup {
        let content = html! { (told(screen)) (side(screen, choice(screen))) (ended(screen)) };
        laid(screen, &Markup::default(), "sleepers", content)
    }

    fn is_news(_: &Event) -> bool {
        true
    }

    fn animate(_: &Event) -> Vec<Transfer> {
        Vec::new()
    }
}

impl Statistics for Sleepers {
    const FIGURES: &'static [&'static str] = &[];

    fn item_groups(&self) -> Vec<ItemGroup> {
        Vec::new()
    }

    fn starter(&self, state: &State) -> Seat {
        state.turn
    }

    fn note(&self, _: &State, _: Seat, _: &mut [i32], _: &mut Vec<HeldItem>) {}
}
