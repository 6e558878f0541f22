//! What a siege found, for people and as data.

use serde_json::{Map, Value, json};

/// Results in the order they were found, and whatever was not as it has to be.
#[derive(Default, Debug)]
pub struct Report {
    /// What was done.
    pub title: String,
    lines: Vec<(String, Value)>,
    /// What was wrong: empty if the house holds.
    pub wrong: Vec<String>,
}

/// So many wrongs are told one by one.
const TOLD: usize = 20;

impl Report {
    /// A report with nothing in it.
    pub fn new(title: impl Into<String>) -> Report {
        Report { title: title.into(), ..Report::default() }
    }

    /// Adds a result.
    pub fn line(&mut self, name: impl Into<String>, value: impl Into<Value>) {
        self.lines.push((name.into(), value.into()));
    }

    /// Adds a number with as many decimals as make sense.
    pub fn figure(&mut self, name: impl Into<String>, value: f64) {
        let step = if value.abs() >= 100.0 { 1.0 } else { 100.0 };
        self.line(name, (value * step).round() / step);
    }

    /// Adds how long things took, in milliseconds.
    pub fn times(&mut self, name: &str, times: &Times) {
        for (part, value) in [("p50", 0.5), ("p95", 0.95), ("p99", 0.99), ("max", 1.0)] {
            self.figure(format!("{name} {part} ms"), times.part(value));
        }
    }

    /// Something is not as it has to be.
    pub fn wrong(&mut self, what: impl Into<String>) {
        self.wrong.push(what.into());
    }

    /// Something has to hold; else it is told what is wrong.
    pub fn must(&mut self, holds: bool, otherwise: impl Into<String>) {
        if !holds {
            self.wrong(otherwise);
        }
    }

    /// A result by its name.
    pub fn value(&self, name: &str) -> Option<&Value> {
        self.lines.iter().find(|(line, _)| line == name).map(|(_, value)| value)
    }

    /// As a small table.
    pub fn text(&self) -> String {
        let width = self.lines.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
        let line = |(name, value): &(String, Value)| match value {
            Value::String(text) => format!("  {name:width$}  {text}\n"),
            other => format!("  {name:width$}  {other}\n"),
        };
        let mut text = format!("{}\n", self.title) + &self.lines.iter().map(line).collect::<String>();
        for wrong in self.wrong.iter().take(TOLD) {
            text += &format!("  WRONG: {wrong}\n");
        }
        if self.wrong.len() > TOLD {
            text += &format!("  … and {} more\n", self.wrong.len() - TOLD);
        }
        text
    }

    /// As data.
    pub fn json(&self) -> Value {
        let lines: Map<String, Value> = self.lines.iter().cloned().collect();
        json!({ "title": self.title, "results": lines, "wrong": self.wrong })
    }
}

/// How long things took, in milliseconds.
#[derive(Default, Clone, Debug)]
pub struct Times(Vec<f32>);

impl Times {
    /// Adds one.
    pub fn add(&mut self, time: std::time::Duration) {
        self.0.push(time.as_secs_f32() * 1000.0);
    }

    /// Takes in those of another.
    pub fn join(&mut self, other: Times) {
        self.0.extend(other.0);
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// What this part of them stays at or below: 0.5 for the median, 1 for the longest.
    pub fn part(&self, part: f64) -> f64 {
        let mut all = self.0.clone();
        all.sort_by(f32::total_cmp);
        let rank = (part * all.len() as f64).ceil() as usize;
        all.get(rank.saturating_sub(1).min(all.len().saturating_sub(1))).copied().unwrap_or(0.0).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn parts_are_ranks() {
        let mut times = Times::default();
        assert_eq!(times.part(0.5), 0.0);
        (1..=100).rev().for_each(|time| times.add(Duration::from_millis(time)));
        assert_eq!([0.0, 0.5, 0.95, 1.0].map(|part| times.part(part).round()), [1.0, 50.0, 95.0, 100.0]);
    }
}
