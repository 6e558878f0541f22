//! What pages load: the stylesheet, the script and the icon, each under an address that changes with
//! its content, so that browsers may keep it for ever.

use std::sync::OnceLock;

use sha2::{Digest, Sha256};

/// A file that pages load.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asset {
    /// Its address: `/assets/style-1a2b3c4d.css`.
    pub path: String,
    /// What it is, for the header of the answer.
    pub mime: &'static str,
    /// Its content.
    pub bytes: Vec<u8>,
    name: &'static str,
}

const STYLE: &str = concat!(
    include_str!("../assets/map.css"),
    include_str!("../assets/style.css"),
    include_str!("../assets/table.css"),
    include_str!("../assets/card-game.css"),
    include_str!("../assets/switch-signal.css"),
);

/// Each with its name, its ending, and what it is.
const FILES: [(&str, &str, &str, &str); 3] = [
    ("style", "css", "text/css; charset=utf-8", STYLE),
    ("table", "js", "text/javascript; charset=utf-8", include_str!("../assets/table.js")),
    ("favicon", "svg", "image/svg+xml", include_str!("../assets/favicon.svg")),
];

/// Everything that pages load.
pub fn assets() -> &'static [Asset] {
    static ASSETS: OnceLock<Vec<Asset>> = OnceLock::new();
    ASSETS.get_or_init(|| {
        let asset = |(name, ending, mime, text): (&'static str, &str, &'static str, &'static str)| {
            let text = lean(text);
            let hash = Sha256::digest(text.as_bytes());
            let hash: String = hash.iter().take(4).map(|byte| format!("{byte:02x}")).collect();
            Asset { path: format!("/assets/{name}-{hash}.{ending}"), mime, bytes: text.into_bytes(), name }
        };
        FILES.into_iter().map(asset).collect()
    })
}

/// The same without comments on lines of their own, and without indentation: less to send.
fn lean(text: &str) -> String {
    let lines = text.lines().map(str::trim_start).filter(|line| !line.is_empty() && !line.starts_with("//"));
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// The address of the file with this name: `style`, `table` or `favicon`. Empty for any other.
pub fn url(name: &str) -> &'static str {
    assets().iter().find(|asset| asset.name == name).map_or("", |asset| &asset.path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_follow_the_content() {
        assert!(url("style").starts_with("/assets/style-") && url("style").ends_with(".css"));
        assert_eq!(url("table").len(), "/assets/table-01234567.js".len());
        assert_eq!(url("nothing"), "");
    }

    /// What is drawn in the page may not come from elsewhere.
    #[test]
    fn nothing_is_loaded_from_other_hosts() {
        for asset in assets() {
            let text = String::from_utf8_lossy(&asset.bytes);
            let others = text.replace("http://www.w3.org/", "").replace("https://www.w3.org/", "");
            assert!(!others.contains("http:") && !others.contains("https:"), "{}", asset.path);
            assert!(!text.contains("@import"), "{}", asset.path);
        }
    }
}
