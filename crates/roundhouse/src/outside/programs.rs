//! As many programs of one command as games need at the same time: each plays one game after the other, and
//! never two seats of the same one, so that what one seat knows no other does.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use arena::{Breach, Misdeed, Outsider, Sitting};
use engine::{Message, Seat};
use serde_json::Value;
use stalls::Housed;
use wire::Answer;
use wire::line::{Hello, NewGame, PROTOCOL, line};

use super::command::words;
use super::program::Program;
use super::sitting::AtTable;

/// What a program has for a move where nobody says otherwise.
const MOVE: Duration = Duration::from_secs(10);
/// What it has to start and to greet.
const START: Duration = Duration::from_secs(20);

/// All programs of one command.
pub struct Programs {
    words: Vec<String>,
    hello: String,
    /// What each new game is told with, beside its seat and chance.
    rules: u32,
    game: String,
    board: Value,
    options: BTreeMap<&'static str, String>,
    time: Duration,
    idle: Mutex<Vec<Program>>,
}

impl Programs {
    /// Starts one to see whether it can be.
    ///
    /// # Errors
    /// Why it can't.
    pub fn open<G: Housed>(game: &G, command: &str, time: Option<Duration>) -> Result<Programs, Message> {
        let unable =
            |why: Message| Message::new("outside-no-start").with("command", command).with("why", why);
        let words = words(command).filter(|words| !words.is_empty());
        let words = words.ok_or_else(|| unable(Message::new("outside-no-words")))?;
        let house = concat!("roundhouse ", env!("CARGO_PKG_VERSION"));
        let programs = Programs {
            words,
            hello: line(&Hello { protocol: PROTOCOL, house, games: &[game.game()] }),
            rules: G::VERSION,
            game: game.game().to_owned(),
            board: wire::facts::board(game),
            options: wire::facts::options(game),
            time: time.unwrap_or(MOVE),
            idle: Mutex::new(Vec::new()),
        };
        let first = programs.started().map_err(|breach| unable(breach.why))?;
        programs.put_back(first);
        Ok(programs)
    }

    /// One that has greeted.
    fn started(&self) -> Result<Program, Breach> {
        let unable = |error: std::io::Error| Breach {
            misdeed: Misdeed::Gone,
            why: Message::new("outside-not-there").with("reason", error.to_string()),
        };
        let mut program = Program::start(&self.words).map_err(unable)?;
        let greeted = program.ask(self.hello.clone(), START).and_then(|line| {
            Answer::greeting(&line).map_err(|why| Breach { misdeed: Misdeed::Rubbish, why })
        });
        match greeted {
            Ok(_) => Ok(program),
            Err(breach) => {
                program.expel();
                Err(breach)
            }
        }
    }

    /// Takes back one whose game is over.
    pub fn put_back(&self, program: Program) {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(program);
    }

    /// How long a move may take.
    pub fn time(&self) -> Duration {
        self.time
    }
}

impl<G: Housed> Outsider<G> for Programs {
    fn sit<'a>(&'a self, game: &'a G, seat: Seat, chance: u32) -> Result<Box<dyn Sitting<G> + 'a>, Breach> {
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let program = idle.map_or_else(|| self.started(), Ok)?;
        program.tell(line(&NewGame {
            game: &self.game,
            rules: self.rules,
            options: &self.options,
            seats: game.seats(),
            seat,
            milliseconds: self.time.as_millis() as u64,
            chance,
            board: &self.board,
        }));
        Ok(Box::new(AtTable::new(self, program)))
    }
}
