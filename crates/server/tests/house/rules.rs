//! The rules of games over HTTP.

use crate::guest::{Guest, house};

#[tokio::test]
async fn each_game_has_its_rules_in_both_languages() {
    let house = house("rules", 78).await;
    for (language, word) in [("ru", "правила"), ("en", "the rules")] {
        let mut anna = Guest::new(&house, language);
        for game in house.tools.games.games() {
            let rules = anna.get(&format!("/g/{}/rules", game.id)).await;
            assert_eq!(rules.status, 200, "{} {language}", game.id);
            assert!(rules.text.contains(word) && rules.text.contains("id=\"chapter-glance\""), "{}", game.id);
            // What its figures are made of is there.
            for path in rules.text.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
                if path.starts_with("/assets/") {
                    assert_eq!(anna.get(path).await.status, 200, "{path}");
                }
            }
            let link = format!("href=\"/g/{}/rules\"", game.id);
            for page in ["/", &format!("/g/{}", game.id)] {
                assert!(anna.get(page).await.text.contains(&link), "{page} leads there");
            }
        }
    }
}

#[tokio::test]
async fn a_game_that_there_is_not_has_no_rules() {
    let house = house("no-rules", 79).await;
    for (language, words) in [("ru", "Нет такой станции"), ("en", "No such station")] {
        let answer = Guest::new(&house, language).get("/g/chess/rules").await;
        assert_eq!(answer.status, 404);
        assert!(answer.text.contains(words), "{}", answer.text);
    }
}

#[tokio::test]
async fn the_rules_are_searched_without_a_script() {
    let house = house("searched-rules", 80).await;
    let mut anna = Guest::new(&house, "ru");
    let found = anna.get("/g/europe/rules?q=%D1%82%D1%83%D0%BD%D0%BD%D0%B5%D0%BB%D0%B8").await.text;
    assert!(found.contains("id=\"EU-25\"") && !found.contains("id=\"EU-31\""));
    let endless = anna.get(&format!("/g/europe/rules?q={}", "eu-31+".repeat(500))).await;
    assert!(endless.status == 200 && endless.text.contains("id=\"EU-31\"") && endless.text.len() < 200_000);
    let none = anna.get("/g/europe/rules?q=%3Cb%3Ezeppelin").await;
    assert_eq!(none.status, 200);
    assert!(none.text.contains("&lt;b&gt;zeppelin") && !none.text.contains("id=\"EU-1\""));
}

/// Who has laid a table can read the rules before it begins.
#[tokio::test]
async fn the_lobby_leads_to_the_rules() {
    let house = house("lobby-rules", 81).await;
    let mut anna = Guest::new(&house, "ru");
    let table = anna.post("/tables", "game=great-lakes&name=Anna&seats=2&bots=0").await.location();
    assert!(anna.get(&table).await.text.contains("href=\"/g/great-lakes/rules\""));
}
