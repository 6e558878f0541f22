//! Somebody who plays by what the page shows, and by clicking on it.

use std::time::Duration;

use serde_json::{Value, json};
use thirtyfour::error::WebDriverResult;
use thirtyfour::{By, WebElement};

use crate::{Browser, Patience};

/// A click that has had no effect for so long, with nothing on its way, had none.
const EFFECT: Duration = Duration::from_millis(1500);

/// What the page shows to decide on.
const GLANCE: &str = r#"
    const all = (what, read) => [...document.querySelectorAll(what)].map(read);
    const step = document.querySelector("form[data-live] input[name=step]");
    const live = document.getElementById("live");
    const score = document.getElementById("score");
    return {
        table: !!document.getElementById("prompt"),
        over: !!score && !score.hidden,
        mine: !!document.querySelector("div#prompt.mine"),
        step: Number(step ? step.value : live ? live.dataset.step : -1),
        prompt: (document.getElementById("prompt") || document.body).textContent,
        keep: all("input[name=keep]", box => box.id),
        least: Number((/least-(\d)/.exec((document.querySelector("form.keep") || {}).className) || [0, 1])[1]),
        actions: all("button[name=action]", button => button.value),
        routes: all("a.route.can", link => link.dataset.focus),
        cards: all('#hand a.card.can', link => link.dataset.focus),
        signals: !!document.querySelector("main.signal-box"),
        sending: !!document.querySelector("form[data-sent]"),
    };
"#;

/// Where on the screen a link of the map can be clicked: a point where nothing else is above it.
const SPOT: &str = r#"
    const link = document.querySelector(`#map a[data-focus="${arguments[0]}"]`);
    if (!link) return null;
    link.scrollIntoView({ block: "nearest" });
    const hit = link.querySelector("use.hit");
    const path = hit && document.querySelector(hit.getAttribute("href"));
    const spots = [];
    if (path && path.getPointAtLength) {
        const matrix = hit.getScreenCTM();
        for (const part of [0.5, 0.35, 0.65, 0.2, 0.8, 0.42, 0.58, 0.28, 0.72, 0.1, 0.9]) {
            spots.push(path.getPointAtLength(path.getTotalLength() * part).matrixTransform(matrix));
        }
    } else {
        const box = link.querySelector("use").getBoundingClientRect();
        spots.push({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    }
    for (const { x, y } of spots) {
        const above = document.elementFromPoint(x, y);
        if (above && above.closest("a") === link) return [Math.round(x), Math.round(y)];
    }
    return null;
"#;

/// What waits to be clicked on once more.
const WAITS: &str = "button[data-waits]";

/// What shows the whole map.
const WHOLE_MAP: &str = ".zoom button[data-zoom=all]";

/// The button that closes what somebody has chosen.
const CLOSES: &str = "#choice a.close";

/// So often a person clicks on a route that doesn't open.
const CLICKS: usize = 3;

/// The step that a page fetched anew shows. What was asked before has been answered by then.
const THERE: &str = r#"
    const request = new XMLHttpRequest();
    request.open("GET", location.pathname, false);
    request.send();
    return Number(request.responseText.split('data-step="')[1].split('"')[0]);
"#;

/// Scrolls until something is in the middle of the screen.
const TO_THE_MIDDLE: &str = r#"
    const found = document.querySelector(arguments[0]);
    if (found) found.scrollIntoView({ block: "center" });
    return null;
"#;

/// What a person at a table sees of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// Their cards.
    pub hand: String,
    /// Their tickets.
    pub tickets: String,
    /// The open cards and the deck.
    pub market: String,
    /// Everyone at the table.
    pub players: String,
    /// What happened, the newest first.
    pub log: Vec<String>,
}

/// What there is to decide.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Glance {
    /// Whether a game is shown.
    pub table: bool,
    /// Whether it is over.
    pub over: bool,
    /// Whether everyone waits for this person.
    pub mine: bool,
    /// The step that the forms answer.
    pub step: i64,
    prompt: String,
    keep: Vec<String>,
    least: u64,
    pub(crate) actions: Vec<String>,
    routes: Vec<String>,
    cards: Vec<String>,
    /// Whether it is the table of a signal box.
    signals: bool,
    /// Whether something they have done is on its way.
    sending: bool,
}

