//! Payments: which cards may be laid for a route, a tunnel's extra cards or a station.

use engine::eights::group_of;
use serde::{Deserialize, Serialize};

use crate::card::{Card, Cards, Colour, LOCOMOTIVE};

/// Cards laid down: cars of one colour, and locomotives that stand in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Payment {
    /// The colour of the cars; `None` if locomotives alone are laid.
    pub colour: Option<Colour>,
    /// How many cars.
    pub cars: u8,
    /// How many locomotives.
    pub locomotives: u8,
}

/// What has to be paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cost {
    /// So many cards.
    pub cards: u8,
    /// At least so many of them locomotives: a ferry's symbols (EU-24).
    pub locomotives: u8,
    /// The cars that are good for it.
    pub cars: Cars,
}

/// Which cars are good for a payment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cars {
    /// Those of any one colour.
    Any,
    /// Those of this colour.
    Of(Colour),
    /// None: locomotives only.
    None,
}

/// What is wrong with a payment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WrongPayment {
    /// Not as many cards as it costs.
    Number {
        /// What it costs.
        needed: u8,
        /// What was laid.
        laid: u8,
    },
    /// Fewer locomotives than a ferry asks for (EU-24).
    TooFewLocomotives {
        /// What it asks for.
        needed: u8,
        /// What was laid.
        laid: u8,
    },
    /// Cars of another colour than the route's.
    Colour {
        /// The route's colour.
        needed: Colour,
        /// What was laid.
        laid: Colour,
    },
    /// Cars where only locomotives are good.
    OnlyLocomotives,
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

impl Payment {
    /// `cars` cards of this colour and `locomotives` locomotives.
    #[inline]
    pub const fn new(colour: Colour, cars: u8, locomotives: u8) -> Payment {
        Payment { colour: if cars == 0 { None } else { Some(colour) }, cars, locomotives }
    }

    /// So many locomotives and nothing else.
    #[inline]
    pub const fn locomotives_alone(locomotives: u8) -> Payment {
        Payment { colour: None, cars: 0, locomotives }
    }

    /// How many cards it is.
    #[inline]
    pub const fn total(self) -> u8 {
        self.cars.saturating_add(self.locomotives)
    }

    /// The cards it is.
    pub fn cards(self) -> Cards {
        let mut cards = Cards::NONE;
        self.put_into(&mut cards);
        cards
    }

    /// Puts the cards somewhere.
    #[inline]
    pub fn put_into(self, cards: &mut Cards) {
        if let Some(colour) = self.colour {
            cards.add(colour.kind(), self.cars);
        }
        cards.add(LOCOMOTIVE, self.locomotives);
    }

    /// Takes the cards from a hand that has them.
    #[inline]
    pub fn take_from(self, cards: &mut Cards) {
        if let Some(colour) = self.colour {
            cards.remove(colour.kind(), self.cars);
        }
        cards.remove(LOCOMOTIVE, self.locomotives);
    }

    /// Takes as many of the cards as are there.
    #[inline]
    pub fn take_known(self, cards: &mut Cards) {
        if let Some(colour) = self.colour {
            cards.remove_up_to(colour.kind(), self.cars);
        }
        cards.remove_up_to(LOCOMOTIVE, self.locomotives);
    }
}

impl Cost {
    /// Whether a hand can pay this so (EU-18, EU-24, EU-26, EU-32).
    ///
    /// # Errors
    /// What is wrong with the payment.
    pub fn check(self, payment: Payment, hand: &Cards) -> Result<(), WrongPayment> {
        let Payment { colour, cars, locomotives } = payment;
        if payment.total() != self.cards || colour.is_some() != (cars > 0) {
            return Err(WrongPayment::Number { needed: self.cards, laid: payment.total() });
        }
        if locomotives < self.locomotives {
            return Err(WrongPayment::TooFewLocomotives { needed: self.locomotives, laid: locomotives });
        }
        if let Some(laid) = colour {
            match self.cars {
                Cars::Any => {}
                Cars::Of(needed) if needed == laid => {}
                Cars::Of(needed) => return Err(WrongPayment::Colour { needed, laid }),
                Cars::None => return Err(WrongPayment::OnlyLocomotives),
            }
            let held = hand.of(laid.kind());
            if held < cars {
                return Err(WrongPayment::NotInHand { card: Card::Car(laid), held, laid: cars });
            }
        }
        let held = hand.of(LOCOMOTIVE);
        if held < locomotives {
            return Err(WrongPayment::NotInHand { card: Card::Locomotive, held, laid: locomotives });
        }
        Ok(())
    }

    /// How many locomotives stand in at least where cars of a colour are laid of which the hand
    /// has so many, and how many ways there are to pay from there on up.
    #[inline]
    fn ways(self, held_cars: u8, held_locomotives: u8) -> (u8, u8) {
        let least = self.locomotives.max(self.cards.saturating_sub(held_cars));
        (least, (held_locomotives + 1).min(self.cards).saturating_sub(least))
    }

    /// How many ways there are with cars of each colour, if those of any are good.
    #[inline]
    fn ways_by_colour(self, hand: &Cards) -> [u8; LOCOMOTIVE] {
        let mut ways = [0; LOCOMOTIVE];
        for (ways, &cars) in ways.iter_mut().zip(hand.counts()) {
            *ways = self.ways(cars, hand.of(LOCOMOTIVE)).1;
        }
        ways
    }

    /// How many ways there are for a hand to pay this.
    #[inline]
    pub(crate) fn count(self, hand: &Cards) -> u32 {
        let held = hand.of(LOCOMOTIVE);
        let with_cars = match self.cars {
            Cars::Any => self.ways_by_colour(hand).iter().sum(),
            Cars::Of(colour) => self.ways(hand.of(colour.kind()), held).1,
            Cars::None => 0,
        };
        u32::from(with_cars) + u32::from(held >= self.cards)
    }

    /// The way that `n` others stand before: colour by colour, few locomotives first, and
    /// locomotives alone last. There has to be one.
    #[inline]
    pub(crate) fn nth(self, hand: &Cards, n: u32) -> Payment {
        let (kind, n) = match self.cars {
            Cars::Any => group_of(self.ways_by_colour(hand), n as u8),
            Cars::Of(colour) => (colour.kind(), n as u8),
            Cars::None => (LOCOMOTIVE, 0),
        };
        if let Some(&colour) = Colour::ALL.get(kind) {
            let (least, count) = self.ways(hand.of(kind), hand.of(LOCOMOTIVE));
            if n < count {
                let locomotives = least + n;
                return Payment { colour: Some(colour), cars: self.cards - locomotives, locomotives };
            }
        }
        Payment::locomotives_alone(self.cards)
    }
}
