//! The bots of the house: levels for people, and yardsticks.

/// A bot of the house. Each game says how it plays ([`HasBots`](crate::HasBots)).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum HouseBot {
    /// Does anything: for tests.
    Random,
    /// Does what brings most at once, and never thinks of the next turn: a yardstick.
    Greedy,
    /// One of the four yardsticks of the classic ticket games.
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
    /// Thinks a decision through to the end of the game, many times over. Good players rarely beat it.
    Stationmaster,
}

/// Four ways to play classic ticket games, after the agents that published research on games of this family
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
    pub fn from_id(id: &str) -> Option<Level> {
        match id {
            "easy" => Some(Level::Trainee),
            "fair" => Some(Level::Driver),
            _ => Level::ALL.into_iter().find(|level| level.id() == id),
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

impl HouseBot {
    /// All bots, levels last and the weakest first.
    pub fn all() -> impl Iterator<Item = HouseBot> {
        let yardsticks =
            [HouseBot::Random, HouseBot::Greedy].into_iter().chain(Style::ALL.map(HouseBot::Style));
        yardsticks.chain(Level::ALL.map(HouseBot::Level))
    }

    /// Its name on the command line and in reports.
    pub const fn id(self) -> &'static str {
        match self {
            HouseBot::Random => "random",
            HouseBot::Greedy => "greedy",
            HouseBot::Style(style) => style.id(),
            HouseBot::Level(level) => level.id(),
        }
    }

    /// The bot with this name.
    pub fn from_id(id: &str) -> Option<HouseBot> {
        HouseBot::all().find(|bot| bot.id() == id)
    }
}

impl From<Level> for HouseBot {
    fn from(level: Level) -> HouseBot {
        HouseBot::Level(level)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_read_as_written() {
        for bot in HouseBot::all() {
            assert_eq!(HouseBot::from_id(bot.id()), Some(bot));
        }
        for level in Level::ALL {
            assert_eq!(Level::from_id(level.id()), Some(level));
        }
        assert_eq!((HouseBot::from_id("hard"), Level::from_id("greedy")), (None, None));
    }
}
