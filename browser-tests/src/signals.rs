//! Somebody who plays Switch & Signal by what the page shows.

use std::time::Duration;

use serde_json::json;
use thirtyfour::By;

use crate::{Glance, Person};

/// Where on the screen something of the map can be clicked: its middle, if nothing else is above it.
const MIDDLE: &str = r#"
    const link = document.querySelector(`#map a[data-focus="${arguments[0]}"]`);
    if (!link) return "nothing of that name";
    const box = link.querySelector(".hit, .loco, .platform").getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const above = document.elementFromPoint(x, y);
    if (above && above.closest("a") === link) return [Math.round(x), Math.round(y)];
    return above ? above.outerHTML.slice(0, 120) : "the frame's edge";
"#;

/// How often one looks again for something that a notice or a moving train lies over for a moment.
const LOOKS: usize = 40;

/// Decisions that are asked for, in the order in which they are looked for.
const ANSWERS: [&str; 11] =
    ["load ", "carry-out", "new ", "roll", "colour ", "run ", "leave ", "ahead", "stop", "lay ", "light "];

/// What cards are played on: what it is on the map, and the action.
const PLAYS: [(&str, &str); 3] =
    [(".train", "move "), (".junction", "switch "), (".signal:not(.green)", "signal ")];

impl Person {
    /// On the front page: plays at once, with these answers in the form.
    pub async fn play_signals_now(&self, answers: &[(&str, &str)]) {
        self.choose_game("switch-signal").await;
        self.click("form[action='/play'] .options summary").await;
        for (name, value) in answers {
            self.choose(&format!("form[action='/play'] select[name={name}]"), value).await;
        }
        self.click("form[action='/play'] button[type=submit]").await;
        self.wait_for("#prompt").await;
    }

    /// Decides what there is to decide: answers what is asked, plays a few cards, ends the turn.
    ///
    /// # Panics
    /// What the page offers can't be clicked.
    pub(crate) async fn decide_on_signals(&mut self, glance: &Glance) {
        self.decisions += 1;
        self.answered = glance.step;
        let ends = glance.actions.iter().any(|action| action == "end");
        let offered = |wanted: &str| {
            let all: Vec<&String> =
                glance.actions.iter().filter(|action| action.starts_with(wanted)).collect();
            (!all.is_empty()).then(|| all[self.decisions as usize % all.len()])
        };
        let placing = self.browser.find(By::Css("#map .signal.can")).await.is_ok();
        if placing && !ends {
            self.click_on_map("#map .signal.can", "light ").await;
        } else if let Some(answer) = ANSWERS.iter().find_map(|wanted| offered(wanted)) {
            self.press(answer).await;
        } else if self.decisions.is_multiple_of(4) {
            self.press("end").await;
        } else {
            for turn in 0..PLAYS.len() {
                let (what, action) = PLAYS[(self.decisions as usize + turn) % PLAYS.len()];
                if self.click_on_map(&format!("#map {what}"), action).await {
                    return;
                }
            }
            self.press("end").await;
        }
    }

    /// Where to click on something of the map; else, what lies above it and stays there.
    async fn middle_of(&self, focus: &str) -> serde_json::Value {
        let mut spot = self.browser.ask(MIDDLE, &[json!(focus)]).await;
        for _ in 0..LOOKS {
            if spot.is_array() {
                break;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
            spot = self.browser.ask(MIDDLE, &[json!(focus)]).await;
        }
        spot
    }

    /// Clicks on something of the map, and on the first button for such an action that then shows.
    async fn click_on_map(&mut self, what: &str, action: &str) -> bool {
        let all = "return [...document.querySelectorAll(arguments[0])].map(link => link.dataset.focus).filter(Boolean)";
        // What nothing can be done with isn't on the keyboard's way.
        let reach = if self.keys_only { ":not([tabindex='-1'])" } else { "" };
        let all = self.browser.ask(all, &[json!(format!("{what}{reach}"))]).await;
        let all = all.as_array().cloned().unwrap_or_default();
        let Some(focus) = all.get(self.decisions as usize % all.len().max(1)).and_then(|one| one.as_str())
        else {
            return false;
        };
        self.browser.ask("scrollTo(0, 0)", &[]).await;
        let spot = match self.keys_only {
            true => json!([]),
            false => self.middle_of(focus).await,
        };
        match (spot[0].as_i64(), spot[1].as_i64()) {
            _ if self.keys_only => {
                self.press_by_keys(&format!("#map a[data-focus={}]", json!(focus))).await;
            }
            (Some(x), Some(y)) => {
                let chain = self.browser.action_chain_with_delay(Some(Duration::ZERO), Some(Duration::ZERO));
                chain.move_to(x, y).click().perform().await.expect("a click on the map");
            }
            _ => {
                // Out of the frame, or something lies above it: the keyboard and the lists reach it still.
                self.out_of_reach.push(format!("{focus} under {spot}"));
                let click = "document.querySelector(arguments[0]).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))";
                self.browser.ask(click, &[json!(format!("#map a[data-focus={}]", json!(focus)))]).await;
            }
        }
        let shown = format!("#map a.focus[data-focus={}]", json!(focus));
        if !self.opens(&shown).await {
            // Like people do: nothing happened, so look for something else to do.
            self.lost.push(format!("a click on {focus} at decision {}", self.decisions));
            return false;
        }
        let button = format!("#choice .panel button[name=action][value^={}]", json!(action));
        if self.browser.find(By::Css(&button)).await.is_err() {
            return false;
        }
        self.click(&button).await;
        true
    }
}
