//! What the games of the family differ in: `[rules]` of a board file, with Europe's rules where it is silent.

use engine::Message;
use rails::facts::Entry;

/// What a board says of its rules. The numbers are those of Europe's rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Terms {
    /// The fewest and the most seats.
    pub seats: (usize, usize),
    /// Train cards that each seat is dealt (EU-2).
    pub dealt_cards: u8,
    /// Cards in a full market (EU-2).
    pub market: u8,
    /// So many locomotives in it are too many (EU-14).
    pub market_locomotives: u8,
    /// Cards that are taken in a turn: one or two (EU-9).
    pub cards_a_turn: u8,
    /// Long tickets that each seat is dealt: none or one (EU-3).
    pub dealt_long: u8,
    /// Other tickets that each seat is dealt (EU-3).
    pub dealt_tickets: u8,
    /// At least so many of all these are kept (EU-4).
    pub opening_keep: u8,
    /// Where those go that are turned down then (EU-4).
    pub opening_returned: Returned,
    /// Tickets that are drawn in a turn (EU-29).
    pub drawn_tickets: u8,
    /// At least so many of these are kept (EU-29).
    pub drawn_keep: u8,
    /// From so many seats on both halves of a double route can be claimed (EU-22).
    pub doubles_from: u8,
    /// Whether one seat may own both halves then (EU-21).
    pub doubles_one_owner: bool,
    /// With so few cars left, the last round begins (EU-34).
    pub few_cars: u8,
    /// So many more turns everyone has then (EU-34).
    pub last_turns: u8,
    /// What decides ties, the first first (EU-38).
    pub ties: Vec<Tie>,
}

/// Where tickets go that are turned down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Returned {
    /// Out of the game.
    OutOfGame,
    /// Under the deck, all together, when everyone has chosen.
    UnderDeck,
}

/// What decides a tie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tie {
    /// More tickets completed.
    Tickets,
    /// Fewer stations used.
    Stations,
    /// The longest path.
    LongestPath,
}

const RETURNED: [&str; 2] = ["out-of-game", "under-deck"];
const TIES: [&str; 3] = ["tickets", "stations", "longest-path"];

impl Default for Terms {
    fn default() -> Terms {
        Terms {
            seats: (2, 5),
            dealt_cards: 4,
            market: 5,
            market_locomotives: 3,
            cards_a_turn: 2,
            dealt_long: 1,
            dealt_tickets: 3,
            opening_keep: 2,
            opening_returned: Returned::OutOfGame,
            drawn_tickets: 3,
            drawn_keep: 1,
            doubles_from: 4,
            doubles_one_owner: false,
            few_cars: 2,
            last_turns: 1,
            ties: vec![Tie::Tickets, Tie::Stations, Tie::LongestPath],
        }
    }
}

impl Terms {
    /// All tickets that each seat is dealt.
    pub fn dealt(&self) -> u8 {
        self.dealt_long + self.dealt_tickets
    }

