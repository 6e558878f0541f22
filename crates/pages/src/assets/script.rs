//! The scripts of pages, put together from their modules: one small file each, so that a page needs one more
//! question and not twenty, and whoever runs the house needs no tools for it. One is for tables, the other for
//! the pages before and after: whoever comes to a table by a link has no use for that.
//!
//! The modules are written as what they are, with imports and exports, so that they can be checked and tried
//! one by one. Served they share one function: imports are dropped, and what was exported is just there.

/// Every module with its name, those that others need before them.
const MODULES: [(&str, &str); 54] = [
    ("timing", include_str!("../../assets/script/timing.js")),
    ("ways", include_str!("../../assets/script/ways.js")),
    ("turn", include_str!("../../assets/script/turn.js")),
    ("unread", include_str!("../../assets/script/unread.js")),
    ("tones", include_str!("../../assets/script/tones.js")),
    ("moves", include_str!("../../assets/script/moves.js")),
    ("view_box", include_str!("../../assets/script/view_box.js")),
    ("near", include_str!("../../assets/script/near.js")),
    ("pairing", include_str!("../../assets/script/pairing.js")),
    ("pieces", include_str!("../../assets/script/pieces.js")),
    ("page", include_str!("../../assets/script/page.js")),
    ("morph", include_str!("../../assets/script/morph.js")),
    ("motion", include_str!("../../assets/script/motion.js")),
    ("flights", include_str!("../../assets/script/flights.js")),
    ("map", include_str!("../../assets/script/map.js")),
    ("regions", include_str!("../../assets/script/regions.js")),
    ("sound", include_str!("../../assets/script/sound.js")),
    ("moments", include_str!("../../assets/script/moments.js")),
    ("replay", include_str!("../../assets/script/replay.js")),
    ("citing", include_str!("../../assets/script/citing.js")),
    ("notices", include_str!("../../assets/script/notices.js")),
    ("asking", include_str!("../../assets/script/asking.js")),
    ("pointing", include_str!("../../assets/script/pointing.js")),
    ("keys", include_str!("../../assets/script/keys.js")),
    ("standing", include_str!("../../assets/script/standing.js")),
    ("plain", include_str!("../../assets/script/plain.js")),
    ("sheet", include_str!("../../assets/script/sheet.js")),
    ("sure", include_str!("../../assets/script/sure.js")),
    ("sending", include_str!("../../assets/script/sending.js")),
    ("listening", include_str!("../../assets/script/listening.js")),
    ("under", include_str!("../../assets/script/under.js")),
    ("taps", include_str!("../../assets/script/taps.js")),
    ("copying", include_str!("../../assets/script/copying.js")),
    ("clicks", include_str!("../../assets/script/clicks.js")),
    ("talk", include_str!("../../assets/script/talk.js")),
    ("calling", include_str!("../../assets/script/calling.js")),
    ("clocks", include_str!("../../assets/script/clocks.js")),
    ("salt", include_str!("../../assets/script/salt.js")),
    ("deal", include_str!("../../assets/script/deal.js")),
    ("presets", include_str!("../../assets/script/presets.js")),
    ("front", include_str!("../../assets/script/front.js")),
    ("finding", include_str!("../../assets/script/finding.js")),
    ("rules", include_str!("../../assets/script/rules.js")),
    ("legend", include_str!("../../assets/script/legend.js")),
    ("opening", include_str!("../../assets/script/opening.js")),
    ("beside", include_str!("../../assets/script/beside.js")),
    ("review", include_str!("../../assets/script/review.js")),
    ("filed", include_str!("../../assets/script/filed.js")),
    ("pads", include_str!("../../assets/script/pads.js")),
    ("pad", include_str!("../../assets/script/pad.js")),
    ("table", include_str!("../../assets/script/table.js")),
    ("coach", include_str!("../../assets/script/coach.js")),
    ("learning", include_str!("../../assets/script/learning.js")),
    ("main", include_str!("../../assets/script/main.js")),
];

/// This module and all that it needs, as one classic script.
pub(super) fn with(module: &str) -> String {
    let needed = needed(&MODULES, module);
    joined(MODULES.iter().filter(|(name, _)| needed.contains(name)))
}

fn joined<'a>(modules: impl IntoIterator<Item = &'a (&'a str, &'a str)>) -> String {
    let body: String = modules.into_iter().map(|(_, text)| bare(text)).collect();
    format!("\"use strict\";\n(() => {{\n{body}}})();\n")
}

/// The names of a module and of all that it needs, by what each imports from those before it.
fn needed<'a>(modules: &[(&'a str, &str)], module: &str) -> Vec<&'a str> {
    let (mut needed, mut imports) = (Vec::new(), String::new());
    for (name, text) in modules.iter().rev() {
        if *name == module || imports.contains(&format!(" from \"./{name}.js\";")) {
            needed.push(*name);
            text.lines().filter(|line| line.starts_with("import ")).for_each(|line| imports += line);
        }
    }
    needed
}

