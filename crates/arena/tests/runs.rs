//! Whole runs: the same games in any order, nothing illegal, and reports that add up.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use arena::report::Ended;
use arena::{
    Entrant, Ledger, Report, Schedule, SequentialTest, Statistics, Terms, Tournament, Verdict, report,
};
use bots::Bots;
use card_game::CardGame;
use classic::Classic;
use great_lakes::GreatLakes;
use switch_signal::SwitchSignal;

fn terms() -> Terms {
    Terms { seed: "test".to_owned(), iterations: Some(1), time: None }
}

/// A clock that goes on by a microsecond whenever it is looked at.
fn clock() -> impl Fn() -> Duration + Sync {
    let looks = AtomicU64::new(0);
    move || Duration::from_micros(looks.fetch_add(1, Ordering::Relaxed))
}

/// Plays games with these numbers, in this order, and gives the report and all games as text.
fn run<G: Statistics>(game: &G, names: &str, numbers: impl Iterator<Item = u64>) -> (Report, String) {
    let together = game.game() == SwitchSignal::GAME;
    let named = Entrant::list(names).expect("bots");
    let schedule = Schedule::new(&named, game.seats(), together).expect("enough");
    let (terms, clock) = (terms(), clock());
    let tournament = Tournament::new((game, &Bots::default()), &schedule, &terms, &clock).expect("bots");
    let mut ledger = Ledger::new(&schedule, None);
    let mut planned = 0;
    for number in numbers {
        planned = planned.max(number + 1);
        ledger.add(tournament.play(number, &|| false).expect("it ends").expect("nobody stops it"));
    }
    (Report::new(&tournament, &ledger, planned, false), report::csv::<G>(&schedule, &ledger))
}

/// The report without what depends on the clock.
fn without_times(report: &Report) -> serde_json::Value {
    let mut json: serde_json::Value = serde_json::from_str(&report.json()).expect("it is JSON");
    for entrant in json["entrants"].as_array_mut().expect("a list") {
        assert!(entrant.as_object_mut().expect("an object").remove("time").is_some());
    }
    json
}

#[test]
fn games_are_the_same_in_whatever_order_they_are_played() {
    let game = Classic::standard(2).expect("two can play");
    let (one, games) = run(&game, "trainee,random", 0..6);
    let (other, same) = run(&game, "trainee,random", (0..6).rev());
    assert_eq!(without_times(&one), without_times(&other));
    assert_eq!(games, same);
    assert_eq!(games.lines().count(), 1 + 6 * 2, "a head, and a row for each seat of each game");
}

/// The same deal in both seatings, and another one in the next deal.
#[test]
fn a_deal_is_the_same_in_all_its_seatings() {
    let game = Classic::standard(2).expect("two can play");
    let (_, games) = run(&game, "random,greedy", 0..8);
    // Whoever begins is drawn by the deal: the same seat in both of its games.
    let first: Vec<&str> = games
        .lines()
        .filter(|row| row.split(',').nth(3) == Some("1"))
        .filter_map(|row| row.split(',').nth(2))
        .collect();
    assert_eq!(first.len(), 8);
    assert!(first.chunks(2).all(|deal| deal[0] == deal[1]), "{first:?}");
    assert!(first.iter().any(|seat| *seat != first[0]), "other deals begin elsewhere: {first:?}");
}

/// What must hold in every report, whatever the game.
fn adds_up<G: Statistics>(game: &G, names: &str, games: u64) {
    let (report, _) = run(game, names, 0..games);
    assert_eq!((report.head.games, report.head.ended), (games, Ended::Complete));
    assert_eq!((report.illegal, report.fault.is_none()), (0, true), "{}", game.game());
    assert!(report.checked > 10 * games);
    let seats = game.seats() as f64;
    for standing in &report.entrants {
        let lines: f64 = standing.lines.iter().map(|line| line.points.mean).sum();
        assert!((lines - standing.points.mean).abs() < 1e-9, "lines add up to the points");
        assert_eq!(standing.histogram.values().sum::<u64>(), standing.games);
        assert_eq!(standing.figures.len(), G::FIGURES.len());
        assert!(standing.won.low <= standing.won.mean && standing.won.mean <= standing.won.high);
        assert!(standing.time.p50 > 0.0 && standing.time.p50 <= standing.time.most);
    }
    let wins: f64 = report.entrants.iter().map(|own| own.won.mean * own.games as f64).sum();
    if !report.head.together {
        assert!((wins - games as f64).abs() < 1e-6, "every game has one win to share: {wins}");
        let by_turn: f64 = report.by_turn.iter().map(|share| share.mean).sum();
        assert!((by_turn - 1.0).abs() < 1e-9, "{by_turn}");
    }
    assert_eq!(report.endings.values().sum::<u64>(), games);
    assert!(report.decisions.mean * games as f64 - report.checked as f64 <= 1e-6);
    for group in &report.item_groups {
        assert!(group.items.iter().any(|item| item.held > 0), "{}", group.name);
        for item in &group.items {
            let held = item.winners * games as f64 + item.losers * games as f64 * (seats - 1.0);
            // Shared wins make a few more winners.
            assert!((held - item.held as f64).abs() < 2.0 || !report.ties.is_empty(), "{}", item.id);
            assert!(item.done <= item.held && (0.0..=1.0).contains(&item.won));
        }
    }
}

