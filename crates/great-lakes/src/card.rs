//! Cards of two decks: trains with the wilds, and ships.

use rails::Card as _;
use serde::{Deserialize, Serialize};

rails::colours! {
    /// A colour of cards and of routes.
    Colour: Purple "purple", Yellow "yellow", Green "green", Red "red", Black "black", White "white",
}

engine::enum_with_ids!(
    /// Train or ship: decks, routes and pieces are of the one kind or of the other.
    Kind:
    /// Trains run on rails.
    Train = "train",
    /// Ships sail the lakes.
    Ship = "ship",
);

/// A card. Wilds belong to the train deck (GL-13).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "&'static str")]
pub enum Card {
    /// A train: `red-train`, or `red-anchor-train` with the harbour mark.
    Train {
        /// Its colour.
        colour: Colour,
        /// Whether it has the harbour mark.
        marked: bool,
    },
    /// Stands in for any card of either kind: `wild`.
    Wild,
    /// A ship: `red-ship`, which has the harbour mark, or `red-double-ship`, which hasn't.
    Ship {
        /// Its colour.
        colour: Colour,
        /// Whether it counts as two (GL-15).
        double: bool,
    },
}

/// How many colours there are.
pub const COLOURS: usize = Colour::ALL.len();
/// How many kinds of cards the train deck has: trains without the mark, those with it, wilds.
pub const TRAIN_KINDS: usize = 2 * COLOURS + 1;
/// How many kinds of cards the ship deck has: single ships and double ships.
pub const SHIP_KINDS: usize = 2 * COLOURS;
/// How many kinds of cards there are.
pub const KINDS: usize = TRAIN_KINDS + SHIP_KINDS;

/// Where trains with the harbour mark start among the kinds of the train deck.
pub(crate) const MARKED: usize = COLOURS;
/// The place of wilds among the kinds of the train deck.
pub const WILD: usize = 2 * COLOURS;
/// Where double ships start among the kinds of the ship deck.
pub(crate) const DOUBLE: usize = COLOURS;

/// Cards of the train deck.
pub type TrainCards = rails::Cards<TRAIN_KINDS>;
/// Cards of the ship deck.
pub type ShipCards = rails::Cards<SHIP_KINDS>;
/// The train deck with its discards.
pub type TrainPile = rails::Pile<TRAIN_KINDS>;
/// The ship deck with its discards.
pub type ShipPile = rails::Pile<SHIP_KINDS, TRAIN_KINDS>;

/// Cards of both decks: a hand, or the market.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Cards {
    /// Those of the train deck.
    pub trains: TrainCards,
    /// Those of the ship deck.
    pub ships: ShipCards,
}

impl Kind {
    /// The id of this kind of routes in board files.
    pub const fn route_kind_id(self) -> &'static str {
        match self {
            Kind::Train => "rail",
            Kind::Ship => "sea",
        }
    }

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Kind {
        match self {
            Kind::Train => Kind::Ship,
            Kind::Ship => Kind::Train,
        }
    }
}

/// An id for each colour.
macro_rules! of_each_colour {
    ($ending:literal) => {
        [
            concat!("purple", $ending),
            concat!("yellow", $ending),
            concat!("green", $ending),
            concat!("red", $ending),
            concat!("black", $ending),
            concat!("white", $ending),
        ]
    };
}

/// The ids of trains without the harbour mark and with it, of single ships and of double ones.
const IDS: [[&str; COLOURS]; 4] = [
    of_each_colour!("-train"),
    of_each_colour!("-anchor-train"),
    of_each_colour!("-ship"),
    of_each_colour!("-double-ship"),
];

impl rails::Card for Card {
    const KINDS: usize = KINDS;

    #[inline]
    fn kind(self) -> usize {
        match self {
            Card::Train { colour, marked } => colour.kind() + if marked { MARKED } else { 0 },
            Card::Wild => WILD,
            Card::Ship { colour, double } => TRAIN_KINDS + colour.kind() + if double { DOUBLE } else { 0 },
        }
    }

    #[inline]
    fn of_kind(kind: usize) -> Card {
        let colour = |place: usize| Colour::ALL[place % COLOURS];
        match kind {
            WILD => Card::Wild,
            train if train < WILD => Card::Train { colour: colour(train), marked: train >= MARKED },
            ship => {
                let ship = ship - TRAIN_KINDS;
                Card::Ship { colour: colour(ship), double: ship >= DOUBLE }
            }
        }
    }

    fn id(self) -> &'static str {
        match self {
            Card::Train { colour, marked } => IDS[usize::from(marked)][colour.kind()],
            Card::Wild => "wild",
            Card::Ship { colour, double } => IDS[2 + usize::from(double)][colour.kind()],
        }
    }
}

