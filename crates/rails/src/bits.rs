//! Sets of routes, cities and tickets as single integers.

use engine::{Chance, Source};

/// A set of things that have places, as bits. Each thing knows its place by `index`, and `at` gives the
/// thing of a place.
#[macro_export]
macro_rules! bit_set {
    ($(#[$doc:meta])* $set:ident($vis:vis $bits:ty) of $id:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $set($vis $bits);

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
                $set(1 << id.index())
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
                $set(self.0 | 1 << id.index())
            }

            /// Without this one.
            #[inline]
            #[must_use]
            pub const fn without(self, id: $id) -> $set {
                $set(self.0 & !(1 << id.index()))
            }

            /// Whether it is a member; false for what no board can have.
            #[inline]
            pub const fn contains(self, id: $id) -> bool {
                id.index() < Self::CAPACITY && self.0 >> id.index() & 1 == 1
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
                if self.0 == 0 { None } else { Some($id::at(self.0.trailing_zeros() as usize)) }
            }

            /// The member that `n` others stand before. There has to be one.
            #[inline]
            pub fn nth(self, n: u32) -> $id {
                debug_assert!(n < self.0.count_ones());
                let [low, high] = [self.0 as u128 as u64, (self.0 as u128 >> 64) as u64];
                let in_low = low.count_ones();
                let (half, n, first) = if n < in_low { (low, n, 0) } else { (high, n - in_low, 64) };
                $id::at((first + ::engine::eights::nth_bit(half, n)) as usize)
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

        impl ::std::ops::BitOr for $set {
            type Output = $set;
            #[inline]
            fn bitor(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }
        }

        impl ::std::ops::BitOrAssign for $set {
            #[inline]
            fn bitor_assign(&mut self, other: $set) {
                self.0 |= other.0;
            }
        }

        impl ::std::ops::BitAnd for $set {
            type Output = $set;
            #[inline]
            fn bitand(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }
        }

        /// The members of one of the two alone.
        impl ::std::ops::BitXor for $set {
            type Output = $set;
            #[inline]
            fn bitxor(self, other: $set) -> $set {
                $set(self.0 ^ other.0)
            }
        }

        impl ::std::ops::Sub for $set {
            type Output = $set;
            #[inline]
            fn sub(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }
        }

        impl ::std::ops::SubAssign for $set {
            #[inline]
            fn sub_assign(&mut self, other: $set) {
                self.0 &= !other.0;
            }
        }

        impl ::std::fmt::Debug for $set {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.debug_set().entries(self.iter().map(|id| id.index())).finish()
            }
        }
    };
}

/// Sets that are written as the lists of their members: 64 bits don't survive every JSON reader.
#[macro_export]
macro_rules! written_as_list {
    ($set:ident of $id:ident) => {
        impl ::serde::Serialize for $set {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $set {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<$set, D::Error> {
                let ids = <Vec<$id> as ::serde::Deserialize>::deserialize(deserializer)?;
                match ids.iter().find(|id| id.index() >= Self::CAPACITY) {
                    Some(id) => Err(::serde::de::Error::custom(format!("there is no {id:?}"))),
                    None => Ok(ids.into_iter().collect()),
                }
            }
        }
    };
}

/// Places in lists of the board.
#[macro_export]
macro_rules! ids {
    ($($(#[$doc:meta])* $id:ident),* $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        #[derive(::serde::Serialize, ::serde::Deserialize)]
        pub struct $id(pub u8);

        impl $id {
            /// Its place in the board's list.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// The one at this place.
            #[inline]
            pub const fn at(index: usize) -> $id {
                $id(index as u8)
            }
        }
    )*};
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

ids!(
    /// A route's place in the board's list.
    RouteId,
    /// A city's place in the board's list.
    CityId,
    /// A ticket's place in the board's list.
    TicketId,
);
bit_set!(
    /// A set of routes.
    RouteSet(u128) of RouteId
);
bit_set!(
    /// A set of cities.
    CitySet(u64) of CityId
);
bit_set!(
    /// A set of tickets.
    TicketSet(u64) of TicketId
);
written_as_list!(RouteSet of RouteId);
written_as_list!(CitySet of CityId);
written_as_list!(TicketSet of TicketId);

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
