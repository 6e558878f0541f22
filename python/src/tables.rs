//! Tables as Python lays them: each kind is laid once, and dealt from then on.

use std::sync::{Arc, Mutex, PoisonError};

use bots::Bots;
use engine::{Message, Record};
use roster::Setup;
use stalls::{Housed, Stalls as _, Visitor};

use crate::played::Played;
use crate::table::Table;

/// So many kinds are kept; reading boards takes longer than dealing.
const KEPT: usize = 64;

static TABLES: Mutex<Vec<(Setup, Arc<dyn Table>)>> = Mutex::new(Vec::new());

/// A new game.
///
/// # Errors
/// Why there can be no such table.
pub fn lay(setup: Setup, seed: &str) -> Result<Box<dyn Table>, Vec<Message>> {
    let kept = TABLES.lock().unwrap_or_else(PoisonError::into_inner);
    let known = kept.iter().find(|(known, _)| *known == setup).map(|(_, table)| Arc::clone(table));
    drop(kept);
    if let Some(table) = known {
        return Ok(table.deal(seed));
    }
    let (house, mut asked) = (stalls::house(), setup.clone());
    // Where a game has one board there is nothing to choose, but its name is no mistake.
    if let Ok(game) = house.roster().game(&setup.game)
        && game.boards.len() == 1
    {
        asked.options.retain(|(name, value)| name != "board" || *value != game.boards[0]);
    }
    let table: Arc<dyn Table> = Arc::from(house.visit(&asked, Deal(seed))?);
    let mut kept = TABLES.lock().unwrap_or_else(PoisonError::into_inner);
    if kept.len() >= KEPT {
        kept.remove(0);
    }
    kept.push((setup, Arc::clone(&table)));
    Ok(table.copy())
}

/// A game out of a record, on its own board or on that of a file.
///
/// # Errors
/// What is wrong with it.
pub fn read(text: &str, board: Option<String>) -> Result<Box<dyn Table>, Vec<Message>> {
    let record = Record::parse(text).map_err(|why| vec![why])?;
    let mut setup = Setup::of(&record, board);
    // Where a game has several boards, the record says which by its name.
    if setup.board.is_none()
        && let Ok(game) = stalls::house().roster().game(&record.game)
        && game.boards.len() > 1
        && setup.option("board").is_none()
    {
        setup = setup.with("board", record.board.0.as_str());
    }
    stalls::house().visit(&setup, Read(&record))?.map_err(|why| vec![why])
}

struct Deal<'a>(&'a str);

impl Visitor for Deal<'_> {
    type Output = Box<dyn Table>;

    fn visit<G: Housed>(self, rules: G, bots: &Bots<G>) -> Box<dyn Table> {
        Box::new(Played::deal(Arc::new(rules), bots.clone(), self.0))
    }
}

struct Read<'a>(&'a Record);

impl Visitor for Read<'_> {
    type Output = Result<Box<dyn Table>, Message>;

    fn visit<G: Housed>(self, rules: G, bots: &Bots<G>) -> Result<Box<dyn Table>, Message> {
        Ok(Box::new(Played::read(Arc::new(rules), bots.clone(), self.0)?))
    }
}
