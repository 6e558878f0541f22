//! What can go wrong, and how it is said.

use std::io;
use std::path::Path;

use engine::Message;
use words::Words;

use crate::interrupt::INTERRUPTED;

/// Why a command did not do what it was asked to.
#[derive(Debug)]
pub enum Failure {
    /// The user can mend it: what is wrong, and what would be right.
    Told(Vec<Message>),
    /// The command line itself is wrong; it has been explained already.
    Usage,
    /// Whoever reads our output has stopped reading.
    Unheard,
    /// The user stopped it, and has been told how far it came.
    Interrupted,
}

impl Failure {
    /// One thing that is wrong.
    pub fn told(message: Message) -> Failure {
        Failure::Told(vec![message])
    }

    /// A file that can't be read or written.
    pub fn file(key: &'static str, path: &Path, error: &io::Error) -> Failure {
        let message = Message::new(key).with("file", path.display().to_string());
        Failure::told(message.with("reason", error.to_string()))
    }

    /// Says it, and gives the program's exit code.
    pub fn report(self, words: &Words) -> u8 {
        match self {
            Failure::Told(messages) => {
                for message in &messages {
                    eprintln!("{}", words.say(message));
                }
                1
            }
            Failure::Usage => 2,
            Failure::Unheard => 0,
            Failure::Interrupted => INTERRUPTED,
        }
    }
}

/// Output to a closed pipe ends the program quietly; other trouble is said.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Unheard,
            _ => Failure::told(Message::new("cli-output").with("reason", error.to_string())),
        }
    }
}

impl From<Vec<Message>> for Failure {
    fn from(messages: Vec<Message>) -> Failure {
        Failure::Told(messages)
    }
}
