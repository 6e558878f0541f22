//! Views as JSON, damaged: what is still a view is imagined as it is, or refused.

use engine::{FastChance, Rules, Seat, Viewer};
use proptest::prelude::*;

use serde_json::Value;

use crate::tables::after;
use crate::{edited, edits, positions, tries};

/// Damaged views of random games.
///
/// # Panics
/// A position is imagined that can't be, or that looks different.
pub fn imagined<R: Rules>(tables: &[R]) {
    tries(400, &(positions(), any::<prop::sample::Index>(), edits()), |(position, who, edits)| {
        let (game, state, mut chance) = position.at(tables);
        if let (_, Some(view)) = damaged(game, &state, who, &edits) {
            check(game, &view, &mut chance);
        }
    });
}

/// The view is imagined as it is, or refused; gives which.
fn check<R: Rules>(game: &R, view: &R::View, chance: &mut FastChance) -> bool {
    let Ok(imagined) = game.imagine(view, chance) else { return false };
    assert_eq!(game.audit(&imagined), Ok(()), "{view:?}");
    let same = Viewer::all(game.seats()).any(|viewer| game.view(&imagined, viewer) == *view);
    assert!(same, "{view:?}\nis imagined as\n{imagined:?}");
    true
}

/// So many decisions after the deal the numbers are looked at one by one.
const MOMENTS: [u32; 3] = [1, 20, 90];

/// Views of which one number is another: all numbers, one after the other.
///
/// # Panics
/// A position is imagined that can't be, or that looks different; or hardly any view is refused.
pub fn with_wrong_numbers<R: Rules>(tables: &[R]) {
    let (mut refused, mut imagined) = (0, 0);
    for ((seed, game), moment) in (1..).zip(tables).zip(MOMENTS.into_iter().cycle()) {
        let (state, mut chance) = after(game, seed, moment);
        for viewer in Viewer::all(game.seats()) {
            let json = serde_json::to_value(game.view(&state, viewer)).expect("a view can be written");
            let count = numbers(&mut json.clone()).len();
            for place in 0..count {
                for change in [-1, 1, 64] {
                    let mut json = json.clone();
                    let number = &mut *numbers(&mut json)[place];
                    *number = (number.as_i64().unwrap_or_default() + change).into();
                    let Ok(view) = serde_json::from_value::<R::View>(json) else { continue };
                    match check(game, &view, &mut chance) {
                        true => imagined += 1,
                        false => refused += 1,
                    }
                }
            }
        }
    }
    assert!(refused > 100 * tables.len() && imagined > 0, "{refused} {imagined}");
}

/// All numbers of a JSON.
fn numbers(json: &mut Value) -> Vec<&mut Value> {
    match json {
        Value::Number(_) => vec![json],
        Value::Array(items) => items.iter_mut().flat_map(numbers).collect(),
        Value::Object(fields) => fields.values_mut().flat_map(numbers).collect(),
        _ => Vec::new(),
    }
}

/// Damaged views where a seat has to decide, for whoever decides by a view alone: each with the true
/// position, the seat and what it may do.
pub fn decided<R: Rules>(
    tables: &[R],
    usually: u32,
    decide: impl Fn(&R, &R::View, Seat, &[R::Action], &mut FastChance),
) {
    tries(usually, &(positions(), any::<prop::sample::Index>(), edits()), |(position, who, edits)| {
        let (game, state, mut chance) = position.at(tables);
        let (Viewer::Seat(seat), Some(view)) = damaged(game, &state, who, &edits) else { return };
        let mut legal = Vec::new();
        game.legal(&state, seat, &mut legal);
        decide(game, &view, seat, &legal, &mut chance);
    });
}

/// What somebody sees, damaged, if it is still a view. Whoever has to act is asked first.
fn damaged<R: Rules>(
    game: &R,
    state: &R::State,
    who: prop::sample::Index,
    edits: &[crate::Edit],
) -> (Viewer, Option<R::View>) {
    let acting = game.actors(state).iter().map(Viewer::Seat);
    let viewers: Vec<Viewer> = acting.chain(Viewer::all(game.seats())).collect();
    let viewer = *who.get(&viewers);
    let json = serde_json::to_string(&game.view(state, viewer)).expect("a view can be written");
    (viewer, serde_json::from_str(&edited(&json, edits)).ok())
}
