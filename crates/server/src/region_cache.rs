//! The regions of a table as it is now: many see the same, and it is drawn once for all of them.

use std::sync::{Arc, Mutex, PoisonError};

use engine::Viewer;
use words::Language;

use crate::answers::Marked;

/// Who sees the same: as whom they look, whether on a big screen, and in which language.
type Key = (Viewer, bool, Language);
/// What they see.
type Regions = Arc<Vec<Marked>>;

/// The regions that have been drawn since the table changed last.
#[derive(Default)]
pub(crate) struct RegionCache {
    /// Which version of the table it is, and what was drawn of it.
    regions: Mutex<(u64, Vec<(Key, Regions)>)>,
}

impl RegionCache {
    /// What was drawn for those who see the same, or what is drawn now. Nobody waits for another's
    /// drawing: two who come at the same time both draw.
    pub(crate) fn get(&self, version: u64, key: Key, draw: impl FnOnce() -> Regions) -> Regions {
        if let Some(known) = self.known(version, key) {
            return known;
        }
        let regions = draw();
        let mut drawn = self.regions.lock().unwrap_or_else(PoisonError::into_inner);
        if drawn.0 < version {
            *drawn = (version, Vec::new());
        }
        // Who was slow to draw doesn't replace what is newer.
        if drawn.0 == version {
            drawn.1.push((key, regions.clone()));
        }
        regions
    }

    fn known(&self, version: u64, key: Key) -> Option<Regions> {
        let drawn = self.regions.lock().unwrap_or_else(PoisonError::into_inner);
        let same = drawn.1.iter().find(|(known, _)| drawn.0 == version && *known == key);
        same.map(|(_, regions)| regions.clone())
    }
}
