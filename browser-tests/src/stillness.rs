//! Whether anything moves: the page itself compares its parts whenever it changes.

use serde_json::{Value, json};

use crate::Browser;

/// Notes where everything lies that has to stay, whenever the page has changed, and what lay elsewhere before.
/// Where something lies is told without what a pointer lifts for a moment. On wide windows it is also noted
/// which route lies under the middle of each.
const WATCH: &str = include_str!("stillness.js");

/// What was found out by watching a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stillness {
    /// How often it was looked at.
    pub looks: u64,
    /// How many parts are watched.
    pub parts: u64,
    /// How many routes are watched that could be clicked on in their middle.
    pub routes: u64,
    /// What moved.
    pub moved: Vec<String>,
}

impl Browser {
    /// Has the page watch itself from now on.
    pub async fn watch_stillness(&self) {
        let parts = self.ask(WATCH, &[]).await;
        assert!(parts.as_u64() > Some(10), "there is something to watch: {parts}");
    }

    /// What has been seen since.
    pub async fn stillness(&self) -> Stillness {
        let told = "const { looks, boxes, routes, moved } = window.still || { looks: 0, boxes: new Map(), moved: [] };
            return [looks, boxes.size, (routes || []).length, moved];";
        let told = self.ask(told, &[]).await;
        let number = |at: usize| told[at].as_u64().unwrap_or_default();
        let moved = told[3].as_array().cloned().unwrap_or_default();
        Stillness {
            looks: number(0),
            parts: number(1),
            routes: number(2),
            moved: moved.iter().filter_map(Value::as_str).map(str::to_owned).collect(),
        }
    }

    /// Whether so much is on the page.
    pub async fn shows(&self, what: &str) -> bool {
        self.ask("return !!document.querySelector(arguments[0])", &[json!(what)]).await == Value::Bool(true)
    }
}
