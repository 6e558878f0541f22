//! A game that is looked at again: as it was after any of its steps, through somebody's eyes. The table is drawn
//! by what draws it while it is played; below it lies what leads to other steps.
//!
//! Everything is a link or a form, and the address says step and eyes, so that it works without the script, and a
//! link to a step is the address of the page.

use engine::{Message, Rules, Seat};
use maud::{Markup, html};

use crate::map::seat_class;
use crate::parts::{name, say};
use crate::practice::Practice;
use crate::{Chair, HasPages, Region, Screen, practice};

/// Through whose eyes a game is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// A seat's: what it knew then.
    Seat(Seat),
    /// Those of somebody who only watched.
    Watcher,
    /// With everything open.
    All,
}

impl Eyes {
    /// As an address has it: `A`, `none`, `all`.
    pub fn id(self) -> String {
        match self {
            Eyes::Seat(seat) => seat.to_string(),
            Eyes::Watcher => "none".to_owned(),
            Eyes::All => "all".to_owned(),
        }
    }

    /// What an address means.
    pub fn from_id(id: &str) -> Option<Eyes> {
        match id {
            "none" => Some(Eyes::Watcher),
            "all" => Some(Eyes::All),
            letter => Seat::from_letter(letter).map(Eyes::Seat),
        }
    }
}

/// Where one goes back to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Out {
    /// To a table that is still played at.
    Game,
    /// To one where the game is over.
    Table,
    /// To where records are brought.
    Records,
}

/// How a game is looked at again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Review<'a> {
    /// What its addresses have after `/t/`, before step and eyes: `abc/replay`.
    pub place: &'a str,
    /// The step after which it is shown.
    pub step: u32,
    /// Through whose eyes.
    pub eyes: Eyes,
    /// Through whose else it can be.
    pub offered: &'a [Eyes],
    /// All steps that stand, each with its number and who took it.
    pub steps: &'a [(u32, Seat)],
    /// Where it leads back to, and the address of that; nowhere, if it is a file of its own.
    pub out: Option<(Out, &'a str)>,
    /// Addresses at which it can be taken home, each with its text's key.
    pub files: &'a [(&'static str, String)],
    /// The whole address of what is shown, for others.
    pub link: &'a str,
    /// Where and why a record is no game from there on, if that is so.
    pub fault: Option<&'a str>,
    /// How somebody goes on themselves from a step, if they may.
    pub practice: Option<&'a Practice>,
}

impl Review<'_> {
    /// The number of the last step.
    pub fn last(&self) -> u32 {
        self.steps.last().map_or(0, |(step, _)| *step)
    }

    /// The address of the game after a step.
    pub fn at(&self, step: u32) -> String {
        format!("/t/{}/{step}/{}", self.place, self.eyes.id())
    }

    /// The step that stands before this one; 0 is the deal.
    fn before(&self) -> Option<u32> {
        let earlier = self.steps.iter().rev().map(|(step, _)| *step).find(|step| *step < self.step);
        (self.step > 0).then(|| earlier.unwrap_or(0))
    }

    /// The next one that stands.
    fn next(&self) -> Option<u32> {
        self.steps.iter().map(|(step, _)| *step).find(|step| *step > self.step)
    }

    /// The ends of turns: the last steps of as many as one seat took one after the other.
    fn turns(&self) -> impl DoubleEndedIterator<Item = u32> + '_ {
        let last = self.steps.len().saturating_sub(1);
        let ends = move |at: usize| at == last || self.steps[at + 1].1 != self.steps[at].1;
        (0..self.steps.len()).filter(move |at| ends(*at)).map(|at| self.steps[at].0)
    }

    /// The end of the turn before.
    fn turn_before(&self) -> Option<u32> {
        (self.step > 0).then(|| self.turns().rev().find(|step| *step < self.step).unwrap_or(0))
    }

    /// The end of this turn, or of the next.
    fn next_turn(&self) -> Option<u32> {
        self.turns().find(|step| *step > self.step)
    }
}

/// The part of the page below the table, which changes with every step.
pub fn regions<R: HasPages>(screen: &Screen<'_, R>, review: &Review<'_>) -> Vec<Region> {
    let region = |id, html: Markup| Region { id, html: html.into_string() };
    vec![region("hands", hands(screen)), region("review", bar(screen, review))]
}