impl Glance {
    /// A route that can be claimed now, as the page's address names it.
    #[must_use]
    pub fn route(&self) -> Option<&str> {
        self.routes.last().map(String::as_str)
    }

    /// What kind of decision it is: what can be done, a word each.
    #[must_use]
    pub fn kind(&self) -> String {
        let mut verbs: Vec<&str> =
            self.actions.iter().filter_map(|action| action.split([' ', ':']).next()).collect();
        verbs.extend((!self.keep.is_empty()).then_some("keep"));
        verbs.extend((!self.routes.is_empty()).then_some("claim"));
        verbs.sort_unstable();
        verbs.dedup();
        if verbs.is_empty() { "look".to_owned() } else { verbs.join("-") }
    }

    /// A card in hand that can be played now, as the page's address names it.
    #[must_use]
    pub fn card(&self) -> Option<&str> {
        self.cards.first().map(String::as_str)
    }
}

/// Somebody at a browser.
pub struct Person {
    /// Their browser.
    pub browser: Browser,
    /// How many decisions they have made.
    pub decisions: u32,
    /// How often they have chosen which tickets to complete.
    pub completions: u32,
    /// Whether they keep all tickets that they are offered, or as few as they may.
    pub keeps_all: bool,
    /// Whether they have nothing but a keyboard.
    pub keys_only: bool,
    /// The last step that they have answered.
    pub(crate) answered: i64,
    /// Routes that could not be clicked with the mouse.
    pub out_of_reach: Vec<String>,
    /// Clicks that had no effect.
    pub lost: Vec<String>,
}

impl Person {
    /// Somebody at this browser.
    #[must_use]
    pub fn at(browser: Browser) -> Person {
        Person {
            browser,
            decisions: 0,
            completions: 0,
            keeps_all: false,
            keys_only: false,
            answered: -1,
            out_of_reach: Vec::new(),
            lost: Vec::new(),
        }
    }

    /// Is ready for another table.
    pub fn forget(&mut self) {
        (self.decisions, self.completions, self.answered) = (0, 0, -1);
    }

    /// Opens an address.
    ///
    /// # Panics
    /// The page can't be had.
    pub async fn open(&self, address: &str) {
        self.browser.goto(address).await.unwrap_or_else(|error| panic!("{address}: {error}"));
    }

