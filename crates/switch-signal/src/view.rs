//! What one seat or a spectator may know: everything that is decided (SS-8).

use engine::{Chance, Contradiction, Viewer};
use serde::{Deserialize, Serialize};

use crate::audit;
use crate::setup::SwitchSignal;
use crate::state::State;

/// All that a viewer knows of a position.
///
/// Hands are open to the whole team. The order of decks and the instructions that were removed unseen
/// are in no state, so there is nothing to leave out.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The position.
    pub state: State,
}

/// What anyone may know of a position.
pub(crate) fn view(_: &SwitchSignal, state: &State, viewer: Viewer) -> View {
    View { viewer, state: state.clone() }
}

/// The position that a view shows: chance has no part in it.
pub(crate) fn imagine(game: &SwitchSignal, view: &View, _: &mut impl Chance) -> Result<State, Contradiction> {
    if let Viewer::Seat(seat) = view.viewer
        && seat.index() >= game.seats
    {
        return Err(Contradiction(format!("{seat} isn't at the table")));
    }
    audit::audit(game, &view.state).map_err(Contradiction)?;
    Ok(view.state.clone())
}
