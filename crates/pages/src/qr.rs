//! An address as a drawing that a phone's camera reads.

use maud::{Markup, html};
use qrcode::{Color, EcLevel, QrCode};

/// So much stays free around it, or cameras don't find it.
const MARGIN: usize = 4;

/// The drawing, told by `about` to those who don't see it. `None` if the address is too long for one.
pub(crate) fn qr(address: &str, about: &str) -> Option<Markup> {
    let code = QrCode::with_error_correction_level(address, EcLevel::M).ok()?;
    let width = code.width();
    let size = width + 2 * MARGIN;
    Some(html! {
        svg.qr viewBox=(format!("0 0 {size} {size}")) role="img" aria-label=(about) shape-rendering="crispEdges" {
            path d=(path(&code.to_colors(), width)) {}
        }
    })
}

/// What is dark, row by row: each run of it is a box.
fn path(modules: &[Color], width: usize) -> String {
    let mut path = String::new();
    for (y, row) in modules.chunks(width).enumerate() {
        let mut x = 0;
        for run in row.chunk_by(|one, next| one == next) {
            if run.first() == Some(&Color::Dark) {
                let (x, y, long) = (x + MARGIN, y + MARGIN, run.len());
                path.push_str(&format!("M{x} {y}h{long}v1h-{long}z"));
            }
            x += run.len();
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The boxes of a drawing as rows of `#`.
    fn rows(path: &str, size: usize) -> Vec<String> {
        let mut rows = vec![vec![' '; size]; size];
        for part in path.split_terminator('z') {
            let numbers = part.trim_start_matches('M').split([' ', 'h', 'v', '-']);
            let numbers: Vec<usize> = numbers.filter_map(|number| number.parse().ok()).collect();
            rows[numbers[1]][numbers[0]..][..numbers[2]].fill('#');
        }
        rows.into_iter().map(String::from_iter).collect()
    }

    #[test]
    fn what_is_drawn_is_what_is_dark() {
        let code =
            QrCode::with_error_correction_level("http://192.168.1.5:4710/t/x", EcLevel::M).expect("short");
        let width = code.width();
        let rows = rows(&path(&code.to_colors(), width), width + 2 * MARGIN);
        for (y, row) in rows.iter().enumerate() {
            for (x, drawn) in row.chars().enumerate() {
                let inside = |at: usize| (MARGIN..MARGIN + width).contains(&at);
                let dark = inside(x) && inside(y) && code[(x - MARGIN, y - MARGIN)] == Color::Dark;
                assert_eq!(drawn == '#', dark, "{x} {y}");
            }
        }
        // One of the three corners that a camera looks for.
        let corner: Vec<&str> = rows[4..11].iter().map(|row| &row[4..11]).collect();
        assert_eq!(corner, ["#######", "#     #", "# ### #", "# ### #", "# ### #", "#     #", "#######"]);
    }

    #[test]
    fn an_address_that_is_too_long_has_no_drawing() {
        assert!(qr(&"x".repeat(5000), "").is_none());
    }
}
