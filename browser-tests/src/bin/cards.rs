//! Makes the pictures that messengers show of a link to a table, out of the games' posters:
//! `cargo run --bin cards` writes `crates/stalls/posters/<game>.png` for every poster there is, or only for
//! the games that are named. They have no words, so that they are for every language.

use std::path::{Path, PathBuf};

use roundhouse_browser_tests::Browser;

/// As large as messengers want them.
const SIZE: (u32, u32) = (1200, 630);

/// Our mark, as the pages have it.
const MARK: &str = r#"<g fill="none" stroke="currentColor"><path stroke-width="2.4" d="M2 29A18 18 0 0 1 38 29"/><path stroke-width="1.4" d="M8.500 29a11.500 11.500 0 0 1 23 0"/><path stroke-width="1.6" d="M3.800 20.500l5.800 2.700M8.200 14.700l4.200 4.800M14.800 11.200l1.800 6.100M25.200 11.200l-1.800 6.100M31.800 14.700l-4.200 4.800M36.200 20.500l-5.800 2.700"/><circle cx="20" cy="27" r="4" stroke-width="1.6"/><path stroke-width="2" d="M16 31l8-8"/></g>"#;

#[tokio::main]
async fn main() {
    let posters = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../crates/stalls/posters"));
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    let page = std::env::temp_dir().join(format!("roundhouse-card-{}.html", std::process::id()));
    let browser = Browser::open().await;
    browser.resize(SIZE.0, SIZE.1).await;
    for game in games(&posters) {
        if !wanted.is_empty() && !wanted.contains(&game) {
            continue;
        }
        let poster = std::fs::read_to_string(posters.join(format!("{game}.svg"))).expect("a poster");
        std::fs::write(&page, card(&poster)).expect("a page to draw");
        browser.goto(format!("file://{}", page.display())).await.expect("the page");
        let picture = posters.join(format!("{game}.png"));
        browser.shoot(&picture).await;
        let size = std::fs::metadata(&picture).map_or(0, |file| file.len());
        println!("{}: {} KB", picture.display(), size / 1024);
    }
    let _ = std::fs::remove_file(page);
}

/// The games that have posters.
fn games(posters: &Path) -> Vec<String> {
    let files = std::fs::read_dir(posters).expect("the posters").filter_map(Result::ok);
    let svg = files.map(|file| file.path()).filter(|path| path.extension().is_some_and(|end| end == "svg"));
    let mut games: Vec<String> =
        svg.filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned())).collect();
    games.sort();
    games
}

/// The picture of a poster, without the plate for its words, beside our name.
fn card(poster: &str) -> String {
    format!(
        r##"<!DOCTYPE html><meta charset="utf-8"><style>body {{ margin: 0; background: #f2e3c0; }} svg {{ display: block; }}
        .name {{ font: 700 60px "Noto Serif", "Liberation Serif", "DejaVu Serif", serif; letter-spacing: .12em; fill: #8c2630; }}</style>
        <svg width="1200" height="630" viewBox="0 0 1200 630">
          <rect width="1200" height="630" fill="#f2e3c0"/>
          <rect x="22" y="22" width="1156" height="586" fill="none" stroke="#14233a" stroke-width="3"/>
          <rect x="30" y="30" width="1140" height="570" fill="none" stroke="#14233a" stroke-width="1"/>
          <g transform="translate(192 104) scale(6.4)" color="#14233a">{MARK}</g>
          <text class="name" x="320" y="416" text-anchor="middle" textLength="500" lengthAdjust="spacing">ROUNDHOUSE</text>
          <path d="M70 454H570M70 462H570" stroke="#14233a" stroke-width="2"/>
          <svg x="630" y="44" width="526" height="542" viewBox="14 14 372 424" preserveAspectRatio="xMidYMax slice">{poster}</svg>
          <rect x="630" y="44" width="526" height="542" fill="none" stroke="#14233a" stroke-width="3"/>
        </svg>"##
    )
}
