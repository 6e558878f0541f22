//! Views as HTML and SVG, in both languages: pure functions.
//!
//! Nothing here decides what is legal: pages draw what a view and its legal actions say. Every part
//! of a page that can change is a [`Region`] with an id, and is redrawn as a whole; the server sends
//! only those that changed. Every action also works as a plain form, without any script.

pub mod map;

mod cache;
mod chip;
pub mod own_board;
pub mod pad;
pub mod poster;
pub mod preview;
mod qr;

pub mod animation;
pub mod assets;
pub mod big_screen;
pub mod card_game;
pub mod chat;
pub mod classic;
pub mod company;
pub mod day;
pub mod deal;
pub mod enter;
pub mod forgetting;
pub mod great_lakes;
pub mod handbook;
pub mod hint;
pub mod home;
pub mod kept;
pub mod keys;
pub mod legend;
pub mod lesson;
pub mod livery;
pub mod lobby;
pub mod me;
pub mod moment;
pub mod moving;
pub mod news;
pub mod notice;
pub mod offer;
pub mod parts;
pub mod practice;
pub mod preferences;
pub mod records;
pub mod report;
pub mod review;
pub mod shell;
pub mod start;
pub mod switch_signal;
pub mod ticket_game;
pub mod together;

use std::borrow::Cow;

use arena::Report;
use bots::Advice;
use engine::{Message, Names, Outcome, Rules, Seat, Viewer};
use maud::Markup;
use roster::Livery;
use words::Words;

/// A game that has pages.
pub trait HasPages: Rules {
    /// Whether all play together, with open hands: then whoever isn't to act sees what can be done, and
    /// may propose it.
    const TOGETHER: bool = false;

    /// Whether an action can be a step of a plan; else it answers what is asked just then.
    fn is_planned(_: &Self::Action) -> bool {
        false
    }
    /// Whether both do the same, whatever is paid for it.
    fn does_same(one: &Self::Action, other: &Self::Action) -> bool {
        one == other
    }
    /// The position that planned steps lead to, as far as nothing is left to chance; `None` where nothing can be
    /// planned.
    fn foreseen(&self, _: &Self::State, _: &[Self::Action]) -> Option<Self::State> {
        None
    }
    /// What is left of steps that were proposed in a seat's turn, after these were done since; `None` if nothing is.
    fn left(
        &self,
        _: &Self::State,
        _: (Seat, &[Self::Action]),
        _: &[(Seat, Self::Action)],
    ) -> Option<together::Left<Self::Action>> {
        None
    }
    /// Whether a pin can be put there, by a name as a click there would give it.
    fn can_pin(&self, _: &str) -> bool {
        false
    }
    /// What a team that has won has left of what it is short of: the more, the better it has played.
    fn spare(_: &Self::View) -> u32 {
        0
    }

