//! A perfect memory, for those who forget nothing: bots.
//!
//! Everything that enters a train pile has lain open in a station before, so whoever has watched
//! all of a game knows every pile. People are not shown that (CG-8): no [`View`] and no [`Event`] has
//! it. A memory is kept beside the views by whoever is told the events of one seat, and it learns
//! nothing but what that seat was told.

use engine::{BySeat, Chance, Contradiction, Seat, Viewer};

use crate::card::{Cards, LOCOMOTIVE};
use crate::event::Event;
use crate::setup::{CardGame, GIVEN_LOCOMOTIVES};
use crate::state::State;
use crate::station::Station;
use crate::view::{View, imagine};

/// What somebody remembers who has watched the game from the deal on.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Memory {
    viewer: Viewer,
    stations: BySeat<Station>,
    trains: BySeat<Cards>,
    /// The cards that everyone knows each seat to hold: given or taken openly, and not played since.
    known: BySeat<Cards>,
    /// The kinds of all cards on each train pile, in the order in which they came there.
    sent: BySeat<Vec<u8>>,
    /// The kinds of all known cards of each hand, in the order in which they came there.
    gained: BySeat<Vec<u8>>,
    market: Cards,
    discards: Cards,
    /// What the deck was last made of, without what left it openly since.
    stock: Cards,
    /// What the viewer has drawn blind since then.
    drawn: Cards,
}

impl Memory {
    /// What the viewer remembers before the deal.
    pub fn new(game: &CardGame, viewer: Viewer) -> Memory {
        Memory {
            viewer,
            stations: BySeat::default(),
            trains: BySeat::default(),
            known: BySeat::default(),
            sent: BySeat::default(),
            gained: BySeat::default(),
            market: Cards::NONE,
            discards: Cards::NONE,
            stock: game.board.cards(),
            drawn: Cards::NONE,
        }
    }

