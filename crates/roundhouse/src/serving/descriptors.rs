//! How many connections and files the system lets us have open.

/// Raises the limit as far as the system allows, and logs what it is: a house out of descriptors can't
/// be reached.
#[cfg(unix)]
pub fn raise() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let before = getrlimit(Resource::Nofile);
    let raised = Rlimit { current: before.maximum, maximum: before.maximum };
    if let Err(error) = setrlimit(Resource::Nofile, raised) {
        tracing::warn!(%error, "the limit of open files can't be raised");
    }
    let number = |limit: Option<u64>| limit.map_or("unlimited".to_owned(), |limit| limit.to_string());
    let now = getrlimit(Resource::Nofile).current;
    tracing::info!(limit = number(now), before = number(before.current), "open files and connections");
}

/// Other systems have no such limit to raise.
#[cfg(not(unix))]
pub fn raise() {}