    /// Clicks on the first element that a selector finds.
    ///
    /// # Panics
    /// There is none that can be clicked for a long time.
    pub async fn click(&self, what: &str) {
        if self.keys_only {
            return self.press_by_keys(what).await;
        }
        let mut patience = Patience::default();
        loop {
            let clicked: WebDriverResult<()> =
                async { self.browser.find(By::Css(what)).await?.click().await }.await;
            match clicked {
                Ok(()) => return,
                // Something that stays at the edge of the screen may lie above it: people scroll then.
                Err(error) => {
                    patience.look((), &format!("{what} can't be clicked: {error}"));
                    self.browser.ask(TO_THE_MIDDLE, &[json!(what)]).await;
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
            }
        }
    }

    /// Waits for an element.
    ///
    /// # Panics
    /// There is none for a long time.
    pub async fn wait_for(&self, what: &str) -> WebElement {
        let mut patience = Patience::default();
        loop {
            match self.browser.find(By::Css(what)).await {
                Ok(found) => return found,
                Err(error) => patience.look((), &format!("{what} doesn't come: {error}")),
            }
            self.pause().await;
        }
    }

    /// Writes into a field.
    ///
    /// # Panics
    /// It can't be written into.
    pub async fn write(&self, what: &str, text: &str) {
        let field = self.wait_for(what).await;
        field.clear().await.expect("a field to empty");
        field.send_keys(text).await.expect("a field to write into");
    }

    /// Chooses from a list.
    pub async fn choose(&self, list: &str, value: &str) {
        let options = self.wait_for(list).await.find_all(By::Tag("option")).await.expect("options");
        for option in options {
            let named = option.attr("value").await.expect("an option");
            if named.as_deref() == Some(value) || option.text().await.expect("an option") == value {
                return option.click().await.expect("an option to choose");
            }
        }
        panic!("{list} doesn't offer {value}");
    }

    /// Waits a moment; who has no script looks again.
    async fn pause(&self) {
        if self.browser.scripts {
            tokio::time::sleep(Duration::from_millis(15)).await;
        } else {
            tokio::time::sleep(Duration::from_millis(60)).await;
            let _ = self.browser.refresh().await;
        }
    }

    /// What there is to decide.
    pub async fn glance(&self) -> Glance {
        let seen = self.browser.ask(GLANCE, &[]).await;
        let texts = |key: &str| -> Vec<String> {
            let all = seen[key].as_array().cloned().unwrap_or_default();
            all.iter().filter_map(Value::as_str).map(str::to_owned).collect()
        };
        let holds = |key: &str| seen[key].as_bool().unwrap_or(false);
        Glance {
            table: holds("table"),
            over: holds("over"),
            mine: holds("mine"),
            step: seen["step"].as_i64().unwrap_or(-1),
            prompt: seen["prompt"].as_str().unwrap_or_default().to_owned(),
            keep: texts("keep"),
            least: seen["least"].as_u64().unwrap_or(1),
            actions: texts("actions"),
            routes: texts("routes"),
            cards: texts("cards"),
            signals: holds("signals"),
            sending: holds("sending"),
        }
    }

    /// What the table shows.
    pub async fn told(&self) -> Told {
        let script = "const text = id => document.getElementById(id).textContent;
            return [text('hand'), text('tickets'), text('market'), text('players'),
                [...document.querySelectorAll('#log li')].map(line => line.textContent)];";
        let told = self.browser.ask(script, &[]).await;
        let text = |place: usize| told[place].as_str().unwrap_or_default().to_owned();
        let log = told[4].as_array().cloned().unwrap_or_default();
        Told {
            hand: text(0),
            tickets: text(1),
            market: text(2),
            players: text(3),
            log: log.iter().filter_map(Value::as_str).map(str::to_owned).collect(),
        }
    }

    /// The ids of the tickets that they have or are offered.
    pub async fn ticket_words(&self) -> Vec<String> {
        let script = "return [...document.querySelectorAll('#tickets a[data-focus]')].map(link => \
            link.dataset.focus.replace('ticket:', '')).concat([...document.querySelectorAll('input[name=keep]')]\
            .map(box => box.value));";
        let words = self.browser.ask(script, &[]).await;
        let words = words.as_array().cloned().unwrap_or_default();
        words.iter().filter_map(Value::as_str).map(str::to_owned).collect()
    }

    /// Waits until there is something new to decide, or the game is over. Like people do, decides
    /// again if a click had no effect.
    ///
    /// # Panics
    /// That doesn't come for a long time.
    pub async fn until_my_turn(&mut self) -> Glance {
        let mut patience = Patience::default();
        loop {
            let glance = self.glance().await;
            if self.is_ready(&glance) {
                return glance;
            }
            patience.look(glance.clone(), "it is never my turn again");
            if glance.mine && !glance.sending && patience.felt() > EFFECT {
                // Where the house is ahead, the page will get there.
                let there = self.browser.ask(THERE, &[]).await;
                if there.as_i64() == Some(glance.step) && self.glance().await == glance {
                    self.lost.push(format!("at step {}", glance.step));
                    return glance;
                }
            }
            self.pause().await;
        }
    }

    /// Waits until the page shows this step, or a later one.
    ///
    /// # Panics
    /// It doesn't for a long time.
    pub async fn until_step(&self, step: i64) {
        let mut patience = Patience::default();
        loop {
            let glance = self.glance().await;
            if glance.step >= step {
                return;
            }
            patience.look(glance, "what was done isn't shown");
            self.pause().await;
        }
    }

    /// Whether there is something new to decide, or the game is over.
    #[must_use]
    pub fn is_ready(&self, glance: &Glance) -> bool {
        glance.over || (glance.mine && glance.step > self.answered)
    }

    /// Decides what there is to decide, by clicking. Games shall end soon: claims come first.
    ///
    /// # Panics
    /// What the page offers can't be clicked.
    pub async fn decide(&mut self, glance: &Glance) {
        if glance.signals {
            return self.decide_on_signals(glance).await;
        }
        self.decisions += 1;
        self.answered = glance.step;
        let offers = |wanted: &str| glance.actions.iter().find(|action| action.starts_with(wanted));
        if !glance.keep.is_empty() {
            let count = if self.keeps_all { glance.keep.len() } else { glance.least as usize };
            for ticket in glance.keep.iter().take(count) {
                // Some may be ticked already, to see what they need.
                if self.browser.shows(&format!("[id=\"{ticket}\"]:not(:checked) + label")).await {
                    self.click(&format!("label[for=\"{ticket}\"]")).await;
                }
            }
            self.click("form.keep button[type=submit]").await;
            self.confirm().await;
            // Others choose at the same time: what they do isn't an answer to this.
            self.wait_for("body:not(:has(form.keep))").await;
        } else if let Some(answer) =
            offers("pay").or(offers("decline")).or(offers("refill")).or(offers("pieces"))
        {
            self.press(answer).await;
            if answer.starts_with("pieces") {
                // Others choose that at the same time, too.
                self.wait_for("body:not(:has(button[name=action][value^=pieces]))").await;
            }
        } else if offers("complete").is_some() {
            self.completions += 1;
            self.click("#choice form.best button").await;
        } else if let (8, Some(tickets)) = (self.decisions, offers("tickets")) {
            self.press(tickets).await;
        } else if !glance.routes.is_empty() {
            self.claim(&glance.routes).await;
        } else if let (true, Some(card)) = (self.decisions.is_multiple_of(3), glance.card()) {
            self.play(card).await;
        } else {
            let known = offers("take").or(offers("blind")).or(offers("tickets")).or(offers("pass"));
            // In a game that nobody here knows, anything is done.
            let action = known.or(glance.actions.first());
            let action = action.unwrap_or_else(|| panic!("nothing can be done: {glance:?}"));
            self.press(action).await;
        }
    }

    pub(crate) async fn press(&self, action: &str) {
        self.click(&format!("button[name=action][value={}]", json!(action))).await;
        self.confirm().await;
    }

    /// Says once more that they mean it, where the page asks again: not so soon that it may be a slip.
    pub async fn confirm(&self) {
        while self.browser.shows(WAITS).await {
            tokio::time::sleep(Duration::from_millis(450)).await;
            if self.keys_only {
                self.browser.key("Enter").await;
            } else if let Ok(button) = self.browser.find(By::Css(WAITS)).await {
                // What others do meanwhile may end the question.
                let _ = button.click().await;
            }
        }
    }

    /// Plays a card that is clicked on, in the first of the ways offered.
    async fn play(&self, card: &str) {
        // A second click would close what the first has opened.
        if self.browser.find(By::Css("#choice form.pays button.way")).await.is_err() {
            self.click(&format!("#hand a.card[data-focus={}]", json!(card))).await;
        }
        self.wait_for("#choice form.pays button.way, #choice a.more").await;
        if self.browser.find(By::Css("#choice form.pays button.way")).await.is_err() {
            self.click("#choice a.more").await;
        }
        self.click("#choice form.pays button.way").await;
    }

    /// Claims one of these routes: clicks on it, then on the cheapest way to pay.
    async fn claim(&mut self, routes: &[String]) {
        if let (true, Some(route)) = (self.keys_only, routes.last()) {
            self.press_by_keys(&format!("#map a.route[data-focus={}]", json!(route))).await;
            return self.press_by_keys("#choice form.pays button.way").await;
        }
        for route in routes.iter().rev().flat_map(|route| [route; CLICKS]) {
            let mut spot = self.browser.ask(SPOT, &[json!(route)]).await;
            if spot.is_null() && self.browser.shows(CLOSES).await {
                // On a phone what is open lies over the map.
                self.click(CLOSES).await;
                self.opens(&format!("body:not(:has({CLOSES}))")).await;
                spot = self.browser.ask(SPOT, &[json!(route)]).await;
            }
            if spot.is_null() && self.browser.shows(WHOLE_MAP).await {
                // It may be outside of what is seen of the map.
                self.click(WHOLE_MAP).await;
                spot = self.browser.ask(SPOT, &[json!(route)]).await;
            }
            let (Some(x), Some(y)) = (spot[0].as_i64(), spot[1].as_i64()) else {
                if !self.out_of_reach.contains(route) {
                    self.out_of_reach.push(route.clone());
                }
                continue;
            };
            // A second click would close what the first has opened.
            let open = format!("#map a.route.focus[data-focus={}]", json!(route));
            if self.browser.find(By::Css(open)).await.is_err() {
                let chain = self.browser.action_chain_with_delay(Some(Duration::ZERO), Some(Duration::ZERO));
                chain.move_to(x, y).click().perform().await.expect("a click on the map");
            }
            // The map may be drawn anew under the pointer: then people click once more.
            if self.opens("#choice form.pays button.way").await {
                self.click("#choice form.pays button.way").await;
                return;
            }
        }
        panic!("no route can be clicked: {routes:?}");
    }

    /// Whether this is there soon, once all is answered that was asked before.
    pub(crate) async fn opens(&self, what: &str) -> bool {
        let mut patience = Patience::default();
        while self.browser.find(By::Css(what)).await.is_err() {
            patience.look((), &format!("{what} doesn't open"));
            if patience.felt() > EFFECT {
                self.browser.ask(THERE, &[]).await;
                return self.browser.find(By::Css(what)).await.is_ok();
            }
            self.pause().await;
        }
        true
    }

    /// Plays to the score sheet.
    ///
    /// # Panics
    /// The game doesn't end.
    pub async fn play_to_the_end(&mut self) {
        for _ in 0..1500 {
            let glance = self.until_my_turn().await;
            if glance.over {
                return;
            }
            self.decide(&glance).await;
        }
        panic!("the game doesn't end");
    }

    /// Makes so many decisions, or fewer if the game ends.
    pub async fn play_on(&mut self, decisions: u32) {
        for _ in 0..decisions {
            let glance = self.until_my_turn().await;
            if glance.over {
                return;
            }
            self.decide(&glance).await;
        }
    }

    /// Asks for a hint and follows it; `false` if there is nothing to ask.
    pub async fn follow_hint(&mut self, glance: &Glance) -> bool {
        let asks = self.browser.ask("return !!document.querySelector('#prompt .ask button')", &[]).await;
        if asks != Value::Bool(true) {
            return false;
        }
        self.decisions += 1;
        self.answered = glance.step;
        self.click("#prompt .ask button").await;
        self.wait_for(".advice .reasons li").await;
        self.click(".advice .button.main").await;
        self.confirm().await;
        self.wait_for("body:not(:has(.advice))").await;
        true
    }

    /// Clicks on the poster of a game on the front page.
    pub async fn choose_game(&self, game: &str) {
        self.click(&format!("a[href='/g/{game}']")).await;
        self.wait_for("form[action='/play']").await;
    }

    /// On the front page: plays against so many bots.
    pub async fn play_now(&self, game: &str, bots: u32, level: &str) {
        self.choose_game(game).await;
        self.choose("form[action='/play'] select[name=bots]", &bots.to_string()).await;
        self.click(&format!("form[action='/play'] input[name=level][value={level}]")).await;
        self.click("form[action='/play'] button[type=submit]").await;
        self.wait_for("#prompt").await;
    }
}
