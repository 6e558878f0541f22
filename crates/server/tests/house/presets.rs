//! Options that go well together: what a form says itself counts, and nothing is changed silently.

use std::sync::Arc;

use server::House;

use crate::guest::{Guest, house};

/// The options of a table, as they are written down.
async fn options(house: &Arc<House>, table: &str) -> Vec<(String, String)> {
    let room = house.hub.room(table.trim_start_matches("/t/")).await.expect("a room");
    room.now().table.options.clone()
}

fn said<'o>(options: &'o [(String, String)], names: [&str; 4]) -> [&'o str; 4] {
    let value =
        |name: &str| options.iter().find(|(option, _)| option == name).map(|(_, value)| value.as_str());
    names.map(|name| value(name).unwrap_or_default())
}

const HARDNESS: [&str; 4] = ["removed", "time", "signal", "goods"];

#[tokio::test]
async fn a_preset_fills_in_what_the_form_leaves_open_and_changes_nothing_else() {
    let house = house("presets", 171).await;
    let (mut anna, mut boris) = (Guest::new(&house, "en"), Guest::new(&house, "ru"));
    for (form, expected, shown) in [
        ("preset=expert", ["5", "7", "no", "10"], "Для знатоков"),
        ("preset=easy&removed=&time=&signal=&goods=", ["1", "9", "yes", "8"], "Легко"),
        // What was chosen counts, also where it is what is usual.
        ("preset=hard&removed=3&goods=10", ["3", "7", "no", "10"], "По-своему"),
        ("preset=own&removed=6", ["6", "7", "no", "8"], "По-своему"),
        ("preset=own", ["3", "7", "no", "8"], "Стандарт"),
        ("", ["3", "7", "no", "8"], "Стандарт"),
    ] {
        let form = format!(
            "game=switch-signal&name=Anna&seats=2&bots=0&board=north-america&placement=random&{form}"
        );
        let table = anna.post("/tables", &form).await.location();
        let options = options(&house, &table).await;
        assert_eq!(said(&options, HARDNESS), expected, "{form}");
        let beside = said(&options, ["board", "placement", "departures", "first"]);
        assert_eq!(beside, ["north-america", "random", "dice", "random"], "{form}");
        let invited = boris.get(&table).await.text;
        assert!(invited.contains(&format!("<dt>Сложность</dt><dd>{shown}</dd>")), "{form}: {invited}");
    }
    let begun = anna.post("/play", "game=switch-signal&hands=2&bots=0&preset=hard").await.location();
    assert_eq!(said(&options(&house, &begun).await, HARDNESS), ["5", "7", "no", "8"]);
}

#[tokio::test]
async fn what_no_option_can_be_is_refused() {
    let house = house("no-presets", 172).await;
    let mut anna = Guest::new(&house, "en");
    for form in [
        "game=switch-signal&seats=2&preset=impossible",
        "game=europe&seats=2&preset=hard",
        "game=switch-signal&seats=2&removed=7",
        "game=switch-signal&seats=2&preset=easy&goods=nine",
    ] {
        let refused = anna.post("/tables", form).await;
        assert_eq!((refused.status, refused.code()), (409, "roster-bad-option"), "{form}");
    }
}

#[tokio::test]
async fn the_page_says_what_each_preset_is() {
    let house = house("preset-page", 173).await;
    for (language, texts) in [
        ("en", ["Difficulty", "few teams make it", "as the difficulty says"]),
        ("ru", ["Сложность", "удаётся немногим", "по выбранной сложности"]),
    ] {
        let mut guest = Guest::new(&house, language);
        let page = guest.get("/g/switch-signal").await.text;
        assert!(texts.iter().all(|text| page.contains(text)), "{page}");
        let usual = "value=\"standard\" checked data-sets=\"removed=3 time=7 signal=no goods=8\"";
        assert_eq!(page.matches(usual).count(), 2, "in both forms: {page}");
        assert!(
            !guest.get("/g/europe").await.text.contains("data-presets"),
            "where there is little to choose"
        );
    }
    let mut anna = Guest::new(&house, "en");
    let again = anna.post("/tables", "game=switch-signal&seats=9&preset=hard&goods=10").await.text;
    assert!(again.contains("value=\"hard\" checked") && again.contains("value=\"10\" selected"), "{again}");
}
