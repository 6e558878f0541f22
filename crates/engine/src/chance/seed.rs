//! What a table's chance grows from.

use std::fmt;

use sha2::{Digest, Sha256};

/// What a table's chance grows from. Shown as a hash before the first move, as itself after the last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed made of any text, such as a number typed by a person.
    pub fn from_text(text: &str) -> Seed {
        Seed(Sha256::digest(text.as_bytes()).into())
    }

    /// The seed of a deal to which the house and every seat have added something: SHA-256 of the house's
    /// part and then of each seat's, each with its length as four bytes, big-endian, before it. Nobody can
    /// choose it who doesn't choose last, and the house is bound by the seal of its part.
    #[must_use]
    pub fn mixed(&self, added: &[&str]) -> Seed {
        let mut digest = Sha256::new().chain_update(self.0);
        for part in added {
            digest.update((part.len() as u32).to_be_bytes());
            digest.update(part.as_bytes());
        }
        Seed(digest.finalize().into())
    }

    /// The hash that commits a table to its seed without giving it away.
    pub fn seal(&self) -> String {
        hex(&Sha256::digest(self.0))
    }

    /// Reads the 64 hexadecimal digits that a seed is written as.
    pub fn parse(text: &str) -> Option<Seed> {
        let mut seed = [0; 32];
        let (pairs, rest) = text.as_bytes().as_chunks::<2>();
        if pairs.len() != seed.len() || !rest.is_empty() {
            return None;
        }
        for (byte, pair) in seed.iter_mut().zip(pairs) {
            let [high, low] = pair.map(|digit| (digit as char).to_digit(16));
            *byte = (high? * 16 + low?) as u8;
        }
        Some(Seed(seed))
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

/// Bytes as hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Worked out apart from this code: `printf '\0…\0\0\0\0\2ab\0\0\0\0' | sha256sum`.
    #[test]
    fn what_is_added_changes_the_seed_and_its_order_matters() {
        let house = Seed([0; 32]);
        let mixed = house.mixed(&["ab", ""]);
        assert_eq!(mixed.to_string(), "99787dcc3fa3bf811dfeb60338cab060554ffee5b9c99bf7c568ad71ed815058");
        assert_ne!(house.mixed(&["", "ab"]), mixed);
        assert_ne!(house.mixed(&["a", "b"]), mixed);
        assert_ne!(house.mixed(&[]), house);
    }

    /// Browsers work this out too: `deal.test.js` of the pages has the same numbers.
    #[test]
    fn a_mixed_seed_is_a_hash_that_anyone_can_work_out() {
        let house = Seed([0; 32]);
        let sealed = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
        let mixed = "42249d9e2c448fc167f9778d184e38341f97f839cd57113ac6860703bdcf32fd";
        assert_eq!((house.seal(), house.mixed(&["one", "two"]).to_string()), (sealed.into(), mixed.into()));
    }

    #[test]
    fn seeds_are_read_as_written() {
        let seed = Seed::from_text("a table");
        assert_eq!(Seed::parse(&seed.to_string()), Some(seed));
        assert_ne!(seed.seal(), seed.to_string());
        for bad in ["", "00", "zz", &"0".repeat(63), &"0".repeat(65), &"й".repeat(32)] {
            assert_eq!(Seed::parse(bad), None, "{bad}");
        }
    }
}
