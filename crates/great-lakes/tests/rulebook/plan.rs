//! A position in the making: what isn't said is filled in so that nothing is lost or made.

use std::sync::Arc;

use engine::{Rules, Seat};
use great_lakes::{Board, Card, Cards, Ending, First, GreatLakes, KINDS, Kind, Phase, State};
use rails::card::read_counts;
use rails::{Pile, RouteGame, RouteId, TicketNames, TicketSet};

pub use engine::trial::seat;

/// A game of the Great Lakes at a position, and what happened last.
pub type Table = engine::trial::Table<GreatLakes>;

/// A market without wilds, three cards of each deck.
const MARKET: &str = "1 purple-train 1 yellow-train 1 green-train 1 purple-ship 1 yellow-ship 1 green-ship";

/// A turn of A after the opening, with empty hands, 27 trains and 23 ships each.
pub struct Plan {
    pub game: GreatLakes,
    state: State,
    deck: Option<(Cards, Seat)>,
    fresh: Option<TicketSet>,
}

/// A table of so many on the standard board.
pub fn table(seats: usize) -> Plan {
    table_on(Board::standard(), seats)
}

/// A table of so many on this board.
pub fn table_on(board: Board, seats: usize) -> Plan {
    let game = GreatLakes::new(Arc::new(board), seats, First::Random).expect("so many can play");
    let mut state = game.deal(&mut engine::FastChance::new(1), &mut ());
    let pieces = game.board().pieces;
    (state.phase, state.turn, state.market) = (Phase::Turn, seat("A"), cards(MARKET));
    (state.trains, state.ships, state.tickets) = (Pile::default(), Pile::default(), Default::default());
    for seat in game.all_seats() {
        let own = &mut state.holdings[seat];
        *own = Default::default();
        (own.trains, own.ships) = (pieces.suggested_trains, pieces.chosen - pieces.suggested_trains);
        own.harbours_left = pieces.harbours;
    }
    Plan { game, state, deck: None, fresh: None }
}

/// The board file of the house, changed: each text with what stands in its place.
pub fn changed(changes: &[(&str, &str)]) -> Board {
    let mut text = include_str!("../../boards/great-lakes.toml").to_owned();
    for (old, new) in changes {
        assert!(text.contains(old), "{old}");
        text = text.replace(old, new);
    }
    Board::parse(&text).unwrap_or_else(|faults| panic!("{faults:#?}"))
}

/// Cards in notation: `3 red-train 1 wild`.
pub fn cards(text: &str) -> Cards {
    let counts = read_counts::<Card, KINDS>(text).unwrap_or_else(|wrong| panic!("{text}: {wrong:?}"));
    Cards::checked(counts).expect("not so many")
}

/// The route with this name.
pub fn route(game: &GreatLakes, word: &str) -> RouteId {
    game.board().read_route(word).unwrap_or_else(|wrong| panic!("{wrong:?}"))
}

/// Tickets in notation.
pub fn tickets(game: &GreatLakes, text: &str) -> TicketSet {
    game.board().read_tickets(text).unwrap_or_else(|wrong| panic!("{wrong:?}"))
}

impl Plan {
    pub fn turn(mut self, letter: &str) -> Plan {
        self.state.turn = seat(letter);
        self
    }

    pub fn hand(mut self, letter: &str, text: &str) -> Plan {
        self.state.holdings[seat(letter)].hand = cards(text);
        self
    }

    /// How many trains it has chosen, and ships for the rest.
    pub fn pieces(mut self, letter: &str, trains: u8) -> Plan {
        let own = &mut self.state.holdings[seat(letter)];
        (own.trains, own.ships) = (trains, self.game.board().pieces.chosen - trains);
        self
    }

    pub fn routes(mut self, letter: &str, text: &str) -> Plan {
        self.state.holdings[seat(letter)].routes =
            self.game.board().read_routes(text).unwrap_or_else(|wrong| panic!("{wrong:?}"));
        self
    }

    pub fn harbours(mut self, letter: &str, text: &str) -> Plan {
        let own = &mut self.state.holdings[seat(letter)];
        own.harbours = self.game.board().read_cities(text).unwrap_or_else(|wrong| panic!("{wrong:?}"));
        own.harbours_left -= own.harbours.len() as u8;
        self
    }

    /// Just these, at least three; if they are fewer than five, it turned others down.
    pub fn tickets(mut self, letter: &str, text: &str) -> Plan {
        self.state.holdings[seat(letter)].tickets = tickets(&self.game, text);
        self
    }

