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
    /// The program answered something that a siege can't go on from.
    #[error("{0}")]
    Answer(String),
}

impl Trouble {
    /// Trouble in words.
    pub fn told(text: impl Into<String>) -> Trouble {
        Trouble::Answer(text.into())
    }
}

/// What came of something, or why nothing did.
pub type Outcome<T> = Result<T, Trouble>;
