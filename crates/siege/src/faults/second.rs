//! A second server on the same folder: it has to refuse with a sentence, and the first goes on.

use crate::house::Opening;
use crate::report::Report;
use crate::trouble::Outcome;

/// Opens a house twice.
///
/// # Errors
/// It doesn't open once.
pub async fn second(opening: &Opening, seed: u64) -> Outcome<Report> {
    let (mut report, _, _house, mut bystander) =
        super::scene(opening, "second: two servers on one folder", seed).await?;
    let code = super::refuses(opening, "the second", &mut report).await?;
    report.line("and ended with", code.map_or("nothing".to_owned(), |code| code.to_string()));
    bystander.plays(3, "afterwards", &mut report).await;
    Ok(report)
}
