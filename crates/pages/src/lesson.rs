//! What a first lesson says: a region of its own that lies over the table and can be folded away. Nothing moves
//! for it.

use engine::{Message, Rules};
use lessons::{Idea, IdeaText, Lesson, Progress, Remark, Texts};
use maud::{Markup, html};
use words::Words;

use crate::company::Undo;
use crate::handbook::{self, inline};
use crate::{Region, Screen};

/// The region, at the table of a lesson.
pub fn region<R: Rules>(screen: &Screen<'_, R>) -> Option<Region> {
    Some(Region { id: "coach", html: coach(screen)?.into_string() })
}

/// All of it; none at other tables, and for others at this one.
pub(crate) fn coach<R: Rules>(screen: &Screen<'_, R>) -> Option<Markup> {
    let (words, game) = (screen.words, screen.rules.game());
    let (progress, lesson) = (screen.company.lesson?, Lesson::of(game)?);
    let coach = Coach {
        words,
        game,
        table: screen.table,
        lesson,
        texts: lesson.texts(words.language()),
        progress,
        undo: screen.company.undo == Some(Undo::Free),
        refused: screen.company.refused,
        waits: screen.legal.is_empty(),
    };
    Some(html! {
        section #coach .coach aria-label=(words.text("lesson-title")) hidden[progress.is_closed]
            data-idea=[coach.idea().map(|(idea, _)| &*idea.id)] data-shows=[coach.shows()] {
            @if !progress.is_closed { (coach.sheet()) }
        }
    })
}

/// What is told, and of which lesson.
struct Coach<'a> {
    words: &'a Words,
    game: &'a str,
    table: &'a str,
    lesson: &'a Lesson,
    texts: &'a Texts,
    progress: &'a Progress,
    undo: bool,
    refused: bool,
    waits: bool,
}

