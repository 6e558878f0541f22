//! A bot that is a program of its own: it does anything that is legal, in any game of the house.
//!
//! ```sh
//! cargo build --example outside
//! roundhouse arena switch-signal --bots trainee,cmd:target/debug/examples/outside
//! ```
//! It knows nothing of the house but lines of JSON (docs/bots.md). With the name of a file it also writes down
//! there all that is said: `>` is what the house says, `<` what it answers.

use std::fs::File;
use std::io::{self, BufRead as _, Write as _};

use serde_json::{Value, json};

/// Chance of its own: a linear congruence is enough to do anything.
struct Chance(u64);

impl Chance {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % count.max(1)
    }
}

fn main() -> io::Result<()> {
    let mut transcript = std::env::args().nth(1).map(File::create).transpose()?;
    let mut write = |sign: char, line: &str| match &mut transcript {
        Some(file) => writeln!(file, "{sign} {line}"),
        None => Ok(()),
    };
    let mut chance = Chance(0);
    for line in io::stdin().lock().lines() {
        let line = line?;
        write('>', &line)?;
        let said: Value = serde_json::from_str(&line)?;
        let answer = match said["type"].as_str() {
            Some("hello") => json!({ "type": "hello", "protocol": 1, "name": "anything" }),
            Some("new_game") => {
                chance = Chance(said["chance"].as_u64().unwrap_or_default());
                continue;
            }
            Some("your_move") => {
                let legal = said["legal"].as_array().map_or(&[][..], Vec::as_slice);
                let action = &legal[chance.below(legal.len())]["text"];
                json!({ "type": "action", "move": said["move"], "action": action })
            }
            // "told", "game_over", and whatever later versions say.
            _ => continue,
        };
        write('<', &answer.to_string())?;
        println!("{answer}");
    }
    Ok(())
}
