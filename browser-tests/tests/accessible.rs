//! Every kind of page, by day and by night, on wide windows and phones: nothing on it keeps anybody out.

use roundhouse_browser_tests::{Browser, House, Person, Scheme, games};

/// What was found wrong, each with where.
struct Findings(Vec<String>);

impl Findings {
    async fn look(&mut self, person: &Person, what: &str) {
        for scheme in [Scheme::Light, Scheme::Dark] {
            person.browser.set_scheme(scheme).await;
            let found = person.browser.barriers().await;
            self.0.extend(found.into_iter().map(|found| format!("{what}, {scheme:?}: {found}")));
        }
    }

    #[track_caller]
    fn none(&self) {
        assert!(self.0.is_empty(), "{:#?}", self.0);
    }
}

#[tokio::test]
async fn pages_without_a_game_keep_nobody_out() {
    let (house, mut findings) = (House::open(0).await, Findings(Vec::new()));
    let person = Person::at(Browser::open().await);
    for (width, language) in [(1280, "en"), (390, "ru")] {
        person.browser.resize(width, 800).await;
        person.open(&house.address(&format!("/lang/{language}?back=/"))).await;
        findings.look(&person, &format!("/ on {width}")).await;
        for path in ["/about", "/nowhere", "/kept", "/day", "/pad"]
            .map(str::to_owned)
            .into_iter()
            .chain(starts())
            .chain(rules())
            .chain(pads())
        {
            person.open(&house.address(&path)).await;
            findings.look(&person, &format!("{path} on {width}")).await;
        }
        person.open(&house.address("/")).await;
        person.choose_game("europe").await;
        person.write("form[action='/tables'] input[name=name]", "Anna").await;
        person.click("form[action='/tables'] button[type=submit]").await;
        person.wait_for("#link").await;
        findings.look(&person, &format!("the lobby on {width}")).await;
        person.open(&board_of(&person).await).await;
        findings.look(&person, &format!("the lobby on a big screen of {width}")).await;
        // Who comes back finds their table.
        person.open(&house.address("/")).await;
        findings.look(&person, &format!("/ with a table on {width}")).await;
    }
    findings.none();
}

/// The big screen of the table that somebody is at.
async fn board_of(person: &Person) -> String {
    let table = person.browser.current_url().await.expect("an address");
    format!("{}/board", table.as_str().split('?').next().unwrap_or_default())
}

fn starts() -> impl Iterator<Item = String> {
    games().into_iter().map(|game| format!("/g/{game}"))
}

/// Score pads: of whoever is chosen, with something wrong, and counted.
fn pads() -> impl Iterator<Item = String> {
    let board = ["europe/1.3A", "great-lakes/1.3B", "card-game/1.4A"];
    let entered = [
        "europe/1.5A.xx0000h9k3bz0zw06610z009zx4fekaqp72zcgq00hgs0s0p876.2",
        "europe/1.3..2.1.6",
        "card-game/1.2...c01jo.00020",
    ];
    board.into_iter().chain(entered).map(|pad| format!("/pad/{pad}"))
}

fn rules() -> impl Iterator<Item = String> {
    games().into_iter().map(|game| format!("/g/{game}/rules"))
}

#[tokio::test]
async fn tables_keep_nobody_out() {
    let (house, mut findings) = (House::open(0).await, Findings(Vec::new()));
    for (number, game) in games().into_iter().enumerate() {
        let mut person = Person::at(Browser::open().await);
        let (width, height) = if number % 2 == 0 { (1280, 800) } else { (390, 844) };
        person.browser.resize(width, height).await;
        let language = if number % 2 == 0 { "ru" } else { "en" };
        person.open(&house.address(&format!("/lang/{language}?back=/"))).await;
        person.play_now(&game, 2, "trainee").await;
        findings.look(&person, &format!("{game}, opening, on {width}")).await;
        let link = "document.querySelector('.seat-menu a[data-rules=chapter-glance]').click()";
        person.browser.ask(link, &[]).await;
        person.wait_for("dialog.rules-over[open]").await;
        let there = "return !!document.querySelector('.rules-sheet').shadowRoot.querySelector('.rules-text')";
        while person.browser.ask(there, &[]).await != true {}
        findings.look(&person, &format!("{game}, its rules over the table, on {width}")).await;
        person.click("dialog.rules-over > button").await;
        person.play_on(4).await;
        person.until_my_turn().await;
        if person.browser.shows("#prompt .ask button:not([disabled])").await {
            person.click("#prompt .ask button").await;
            person.wait_for(".advice .reasons li").await;
            findings.look(&person, &format!("{game}, a hint, on {width}")).await;
            // On a phone it lies over what one may want to do instead.
            person.click(".advice .close").await;
            person.wait_for("body:not(:has(.advice))").await;
        }
        person.play_on(8).await;
        let glance = person.until_my_turn().await;
        findings.look(&person, &format!("{game}, my turn, on {width}")).await;
        if let Some(focus) = glance.route().or(glance.card()) {
            person
                .open(&format!("{}?focus={focus}", person.browser.current_url().await.expect("an address")))
                .await;
            findings.look(&person, &format!("{game}, {focus}, on {width}")).await;
        }
        let (board, table) =
            (board_of(&person).await, person.browser.current_url().await.expect("an address"));
        person.open(&board).await;
        findings.look(&person, &format!("{game}, a big screen of {width}")).await;
        person.open(table.as_str()).await;
        // On the other window, to its end.
        let (width, height) = if number % 2 == 0 { (390, 844) } else { (1280, 800) };
        person.browser.resize(width, height).await;
        person.play_to_the_end().await;
        person.wait_for("#score table").await;
        findings.look(&person, &format!("{game}, its end, on {width}")).await;
        person.open(&board).await;
        findings.look(&person, &format!("{game}, its end, on a big screen of {width}")).await;
    }
    findings.none();
}