/// A module without what makes it one, and without what only explains its types.
fn bare(text: &str) -> String {
    let mut bare = String::new();
    let mut explaining = false;
    for line in text.lines().filter(|line| !line.starts_with("import ")) {
        let mut rest = line.strip_prefix("export ").unwrap_or(line);
        let mut kept = String::new();
        loop {
            let mark = if explaining { "*/" } else { "/**" };
            let Some((before, after)) = rest.split_once(mark) else { break };
            if !explaining {
                kept.push_str(before);
            }
            (explaining, rest) = (!explaining, after);
        }
        if !explaining {
            kept.push_str(rest);
        }
        if !kept.trim().is_empty() {
            bare.push_str(&kept);
            bare.push('\n');
        }
    }
    bare
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};
    use std::path::Path;

    use super::*;

    /// What a module defines for itself, and which of it others may use.
    fn defined(text: &str) -> BTreeMap<&str, bool> {
        text.lines()
            .filter_map(|line| {
                let plain = line.strip_prefix("export ").unwrap_or(line);
                let kinds = ["const ", "let ", "async function ", "function ", "class "];
                let rest = kinds.iter().find_map(|kind| plain.strip_prefix(kind))?;
                let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_' && c != '$')?;
                Some((&rest[..end], plain.len() < line.len()))
            })
            .collect()
    }

    /// What a module imports: from which other, and by which name.
    fn imported(text: &str) -> Vec<(&str, &str)> {
        text.lines()
            .filter(|line| line.starts_with("import"))
            .flat_map(|line| {
                let parts = line
                    .strip_prefix("import { ")
                    .and_then(|rest| rest.strip_suffix(".js\";"))
                    .and_then(|rest| rest.split_once(" } from \"./"));
                let (names, from) = parts.unwrap_or_else(|| panic!("an import of another kind: {line}"));
                names.split(", ").map(move |name| (from, name))
            })
            .collect()
    }

    #[test]
    fn every_module_is_served() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/script");
        let files: BTreeSet<String> = std::fs::read_dir(folder)
            .expect("the folder of the script")
            .filter_map(|file| file.expect("a file").file_name().into_string().ok())
            .filter_map(|name| name.strip_suffix(".js").map(str::to_owned))
            .collect();
        let listed: BTreeSet<String> = MODULES.iter().map(|(name, _)| (*name).to_owned()).collect();
        assert_eq!(files, listed);
    }

    #[test]
    fn modules_use_only_what_those_before_them_export() {
        let mut known: BTreeSet<(&str, &str)> = BTreeSet::new();
        for (name, text) in MODULES {
            for needs in imported(text) {
                assert!(known.contains(&needs), "{name}.js can't import {} of {}.js", needs.1, needs.0);
            }
            known.extend(defined(text).into_iter().filter(|(_, open)| *open).map(|(what, _)| (name, what)));
        }
    }

    #[test]
    fn a_script_has_what_it_needs_and_nothing_else() {
        let modules = [
            ("a", ""),
            ("b", "import { x } from \"./a.js\";\n"),
            ("c", ""),
            ("d", "import { y } from \"./b.js\";\n"),
        ];
        assert_eq!(needed(&modules, "d"), ["d", "b", "a"]);
        assert_eq!(needed(&modules, "c"), ["c"]);
        let both = ["main", "beside", "rules", "legend", "filed", "pad", "learning"]
            .map(|module| needed(&MODULES, module));
        let served: BTreeSet<&str> = both.iter().flatten().copied().collect();
        assert_eq!(served.len(), MODULES.len(), "every module is in a script");
        let (both, alone) = (both[0].contains(&"front"), both[1].contains(&"map"));
        assert!(!both && !alone, "neither has what only the other needs");
        assert!(!needed(&MODULES, "main").contains(&"coach"), "only lessons are accompanied");
    }

    /// They share one function.
    #[test]
    fn no_two_modules_define_the_same() {
        let mut by: BTreeMap<&str, &str> = BTreeMap::new();
        for (name, text) in MODULES {
            for what in defined(text).into_keys() {
                if let Some(other) = by.insert(what, name) {
                    panic!("{what} is defined in {other}.js and in {name}.js");
                }
            }
        }
    }

    #[test]
    fn what_makes_modules_and_explains_them_is_left_out() {
        let modules = [
            ("one", "// Why.\n\n/** @param {number} x */\nexport const twice = x => 2 * x;\n"),
            (
                "other",
                "import { twice } from \"./one.js\";\n/**\n * Long.\n */\nfunction four() {\n  return twice(/** @type {number} */ (2));\n}\n",
            ),
        ];
        let expected = "\"use strict\";\n(() => {\n// Why.\nconst twice = x => 2 * x;\nfunction four() {\n  \
                        return twice( (2));\n}\n})();\n";
        assert_eq!(joined(&modules), expected);
        let all = joined(&MODULES);
        let left = all.lines().find(|line| {
            ["import ", "export "].iter().any(|start| line.starts_with(start)) || line.contains("*/")
        });
        assert_eq!(left, None);
    }
}
