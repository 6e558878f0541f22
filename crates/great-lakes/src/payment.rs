//! Payments: which cards may be laid for a route or a harbour.

use serde::{Deserialize, Serialize};

use crate::card::{COLOURS, Card, Cards, Colour, DOUBLE, Kind, MARKED, ShipCards, TrainCards, WILD};

/// Cards laid down: trains and ships of one colour, and wilds that stand in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Payment {
    /// The colour; `None` if wilds alone are laid.
    pub colour: Option<Colour>,
    /// How many trains without the harbour mark.
    pub plain: u8,
    /// How many trains with it.
    pub marked: u8,
    /// How many single ships, which all have it.
    pub single: u8,
    /// How many double ships.
    pub double: u8,
    /// How many wilds.
    pub wild: u8,
}

/// What has to be paid for a route.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cost {
    /// Trains or ships.
    pub kind: Kind,
    /// So many of them: a double ship counts as two (GL-15).
    pub length: u8,
    /// Of this colour; `None` for any one colour.
    pub colour: Option<Colour>,
}

/// What is wrong with a payment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WrongPayment {
    /// Not enough for the route, or a card is laid without which it would still be enough (GL-15).
    Number {
        /// What it costs.
        needed: u8,
        /// What was laid.
        laid: u8,
    },
    /// Cards of the other kind: ships on rails, trains on the water.
    Kind {
        /// What it takes.
        needed: Kind,
    },
    /// Cards of another colour than the route's.
    Colour {
        /// The route's colour.
        needed: Colour,
        /// What was laid.
        laid: Colour,
    },
    /// A train with the harbour mark is laid, though there is one without it (GL-14).
    SpareMarked,
    /// A harbour takes two trains and two ships, all with the mark (GL-21).
    NotForHarbour,
    /// More cards than the hand has.
    NotInHand {
        /// Which card is short.
        card: Card,
        /// How many the hand has.
        held: u8,
        /// What was laid.
        laid: u8,
    },
}

/// So many trains and so many ships a harbour costs (GL-21).
const HARBOUR: u8 = 2;

/// The most ships that count: no route is longer than nine, and five double ships are ten.
const MOST: usize = rails::MAX_LENGTH;
const MOST_DOUBLE: usize = MOST.div_ceil(2);

/// In how many ways ships and wilds pay for a sea route, by its length and by what the hand has:
/// single ships of the colour, double ships of it, wilds. Wilds alone are not counted.
static SEA_WAYS: [[[[u8; MOST + 1]; MOST_DOUBLE + 1]; MOST + 1]; MOST + 1] = sea_ways();

const fn sea_ways() -> [[[[u8; MOST + 1]; MOST_DOUBLE + 1]; MOST + 1]; MOST + 1] {
    let mut ways = [[[[0; MOST + 1]; MOST_DOUBLE + 1]; MOST + 1]; MOST + 1];
    let mut at = 0;
    // All four numbers in one, because constants have no nested loops that read well.
    while at < (MOST + 1) * (MOST + 1) * (MOST_DOUBLE + 1) * (MOST + 1) {
        let (wild, rest) = (at % (MOST + 1), at / (MOST + 1));
        let (double, rest) = (rest % (MOST_DOUBLE + 1), rest / (MOST_DOUBLE + 1));
        let (single, length) = (rest % (MOST + 1), rest / (MOST + 1));
        let mut laid = 0;
        while laid <= double {
            let (least, most) = exact(length as u8, single as u8, laid as u8, wild as u8);
            if most > least {
                ways[length][single][double][wild] += most - least;
            }
            laid += 1;
        }
        if over(length as u8) as usize <= double {
            ways[length][single][double][wild] += 1;
        }
        at += 1;
    }
    ways
}

/// With so many double ships laid for a route of this length: the fewest single ships that make it
/// exact, and one more than the most.
#[inline]
const fn exact(length: u8, single: u8, double: u8, wild: u8) -> (u8, u8) {
    if length < 2 * double {
        return (0, 0);
    }
    let rest = length - 2 * double;
    let least = rest.saturating_sub(wild);
    // Without any ship it is wilds alone.
    let least = if double == 0 && least == 0 { 1 } else { least };
    let most = if single < rest { single } else { rest };
    (least, most + 1)
}

/// How many double ships alone are one too many for a route of this length; 255 if it is even, for
/// then they pay exactly (GL-15).
#[inline]
const fn over(length: u8) -> u8 {
    if length % 2 == 1 { length / 2 + 1 } else { u8::MAX }
}

impl Payment {
    /// So many wilds and nothing else.
    #[inline]
    pub const fn wilds_alone(wild: u8) -> Payment {
        Payment { colour: None, plain: 0, marked: 0, single: 0, double: 0, wild }
    }

