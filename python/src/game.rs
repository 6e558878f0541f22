//! The class that Python plays with.

use std::collections::BTreeMap;

use engine::{Message, Seat, Viewer};
use pyo3::prelude::*;
use roster::Setup;

use crate::table::{Refused, Table, Wanted};
use crate::{IllegalAction, RoundhouseError, error, sentence, tables};

/// What Python may hand in as a seed.
#[derive(FromPyObject)]
enum SeedArgument {
    Number(i64),
    Text(String),
}

/// What Python may hand in as an action.
#[derive(FromPyObject)]
enum ActionArgument {
    Place(usize),
    Text(String),
}

/// A game at a table of its own. See `_native.pyi`.
#[pyclass(module = "roundhouse")]
pub struct Game {
    table: Box<dyn Table>,
}

/// JSON as Python has it.
fn loaded<'py>(py: Python<'py>, json: &str) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?.call_method1("loads", (json,))
}

impl Game {
    /// The seat with this number.
    fn seat(&self, number: usize) -> PyResult<Seat> {
        let seat = u8::try_from(number).ok().and_then(Seat::new);
        let seat = seat.filter(|seat| seat.index() < self.table.seats());
        let missing =
            || Message::new("python-no-seat").with("seat", number).with("most", self.table.seats() - 1);
        seat.ok_or_else(|| error(&[missing()]))
    }

    /// That seat, or whoever is to act.
    fn acting(&self, number: Option<usize>) -> PyResult<Seat> {
        match number {
            Some(number) => self.seat(number),
            None => Ok(self.table.actors().first().copied().unwrap_or_default()),
        }
    }

    fn viewer(&self, seat: Option<usize>) -> PyResult<Viewer> {
        Ok(seat.map(|seat| self.seat(seat)).transpose()?.map_or(Viewer::Spectator, Viewer::Seat))
    }
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (game, *, seats = 2, seed = None, board = None, options = None))]
    fn new(
        game: &str,
        seats: usize,
        seed: Option<SeedArgument>,
        board: Option<String>,
        options: Option<BTreeMap<String, String>>,
    ) -> PyResult<Game> {
        let mut setup = Setup::new(game, seats);
        match board {
            // A file has more than one line, a name has not.
            Some(text) if text.contains('\n') => setup.board = Some(text),
            Some(name) => setup = setup.with("board", name),
            None => {}
        }
        for (name, value) in options.unwrap_or_default() {
            setup = setup.with(&name, value);
        }
        let seed = match seed {
            None => "1".to_owned(),
            Some(SeedArgument::Number(number)) => number.to_string(),
            Some(SeedArgument::Text(text)) => text,
        };
        Ok(Game { table: tables::lay(setup, &seed).map_err(|why| error(&why))? })
    }

    #[staticmethod]
    #[pyo3(signature = (text, *, board = None))]
    fn from_record(text: &str, board: Option<String>) -> PyResult<Game> {
        Ok(Game { table: tables::read(text, board).map_err(|why| error(&why))? })
    }

    #[getter]
    fn name(&self) -> String {
        self.table.game()
    }

    #[getter]
    fn seats(&self) -> usize {
        self.table.seats()
    }

    #[getter]
    fn steps(&self) -> usize {
        self.table.steps()
    }

    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        loaded(py, &self.table.options())
    }

    #[getter]
    fn board<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        loaded(py, &self.table.board())
    }

    #[getter]
    fn actors(&self) -> Vec<usize> {
        self.table.actors().into_iter().map(Seat::index).collect()
    }

    #[getter]
    fn actor(&self) -> Option<usize> {
        self.table.actors().first().map(|seat| seat.index())
    }

    #[getter]
    fn is_over(&self) -> bool {
        self.table.actors().is_empty()
    }

    #[getter]
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        self.table.outcome().map(|outcome| loaded(py, &outcome)).transpose()
    }

    #[getter]
    fn state(&self) -> String {
        self.table.state()
    }

    #[getter]
    fn bots(&self) -> Vec<String> {
        self.table.bots()
    }

    #[pyo3(signature = (seat = None))]
    fn legal(&self, seat: Option<usize>) -> PyResult<Vec<String>> {
        Ok(self.table.legal(self.acting(seat)?))
    }

    #[pyo3(signature = (seat = None))]
    fn choices<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyAny>> {
        loaded(py, &self.table.choices(self.acting(seat)?))
    }

    #[pyo3(signature = (action, seat = None))]
    fn play(&mut self, action: ActionArgument, seat: Option<usize>) -> PyResult<()> {
        let seat = self.acting(seat)?;
        let wanted = match action {
            ActionArgument::Place(place) => Wanted::Place(place),
            ActionArgument::Text(text) => Wanted::Text(text),
        };
        self.table.play(seat, wanted).map_err(|refused| match refused {
            Refused::Illegal(why) => IllegalAction::new_err(sentence(&why)),
            Refused::Wrong(why) => RoundhouseError::new_err(sentence(&why)),
        })
    }

    #[pyo3(signature = (seat = None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyAny>> {
        loaded(py, &self.table.view(self.viewer(seat)?))
    }

    #[pyo3(signature = (seat = None, since = 0))]
    fn told<'py>(
        &self,
        py: Python<'py>,
        seat: Option<usize>,
        since: usize,
    ) -> PyResult<(Bound<'py, PyAny>, usize)> {
        let (events, count) = self.table.told(self.viewer(seat)?, since);
        Ok((loaded(py, &events)?, count))
    }

    #[pyo3(signature = (seat, chance = 0))]
    fn imagine(&self, seat: usize, chance: u64) -> PyResult<Game> {
        let imagined = self.table.imagine(self.seat(seat)?, chance);
        Ok(Game { table: imagined.map_err(|why| error(&[why]))? })
    }

    #[pyo3(name = "clone")]
    fn copied(&self) -> Game {
        Game { table: self.table.copy() }
    }

    fn __copy__(&self) -> Game {
        self.copied()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Game {
        self.copied()
    }

    fn record(&self, py: Python<'_>) -> PyResult<String> {
        py.detach(|| self.table.record()).map_err(|why| error(&[why]))
    }

    #[pyo3(signature = (bot, seat = None, *, iterations = None, chance = 0))]
    fn choose(
        &self,
        py: Python<'_>,
        bot: &str,
        seat: Option<usize>,
        iterations: Option<u32>,
        chance: u64,
    ) -> PyResult<String> {
        let seat = self.acting(seat)?;
        py.detach(|| self.table.choose(bot, seat, iterations, chance)).map_err(|why| error(&[why]))
    }

    #[pyo3(signature = (seat = None, *, iterations = None, chance = 0))]
    fn advice<'py>(
        &self,
        py: Python<'py>,
        seat: Option<usize>,
        iterations: Option<u32>,
        chance: u64,
    ) -> PyResult<Bound<'py, PyAny>> {
        let seat = self.acting(seat)?;
        let advice = py.detach(|| self.table.advise(seat, iterations, chance));
        loaded(py, &advice.map_err(|why| error(&[why]))?)
    }

    fn describe(&self, action: &str) -> PyResult<String> {
        let phrase = self.table.describe(action).map_err(|why| error(&[why]))?;
        Ok(sentence(&phrase))
    }

    fn __repr__(&self) -> String {
        let actors = self.table.actors();
        let now = match actors.first() {
            None => "over".to_owned(),
            Some(seat) => format!("seat {} to act", seat.index()),
        };
        format!(
            "<roundhouse.Game {}, {} seats, {} steps, {now}>",
            self.table.game(),
            self.table.seats(),
            self.table.steps()
        )
    }
}
