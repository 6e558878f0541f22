//! A position in the making: what isn't said is filled in so that nothing is lost or made.

use std::sync::Arc;

use classic::{Action, Board, Card, Cards, Classic, Ending, First, Holdings, Phase, State};
use engine::trial::seat;
use engine::{BySeat, Notation, Rules, Seat};
use rails::{CityId, CitySet, Pile, Returned, RouteGame, RouteId, RouteSet, TicketDeck, TicketId, TicketSet};

use super::table::Table;

/// A market without locomotives.
const MARKET: &str = "1 purple 1 blue 1 orange 1 white 1 green";

/// A position in the making: a turn of A after the opening, with empty hands.
pub struct Plan {
    game: Classic,
    phase: Phase,
    turn: Seat,
    seats: BySeat<Planned>,
    market: Cards,
    deck: Option<Cards>,
    discards: Cards,
    rest: Option<Seat>,
    fresh: Option<TicketSet>,
    bottom: Vec<Returned>,
}

#[derive(Default)]
struct Planned {
    hand: Cards,
    known: Cards,
    routes: RouteSet,
    stations: CitySet,
    tickets: TicketSet,
}

/// A table of so many on this board.
pub fn table_on(board: Arc<Board>, seats: usize) -> Plan {
    let game = Classic::new(board, seats, First::Random).expect("so many can play");
    Plan {
        game,
        phase: Phase::Turn,
        turn: seat("A"),
        seats: BySeat::new(|_| Planned::default()),
        market: cards(MARKET),
        deck: None,
        discards: Cards::NONE,
        rest: None,
        fresh: None,
        bottom: Vec::new(),
    }
}

/// Cards in notation: `3 red 1 locomotive`.
pub fn cards(text: &str) -> Cards {
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut cards = Cards::NONE;
    for pair in words.chunks(2) {
        let count = pair[0].parse().expect("how many");
        cards.add(Card::from_id(pair[1]).expect("a card").kind(), count);
    }
    cards
}

/// Tickets in notation: `brest-petrograd athina-wilno`.
pub fn tickets(game: &Classic, text: &str) -> TicketSet {
    match game.read_action(&format!("keep {text}")) {
        Ok(Action::Keep(tickets)) => tickets,
        wrong => panic!("{text}: {wrong:?}"),
    }
}

/// The route with this name.
pub fn route(game: &Classic, word: &str) -> RouteId {
    let place = game.board().routes.iter().position(|route| route.id == word);
    RouteId(place.unwrap_or_else(|| panic!("no route {word}")) as u8)
}

/// The city with this name.
pub fn city(game: &Classic, word: &str) -> CityId {
    let place = game.board().cities.iter().position(|city| city.id == word);
    CityId(place.unwrap_or_else(|| panic!("no city {word}")) as u8)
}

impl Plan {
    pub fn turn(mut self, letter: &str) -> Plan {
        self.turn = seat(letter);
        self
    }

    pub fn hand(mut self, letter: &str, text: &str) -> Plan {
        self.seats[seat(letter)].hand = cards(text);
        self
    }

    /// Which cards of its hand everyone knows.
    pub fn known(mut self, letter: &str, text: &str) -> Plan {
        self.seats[seat(letter)].known = cards(text);
        self
    }

    pub fn routes(mut self, letter: &str, text: &str) -> Plan {
        let ids = text.split_whitespace().map(|word| route(&self.game, word)).collect();
        self.seats[seat(letter)].routes = ids;
        self
    }

    pub fn stations(mut self, letter: &str, text: &str) -> Plan {
        let ids = text.split_whitespace().map(|word| city(&self.game, word)).collect();
        self.seats[seat(letter)].stations = ids;
        self
    }

    /// Just these; the long one it was dealt was turned down if it isn't among them.
    pub fn tickets(mut self, letter: &str, text: &str) -> Plan {
        self.seats[seat(letter)].tickets = tickets(&self.game, text);
        self
    }

    pub fn market(mut self, text: &str) -> Plan {
        self.market = cards(text);
        self
    }

    pub fn discards(mut self, text: &str) -> Plan {
        self.discards = cards(text);
        self
    }

    /// The deck, and who holds all cards that are named nowhere; otherwise those are the deck.
    pub fn deck(mut self, text: &str, rest: &str) -> Plan {
        (self.deck, self.rest) = (Some(cards(text)), Some(seat(rest)));
        self
    }

    /// The ticket deck: the last seat holds all tickets that are named nowhere.
    pub fn ticket_deck(mut self, fresh: &str, bottom: &str) -> Plan {
        self.fresh = Some(tickets(&self.game, fresh));
        self.bottom = bottom
            .split_whitespace()
            .map(|word| {
                let (by, ticket) = word.split_once(':').expect("who put which");
                let ticket = tickets(&self.game, ticket).first().expect("a ticket");
                Returned { ticket, by: seat(by) }
            })
            .collect();
        self
    }