    pub fn market(mut self, text: &str) -> Plan {
        self.state.market = cards(text);
        self
    }

    pub fn discards(mut self, text: &str) -> Plan {
        Cards { trains: self.state.trains.discards, ships: self.state.ships.discards } = cards(text);
        self
    }

    /// Both decks, and who holds all cards that are named nowhere; otherwise those are the decks.
    pub fn deck(mut self, text: &str, rest: &str) -> Plan {
        self.deck = Some((cards(text), seat(rest)));
        self
    }

    /// The tickets that nobody has seen: the last seat holds all that are named nowhere.
    pub fn fresh(mut self, text: &str) -> Plan {
        self.fresh = Some(tickets(&self.game, text));
        self
    }

    /// The game is over.
    pub fn over(mut self) -> Plan {
        self.state.phase = Phase::Over(Ending::Pieces);
        self
    }

    /// The position, which has to be one of the game.
    #[track_caller]
    pub fn begin(mut self) -> Table {
        self.give_cards();
        self.give_tickets();
        let board = self.game.board();
        for seat in self.game.all_seats() {
            let own = &mut self.state.holdings[seat];
            (own.train_box, own.ship_box) =
                (board.pieces.trains - own.trains, board.pieces.ships - own.ships);
            for facts in own.routes.iter().map(|id| board.route(id)) {
                own.points += u16::from(board.scoring.by_length[usize::from(facts.length)]);
                match facts.kind {
                    Kind::Train => own.trains -= facts.length,
                    Kind::Ship => own.ships -= facts.length,
                }
            }
            self.state.closed |= self.game.doubles().closed(&board.network, own.routes);
        }
        assert_eq!(self.game.audit(&self.state), Ok(()));
        Table::new(self.game, self.state, Vec::new())
    }

    /// All cards that aren't elsewhere, and what is known of them if all hands were drawn blind.
    fn give_cards(&mut self) {
        let state = &mut self.state;
        let discards = Cards { trains: state.trains.discards, ships: state.ships.discards };
        let mut named = vec![state.market, discards];
        named.extend(self.game.all_seats().map(|seat| state.of(seat).hand));
        named.extend(self.deck.map(|(deck, _)| deck));
        let all = self.game.board().all_cards();
        let rest = named.iter().fold(all, |rest, some| rest.without(some).expect("there are so many cards"));
        if let Some((_, seat)) = self.deck {
            let hand = &mut state.holdings[seat].hand;
            hand.trains.add_all(&rest.trains);
            hand.ships.add_all(&rest.ships);
        }
        let deck = self.deck.map_or(rest, |(deck, _)| deck);
        (state.trains.deck, state.ships.deck) = (deck.trains, deck.ships);
        (state.trains.stock, state.ships.stock) = (deck.trains, deck.ships);
        for seat in self.game.all_seats() {
            let own = &state.holdings[seat];
            let drawn = own.hand.without(&own.known).expect("what is known is in the hand");
            (state.trains.drawn[seat], state.ships.drawn[seat]) = (drawn.trains, drawn.ships);
            state.trains.stock.add_all(&drawn.trains);
            state.ships.stock.add_all(&drawn.ships);
        }
    }

    /// Everyone was dealt five tickets and keeps what was said, or all of them.
    fn give_tickets(&mut self) {
        let state = &mut self.state;
        let mut rest = self.game.board().all_tickets() - self.fresh.unwrap_or_default();
        self.game.all_seats().for_each(|seat| rest -= state.of(seat).tickets);
        let mut take = |count: usize| -> TicketSet {
            let some: Vec<_> = rest.iter().collect();
            let some: TicketSet = some[some.len() - count..].iter().copied().collect();
            rest -= some;
            some
        };
        for seat in self.game.all_seats() {
            let own = &mut state.holdings[seat];
            if own.tickets.is_empty() {
                own.tickets = take(5);
            }
            let down = take(5_usize.saturating_sub(own.tickets.len()));
            own.turned_down = down.len() as u8;
            own.met = own.tickets | down;
            state.tickets.shuffled |= down;
        }
        match (self.fresh, self.game.all_seats().next_back()) {
            (Some(fresh), Some(last)) => {
                let own = &mut state.holdings[last];
                (own.tickets, own.met) = (own.tickets | rest, own.met | rest);
                state.tickets.fresh = fresh;
            }
            _ => state.tickets.fresh = rest,
        }
    }
}
