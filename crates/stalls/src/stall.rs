//! One game with its boards.

use std::any::Any;
use std::sync::Arc;

use bots::{Bot, Bots, HasBots};
use engine::Message;
use roster::{Choice, Guest, Setup, Title};

use crate::Housed;

/// A game with its own boards, read once.
pub struct Stall<G: Housed> {
    title: Title,
    boards: Vec<Arc<G::Board>>,
    bots: Bots<G>,
    ratings: Vec<(&'static str, f64)>,
}

impl<G: Housed> Stall<G> {
    /// The game with this name, on those of its rules' boards that have these names, the usual one first.
    ///
    /// # Panics
    /// There is no such board, or it is wrong: our own are right.
    pub fn new(id: &'static str, names: &[&'static str], poster: &'static str) -> Stall<G> {
        let file = |name: &&str| {
            let own = G::BOARDS.iter().find(|(own, _)| own == name);
            own.unwrap_or_else(|| panic!("there is no board {name}")).1
        };
        let files: Vec<&'static str> = names.iter().map(file).collect();
        let read = |(name, text): (&&str, &&str)| {
            Arc::new(G::read_board(text).unwrap_or_else(|faults| panic!("our own board {name}: {faults:?}")))
        };
        let boards: Vec<Arc<G::Board>> = names.iter().zip(&files).map(read).collect();
        let of_boards = (names.len() > 1).then(|| Choice::new("board", names));
        let title = Title {
            id,
            seats: G::seat_range(&boards[0]),
            boards: names.to_vec(),
            files,
            together: G::TOGETHER,
            pad: G::PAD,
            choices: of_boards.into_iter().chain(G::choices()).collect(),
            presets: G::presets(),
            poster,
            card: None,
            texts: &[],
            bots: Vec::new(),
        };
        Stall { title, boards, bots: Bots::default(), ratings: Vec::new() }
    }

    /// With texts of its own, each with the tag of its language.
    #[must_use]
    pub fn with_texts(mut self, texts: &'static [(&'static str, &'static str)]) -> Stall<G> {
        self.title.texts = texts;
        self
    }

    /// With a picture for messengers.
    #[must_use]
    pub fn with_card(mut self, card: &'static [u8]) -> Stall<G> {
        self.title.card = Some(card);
        self
    }

    /// With what was measured of its bots: a line each, its id and its rating; `#` begins a remark.
    ///
    /// # Panics
    /// It can't be read: our own can.
    #[must_use]
    pub fn with_ratings(mut self, text: &'static str) -> Stall<G> {
        let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        let read = |line: &'static str| {
            let (bot, points) = line.split_once(' ')?;
            Some((bot, points.parse().ok()?))
        };
        self.ratings = lines.map(|line| read(line).unwrap_or_else(|| panic!("no rating: {line}"))).collect();
        self
    }

    /// What was measured of its bots, by their ids.
    pub fn ratings(&self) -> &[(&'static str, f64)] {
        &self.ratings
    }

    /// What is known of the game.
    pub fn title(&self) -> &Title {
        &self.title
    }

    /// Those who can play it.
    pub fn bots(&self) -> &Bots<G> {
        &self.bots
    }

    /// Lets a bot in, if it plays by the rules of this game; says whether it does.
    ///
    /// # Errors
    /// Its id can't be typed, or means another bot already.
    pub fn admit<H: HasBots>(&mut self, bot: &Arc<dyn Bot<H>>) -> Result<bool, Message> {
        let Some(bots) = (&mut self.bots as &mut dyn Any).downcast_mut::<Bots<H>>() else { return Ok(false) };
        bots.add(bot.clone())?;
        let guest = |bot: &dyn Bot<H>| Guest { id: bot.id().to_owned(), about: bot.about().to_vec() };
        self.title.bots = bots.guests().map(guest).collect();
        Ok(true)
    }

    /// Lays a table.
    ///
    /// # Errors
    /// Why there can be no such table: all that is wrong with its board, or the first other reason.
    pub fn lay(&self, setup: &Setup) -> Result<G, Vec<Message>> {
        let one = |wrong| vec![wrong];
        let board = match &setup.board {
            // A board of one's own has a name of its own.
            Some(text) => Arc::new(G::read_board(text)?),
            None => self.own_board(setup).map_err(one)?,
        };
        self.title.check_options(setup).map_err(one)?;
        let rules = G::from_setup(&self.title, board, setup).map_err(one)?;
        match rules.game() == self.title.id {
            true => Ok(rules),
            false => {
                let other = Message::new("roster-other-board").with("game", self.title.id);
                Err(vec![other.with("other", rules.game())])
            }
        }
    }

    fn own_board(&self, setup: &Setup) -> Result<Arc<G::Board>, Message> {
        let name = self.title.chosen(setup, "board")?;
        let place = self.title.boards.iter().position(|own| *own == name);
        Ok(self.boards[place.unwrap_or_default()].clone())
    }
}
