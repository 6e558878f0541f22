//! What people may be called: any name that can be read, and nothing that can't be seen.
//!
//! A name is cut by what a reader counts as letters (grapheme clusters), so that an emoji stays
//! whole. What can't be seen is taken out: it would make two names look the same, or a name look
//! like none. What remains has one spelling (normalisation form C).

use engine::Message;
use unicode_normalization::UnicodeNormalization as _;
use unicode_properties::emoji::is_regional_indicator;
use unicode_properties::{
    GeneralCategory, GeneralCategoryGroup, UnicodeEmoji as _, UnicodeGeneralCategory as _,
};
use unicode_segmentation::UnicodeSegmentation as _;

/// The longest name anyone can have, in letters as a reader counts them.
pub const LONGEST_NAME: usize = 24;
/// The longest that anyone can say at once, in the same letters.
pub const LONGEST_SAYING: usize = 300;
/// So many marks a letter may carry: a Vietnamese vowel needs two, nobody needs a tower.
const MOST_MARKS: usize = 2;
/// So many code points make one letter at most; the longest emoji, a kiss of two people, has ten.
const LONGEST_LETTER: usize = 10;
/// No more of what was sent is looked at.
const MOST_READ: usize = 1000;

const JOINER: char = '\u{200d}';
const KEYCAP: char = '\u{20e3}';
/// The flags that are written with tags: England, Scotland and Wales.
const FLAGS: [&str; 3] = [
    "\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
    "\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
    "\u{1f3f4}\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}",
];

/// A name as it may stand: on one line, nothing invisible, not too long, not empty.
///
/// # Errors
/// A name with nothing in it that can be seen.
pub fn checked_name(name: &str) -> Result<String, Message> {
    let name = settled(&name.chars().take(MOST_READ).collect::<String>(), LONGEST_NAME);
    if name.is_empty() { Err(Message::new("table-no-name")) } else { Ok(name) }
}

/// What somebody says as it may stand: on one line, nothing invisible, not empty.
///
/// # Errors
/// It has nothing in it that can be seen, or is too long.
pub fn checked_saying(text: &str) -> Result<String, Message> {
    let long = || Message::new("chat-too-long").with("most", LONGEST_SAYING);
    if text.chars().nth(LONGEST_SAYING * LONGEST_LETTER).is_some() {
        return Err(long());
    }
    let text = settled(text, LONGEST_SAYING + 1);
    match text.graphemes(true).count() {
        0 => Err(Message::new("chat-empty")),
        1..=LONGEST_SAYING => Ok(text),
        _ => Err(long()),
    }
}

/// The text with everything taken out that can't be seen, and what is longer than so many letters.
fn settled(text: &str, longest: usize) -> String {
    let mut text = cleaned(text, longest);
    // What is taken out can bring together what then makes one letter, or one spelling: until nothing
    // changes any more. It ends, because after the first round nothing ever gets longer.
    loop {
        let again = cleaned(&text, longest);
        if again == text {
            return text;
        }
        text = again;
    }
}

/// The text with everything taken out that is seen to be wrong at one look.
fn cleaned(text: &str, longest: usize) -> String {
    let shown = text.chars().map(|code| if code.is_whitespace() { ' ' } else { code });
    let shown: String = shown.filter(|code| !is_never_seen(*code)).nfc().collect();
    // Word by word, because a few letters would take the blank behind them into their own.
    let mut letters: Vec<String> = Vec::new();
    for word in shown.split(' ') {
        let word: Vec<String> = word.graphemes(true).map(letter).filter(|kept| !kept.is_empty()).collect();
        if !word.is_empty() && !letters.is_empty() {
            letters.push(" ".to_owned());
        }
        letters.extend(word);
    }
    letters.truncate(longest);
    letters.concat().trim_end().nfc().collect()
}

/// What a reader takes for one letter, without what doesn't belong to it.
fn letter(cluster: &str) -> String {
    if FLAGS.contains(&cluster) {
        return cluster.to_owned();
    }
    let codes: Vec<char> = cluster.chars().collect();
    let (mut kept, mut marks) = (Vec::new(), 0);
    for (place, &code) in codes.iter().enumerate() {
        let last: Option<char> = kept.last().copied();
        let next = codes.get(place + 1).copied();
        let keeps = match code {
            JOINER => last.is_some_and(ends_emoji) && next.is_some_and(is_emoji),
            // How an emoji is to be drawn, said once; a keycap is a digit drawn so.
            '\u{fe0e}' | '\u{fe0f}' => last.is_some_and(is_emoji) || last.is_some() && next == Some(KEYCAP),
            _ if is_selector_or_tag(code) => false,
            _ if is_mark(code) => {
                marks += 1;
                last.is_some() && marks <= MOST_MARKS
            }
            _ => {
                marks = 0;
                true
            }
        };
        if keeps && kept.len() < LONGEST_LETTER {
            kept.push(code);
        }
    }
    while kept.last() == Some(&JOINER) {
        kept.pop();
    }
    kept.into_iter().collect()
}

/// Whether something can be drawn as an emoji by itself. Digits can't, nor the halves of flags.
fn is_emoji(code: char) -> bool {
    code.is_emoji_char() && !code.is_ascii() && !is_regional_indicator(code) && !is_skin(code)
}

/// Whether an emoji can end with it, so that another can be joined.
fn ends_emoji(code: char) -> bool {
    is_emoji(code) || is_skin(code) || matches!(code, '\u{fe0e}' | '\u{fe0f}')
}

/// The five colours of skin: they change the emoji before them.
fn is_skin(code: char) -> bool {
    matches!(code, '\u{1f3fb}'..='\u{1f3ff}')
}

/// Accents and the like, and what else is drawn onto a letter.
fn is_mark(code: char) -> bool {
    is_skin(code) || code.general_category_group() == GeneralCategoryGroup::Mark
}

/// What chooses between drawings, or marks up a flag: it is seen only together with its emoji.
fn is_selector_or_tag(code: char) -> bool {
    matches!(code, '\u{fe00}'..='\u{fe0f}' | '\u{e0020}'..='\u{e007f}')
}

/// What is never seen, wherever it stands: controls and what turns the direction of writing, what
/// Unicode calls ignorable by default, fillers and blanks that count as letters, private signs.
fn is_never_seen(code: char) -> bool {
    if code == JOINER || is_selector_or_tag(code) {
        return false;
    }
    let ignorable = matches!(code,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fff8}'
        | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}');
    let filler = matches!(code, '\u{2800}' | '\u{16fe4}' | '\u{1d159}');
    let category = code.general_category();
    let unseen = [GeneralCategory::Control, GeneralCategory::Format, GeneralCategory::PrivateUse];
    ignorable || filler || unseen.contains(&category)
}
