//! Options that go well together.

use crate::Title;

/// What a form says where people choose every option themselves.
pub const OWN: &str = "own";

/// Options that go well together, by one name: what a game is like with them. Those that it doesn't name stay
/// a choice of their own. Its texts are `preset-<id>` for all games, and `<game>-preset-<id>-about`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preset {
    /// Its name in forms.
    pub id: &'static str,
    /// The options that it sets, and to what.
    pub values: Vec<(&'static str, &'static str)>,
}

impl Preset {
    /// The options of this name and what they are.
    pub fn new(id: &'static str, values: &[(&'static str, &'static str)]) -> Preset {
        Preset { id, values: values.to_vec() }
    }

    /// What it sets an option to, if it does.
    pub fn value(&self, option: &str) -> Option<&'static str> {
        self.values.iter().find(|(name, _)| *name == option).map(|(_, value)| *value)
    }
}

impl Title {
    /// The preset with this id.
    pub fn preset(&self, id: &str) -> Option<&Preset> {
        self.presets.iter().find(|preset| preset.id == id)
    }

    /// The preset that a game's options make, if they make one: an option that isn't said is as usual.
    pub fn preset_of(&self, options: &[(String, String)]) -> Option<&Preset> {
        let said = |name: &str| options.iter().find(|(option, _)| option == name).map(|(_, value)| &**value);
        let usual =
            |name: &str| self.choices.iter().find(|choice| choice.name == name).map(|one| one.usual());
        let is = |preset: &&Preset| {
            preset.values.iter().all(|(name, value)| said(name).or_else(|| usual(name)) == Some(value))
        };
        self.presets.iter().find(is)
    }

    /// The preset whose options are all as usual.
    pub fn usual_preset(&self) -> Option<&Preset> {
        self.preset_of(&[])
    }
}
