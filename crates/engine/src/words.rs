//! Things that are one of a few, each with a word.

/// Makes an enumeration whose variants have words: in records, board files, settings and message keys.
#[macro_export]
macro_rules! words {
    ($(#[$doc:meta])* $name:ident: $($(#[$variant_doc:meta])* $variant:ident = $word:literal),* $(,)?) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[derive(::serde::Serialize, ::serde::Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum $name {
            $($(#[$variant_doc])* $variant),*
        }

        impl $name {
            /// All of them, in order.
            pub const ALL: [$name; [$($word),*].len()] = [$($name::$variant),*];

            /// Its word in records, board files, settings and message keys.
            pub const fn word(self) -> &'static str {
                match self {
                    $($name::$variant => $word),*
                }
            }

            /// The one with this word.
            pub fn from_word(word: &str) -> Option<$name> {
                $name::ALL.into_iter().find(|one| one.word() == word)
            }

            /// Its place among all of them.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The one at this place.
            #[inline]
            pub const fn at(index: usize) -> $name {
                $name::ALL[index % $name::ALL.len()]
            }
        }
    };
}
