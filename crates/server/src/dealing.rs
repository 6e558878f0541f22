//! Games without their types: what a house asks of the stalls.

use std::sync::Arc;

use bots::Bots;
use engine::record::result_lines;
use engine::replay::{Departure, Replay, changes};
use engine::{Message, Record, Seed, TableChance};
use pages::handbook::RulesPage;
use pages::pad::{Answer, Asked};
use roster::Setup;
use stalls::{Housed, Stalls, Visitor};
use table::{Kept, Table};
use words::Words;

use crate::live::{Live, Playing};
use crate::{pad, rules};

/// Whoever deals the games of tables, whichever they are.
pub trait Deals: Send + Sync {
    /// Deals the game of a table.
    ///
    /// # Errors
    /// There is no such game, or not so.
    fn deal(&self, table: &Table, seed: &str) -> Result<Box<dyn Live>, Message>;

    /// A table's game as a record, with how it ended if it did.
    ///
    /// # Errors
    /// It hasn't begun, or there is no such game.
    fn record(&self, kept: &Kept) -> Result<Record, Message>;

    /// Plays a record again, on a board that came along if it needs one, for as long as there is time.
    ///
    /// # Errors
    /// There is no such game or not so, or the record departs from the rules at the deal.
    fn again(
        &self,
        record: &Record,
        board: Option<String>,
        enough: &dyn Fn() -> bool,
    ) -> Result<PlayedAgain, Vec<Message>>;

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

    /// A score pad for so many seats as it was asked for, if there is such a game and it has one.
    fn pad(&self, seats: usize, asked: &Asked<'_>) -> Option<Answer>;
}

impl<S: Stalls> Deals for S {
    fn deal(&self, table: &Table, seed: &str) -> Result<Box<dyn Live>, Message> {
        let seed = Seed::parse(seed).ok_or_else(|| Message::new("table-bad-log").with("entry", 0))?;
        let chance = TableChance::new(seed, table.chance);
        self.visit(&table.setup(), Deal { chance }).map_err(|mut faults| faults.remove(0))
    }

    fn record(&self, kept: &Kept) -> Result<Record, Message> {
        let seed = kept.seed()?.ok_or_else(|| Message::new("table-not-begun"))?;
        self.visit(&kept.table.setup(), Tell { kept, seed }).map_err(|mut faults| faults.remove(0))
    }

    fn again(
        &self,
        record: &Record,
        board: Option<String>,
        enough: &dyn Fn() -> bool,
    ) -> Result<PlayedAgain, Vec<Message>> {
        self.visit(&Setup::of(record, board), Again { record, enough })?
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

    fn pad(&self, seats: usize, asked: &Asked<'_>) -> Option<Answer> {
        self.enter(&Setup::new(asked.game.id, seats), pad::Draw(asked))?.ok()?
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

/// A record that was played again.
pub struct PlayedAgain {
    /// The game, as far as it is one.
    pub live: Box<dyn Live>,
    /// Where and why it departs from the rules, if it does.
    pub departure: Option<Departure>,
    /// In what rules and board differ from those that it was played with.
    pub changes: Vec<Message>,
}

struct Again<'a> {
    record: &'a Record,
    enough: &'a dyn Fn() -> bool,
}

impl Visitor for Again<'_> {
    type Output = Result<PlayedAgain, Vec<Message>>;

    fn visit<G: Housed>(self, rules: G, bots: &Bots<G>) -> Self::Output {
        let rules = Arc::new(rules);
        let changes = changes(&*rules, self.record);
        match Playing::again(rules, bots.clone(), self.record, self.enough) {
            Ok((game, departure)) => Ok(PlayedAgain { live: Box::new(game), departure, changes }),
            Err(departure) => Err([departure.why].into_iter().chain(changes).collect()),
        }
    }
}

struct Tell<'a> {
    kept: &'a Kept,
    seed: Seed,
}

impl Visitor for Tell<'_> {
    type Output = Record;

    fn visit<G: Housed>(self, rules: G, _: &Bots<G>) -> Record {
        let mut record = self.kept.record(&rules, self.seed);
        let mut told = Vec::new();
        let ended = Replay::of_any_version(&rules, &record, &mut told).ok().and_then(|mut replay| {
            while replay.advance(&mut told).ok()? {}
            rules.outcome(replay.state())
        });
        record.result = ended.as_ref().map(result_lines).unwrap_or_default();
        record
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
