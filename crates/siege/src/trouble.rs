//! What stops a siege.

/// Why a siege can't go on. What the program under siege does wrong is no trouble: it is in the report.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// The system says no, or the other side is gone.
    #[error("{0}")]
    Io(#[from] std::io::Error),
    /// A data folder can't be read or written.
    #[error("the data folder: {0}")]
    Folder(#[from] rusqlite::Error),
    /// A database can't be reached, or says no.
    #[error("the database: {0}")]
    Database(#[from] tokio_postgres::Error),
    /// The program answered something that a siege can't go on from.
    #[error("{0}")]
    Answer(String),
    /// Something that ran beside the siege panicked.
    #[error("{0}")]
    Task(#[from] tokio::task::JoinError),
}

impl Trouble {
    /// Trouble in words.
    pub fn told(text: impl Into<String>) -> Trouble {
        Trouble::Answer(text.into())
    }
}

/// Goes on where something holds.
///
/// # Errors
/// It doesn't: the trouble says what is so otherwise.
pub fn ensure(holds: bool, otherwise: impl Into<String>) -> Outcome<()> {
    if holds { Ok(()) } else { Err(Trouble::told(otherwise)) }
}

/// What came of something, or why nothing did.
pub type Outcome<T> = Result<T, Trouble>;
