//! What is dear to make and the same for many pages: made once, and kept.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// So many are kept of a kind: the boards and languages that are being played. Boards of people's own
/// come and go, so that the oldest makes room.
const MOST: usize = 16;

/// Things that were made for a key each. Whoever wants one that is just being made waits for it, and
/// nobody else does.
pub(crate) struct Kept<K, T> {
    places: Mutex<Vec<(K, Place<T>)>>,
}

type Place<T> = Arc<OnceLock<Arc<T>>>;

impl<K, T> Kept<K, T> {
    pub const fn new() -> Kept<K, T> {
        Kept { places: Mutex::new(Vec::new()) }
    }

    /// The thing whose key fits; made, if there is none yet.
    pub fn get(
        &self,
        fits: impl Fn(&K) -> bool,
        key: impl FnOnce() -> K,
        make: impl FnOnce() -> T,
    ) -> Arc<T> {
        let place = {
            let mut places = self.places.lock().unwrap_or_else(PoisonError::into_inner);
            match places.iter().find(|(key, _)| fits(key)) {
                Some((_, place)) => Arc::clone(place),
                None => {
                    if places.len() == MOST {
                        places.remove(0);
                    }
                    let place = Place::default();
                    places.push((key(), Arc::clone(&place)));
                    place
                }
            }
        };
        Arc::clone(place.get_or_init(|| Arc::new(make())))
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    #[test]
    fn a_thing_is_made_once_and_the_oldest_makes_room() {
        let kept: Kept<usize, usize> = Kept::new();
        let made = Cell::new(0);
        let get = |wanted: usize| {
            let make = || {
                made.set(made.get() + 1);
                wanted * 10
            };
            *kept.get(|key| *key == wanted, || wanted, make)
        };
        assert_eq!((get(1), get(1), made.get()), (10, 10, 1));
        (2..=MOST).for_each(|wanted| assert_eq!(get(wanted), wanted * 10));
        assert_eq!((get(1), made.get()), (10, MOST));
        assert_eq!((get(0), get(1), made.get()), (0, 10, MOST + 2));
    }
}
