//! The games of the house, a line each.
//!
//! The line says which rules a game is played by, its name, and its boards where they aren't called like
//! it. The rest lies in files of these names: `boards/<board>.toml` in the room of its rules,
//! `posters/<game>.svg`, `posters/<game>.png` and `ratings/<game>.txt` here, and its texts in `words/locales/games/<game>`.

use card_game::CardGame;
use classic::Classic;
use great_lakes::GreatLakes;
use switch_signal::SwitchSignal;

use crate::{Stall, Stalls};

/// Stalls in a row, a line each.
macro_rules! row {
    () => { () };
    ($rules:ty: $game:literal; $($others:tt)*) => { row!($rules: $game on $game; $($others)*) };
    ($rules:ty: $game:literal on $($board:literal),+; $($others:tt)*) => {
        (
            Stall::<$rules>::new(
                $game,
                &[$($board),+],
                include_str!(concat!("../posters/", $game, ".svg")),
            )
            .with_card(include_bytes!(concat!("../posters/", $game, ".png")))
            .with_ratings(include_str!(concat!("../ratings/", $game, ".txt"))),
            row!($($others)*),
        )
    };
}

/// All games of the house, in the order in which they are shown.
pub fn house() -> impl Stalls + use<> {
    row! {
        Classic: "europe";
        Classic: "usa";
        GreatLakes: "great-lakes";
        CardGame: "card-game";
        SwitchSignal: "switch-signal" on "central-europe", "north-america";
    }
}
