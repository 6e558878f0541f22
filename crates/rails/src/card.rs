//! What all cards and colours have in common: a place among their kinds, and an id.

use engine::Message;

use crate::Cards;

/// A card of a game, of one of so many kinds.
pub trait Card: Copy + Eq {
    /// How many kinds there are.
    const KINDS: usize;
    /// Its place among them.
    fn kind(self) -> usize;
    /// The card of this kind. There have to be so many.
    fn of_kind(kind: usize) -> Self;
    /// Its name in records and message keys.
    fn id(self) -> &'static str;

    /// The card with this name.
    fn from_id(id: &str) -> Option<Self> {
        (0..Self::KINDS).map(Self::of_kind).find(|card| card.id() == id)
    }

    /// The card that an id in notation means.
    ///
    /// # Errors
    /// There is none.
    fn read(id: &str) -> Result<Self, Message> {
        Self::from_id(id).ok_or_else(|| {
            let all: Vec<&str> = (0..Self::KINDS).map(|kind| Self::of_kind(kind).id()).collect();
            unreadable("notation-unknown-card", id).with("cards", all.join(", "))
        })
    }

    /// So many of them: `cards-red`.
    fn stack(self, count: u8) -> Message {
        Message::new(format!("cards-{}", self.id())).with("count", count)
    }

    /// One that somebody takes: `card-red-taken`. Languages with cases have another form for it.
    fn taken(self) -> Message {
        Message::new(format!("card-{}-taken", self.id()))
    }
}

/// What can't be read.
pub fn unreadable(key: &'static str, text: &str) -> Message {
    Message::new(key).with("text", text)
}

/// Cards in notation: `2 red 1 locomotive`. Their kinds are counted from `first`.
pub fn write_cards<C: Card, const K: usize>(cards: &Cards<K>, first: usize) -> String {
    let stack = |kind| format!("{} {}", cards.of(kind), C::of_kind(first + kind).id());
    cards.kinds().map(stack).collect::<Vec<_>>().join(" ")
}

/// Cards in notation, as counts of all kinds.
///
/// # Errors
/// What can't be read.
pub fn read_counts<C: Card, const K: usize>(text: &str) -> Result<[u8; K], Message> {
    let mut counts = [0_u8; K];
    let words: Vec<&str> = text.split_whitespace().collect();
    for pair in words.chunks(2) {
        let bad = || unreadable("notation-bad-cards", text);
        let [count, word] = pair else { return Err(bad()) };
        let place = &mut counts[C::read(word)?.kind()];
        *place = count.parse::<u8>().ok().filter(|count| *count > 0 && *place == 0).ok_or_else(bad)?;
    }
    Ok(counts)
}

/// Cards in notation.
///
/// # Errors
/// What can't be read.
pub fn read_cards<C: Card, const K: usize>(text: &str) -> Result<Cards<K>, Message> {
    Cards::checked(read_counts::<C, K>(text)?).ok_or_else(|| unreadable("notation-bad-cards", text))
}

/// Cards of several kinds, which are counted from `first`, as phrases.
pub fn stacks<C: Card, const K: usize>(cards: &Cards<K>, first: usize) -> Vec<Message> {
    cards.kinds().map(|kind| C::of_kind(first + kind).stack(cards.of(kind))).collect()
}

/// Makes the colours of a game's routes and cards, in the order of their kinds.
#[macro_export]
macro_rules! colours {
    ($(#[$doc:meta])* $name:ident: $($colour:ident $word:literal),+ $(,)?) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
        #[serde(rename_all = "snake_case")]
        #[allow(missing_docs)]
        pub enum $name {
            $($colour),+
        }

        impl $name {
            /// All colours, in order.
            pub const ALL: [$name; [$($word),+].len()] = [$($name::$colour),+];

            /// Its place among the kinds of cards.
            #[inline]
            pub const fn kind(self) -> usize {
                self as usize
            }

            /// Its name in board files, records and message keys.
            pub const fn id(self) -> &'static str {
                [$($word),+][self as usize]
            }

            /// The colour with this name.
            pub fn from_id(id: &str) -> Option<$name> {
                $name::ALL.into_iter().find(|colour| colour.id() == id)
            }

            /// Its name as a phrase.
            pub fn phrase(self) -> engine::Message {
                engine::Message::new(format!("colour-{}", self.id()))
            }
        }
    };
}