impl Card {
    /// Every card once, in order.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..KINDS).map(Card::of_kind)
    }

    /// The deck that it is of.
    #[inline]
    pub const fn deck(self) -> Kind {
        match self {
            Card::Train { .. } | Card::Wild => Kind::Train,
            Card::Ship { .. } => Kind::Ship,
        }
    }

    /// Its colour; a wild has none.
    pub const fn colour(self) -> Option<Colour> {
        match self {
            Card::Train { colour, .. } | Card::Ship { colour, .. } => Some(colour),
            Card::Wild => None,
        }
    }

    /// Whether it has the harbour mark (GL-1).
    pub const fn is_marked(self) -> bool {
        matches!(self, Card::Train { marked: true, .. } | Card::Ship { double: false, .. })
    }
}

impl From<Card> for &'static str {
    fn from(card: Card) -> &'static str {
        card.id()
    }
}

impl TryFrom<String> for Card {
    type Error = String;

    fn try_from(id: String) -> Result<Card, String> {
        Card::from_id(&id).ok_or_else(|| format!("no card is called {id}"))
    }
}

impl Cards {
    /// No cards.
    pub const NONE: Cards = Cards { trains: TrainCards::NONE, ships: ShipCards::NONE };

    /// So many of each kind, if no more than 255 in all.
    pub fn checked(counts: [u8; KINDS]) -> Option<Cards> {
        let (trains, ships) = counts.split_at(TRAIN_KINDS);
        let trains = TrainCards::checked(trains.try_into().ok()?)?;
        let ships = ShipCards::checked(ships.try_into().ok()?)?;
        trains.total().checked_add(ships.total())?;
        Some(Cards { trains, ships })
    }

    /// How many there are of one kind.
    #[inline]
    pub fn of(&self, card: Card) -> u8 {
        match card.deck() {
            Kind::Train => self.trains.of(card.kind()),
            Kind::Ship => self.ships.of(card.kind() - TRAIN_KINDS),
        }
    }

    /// How many there are in all.
    #[inline]
    pub const fn total(&self) -> u8 {
        self.trains.total() + self.ships.total()
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.total() == 0
    }

    /// How many wilds there are.
    #[inline]
    pub const fn wilds(&self) -> u8 {
        self.trains.of(WILD)
    }

    /// The kinds there are any of, as bits.
    #[inline]
    pub fn held(&self) -> u64 {
        self.trains.held() | self.ships.held() << TRAIN_KINDS
    }

    /// Each kind there is any of, with how many.
    pub fn each(&self) -> impl Iterator<Item = (Card, u8)> + '_ {
        Card::all().map(|card| (card, self.of(card))).filter(|(_, count)| *count > 0)
    }

    /// Puts a card in.
    #[inline]
    pub fn add(&mut self, card: Card, count: u8) {
        match card.deck() {
            Kind::Train => self.trains.add(card.kind(), count),
            Kind::Ship => self.ships.add(card.kind() - TRAIN_KINDS, count),
        }
    }

    /// Takes cards of one kind out. They have to be there.
    #[inline]
    pub fn remove(&mut self, card: Card, count: u8) {
        match card.deck() {
            Kind::Train => self.trains.remove(card.kind(), count),
            Kind::Ship => self.ships.remove(card.kind() - TRAIN_KINDS, count),
        }
    }

    /// Without these, if all of them are there.
    pub fn without(&self, cards: &Cards) -> Option<Cards> {
        let trains = self.trains.without(&cards.trains)?;
        Some(Cards { trains, ships: self.ships.without(&cards.ships)? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_kinds_go_both_ways() {
        for (kind, card) in Card::all().enumerate() {
            assert_eq!((card.kind(), Card::from_id(card.id())), (kind, Some(card)));
            let json = serde_json::to_string(&card).expect("a card can be written");
            assert_eq!(json, format!("\"{}\"", card.id()));
            assert_eq!(serde_json::from_str::<Card>(&json).expect("and read"), card);
            let colour = card.colour().map_or("wild", Colour::id);
            let ends = match card.deck() {
                _ if card == Card::Wild => "wild",
                Kind::Train if card.is_marked() => "-anchor-train",
                Kind::Train => "-train",
                Kind::Ship if card.is_marked() => "-ship",
                Kind::Ship => "-double-ship",
            };
            assert!(card.id().starts_with(colour) && card.id().ends_with(ends), "{}", card.id());
        }
        assert!(serde_json::from_str::<Card>("\"red\"").is_err());
    }
}
