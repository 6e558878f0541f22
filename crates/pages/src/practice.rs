//! Practice: a game that goes on from a step of another. How one begins it where a game is looked at again, and how a
//! table says that it is no more than that.

use bots::Level;
use engine::{Message, Seat};
use maud::{Markup, html};
use words::Words;

use crate::parts::{name, say};
use crate::review::{Eyes, Review};
use crate::start::level_name;
use crate::{HasPages, Screen};

/// What a game grew from that is played for practice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Root<'a> {
    /// The game: a table, or `record/…`.
    pub from: &'a str,
    /// From which of its steps.
    pub step: u32,
    /// In whose place whoever practises sits.
    pub seat: Seat,
    /// Whether what that seat didn't know was imagined.
    pub imagined: bool,
}

impl Root<'_> {
    /// The address of the step.
    fn address(&self) -> String {
        format!("/t/{}/replay?step={}", self.from, self.step)
    }
}

/// How somebody goes on themselves from a game that is looked at again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Practice {
    /// Where the form is sent.
    pub action: String,
    /// How many they have begun already: the same form, sent twice, begins one.
    pub nth: usize,
    /// What has grown from it.
    pub branches: Vec<Branched>,
}

/// A game that has grown from another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Branched {
    /// Its table.
    pub table: String,
    /// From which step.
    pub step: u32,
    /// In whose place.
    pub seat: Seat,
    /// Whether what that seat didn't know was imagined.
    pub imagined: bool,
    /// Who plays it.
    pub name: String,
    /// Whether that is whoever looks.
    pub own: bool,
}

/// A fork in the way.
const FORK: &str = "M6 20V4M6 14C6 9 17 11 17 5M13.500 8L17 4.500L20.500 8";

/// What leads from a step to a game of one's own, over the bar below a game that is looked at again.
pub(crate) fn offer<R: HasPages>(screen: &Screen<'_, R>, review: &Review<'_>, practice: &Practice) -> Markup {
    let words = screen.words;
    html! {
        details.practice-offer {
            summary title=(words.text("practice-play")) {
                svg viewBox="0 0 24 24" aria-hidden="true" { path.practice-fork d=(FORK) {} }
                span { (words.text("practice-play")) }
            }
            div.review-menu.practice-menu {
                @if screen.outcome.is_some() { p.hint { (words.text("practice-over")) } }
                @else { (form(screen, review, practice)) }
                @if !practice.branches.is_empty() {
                    h3 { (words.text("practice-branches")) }
                    ul.practice-branches {
                        @for branch in &practice.branches {
                            li { a href=(format!("/t/{}", branch.table)) { (line(screen, branch)) } }
                        }
                    }
                }
            }
        }
    }
}

fn form<R: HasPages>(screen: &Screen<'_, R>, review: &Review<'_>, practice: &Practice) -> Markup {
    let words = screen.words;
    let own = match review.eyes {
        Eyes::Seat(seat) => seat,
        // Whoever is next.
        _ => {
            let next = review.steps.iter().find(|(step, _)| *step > review.step);
            next.map(|(_, seat)| *seat).unwrap_or_default()
        }
    };
    let cards = match R::OPEN {
        true => [("true", "practice-chance-true"), ("imagined", "practice-chance-other")],
        false => [("true", "practice-cards-true"), ("imagined", "practice-cards-imagined")],
    };
    html! {
        form method="post" action=(practice.action) {
            input type="hidden" name="step" value=(review.step);
            input type="hidden" name="nth" value=(practice.nth);
            h3 { (say(screen, &Message::new("practice-from").with("step", review.step))) }
            label.field {
                span { (words.text("practice-seat")) }
                select name="seat" {
                    @for seat in Seat::all(screen.chairs.len()) {
                        option value=(seat) selected[seat == own] { (name(screen, seat)) }
                    }
                }
            }
            fieldset.practice-cards {
                legend { (words.text("practice-cards")) }
                @for (value, key) in cards {
                    label {
                        input type="radio" name="cards" value=(value) checked[value == "true"];
                        span { (words.text(key)) }
                    }
                }
            }
            label.field {
                span { (words.text("home-level")) }
                select name="level" {
                    option value="" { (words.text("practice-level-same")) }
                    @for level in Level::ALL { option value=(level.id()) { (level_name(words, level.id())) } }
                }
            }
            button.button.main type="submit" { (words.text("practice-begin")) }
            p.hint { (words.text("practice-counts")) }
        }
    }
}

/// A branch, in a line.
fn line<R: HasPages>(screen: &Screen<'_, R>, branch: &Branched) -> String {
    let words = screen.words;
    let who = match (branch.own, branch.name.as_str()) {
        (true, _) => words.text("practice-you"),
        (false, "") => words.text("server-guest"),
        (false, name) => name.to_owned(),
    };
    let key = if branch.imagined { "practice-branch-imagined" } else { "practice-branch-true" };
    let line = Message::new(key).with("step", branch.step).with("who", who).with("seat", branch.seat);
    say(screen, &line)
}

/// That a table is no more than practice, in the head of its page; and the way to what it grew from.
pub(crate) fn badge(words: &Words, root: &Root<'_>) -> Markup {
    let told = words.say(&Message::new("practice-grew").with("step", root.step));
    html! { a.practice-badge href=(root.address()) title=(told) { (words.text("practice-title")) } }
}

/// The same in the menu of the table, in a sentence.
pub(crate) fn at_table<R: HasPages>(screen: &Screen<'_, R>, root: &Root<'_>) -> Markup {
    let key = if root.imagined { "practice-told-imagined" } else { "practice-told-true" };
    let told = Message::new(key).with("step", root.step).with("seat", root.seat);
    html! {
        p.hint { (say(screen, &told)) }
        (back(screen.words, root, "plain"))
    }
}

/// The way back to the step.
pub(crate) fn back(words: &Words, root: &Root<'_>, class: &str) -> Markup {
    html! { a.button.(class) href=(root.address()) { (words.text("practice-back")) } }
}
