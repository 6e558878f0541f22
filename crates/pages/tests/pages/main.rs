//! Pages: everything that is allowed can be reached, nothing hidden is told, and it is sound HTML in
//! both languages.

mod card_game;
mod css;
mod day;
mod europe;
mod forms;
mod handbook;
mod hints;
mod html;
mod legend;
mod lesson;
mod map;
mod market;
mod me;
mod needs;
mod other;
mod pad;
mod read_out;
mod report;
mod scene;
mod score;
mod selector;
mod spoken;
mod style;
mod switch_signal;
mod ticket_games;
mod worn;
