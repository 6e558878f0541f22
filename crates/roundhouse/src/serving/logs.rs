//! The log of a running house, on the error output: as text, or as JSON for those who collect it.

use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::{SubscriberInitExt as _, TryInitError};

/// Our own rooms, as the log calls them.
const OURS: [&str; 3] = ["roundhouse", "server", "store"];

/// Starts logging. Times are in UTC. Below warnings only our own rooms are heard: libraries would
/// tell what is in requests.
pub fn start(level: &str, format: &str) {
    let level = level.parse().unwrap_or(LevelFilter::INFO);
    let ours = OURS.iter().map(|room| (*room, level));
    let heard = Targets::new().with_default(level.min(LevelFilter::WARN)).with_targets(ours);
    let lines = || fmt::layer().with_writer(std::io::stderr).with_ansi(false).log_internal_errors(false);
    let started: Result<(), TryInitError> = match format {
        "json" => {
            let lines = lines().json().flatten_event(true).with_span_list(false);
            tracing_subscriber::registry().with(heard).with(lines).try_init()
        }
        _ => tracing_subscriber::registry().with(heard).with(lines()).try_init(),
    };
    // There is one log a process, and the program starts it once.
    debug_assert!(started.is_ok());
    std::panic::set_hook(Box::new(|panic| {
        let place = panic.location().map(ToString::to_string).unwrap_or_default();
        let payload = panic.payload();
        let text = payload.downcast_ref::<&str>().copied();
        let what = text.or_else(|| payload.downcast_ref::<String>().map(String::as_str)).unwrap_or_default();
        tracing::error!(place, what, "a mistake of the program itself");
    }));
}
