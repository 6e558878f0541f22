//! A board on which some routes count more than others: by width and colour, and by numbers.

use maud::{Markup, html};
use rails::CityId;
use words::{Language, Words};

use super::kinds::Building;
use super::layout::{Layout, Row};
use super::{Site, land, shapes, tenth};
use crate::ticket_game::TicketGame;

/// So many of the routes that count most have their number on the map.
const NUMBERED: usize = 14;
/// The widest line.
const WIDEST: f32 = 13.0;

/// How much a route counts.
#[derive(Clone, PartialEq, Debug)]
pub struct Heat {
    /// How much, above or below zero.
    pub weight: f64,
    /// Whether that is more than chance would make it.
    pub telling: bool,
    /// What to say of it.
    pub title: String,
    /// The number on the map.
    pub number: String,
}

/// The board with its routes drawn by how much they count, in the order of the board.
pub fn heat_map<G: TicketGame>(game: &G, words: &Words, title: &str, heats: &[Heat]) -> Markup {
    let layout = Layout::of(game, words);
    let chart = game.chart();
    let most = heats.iter().map(|heat| heat.weight.abs()).fold(0.02, f64::max);
    let mut order: Vec<usize> = (0..heats.len().min(layout.rows.len())).collect();
    order.sort_by(|one, other| heats[*one].weight.abs().total_cmp(&heats[*other].weight.abs()));
    let numbered: Vec<usize> =
        order.iter().rev().filter(|route| heats[**route].telling).take(NUMBERED).copied().collect();
    html! {
        svg #map .heat xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 660" role="img" aria-label=(title) {
            defs {
                (shapes::land_signs())
                (shapes::signs(G::BUILDING, G::BUILDING == Building::Harbour))
                (shapes::rows(game, &layout))
            }
            (land::layers(&land::Ground::of(chart), words.language() == Language::Ru))
            g .tracks { @for index in &order { use href=(format!("#t{index}")) {} } }
            // The heaviest lie on top.
            g .heats { @for index in &order { (line(*index, &heats[*index], most)) } }
            @for (index, city) in chart.cities.iter().enumerate() {
                @let site = game.site(CityId(index as u8));
                @let label = &layout.labels[index];
                g .city {
                    use href=(site.shape()) x=(tenth(city.at.0)) y=(tenth(city.at.1)) {}
                    @if site != Site::Junction { (label.name.text(words.name(&city.names))) }
                }
            }
            g .numbers aria-hidden="true" {
                @for index in numbered { (number(&layout.rows[index], &heats[index])) }
            }
        }
    }
}

/// A route as a line: the more it counts the wider, and broken where it counts against winning.
fn line(index: usize, heat: &Heat, most: f64) -> Markup {
    let width = 1.2 + (WIDEST - 1.2) * (heat.weight.abs() / most) as f32;
    let side = if heat.weight < 0.0 { "less" } else { "more" };
    let class = if heat.telling { side.to_owned() } else { format!("{side} pale") };
    html! {
        g class=(class) {
            title { (heat.title) }
            use .under href=(format!("#t{index}")) stroke-width=(tenth(width + 2.4)) {}
            use href=(format!("#t{index}")) stroke-width=(tenth(width)) {}
        }
    }
}

fn number(row: &Row, heat: &Heat) -> Markup {
    let (spot, _) = row.curve.measured().along((row.reach.0 + row.reach.1) / 2.0);
    let wide = 7.0 + 5.6 * heat.number.chars().count() as f32;
    html! {
        rect x=(tenth(spot.x - wide / 2.0)) y=(tenth(spot.y - 6.5)) width=(tenth(wide)) height="13" rx="6.500" {}
        text x=(tenth(spot.x)) y=(tenth(spot.y + 3.3)) text-anchor="middle" { (heat.number) }
    }
}
