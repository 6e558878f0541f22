//! Score pads: what the games' own rules say of a game that was played is what a pad says of what lies on the
//! table then; what can't be is told where it is wrong.

use card_game::CardGame;
use classic::{Board, Classic, First};
use engine::{BySeat, FastChance, Seat, playout};
use great_lakes::GreatLakes;
use pages::HasPages;
use pages::pad::{Answer, Asked};
use rails::pad::{HasPad, Laid, Pad};
use rails::{CitySet, RouteSet, TicketSet};
use stalls::Stalls as _;
use std::sync::Arc;
use words::{Language, Words};

use crate::html::check;

/// A game that can be laid out as it was left.
trait LeftLying: HasPad + HasPages {
    fn left(state: &Self::State, seat: Seat) -> Laid;
}

impl LeftLying for Classic {
    fn left(state: &Self::State, seat: Seat) -> Laid {
        let own = state.of(seat);
        Laid { routes: own.routes, buildings: own.stations, tickets: own.tickets, ..Laid::default() }
    }
}

impl LeftLying for GreatLakes {
    fn left(state: &Self::State, seat: Seat) -> Laid {
        let own = state.of(seat);
        let (routes, buildings, tickets) = (own.routes, own.harbours, own.tickets);
        Laid { routes, buildings, tickets, exchanged: own.exchanged, ..Laid::default() }
    }
}

impl LeftLying for CardGame {
    fn left(state: &Self::State, seat: Seat) -> Laid {
        let own = state.of(seat);
        let completed = [own.earlier, own.completed];
        Laid { tickets: own.tickets | own.all_completed(), completed, ..Laid::default() }
    }
}

/// A whole game by chance: what lies on its table then.
fn played<G: LeftLying>(rules: &G, seed: u64) -> (G::State, Pad) {
    let mut chance = FastChance::new(seed);
    let mut state = rules.deal(&mut chance, &mut ());
    while let Some(seat) = playout::actor(rules, &state, &mut chance) {
        let action = rules.pick(&state, seat, &mut chance).expect("there is something to do");
        assert!(rules.apply(&mut state, seat, action, &mut chance, &mut ()).is_ok(), "it was legal");
    }
    let laid = BySeat::new(|seat| {
        if seat.index() < rules.seats() { <G as LeftLying>::left(&state, seat) } else { Laid::default() }
    });
    (state, Pad { laid, ..Pad::new(rules.seats()) })
}

fn ask<G: HasPages>(rules: &G, words: &Words, text: &str, change: &[(&str, &str)]) -> Option<Answer> {
    let house = stalls::house().roster();
    let change: Vec<(String, String)> =
        change.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    rules.pad(&Asked {
        words,
        game: house.game(rules.game()).expect("it is of the house"),
        text,
        change: &change,
        clean: &|name| name.chars().take(24).collect(),
        base: "http://house.test",
        regions: false,
    })
}

fn page<G: HasPages>(rules: &G, words: &Words, text: &str, change: &[(&str, &str)]) -> String {
    match ask(rules, words, text, change) {
        Some(Answer::Page(page)) => page,
        other => panic!("{text} {change:?}: {other:?}"),
    }
}

#[track_caller]
fn after<G: HasPages>(rules: &G, text: &str, change: (&str, &str)) -> String {
    match ask(rules, &Words::new(Language::En), text, &[change]) {
        Some(Answer::Changed(text)) => text,
        other => panic!("{text} {change:?}: {other:?}"),
    }
}

/// What a page tells between its tags.
fn told(page: &str) -> String {
    let texts = page.split('<').map(|part| part.split_once('>').map_or("", |(_, text)| text));
    texts.collect::<Vec<_>>().join(" ").split_whitespace().collect::<Vec<_>>().join(" ")
}

fn same_as_the_engine<G: LeftLying>(rules: &G, seed: u64) {
    let (state, pad) = played(rules, seed);
    let text = pad.write(&rules.extent());
    let (read, whole) = Pad::read(&text, &rules.extent(), &str::to_owned).expect("it can be read");
    assert!(whole && read == pad, "{text}");
    assert_eq!(rules.faults(&read.laid), [], "{} {seed}: a game that was played is possible", rules.game());
    let engine = rules.outcome(&state).expect("it is over");
    let counted = rules.outcome(&rules.laid_out(&read.laid)).expect("so is what lies there");
    let scored = |outcome: engine::Outcome| (outcome.sheets, outcome.winners, outcome.tie_break);
    assert_eq!(scored(counted), scored(engine), "{} {seed}: {text}", rules.game());
    assert!(text.len() < 220, "an address that a code can hold: {text}");
}

#[test]
fn a_pad_counts_as_the_engine_does() {
    for seed in 0..12 {
        for seats in 2..=5 {
            same_as_the_engine(&Classic::standard(seats).expect("so many can play"), seed);
            let usa = Arc::new(Board::own("usa").expect("our own"));
            same_as_the_engine(&Classic::new(usa, seats, First::Random).expect("so many can play"), seed);
            same_as_the_engine(&GreatLakes::standard(seats).expect("so many can play"), seed);
        }
        for seats in 2..=4 {
            same_as_the_engine(&CardGame::standard(seats).expect("so many can play"), seed);
        }
    }
}

