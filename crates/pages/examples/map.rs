//! Prints a page with the map of a random game, to look at.
//!
//! `cargo run -p roundhouse-pages --example map -- 5 180 ru ticket:brest-petrograd > map.html`:
//! how many seats, how many steps, the language, what is in focus.

use engine::{Quick, Rules, Viewer, playout};
use europe::{Europe, Phase};
use maud::{DOCTYPE, PreEscaped, html};
use pages::{Chair, Seen, map};
use words::{Language, Words};

#[allow(clippy::disallowed_methods, reason = "this is a program")]
fn arguments() -> Vec<String> {
    std::env::args().skip(1).collect()
}

fn main() {
    let arguments = arguments();
    let word = |place: usize| arguments.get(place).map(String::as_str);
    let number = |place: usize, usual: u32| word(place).and_then(|word| word.parse().ok()).unwrap_or(usual);
    let (seats, steps) = (number(0, 3) as usize, number(1, 90));
    let language = word(2).and_then(Language::from_tag).unwrap_or_default();

    let game = Europe::standard(seats).expect("two to five can play");
    let mut chance = Quick::new(1901);
    let mut state = game.deal(&mut chance, &mut ());
    let mut step = 0;
    while let Some(seat) = playout::actor(&game, &state, &mut chance) {
        if step >= steps && state.phase == Phase::Turn {
            break;
        }
        let action = game.pick(&state, seat, &mut chance).expect("there is always something to do");
        game.apply(&mut state, seat, action, &mut chance, &mut ()).expect("it was legal");
        step += 1;
    }
    let viewer = Viewer::Seat(state.turn);
    let mut legal = Vec::new();
    game.legal(&state, state.turn, &mut legal);
    let names = ["Anna", "Борис", "Clara", "Дарья", "Emil"];
    let chairs: Vec<Chair> =
        names.iter().take(seats).map(|name| Chair { name: (*name).to_owned(), bot: false }).collect();
    let seen = Seen {
        words: &Words::new(language),
        rules: &game,
        table: "example",
        chairs: &chairs,
        viewer,
        view: &game.view(&state, viewer),
        legal: &legal,
        step,
        log: &[],
        outcome: None,
        focus: word(3),
        refusal: None,
    };
    let page = html! {
        (DOCTYPE)
        html lang=(language.tag()) {
            head {
                meta charset="utf-8";
                title { "Roundhouse" }
                style { (PreEscaped(map::STYLE)) "body{margin:0;height:100vh;background:var(--paper)}" }
            }
            body { (map::map(&seen)) }
        }
    };
    println!("{}", page.into_string());
}
