//! Cars of eight colours, and locomotives (CG-1).

pub use rails::train_cards::{Card, Cards, Colour, KINDS, LOCOMOTIVE, all_cards};
