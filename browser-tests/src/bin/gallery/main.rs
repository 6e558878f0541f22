//! Takes pictures of every page and state, at most 120: `cargo run --release --bin gallery -- FOLDER [SCENE…]`,
//! or `--readme` for those in `docs/screenshots/`.
//!
//! Windows, themes and languages vary from one picture to the next; a state that matters is taken twice, on
//! windows that differ. A page with all of them is beside the pictures.

mod album;
mod around;
mod evenings;
mod readme;
mod rooms;

use std::path::PathBuf;

use album::Album;
use roundhouse_browser_tests::games;

/// More than this nobody looks at.
const MOST: usize = 120;

#[tokio::main]
async fn main() {
    let mut words = std::env::args().skip(1);
    let Some(wish) = words.next() else {
        eprintln!("where to? gallery FOLDER [SCENE…], or gallery --readme");
        std::process::exit(2);
    };
    if wish == "--readme" {
        let docs = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/screenshots");
        return readme::take(&PathBuf::from(docs)).await;
    }
    let scenes: Vec<String> = words.collect();
    let is_wanted = |scene: &str| scenes.is_empty() || scenes.iter().any(|wanted| wanted == scene);
    let mut album = Album::open(&PathBuf::from(wish));
    for (scene, pages) in rooms::SCENES {
        if is_wanted(scene) {
            println!("{scene} …");
            pages(&mut album).await;
        }
    }
    for game in games() {
        if is_wanted(&game) {
            println!("{game} …");
            evenings::evening(&mut album, &game).await;
        }
    }
    album.close();
    let taken = album.taken();
    println!("{taken} pictures");
    assert!(taken <= MOST, "more than {MOST} pictures: nobody looks at them all");
}
