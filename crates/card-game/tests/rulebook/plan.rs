//! Positions laid out by hand: what isn't said is as plain as can be.

use std::sync::Arc;

use card_game::{Board, CardGame, Cards, First, State};
use engine::trial::seat;
use engine::{Notation, Seat};
use rails::TicketSet;

use super::table::Table;

/// A position in the making: lines of the notation, with what isn't said filled in.
pub struct Plan {
    game: CardGame,
    phase: String,
    round: u8,
    starter: String,
    turn: String,
    left: String,
    market: Option<String>,
    /// What the deck has; what is nowhere else if it isn't said.
    deck: Option<String>,
    discards: String,
    bottom: String,
    fresh: Option<String>,
    seats: Vec<SeatPlan>,
}

#[derive(Clone, Default)]
struct SeatPlan {
    hand: String,
    station: String,
    train: String,
    tickets: Option<String>,
    completed: String,
    earlier: String,
    opened: String,
}

/// The tickets that seats hold of whom nothing is said: one each.
const PLAIN: [&str; 4] = ["chicago-new-york", "new-york-chicago", "chicago-dallas", "chicago-montreal"];

/// A table of so many in the middle of a first round, A's turn, all hands and stations empty.
pub fn table(seats: usize) -> Plan {
    table_of(CardGame::new(Arc::new(Board::standard()), seats, First::Random).expect("so many can play"))
}

/// The same with rules of one's own.
pub fn table_of(game: CardGame) -> Plan {
    let seats = engine::Rules::seats(&game);
    Plan {
        game,
        phase: "turn".to_owned(),
        round: 1,
        starter: "A".to_owned(),
        turn: "A".to_owned(),
        left: "-".to_owned(),
        market: None,
        deck: None,
        discards: String::new(),
        bottom: String::new(),
        fresh: None,
        seats: vec![SeatPlan::default(); seats],
    }
}

impl Plan {
    fn of(&mut self, letter: &str) -> &mut SeatPlan {
        &mut self.seats[seat(letter).index()]
    }

    pub fn hand(mut self, letter: &str, cards: &str) -> Plan {
        self.of(letter).hand = cards.to_owned();
        self
    }

    pub fn station(mut self, letter: &str, groups: &str) -> Plan {
        self.of(letter).station = groups.to_owned();
        self
    }

    pub fn train(mut self, letter: &str, cards: &str) -> Plan {
        self.of(letter).train = cards.to_owned();
        self
    }

    pub fn tickets(mut self, letter: &str, tickets: &str) -> Plan {
        self.of(letter).tickets = Some(tickets.to_owned());
        self
    }

    /// What a seat completed in a first scoring, out of which pile.
    pub fn earlier(mut self, letter: &str, tickets: &str, train: &str) -> Plan {
        let own = self.of(letter);
        (own.earlier, own.opened) = (tickets.to_owned(), train.to_owned());
        self
    }

    pub fn market(mut self, cards: &str) -> Plan {
        self.market = Some(cards.to_owned());
        self
    }

    /// The deck has just these; whatever is nowhere else lies in the discards.
    pub fn deck(mut self, cards: &str) -> Plan {
        self.deck = Some(cards.to_owned());
        self
    }

    pub fn ticket_deck(mut self, fresh: &str, bottom: &str) -> Plan {
        (self.fresh, self.bottom) = (Some(fresh.to_owned()), bottom.to_owned());
        self
    }

    pub fn turn(mut self, letter: &str) -> Plan {
        self.turn = letter.to_owned();
        self
    }

    pub fn starter(mut self, letter: &str) -> Plan {
        self.starter = letter.to_owned();
        self
    }

    pub fn round(mut self, round: u8) -> Plan {
        self.round = round;
        self
    }

    /// So many turns are left, and no card in the deck.
    pub fn left(mut self, turns: u8) -> Plan {
        self.left = turns.to_string();
        self.deck.get_or_insert_with(String::new);
        self
    }