    /// The regions of its table page.
    fn regions(screen: &Screen<'_, Self>) -> Vec<Region>;
    /// The whole table page.
    fn page(screen: &Screen<'_, Self>) -> Markup;
    /// Whether an event is worth a line of the log on the page: not what one sees anyway.
    fn is_news(event: &Self::Event) -> bool;
    /// Whether the page may keep telling what happened long ago. Where people have to remember it, it
    /// tells only what happened since their last turn.
    fn keeps_log(&self) -> bool {
        true
    }
    /// Whether a single tap on this spends the viewer's whole turn: then most people want to be asked again.
    fn spends_turn(_: &Screen<'_, Self>, _: &Self::Action) -> bool {
        false
    }
    /// Who got or lost how many points in an event, where that is told as it happens.
    fn scored(_: &Self::Event) -> Vec<(Seat, i32)> {
        Vec::new()
    }
    /// What sets an action apart from others of the same word, for a first lesson: `tunnel`, where a route is
    /// one. Empty where nothing does.
    fn sets_apart(&self, _: &Self::Action) -> &'static str {
        ""
    }
    /// What moves over the table in an event, as the viewer was told of it.
    fn animate(event: &Self::Event) -> Vec<animation::Transfer>;
    /// The keys of its table.
    fn keys() -> Vec<keys::Key> {
        keys::EVERYWHERE.to_vec()
    }
    /// What of its table can be asked about.
    fn signs(&self) -> Vec<legend::Sign> {
        legend::EVERYWHERE.to_vec()
    }
    /// The number of the rule that tells of one of these, by the key of its text.
    fn rule_of(&self, _: &str) -> Option<String> {
        None
    }
    /// Whether an event is told later: what others have chosen to begin with, to whoever hasn't chosen yet.
    fn is_withheld(_: &Self::View, _: &Self::Event) -> bool {
        false
    }
    /// Where on the page something was built in an event, as a click on it would name it: `route:paris-dieppe`.
    fn place(&self, _: &Self::Event) -> Option<String> {
        None
    }
    /// What an event is beyond a line of the journal, if it is more.
    fn moment(_: &Self::Event) -> Option<moment::Moment> {
        None
    }
    /// What a seat holds, in small, for whoever looks at a game again with everything open. Empty where nothing
    /// is hidden anyway.
    fn held(_: &Screen<'_, Self>, _: &Self::State, _: Seat) -> Markup {
        Markup::default()
    }
    /// Whether somebody may look at earlier positions of a game that still runs, as they saw them then: not
    /// where that would tell what people have to remember.
    fn may_look_back(&self, _: &Self::View, _: Viewer) -> bool {
        self.keeps_log()
    }
    /// Draws what of its board is drawn once and kept, in one language. The first page with the board
    /// waits for it otherwise. It may take a good part of a second.
    fn draw_board(&self, _: &Words) {}
    /// Whether that is there.
    fn has_drawn(&self, _: &Words) -> bool {
        true
    }
    /// What is drawn once on the page of its rules, for its figures to refer to.
    fn drawings(&self) -> Markup {
        Markup::default()
    }
    /// What the texts of its rules want drawn, as its table draws it: `cards red:3 locomotive`; `None` if it
    /// knows no such thing.
    fn figure(&self, _: &Words, _: &str) -> Option<Markup> {
        None
    }
    /// Whether there is a score pad for it.
    const PAD: bool = false;
    /// Its score pad as it was asked for; `None` if it has none, or the text of it can't be read.
    fn pad(&self, _: &pad::Asked<'_>) -> Option<pad::Answer> {
        None
    }
    /// Its board in the arena's report, as what winners hold draws it; `None` where nothing is held that a
    /// board shows.
    fn heat_map(&self, _: &Words, _: &Report) -> Option<Markup> {
        None
    }
}

/// A part of a page that is redrawn as a whole: its outermost element has this id.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Region {
    /// The id of its outermost element.
    pub id: &'static str,
    /// The element.
    pub html: String,
}

/// What the page of a table is drawn from: a game in progress, or over, as one viewer sees it.
pub struct Screen<'a, R: Rules> {
    /// The language.
    pub words: &'a Words,
    /// The rules of the table.
    pub rules: &'a R,
    /// The table's id in addresses: actions are posted to `/t/<table>/act`. On a big screen, where nothing is
    /// posted, with `/board` behind it: whatever is looked at there is looked at as there.
    pub table: &'a str,
    /// Who sits where.
    pub chairs: &'a [Chair],
    /// Who looks.
    pub viewer: Viewer,
    /// What they may know.
    pub view: &'a R::View,
    /// What they may do now; empty if it isn't their turn to decide anything.
    pub legal: &'a [R::Action],
    /// Where all play together: what the viewer may propose; what can be done after their own plan, if they have one.
    pub team: &'a [R::Action],
    /// What partners tell each other beside words.
    pub together: together::Together<'a, R::Action>,
    /// What they have been advised to do, if they asked.
    pub hint: Option<&'a Advice<R::Action>>,
    /// Whether they may ask.
    pub hints: bool,
    /// Whether the page may count for them which cards are still to come.
    pub counts: bool,
    /// Whether they have asked, and it is being thought about.
    pub thinking: bool,
    /// How many steps have been played: every form carries it, so that it is never applied twice.
    pub step: u32,
    /// Changes whenever anything at the table does: the page says what it shows by it.
    pub mark: &'a str,
    /// What the form that lays another table like this one is known by: sent twice, it lays one.
    pub once: &'a str,
    /// What the board is called, if it is one that the host brought along.
    pub own_board: Option<&'a Names>,
    /// What happened so far, as the viewer was told of it: each event with its step, the newest last.
    pub events: &'a [(u32, R::Event)],
    /// The same as lines to read, the newest last.
    pub log: &'a [LogLine],
    /// The step of the viewer's last action: what came after it is news to them.
    pub since: u32,
    /// How it ended, if it did.
    pub outcome: Option<&'a Outcome>,
    /// What they have clicked on to see more of: `route:paris-dieppe`, `city:paris`,
    /// `ticket:brest-petrograd`. It is in the address (`?focus=…`), so it works without script too.
    pub focus: Option<&'a str>,
    /// Why their last action was refused.
    pub refusal: Option<&'a str>,
    /// What goes on between those at the table.
    pub company: company::Company<'a>,
    /// What is said there, as they hear it.
    pub chat: &'a chat::Chat,
    /// If it is a big screen for everybody in the room: how people come from it to the table. There is no
    /// viewer then but a spectator.
    pub big: Option<big_screen::Invitation<'a>>,
    /// If a game is looked at again: after which step, through whose eyes, and where else one can go. Then
    /// nothing is legal.
    pub review: Option<&'a review::Review<'a>>,
    /// All of the position, where everything is open to whoever looks at a game again.
    pub whole: Option<&'a R::State>,
    /// How they want things: to be told of their turn, to be asked again.
    pub preferences: preferences::Preferences,
    /// What time it is, in milliseconds since 1970: clocks on the page go by it.
    pub now: i64,
    /// Why the game can't go on, if the rules have changed since: then it is only to be looked at, and
    /// nothing is legal.
    pub departed: Option<&'a Message>,
}

