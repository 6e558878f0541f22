//! People who meet at a table: how they get there, and what they read of each other.

use std::time::Duration;

use thirtyfour::By;

use crate::{Browser, House, Patience, Person};

/// Two friends, each at a browser, and the address of their table.
pub struct Friends {
    /// Anna, who laid it.
    pub host: Person,
    /// Boris, who followed the link.
    pub guest: Person,
    /// The link.
    pub link: String,
}

impl Friends {
    /// Anna lays a table of a game for two, with more that the form asks for, Boris sits down, and it begins.
    ///
    /// # Panics
    /// A page doesn't have what that needs.
    pub async fn meet(house: &House, game: &str, chosen: &[(&str, &str)]) -> Friends {
        let (host, guest) = tokio::join!(Browser::open(), Browser::open());
        let [host, guest] = [host, guest].map(Person::at);
        host.open(&house.address("/")).await;
        host.choose_game(game).await;
        host.write("form[action='/tables'] input[name=name]", "Anna").await;
        host.choose("form[action='/tables'] select[name=seats]", "2").await;
        for (name, value) in chosen {
            let fold = format!("form[action='/tables'] details:not([open]):has([name={name}]) > summary");
            if host.browser.shows(&fold).await {
                host.click(&fold).await;
            }
            host.choose(&format!("form[action='/tables'] select[name={name}]"), value).await;
        }
        host.click("form[action='/tables'] button[type=submit]").await;
        let link = host.wait_for("#link").await.value().await.expect("a field").expect("a link");
        guest.open(&link).await;
        guest.write("form.join input[name=name]", "Boris").await;
        guest.click("form.join button[type=submit]").await;
        host.click("form[action$='/start'] button:not([disabled])").await;
        for person in [&host, &guest] {
            person.wait_for("#prompt").await;
        }
        Friends { host, guest, link }
    }

    /// Both choose what to begin with. Then somebody has the first turn, by lot: whoever that is, and the other.
    ///
    /// # Panics
    /// Nobody has it for a long time.
    pub async fn by_turn(mut self) -> (Person, Person, String) {
        for person in [&mut self.host, &mut self.guest] {
            let glance = person.until_my_turn().await;
            person.decide(&glance).await;
        }
        let mut patience = Patience::default();
        loop {
            let glances = [self.host.glance().await, self.guest.glance().await];
            if self.host.is_ready(&glances[0]) {
                return (self.host, self.guest, self.link);
            }
            if self.guest.is_ready(&glances[1]) {
                return (self.guest, self.host, self.link);
            }
            patience.look(glances, "somebody has the first turn");
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }
}

impl Person {
    /// Waits until the page says something.
    ///
    /// # Panics
    /// It doesn't for a long time.
    pub async fn reads(&self, what: &str) {
        let mut patience = Patience::default();
        loop {
            let text = self.text("body").await;
            if text.contains(what) {
                return;
            }
            patience.look(text, what);
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// What can be read in a part of the page; nothing, if it isn't there.
    pub async fn text(&self, part: &str) -> String {
        match self.browser.find(By::Css(part)).await {
            Ok(part) => part.text().await.unwrap_or_default(),
            Err(_) => String::new(),
        }
    }

    /// Opens the menu of one's seat and presses something in it.
    pub async fn from_menu(&self, form: &str) {
        self.click(".seat-menu > summary").await;
        self.click(&format!(".seat-menu form[action$='{form}'] button")).await;
    }
}
