//! Letters and digits that can't be mixed up: what ids of tables and keys are written in.

/// All of them, by value: no `i`, `l` and `1`, and of `o` and `0` only the digit.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

/// Cyrillic letters that look like ours: somebody has typed what they saw, in another layout.
const LOOK_ALIKE: [(char, char); 12] = [
    ('а', 'a'),
    ('в', 'b'),
    ('с', 'c'),
    ('е', 'e'),
    ('н', 'h'),
    ('к', 'k'),
    ('м', 'm'),
    ('р', 'p'),
    ('т', 't'),
    ('у', 'y'),
    ('х', 'x'),
    ('о', '0'),
];

/// The letter of a value; of a larger one that of its last five bits.
pub(crate) fn letter(value: u8) -> char {
    LETTERS[usize::from(value % 32)] as char
}

/// The value of what somebody has typed, if that can mean a letter of ours.
pub(crate) fn value(typed: char) -> Option<u8> {
    let small = typed.to_lowercase().next()?;
    let meant = match small {
        'o' => '0',
        small => LOOK_ALIKE.iter().find(|(look, _)| *look == small).map_or(small, |(_, ours)| *ours),
    };
    LETTERS.iter().position(|letter| *letter as char == meant).map(|place| place as u8)
}

/// An id that nobody guesses and everybody can read out: 16 letters and digits that can't be mixed up.
pub(crate) fn short_id(random: &[u8]) -> String {
    random.iter().take(16).map(|byte| letter(*byte)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_is_what_was_meant() {
        for number in 0..32 {
            assert_eq!(value(letter(number)), Some(number));
            assert_eq!(value(letter(number).to_ascii_uppercase()), Some(number));
        }
        assert_eq!(
            ("ОoСс".chars().map(value)).collect::<Vec<_>>(),
            "00cc".chars().map(value).collect::<Vec<_>>()
        );
        for strange in ['i', 'L', '1', 'ж', '-', ' ', '\u{1f682}'] {
            assert_eq!(value(strange), None, "{strange}");
        }
        assert_eq!(short_id(&[0, 31, 32, 255]), "a9a9");
    }
}
