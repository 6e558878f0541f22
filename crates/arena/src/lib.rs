//! Many games between bots: who plays whom, how good they are, and how sure that is.
//!
//! - [`entrant`]: bots with what they may spend
//! - [`schedule`]: every deal is played in every seating
//! - [`outside`]: programs from outside, which may fail
//! - [`shard`]: a part of all games, played on another machine
//! - [`play`]: one game, out of a seed and a number
//! - [`statistics`]: what each game has to tell beside its score
//! - [`ledger`]: games as they come in, counted deal by deal
//! - [`interval`], [`rating`], [`sequential_test`]: what the results say, and when they say enough
//! - [`report`]: all of it, as data
//!
//! Nothing here prints or reads a clock: whoever runs an arena hands a clock in. A game depends on the
//! seed and its number alone, so that [`work`] plays them on as many cores as there are.
//!
//! ```
//! use std::time::Duration;
//!
//! use arena::{Entrant, Tournament, Ledger, Report, Schedule, Terms};
//! use bots::Bots;
//! use classic::Classic;
//!
//! let game = Classic::standard(2).expect("two can play");
//! let named = Entrant::list("trainee,random").expect("there are such bots");
//! let schedule = Schedule::new(&named, 2, false).expect("enough for two seats");
//! let terms = Terms { seed: "1".to_owned(), iterations: None, time: None };
//! let all = Bots::default();
//! let tournament = Tournament::new((&game, &all), &schedule, &terms, &|| Duration::ZERO).expect("they are there");
//! let mut ledger = Ledger::new(&schedule, None);
//! for number in 0..8 {
//!     ledger.add(tournament.play(number, &|| false).expect("it ends").expect("nobody stops it"));
//! }
//! let report = Report::new(&tournament, &ledger, 8, false);
//! assert!(report.entrants[0].won.mean > 0.8);
//! ```

pub mod entrant;
pub mod interval;
pub mod ledger;
pub mod outside;
pub mod play;
pub mod rating;
pub mod report;
pub mod result;
pub mod schedule;
pub mod sequential_test;
pub mod shard;
pub mod statistics;
pub mod times;
pub mod work;

pub use entrant::Entrant;
pub use interval::{Mean, Share};
pub use ledger::Ledger;
pub use outside::{Breach, Misdeed, Outsider, Sitting};
pub use play::{Clock, Terms, Tournament, Who};
pub use report::Report;
pub use result::GameResult;
pub use schedule::Schedule;
pub use sequential_test::{SequentialTest, Verdict};
pub use statistics::Statistics;
pub use work::Work;
