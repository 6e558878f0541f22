//! The house's games as a Python module. What Python sees is described in `roundhouse/_native.pyi`; here only
//! arguments are taken and answers handed out, and [`table`] plays.

mod game;
mod played;
mod table;
mod tables;

use engine::Message;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use words::{Language, Words};

pyo3::create_exception!(
    roundhouse,
    RoundhouseError,
    PyValueError,
    "Something that can't be, with the sentence that says why."
);
pyo3::create_exception!(
    roundhouse,
    IllegalAction,
    RoundhouseError,
    "An action that the rules don't allow now; the game is as it was."
);

/// A sentence in English, as the house says it.
fn sentence(message: &Message) -> String {
    static WORDS: std::sync::LazyLock<Words> = std::sync::LazyLock::new(|| Words::new(Language::En));
    WORDS.say(message)
}

/// An error with all that is wrong, a line each.
fn error(messages: &[Message]) -> PyErr {
    RoundhouseError::new_err(messages.iter().map(sentence).collect::<Vec<_>>().join("\n"))
}

/// The games of the house by their ids.
#[pyfunction]
fn games() -> Vec<String> {
    stalls::Stalls::roster(&stalls::house()).games().iter().map(|game| game.id.to_owned()).collect()
}

#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("RoundhouseError", py.get_type::<RoundhouseError>())?;
    module.add("IllegalAction", py.get_type::<IllegalAction>())?;
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add_class::<game::Game>()?;
    module.add_function(wrap_pyfunction!(games, module)?)
}
