//! Colours and patterns of seats: as people like them where they are free, as they choose in the lobby, the
//! same for everybody, after a restart and at the next table.

use std::sync::Arc;

use server::House;

use crate::guest::{self, Guest, house, house_in};

/// Colours and patterns of a table's seats.
async fn looks(house: &Arc<House>, table: &str) -> String {
    let room = house.hub.room(table.trim_start_matches("/t/")).await.expect("a room");
    let table = room.now().table.clone();
    let look = |seat| format!("{}{}", table.liveries.of(seat).colour, table.liveries.of(seat).pattern);
    table.seats().map(look).collect::<Vec<_>>().join(" ")
}

#[tokio::test]
async fn what_people_like_is_theirs_where_it_is_free_and_they_choose_the_rest() {
    let (house, folder) = house_in("colours", 181).await;
    let [mut anna, mut boris, mut clara] = ["en", "ru", "en"].map(|language| Guest::new(&house, language));
    for (person, likes) in [(&mut anna, "colour=D&pattern=B"), (&mut boris, "colour=D&pattern=E")] {
        assert_eq!(person.post("/me", &format!("name=X&{likes}")).await.status, 303);
    }
    let table = anna.post("/tables", "game=europe&name=Anna&seats=4&bots=1&first=me").await.location();
    assert_eq!(looks(&house, &table).await, "DB BA CC AD", "and the bot has what is left");
    boris.post(&format!("{table}/join"), "name=Boris").await;
    assert_eq!(looks(&house, &table).await, "DB BA CE AD", "yellow was taken: the lobby shows what he got");
    let lobby = boris.get(&table).await.text;
    assert!(
        lobby.contains("data-colours=\"ad da\"") && lobby.contains("data-patterns=\"ab ba ce"),
        "{lobby}"
    );
    assert!(lobby.contains("Цвет и узор") && lobby.contains("жёлтый — занято"), "{lobby}");
    clara.post(&format!("{table}/join"), "name=Clara").await;
    let paint = format!("{table}/paint");
    assert_eq!(clara.post(&paint, "seat=D&colour=E").await.status, 303);
    assert_eq!(clara.post(&paint, "seat=D&colour=E").await.status, 303, "twice is once");
    assert_eq!(clara.post(&paint, "seat=D&colour=D").await.code(), "table-colour-taken");
    assert_eq!(clara.post(&paint, "seat=D&pattern=E").await.code(), "table-pattern-taken");
    assert_eq!(clara.post(&paint, "seat=A&colour=A").await.code(), "table-not-here");
    assert_eq!(clara.post(&paint, "seat=B&colour=A").await.code(), "table-not-here", "the bot is the host's");
    assert_eq!(clara.post(&paint, "seat=D&colour=yellow").await.code(), "bad-form");
    assert_eq!(clara.post(&paint, "colour=A").await.code(), "table-chair-is-free");
    assert_eq!(anna.post(&paint, "seat=B&colour=A").await.status, 303);
    assert_eq!(looks(&house, &table).await, "DB AA CE ED");
    anna.post(&format!("{table}/swap"), "one=C&other=D").await;
    assert_eq!(looks(&house, &table).await, "DB AA ED CE", "people keep their colours");
    anna.post(&format!("{table}/start"), "").await;
    assert_eq!(anna.post(&paint, "seat=A&colour=B").await.code(), "table-has-begun");
    // The same for everybody, and after a restart.
    let attributes = "data-colours=\"ad ba ce dc eb\" data-patterns=\"ab ba cd de ec\"";
    let mut spectator = Guest::new(&house, "en");
    for person in [&mut anna, &mut boris, &mut clara, &mut spectator] {
        let page = person.get(&table).await.text;
        assert!(page.contains(attributes), "{}", page.split("<main").nth(1).unwrap_or_default());
        // Dots on yellow are dark.
        assert!(page.contains("<pattern class=\"pat dark\" id=\"pat-a\""), "{page}");
    }
    house.tools.store.close().await.expect("closed");
    let again = guest::reopened(&folder, 182).await;
    assert_eq!(looks(&again, &table).await, "DB AA ED CE");
    assert!(spectator.at(&again).get(&table).await.text.contains(attributes));
}

#[tokio::test]
async fn whoever_plays_again_keeps_their_colours() {
    let house = house("colours-again", 183).await;
    let (mut anna, mut boris) = (Guest::new(&house, "en"), Guest::new(&house, "en"));
    let table = anna.post("/tables", "game=europe&name=Anna&seats=2&bots=0&first=me").await.location();
    boris.post(&format!("{table}/join"), "name=Boris").await;
    boris.post(&format!("{table}/paint"), "seat=B&colour=E&pattern=C").await;
    anna.post(&format!("{table}/start"), "").await;
    tokio::join!(anna.play_to_the_end(&table), boris.play_to_the_end(&table));
    let next = anna.post(&format!("{table}/rematch"), "").await.location();
    assert_eq!(looks(&house, &next).await, "EC AA", "Boris moved to the first seat");
    // Nobody takes what belongs to whoever is expected.
    assert_eq!(anna.post(&format!("{next}/paint"), "seat=B&colour=E").await.code(), "table-colour-taken");
    boris.post(&format!("{table}/rematch"), "").await;
    assert_eq!(looks(&house, &next).await, "EC AA");
    assert!(anna.get(&next).await.text.contains("data-colours=\"ae ba"));
}

#[tokio::test]
async fn one_screen_for_several_shows_each_in_their_colours() {
    let house = house("colours-cover", 184).await;
    let mut anna = Guest::new(&house, "en");
    anna.post("/me", "name=Anna&colour=E&pattern=E").await;
    let form = "game=europe&name=Anna&hands=2&bots=0&name2=Boris&first=me";
    let table = anna.post("/play", form).await.location();
    assert_eq!(looks(&house, &table).await, "EE BB", "what she likes is hers alone");
    let page = anna.get(&table).await.text;
    assert!(
        page.contains("class=\"cover-card seat-a\"") && page.contains("data-colours=\"ae ea\""),
        "{page}"
    );
}