impl Coach<'_> {
    fn text(&self, key: &'static str) -> String {
        self.words.text(key)
    }

    /// The idea that is told now, unless all is told.
    fn idea(&self) -> Option<(&Idea, &IdeaText)> {
        let current = self.progress.current.filter(|_| !self.progress.is_over)?;
        Some((self.lesson.script.ideas.get(current)?, self.texts.ideas.get(current)?))
    }

    fn shows(&self) -> Option<&str> {
        self.idea().map(|(idea, _)| &*idea.shows).filter(|shows| !shows.is_empty())
    }

    fn sheet(&self) -> Markup {
        let (all, behind) = (self.lesson.script.ideas.len(), self.progress.behind());
        let told = self.idea();
        let heading = match told {
            Some((_, text)) => text.title.clone(),
            None if self.progress.is_over => self.text("lesson-over"),
            None if self.progress.waits() => self.text("lesson-moment"),
            None => self.text("lesson-play-on"),
        };
        let far = match self.progress.is_over {
            true => self.text("lesson-title"),
            false => {
                let far = Message::new("lesson-far").with("number", (behind + 1).min(all));
                self.words.say(&far.with("all", all))
            }
        };
        html! {
            details.coach-sheet open {
                summary title=(self.text("lesson-fold")) { small { (far) } b { (heading) } }
                div.coach-body {
                    div role="status" {
                        (self.remark())
                        @match told {
                            Some((idea, text)) => (self.told(idea, text)),
                            None if self.progress.is_over => (self.over()),
                            None if self.progress.waits() => p { (self.text("lesson-moment-text")) },
                            None => p { (self.text("lesson-play-on-text")) },
                        }
                    }
                    @match told {
                        Some((idea, text)) => (self.ways(idea, text)),
                        None => (self.last()),
                    }
                }
            }
        }
    }

    /// What is said of what was done last.
    fn remark(&self) -> Markup {
        if self.refused {
            return html! { p.coach-remark.coach-other { (self.text("lesson-refused")) } };
        }
        let ideas = &self.texts.ideas;
        match &self.progress.remark {
            None => html! {},
            Some(Remark::Done(place)) => html! {
                @if let Some(done) = ideas.get(*place).and_then(|idea| idea.done.as_ref()) {
                    p.coach-remark.coach-done { b { "✓ " } (inline(done)) }
                }
            },
            Some(Remark::Other(kind)) => html! {
                p.coach-remark.coach-other {
                    @if let Some(said) = self.texts.remark(kind) { (inline(said)) " " }
                    @if self.undo { (self.text("lesson-undo")) " " }
                    (self.text("lesson-other"))
                }
            },
            Some(Remark::TakenBack) => html! {
                p.coach-remark.coach-done { (self.text("lesson-taken-back")) }
            },
            Some(Remark::Passed(place)) => html! {
                @if let Some(idea) = ideas.get(*place) {
                    @let passed = Message::new("lesson-passed").with("idea", idea.title.as_str());
                    p.coach-remark.coach-other { (self.words.say(&passed)) }
                }
            },
        }
    }

    fn told(&self, idea: &Idea, text: &IdeaText) -> Markup {
        let place = self.lesson.script.place(&idea.id).unwrap_or_default();
        let early = self.progress.early.get(place).is_some_and(|early| *early);
        html! {
            @for paragraph in &text.text { p { (inline(paragraph)) } }
            @if early { p.coach-now { (self.text("lesson-early")) } }
            @else if self.progress.done.get(place).is_some_and(|done| *done > 0) {
                @let far = Message::new("lesson-times").with("done", self.progress.done[place]);
                p.coach-now { (self.words.say(&far.with("times", idea.times))) }
            }
            @else if self.waits && !idea.is_told() { p.coach-now { (self.text("lesson-waits")) } }
            @else if self.progress.has_to_wait(&self.lesson.script) {
                p.coach-now { (self.text("lesson-not-yet")) }
            }
        }
    }

    /// Why, where, and how to go on.
    fn ways(&self, idea: &Idea, text: &IdeaText) -> Markup {
        let is_read =
            idea.is_told() || self.progress.early[self.lesson.script.place(&idea.id).unwrap_or_default()];
        let (class, key) = if is_read { ("main", "lesson-go-on") } else { ("plain", "lesson-skip") };
        html! {
            @if let Some(why) = &text.why {
                details.coach-why id=(["why", &idea.id].join("-")) {
                    summary { (self.text("lesson-why")) }
                    p { (inline(why)) " " (handbook::link(self.words, self.game, &idea.rule)) }
                }
            }
            div.coach-ways {
                (self.form(Some(&idea.id), class, key))
                @if !idea.shows.is_empty() {
                    a.button.plain href=(idea.shows) data-shows=(idea.shows) { (self.text("lesson-show")) }
                }
                (self.form(None, "plain", "lesson-end"))
            }
        }
    }

    fn form(&self, idea: Option<&str>, class: &str, key: &'static str) -> Markup {
        html! {
            form method="post" action=(format!("/t/{}/lesson", self.table)) data-live data-aside
                .coach-end[key == "lesson-end"] {
                input type="hidden" name="idea" value=(idea.unwrap_or_default());
                button.button .(class) type="submit" { (self.text(key)) }
            }
        }
    }

    /// What was met, and what wasn't.
    fn over(&self) -> Markup {
        let (script, texts) = (&self.lesson.script, self.texts);
        let (met, missed): (Vec<usize>, Vec<usize>) =
            (0..texts.ideas.len()).partition(|place| self.progress.has_met(*place));
        let title = |place: usize| &texts.ideas[place].title;
        html! {
            @for paragraph in &texts.end { p { (inline(paragraph)) } }
            h3 { (self.text("lesson-met")) }
            ul.coach-met { @for place in met { li { (title(place)) } } }
            @if !missed.is_empty() {
                h3 { (self.text("lesson-missed")) }
                ul.coach-missed {
                    @for place in missed {
                        li { (title(place)) " " (handbook::link(self.words, self.game, &script.ideas[place].rule)) }
                    }
                }
            }
        }
    }

    /// The ways on where there is no idea to tell.
    fn last(&self) -> Markup {
        html! {
            div.coach-ways {
                @if self.progress.is_over {
                    (self.form(None, "main", "lesson-close"))
                    a.button.plain href=(format!("/g/{}", self.game)) { (self.text("lesson-for-real")) }
                    (door(self.words, self.game, "lesson-again", self.table))
                } @else {
                    (self.form(None, "plain", "lesson-end"))
                }
            }
        }
    }
}

/// The way to a game's first lesson from a page about it, if there is one.
pub(crate) fn way(words: &Words, game: &str) -> Markup {
    html! {
        @if Lesson::of(game).is_some() { div.lesson-door { (door(words, game, "lesson-door", "")) } }
    }
}

/// The form that lays it; once, for the same text.
fn door(words: &Words, game: &str, key: &'static str, once: &str) -> Markup {
    html! {
        form method="post" action=(format!("/g/{game}/lesson")) {
            input type="hidden" name="once" value=(once);
            button.button.plain type="submit" {
                (words.text(key))
                span.out-of-sight { ": " (words.text(&format!("{game}-title"))) }
            }
        }
    }
}