    /// The payment that these cards are, if they are of one colour.
    pub fn of_cards(cards: &Cards) -> Option<Payment> {
        let mut payment = Payment::wilds_alone(cards.wilds());
        for (card, count) in cards.each() {
            let Some(colour) = card.colour() else { continue };
            if *payment.colour.get_or_insert(colour) != colour {
                return None;
            }
            match card {
                Card::Train { marked: false, .. } => payment.plain = count,
                Card::Train { marked: true, .. } => payment.marked = count,
                Card::Ship { double: false, .. } => payment.single = count,
                Card::Ship { double: true, .. } => payment.double = count,
                Card::Wild => {}
            }
        }
        (!cards.is_empty()).then_some(payment)
    }

    /// Whether any train or ship is laid.
    const fn has_colour_cards(self) -> bool {
        self.plain > 0 || self.marked > 0 || self.single > 0 || self.double > 0
    }

    /// The cards it is.
    pub fn cards(self) -> Cards {
        let mut cards = Cards::NONE;
        self.put_into(&mut cards.trains, &mut cards.ships);
        cards
    }

    /// Puts the cards somewhere: each to its own pile, or all to a hand.
    #[inline]
    pub fn put_into(self, trains: &mut TrainCards, ships: &mut ShipCards) {
        self.each_kind((trains, ships), TrainCards::add, ShipCards::add);
    }

    /// Takes the cards from a hand that has them.
    #[inline]
    pub fn take_from(self, cards: &mut Cards) {
        self.each_kind((&mut cards.trains, &mut cards.ships), TrainCards::remove, ShipCards::remove);
    }

    /// Takes as many of the cards as are there.
    #[inline]
    pub fn take_known(self, cards: &mut Cards) {
        let piles = (&mut cards.trains, &mut cards.ships);
        self.each_kind(piles, TrainCards::remove_up_to, ShipCards::remove_up_to);
    }

    #[inline]
    fn each_kind(
        self,
        (trains, ships): (&mut TrainCards, &mut ShipCards),
        train: impl Fn(&mut TrainCards, usize, u8),
        ship: impl Fn(&mut ShipCards, usize, u8),
    ) {
        if let Some(colour) = self.colour {
            train(trains, colour.kind(), self.plain);
            train(trains, MARKED + colour.kind(), self.marked);
            ship(ships, colour.kind(), self.single);
            ship(ships, DOUBLE + colour.kind(), self.double);
        }
        train(trains, WILD, self.wild);
    }

    /// Whether a hand has these cards.
    fn check_hand(self, hand: &Cards) -> Result<(), WrongPayment> {
        for (card, laid) in self.cards().each() {
            let held = hand.of(card);
            if held < laid {
                return Err(WrongPayment::NotInHand { card, held, laid });
            }
        }
        Ok(())
    }

    /// Whether a hand can pay for a harbour so (GL-21).
    ///
    /// # Errors
    /// What is wrong with the payment.
    pub fn check_harbour(self, hand: &Cards) -> Result<(), WrongPayment> {
        let Payment { colour, plain, marked, single, double, wild } = self;
        let few = marked <= HARBOUR && single <= HARBOUR && plain == 0 && double == 0;
        if !few || colour.is_some() != self.has_colour_cards() {
            return Err(WrongPayment::NotForHarbour);
        }
        let laid = marked + single;
        if laid.saturating_add(wild) != 2 * HARBOUR {
            let laid = laid.saturating_add(wild);
            return Err(WrongPayment::Number { needed: 2 * HARBOUR, laid });
        }
        self.check_hand(hand)
    }
}

/// In how many ways a hand can pay for a harbour, wilds alone included.
#[inline]
pub(crate) fn harbour_count(hand: &Cards) -> u32 {
    let alone = u32::from(hand.wilds() >= 2 * HARBOUR);
    let with_colour = Colour::ALL.into_iter().map(|colour| harbour_ways(hand, colour).count() as u32);
    with_colour.sum::<u32>() + alone
}

/// The way that `n` others stand before. There has to be one.
pub(crate) fn harbour_nth(hand: &Cards, n: u32) -> Payment {
    let mut ways = Colour::ALL.into_iter().flat_map(|colour| harbour_ways(hand, colour));
    ways.nth(n as usize).unwrap_or(Payment::wilds_alone(2 * HARBOUR))
}

/// The ways with cards of this colour.
#[inline]
fn harbour_ways(hand: &Cards, colour: Colour) -> impl Iterator<Item = Payment> + use<> {
    let held = |count: u8| count.min(HARBOUR);
    let marked = held(hand.trains.of(MARKED + colour.kind()));
    let single = held(hand.ships.of(colour.kind()));
    let wild = hand.wilds();
    let pairs =
        (0..=marked).rev().flat_map(move |marked| (0..=single).rev().map(move |single| (marked, single)));
    let enough =
        move |(marked, single): &(u8, u8)| marked + single > 0 && 2 * HARBOUR - marked - single <= wild;
    pairs.filter(enough).map(move |(marked, single)| {
        let wild = 2 * HARBOUR - marked - single;
        Payment { colour: Some(colour), marked, single, wild, ..Payment::default() }
    })
}