    /// Lays the table.
    #[track_caller]
    pub fn begin(mut self) -> Table {
        let market = self.market.clone().unwrap_or_else(|| match &self.deck {
            Some(_) => String::new(),
            None => "1 purple 1 blue 1 orange 1 white 1 green".to_owned(),
        });
        let mut rest = self.game.board().cards();
        let mut held = tickets(&self.game, "");
        for (index, plan) in self.seats.iter_mut().enumerate() {
            for cards in [&plan.hand, &plan.station.replace(',', ""), &plan.train] {
                rest = rest.without(&cards_of(cards)).expect("no more cards than there are");
            }
            let own = plan.tickets.get_or_insert_with(|| PLAIN[index].to_owned()).clone();
            for text in [&own, &plan.completed, &plan.earlier] {
                held |= tickets(&self.game, text);
            }
        }
        rest = rest.without(&cards_of(&market)).expect("the market's cards are there");
        let deck = self.deck.as_deref().map(cards_of);
        let discards = match deck {
            Some(deck) => rest.without(&deck).expect("the deck's cards are there"),
            None => cards_of(&self.discards),
        };
        let deck = deck.unwrap_or_else(|| rest.without(&discards).expect("they are there"));
        let under: TicketSet = (self.bottom.split_whitespace())
            .filter_map(|word| Some(tickets(&self.game, word.split_once(':')?.1)))
            .fold(TicketSet::NONE, |all, some| all | some);
        let fresh = match &self.fresh {
            Some(fresh) => tickets(&self.game, fresh),
            None => self.game.board().all_tickets() - held - under,
        };
        // Tickets that are named nowhere are the last seat's.
        let spare = self.game.board().all_tickets() - held - under - fresh;
        let mut text = format!(
            "phase {}\nround {}\nstarter {}\nturn {}\nleft {}\nmarket {market}\ndeck {}\ndiscards {}\n\
             fresh {}\nbottom {}\n",
            self.phase,
            self.round,
            self.starter,
            self.turn,
            self.left,
            words(&deck),
            words(&discards),
            ticket_words(&self.game, fresh),
            self.bottom
        );
        let last = self.seats.len() - 1;
        for (index, (seat, plan)) in Seat::all(self.seats.len()).zip(&self.seats).enumerate() {
            let mut own = plan.tickets.clone().unwrap_or_default();
            if index == last && !spare.is_empty() {
                own = format!("{own} {}", ticket_words(&self.game, spare));
            }
            let put =
                self.bottom.split_whitespace().filter_map(|word| word.strip_prefix(&format!("{seat}:")));
            let put = put.collect::<Vec<_>>().join(" ");
            let SeatPlan { hand, station, train, completed, earlier, opened, .. } = plan;
            text += &format!(
                "{seat} hand {hand}\n{seat} station {station}\n{seat} train {train}\n{seat} tickets {own}\n\
                 {seat} returned {put}\n{seat} completed {completed}\n{seat} earlier {earlier}\n{seat} opened {opened}\n"
            );
        }
        let state: State = self.game.read_state(&text).unwrap_or_else(|wrong| panic!("{wrong:?}\n{text}"));
        Table::new(self.game, state, Vec::new())
    }
}

/// `2 red 1 locomotive`.
#[track_caller]
pub fn cards(text: &str) -> Cards {
    cards_of(text)
}

#[track_caller]
fn cards_of(text: &str) -> Cards {
    let mut cards = Cards::NONE;
    let words: Vec<&str> = text.split_whitespace().collect();
    for pair in words.chunks(2) {
        let [count, word] = pair else { panic!("not cards: {text}") };
        let card = card_game::Card::from_id(word).unwrap_or_else(|| panic!("no card is called {word}"));
        cards.add(card.kind(), count.parse().expect("a number of cards"));
    }
    cards
}

fn words(cards: &Cards) -> String {
    let stack = |kind| format!("{} {}", cards.of(kind), card_game::Card::of_kind(kind).id());
    cards.kinds().map(stack).collect::<Vec<_>>().join(" ")
}

fn ticket_words(game: &CardGame, tickets: TicketSet) -> String {
    tickets.iter().map(|id| game.board().ticket_id(id)).collect::<Vec<_>>().join(" ")
}

/// Tickets by their names.
#[track_caller]
pub fn tickets(game: &CardGame, text: &str) -> TicketSet {
    text.split_whitespace().map(|word| ticket(game, word)).collect()
}

/// A ticket by its name.
#[track_caller]
pub fn ticket(game: &CardGame, word: &str) -> rails::TicketId {
    let mut all = game.board().all_tickets().iter();
    all.find(|id| game.board().ticket_id(*id) == word).unwrap_or_else(|| panic!("no ticket {word}"))
}
