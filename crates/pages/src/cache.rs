//! A cache for what takes long to make and is the same for many pages, such as the drawing of a board.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// So many are kept of a kind: the boards and languages that are being played. Boards of people's own
/// come and go, so that what nobody has wanted for longest makes room.
const MOST: usize = 48;

/// What was made, by its key. Whoever wants one that is just being made waits for it, and
/// nobody else does.
pub(crate) struct Cache<K, T> {
    places: Mutex<Vec<(K, Place<T>)>>,
}

type Place<T> = Arc<OnceLock<Arc<T>>>;

impl<K, T> Cache<K, T> {
    pub const fn new() -> Cache<K, T> {
        Cache { places: Mutex::new(Vec::new()) }
    }

    /// What is there for the key that fits; made, if there is none yet.
    pub fn get(
        &self,
        fits: impl Fn(&K) -> bool,
        key: impl FnOnce() -> K,
        make: impl FnOnce() -> T,
    ) -> Arc<T> {
        let place = {
            let mut places = self.places.lock().unwrap_or_else(PoisonError::into_inner);
            match places.iter().position(|(key, _)| fits(key)) {
                Some(found) => {
                    places[found..].rotate_left(1);
                    places.last().map(|(_, place)| Arc::clone(place)).unwrap_or_default()
                }
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

    /// Whether there is anything for a key that fits.
    pub fn has(&self, fits: impl Fn(&K) -> bool) -> bool {
        let places = self.places.lock().unwrap_or_else(PoisonError::into_inner);
        places.iter().any(|(key, place)| fits(key) && place.get().is_some())
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    #[test]
    fn a_thing_is_made_once_and_what_is_not_wanted_makes_room() {
        let cache: Cache<usize, usize> = Cache::new();
        let made = Cell::new(0);
        let get = |wanted: usize| {
            let make = || {
                made.set(made.get() + 1);
                wanted * 10
            };
            *cache.get(|key| *key == wanted, || wanted, make)
        };
        assert_eq!((get(1), get(1), made.get()), (10, 10, 1));
        (2..=MOST).for_each(|wanted| assert_eq!(get(wanted), wanted * 10));
        assert_eq!((get(1), made.get()), (10, MOST));
        assert_eq!((get(0), get(1), made.get()), (0, 10, MOST + 1), "what is wanted stays");
        assert!(cache.has(|key| *key == 1) && !cache.has(|key| *key == 2));
        assert_eq!((get(2), made.get()), (20, MOST + 2));
    }
}
