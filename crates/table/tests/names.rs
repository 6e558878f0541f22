//! What people may be called.

use proptest::prelude::*;
use table::{LONGEST_NAME, checked_name};
use unicode_normalization::{UnicodeNormalization as _, is_nfc};
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory as _};
use unicode_segmentation::UnicodeSegmentation as _;

#[track_caller]
fn becomes(name: &str, expected: &str) {
    assert_eq!(checked_name(name).as_deref(), Ok(expected), "{}", name.escape_unicode());
}

fn letters(name: &str) -> usize {
    name.graphemes(true).count()
}

#[test]
fn a_name_stands_on_one_line() {
    becomes("  Анна \n Петровна ", "Анна Петровна");
    becomes("Anna\u{2028}Maria\u{2029}\u{85}\tvon\u{a0}\u{3000}Ems", "Anna Maria von Ems");
    becomes("a\u{0}b\u{7f}c\u{9b}d", "abcd");
}

#[test]
fn what_cannot_be_seen_is_taken_out() {
    for code in [
        '\u{3164}',
        '\u{2800}',
        '\u{ad}',
        '\u{61c}',
        '\u{e0041}',
        '\u{e0001}',
        '\u{115f}',
        '\u{1160}',
        '\u{ffa0}',
        '\u{34f}',
        '\u{200b}',
        '\u{200c}',
        '\u{200d}',
        '\u{200e}',
        '\u{202e}',
        '\u{2060}',
        '\u{2066}',
        '\u{206a}',
        '\u{feff}',
        '\u{fe00}',
        '\u{fe0f}',
        '\u{e0100}',
        '\u{180e}',
        '\u{fff9}',
        '\u{1d159}',
        '\u{1d173}',
        '\u{e000}',
        '\u{10fffd}',
    ] {
        becomes(&format!("a{code}b"), "ab");
        becomes(&format!("{code}a{code}{code}"), "a");
        let alone: String = [code; 5].iter().collect();
        let refused = checked_name(&alone).expect_err(&alone.escape_unicode().to_string());
        assert_eq!(refused.key, "table-no-name");
    }
    for nothing in ["", " \t ", "\u{301}\u{301}", " \u{301}", "\u{3164} \u{2800}", "\u{3000}"] {
        assert!(checked_name(nothing).is_err(), "{}", nothing.escape_unicode());
    }
}

#[test]
fn a_letter_carries_two_marks_at_most() {
    becomes(&format!("Z{}a", "\u{351}".repeat(40)), "Z\u{351}\u{351}a");
    becomes("Nguyễn", "Nguyễn");
    becomes(&"Nguyễn".nfd().collect::<String>(), "Nguyễn");
    becomes("กี่", "กี่");
    // Hidden things between a letter and its mark don't help.
    becomes("e\u{ad}\u{301}", "é");
    becomes("e\u{200d}\u{301}", "é");
    becomes(&format!("😀{}", "\u{1f3fb}".repeat(9)), "😀\u{1f3fb}\u{1f3fb}");
}

#[test]
fn emoji_stay_whole() {
    for emoji in ["👩‍🚒", "🏳️‍🌈", "👨🏻‍❤️‍💋‍👨🏼", "🇳🇱", "7️⃣", "❤️", "👍🏽", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🧑‍🤝‍🧑"]
    {
        becomes(&format!("Ada {emoji} "), &format!("Ada {emoji}"));
        assert_eq!(letters(emoji), 1);
        let many = emoji.repeat(30);
        becomes(&many, &emoji.repeat(LONGEST_NAME));
    }
    // A chain without an end, a flag that spells a message and a joiner that joins nothing are no emoji.
    let chain = checked_name(&"😀\u{200d}".repeat(300)).expect("a face");
    assert!(chain.chars().count() <= 10 && !chain.ends_with('\u{200d}'), "{}", chain.escape_unicode());
    becomes("🏴\u{e0068}\u{e0069}\u{e007f}", "🏴");
    becomes("😀\u{200d}a\u{200d}", "😀a");
    becomes("1\u{fe0f}a", "1a");
}

#[test]
fn a_name_has_no_more_than_24_letters() {
    becomes(&"й".repeat(99), &"й".repeat(24));
    becomes(&format!("{} b", "a".repeat(23)), &"a".repeat(23));
    becomes(&"한".nfd().collect::<String>().repeat(30), &"한".repeat(24));
}

/// Letters that make trouble far more often than chance would bring them.
fn troublesome() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        4 => any::<char>().prop_map(String::from),
        2 => prop::sample::select(vec![
            " ", "a", "é", "й", "\u{301}", "\u{308}", "\u{200d}", "\u{fe0f}", "\u{fe0e}", "\u{20e3}", "1", "#",
            "😀", "👩", "❤", "🏻", "🇳", "🇱", "🏴", "\u{e0067}", "\u{e007f}", "\u{ad}", "\u{3164}", "\u{2028}", "\n",
            "\u{1100}", "\u{1161}", "\u{11a8}", "\u{915}", "\u{94d}", "\u{93f}", "\u{958}", "\u{600}", "\u{345}",
        ]).prop_map(str::to_owned),
        1 => "\\PC{1,4}",
    ];
    prop::collection::vec(piece, 0..60).prop_map(|pieces| pieces.concat())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3000, failure_persistence: None, ..ProptestConfig::default() })]
    #[test]
    fn whatever_is_sent_a_name_can_be_read(sent in troublesome()) {
        let Ok(name) = checked_name(&sent) else { return Ok(()) };
        let again = checked_name(&name);
        prop_assert_eq!(again.as_ref(), Ok(&name), "the same again");
        prop_assert!(!name.is_empty() && name.trim() == name && !name.contains("  "));
        prop_assert!(is_nfc(&name));
        prop_assert!(letters(&name) <= LONGEST_NAME);
        // Spelling can take more code points than were sent: some letters have no single one in form C.
        prop_assert!(name.chars().count() <= sent.nfc().count(), "never longer");
        for code in name.chars() {
            let breaks = code.is_control() || code != ' ' && code.is_whitespace();
            let hidden = code.general_category() == GeneralCategory::Format;
            let in_emoji = matches!(code, '\u{200d}' | '\u{e0020}'..='\u{e007f}');
            prop_assert!(!breaks && (!hidden || in_emoji), "{}", code.escape_unicode());
        }
        for letter in name.graphemes(true) {
            let tags = letter.chars().any(|code| matches!(code, '\u{e0020}'..='\u{e007f}'));
            prop_assert!(!tags || letter.starts_with('🏴'));
            prop_assert!(letter.chars().count() <= 10);
            let loose = letter.ends_with('\u{200d}') || letter.starts_with('\u{200d}');
            prop_assert!(!loose);
        }
    }
}
