//! What one seat or a spectator may know: everything that is decided (SS-8).

use engine::{Contradiction, Viewer};
use serde::{Deserialize, Serialize};

use crate::audit;
use crate::setup::SwitchSignal;
use crate::state::State;

/// All that a viewer knows of a position.
///
/// Hands are open to the whole team. The order of decks and the instructions that were removed unseen
/// are in no state, so there is nothing to leave out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The position.
    pub state: State,
}

/// The position that a view shows.
pub(crate) fn imagine(game: &SwitchSignal, view: &View) -> Result<State, Contradiction> {
    if let Viewer::Seat(seat) = view.viewer
        && seat.index() >= game.seats
    {
        return Err(Contradiction(format!("{seat} isn't at the table")));
    }
    audit::audit(game, &view.state).map_err(Contradiction)?;
    Ok(view.state.clone())
}