impl Cost {
    /// Whether a hand can pay this so (GL-14, GL-15).
    ///
    /// # Errors
    /// What is wrong with the payment.
    pub fn check(self, payment: Payment, hand: &Cards) -> Result<(), WrongPayment> {
        let Payment { colour, plain, marked, single, double, wild } = payment;
        let (trains, ships) = (plain.saturating_add(marked), single.saturating_add(double));
        let (own, strange) = match self.kind {
            Kind::Train => (trains, ships),
            Kind::Ship => (ships.saturating_add(double), trains),
        };
        if strange > 0 {
            return Err(WrongPayment::Kind { needed: self.kind });
        }
        let laid = own.saturating_add(wild);
        let doubles_alone = single == 0 && wild == 0 && double == over(self.length);
        let enough = laid == self.length || self.kind == Kind::Ship && doubles_alone;
        if !enough || colour.is_some() != payment.has_colour_cards() {
            return Err(WrongPayment::Number { needed: self.length, laid });
        }
        match (self.colour, colour) {
            (Some(needed), Some(laid)) if needed != laid => {
                return Err(WrongPayment::Colour { needed, laid });
            }
            _ => {}
        }
        payment.check_hand(hand)?;
        let spare = colour.is_some_and(|colour| hand.trains.of(colour.kind()) > plain);
        if marked > 0 && spare {
            return Err(WrongPayment::SpareMarked);
        }
        Ok(())
    }

    /// How many ways there are for a hand to pay this.
    #[inline]
    pub(crate) fn count(self, hand: &Cards) -> u32 {
        let wild = hand.wilds();
        let with_colour = match self.colour {
            Some(colour) => self.ways(hand, colour.kind(), wild),
            None => (0..COLOURS).map(|colour| self.ways(hand, colour, wild)).sum(),
        };
        u32::from(with_colour) + u32::from(wild >= self.length)
    }

    /// How many of them are with cards of this colour.
    #[inline]
    fn ways(self, hand: &Cards, colour: usize, wild: u8) -> u8 {
        match self.kind {
            Kind::Train => {
                let (least, most) = self.trains(hand, colour, wild);
                most.saturating_sub(least)
            }
            Kind::Ship => {
                let capped = |count: u8, most: usize| usize::from(count).min(most);
                let single = capped(hand.ships.of(colour), MOST);
                let double = capped(hand.ships.of(DOUBLE + colour), MOST_DOUBLE);
                SEA_WAYS[usize::from(self.length)][single][double][capped(wild, MOST)]
            }
        }
    }

    /// The fewest trains that can be laid, at least one, and one more than the most.
    #[inline]
    fn trains(self, hand: &Cards, colour: usize, wild: u8) -> (u8, u8) {
        let held = hand.trains.of(colour) + hand.trains.of(MARKED + colour);
        (self.length.saturating_sub(wild).max(1), held.min(self.length) + 1)
    }

    /// The way that `n` others stand before: colour by colour, few wilds and many double ships
    /// first, and wilds alone last. There has to be one.
    #[inline]
    pub(crate) fn nth(self, hand: &Cards, mut n: u32) -> Payment {
        let wild = hand.wilds();
        let (first, last) = self.colour.map_or((0, COLOURS), |colour| (colour.kind(), colour.kind() + 1));
        for colour in &Colour::ALL[first..last] {
            let count = u32::from(self.ways(hand, colour.kind(), wild));
            if n < count {
                return self.nth_of(hand, *colour, n as u8);
            }
            n -= count;
        }
        Payment::wilds_alone(self.length)
    }

    /// The way with cards of this colour that `n` others stand before.
    fn nth_of(self, hand: &Cards, colour: Colour, mut n: u8) -> Payment {
        let wild = hand.wilds();
        let payment = Payment { colour: Some(colour), ..Payment::default() };
        if self.kind == Kind::Train {
            let (_, most) = self.trains(hand, colour.kind(), wild);
            let trains = most - 1 - n;
            // Those without the mark first (GL-14).
            let plain = trains.min(hand.trains.of(colour.kind()));
            return Payment { plain, marked: trains - plain, wild: self.length - trains, ..payment };
        }
        let (single, held) = (hand.ships.of(colour.kind()), hand.ships.of(DOUBLE + colour.kind()));
        for double in (0..=held.min(self.length / 2)).rev() {
            let (least, most) = exact(self.length, single, double, wild);
            let count = most.saturating_sub(least);
            if n < count {
                let single = most - 1 - n;
                return Payment { single, double, wild: self.length - 2 * double - single, ..payment };
            }
            n -= count;
        }
        Payment { double: over(self.length), ..payment }
    }
}