/// Addresses that people have kept mean what they meant. A board whose routes, cities or tickets get other
/// places needs another version of them.
#[test]
fn kept_addresses_still_mean_the_same() {
    fn check<G: HasPad>(rules: &G, text: &str, things: &[&str]) {
        let (pad, whole) = Pad::read(text, &rules.extent(), &str::to_owned).expect("it can be read");
        let own = &pad.laid[Seat::default()];
        let count = own.routes.len() + own.buildings.len() + own.tickets.len();
        assert!(whole && count == things.len(), "{text}");
        for id in things {
            assert!(rules.thing(id).is_some_and(|thing| own.has(thing)), "{} of {text}", id);
        }
    }
    // The 21st and the 42nd of a list, or only the first of these.
    let (both, one) = ("000000000060000000001", "00000000006");
    let europe = Classic::standard(2).expect("two can play");
    let things = [
        "route:berlin-wien",
        "route:cadiz-madrid",
        "city:kyiv",
        "city:venezia",
        "ticket:paris-zagrab",
        "ticket:athina-wilno",
    ];
    check(&europe, &format!("1.2.{both}.{both}.{both}"), &things);
    let usa =
        Classic::new(Arc::new(Board::own("usa").expect("our own")), 2, First::Random).expect("two can play");
    let things = ["route:atlanta-charleston", "route:calgary-helena", "ticket:calgary-phoenix"];
    check(&usa, &format!("1.2.600001..{one}"), &things);
    let lakes = GreatLakes::standard(2).expect("two can play");
    let things = [
        "route:cedar-rapids-eau-claire",
        "city:parry-sound",
        "ticket:marquette-milwaukee",
        "ticket:detroit-new-york",
    ];
    check(&lakes, &format!("1.2.{one}.{one}.{both}"), &things);
    let cards = CardGame::standard(2).expect("two can play");
    check(&cards, &format!("1.2...{both}"), &["ticket:dallas-winnipeg", "ticket:miami-las-vegas"]);
}

#[test]
fn pads_are_sound_pages_in_both_languages() {
    for page in pages() {
        check(&page);
        assert!(!page.contains("«pad-") && !page.contains("{$"), "{}", told(&page));
    }
}

/// Pads of all games, of games that were played and of what can't be.
pub fn pages() -> Vec<String> {
    let mut pages = vec![];
    for language in Language::ALL {
        let words = Words::new(language);
        pages.push(pages::pad::list(&words, &stalls::house().roster()).into_string());
        of(&Classic::standard(5).expect("so many can play"), &words, &mut pages);
        of(&GreatLakes::standard(3).expect("so many can play"), &words, &mut pages);
        of(&CardGame::standard(3).expect("so many can play"), &words, &mut pages);
        of(&CardGame::standard(4).expect("so many can play"), &words, &mut pages);
    }
    pages
}

fn of<G: LeftLying>(rules: &G, words: &Words, pages: &mut Vec<String>) {
    let (extent, (_, pad)) = (rules.extent(), played(rules, 3));
    let first = Seat::default();
    let all = Laid {
        routes: RouteSet::first_of(extent.routes),
        buildings: CitySet::first_of(extent.cities),
        tickets: TicketSet::first_of(extent.tickets),
        completed: [
            TicketSet::NONE,
            TicketSet::first_of(if rules.scorings() > 0 { extent.tickets } else { 0 }),
        ],
        exchanged: 0,
    };
    let mut impossible = Pad::new(rules.seats());
    impossible.laid[first] = all;
    impossible.names[0] = "<Anna>".to_owned();
    for pad in [Pad::new(rules.seats()), pad, impossible] {
        for chosen in [None, Some(first), Seat::all(rules.seats()).last()] {
            let text = Pad { chosen, ..pad.clone() }.write(&extent);
            pages.push(page(rules, words, &text, &[]));
            pages.push(page(rules, words, &text, &[("q", "чи")]));
            let ticket = all.tickets.first().map(|_| "ticket:brest-petrograd").unwrap_or_default();
            pages.extend(ask(rules, words, &text, &[("tap", ticket)]).and_then(|answer| match answer {
                Answer::Page(page) => Some(page),
                _ => None,
            }));
        }
    }
}

#[test]
fn a_tap_enters_and_the_next_takes_away() {
    let europe = Classic::standard(5).expect("five can play");
    let fresh = Pad::new(5).write(&europe.extent());
    let mut text = fresh.clone();
    for thing in ["route:dieppe-paris", "city:paris", "ticket:brest-petrograd"] {
        let entered = after(&europe, &text, ("tap", thing));
        assert_ne!(entered, text);
        assert_eq!(after(&europe, &entered, ("tap", thing)), text, "{thing} is taken away");
        text = entered;
    }
    let named = after(&europe, &text, ("name", "Анна"));
    assert!(named.ends_with(".Анна,,,,"), "{named}");
    assert_eq!(
        pages::pad::path("europe", "1.2A......Анна,"),
        "/pad/europe/1.2A......%D0%90%D0%BD%D0%BD%D0%B0,"
    );
}

