//! Who plays: bots with what they may spend, as they are written on the command line.

use engine::Message;

/// What stands before a command of one's own.
const COMMAND: &str = "cmd:";

/// A bot, and how many iterations it may take over a decision if that was said.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Entrant {
    /// What the bot is called: whether there is one that is called so is found out by the tournament.
    pub bot: String,
    /// So many iterations a decision; as it does usually, if nothing is said.
    pub iterations: Option<u32>,
}

impl Entrant {
    /// Reads a list: `stationmaster,3*driver:200` is one bot, and three of another that may take 200
    /// iterations a decision; `cmd:python3 greedy.py` is a program that is started so, with anything in its
    /// command but a comma.
    ///
    /// # Errors
    /// The first item that can't be read, and what would be right.
    pub fn list(text: &str) -> Result<Vec<Entrant>, Message> {
        let mut entrants = Vec::new();
        for part in text.split(',').map(str::trim) {
            let bad = |key: &'static str, word: &str| Message::new(key).with("word", word);
            let (count, name) = match part.split_once('*') {
                _ if part.starts_with(COMMAND) => (1, part),
                None => (1, part),
                Some((count, name)) => match count.trim().parse::<usize>() {
                    Ok(count @ 1..=engine::MAX_SEATS) => (count, name.trim()),
                    _ => return Err(bad("arena-bad-count", part).with("most", engine::MAX_SEATS)),
                },
            };
            let (name, iterations) = match name.split_once(':') {
                Some(("cmd", "")) => return Err(bad("arena-no-command", part)),
                Some(("cmd", _)) | None => (name, None),
                Some((name, iterations)) => match iterations.parse::<u32>() {
                    Ok(iterations @ 1..) => (name, Some(iterations)),
                    _ => return Err(bad("arena-bad-iterations", part)),
                },
            };
            let entrant = Entrant { bot: name.to_owned(), iterations };
            entrants.extend(std::iter::repeat_n(entrant, count));
        }
        Ok(entrants)
    }

    /// The command that starts it, if it is a program of somebody's own.
    pub fn command(&self) -> Option<&str> {
        self.bot.strip_prefix(COMMAND)
    }

    /// What it is called in tables and files: `stationmaster:200`.
    pub fn name(&self) -> String {
        match self.iterations {
            None => self.bot.clone(),
            Some(iterations) => format!("{}:{iterations}", self.bot),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_read_as_they_are_meant() {
        let driver = Entrant { bot: "driver".to_owned(), iterations: None };
        let master = Entrant { bot: "stationmaster".to_owned(), iterations: Some(200) };
        assert_eq!((driver.name(), master.name()), ("driver".to_owned(), "stationmaster:200".to_owned()));
        assert_eq!(Entrant::list("driver"), Ok(vec![driver.clone()]));
        assert_eq!(Entrant::list("stationmaster:200, 2*driver"), Ok(vec![master, driver.clone(), driver]));
        let own = |command: &str| Entrant { bot: format!("cmd:{command}"), iterations: None };
        let named = Entrant::list("cmd:sh -c 'x * 2:3', 2*cmd:./y").expect("commands");
        assert_eq!(named, [own("sh -c 'x * 2:3'"), own("./y"), own("./y")]);
        assert_eq!((named[1].command(), named[1].name()), (Some("./y"), "cmd:./y".to_owned()));
    }

    #[test]
    fn what_cannot_be_read_is_told() {
        let key = |text: &str| Entrant::list(text).expect_err(text).key;
        assert_eq!(key("driver:0"), "arena-bad-iterations");
        assert_eq!(key("driver:many"), "arena-bad-iterations");
        assert_eq!(key("cmd:"), "arena-no-command");
        assert_eq!(key("0*driver"), "arena-bad-count");
        assert_eq!(key("99*driver"), "arena-bad-count");
    }
}
