//! What partners tell each other where all play together: plans, pins, and what bots say to them.

use std::sync::Arc;

use server::House;

use crate::guest::{self, Guest, house, house_in, reopened, values};

/// Anna, who begins, and Boris; and one who watches.
async fn three(house: &Arc<House>) -> (Guest, Guest, Guest, String) {
    let [mut anna, mut boris, mut clara] = ["en", "ru", "en"].map(|language| Guest::new(house, language));
    let laid = "game=switch-signal&name=Anna&seats=2&bots=0&first=me";
    let table = anna.post("/tables", laid).await.location();
    assert_eq!(boris.post(&format!("{table}/join"), "name=Boris").await.status, 303);
    assert_eq!(anna.post(&format!("{table}/start"), "").await.status, 303);
    assert_eq!(clara.get(&table).await.status, 200);
    (anna, boris, clara, table)
}

/// What somebody may do, or propose, of this kind, with something clicked on.
async fn offered(guest: &mut Guest, table: &str, focus: &str, kind: &str) -> Vec<String> {
    let page = guest.get(&format!("{table}?focus={focus}")).await.text;
    let all = guest::actions(&page).into_iter().map(|action| action.replace("&gt;", ">"));
    all.filter(|action| action.starts_with(kind)).collect()
}

/// Sends a form of the table: its status, and why not.
async fn send(guest: &mut Guest, address: String, form: &str) -> (u16, String) {
    let answer = guest.post(&address, form).await;
    (answer.status, answer.code().to_owned())
}

const DONE: (u16, String) = (303, String::new());

fn refused(status: u16, code: &str) -> (u16, String) {
    (status, code.to_owned())
}

/// The steps that are proposed, as a page lists them.
fn steps(page: &str) -> Vec<String> {
    let lists = page.split("class=\"plan-steps").skip(1).filter_map(|list| list.split("</ol>").next());
    let lines = lists.flat_map(|list| list.split("<li>").skip(1));
    lines.filter_map(|line| line.split('<').next().map(str::to_owned)).collect()
}

async fn listed(guest: &mut Guest, table: &str) -> Vec<String> {
    steps(&guest.get(&format!("{table}?focus=partners")).await.text)
}

#[tokio::test]
async fn a_plan_is_seen_by_all_and_done_step_by_step() {
    let house = house("partners-plan", 501).await;
    let (mut anna, mut boris, mut clara, table) = three(&house).await;
    let propose = format!("{table}/propose");
    let switch = offered(&mut boris, &table, "switch:amiens", "switch ").await.remove(0);
    assert_eq!(send(&mut boris, propose.clone(), &format!("step=0&after=0&action={switch}")).await, DONE);
    // What is possible after that.
    let again = offered(&mut boris, &table, "switch:amiens", "switch ").await;
    assert!(!again.contains(&switch), "it would lie so already");
    assert_eq!(send(&mut boris, propose.clone(), "step=0&after=1&action=end").await, DONE);
    for guest in [&mut anna, &mut boris, &mut clara] {
        let page = guest.get(&table).await.text;
        assert_eq!(steps(&page).len(), 2);
        assert!(page.contains("class=\"planned-way seat-b\""), "it is on the map");
        assert!(page.contains("Boris"));
    }
    // Sent again it is there once; whoever watches says nothing.
    assert_eq!(send(&mut boris, propose.clone(), "step=0&after=1&action=end").await, DONE);
    assert_eq!(send(&mut boris, propose.clone(), "step=0&after=0&action=roll").await, refused(409, "stale"));
    assert_eq!(listed(&mut anna, &table).await.len(), 2);
    let watcher = send(&mut clara, propose.clone(), &format!("step=0&action={switch}")).await;
    assert_eq!((watcher.0, watcher.1.as_str()), (403, "not-your-seat"));

    let acted = anna.get(&table).await.text;
    assert!(guest::actions(&acted).contains(&switch), "one button does the first step");
    let step = guest::step(&acted);
    assert_eq!(send(&mut anna, format!("{table}/act"), &format!("step={step}&action={switch}")).await, DONE);
    for guest in [&mut anna, &mut boris, &mut clara] {
        assert_eq!(listed(guest, &table).await.len(), 1, "it is shorter for all");
    }
    // What is taken back is to be done again.
    let step = anna.steps_at(&table).await;
    assert_eq!(send(&mut anna, format!("{table}/undo"), &format!("step={step}")).await, DONE);
    assert_eq!(listed(&mut boris, &table).await.len(), 2);
    // Something else doesn't wipe it.
    let other = offered(&mut anna, &table, "switch:lyon", "switch ").await;
    if let Some(other) = other.first() {
        let step = anna.steps_at(&table).await;
        assert_eq!(
            send(&mut anna, format!("{table}/act"), &format!("step={step}&action={other}")).await,
            DONE
        );
        assert!(!listed(&mut boris, &table).await.is_empty());
    }
    let withdraw = format!("{table}/withdraw");
    let many = listed(&mut boris, &table).await.len();
    assert_eq!(send(&mut anna, withdraw.clone(), "what=all").await, DONE);
    assert_eq!(listed(&mut boris, &table).await.len(), many, "nobody withdraws what another proposed");
    let last = format!("what=last&after={many}");
    assert_eq!(send(&mut boris, withdraw.clone(), &last).await, DONE);
    assert_eq!(send(&mut boris, withdraw.clone(), &last).await, DONE);
    assert_eq!(listed(&mut anna, &table).await.len(), many - 1, "sent again it takes no more");
    assert_eq!(send(&mut boris, withdraw, "what=all").await, DONE);
    assert_eq!(listed(&mut anna, &table).await.len(), 0);
}

