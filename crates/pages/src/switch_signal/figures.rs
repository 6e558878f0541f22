//! Figures of the rules, drawn as the table draws them.
//!
//! - `map paris=black-1 calais`: the part of the map with these places, and what stands there
//! - `near paris`: the same, seen closely
//! - `signals`: a red signal field and a green one
//! - `switches tours`: the ways in which a switch can be set
//! - `dice`: the three kinds of trains with the faces of their dice
//! - `instructions start 1 14`: instructions, each as it is revealed
//! - `cards`: the three kinds of action cards
//! - `clock 5`: the clock with so many tokens left
//! - `goods`: goods of each colour
//! - `port`: the port with what it waits for
//! - `helpers`: those of this board

use ::switch_signal::{
    Card, Cards, CityId, Closed, Colour, DepartureId, Good, InstructionId, JunctionId, Kind, SpotId, State,
    SwitchSignal, TrainId,
};
use maud::{Markup, html};
use words::Words;

use super::{Screen, board, cards, clock, dice, goods, helpers, orders, switches, tell, trains};
use crate::assets;
use crate::handbook::{position, shown};
use crate::map::{Cutting, STYLE, view};

/// The style of the map of this game.
const OWN_STYLE: &str = include_str!("../../assets/games/switch-signal.css");

/// Draws a figure, if there is such a thing.
pub(super) fn figure(rules: &SwitchSignal, words: &Words, figure: &str) -> Option<Markup> {
    let (kind, what) = figure.split_once(' ').unwrap_or((figure, ""));
    let mut state = position(rules);
    if kind == "clock" {
        state.clock = what.parse().ok()?;
    }
    if let "map" | "near" = kind {
        return map(rules, words, state, kind, what);
    }
    let drawn = match kind {
        "instructions" => {
            let cards: Option<Vec<Markup>> =
                what.split(' ').map(|which| instruction(rules, words, &mut state, which)).collect();
            html! { div.cards-row { @for card in cards? { (card) } } }
        }
        _ => shown(rules, words, &state, None, |screen| drawn(screen, kind, what))?,
    };
    Some(html! { div.signal-box.rules-box { (drawn) } })
}

fn drawn(screen: &Screen<'_>, kind: &str, what: &str) -> Option<Markup> {
    let row = |cells: Vec<Markup>| html! { div.rules-row { @for cell in cells { (cell) } } };
    match kind {
        "signals" => Some(row(["red", "green"].map(signal).to_vec())),
        "switches" => {
            let junction = junction(screen, what)?;
            let settings = screen.rules.board().junctions[junction.index()].settings();
            let set = |closed: &Closed| switches::picture(screen.rules, junction, *closed);
            Some(row(settings.iter().map(set).collect()))
        }
        "dice" => Some(html! { @for colour in Colour::ALL { (row(faces(colour))) } }),
        "cards" => Some(html! {
            div.row { @for kind in Kind::ALL { (cards::card(screen, kind, 1, false)) } }
        }),
        "clock" => Some(clock::clock(screen)),
        "goods" => Some(row(Good::ALL.map(board::crate_picture).to_vec())),
        "port" => Some(goods::goods(screen)),
        "helpers" => Some(html! {
            @for who in &screen.rules.board().helpers {
                div.rules-row { (helpers::portrait(*who)) b { (tell::capital(screen, &tell::helper(*who))) } }
            }
        }),
        _ => None,
    }
}

fn signal(colour: &str) -> Markup {
    html! { svg.signal-sign viewBox="-11 -11 22 22" { use href=(format!("#s-{colour}")) {} } }
}

/// A train of a colour, and the faces of its die.
fn faces(colour: Colour) -> Vec<Markup> {
    let class = colour.id();
    let dice = Cards::standard().dice[colour.index()].iter().map(|points| dice::die(*points, class));
    [trains::loco(class)].into_iter().chain(dice).collect()
}

/// An instruction as it is revealed: nothing of it has been done.
fn instruction(rules: &SwitchSignal, words: &Words, state: &mut State, which: &str) -> Option<Markup> {
    let card = match which {
        "start" => Card::Start,
        number => {
            let number: u8 = number.parse().ok()?;
            let all = &rules.cards().instructions;
            let place = all.iter().position(|instruction| instruction.number == number)?;
            Card::Instruction(InstructionId(place as u8))
        }
    };
    state.orders.card = Some(card);
    state.orders.symbol = 0;
    state.orders.new_trains = match card {
        Card::Start => 0,
        Card::Instruction(id) => rules.cards().instruction(id).new_trains,
    };
    Some(shown(rules, words, state, None, |screen| orders::face(screen, card)))
}

fn junction(screen: &Screen<'_>, id: &str) -> Option<JunctionId> {
    let place = screen.rules.board().junctions.iter().position(|junction| junction.node.id == id)?;
    Some(JunctionId(place as u8))
}

/// A part of the map.
fn map(rules: &SwitchSignal, words: &Words, mut state: State, kind: &str, what: &str) -> Option<Markup> {
    let board = rules.board();
    let mut places = Vec::new();
    for one in what.split(' ') {
        let (id, train) = one.split_once('=').map_or((one, None), |(id, train)| (id, Some(train)));
        let city = board.cities.iter().position(|city| city.node.id == id);
        let departure = board.departures.iter().position(|departure| departure.node.id == id);
        let (at, spot): (_, Option<SpotId>) = match (city, departure) {
            (Some(city), _) => (board.cities[city].node.at, Some(board.city_spot(CityId(city as u8)))),
            (_, Some(point)) => {
                (board.departures[point].node.at, Some(board.departure_spot(DepartureId(point as u8))))
            }
            _ => (board.junctions.iter().find(|junction| junction.node.id == id)?.node.at, None),
        };
        places.push(at);
        if let Some(train) = train {
            let (colour, number) = train.split_once('-')?;
            let number: u8 = number.parse().ok()?;
            let is_it = |id: &TrainId| id.colour().id() == colour && id.number() == number;
            let train = TrainId::all().find(is_it)?;
            state.trains[train.index()].at = Some(spot?);
        }
    }
    let size = (f32::from(board.size.0), f32::from(board.size.1));
    let part = match kind {
        "near" => Cutting::near(&places),
        _ => Cutting::around(places.into_iter(), size),
    };
    Some(shown(rules, words, &state, None, |screen| {
        let name = format!("{}-{}-{what}", board.hash, words.language().tag());
        let style = [STYLE, OWN_STYLE].concat();
        let picture = assets::figure(&name, "signal-box", &style, size, || {
            html! { defs { (super::shapes::signs()) } (board::map_now(screen)) }
        });
        view(&part, size, &[&board::ground(board, words), &picture])
    }))
}
