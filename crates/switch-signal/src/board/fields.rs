//! Sets of signal fields.

use serde::{Deserialize, Serialize};

use super::{FieldId, MAX_FIELDS};

/// A set of signal fields.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Fields(pub u64);

impl Fields {
    /// Whether it is one of them; false for what no board can have.
    #[inline]
    pub const fn contains(self, field: FieldId) -> bool {
        (field.0 as usize) < MAX_FIELDS && self.0 >> field.0 & 1 == 1
    }

    /// With this one too.
    #[inline]
    #[must_use]
    pub const fn with(self, field: FieldId) -> Fields {
        Fields(self.0 | 1 << field.0)
    }

    /// Without this one.
    #[inline]
    #[must_use]
    pub const fn without(self, field: FieldId) -> Fields {
        Fields(self.0 & !(1 << field.0))
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first of them.
    #[inline]
    pub fn first(self) -> Option<FieldId> {
        (self.0 != 0).then(|| FieldId(self.0.trailing_zeros() as u8))
    }

    /// The field that `n` others stand before. There has to be one.
    #[inline]
    pub fn nth(self, n: u32) -> FieldId {
        FieldId(crate::pieces::nth_bit(self.0, n) as u8)
    }

    /// Each of them, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = FieldId> + Clone {
        let mut rest = self;
        std::iter::from_fn(move || {
            let next = rest.first()?;
            rest = rest.without(next);
            Some(next)
        })
    }
}

/// A set is written as the list of its members: 64 bits don't survive every JSON reader.
impl Serialize for Fields {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Fields, D::Error> {
        let fields = Vec::<FieldId>::deserialize(deserializer)?;
        match fields.iter().find(|field| field.index() >= MAX_FIELDS) {
            Some(field) => Err(serde::de::Error::custom(format!("there is no {field:?}"))),
            None => Ok(fields.into_iter().fold(Fields::default(), Fields::with)),
        }
    }
}