#[tokio::test]
async fn what_is_told_has_limits_and_no_markup() {
    let house = house("partners-limits", 502).await;
    let (mut anna, mut boris, mut clara, table) = three(&house).await;
    for _ in 0..8 {
        assert_eq!(send(&mut boris, format!("{table}/propose"), "action=end").await, DONE);
    }
    let ninth = send(&mut boris, format!("{table}/propose"), "action=end").await;
    assert_eq!(ninth, refused(409, "table-plan-long"));
    for nonsense in ["<b>end</b>", "switch nowhere: x with switch", "", "move black-9 with move"] {
        let form = format!("action={nonsense}");
        assert_eq!(send(&mut boris, format!("{table}/propose"), &form).await.0, 409, "{nonsense}");
    }
    let pin = format!("{table}/pin");
    for place in ["city:paris", "switch:amiens", "departure:calais", "train:black-1", "city:marseille"] {
        assert_eq!(send(&mut anna, pin.clone(), &format!("kind=look&place={place}")).await, DONE);
    }
    let sixth = send(&mut anna, pin.clone(), "kind=look&place=train:gray-1").await;
    assert_eq!(sixth, refused(409, "table-pins-many"));
    // In the place of one's own another is no more.
    assert_eq!(send(&mut anna, pin.clone(), "kind=keep&place=city:paris").await, DONE);
    for nowhere in ["city:<b>", "cards:signal", "", "partners", "city:denver"] {
        let form = format!("kind=look&place={nowhere}");
        assert_eq!(
            send(&mut boris, pin.clone(), &form).await,
            refused(409, "table-pin-nowhere"),
            "{nowhere}"
        );
    }
    assert_eq!(send(&mut boris, pin.clone(), "kind=<i>&place=city:paris").await, refused(400, "bad-form"));
    assert_eq!(
        send(&mut clara, pin.clone(), "kind=look&place=city:paris").await,
        refused(403, "not-your-seat")
    );
    for guest in [&mut anna, &mut boris, &mut clara] {
        let page = guest.get(&table).await.text;
        assert_eq!(
            page.matches("class=\"pin-sign\"").count(),
            values(&page, "class=\"pin-sign\"", "d=\"").len()
        );
        assert!(page.contains("class=\"pin-sign\"") && page.contains("Anna"));
    }
    // Only whoever put it up takes it away.
    assert_eq!(send(&mut boris, pin.clone(), "kind=&place=city:paris").await, DONE);
    let asked = format!("{table}?focus=partners");
    assert!(boris.get(&asked).await.text.contains("data-focus=\"city:paris\">Anna"));
    assert_eq!(send(&mut anna, pin, "kind=&place=city:paris").await, DONE);
    assert!(!boris.get(&asked).await.text.contains("data-focus=\"city:paris\">Anna"));
    // Where everybody plays for themselves nothing is proposed.
    let other = anna.post("/play", "game=europe&bots=1&level=trainee").await.location();
    for (what, form) in
        [("propose", "action=blind"), ("pin", "kind=look&place=city:paris"), ("plan", "on=yes")]
    {
        let told = send(&mut anna, format!("{other}/{what}"), form).await;
        assert_eq!(told, refused(409, "table-no-advice"), "{what}");
    }
}

