//! Keys: what brings somebody's secret to another browser.
//!
//! A key is 22 letters and digits by lot, 110 bits, and two more by which a slip of the pen is noticed. The
//! store has only its hash, and beside it the secret, sealed with the key and with what only this house
//! knows. So neither the file nor a backup of it lets anybody sit down on somebody's chair.

use engine::chance::hex;
use sha2::{Digest as _, Sha256};

use crate::House;
use crate::letters::{letter, value};
use crate::session::person_of;

/// So many letters come by lot.
const BY_LOT: usize = 22;
/// And so many are there in all.
const LONG: usize = BY_LOT + 2;
/// They are shown in groups of so many.
const GROUP: usize = 4;

/// A key, as whoever has it knows it.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct SecretKey(String);

impl SecretKey {
    /// A new key.
    pub(crate) fn new(random: &[u8; 32]) -> SecretKey {
        let lot: Vec<u8> = random.iter().take(BY_LOT).map(|byte| byte % 32).collect();
        let with = |checks: u16| [&lot[..], &[(checks / 32) as u8, (checks % 32) as u8]].concat();
        // There is one way, and only one, to choose the last two so that both sums are right.
        let whole = (0..1024).map(with).find(|all| is_sound(all)).unwrap_or_default();
        SecretKey(whole.into_iter().map(letter).collect())
    }

    /// The key that somebody has typed: capital or small, with any blanks and hyphens. None if that can be
    /// no key: whatever one or two wrong letters make of a key is none.
    pub(crate) fn read(typed: &str) -> Option<SecretKey> {
        let typed = typed.chars().filter(|code| !code.is_whitespace() && !"-–—.,_".contains(*code));
        let values: Vec<u8> = typed.take(LONG + 1).map(value).collect::<Option<_>>()?;
        let sound = values.len() == LONG && is_sound(&values);
        sound.then(|| SecretKey(values.into_iter().map(letter).collect()))
    }

    /// As it stands in an address.
    pub(crate) fn plain(&self) -> &str {
        &self.0
    }

    /// As it is shown to be written down.
    pub(crate) fn groups(&self) -> Vec<String> {
        self.0.as_bytes().chunks(GROUP).map(|group| String::from_utf8_lossy(group).to_uppercase()).collect()
    }

    /// What it is found by.
    pub(crate) fn id(&self) -> String {
        hex(&Sha256::digest(format!("roundhouse key {}", self.0)))
    }
}

/// Whether both sums over a key are nothing: the plain one, and the one in which each place has a weight of
/// its own (Reed and Solomon's code over 32 numbers). Two letters that are wrong, or have changed places,
/// are always noticed.
fn is_sound(values: &[u8]) -> bool {
    let plain = values.iter().fold(0, |sum, value| sum ^ value);
    let weighed = values.iter().fold(0, |sum, value| twice(sum) ^ value);
    plain == 0 && weighed == 0
}

/// A number times the second one, among 32 that are added bit by bit.
fn twice(number: u8) -> u8 {
    let shifted = number << 1;
    if shifted & 32 == 0 { shifted } else { shifted ^ 0b10_0101 }
}

impl House {
    /// A secret as the store may have it.
    pub(crate) fn sealed(&self, key: &SecretKey, secret: &str) -> String {
        hex(&self.masked(key, secret))
    }

    /// The secret of a person, if it was sealed with this key.
    pub(crate) fn opened(&self, key: &SecretKey, sealed: &str, person: &str) -> Option<String> {
        let secret = hex(&self.masked(key, sealed));
        (person_of(&secret) == person).then_some(secret)
    }

    fn masked(&self, key: &SecretKey, text: &str) -> Vec<u8> {
        let mask = self.seal(&["secret of a person", &key.0]);
        bytes(text).zip(bytes(&mask)).map(|(one, other)| one ^ other).collect()
    }
}

/// The bytes that a text says in hexadecimal.
fn bytes(text: &str) -> impl Iterator<Item = u8> {
    let digit = |byte: u8| (byte as char).to_digit(16).unwrap_or_default() as u8;
    text.as_bytes().chunks_exact(2).map(move |pair| digit(pair[0]) * 16 + digit(pair[1]))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some(number: u8) -> SecretKey {
        let random: Vec<u8> = Sha256::digest([number]).to_vec();
        SecretKey::new(&random.try_into().expect("32 bytes"))
    }

    #[test]
    fn a_key_is_read_however_it_is_written() {
        for number in 0..50 {
            let key = some(number);
            assert_eq!(key.plain().len(), LONG);
            let shown = key.groups().join("-");
            assert_eq!(shown.len(), 29, "{shown}");
            let typed =
                [shown.clone(), shown.to_lowercase(), shown.replace('-', "  "), shown.replace('0', "O")];
            for typed in typed {
                assert!(SecretKey::read(&typed) == Some(key.clone()), "{typed}");
            }
        }
        assert!(some(1) != some(2) && some(1).id() != some(2).id());
    }

    #[test]
    fn one_or_two_wrong_letters_are_always_noticed() {
        let key = some(7);
        let values: Vec<u8> = key.0.chars().filter_map(value).collect();
        for one in 0..LONG {
            for other in one..LONG {
                for (first, second) in
                    (1..32).flat_map(|first| [(first, 0), (first, first), (first, 31 - first)])
                {
                    let mut wrong = values.clone();
                    wrong[one] ^= first;
                    wrong[other] ^= if other == one { 0 } else { second };
                    assert!(!is_sound(&wrong), "{one} {other}");
                }
                let mut swapped = values.clone();
                swapped.swap(one, other);
                assert_eq!(is_sound(&swapped), values[one] == values[other]);
            }
        }
    }

    #[test]
    fn what_can_be_no_key_is_none() {
        let whole = some(3).0;
        for wrong in ["", "a", &whole[1..], &format!("{whole}a"), &"ж".repeat(LONG), &"x".repeat(100_000)] {
            assert!(SecretKey::read(wrong).is_none());
        }
    }
}