#[test]
fn reports_add_up_in_every_game() {
    adds_up(&Classic::standard(2).expect("a table"), "trainee,random", 6);
    adds_up(&GreatLakes::standard(3).expect("a table"), "random,trainee,greedy", 6);
    adds_up(&CardGame::standard(4).expect("a table"), "trainee,3*random", 4);
    adds_up(&SwitchSignal::standard(2).expect("a table"), "random,greedy", 4);
}

/// Nobody loses a game against those who do anything.
#[test]
fn who_plays_better_has_the_higher_rating() {
    let (report, _) = run(&Classic::standard(2).expect("a table"), "trainee,random", 0..10);
    let [trainee, random] = &report.entrants[..] else { panic!("two") };
    assert!(trainee.won.mean > 0.9 && trainee.rating.expect("rated").points > 1800.0);
    assert_eq!(random.rating.expect("rated").points, 1500.0);
    assert_eq!(report.headline().key, "arena-headline-duel");
    assert!(report.crosstable[0][1].expect("they met").mean > 0.9 && report.crosstable[0][0].is_none());
}

#[test]
fn a_stopped_game_is_none() {
    let game = Classic::standard(2).expect("a table");
    let schedule = Schedule::new(&Entrant::list("random,greedy").expect("bots"), 2, false).expect("two");
    let (terms, clock) = (terms(), clock());
    let tournament = Tournament::new((&game, &Bots::default()), &schedule, &terms, &clock).expect("bots");
    assert_eq!(tournament.play(0, &|| true), Ok(None));
}

/// A time budget is told to the bots, and what they take beyond it is measured.
#[test]
fn overruns_are_measured_by_the_clock_that_is_handed_in() {
    let game = Classic::standard(2).expect("a table");
    let schedule = Schedule::new(&Entrant::list("random,greedy").expect("bots"), 2, false).expect("two");
    let terms = Terms { time: Some(Duration::from_micros(100)), ..terms() };
    let late = AtomicU64::new(0);
    // Every look at the clock finds it 125 microseconds later: each decision is late by a quarter.
    let clock = || Duration::from_micros(late.fetch_add(125, Ordering::Relaxed));
    let tournament = Tournament::new((&game, &Bots::default()), &schedule, &terms, &clock).expect("bots");
    let mut ledger = Ledger::new(&schedule, None);
    (0..2)
        .for_each(|number| ledger.add(tournament.play(number, &|| false).expect("it ends").expect("whole")));
    let report = Report::new(&tournament, &ledger, 2, false);
    let over = report.entrants[0].time.overrun.expect("a time was said");
    assert!((over - 0.25).abs() < 1e-6, "{over}");
    assert_eq!(<Classic as bots::HasBots>::iterations(bots::HouseBot::Random), 0);
}

/// The test for two closes the book early, and says so.
#[test]
fn a_clear_difference_ends_a_run_early() {
    let game = CardGame::standard(2).expect("a table");
    let schedule = Schedule::new(&Entrant::list("trainee,random").expect("bots"), 2, false).expect("two");
    let (terms, clock) = (terms(), clock());
    let tournament = Tournament::new((&game, &Bots::default()), &schedule, &terms, &clock).expect("bots");
    let mut ledger = Ledger::new(&schedule, Some(SequentialTest::new(schedule.fair(), 0.02)));
    let mut number = 0;
    while ledger.verdict().is_none() && number < 400 {
        ledger.add(tournament.play(number, &|| false).expect("it ends").expect("whole"));
        number += 1;
    }
    let report = Report::new(&tournament, &ledger, 400, false);
    assert_eq!(report.sequential.expect("asked").verdict, Some(Verdict::First));
    assert_eq!(report.head.ended, Ended::Settled);
    assert!(report.head.games < 100, "{}", report.head.games);
}
