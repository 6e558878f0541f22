//! How a game ended.

use arrayvec::ArrayVec;
use engine::{Line, Outcome, Seats, Sheet};

use crate::setup::SwitchSignal;
use crate::state::{Ending, State};

/// All win or all lose (SS-41, SS-42); everyone's sheet has the goods that arrived.
pub(crate) fn outcome(game: &SwitchSignal, state: &State, ending: Ending) -> Outcome {
    let line = Line { kind: "goods", points: game.goods_arrived(state).into() };
    let sheet = Sheet { lines: [line].into_iter().collect() };
    let winners = match ending {
        Ending::Delivered => game.all_seats().collect(),
        Ending::Instructions | Ending::Clock => Seats::NONE,
    };
    let sheets: ArrayVec<Sheet, { engine::MAX_SEATS }> = game.all_seats().map(|_| sheet.clone()).collect();
    Outcome { ending: ending.id(), sheets, winners, tie_break: None }
}
