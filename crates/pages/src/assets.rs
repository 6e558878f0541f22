//! What pages load: the stylesheets, the scripts, the icon and the pictures of boards, each under an
//! address that changes with its content, so that browsers may keep it for ever.

mod lean;
mod script;

use std::sync::{Arc, OnceLock, PoisonError, RwLock};

use brotli::BrotliCompress;
use brotli::enc::BrotliEncoderParams;
use libdeflater::{CompressionLvl, Compressor};
use maud::{Markup, html};
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
    /// The same compressed, once and as well as can be.
    pub gzip: Vec<u8>,
    brotli: OnceLock<Vec<u8>>,
    name: String,
}

// The stylesheets by their names: `build.rs` puts them together, a layer a folder.
include!(concat!(env!("OUT_DIR"), "/styles.rs"));

/// What pictures of boards are drawn with.
const PICTURE_STYLE: &str =
    concat!(include_str!("../assets/colours.css"), include_str!("../assets/ground.css"));

const SVG: &str = "image/svg+xml";
const SCRIPT: &str = "text/javascript; charset=utf-8";

/// Each with its name, its ending, what it is, and its text as it is sent.
fn files() -> Vec<(&'static str, &'static str, &'static str, String)> {
    let styles =
        STYLES.iter().map(|(name, text)| (*name, "css", "text/css; charset=utf-8", lean::style(text)));
    let others = [
        ("stream", "js", SCRIPT, lean::script(include_str!("../assets/stream.js"))),
        ("rules", "js", SCRIPT, lean::script(&script::with("rules"))),
        ("legend", "js", SCRIPT, lean::script(&script::with("legend"))),
        ("table", "js", SCRIPT, lean::script(&script::with("main"))),
        ("lesson", "js", SCRIPT, lean::script(&script::with("learning"))),
        ("review", "js", SCRIPT, lean::script(&script::with("review"))),
        ("filed", "js", SCRIPT, lean::script(&script::with("filed"))),
        ("beside", "js", SCRIPT, lean::script(&script::with("beside"))),
        ("pad", "js", SCRIPT, lean::script(&script::with("pad"))),
        ("own_board", "js", SCRIPT, lean::script(include_str!("../assets/own_board.js"))),
        ("favicon", "svg", SVG, lean::plain(include_str!("../assets/favicon.svg"))),
    ];
    styles.chain(others).collect()
}

/// So many pictures are kept beside those that pages which are kept refer to; boards of people's own come
/// and go.
const MOST_PICTURES: usize = 64;

static PICTURES: RwLock<Vec<Arc<Asset>>> = RwLock::new(Vec::new());

/// The files that all pages load.
pub fn assets() -> &'static [Arc<Asset>] {
    static ASSETS: OnceLock<Vec<Arc<Asset>>> = OnceLock::new();
    ASSETS.get_or_init(|| {
        let mut assets: Vec<Arc<Asset>> = Vec::new();
        for (name, ending, mime, text) in files() {
            // A script may load one that stands before it.
            let text = assets.iter().fold(text, |text, asset| {
                text.replace(&format!("\"{{{}}}\"", asset.name), &format!("\"{}\"", asset.path))
            });
            assets.push(Arc::new(Asset::new(name, ending, mime, text)));
        }
        assets
    })
}

/// The file with this address. The picture of a board is there once a page with it has been made, or
/// [`draw_board`](crate::HasPages::draw_board) has.
pub fn find(path: &str) -> Option<Arc<Asset>> {
    let is_it = |asset: &&Arc<Asset>| asset.path == path;
    let pictures = || PICTURES.read().unwrap_or_else(PoisonError::into_inner);
    assets().iter().find(is_it).cloned().or_else(|| pictures().iter().find(is_it).cloned())
}

/// The address of the file with this name: `style`, `table`, `beside`, `favicon`, … Empty
/// where there is none.
pub fn url(name: &str) -> &'static str {
    assets().iter().find(|asset| asset.name == name).map_or("", |asset| &asset.path)
}

