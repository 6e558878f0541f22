//! A folder for a while: whatever happens, it is gone at the end.

use std::io;
use std::path::{Path, PathBuf};

/// A folder that only we can look into, removed when this is dropped.
pub struct Scratch {
    path: PathBuf,
}

impl Scratch {
    /// Makes one inside another folder.
    pub fn inside(folder: &Path) -> io::Result<Scratch> {
        let mut bytes = [0; 8];
        getrandom::fill(&mut bytes).map_err(io::Error::other)?;
        let path = folder.join(format!("roundhouse-{:016x}.tmp", u64::from_le_bytes(bytes)));
        let mut builder = std::fs::DirBuilder::new();
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        builder.create(&path)?;
        Ok(Scratch { path })
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.path);
    }
}
