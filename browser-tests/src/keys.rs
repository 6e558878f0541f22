//! Somebody who has nothing but a keyboard.

use std::time::Duration;

use serde_json::{Value, json};

use crate::{Browser, Patience, Person};

/// So often the tabulator is pressed before something counts as out of reach.
const MOST: usize = 400;

/// Whether the keyboard is at something: the element itself, or the field of a label.
const IS_THERE: &str = r##"
    const [wanted, at] = [document.querySelector(arguments[0]), document.activeElement];
    return !!wanted && (wanted === at || wanted.control === at || at.matches(arguments[0]));
"##;

impl Browser {
    /// Presses a key, as on a keyboard.
    pub async fn key(&self, key: &str) {
        let text = match key {
            "Enter" => "\r",
            " " => " ",
            _ => "",
        };
        // A letter is written by the key that has it.
        let is_letter = key.len() == 1 && key.bytes().all(|letter| letter.is_ascii_lowercase());
        let name = match key {
            " " => "Space".to_owned(),
            _ if is_letter => format!("Key{}", key.to_uppercase()),
            _ => key.to_owned(),
        };
        let code = match key {
            "Tab" => 9,
            "Enter" => 13,
            "Escape" => 27,
            _ if is_letter => key.as_bytes()[0].to_ascii_uppercase(),
            _ => 32,
        };
        for kind in ["keyDown", "keyUp"] {
            let event = json!({
                "type": kind, "key": key, "code": name,
                "windowsVirtualKeyCode": code, "text": if kind == "keyDown" { text } else { "" },
            });
            self.cdp().send_raw("Input.dispatchKeyEvent", event).await.expect("a key");
        }
    }
}

impl Person {
    /// Goes to the first element that a selector finds, by the tabulator alone, and presses it.
    ///
    /// # Panics
    /// It can't be reached so, or there is none for a long time.
    pub(crate) async fn press_by_keys(&self, what: &str) {
        let mut patience = Patience::default();
        while !self.browser.shows(what).await {
            patience.look((), &format!("{what} doesn't come"));
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        for _ in 0..MOST {
            if self.browser.ask(IS_THERE, &[json!(what)]).await == Value::Bool(true) {
                let box_to_tick =
                    "return document.activeElement.matches('input[type=checkbox], input[type=radio]')";
                let ticks = self.browser.ask(box_to_tick, &[]).await == Value::Bool(true);
                return self.browser.key(if ticks { " " } else { "Enter" }).await;
            }
            self.browser.key("Tab").await;
        }
        panic!("{what} can't be reached by the tabulator");
    }
}