/// What a page with something of a game's table shows beside that.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Beside {
    /// What people do there.
    Table,
    /// What accompanies a first lesson.
    Lesson,
    /// How to come there, for everybody in the room.
    BigScreen,
    /// The rules of the game, with pictures drawn as at the table.
    Rules,
    /// What leads through a game that is looked at again.
    Review,
    /// What lies on a table of cardboard.
    Pad,
}

/// The addresses of the stylesheets that a page needs, those that hold against others after them: one with
/// something of a game's table, or any other page.
pub fn styles(game: Option<(&str, Beside)>) -> Vec<&'static str> {
    let mut names = vec!["style".to_owned()];
    let Some((game, beside)) = game else {
        return [url("style"), url("style-pages")].into();
    };
    // The code that leads to a table looks there as it does where one waits; rules have their game's poster.
    let pages = matches!(beside, Beside::BigScreen | Beside::Rules);
    names.extend(pages.then(|| "style-pages".to_owned()));
    names.push("style-table".to_owned());
    match beside {
        Beside::Table | Beside::Review => {}
        Beside::Lesson => names.push("style-lesson".to_owned()),
        Beside::BigScreen => names.push("style-big-screen".to_owned()),
        Beside::Rules => names.push("style-rules".to_owned()),
        Beside::Pad => names.push("style-pad".to_owned()),
    }
    names.push(["style", game].join("-"));
    // What it arranges anew a game may have arranged for itself.
    names.extend((beside == Beside::Review).then(|| "style-review".to_owned()));
    names.iter().map(|name| url(name)).filter(|url| !url.is_empty()).collect()
}

/// Keeps the drawing of a board, or of a part of it, as a picture of its own. It brings the styles it
/// is drawn by, for those of the page don't reach into it.
pub fn picture(name: &str, (wide, high): (f32, f32), drawing: &Markup) -> Arc<Asset> {
    let svg = html! {
        svg #map xmlns="http://www.w3.org/2000/svg" width=(wide) height=(high)
            viewBox=(format!("0 0 {wide} {high}")) {
            style { (maud::PreEscaped(lean::asked_for(&lean::style(PICTURE_STYLE)))) }
            (drawing)
        }
    };
    keep(Asset::new(name, "svg", SVG, svg.into_string()))
}

/// Keeps a picture, as long as somebody needs it or there is room.
fn keep(asset: Asset) -> Arc<Asset> {
    let asset = Arc::new(asset);
    let mut pictures = PICTURES.write().unwrap_or_else(PoisonError::into_inner);
    if let Some(same) = pictures.iter().find(|kept| kept.path == asset.path) {
        return Arc::clone(same);
    }
    if pictures.len() >= MOST_PICTURES
        && let Some(unused) = pictures.iter().position(|kept| Arc::strong_count(kept) == 1)
    {
        pictures.remove(unused);
    }
    pictures.push(Arc::clone(&asset));
    asset
}

/// What is drawn over a board for the rules of a game, with the styles of its table; drawn once, and kept for
/// as long as the program runs: there are only so many figures in the texts.
pub(crate) fn figure(
    name: &str,
    class: &str,
    style: &str,
    (wide, high): (f32, f32),
    draw: impl FnOnce() -> Markup,
) -> Arc<Asset> {
    static DRAWN: RwLock<Vec<(String, Arc<Asset>)>> = RwLock::new(Vec::new());
    let drawn = || DRAWN.read().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, same)) = drawn().iter().find(|(drawn, _)| drawn == name) {
        return Arc::clone(same);
    }
    let svg = html! {
        svg xmlns="http://www.w3.org/2000/svg" width=(wide) height=(high) viewBox=(format!("0 0 {wide} {high}")) {
            // As a picture it is read as XML, to which nested rules are no style.
            style { (maud::PreEscaped(format!("<![CDATA[\n{}]]>", lean::style(style)))) }
            g class=(class) { svg #map width=(wide) height=(high) { (draw()) } }
        }
    };
    let asset = keep(Asset::new("figure", "svg", SVG, svg.into_string()));
    DRAWN.write().unwrap_or_else(PoisonError::into_inner).push((name.to_owned(), Arc::clone(&asset)));
    asset
}

