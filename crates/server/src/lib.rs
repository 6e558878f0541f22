//! Pages, actions and live updates over HTTP.
//!
//! The server keeps no truth that the store doesn't have: what it has in memory it can read again,
//! and a killed server loses nothing that was acknowledged.
//!
//! - [`live`]: a game that is being played, whichever it is
//! - [`hub`]: all tables in memory
//! - [`room`]: one of them, in step with the store; bots at their pace
//! - [`session`]: who asks, in which language, and whether the question comes from our own pages
//! - [`routes`]: the one table of addresses
//! - [`waiting`]: a table that hasn't started
//! - [`thinking`]: bots at work
//! - [`stream`]: that something changed

mod at;
pub mod hub;
mod laying;
pub mod live;
pub mod room;
pub mod routes;
pub mod session;
pub mod stream;
pub mod thinking;
pub mod waiting;

use std::sync::Arc;
use std::time::Duration;

use store::Store;
use words::{Language, Words};

use crate::hub::Hub;
use crate::thinking::{Clock, Study};

/// Where random bytes come from: handed in, so that tests can know them.
pub type Random = Arc<dyn Fn() -> [u8; 32] + Send + Sync>;

/// All that the pages need.
pub struct House {
    /// The tables.
    pub hub: Hub,
    /// The disk.
    pub store: Store,
    /// Random bytes.
    pub random: Random,
    /// Where bots think.
    pub study: Study,
    english: Words,
    russian: Words,
}

impl House {
    /// A house with this store. Bots wait for `pace` before each action.
    pub fn new(store: Store, random: Random, clock: Clock, pace: Duration) -> Arc<House> {
        let study = Study::new(clock);
        Arc::new(House {
            hub: Hub::new(store.clone(), pace, random.clone(), study.clone()),
            store,
            random,
            study,
            english: Words::new(Language::En),
            russian: Words::new(Language::Ru),
        })
    }

    /// All texts of a language.
    pub fn words(&self, language: Language) -> &Words {
        match language {
            Language::En => &self.english,
            Language::Ru => &self.russian,
        }
    }
}

/// Serves the house on a socket until the process is told to stop.
///
/// # Errors
/// The socket fails.
pub async fn serve(listener: tokio::net::TcpListener, house: Arc<House>) -> std::io::Result<()> {
    axum::serve(listener, routes::router(house)).await
}
