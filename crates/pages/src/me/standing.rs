//! What somebody's games add up to, with small pictures.

use arena::rating::Rating;
use engine::Message;
use maud::{Markup, html};
use words::Words;

use crate::start::level_name;

/// What somebody's games of one kind add up to.
#[derive(Clone, PartialEq, Debug)]
pub struct GameStanding {
    /// Which game.
    pub game: String,
    /// By the number of seats.
    pub seats: Vec<SeatsStanding>,
    /// How strong they are.
    pub rated: Rated,
}

/// What the games with so many seats add up to.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatsStanding {
    /// How many seats.
    pub seats: u32,
    /// How many games.
    pub games: usize,
    /// How many of them were won.
    pub wins: usize,
    /// The points, on average.
    pub average: f64,
}

/// How strong somebody is at a game.
#[derive(Clone, PartialEq, Debug)]
pub enum Rated {
    /// All win or lose together.
    Together,
    /// There are too few games against bots that were measured.
    TooFew {
        /// So many more are needed.
        more: usize,
    },
    /// A rating, on the scale of these bots.
    Rating {
        /// The rating.
        rating: Rating,
        /// What was measured of bots, the weakest first.
        bots: Vec<(&'static str, f64)>,
    },
}

pub(crate) fn standing(words: &Words, games: &[GameStanding]) -> Markup {
    html! {
        section.own-standing {
            h2 { (words.text("me-standing")) }
            @if games.is_empty() { p.none-yet { (words.text("me-no-standing")) } }
            @for game in games {
                article {
                    h3 { (words.text(&format!("{}-title", game.game))) }
                    table {
                        thead {
                            tr {
                                @for key in ["me-col-seats", "me-col-games", "me-col-wins", "me-col-points"] {
                                    th scope="col" { (words.text(key)) }
                                }
                            }
                        }
                        tbody { @for row in &game.seats { (line(words, row, game.rated == Rated::Together)) } }
                    }
                    (rated(words, &game.rated))
                }
            }
        }
    }
}

fn line(words: &Words, row: &SeatsStanding, together: bool) -> Markup {
    let percent = 100.0 * row.wins as f64 / row.games.max(1) as f64;
    html! {
        tr {
            th scope="row" { (row.seats) }
            td { (row.games) }
            td.share-of {
                svg.share viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" {
                    rect.share-all width="100" height="10" {}
                    rect.share-won width=(format!("{percent:.1}")) height="10" {}
                }
                span { (row.wins) " · " (words.decimal(percent, 0)) " %" }
            }
            td { @if together { "—" } @else { (words.decimal(row.average, 1)) } }
        }
    }
}

fn rated(words: &Words, rated: &Rated) -> Markup {
    match rated {
        Rated::Together => html! { p.hint { (words.text("me-rating-together")) } },
        Rated::TooFew { more } => {
            html! { p.hint { (words.say(&Message::new("me-rating-few").with("count", *more as i64))) } }
        }
        Rated::Rating { rating, bots } => {
            let [points, low, high] =
                [rating.points, rating.low, rating.high].map(|number| number.round() as i64);
            let told = Message::new("me-rating").with("points", points.to_string());
            let told = told.with("low", low.to_string()).with("high", high.to_string());
            html! {
                p.rating { (words.say(&told)) }
                (scale(words, rating, bots))
            }
        }
    }
}

/// How wide the scale is drawn.
const WIDE: f64 = 420.0;

/// The rating with its interval on the scale of the bots.
fn scale(words: &Words, rating: &Rating, bots: &[(&str, f64)]) -> Markup {
    let all = || bots.iter().map(|(_, points)| *points).chain([rating.low, rating.high]);
    let (least, most) = (all().fold(f64::MAX, f64::min) - 60.0, all().fold(f64::MIN, f64::max) + 60.0);
    let at = |points: f64| WIDE * (points - least) / (most - least).max(1.0);
    let x = |points: f64| format!("{:.1}", at(points));
    // Words that would run over the edge end there.
    let anchor = |points: f64| match at(points) {
        left if left < 60.0 => "start",
        left if left > WIDE - 80.0 => "end",
        _ => "middle",
    };
    html! {
        svg.scale viewBox=(format!("0 0 {WIDE} 84")) role="img" aria-label=(words.text("me-scale")) {
            path.scale-line d=(format!("M0 34H{WIDE}")) {}
            @for (place, (bot, points)) in bots.iter().enumerate() {
                path.scale-tick d=(format!("M{} 28v12", x(*points))) {}
                text x=(x(*points)) y=(54 + 13 * (place % 3)) text-anchor=(anchor(*points)) {
                    (level_name(words, bot)) " " (points.round() as i64)
                }
            }
            path.scale-interval d=(format!("M{} 34H{}", x(rating.low), x(rating.high))) {}
            circle.scale-own cx=(x(rating.points)) cy="34" r="8" {}
            text.scale-name x=(x(rating.points)) y="18" text-anchor=(anchor(rating.points)) { (words.text("me-you")) }
        }
    }
}