impl Asset {
    fn new(name: &str, ending: &str, mime: &'static str, text: String) -> Asset {
        let hash = Sha256::digest(text.as_bytes());
        let hash: String = hash.iter().take(4).map(|byte| format!("{byte:02x}")).collect();
        Asset {
            path: format!("/assets/{name}-{hash}.{ending}"),
            mime,
            gzip: gzip(text.as_bytes()),
            brotli: OnceLock::new(),
            bytes: text.into_bytes(),
            name: name.to_owned(),
        }
    }

    /// The same smaller still, by Brotli, for those who can read that: once it [has been pressed](press).
    pub fn brotli(&self) -> Option<&[u8]> {
        self.brotli.get().map(Vec::as_slice)
    }
}

/// Presses all files and the pictures that are there as small as can be. It takes a second, in which they are had
/// by gzip.
pub fn press() {
    let pictures = PICTURES.read().unwrap_or_else(PoisonError::into_inner).clone();
    for asset in assets().iter().chain(&pictures) {
        asset.brotli.get_or_init(|| brotli(&asset.bytes));
    }
}

fn brotli(bytes: &[u8]) -> Vec<u8> {
    let as_small_as_can_be =
        BrotliEncoderParams { quality: 11, size_hint: bytes.len(), ..Default::default() };
    let mut pressed = Vec::new();
    BrotliCompress(&mut &*bytes, &mut pressed, &as_small_as_can_be).expect("a vector can be written to");
    pressed
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut press = Compressor::new(CompressionLvl::best());
    let mut gzip = vec![0; press.gzip_compress_bound(bytes.len())];
    // There is room for it; if there weren't, an empty file would be seen at once.
    let length = press.gzip_compress(bytes, &mut gzip).unwrap_or_default();
    gzip.truncate(length);
    gzip
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use flate2::read::GzDecoder;

    use super::*;

    #[test]
    fn addresses_follow_the_content() {
        assert!(url("style").starts_with("/assets/style-") && url("style").ends_with(".css"));
        assert_eq!(url("table").len(), "/assets/table-01234567.js".len());
        assert_eq!(url("nothing"), "");
        let script = find(url("table")).expect("the script");
        assert!(String::from_utf8_lossy(&script.bytes).contains(url("stream")), "it loads the other");
        let [one, other] = ["1", "2"].map(|x| picture("trial", (5.0, 5.0), &html! { path d=(x) {} }));
        assert_ne!(one.path, other.path);
        assert!(one.path.starts_with("/assets/trial-") && one.path.ends_with(".svg"), "{}", one.path);
        assert_eq!(find(&one.path), Some(one));
        assert_eq!(find("/assets/trial-00000000.svg"), None);
    }

    #[test]
    fn what_is_compressed_is_the_same() {
        let picture = picture("pressed", (5.0, 5.0), &html! { path d="M0 0H5V5Z" {} });
        assert_eq!(picture.brotli(), None, "nobody waits for it");
        press();
        for asset in assets().iter().chain([&picture]) {
            let mut bytes = Vec::new();
            GzDecoder::new(&*asset.gzip).read_to_end(&mut bytes).expect("it is sound");
            assert_eq!(bytes, asset.bytes, "{}", asset.path);
            assert!(asset.gzip.len() < asset.bytes.len(), "{}", asset.path);
            let (mut bytes, pressed) = (Vec::new(), asset.brotli().expect("it is pressed"));
            brotli::Decompressor::new(pressed, 4096).read_to_end(&mut bytes).expect("it is sound");
            assert_eq!(bytes, asset.bytes, "{}", asset.path);
            assert!(pressed.len() < asset.gzip.len(), "{}", asset.path);
        }
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