    /// Reads `[rules]`. `None` if anything in it is wrong.
    pub(super) fn read(entry: &Entry<'_>) -> Option<Terms> {
        let usual = Terms::default();
        let seats = read_seats(entry, usual.seats);
        let number = |key, range, usual| entry.number_or::<u8>(key, range, usual);
        let dealt_cards = number("dealt_cards", 1..=10, usual.dealt_cards);
        let market = number("market", 1..=10, usual.market);
        let market_locomotives = number("market_locomotives", 1..=11, usual.market_locomotives);
        let cards_a_turn = number("cards_a_turn", 1..=2, usual.cards_a_turn);
        let dealt_long = number("dealt_long_tickets", 0..=1, usual.dealt_long);
        let dealt_tickets = number("dealt_tickets", 1..=6, usual.dealt_tickets);
        let all = dealt_tickets.unwrap_or(usual.dealt_tickets) + dealt_long.unwrap_or(usual.dealt_long);
        let opening_keep = number("opening_keep", 1..=all, usual.opening_keep.min(all));
        let returned = entry.one_of_or("opening_returned", &RETURNED, RETURNED[0]);
        if returned == Some(RETURNED[1]) && dealt_long == Some(1) {
            entry.fault(Message::new("board-long-under-deck"));
        }
        let drawn_tickets = number("drawn_tickets", 1..=6, usual.drawn_tickets);
        let drawn = drawn_tickets.unwrap_or(usual.drawn_tickets);
        let drawn_keep = number("drawn_keep", 1..=drawn, usual.drawn_keep);
        let drawn_returned = entry.one_of_or("drawn_returned", &RETURNED[1..], RETURNED[1]);
        let doubles_from = number("double_routes_open_from", 2..=6, usual.doubles_from);
        let doubles_one_owner = entry.yes_no("double_routes_one_owner", usual.doubles_one_owner);
        let few_cars = number("few_cars", 0..=20, usual.few_cars);
        let last_turns = number("last_turns", 1..=3, usual.last_turns);
        let ties = read_ties(entry, usual.ties);
        entry.close();
        drawn_returned?;
        Some(Terms {
            seats: seats?,
            dealt_cards: dealt_cards?,
            market: market?,
            market_locomotives: market_locomotives?,
            cards_a_turn: cards_a_turn?,
            dealt_long: dealt_long?,
            dealt_tickets: dealt_tickets?,
            opening_keep: opening_keep?,
            opening_returned: if returned? == RETURNED[0] {
                Returned::OutOfGame
            } else {
                Returned::UnderDeck
            },
            drawn_tickets: drawn_tickets?,
            drawn_keep: drawn_keep?,
            doubles_from: doubles_from?,
            doubles_one_owner: doubles_one_owner?,
            few_cars: few_cars?,
            last_turns: last_turns?,
            ties: ties?,
        })
    }

    /// All that differs from Europe's rules, in one way of writing; `None` if nothing does.
    pub(super) fn facts(&self) -> Option<String> {
        let ties: Vec<&str> = self.ties.iter().map(|tie| TIES[*tie as usize]).collect();
        let numbers = [
            self.seats.0 as u8,
            self.seats.1 as u8,
            self.dealt_cards,
            self.market,
            self.market_locomotives,
            self.cards_a_turn,
            self.dealt_long,
            self.dealt_tickets,
            self.opening_keep,
            self.opening_returned as u8,
            self.drawn_tickets,
            self.drawn_keep,
            self.doubles_from,
            self.doubles_one_owner.into(),
            self.few_cars,
            self.last_turns,
        ];
        let numbers: Vec<String> = numbers.iter().map(u8::to_string).collect();
        (*self != Terms::default()).then(|| format!("rules {} {}", numbers.join(" "), ties.join(" ")))
    }
}

fn read_seats(entry: &Entry<'_>, usual: (usize, usize)) -> Option<(usize, usize)> {
    let Some(fact) = entry.find("seats") else { return Some(usual) };
    let (fewest, most) = fact.pair::<u8, u8>(2..=engine::MAX_SEATS as u8, 2..=engine::MAX_SEATS as u8)?;
    if fewest > most {
        fact.fault(Message::new("board-seats").with("found", fact.source()));
    }
    Some((fewest.into(), most.into()))
}

fn read_ties(entry: &Entry<'_>, usual: Vec<Tie>) -> Option<Vec<Tie>> {
    let Some(fact) = entry.find("ties") else { return Some(usual) };
    let mut ties = Vec::new();
    for fact in fact.list()? {
        let tie = match fact.one_of(&TIES)? {
            "tickets" => Tie::Tickets,
            "stations" => Tie::Stations,
            _ => Tie::LongestPath,
        };
        if ties.contains(&tie) {
            fact.fault(Message::new("board-tie-twice").with("found", fact.source()));
        }
        ties.push(tie);
    }
    Some(ties)
}
