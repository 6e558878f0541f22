//! Random games in several manners, to compare at.

use classic::{Action, Classic, State};

pub use super::boards::{any_rules, europe, other_rules, small, usa};
pub use engine::trial::{Met, Place, told};

/// Routes if there are any to claim, and then cards, where games have preferences. Not always:
/// whoever insists on a tunnel that can't be paid never ends (EU-27).
fn preferred(action: &Action) -> u8 {
    match action {
        Action::Claim { .. } | Action::Pay(_) => 2,
        Action::Take(_) | Action::Blind => 1,
        _ => 0,
    }
}

/// Plays `games` random games at each table and looks at each position of them.
pub fn watch(tables: &[Classic], games: u64, look: impl FnMut(&Classic, &State, Place)) {
    engine::trial::watch(tables, games, preferred, look);
}
