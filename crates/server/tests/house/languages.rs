//! One page is in one language: bots are called as its reader calls them, and what its script asks for comes in
//! the language that it was drawn in.

use crate::guest::{Guest, house};

#[tokio::test]
async fn bots_are_called_in_the_readers_language() {
    let house = house("bot-names", 190).await;
    let [mut anna, mut boris] = ["ru", "en"].map(|language| Guest::new(&house, language));
    let table = anna.post("/play", "game=europe&name=Анна&bots=2&level=stationmaster").await.location();
    let hers = anna.get(&table).await.text;
    assert!(hers.contains("Начальник станции Фёдор") && hers.contains("Начальник станции Вера"), "{hers}");
    let his = boris.get(&table).await.text;
    assert!(his.contains("Stationmaster Ada") && his.contains("Stationmaster Hugo"), "{his}");
    assert!(
        !his.contains("Фёдор") && !his.contains("Вера") && his.contains("Анна"),
        "people keep their names"
    );
    // In the lobby too; and no two bots get one name because their makers speak differently.
    let table = anna.post("/tables", "game=europe&name=Анна&seats=4&bots=1&level=driver").await.location();
    anna.get("/lang/en?back=/").await;
    assert_eq!(anna.post(&format!("{table}/bot"), "level=driver").await.status, 303);
    let lobby = anna.get(&table).await.text;
    assert!(lobby.contains("Driver Ada") && lobby.contains("Driver Hugo"), "{lobby}");
    let lobby = Guest::new(&house, "ru").get(&table).await.text;
    assert!(lobby.contains("Машинист Фёдор") && lobby.contains("Машинист Вера"), "{lobby}");
}

#[tokio::test]
async fn a_page_is_answered_in_the_language_that_it_was_drawn_in() {
    let house = house("one-language", 191).await;
    let mut anna = Guest::new(&house, "ru");
    let table = anna.post("/play", "game=usa&name=Анна&bots=1&level=trainee").await.location();
    let regions = format!("{table}/regions?focus=&have=");
    anna.header("x-live", "ru");
    // The bot has kept its tickets: nothing happens any more until she does.
    let before = anna.until(&regions, "\"step\":1,").await;
    assert!(before.contains("Ваши первые маршруты"), "{before}");
    // In another tab she chooses another language: this page stays as it is, and so do its refusals.
    anna.header("x-live", "");
    anna.get("/lang/en?back=/").await;
    anna.header("x-live", "ru");
    assert_eq!(anna.get(&regions).await.text, before);
    let refused = anna.post(&format!("{table}/act"), "step=1&action=dance").await;
    assert!(refused.text.contains("не ход") && !refused.text.contains("isn't"), "{}", refused.text);
    let front = anna.get("/front?have=").await.text;
    assert!(front.contains("ваш ход") && !front.contains("your turn"), "{front}");
    // A page that is opened anew is in the new one, and is answered in it.
    anna.header("x-live", "");
    assert!(anna.get(&table).await.text.contains("lang=\"en\""));
    anna.header("x-live", "en");
    assert!(!anna.get(&regions).await.text.contains("Ваши первые маршруты"));
}
