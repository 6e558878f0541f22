//! Games without their types: what a house asks of the stalls.

use std::sync::Arc;

use bots::Bots;
use engine::{Message, Seed, TableChance};
use pages::handbook::RulesPage;
use roster::Setup;
use stalls::{Housed, Stalls, Visitor};
use table::Table;
use words::Words;

use crate::live::{Live, Playing};
use crate::rules;

/// Whoever deals the games of tables, whichever they are.
pub trait Deals: Send + Sync {
    /// Deals the game of a table.
    ///
    /// # Errors
    /// There is no such game, or not so.
    fn deal(&self, table: &Table, seed: &str) -> Result<Box<dyn Live>, Message>;

    /// Whether a table can be laid so.
    ///
    /// # Errors
    /// Why not: all that is wrong with its board, or the first other reason.
    fn check(&self, setup: &Setup) -> Result<(), Vec<Message>>;

    /// The ratings of the bots that a game was measured with, by their ids.
    fn ratings(&self, game: &str) -> &[(&'static str, f64)];

    /// Draws what is drawn once of all boards, in a language.
    fn draw_boards(&self, words: &Words);

    /// The page of a game's rules, if there is such a game.
    fn rules(&self, page: &RulesPage<'_>) -> Option<String>;
}

impl<S: Stalls> Deals for S {
    fn deal(&self, table: &Table, seed: &str) -> Result<Box<dyn Live>, Message> {
        let seed = Seed::parse(seed).ok_or_else(|| Message::new("table-bad-log").with("entry", 0))?;
        let chance = TableChance::new(seed, table.chance);
        self.visit(&table.setup(), Deal { chance }).map_err(|mut faults| faults.remove(0))
    }

    fn check(&self, setup: &Setup) -> Result<(), Vec<Message>> {
        self.visit(setup, Check)
    }

    fn ratings(&self, game: &str) -> &[(&'static str, f64)] {
        Stalls::ratings(self, game)
    }

    fn draw_boards(&self, words: &Words) {
        let roster = self.roster();
        let tables = roster.games().iter().flat_map(roster::Title::tables);
        // Our own boards are right; if one were not, its table would say so.
        tables.for_each(|table| _ = self.visit(&table, Draw { words }));
    }

    fn rules(&self, page: &RulesPage<'_>) -> Option<String> {
        self.enter(&rules::Draw::setup(page.game), rules::Draw(page))?.ok()
    }
}

struct Deal {
    chance: TableChance,
}

impl Visitor for Deal {
    type Output = Box<dyn Live>;

    fn visit<G: Housed>(self, rules: G, bots: &Bots<G>) -> Box<dyn Live> {
        Box::new(Playing::deal(Arc::new(rules), bots.clone(), self.chance))
    }
}

struct Check;

impl Visitor for Check {
    type Output = ();

    fn visit<G: Housed>(self, _: G, _: &Bots<G>) {}
}

struct Draw<'a> {
    words: &'a Words,
}

impl Visitor for Draw<'_> {
    type Output = ();

    fn visit<G: Housed>(self, rules: G, _: &Bots<G>) {
        rules.draw_board(self.words);
    }
}
