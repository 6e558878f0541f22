//! Things that are one of a few, each with an id.

/// Makes an enumeration whose variants have ids: in records, board files, settings and message keys.
#[macro_export]
macro_rules! enum_with_ids {
    ($(#[$doc:meta])* $name:ident: $($(#[$variant_doc:meta])* $variant:ident = $id:literal),* $(,)?) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[derive(::serde::Serialize, ::serde::Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum $name {
            $($(#[$variant_doc])* $variant),*
        }

        impl $name {
            /// All of them, in order.
            pub const ALL: [$name; [$($id),*].len()] = [$($name::$variant),*];

            /// Its id in records, board files, settings and message keys.
            pub const fn id(self) -> &'static str {
                match self {
                    $($name::$variant => $id),*
                }
            }

            /// The one with this id.
            pub fn from_id(id: &str) -> Option<$name> {
                $name::ALL.into_iter().find(|one| one.id() == id)
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