/// What everybody holds, on the page of a game that is looked at again; nothing on any other.
pub fn open<R: HasPages>(screen: &Screen<'_, R>) -> Markup {
    html! { @if screen.review.is_some() { (hands(screen)) } }
}

/// What everybody holds, with everything open: nothing else is on the table where one's own hand would lie.
pub fn hands<R: HasPages>(screen: &Screen<'_, R>) -> Markup {
    let words = screen.words;
    html! {
        section #hands aria-label=(words.text("review-hands")) hidden[screen.whole.is_none()] {
            @if let Some(state) = screen.whole {
                @for seat in Seat::all(screen.rules.seats()) {
                    div.held-hand.(seat_class(seat)) {
                        h3 { (crate::chip::seat_chip(seat)) span { (name(screen, seat)) } }
                        (R::held(screen, state, seat))
                    }
                }
            }
        }
    }
}

/// The ways to other steps, as drawings: to the start, a turn back, a step back; and the same the other way.
const WAYS: [(&str, &str); 6] = [
    ("review-first", "M6 5V19M19 5L9 12L19 19Z"),
    ("review-turn-back", "M12 5L4 12L12 19ZM20 5L12 12L20 19Z"),
    ("review-back", "M16 5L7 12L16 19Z"),
    ("review-on", "M8 5L17 12L8 19Z"),
    ("review-turn-on", "M4 5L12 12L4 19ZM12 5L20 12L12 19Z"),
    ("review-last", "M18 5V19M5 5L15 12L5 19Z"),
];

/// What is pressed to see it played, and to stop it.
pub(crate) const PLAY: &str = "M7 4L19 12L7 20Z";
const PAUSE: &str = "M7 5H10V19H7ZM14 5H17V19H14Z";

/// How fast it is played: each with how long a step takes, in milliseconds, or a turn.
const PACES: [(&str, &str); 4] =
    [("review-slow", "2600"), ("review-normal", "1300"), ("review-fast", "450"), ("review-turns", "turns")];

/// What leads to other steps, and out.
pub fn bar<R: HasPages>(screen: &Screen<'_, R>, review: &Review<'_>) -> Markup {
    let words = screen.words;
    let last = review.last();
    let far = say(screen, &Message::new("review-step").with("step", review.step).with("last", last));
    let targets = [
        (review.step > 0).then_some(0),
        review.turn_before(),
        review.before(),
        review.next(),
        review.next_turn(),
        (review.step < last).then_some(last),
    ];
    let way = |nth: usize| way(screen, review, WAYS[nth], targets[nth]);
    html! {
        nav #review aria-label=(words.text("review-title")) data-place=(review.place) data-eyes=(review.eyes.id())
            data-step=(review.step) data-next=[review.next()] data-turn=[review.next_turn()] {
            form.review-slide method="get" action=(format!("/t/{}", review.place)) {
                label.review-range {
                    span.out-of-sight { (words.text("review-slider")) }
                    input type="range" name="step" min="0" max=(last) value=(review.step) aria-valuetext=(far);
                }
                output.review-far aria-hidden="true" { (far) }
                @if review.offered.len() > 1 {
                    label.review-eyes {
                        span { (words.text("review-eyes")) }
                        select name="eyes" {
                            @for eyes in review.offered {
                                option value=(eyes.id()) selected[*eyes == review.eyes] { (seen_by(screen, *eyes)) }
                            }
                        }
                    }
                } @else {
                    input type="hidden" name="eyes" value=(review.eyes.id());
                }
                button.button.review-go type="submit" { (words.text("review-go")) }
            }
            div.review-ways {
                (way(0)) (way(1)) (way(2))
                button.review-play.scripted type="button" aria-pressed="false" title=(words.text("review-play"))
                    data-play=(words.text("review-play")) data-pause=(words.text("review-pause")) {
                    svg viewBox="0 0 24 24" aria-hidden="true" { path.review-plays d=(PLAY) {} path.review-pauses d=(PAUSE) {} }
                    span.out-of-sight { (words.text("review-play")) }
                }
                (way(3)) (way(4)) (way(5))
            }
            label.review-pace.scripted {
                span.out-of-sight { (words.text("review-pace")) }
                select {
                    @for (key, pace) in PACES { option value=(pace) selected[pace == PACES[1].1] { (words.text(key)) } }
                }
            }
            div.review-sheets {
                @if let Some(practice) = review.practice { (practice::offer(screen, review, practice)) }
                @if let Some(out) = review.out { (more(screen, review, out)) }
            }
            @if let Some(fault) = review.fault { p.review-fault role="status" { (fault) } }
        }
    }
}

