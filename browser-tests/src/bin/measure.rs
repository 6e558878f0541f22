//! Measures a table as its player feels it: from a click until the page is painted, and what travels.
//!
//! `cargo run --release --bin measure [DECISIONS]` plays every game at 1280×800 against a trainee. With
//! `ROUNDHOUSE` two programs can be compared, one after the other on the same machine.

use roundhouse_browser_tests::{Browser, House, Person, games};
use serde_json::{Value, json};

/// From each click or form until the frame after the first change it brings is painted, and how many bytes came.
const WATCH: &str = "
    const felt = window.felt = { looks: [], acts: [] };
    let began = null;
    const start = kind => event => { began = began || [kind, event.timeStamp]; };
    addEventListener('click', event => {
        if (event.target.closest('[data-focus]')) start('looks')(event);
        else if (event.target.closest('button[name=action], form[data-live] button')) start('acts')(event);
    }, true);
    new MutationObserver(changes => {
        // That a form is on its way is not yet what it brings.
        if (!began || changes.every(change => change.attributeName === 'data-sent')) return;
        const [kind, since] = began;
        began = null;
        requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port2.onmessage = () => felt[kind].push(performance.now() - since);
            port1.postMessage(0);
        });
    }).observe(document.getElementById('main'), { subtree: true, childList: true, attributes: true });
    performance.setResourceTimingBufferSize(100000);
    const size = entry => entry.transferSize;
    const first = performance.getEntriesByType('navigation').concat(performance.getEntriesByType('resource'));
    felt.first = first.map(size).reduce((one, other) => one + other, 0);
    performance.clearResourceTimings();
    return null;";

/// What came for a page that is loaded with nothing in the cache, each with its bytes; the worker of the stream, which
/// isn't listed, as its answer says.
const LOADED: &str = "
    const all = performance.getEntriesByType('navigation').concat(performance.getEntriesByType('resource'));
    const told = all.map(entry => [entry.name.replace(/.*\\//, '').replace(/-[0-9a-f]{8}/, ''), entry.transferSize]);
    const ask = address => {
        const request = new XMLHttpRequest();
        request.open('GET', address, false);
        request.send();
        return request;
    };
    const script = ask([...document.scripts].find(script => script.src.includes('table')).src).responseText;
    const worker = ask(/\\/assets\\/stream-[^\"]*/.exec(script)[0]);
    return told.concat([['stream.js', Number(worker.getResponseHeader('content-length'))]]);";

const TOLD: &str = "
    const sizes = performance.getEntriesByType('resource')
        .filter(entry => /\\/(act|regions|skip)/.test(entry.name)).map(entry => entry.transferSize);
    return [felt.looks, felt.acts, sizes, felt.first];";

#[tokio::main]
async fn main() {
    let decisions = std::env::args().nth(1).and_then(|count| count.parse().ok()).unwrap_or(60);
    println!(
        "game             look p50/p95 ms   act p50/p95 ms   update p50/p95 bytes   first load bytes   by a link bytes"
    );
    for game in games() {
        let house = House::open(0).await;
        let mut person = Person::at(Browser::open().await);
        person.open(&house.address("/")).await;
        person.play_now(&game, 1, "trainee").await;
        tokio::time::sleep(std::time::Duration::from_millis(500)).await;
        person.browser.ask(WATCH, &[]).await;
        person.play_on(decisions).await;
        let told = person.browser.ask(TOLD, &[]).await;
        let loaded = by_link(&person).await;
        let by_link: f64 = loaded.iter().map(|(_, bytes)| bytes).sum();
        let [looks, acts, sizes] = [0, 1, 2].map(|at| numbers(&told[at]));
        println!(
            "{game:15} {:>8.0} / {:<6.0} {:>8.0} / {:<6.0} {:>10.0} / {:<8.0} {:>12.0} {:>18.0}   ({} looks, {} acts)",
            part(&looks, 50),
            part(&looks, 95),
            part(&acts, 50),
            part(&acts, 95),
            part(&sizes, 50),
            part(&sizes, 95),
            told[3].as_f64().unwrap_or_default(),
            by_link,
            looks.len(),
            acts.len(),
        );
        let parts: Vec<String> = loaded.iter().map(|(name, bytes)| format!("{name} {bytes}")).collect();
        println!("                 by a link: {}", parts.join(", "));
    }
}

/// What a browser loads for the table as it stands that has nothing of the house yet.
async fn by_link(person: &Person) -> Vec<(String, f64)> {
    let address = person.browser.current_url().await.expect("an address");
    for command in ["Network.enable", "Network.clearBrowserCache"] {
        person.browser.cdp().send_raw(command, json!({})).await.expect("an empty cache");
    }
    person.open(address.as_str()).await;
    tokio::time::sleep(std::time::Duration::from_millis(1000)).await;
    let told = person.browser.ask(LOADED, &[]).await;
    let entry = |entry: &Value| Some((entry[0].as_str()?.to_owned(), entry[1].as_f64()?));
    told.as_array().into_iter().flatten().filter_map(entry).collect()
}

fn numbers(told: &Value) -> Vec<f64> {
    let mut all: Vec<f64> = told.as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
    all.sort_by(f64::total_cmp);
    all
}

/// So many of a hundred are no larger.
fn part(sorted: &[f64], percent: usize) -> f64 {
    sorted
        .get((sorted.len() * percent / 100).min(sorted.len().saturating_sub(1)))
        .copied()
        .unwrap_or(f64::NAN)
}
