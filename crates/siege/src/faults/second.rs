//! A second server on the same folder: it has to refuse with a sentence, and the first goes on.

use std::time::Duration;

use super::Bystander;
use crate::chance::Chance;
use crate::house::Opening;
use crate::report::Report;
use crate::trouble::Outcome;

/// Opens a house twice.
///
/// # Errors
/// It doesn't open once.
pub async fn second(opening: &Opening, seed: u64) -> Outcome<Report> {
    let mut report = Report::new("second: two servers on one folder");
    let mut chance = Chance::new(seed);
    let house = opening.open()?;
    let mut bystander = Bystander::new(&house, &mut chance).await?;
    let mut command = opening.command();
    let mut child = command.spawn()?;
    let ended = super::until(Duration::from_secs(10), || !matches!(child.try_wait(), Ok(None))).await;
    if !ended {
        child.kill()?;
    }
    let output = child.wait_with_output()?;
    let said =
        format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    report.line("the second said", said.trim());
    report.line("and ended with", output.status.code().map_or("nothing".to_owned(), |code| code.to_string()));
    if !ended || output.status.success() || said.trim().is_empty() || said.contains("http://") {
        report.wrong("the second server didn't refuse");
    }
    bystander.plays(3, "afterwards", &mut report).await;
    Ok(report)
}
