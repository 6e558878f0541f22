//! How the database is reached, and for how long it is waited for.

use std::str::FromStr as _;
use std::time::Duration;

use tokio_postgres::{Client, Config, NoTls};

use crate::StoreError;

/// Who doesn't let us in within this time isn't there.
pub(super) const CONNECTING: Duration = Duration::from_secs(3);
/// Nor is who doesn't answer within this time.
pub(super) const PATIENCE: Duration = Duration::from_secs(5);
/// What every connection says of itself: a statement ends, and a server that has vanished in the middle of
/// something holds nobody up for long; what is acknowledged is on disk.
const SESSION: &str = "-c statement_timeout=10s -c lock_timeout=4s -c idle_in_transaction_session_timeout=10s \
     -c synchronous_commit=on -c client_min_messages=warning";

/// What an address says, and what we add to it.
pub(super) fn settings(address: &str) -> Result<Config, StoreError> {
    let mut config = Config::from_str(address).map_err(|error| {
        let why = std::error::Error::source(&error).map(ToString::to_string);
        StoreError::Database(why.unwrap_or_else(|| error.to_string()))
    })?;
    let own = config.get_options().map(|own| format!(" {own}")).unwrap_or_default();
    config.options(format!("{SESSION}{own}"));
    config.connect_timeout(CONNECTING).tcp_user_timeout(PATIENCE);
    config.keepalives_idle(PATIENCE).keepalives_interval(Duration::from_secs(2)).keepalives_retries(3);
    if config.get_application_name().is_none() {
        config.application_name("roundhouse");
    }
    Ok(config)
}

/// A connection of its own, which goes on by itself until its client is gone.
pub(super) async fn connect(config: &Config) -> Result<Client, StoreError> {
    in_time(async {
        let (client, connection) = config.connect(NoTls).await?;
        tokio::spawn(connection);
        Ok(client)
    })
    .await
}

/// Waits for an answer, but not for ever.
pub(super) async fn in_time<T>(answer: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
    let late = |_| StoreError::Away(format!("no answer within {} s", PATIENCE.as_secs()));
    tokio::time::timeout(PATIENCE, answer).await.map_err(late)?
}
