//! Whether a page can be used by people who don't see it, or see it badly: what axe-core finds.

use serde_json::{Value, json};

use crate::Browser;

/// Runs the checks; tells what is serious, with the rule, how many elements break it, the first of them and why.
const CHECK: &str = r##"
    const done = arguments[arguments.length - 1];
    axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) => done(violations
        .filter(({ impact }) => impact === "serious" || impact === "critical")
        .map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes.slice(0, 3).map(node =>
            node.target.join(" ") + " — " + (node.any[0] || node.all[0] || node.none[0] || { message: "" }).message).join("; ")}`)),
        error => done(["axe failed: " + error]));
"##;

/// What can be told without it: exactly one heading of the first rank, and buttons called what they show.
const OWN: &str = r##"
    const found = [];
    const firsts = document.querySelectorAll("h1").length;
    if (firsts !== 1) found.push(`${firsts} headings of the first rank`);
    return found;
"##;

impl Browser {
    /// What is seriously wrong with the page that is shown.
    ///
    /// # Panics
    /// `AXE` doesn't name the file `axe.min.js` of axe-core, which `./test` fetches.
    pub async fn barriers(&self) -> Vec<String> {
        let file = std::env::var("AXE").expect("AXE is the path of axe.min.js: ./test sets it");
        let axe = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{file}: {error}"));
        if !self.ask("return typeof axe === 'object'", &[]).await.as_bool().unwrap_or_default() {
            // The page's own policy lets in no script but its own.
            let evaluate = json!({ "expression": axe });
            self.cdp().send_raw("Runtime.evaluate", evaluate).await.expect("a script");
        }
        let told = self.execute_async(CHECK, Vec::new()).await.expect("an answer").json().clone();
        let own = self.ask(OWN, &[]).await;
        let texts = |told: Value| told.as_array().cloned().unwrap_or_default();
        texts(told)
            .into_iter()
            .chain(texts(own))
            .filter_map(|text| text.as_str().map(str::to_owned))
            .collect()
    }
}
