//! Sets of routes, cities and tickets as single integers.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, BitXor, Sub, SubAssign};

use engine::{Chance, Source};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

macro_rules! id_and_set {
    ($(#[$id_doc:meta])* $id:ident, $(#[$set_doc:meta])* $set:ident, $bits:ty) => {
        $(#[$id_doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
        pub struct $id(pub u8);

        impl $id {
            /// Its place in the board's list.
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        $(#[$set_doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $set($bits);

        impl $set {
            /// How many there can be at the most.
            pub const CAPACITY: usize = <$bits>::BITS as usize;
            /// The empty set.
            pub const NONE: $set = $set(0);

            /// The first `count` of the board's list.
            pub const fn first_of(count: usize) -> $set {
                if count >= Self::CAPACITY { $set(<$bits>::MAX) } else { $set((1 << count) - 1) }
            }

            /// This one alone.
            #[inline]
            pub const fn only(id: $id) -> $set {
                $set(1 << id.0)
            }

            /// The members as bits.
            #[inline]
            pub const fn bits(self) -> $bits {
                self.0
            }

            /// The set with these bits.
            #[inline]
            pub const fn from_bits(bits: $bits) -> $set {
                $set(bits)
            }

            /// With this one too.
            #[inline]
            #[must_use]
            pub const fn with(self, id: $id) -> $set {
                $set(self.0 | 1 << id.0)
            }

            /// Whether it is a member; false for what no board can have.
            #[inline]
            pub const fn contains(self, id: $id) -> bool {
                (id.0 as u32) < <$bits>::BITS && self.0 >> id.0 & 1 == 1
            }

            /// Whether all members of `other` are members.
            #[inline]
            pub const fn contains_all(self, other: $set) -> bool {
                other.0 & !self.0 == 0
            }

            /// Whether there is no member.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many members there are.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// The first member.
            #[inline]
            pub const fn first(self) -> Option<$id> {
                if self.0 == 0 { None } else { Some($id(self.0.trailing_zeros() as u8)) }
            }

            /// The member that `n` others stand before. There has to be one.
            #[inline]
            pub fn nth(self, n: u32) -> $id {
                debug_assert!(n < self.0.count_ones());
                let [low, high] = [self.0 as u128 as u64, (self.0 as u128 >> 64) as u64];
                let in_low = low.count_ones();
                let (half, n, first) = if n < in_low { (low, n, 0) } else { (high, n - in_low, 64) };
                $id((first + engine::eights::nth_bit(half, n)) as u8)
            }

            /// Each member, in order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $id> + Clone {
                let mut rest = self.0;
                std::iter::from_fn(move || {
                    let next = $set(rest).first()?;
                    rest &= rest - 1;
                    Some(next)
                })
            }
        }

        impl FromIterator<$id> for $set {
            fn from_iter<I: IntoIterator<Item = $id>>(ids: I) -> $set {
                ids.into_iter().fold($set::NONE, $set::with)
            }
        }

        impl BitOr for $set {
            type Output = $set;
            #[inline]
            fn bitor(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }
        }

        impl BitOrAssign for $set {
            #[inline]
            fn bitor_assign(&mut self, other: $set) {
                self.0 |= other.0;
            }
        }

        impl BitAnd for $set {
            type Output = $set;
            #[inline]
            fn bitand(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }
        }

        /// The members of one of the two alone.
        impl BitXor for $set {
            type Output = $set;
            #[inline]
            fn bitxor(self, other: $set) -> $set {
                $set(self.0 ^ other.0)
            }
        }

        impl Sub for $set {
            type Output = $set;
            #[inline]
            fn sub(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }
        }

        impl SubAssign for $set {
            #[inline]
            fn sub_assign(&mut self, other: $set) {
                self.0 &= !other.0;
            }
        }

        impl fmt::Debug for $set {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_set().entries(self.iter().map(|id| id.0)).finish()
            }
        }

        /// A set is written as the list of its members: 64 bits don't survive every JSON reader.
        impl Serialize for $set {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> Deserialize<'de> for $set {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$set, D::Error> {
                let ids = Vec::<$id>::deserialize(deserializer)?;
                match ids.iter().find(|id| id.index() >= Self::CAPACITY) {
                    Some(id) => Err(serde::de::Error::custom(format!("there is no {id:?}"))),
                    None => Ok(ids.into_iter().collect()),
                }
            }
        }
    };
}

impl TicketSet {
    /// Takes one out, each as likely as any other.
    #[inline]
    pub fn draw(&mut self, chance: &mut impl Chance) -> Option<TicketId> {
        self.draw_from(Source::NONE, chance)
    }

    /// The same where they are what is left of something on the table.
    #[inline]
    pub fn draw_from(&mut self, source: Source, chance: &mut impl Chance) -> Option<TicketId> {
        if self.is_empty() {
            return None;
        }
        let ticket = TicketId(chance.member(source, self.0) as u8);
        *self -= TicketSet::only(ticket);
        Some(ticket)
    }
}

id_and_set!(
    /// A route's place in the board's list.
    RouteId,
    /// A set of routes.
    RouteSet,
    u128
);
id_and_set!(
    /// A city's place in the board's list.
    CityId,
    /// A set of cities.
    CitySet,
    u64
);
id_and_set!(
    /// A ticket's place in the board's list.
    TicketId,
    /// A set of tickets.
    TicketSet,
    u64
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_has_what_was_put_in() {
        let set: RouteSet = [127, 3, 64].map(RouteId).into_iter().collect();
        assert_eq!(set.iter().map(|id| id.0).collect::<Vec<_>>(), [3, 64, 127]);
        assert_eq!((set.nth(0), set.nth(2), set.len()), (RouteId(3), RouteId(127), 3));
        assert!(set.contains(RouteId(64)) && !set.contains(RouteId(65)) && !set.contains(RouteId(200)));
        assert_eq!(set - RouteSet::only(RouteId(64)), [3, 127].map(RouteId).into_iter().collect());
        assert_eq!(RouteSet::first_of(128).len(), 128);
        assert_eq!(TicketSet::first_of(46).len(), 46);
    }

    #[test]
    fn a_set_is_a_list_in_json_and_strangers_are_refused() {
        let set: TicketSet = [5, 63].map(TicketId).into_iter().collect();
        let json = serde_json::to_string(&set).expect("a set can be written");
        assert_eq!(json, "[5,63]");
        assert_eq!(serde_json::from_str::<TicketSet>(&json).expect("and read"), set);
        assert!(serde_json::from_str::<TicketSet>("[64]").is_err());
    }
}
