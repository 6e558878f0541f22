//! The deal of the day: the way to it on the front page, and the tables of results.

use engine::Message;
use maud::{Markup, html};
use words::{Day, Words, capitalised};

use crate::me::time;
use crate::shell::titled;
use crate::start::{level_name, value_name};

/// What came of a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Came {
    /// Whether all play together: then points are not what counts first.
    pub together: bool,
    /// Whether it was won.
    pub won: bool,
    /// The points.
    pub points: i32,
    /// What a team that won had left.
    pub spare: i32,
}

/// How far somebody is with a deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Own {
    /// They may begin.
    New,
    /// They are at it, at this table.
    Playing(String),
    /// They have had their try, at this table; nothing came of it if they gave up.
    Over(String, Option<Came>),
}

/// A game's deal of today, as the front page shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// Which game.
    pub game: String,
    /// How far whoever looks is with it.
    pub own: Own,
}

/// The deals of today, as the front page shows them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offers {
    /// Today.
    pub day: Day,
    /// On how many days in a row whoever looks has played one.
    pub streak: u32,
    /// A deal for each game.
    pub games: Vec<Offer>,
}

/// The deals of a day, with what came of them.
pub struct DayPage<'a> {
    /// The language.
    pub words: &'a Words,
    /// Which day.
    pub day: Day,
    /// For how long it can still be begun, in seconds; nothing once it is over.
    pub left: Option<i64>,
    /// On how many days in a row whoever looks has played one.
    pub streak: u32,
    /// The deals.
    pub games: Vec<DayGame>,
    /// Days to look back at, the latest first.
    pub others: Vec<Day>,
}

/// The deal of a day in a game.
pub struct DayGame {
    /// Which game.
    pub game: String,
    /// The board, where there are several.
    pub board: Option<String>,
    /// How many seats its tables have.
    pub seats: usize,
    /// The bot that plays against everybody; none where all play together.
    pub rival: Option<String>,
    /// How far whoever looks is with it.
    pub own: Own,
    /// What came of it for the others and the house, in order.
    pub rows: Vec<Row>,
    /// So many more have come in.
    pub more: usize,
    /// How many are still at it.
    pub playing: usize,
    /// The hash of the house's part of the deal, once somebody has asked for it.
    pub seal: Option<String>,
    /// The part itself, once nobody plays it any more.
    pub sealed: Option<String>,
}

/// Who came in as which.
pub struct Row {
    /// Which; those who come in beside each other share a place, and the house has none.
    pub place: Option<usize>,
    /// Who: several where they have played together. Some have no name.
    pub names: Vec<String>,
    /// Whether whoever looks is among them.
    pub mine: bool,
    /// What came of it; nothing where it wasn't played to the end.
    pub came: Option<Came>,
    /// Their table, for whoever may look at it.
    pub table: Option<String>,
}

fn address(day: Day) -> String {
    format!("/day/{day}")
}

/// What came of a deal, in short.
pub(crate) fn came(words: &Words, came: Came) -> String {
    let (key, count) = match came {
        Came { together: false, points, .. } => ("me-points", points),
        Came { won: true, spare, .. } => ("day-won", spare),
        Came { points, .. } => ("day-lost", points),
    };
    words.say(&Message::new(key).with("count", i64::from(count)))
}

fn streak(words: &Words, days: u32) -> Markup {
    html! { @if days > 1 { em { (words.say(&Message::new("day-streak").with("count", i64::from(days)))) } } }
}

/// The form that begins a deal, or goes back to it.
fn begin(game: &str, inside: Markup) -> Markup {
    html! { form method="post" action=(format!("/g/{game}/day")) { (inside) } }
}

/// Today's deals, for the front page. It is as high whatever has come of them.
pub(crate) fn strip(words: &Words, offers: &Offers) -> Markup {
    html! {
        section #day-offers .day-offers aria-labelledby="day-offers-title" {
            h2 #day-offers-title {
                a href="/day" { (words.text("day-title")) }
                small { (words.say(&offers.day.named())) (streak(words, offers.streak)) }
            }
            ol { @for offer in &offers.games { li { (chip(words, offer)) } } }
        }
    }
}

fn chip(words: &Words, Offer { game, own }: &Offer) -> Markup {
    let state = match own {
        Own::New => words.text("day-play"),
        Own::Playing(_) => words.text("day-go-on"),
        Own::Over(_, Some(Came { together: true, won, .. })) => {
            words.text(if *won { "me-won" } else { "me-lost" })
        }
        Own::Over(_, Some(well)) => came(words, *well),
        Own::Over(_, None) => words.text("day-gave-up"),
    };
    let face = html! { b { (words.text(&format!("{game}-title"))) } span { (state) } };
    match own {
        Own::New => begin(game, html! { button.day-offer.new type="submit" { (face) } }),
        Own::Playing(table) => html! { a.day-offer.turn href=(format!("/t/{table}")) { (face) } },
        Own::Over(..) => html! { a.day-offer href=(format!("/day#{game}")) { (face) } },
    }
}

