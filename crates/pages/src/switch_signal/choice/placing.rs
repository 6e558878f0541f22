//! The tokens before the game: the rest of them can be laid as for a first game, in one go.

use ::switch_signal::{Action, Closed, JunctionId, Phase, Placing};
use engine::Notation as _;
use maud::{Markup, html};

use crate::parts::form::{form, proposes};
use crate::switch_signal::{Screen, state};

/// What is left to lay, as it lies in a first game: from the token that is asked about on. Whatever was laid
/// otherwise stays.
fn rest(screen: &Screen<'_>) -> Vec<Action> {
    let (board, Phase::Placing(placing)) = (screen.rules.board(), state(screen).phase) else {
        return Vec::new();
    };
    let (junction, city) = match placing {
        Placing::Junction(next) => (usize::from(next), 0),
        Placing::City(next) => (board.junctions.len(), usize::from(next)),
        Placing::Between(_) => (board.junctions.len(), board.cities.len()),
        Placing::Extra => return Vec::new(),
    };
    let junctions = board.junctions.iter().enumerate().skip(junction);
    let lay = |(id, facts): (usize, &::switch_signal::Junction)| {
        let closed: Closed = facts.first;
        Action::Lay { junction: JunctionId(id as u8), closed }
    };
    // Where a city has only one field, nothing is asked.
    let cities = board.cities.iter().skip(city).filter(|city| city.fields.len() > 1);
    let of_cities = cities.flat_map(|city| (board.first_signals & city.fields).iter());
    let between = (board.first_signals & board.between()) - state(screen).signals;
    let left = match placing {
        Placing::Between(left) => usize::from(left),
        _ => between.iter().count(),
    };
    let signals = of_cities.chain(between.iter().take(left)).map(Action::Light);
    junctions.map(lay).chain(signals).collect()
}

/// A button that lays all that is left as for a first game.
pub(super) fn as_first(screen: &Screen<'_>) -> Markup {
    let rest = rest(screen);
    let write = |action: &Action| screen.rules.write_action(*action);
    let Some((next, later)) = rest.split_first().filter(|_| !proposes(screen)) else { return html! {} };
    form(
        screen,
        "inline",
        html! {
            @for action in later { input type="hidden" name="then" value=(write(action)); }
            button.button type="submit" name="action" value=(write(next)) { (screen.words.text("ss-lay-first")) }
        },
    )
}
