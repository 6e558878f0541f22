//! Train cards: eight colours and the locomotive (EU-2).

pub use rails::train_cards::{Card, Cards, Colour, KINDS, LOCOMOTIVE, all_cards};