/// The page of a day.
pub fn day(page: &DayPage<'_>) -> Markup {
    let words = page.words;
    let title = words.text("day-title");
    let content = html! {
        main #main .day-page {
            header.day-head {
                h1 { (title) }
                p.day-date { time datetime=(page.day) { (words.say(&page.day.named())) } (streak(words, page.streak)) }
                p.lead { (words.text("day-lead")) }
                @if let Some(left) = page.left {
                    p { (words.say(&Message::new("day-until").with("time", time(left, 0)))) }
                } @else { p { a.button.main href="/day" { (words.text("day-today")) } } }
            }
            div.day-games {
                @for game in &page.games { (of_game(page, game)) }
                @if page.games.is_empty() { p.none-yet { (words.text("day-none")) } }
            }
            @if !page.others.is_empty() {
                nav.day-others aria-label=(words.text("day-earlier")) {
                    h2 { (words.text("day-earlier")) }
                    ul { @for other in &page.others { li { a href=(address(*other)) { (words.say(&other.named())) } } } }
                }
            }
            p.hint { (words.text("day-honest")) }
        }
    };
    titled(words, &title, &address(page.day), "home", content)
}

fn of_game(page: &DayPage<'_>, game: &DayGame) -> Markup {
    let words = page.words;
    let title = words.text(&format!("{}-title", game.game));
    let heading = [&*game.game, "heading"].join("-");
    html! {
        section.day-game #(game.game) aria-labelledby=(heading) {
            header {
                h2 id=(heading) { (title) }
                p.hint { (party(words, game)) }
            }
            (ways(page, game))
            (results(words, game))
            @if let Some(seal) = &game.seal {
                details.day-seal {
                    summary { (words.text("day-seal")) }
                    p { code.long-code { (seal) } }
                    @match &game.sealed {
                        None => p.hint { (words.text("day-secret")) },
                        Some(sealed) => {
                            p { (words.text("day-sealed")) }
                            p { code.long-code { (sealed) } }
                            p.hint { (words.text("day-open")) }
                        }
                    }
                }
            }
        }
    }
}

/// Who plays at a table of it, and on which board.
fn party(words: &Words, game: &DayGame) -> String {
    let party = match &game.rival {
        Some(bot) => {
            Message::new("day-rival").with("bot", level_name(words, bot)).with("count", game.seats - 1)
        }
        None => Message::new("day-hands").with("count", game.seats),
    };
    let board =
        game.board.as_ref().map(|board| value_name(words, &format!("{}-option-board", game.game), board));
    board.into_iter().chain([words.say(&party)]).collect::<Vec<_>>().join(" · ")
}

/// What whoever looks can do with it.
fn ways(page: &DayPage<'_>, game: &DayGame) -> Markup {
    let words = page.words;
    let button = |class: &str, key: &str| html! { button.button.(class) type="submit" { (words.text(key)) } };
    html! {
        div.day-ways {
            @match &game.own {
                Own::New if page.left.is_none() => {}
                Own::New if game.rival.is_some() => (begin(&game.game, button("main", "day-play"))),
                Own::New => {
                    (begin(&game.game, button("main", "day-alone")))
                    (begin(&game.game, html! { input type="hidden" name="team" value="yes"; (button("plain", "day-team")) }))
                }
                Own::Playing(table) => a.button.main href=(format!("/t/{table}")) { (words.text("day-go-on")) },
                Own::Over(_, None) => {}
                Own::Over(table, _) => a.button href=(format!("/t/{table}")) { (words.text("day-own-game")) },
            }
        }
    }
}

fn results(words: &Words, game: &DayGame) -> Markup {
    html! {
        @if game.rows.is_empty() { p.none-yet { (words.text("day-nobody")) } }
        @else {
            table.day-results {
                thead { tr {
                    th scope="col" { (words.text("day-col-place")) }
                    th scope="col" { (words.text("day-col-who")) }
                    th scope="col" { (words.text("day-col-result")) }
                } }
                tbody { @for row in &game.rows { (line(words, row)) } }
            }
        }
        @if game.more > 0 { p.hint { (words.say(&Message::new("day-more").with("count", game.more))) } }
        @if game.playing > 0 { p.hint { (words.say(&Message::new("day-playing").with("count", game.playing))) } }
    }
}

fn line(words: &Words, row: &Row) -> Markup {
    let is_house = row.names.is_empty();
    let name = |name: &String| if name.is_empty() { words.text("server-guest") } else { name.clone() };
    let names = row.names.iter().map(name).collect::<Vec<_>>().join(", ");
    html! {
        tr .mine[row.mine] .day-house[is_house] {
            td { @match row.place { Some(place) => (place), None => span aria-hidden="true" { "—" } } }
            th scope="row" {
                @if is_house {
                    (capitalised(&level_name(words, "stationmaster"))) " " small { (words.text("day-house")) }
                } @else {
                    @match &row.table {
                        Some(table) => a href=(format!("/t/{table}")) { (names) },
                        None => (names),
                    }
                    @if row.mine { " " small { (words.text("table-you")) } }
                }
            }
            td .day-points[row.came.is_some_and(|came| !came.together)] { @match row.came { Some(well) => (came(words, well)), None => em { (words.text("day-gave-up")) } } }
        }
    }
}

/// What a table's page tells of the day whose deal it plays.
pub(crate) fn at_table(words: &Words, day: Day) -> Markup {
    html! {
        p.hint { (words.say(&Message::new("day-at-table").with("day", day.named()))) }
        (to_results(words, day, "plain"))
    }
}

/// The way to what came of a day's deals.
pub(crate) fn to_results(words: &Words, day: Day, class: &str) -> Markup {
    html! { a.button.(class) href=(address(day)) { (words.text("day-results")) } }
}
