//! `roundhouse arena merge FILE…`: parts of a run, played on many machines, are put together.

use std::path::PathBuf;
use std::time::Duration;

use arena::shard::{Run, Shard, put_together};
use arena::{Entrant, Schedule, Terms, Tournament};
use bots::Bots;
use clap::ArgMatches;
use engine::Message;
use roster::{Setup, Title};
use stalls::{Housed, Stalls, Visitor};
use words::Words;

use super::Told;
use crate::commands::read;
use crate::failure::Failure;

/// The program that plays, with its version.
const PROGRAM: &str = concat!("roundhouse ", env!("CARGO_PKG_VERSION"));

/// What a run is, so that its parts are known to belong together.
pub fn run_of<G: Housed>(
    tournament: &Tournament<'_, G>,
    setup: &Setup,
    named: &[Entrant],
    deals: u64,
) -> Run {
    let Tournament { game, terms, .. } = tournament;
    Run {
        shard: Run::FORMAT,
        program: PROGRAM.to_owned(),
        game: game.game().to_owned(),
        rules: G::VERSION,
        board: engine::Notation::board(*game),
        board_file: setup.board.clone(),
        seats: setup.seats,
        options: setup.options.clone(),
        bots: named.iter().map(Entrant::name).collect::<Vec<_>>().join(","),
        seed: terms.seed.clone(),
        iterations: terms.iterations,
        milliseconds: terms.time.map(|time| time.as_millis() as u64),
        deals,
    }
}

/// Reads all files, checks that they are one run, and tells of it.
pub fn run(
    stalls: &impl Stalls,
    words: &Words,
    matches: &ArgMatches,
    arguments: &[String],
) -> Result<(), Failure> {
    let files = matches.get_many::<PathBuf>("files").into_iter().flatten();
    let open = |file: &PathBuf| {
        let shard = Shard::open(file.display().to_string(), read(file)?);
        shard.map_err(Failure::told)
    };
    let shards = files.map(open).collect::<Result<Vec<Shard>, Failure>>()?;
    Shard::check_all(&shards).map_err(Failure::told)?;
    let run = &shards[0].run;
    let title = stalls.roster().game(&run.game).cloned().map_err(Failure::told)?;
    let mut setup = Setup::new(title.id, run.seats);
    setup.board = run.board_file.clone();
    setup.options = run.options.clone();
    let told = Told { words, matches, arguments };
    stalls.visit(&setup, Merge { told, title: &title, setup: &setup, shards: &shards })?
}

/// What was asked for.
struct Merge<'a> {
    told: Told<'a>,
    title: &'a Title,
    setup: &'a Setup,
    shards: &'a [Shard],
}

impl Visitor for Merge<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: Housed>(self, rules: G, _: &Bots<G>) -> Result<(), Failure> {
        let run = &self.shards[0].run;
        let named = Entrant::list(&run.bots).map_err(Failure::told)?;
        let schedule = Schedule::new(&named, run.seats, self.title.together).map_err(Failure::told)?;
        let time = run.milliseconds.map(Duration::from_millis);
        let terms = Terms { seed: run.seed.clone(), iterations: run.iterations, time };
        // Nobody plays any more, so nobody has to be there.
        let tournament = Tournament::of(&rules, Vec::new(), &schedule, &terms, &|| Duration::ZERO);
        let here = run_of(&tournament, self.setup, &named, run.deals);
        if let Some(what) = here.differs(run) {
            let other = Message::new("shard-other-program").with("file", self.shards[0].file.as_str());
            return Err(Failure::told(other.with("what", what)));
        }
        let (ledger, seconds) = put_together(&rules, &schedule, self.shards).map_err(Failure::told)?;
        let games = run.deals.saturating_mul(schedule.seatings.len() as u64);
        self.told.tell(&tournament, &ledger, games, false, seconds)
    }
}
