//! Which bots there are.

/// A program that plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Bot {
    /// Does anything: for tests.
    Random,
    /// Does what brings most at once, and never thinks of the next turn: a yardstick.
    Greedy,
    /// One of Europe's four yardsticks.
    Style(Style),
    /// Plays with people.
    Level(Level),
}

/// How well a bot plays that people meet at a table. The weaker ones play as weaker people do: they
/// plan less far, remember less and heed the others less.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Has just learned the rules. Children beat it.
    Trainee,
    /// Knows what it wants, but looks neither far ahead nor at the others.
    Fireman,
    /// Plans the whole game and keeps an eye on the others.
    Driver,
    /// Rollouts a decision through to the end of the game, many times over. Good players rarely beat it.
    Stationmaster,
}

/// Four ways to play Europe, after the agents that published research on games of this family
/// describes. They are ours, made from the descriptions, and stay as they are: yardsticks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Style {
    /// Lives on long routes, and ends the game before the others have done their tickets.
    Long,
    /// Takes the next step that brings most towards one ticket at a time.
    Step,
    /// Hoards tickets, and connects all of them.
    Hungry,
    /// Follows the shortest path of each ticket.
    Path,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 4] = [Level::Trainee, Level::Fireman, Level::Driver, Level::Stationmaster];

    /// Its name on the command line, in forms and message keys.
    pub const fn id(self) -> &'static str {
        match self {
            Level::Trainee => "trainee",
            Level::Fireman => "fireman",
            Level::Driver => "driver",
            Level::Stationmaster => "stationmaster",
        }
    }

    /// The level with this name, or with one that it had in tables laid long ago.
    pub fn from_id(word: &str) -> Option<Level> {
        match word {
            "easy" => Some(Level::Trainee),
            "fair" => Some(Level::Driver),
            _ => Level::ALL.into_iter().find(|level| level.id() == word),
        }
    }
}

impl Style {
    /// All styles.
    pub const ALL: [Style; 4] = [Style::Long, Style::Step, Style::Hungry, Style::Path];

    /// Its name on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Style::Long => "long",
            Style::Step => "step",
            Style::Hungry => "hungry",
            Style::Path => "path",
        }
    }
}

impl Bot {
    /// All bots, levels last and the weakest first.
    pub fn all() -> impl Iterator<Item = Bot> {
        let yardsticks = [Bot::Random, Bot::Greedy].into_iter().chain(Style::ALL.map(Bot::Style));
        yardsticks.chain(Level::ALL.map(Bot::Level))
    }

    /// Its name on the command line and in reports.
    pub const fn id(self) -> &'static str {
        match self {
            Bot::Random => "random",
            Bot::Greedy => "greedy",
            Bot::Style(style) => style.id(),
            Bot::Level(level) => level.id(),
        }
    }

    /// The bot with this name.
    pub fn from_id(word: &str) -> Option<Bot> {
        Bot::all().find(|bot| bot.id() == word)
    }
}

impl From<Level> for Bot {
    fn from(level: Level) -> Bot {
        Bot::Level(level)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_read_as_written() {
        for bot in Bot::all() {
            assert_eq!(Bot::from_id(bot.id()), Some(bot));
        }
        for level in Level::ALL {
            assert_eq!(Level::from_id(level.id()), Some(level));
        }
        assert_eq!((Bot::from_id("hard"), Level::from_id("greedy")), (None, None));
    }
}
