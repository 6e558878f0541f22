//! Places inside Russian sentences: «в Париже», «во Франкфурт», «из Афин».
//!
//! Texts ask for them by functions, `{ IN($city) }`. The forms are data, `locales/places/ru.txt`; a place
//! that isn't there, of somebody's own board, stays as it is called: «в городе Урюпинск».

use std::collections::HashMap;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentResource, FluentValue};

/// What a place is called in the genitive, the accusative and the prepositional case.
type Forms = [&'static str; 3];

/// The forms of all places of the house's boards, by what they are called.
static FORMS: LazyLock<HashMap<&'static str, Forms>> =
    LazyLock::new(|| include_str!("../locales/places/ru.txt").lines().filter_map(line).collect());

fn line(line: &'static str) -> Option<(&'static str, Forms)> {
    let (name, forms) = line.split_once(": ").filter(|_| !line.starts_with('#'))?;
    let mut forms = forms.split(", ");
    Some((name, [forms.next()?, forms.next()?, forms.next()?]))
}

/// How a text asks for a place: the function's name, the preposition, which of the forms follows it,
/// and what stands before the name of a place without forms.
const FUNCTIONS: [(&str, &str, usize, &str); 4] = [
    ("FROM", "из", 0, "из города "),
    ("INTO", "в", 1, "в город "),
    ("TOWARDS", "на", 1, "на "),
    ("IN", "в", 2, "в городе "),
];

/// Whether a place has its forms.
pub fn has_forms(name: &str) -> bool {
    FORMS.contains_key(name)
}

/// Lets texts ask for places.
pub(crate) fn add_functions(bundle: &mut FluentBundle<FluentResource>) {
    for (function, preposition, form, otherwise) in FUNCTIONS {
        let added = bundle.add_function(function, move |given, _| match given {
            [FluentValue::String(name)] => put(name, preposition, form, otherwise).into(),
            _ => FluentValue::Error,
        });
        debug_assert!(added.is_ok(), "{function} is there once");
    }
}

fn put(name: &str, preposition: &str, form: usize, otherwise: &str) -> String {
    match FORMS.get(name) {
        Some(forms) => format!("{} {}", before(preposition, forms[form]), forms[form]),
        None => format!("{otherwise}{name}"),
    }
}

/// «в» is «во» before two consonants of which the first is like it.
fn before(preposition: &str, word: &str) -> &'static str {
    let mut letters = word.chars().flat_map(char::to_lowercase);
    let alike = letters.next().is_some_and(|letter| matches!(letter, 'в' | 'ф'));
    let hard = letters.next().is_some_and(|letter| !"аеёиоуыэюяь".contains(letter));
    match preposition {
        "в" if alike && hard => "во",
        "в" => "в",
        "на" => "на",
        _ => "из",
    }
}
