//! All texts of one language, and how a message becomes a sentence of it.

use std::fmt;

use engine::{Arg, BySeat, MAX_SEATS, Message, Names, Seat};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::{Language, places};

/// All texts of one language. Made once and shared by everyone who speaks it.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    /// What those are called who have no name.
    unnamed: BySeat<String>,
}

impl Words {
    /// The texts of a language.
    pub fn new(language: Language) -> Words {
        Words::with(language, [])
    }

    /// The same, and further texts: games that aren't of the house bring their own.
    pub fn with<'t>(language: Language, further: impl IntoIterator<Item = &'t str>) -> Words {
        let id: LanguageIdentifier = language.tag().parse().expect("our own tags are right");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // The marks that would isolate what is put in are of no use to terminals and SVG.
        bundle.set_use_isolating(false);
        if language == Language::Ru {
            places::add_functions(&mut bundle);
        }
        for text in language.texts().iter().copied().chain(further) {
            // What can't be read is left out and shows as its key; a test finds it before a person.
            let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(rest, _)| rest);
            bundle.add_resource_overriding(resource);
        }
        let mut words = Words { language, bundle, unnamed: BySeat::default() };
        words.unnamed = BySeat::new(|seat| words.put("seat-unnamed", [("letter", seat.to_string().into())]));
        words
    }

    /// Which language it is.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The text with this key, if nothing has to be put into it. A key that there is no text for is
    /// given back in guillemets.
    pub fn text(&self, key: &str) -> String {
        self.put(key, [])
    }

    /// A message as text, with seats called by their letters: “player A”.
    pub fn say(&self, message: &Message) -> String {
        self.say_with::<&str>(message, &[])
    }

    /// A message as text, with those who sit at the table called by their names, in the order of
    /// seats. Who has none, or an empty one, is called by the letter of the seat.
    pub fn say_with<Name: AsRef<str>>(&self, message: &Message, names: &[Name]) -> String {
        let text = self.render(message, names);
        // People's own names stay as they write them.
        match self.unnamed.of(MAX_SEATS).iter().any(|unnamed| text.starts_with(unnamed)) {
            true => capitalised(&text),
            false => text,
        }
    }

    /// What whoever sits there is called.
    pub fn seat<'w, Name: AsRef<str>>(&'w self, seat: Seat, names: &'w [Name]) -> &'w str {
        let name = names.get(seat.index()).map(AsRef::as_ref).filter(|name| !name.is_empty());
        name.unwrap_or(&self.unnamed[seat])
    }

    /// A name in this language.
    pub fn name<'n>(&self, names: &'n Names) -> &'n str {
        match self.language {
            Language::En => &names.en,
            Language::Ru => &names.ru,
        }
    }

    /// A number with so many decimals, with the comma or point of the language.
    pub fn decimal(&self, number: f64, digits: usize) -> String {
        let text = format!("{number:.digits$}").replace('-', "−");
        match self.language {
            Language::En => text,
            Language::Ru => text.replace('.', ","),
        }
    }

    fn render<Name: AsRef<str>>(&self, message: &Message, names: &[Name]) -> String {
        let value = |arg: &Arg| match arg {
            // Fluent counts with floating point; what that can't hold is told digit by digit.
            Arg::Number(number) if number.unsigned_abs() > 1 << 53 => number.to_string().into(),
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => text.clone().into(),
            Arg::Name(place) => self.name(place).to_owned().into(),
            Arg::Seat(seat) => self.seat(*seat, names).to_owned().into(),
            Arg::Phrase(phrase) => self.render(phrase, names).into(),
            Arg::List(phrases) => {
                self.join(phrases.iter().map(|phrase| self.render(phrase, names)).collect()).into()
            }
        };
        self.put(&message.key, message.args.iter().map(|(name, arg)| (&**name, value(arg))))
    }

    /// An enumeration: “a, b and c”.
    fn join(&self, items: Vec<String>) -> String {
        let last = items.len().saturating_sub(1);
        let mut items = items.into_iter().enumerate();
        let Some((_, first)) = items.next() else { return self.text("list-none") };
        items.fold(first, |list, (place, item)| {
            let key = if place == last { "list-last" } else { "list-next" };
            self.put(key, [("list", list.into()), ("item", item.into())])
        })
    }

    /// The text with this key, with this put in. What the text asks for and isn't given stays in it
    /// as `{$name}`: better than no sentence at all.
    fn put<'v>(&self, key: &str, values: impl IntoIterator<Item = (&'v str, FluentValue<'v>)>) -> String {
        match self.bundle.get_message(key).and_then(|text| text.value()) {
            Some(pattern) => {
                let args: FluentArgs<'_> = values.into_iter().collect();
                self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
            }
            None => format!("«{key}»"),
        }
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("language", &self.language).finish_non_exhaustive()
    }
}

/// The text with a capital letter first: what stands in the middle of a sentence, at its start.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}