#[test]
fn what_is_somebody_elses_is_told_and_given_only_on_request() {
    let (europe, words) = (Classic::standard(5).expect("five can play"), Words::new(Language::En));
    let mut text = Pad::new(5).write(&europe.extent());
    for change in [("tap", "route:dieppe-paris"), ("name", "Anna"), ("who", "B"), ("name", "Boris")] {
        text = after(&europe, &text, change);
    }
    let refused = page(&europe, &words, &text, &[("tap", "route:dieppe-paris")]);
    assert!(
        told(&refused).contains("Dieppe – Paris: Anna has it already. Give to Boris"),
        "{}",
        told(&refused)
    );
    assert!(refused.contains("href=\"?give=route:dieppe-paris\""));
    let given = after(&europe, &text, ("give", "route:dieppe-paris"));
    let (pad, _) = Pad::read(&given, &europe.extent(), &str::to_owned).expect("it can be read");
    let count = |nth: usize| pad.laid.of(5)[nth].routes.len();
    assert_eq!([count(0), count(1)], [0, 1]);
    // Who has something stays at the table; who hasn't can go.
    let fewer = page(&europe, &words, &after(&europe, &given, ("tap", "city:paris")), &[("seats", "9")]);
    assert!(told(&fewer).contains("This game is played by 2 to 5"), "{}", told(&fewer));
    let text = after(&europe, &given, ("who", "E"));
    let text = after(&europe, &text, ("tap", "city:paris"));
    let kept = page(&europe, &words, &text, &[("seats", "4")]);
    assert!(told(&kept).contains("Black still has something on this pad"), "{}", told(&kept));
    for (change, why) in
        [(("tap", "route:nowhere"), "There is no such thing"), (("tap", ""), "There is no such thing")]
    {
        assert!(told(&page(&europe, &words, &text, &[change])).contains(why));
    }
    let sheet = after(&europe, &text, ("who", "-"));
    let nobody = page(&europe, &words, &sheet, &[("tap", "route:dieppe-paris")]);
    assert!(told(&nobody).contains("Choose first whose it is"), "{}", told(&nobody));
}

/// Every way in which the rules say no, at its place: before whom, and on the board by a number.
#[test]
fn what_cannot_be_is_told_by_the_rules_at_its_place() {
    let words = Words::new(Language::En);
    let faults = |seats: usize, taps: &[&str]| {
        let europe = Classic::standard(seats).expect("so many can play");
        let start = Pad::new(seats).write(&europe.extent());
        let text = taps.iter().fold(start, |text, tap| {
            let (kind, value) = tap.split_once(' ').expect("a change");
            after(&europe, &text, (kind, value))
        });
        (
            told(&page(&europe, &words, &text, &[])),
            page(&europe, &words, &after(&europe, &text, ("who", "-")), &[]),
        )
    };
    let twins =
        ["tap route:dieppe-paris", "tap route:frankfurt-paris:white", "tap route:frankfurt-paris:orange"];
    let (entry, sheet) = faults(5, &twins);
    assert!(entry.contains("has both lines of"), "{entry}");
    assert!(entry.contains("( EU-21 )") || entry.contains("(EU-21"), "{entry}");
    assert!(
        sheet.contains("class=\"tallies\"") && told(&sheet).contains("No score yet"),
        "its number is on the board"
    );
    let closed = [twins[1], "who B", twins[2]];
    let (entry, _) = faults(3, &closed);
    assert!(entry.contains("only one of the two can be"), "{entry}");
    let (entry, _) = faults(4, &closed);
    assert!(!entry.contains("only one of the two can be"), "{entry}");
    let stations = ["tap city:paris", "tap city:roma", "tap city:wien", "tap city:berlin"];
    assert!(faults(5, &stations).0.contains("has built 4 stations"));
    let long = ["tap ticket:brest-petrograd", "tap ticket:moskva-palermo"];
    assert!(faults(5, &long).0.contains("has 2 long tickets"));
}

#[test]
fn what_is_damaged_is_told_and_the_rest_stays() {
    let (europe, words) = (Classic::standard(2).expect("two can play"), Words::new(Language::Ru));
    let damaged = page(&europe, &words, "1.2A.1é.", &[]);
    assert!(told(&damaged).contains("Часть этого адреса потеряна или изменена"));
    for text in ["7.2A", "1.3A", "x", &"1.2A.".repeat(300)] {
        assert_eq!(ask(&europe, &words, text, &[]), None, "{text}");
    }
}

#[test]
fn a_game_without_a_pad_has_none() {
    let signals = switch_signal::SwitchSignal::standard(2).expect("two can play");
    assert_eq!(ask(&signals, &Words::new(Language::En), "", &[]), None);
    let pads: Vec<&str> =
        stalls::house().roster().games().iter().filter(|game| game.pad).map(|game| game.id).collect();
    assert_eq!(pads, ["europe", "usa", "great-lakes", "card-game"]);
}
