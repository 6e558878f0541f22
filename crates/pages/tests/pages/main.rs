//! Pages: everything that is allowed can be reached, nothing hidden is told, and it is sound HTML in
//! both languages.

mod card_game;
mod css;
mod europe;
mod forms;
mod handbook;
mod hints;
mod html;
mod map;
mod market;
mod me;
mod other;
mod report;
mod scene;
mod style;
mod switch_signal;
mod ticket_games;
mod worn;