    /// The game is over.
    pub fn over(mut self) -> Plan {
        self.phase = Phase::Over(Ending::Cars);
        self
    }

    /// The position, which has to be one of the game.
    #[track_caller]
    pub fn begin(mut self) -> Table {
        let mut state = State {
            phase: self.phase,
            turn: self.turn,
            passes: 0,
            turns_left: None,
            pile: self.pile(),
            market: self.market,
            tickets: TicketDeck::default(),
            closed: RouteSet::NONE,
            holdings: BySeat::default(),
        };
        let network = &self.game.board().network;
        for seat in self.game.all_seats() {
            state.holdings[seat] = self.holdings(seat);
            let routes = state.of(seat).routes;
            state.closed |= self.game.doubles().closed(network, routes);
        }
        self.give_tickets(&mut state);
        assert_eq!(self.game.audit(&state), Ok(()));
        Table::new(self.game, state, Vec::new())
    }

    /// All cards that aren't elsewhere, and what is known of them if all hands were drawn blind.
    fn pile(&mut self) -> Pile<{ classic::KINDS }> {
        let mut named = vec![self.market, self.discards];
        named.extend(self.game.all_seats().map(|seat| self.seats[seat].hand));
        named.extend(self.deck);
        let unnamed = named.iter().fold(self.game.board().cards(), |rest, some| {
            rest.without(some).expect("there are so many cards")
        });
        if let Some(rest) = self.rest {
            self.seats[rest].hand.add_all(&unnamed);
        }
        let deck = self.deck.unwrap_or(unnamed);
        let mut pile = Pile { deck, discards: self.discards, stock: deck, ..Pile::default() };
        for seat in self.game.all_seats() {
            let Planned { hand, known, .. } = self.seats[seat];
            pile.drawn[seat] = hand.without(&known).expect("what is known is in the hand");
            pile.stock.add_all(&pile.drawn[seat]);
        }
        pile
    }

    fn holdings(&self, seat: Seat) -> Holdings {
        let board = self.game.board();
        let Planned { hand, known, routes, stations, tickets } = self.seats[seat];
        let lengths = || routes.iter().map(|route| board.route(route).length);
        Holdings {
            hand,
            known,
            routes,
            barred: if board.terms.doubles_one_owner { RouteSet::NONE } else { board.network.twins(routes) },
            stations,
            tickets,
            cars: board.pieces.cars - lengths().sum::<u8>(),
            stations_left: board.pieces.stations - stations.len() as u8,
            points: lengths().map(|length| u16::from(board.scoring.by_length[usize::from(length)])).sum(),
            ..Holdings::default()
        }
    }

    /// Everyone was dealt as many tickets as the board says, and keeps what was said, or all of them. The
    /// others have left the game, or gone under the deck.
    fn give_tickets(&self, state: &mut State) {
        let board = self.game.board();
        let mut named: TicketSet = self.bottom.iter().map(|returned| returned.ticket).collect();
        named |= self.fresh.unwrap_or_default();
        self.game.all_seats().for_each(|seat| named |= state.of(seat).tickets);
        let (mut long, mut regular) = (board.long - named, board.regular() - named);
        for seat in self.game.all_seats() {
            let own = &mut state.holdings[seat];
            let mut given = TicketSet::NONE;
            if board.terms.dealt_long > 0 && (own.tickets & board.long).is_empty() {
                given |= take_last(&mut long);
            }
            while (own.tickets | given).len() < usize::from(board.terms.dealt()) {
                given |= take_last(&mut regular);
            }
            if own.tickets.is_empty() {
                own.tickets = given
            } else if board.terms.opening_returned == classic::Returned::UnderDeck {
                (own.put_under, state.tickets.shuffled) = (given.len() as u8, state.tickets.shuffled | given);
            } else {
                own.turned_down = given
            }
            own.met = (own.tickets | given) - board.long;
        }
        if let (Some(fresh), Some(last)) = (self.fresh, self.game.all_seats().next_back()) {
            let own = &mut state.holdings[last];
            (own.tickets, own.met) = (own.tickets | regular, own.met | regular);
            regular = fresh;
        }
        state.tickets.fresh = regular;
        for returned in &self.bottom {
            let met = &mut state.holdings[returned.by].met;
            *met = met.with(returned.ticket);
            state.tickets.bottom.push(*returned);
        }
    }
}

fn take_last(tickets: &mut TicketSet) -> TicketSet {
    let last = tickets.iter().last().map(TicketSet::only).expect("there are tickets left");
    *tickets -= last;
    last
}

/// A ticket's id.
pub fn ticket(game: &Classic, word: &str) -> TicketId {
    tickets(game, word).first().expect("a ticket")
}