    /// What the viewer remembers of a game in which all this happened.
    pub fn of<'e>(game: &CardGame, viewer: Viewer, events: impl IntoIterator<Item = &'e Event>) -> Memory {
        let mut memory = Memory::new(game, viewer);
        events.into_iter().for_each(|event| memory.watch(event));
        memory
    }

    /// Is told of an event. What the viewer may not know of it is dropped first.
    pub fn watch(&mut self, event: &Event) {
        match event.seen_by(self.viewer) {
            Event::Dealt { seat, cards, .. } => {
                self.gain(seat, LOCOMOTIVE, GIVEN_LOCOMOTIVES);
                self.stock.remove(LOCOMOTIVE, GIVEN_LOCOMOTIVES);
                if let Some(mut cards) = cards {
                    cards.remove_up_to(LOCOMOTIVE, GIVEN_LOCOMOTIVES);
                    self.drawn.add_all(&cards);
                }
            }
            Event::TurnedUp { card } => {
                self.stock.remove(card.kind(), 1);
                self.market.add(card.kind(), 1);
            }
            Event::Took { seat, card } => {
                self.market.remove(card.kind(), 1);
                self.gain(seat, card.kind(), 1);
            }
            Event::Drew { card: Some(card), .. } => self.drawn.add(card.kind(), 1),
            Event::Played { seat, play } => {
                for (colour, group) in play.groups() {
                    self.lose(seat, colour.kind(), group.cars);
                    self.lose(seat, LOCOMOTIVE, group.locomotives);
                    self.stations[seat].lay(colour, group);
                }
            }
            Event::Robbed { seat, colour, group, .. } => {
                self.stations[seat].clear(colour);
                self.discards.add_all(&group.cards(colour));
            }
            Event::SentOff { seat, .. } => {
                let sent = self.stations[seat].send_off();
                self.trains[seat].add_all(&sent);
                self.sent[seat].extend(sent.each().map(|kind| kind as u8));
            }
            Event::SecondRound { .. } => self.shuffle(),
            Event::DealtMore { cards: Some(cards), .. } => self.drawn.add_all(&cards),
            _ => {}
        }
    }

    /// Everything but hands becomes the new deck, and everyone has seen all of it (CG-26).
    fn shuffle(&mut self) {
        let mut stock = std::mem::take(&mut self.market);
        stock.add_all(&std::mem::take(&mut self.discards));
        for seat in Seat::all(engine::MAX_SEATS) {
            stock.add_all(&std::mem::take(&mut self.stations[seat]).cards());
            stock.add_all(&std::mem::take(&mut self.trains[seat]));
            self.sent[seat].clear();
        }
        self.stock = stock;
        self.drawn = Cards::NONE;
    }

    /// A seat is seen to get cards.
    fn gain(&mut self, seat: Seat, kind: usize, count: u8) {
        self.known[seat].add(kind, count);
        self.gained[seat].extend(std::iter::repeat_n(kind as u8, count.into()));
    }

    /// A seat plays cards: those it is known to hold first, the oldest before the others.
    fn lose(&mut self, seat: Seat, kind: usize, count: u8) {
        self.known[seat].remove_up_to(kind, count);
        for _ in 0..count {
            let gained = &mut self.gained[seat];
            if let Some(oldest) = gained.iter().position(|gained| usize::from(*gained) == kind) {
                gained.remove(oldest);
            }
        }
    }

    /// A seat's train pile.
    pub fn train(&self, seat: Seat) -> Cards {
        self.trains[seat]
    }

    /// The cards that everyone who forgets nothing knows a seat to hold.
    pub fn known(&self, seat: Seat) -> Cards {
        self.known[seat]
    }

    /// Of a seat's train pile the last cards, so many or all: what somebody remembers of it who
    /// forgets the oldest.
    pub fn latest(&self, seat: Seat, count: u8) -> Cards {
        last(&self.sent[seat], count)
    }

    /// The same of the cards that a seat is known to hold.
    pub fn known_lately(&self, seat: Seat, count: u8) -> Cards {
        last(&self.gained[seat], count)
    }

    /// The cards of which the deck is a part.
    pub fn may_be_deck(&self) -> Cards {
        self.stock.without(&self.drawn).unwrap_or(self.stock)
    }

    /// A state that fits both what the viewer sees and what it remembers, drawn as the rules make it
    /// likely.
    ///
    /// # Errors
    /// A view that isn't of the moment up to which the events were told, or of another viewer.
    pub fn imagine(
        &self,
        game: &CardGame,
        view: &View,
        chance: &mut impl Chance,
    ) -> Result<State, Contradiction> {
        if view.viewer != self.viewer {
            return Err(Contradiction("the memory of somebody else".to_owned()));
        }
        imagine::imagine_as_remembered(game, view, Some(self), chance)
    }
}

/// The last of these kinds, so many or all.
fn last(kinds: &[u8], count: u8) -> Cards {
    let mut cards = Cards::NONE;
    kinds.iter().rev().take(count.into()).for_each(|kind| cards.add((*kind).into(), 1));
    cards
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{FastChance, Rules, playout};

    /// All that ever went onto a pile or was taken openly is remembered by those who forget nothing,
    /// and of the rest the last.
    #[test]
    fn who_forgets_forgets_the_oldest() {
        let game = CardGame::standard(4).expect("four can play");
        let mut chance = FastChance::new(5);
        let mut events = Vec::new();
        let mut state = game.deal(&mut chance, &mut events);
        let mut memory = Memory::new(&game, Viewer::Spectator);
        loop {
            let before = memory.clone();
            events.drain(..).for_each(|event| memory.watch(&event));
            for seat in game.all_seats() {
                assert_eq!(memory.latest(seat, u8::MAX), memory.train(seat));
                assert_eq!(memory.known_lately(seat, u8::MAX), memory.known(seat));
                assert_eq!(memory.latest(seat, 3).total(), memory.train(seat).total().min(3));
                // What has just come is what is remembered best.
                if let Some(news) = memory.train(seat).without(&before.train(seat)) {
                    assert_eq!(memory.latest(seat, news.total()), news);
                }
                let news = memory.known(seat).without(&before.known(seat));
                if let Some(news) = news.filter(|_| before != Memory::new(&game, Viewer::Spectator)) {
                    assert_eq!(memory.known_lately(seat, news.total()), news);
                }
            }
            let Some(seat) = playout::actor(&game, &state, &mut chance) else { break };
            let action = game.pick(&state, seat, &mut chance).expect("there is always something to do");
            game.perform(&mut state, seat, action, &mut chance, &mut events);
        }
    }
}