#[tokio::test]
async fn what_was_only_said_is_gone_after_a_restart_of_the_one_server() {
    let (house, folder) = house_in("partners-restart", 503).await;
    if house.tools.store.is_shared() {
        return;
    }
    let (mut anna, _, _, table) = three(&house).await;
    assert_eq!(send(&mut anna, format!("{table}/pin"), "kind=look&place=city:paris").await, DONE);
    assert_eq!(send(&mut anna, format!("{table}/plan"), "on=yes").await, DONE);
    house.tools.store.close().await.expect("closed");
    let again = reopened(&folder, 504).await;
    let mut anna = anna.at(&again);
    let page = anna.get(&table).await.text;
    assert!(!page.contains("class=\"pin-sign\"") && page.contains(&format!("{table}/act")));
    assert_eq!(send(&mut anna, format!("{table}/pin"), "kind=look&place=city:paris").await, DONE);
}

/// Something for the bot to do: a train's move, or a signal anywhere else for the dearest price.
async fn wanted(guest: &mut Guest, table: &str, nth: usize) -> Option<String> {
    let colour = ["black", "brown", "gray"][nth / 2 % 3];
    if nth.is_multiple_of(2) {
        return offered(guest, table, &format!("train:{colour}-1"), "move ").await.first().cloned();
    }
    let page = guest.get(table).await.text;
    let fields = values(&page, "class=\"signal\"", "data-focus=\"");
    let field = fields.get(nth * 5 % fields.len().max(1))?;
    offered(guest, table, field, "signal ").await.last().cloned()
}

/// Somebody plans, in their own turn, what the bot after them should do. It follows what is good and says why not
/// otherwise, to everybody in their own language.
#[tokio::test]
async fn a_bot_follows_what_is_good_and_says_why_not_otherwise() {
    let house = house("partners-bot", 505).await;
    let (mut followed, mut declined) = (0, 0);
    for nth in 0..40 {
        if followed > 0 && declined > 0 {
            return;
        }
        let [mut anna, mut boris] = ["en", "ru"].map(|language| Guest::new(&house, language));
        let laid = "game=switch-signal&name=Anna&bots=1&level=driver&first=me";
        let table = anna.post("/play", laid).await.location();
        let act = format!("action=\"{table}/act\"");
        anna.until(&table, &act).await;
        assert_eq!(send(&mut anna, format!("{table}/plan"), "on=yes").await, DONE);
        assert_eq!(send(&mut anna, format!("{table}/propose"), "action=end").await, DONE);
        let Some(wanted) = wanted(&mut anna, &table, nth).await else { continue };
        assert_eq!(send(&mut anna, format!("{table}/propose"), &format!("action={wanted}")).await, DONE);
        let page = anna.get(&table).await.text;
        assert_eq!(steps(&page).len(), 2);
        assert!(!page.contains(&act), "while one plans nothing is done");
        assert_eq!(send(&mut anna, format!("{table}/plan"), "on=no").await, DONE);
        let step = anna.steps_at(&table).await;
        assert_eq!(send(&mut anna, format!("{table}/act"), &format!("step={step}&action=end")).await, DONE);
        // The bot has its turn, and it is Anna's again.
        anna.until(&table, &act).await;
        let page = anna.get(&format!("{table}?focus=partners")).await.text;
        match page.contains("class=\"answer\"") {
            true => {
                assert!(page.contains("Better: "), "{page}");
                let heard = boris.get(&format!("{table}?focus=partners")).await.text;
                assert!(heard.contains("Лучше так: "));
                declined += 1;
            }
            false => followed += u32::from(steps(&page).is_empty()),
        }
    }
    panic!("{followed} followed, {declined} declined");
}
