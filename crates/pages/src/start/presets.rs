//! Options that go well together, to be chosen by one click.

use maud::{Markup, html};
use roster::{OWN, Preset};

use super::sent::Form;

/// How hard a game shall be, where it says so: each preset in a sentence, and what it sets. What people choose
/// themselves counts beside any of them; the script fills it in, and turns to “own” when they choose otherwise.
pub(super) fn presets(form: &Form<'_>) -> Markup {
    let (words, game) = (form.start.words, form.start.game);
    let usual = game.usual_preset().map_or(OWN, |preset| preset.id);
    let one = |id: &str, about: &str, sets: Option<&Preset>| {
        html! {
            label {
                input type="radio" name="preset" value=(id) checked[form.is_chosen("preset", id, id == usual)]
                    data-sets=[sets.map(sets_what)];
                b { (words.text(&format!("preset-{id}"))) }
                small { (words.text(about)) }
            }
        }
    };
    html! {
        @if !game.presets.is_empty() {
            fieldset.levels data-presets {
                legend { (words.text("start-preset")) }
                @for preset in &game.presets {
                    (one(preset.id, &format!("{}-preset-{}-about", game.id, preset.id), Some(preset)))
                }
                (one(OWN, "preset-own-about", None))
            }
        }
    }
}

/// What a preset sets, for the script: `removed=3 time=7`.
fn sets_what(preset: &Preset) -> String {
    preset.values.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join(" ")
}
