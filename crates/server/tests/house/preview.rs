//! What messengers show of a link to a table.

use crate::guest::{Guest, house};

#[tokio::test]
async fn a_link_tells_messengers_who_invites_to_what_in_the_language_of_who_asks() {
    let house = house("preview", 76).await;
    let mut anna = Guest::new(&house, "en");
    let table = anna.post("/tables", "game=europe&name=Anna&seats=2&bots=0").await.location();
    for (language, title, about) in [
        ("en", "Europe", "Anna invites you to a game: Europe. Seats: 2, free: 1."),
        ("ru", "Европа", "Anna приглашает вас за стол. Игра: Европа. Мест: 2, свободно: 1."),
    ] {
        let page = Guest::new(&house, language).get(&table).await.text;
        let head = page.split("</head>").next().unwrap_or_default();
        for (property, content) in [
            ("og:title", title.to_owned()),
            ("og:url", format!("http://house.test{table}")),
            ("og:image", "http://house.test/posters/europe.png".to_owned()),
            ("og:image:type", "image/png".to_owned()),
            ("og:image:width", "1200".to_owned()),
            ("og:image:height", "630".to_owned()),
            ("og:image:alt", title.to_owned()),
        ] {
            let tag = format!("property=\"{property}\" content=\"{content}\"");
            assert!(head.contains(&tag), "{tag}: {head}");
        }
        assert!(head.contains(&format!("property=\"og:description\" content=\"{about}")), "{head}");
    }
}

#[tokio::test]
async fn every_game_has_its_pictures() {
    let house = house("pictures", 77).await;
    let mut boris = Guest::new(&house, "en");
    for game in house.tools.games.games() {
        let card = boris.get(&format!("/posters/{}.png", game.id)).await;
        assert_eq!(card.status, 200, "{}", game.id);
        assert!(card.text.contains("PNG"), "{}", game.id);
        let poster = boris.get(&format!("/posters/{}.svg", game.id)).await;
        assert!(poster.status == 200 && poster.text.starts_with("<svg xmlns="), "{}", game.id);
    }
    assert!(boris.get("/posters/europe.svg").await.text.contains("EUROPE"));
    for nothing in ["chess.svg", "chess.png", "europe.gif", "europe", "..%2Feurope.png"] {
        assert_eq!(boris.get(&format!("/posters/{nothing}")).await.status, 404, "{nothing}");
    }
}
