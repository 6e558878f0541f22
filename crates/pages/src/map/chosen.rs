//! What a drawing was made for: a game's board and a language.

use std::sync::Arc;

use engine::Names;
use words::Language;

use crate::made::Kept;
use crate::ticket_game::TicketGame;

/// A board and a language. A board that was changed is another, whatever it is called.
pub(super) struct Chosen {
    game: String,
    language: Option<Language>,
    board: String,
    /// Of all that the rules depend on: routes and what they score.
    hash: String,
    cities: Vec<(Names, (f32, f32))>,
}

impl Chosen {
    /// What is kept for a game's board in a language, or in any; made, if there is none yet.
    pub fn kept<G: TicketGame, T>(
        kept: &Kept<Chosen, T>,
        game: &G,
        language: Option<Language>,
        make: impl FnOnce() -> T,
    ) -> Arc<T> {
        kept.get(|chosen| chosen.fits(game, language), || Chosen::new(game, language), make)
    }

    fn new<G: TicketGame>(game: &G, language: Option<Language>) -> Chosen {
        let board = game.chart();
        Chosen {
            game: game.game().to_owned(),
            language,
            board: board.id.clone(),
            hash: board.hash.clone(),
            cities: board.cities.iter().map(|city| (city.names.clone(), city.at)).collect(),
        }
    }

    /// Whether it is this board and language.
    pub fn fits<G: TicketGame>(&self, game: &G, language: Option<Language>) -> bool {
        let board = game.chart();
        self.game == game.game()
            && self.language == language
            && self.board == board.id
            && self.hash == board.hash
            && self
                .cities
                .iter()
                .map(|(names, at)| (names, at))
                .eq(board.cities.iter().map(|city| (&city.names, &city.at)))
    }
}
