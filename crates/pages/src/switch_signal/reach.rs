//! How far around signals and switches a finger finds them: much farther than they are drawn, but never
//! into what lies beside them.

use ::switch_signal::{Board, FieldId, JunctionId};

use super::plan::Plan;
use crate::map::Spot;

/// As far as a thumb needs on a phone, in units of the board.
const MOST: f32 = 28.0;
/// No less than what is drawn.
const LEAST: f32 = 9.0;
/// What of a city or a departure point stays its own.
const KEPT: f32 = 11.0;
/// A train nearer than this would be covered.
const NEAR: f32 = 48.0;

/// How far a signal reaches: half the way to the next signal or switch.
pub(super) fn signal(board: &Board, plan: &Plan<'_>, id: FieldId) -> f32 {
    let at = plan.field(id);
    let signals = board.all_fields().iter().filter(|other| *other != id).map(|other| plan.field(other));
    half(at, signals.chain(junctions(board, plan))).min(beside(board, at)).clamp(LEAST, MOST)
}

/// How far a switch reaches. Signals and trains lie above it and keep what is theirs.
pub(super) fn junction(board: &Board, plan: &Plan<'_>, id: JunctionId) -> f32 {
    let at = plan.junction(id);
    let others = junctions(board, plan).filter(|other| at.far(*other) > 0.0);
    half(at, others).min(beside(board, at)).clamp(LEAST, MOST)
}

/// Whether a signal would take what belongs to one of these trains: then it keeps to what is drawn.
pub(super) fn is_beside(plan: &Plan<'_>, id: FieldId, trains: &[Spot]) -> bool {
    trains.iter().any(|train| train.far(plan.field(id)) < NEAR)
}

fn junctions<'b>(board: &'b Board, plan: &'b Plan<'_>) -> impl Iterator<Item = Spot> + 'b {
    (0..board.junctions.len()).map(|id| plan.junction(JunctionId(id as u8)))
}

fn half(at: Spot, others: impl Iterator<Item = Spot>) -> f32 {
    others.map(|other| at.far(other) / 2.0).fold(MOST, f32::min)
}

/// The way to the nearest city or departure point, less what stays theirs.
fn beside(board: &Board, at: Spot) -> f32 {
    let cities = board.cities.iter().map(|city| city.node.at);
    let places = cities.chain(board.departures.iter().map(|departure| departure.node.at));
    places.map(|place| at.far(Spot::new(place)) - KEPT).fold(MOST, f32::min)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_middle_of_everything_stays_its_own() {
        for board in [Board::central_europe(), Board::north_america()] {
            let plan = Plan::of(&board);
            let mut middles: Vec<(Spot, f32)> = Vec::new();
            for id in board.all_fields().iter() {
                middles.push((plan.field(id), signal(&board, &plan, id)));
            }
            for id in (0..board.junctions.len()).map(|id| JunctionId(id as u8)) {
                middles.push((plan.junction(id), junction(&board, &plan, id)));
            }
            for (place, (at, far)) in middles.iter().enumerate() {
                assert!((LEAST..=MOST).contains(far));
                let others = middles.iter().enumerate().filter(|(other, _)| *other != place);
                for (_, (other, _)) in others {
                    assert!(at.far(*other) > LEAST + 2.0, "{at:?} {other:?}");
                }
            }
            let roomy = middles.iter().filter(|(_, far)| *far > 14.0).count();
            assert!(roomy * 2 > middles.len(), "{roomy} of {} reach far", middles.len());
        }
    }
}
