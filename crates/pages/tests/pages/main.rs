//! Pages: everything that is allowed can be reached, nothing hidden is told, and it is sound HTML in
//! both languages.

mod card_game;
mod europe;
mod forms;
mod hints;
mod html;
mod map;
mod other;
mod report;
mod scene;
mod style;
mod switch_signal;
mod ticket_games;