/// A way to another step; it keeps its place where there is nowhere to go.
fn way<R: Rules>(
    screen: &Screen<'_, R>,
    review: &Review<'_>,
    (key, drawing): (&'static str, &'static str),
    step: Option<u32>,
) -> Markup {
    let text = screen.words.text(key);
    let face = html! {
        svg viewBox="0 0 24 24" aria-hidden="true" { path d=(drawing) {} }
        span.out-of-sight { (text) }
    };
    html! {
        @match step {
            Some(step) => a id=(key) href=(review.at(step)) data-to=(step) title=(text) { (face) },
            None => span role="link" aria-disabled="true" title=(text) { (face) },
        }
    }
}

/// Whose eyes, in words.
fn seen_by<R: Rules>(screen: &Screen<'_, R>, eyes: Eyes) -> String {
    match eyes {
        Eyes::Seat(seat) => name(screen, seat),
        Eyes::Watcher => screen.words.text("review-eyes-none"),
        Eyes::All => screen.words.text("review-eyes-all"),
    }
}

/// The way out, the link to what is shown, and what can be taken home.
fn more<R: Rules>(screen: &Screen<'_, R>, review: &Review<'_>, (out, address): (Out, &str)) -> Markup {
    let words = screen.words;
    let out = match out {
        Out::Game => "review-to-game",
        Out::Table => "review-to-table",
        Out::Records => "review-to-records",
    };
    html! {
        details.review-more {
            summary title=(words.text("review-more")) { span.out-of-sight { (words.text("review-more")) } }
            div.review-menu {
                a.button href=(address) { (words.text(out)) }
                label.field {
                    span { (words.text("review-link")) }
                    input #review-link type="text" readonly value=(review.link);
                }
                button.button.quiet.scripted type="button" data-copy="review-link" data-done=(words.text("lobby-copied")) {
                    (words.text("review-copy"))
                }
                @for (key, file) in review.files { a.button.quiet href=(file) download { (words.text(key)) } }
            }
        }
    }
}

/// The way to look at a game again, as a button of this class.
pub(crate) fn link(words: &words::Words, table: &str, key: &str, class: &str) -> Markup {
    html! { a.button.(class) href=(format!("/t/{table}/replay")) { (words.text(key)) } }
}

/// Everybody's eyes that there are at a table with these chairs.
pub fn all_eyes(chairs: &[Chair]) -> Vec<Eyes> {
    [Eyes::All].into_iter().chain(Seat::all(chairs.len()).map(Eyes::Seat)).chain([Eyes::Watcher]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn review(steps: &[(u32, Seat)], step: u32) -> Review<'_> {
        let (place, eyes) = ("t/replay", Eyes::All);
        Review {
            place,
            step,
            eyes,
            offered: &[],
            steps,
            out: None,
            files: &[],
            link: "",
            fault: None,
            practice: None,
        }
    }

    #[test]
    fn one_goes_by_steps_that_stand_and_by_turns() {
        let [a, b] = [0, 1].map(|seat| Seat::new(seat).expect("a seat"));
        // The third and fourth were taken back.
        let steps = [(1, a), (2, a), (5, b), (6, b), (7, a)];
        let ways = |step| {
            let review = review(&steps, step);
            [review.turn_before(), review.before(), review.next(), review.next_turn()]
        };
        assert_eq!(ways(0), [None, None, Some(1), Some(2)]);
        assert_eq!(ways(1), [Some(0), Some(0), Some(2), Some(2)]);
        assert_eq!(ways(2), [Some(0), Some(1), Some(5), Some(6)]);
        assert_eq!(ways(5), [Some(2), Some(2), Some(6), Some(6)]);
        assert_eq!(ways(7), [Some(6), Some(6), None, None]);
        assert_eq!(review(&[], 0).next_turn(), None, "nothing was done yet");
    }

    #[test]
    fn eyes_are_what_addresses_say() {
        for eyes in [Eyes::All, Eyes::Watcher, Eyes::Seat(Seat::default())] {
            assert_eq!(Eyes::from_id(&eyes.id()), Some(eyes));
        }
        assert_eq!(Eyes::from_id("everything"), None);
    }
}