/// Who sits on a chair.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chair {
    /// What they are called.
    pub name: String,
    /// How strong it is, if a program plays there.
    pub level: Option<String>,
    /// Why a program plays for whoever sits there, if one does: `left`, `away`, `late`.
    pub away: Option<&'static str>,
    /// Whether whoever sits there has a page of the table open; unknown for programs.
    pub here: Option<bool>,
    /// How much time they have left, where time is kept.
    pub time: Option<TimeLeft>,
    /// What they look like, if not as their letter does.
    pub livery: Option<Livery>,
}

/// How much time a seat has left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimeLeft {
    /// In milliseconds.
    pub left: i64,
    /// When it is up, in milliseconds since 1970, while it runs.
    pub due: Option<i64>,
}

impl Chair {
    /// Whether a program plays there.
    pub fn is_bot(&self) -> bool {
        self.level.is_some()
    }
}

/// Which of several a seat is whose people have the same name, as the hands of one person have.
pub(crate) fn number_among_namesakes(chairs: &[Chair], seat: usize) -> Option<usize> {
    let name = &chairs.get(seat)?.name;
    let same = |chair: &&Chair| !name.is_empty() && chair.name == *name;
    (chairs.iter().filter(same).count() > 1).then(|| chairs[..=seat].iter().filter(same).count())
}

/// What those on the chairs are called, with a number where names are the same.
pub fn names(chairs: &[Chair]) -> Vec<String> {
    called(chairs).into_iter().map(Cow::into_owned).collect()
}

/// The same for a sentence: nothing is written anew that needs no number.
pub(crate) fn called(chairs: &[Chair]) -> Vec<Cow<'_, str>> {
    let numbered = |(seat, chair)| {
        let Chair { name, .. }: &Chair = chair;
        match number_among_namesakes(chairs, seat) {
            Some(number) => Cow::from(format!("{name} ({number})")),
            None => Cow::from(name),
        }
    };
    chairs.iter().enumerate().map(numbered).collect()
}

/// A line of the log, told as the viewer may know it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LogLine {
    /// In which step it happened; 0 is the deal.
    pub step: u32,
    /// Who did it, if anybody did.
    pub seat: Option<Seat>,
    /// What happened.
    pub text: String,
    /// What moved over the table.
    pub transfers: Vec<animation::Transfer>,
    /// Where something was built, as a click on it would name it.
    pub place: Option<String>,
    /// What it is beyond a line of the journal, if it is more.
    pub moment: Option<moment::Moment>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_with_the_same_name_are_told_apart() {
        let chair = |name: &str| Chair { name: name.to_owned(), ..Chair::default() };
        let chairs = ["Anna", "Boris", "Anna", "", ""].map(chair);
        assert_eq!(names(&chairs), ["Anna (1)", "Boris", "Anna (2)", "", ""]);
    }
}
