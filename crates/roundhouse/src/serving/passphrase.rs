//! What people have to know to come in, if the house isn't for everyone.

use std::path::PathBuf;

use clap::ArgMatches;
use clap::parser::ValueSource;
use engine::Message;

use crate::commands::read;
use crate::failure::Failure;

/// The passphrase, said or in a file. What the command line says counts more than the environment.
///
/// # Errors
/// It is said in two ways at once, or there is nothing in it.
pub fn passphrase(matches: &ArgMatches) -> Result<Option<String>, Failure> {
    let by_hand = |name| matches.value_source(name) == Some(ValueSource::CommandLine);
    let said = matches.get_one::<String>("passphrase");
    let file = matches.get_one::<PathBuf>("passphrase-file");
    let passphrase = match (said, file) {
        (None, None) => return Ok(None),
        (Some(_), Some(_)) if by_hand("passphrase") == by_hand("passphrase-file") => {
            return Err(Failure::told(Message::new("serve-two-passphrases")));
        }
        (Some(said), None) => said.clone(),
        (Some(said), Some(_)) if by_hand("passphrase") => said.clone(),
        (_, Some(file)) => read(file)?,
    };
    if by_hand("passphrase") {
        tracing::warn!("a passphrase on the command line can be seen by everyone on this computer");
    }
    // Files end with a new line that nobody types.
    match passphrase.trim() {
        "" => Err(Failure::told(Message::new("serve-empty-passphrase"))),
        passphrase => Ok(Some(passphrase.to_owned())),
    }
}
