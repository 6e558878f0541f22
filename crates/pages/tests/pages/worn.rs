//! All classes that pages wear: every game in many positions, as everybody sees it in every case, and the
//! pages without a game.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use bots::{Advice, Opinion, Rating};
use card_game::CardGame;
use classic::Classic;
use engine::{Message, Names, Notation, Seat, Seats, Viewer};
use great_lakes::GreatLakes;
use pages::big_screen::Invitation;
use pages::chat::SILENCE;
use pages::company::{Asked, Company, Undo};
use pages::practice::{Branched, Practice, Root};
use pages::review::{Eyes, Out, Review};
use pages::together::{Left, Pin, PinKind, Proposal, Together};
use pages::{Chair, HasPages, Screen, TimeLeft, assets};
use switch_signal::SwitchSignal;
use words::{Language, Words};

use crate::html::classes;
use crate::scene::{Scene, along};

/// One of so many positions is looked at closely.
const CLOSELY: u32 = 23;
/// So many things of a kind are clicked on then.
const CLICKED: usize = 4;

/// The classes of the pages of a table.
#[derive(Default)]
pub struct Worn {
    /// The game.
    pub game: String,
    /// On everybody's own page.
    pub own: BTreeSet<String>,
    /// Where a first lesson is told, beside that.
    pub lesson: BTreeSet<String>,
    /// On the sheet of what things are.
    pub asked: BTreeSet<String>,
    /// On a big screen.
    pub big: BTreeSet<String>,
    /// Where a game is looked at again.
    pub again: BTreeSet<String>,
}

/// The classes of all pages.
pub fn all_pages() -> BTreeSet<String> {
    let mut worn = BTreeSet::new();
    for page in crate::other::pages(&Words::new(Language::En)) {
        worn.extend(classes(&page));
    }
    for page in crate::pad::pages() {
        worn.extend(classes(&page));
    }
    for page in crate::handbook::pages(&Words::new(Language::En)) {
        worn.extend(classes(&page));
    }
    worn.extend(
        tables()
            .into_iter()
            .flat_map(|table| [table.own, table.lesson, table.asked, table.big, table.again])
            .flatten(),
    );
    worn
}

/// The classes at tables.
pub fn tables() -> Vec<Worn> {
    let mut worn = Vec::new();
    for seed in 0..2 {
        worn.push(game(&Classic::standard(5).expect("a table"), seed));
        worn.push(game(&GreatLakes::standard(3).expect("a table"), seed));
        for seats in 2..=4 {
            worn.push(game(&CardGame::standard(seats).expect("a table"), seed));
        }
        worn.push(game(&SwitchSignal::standard(2).expect("a table"), seed));
    }
    worn
}

/// The classes in the pictures of boards.
pub fn pictures() -> BTreeSet<String> {
    let words = Words::new(Language::En);
    let mut drawn = BTreeSet::new();
    fn first<R: HasPages + Notation>(rules: &R, words: &Words) -> String {
        let mut page = String::new();
        along(rules, 1, |scene| {
            if scene.step == 0 {
                page = scene.show(words, Viewer::Spectator, None, R::page).into_string();
            }
        });
        page
    }
    let pages = [
        first(&Classic::standard(2).expect("a table"), &words),
        first(&GreatLakes::standard(2).expect("a table"), &words),
        first(&SwitchSignal::standard(2).expect("a table"), &words),
    ];
    for picture in pages.iter().flat_map(|page| page.split("<image ").skip(1)) {
        let (_, path) = picture.split_once("href=\"").expect("it is loaded");
        let asset = assets::find(path.split('"').next().expect("its address")).expect("it is kept");
        drawn.extend(classes(&String::from_utf8_lossy(&Arc::unwrap_or_clone(asset).bytes)));
    }
    drawn
}

/// The classes of reports.
pub fn report() -> BTreeSet<String> {
    let mut told = classes(&crate::report::whole());
    told.extend(classes(&crate::report::empty()));
    told
}

/// A whole game by chance.
fn game<R: HasPages + Notation>(rules: &R, seed: u64) -> Worn {
    let words = Words::new(Language::En);
    let mut worn = Worn { game: rules.game().to_owned(), ..Worn::default() };
    along(rules, seed, |scene| {
        if scene.step == 0 && seed == 0 {
            worn.lesson.extend(crate::lesson::told(scene, &words).iter().flat_map(|page| classes(page)));
            worn.own.extend(classes(&pages::keys::sheet::<R>(&words).into_string()));
            worn.asked.extend(classes(&pages::legend::sheet(&words, rules).into_string()));
        }
        if scene.step.is_multiple_of(3) {
            Viewer::all(rules.seats())
                .for_each(|viewer| worn.own.extend(classes(&scene.all(&words, viewer, None))));
        }
        let over = rules.outcome(scene.state).is_some();
        if scene.step.is_multiple_of(CLOSELY) || over {
            Viewer::all(rules.seats()).for_each(|viewer| closely(scene, &words, viewer, &mut worn));
        }
    });
    worn
}

/// All that can go on between those at a table, as whoever is asked sees it, or whoever asks.
fn everything(asked: bool) -> Company<'static> {
    let (one, other) = (Seats::only(Seat::default()), Seats::only(Seat::new(1).expect("a seat")));
    Company {
        undo: Some(Undo::Asked),
        asked: Some(Asked { by: Seat::default(), mine: !asked, agreed: false, asked }),
        declined: Some(Seat::default()),
        covered: Some(Seat::default()),
        practice: Some(Root { from: "y", step: 7, seat: Seat::default(), imagined: asked }),
        own: one,
        replaced: one,
        absent: other,
        offerable: other,
        offered: other,
        followed: Some("next"),
        rematch: asked,
        uncounted: true,
        sealed: true,
        day: (!asked).then_some(words::Day(20_776)),
        lesson: None,
        refused: false,
    }
}

/// How people come from a big screen to the table.
const INVITATION: Invitation<'_> = Invitation { link: "http://localhost/t/x", code: "x", unreachable: false };

/// The same people, with clocks.
fn timed(chairs: &[Chair]) -> Vec<Chair> {
    let time = Some(TimeLeft { left: 5_000, due: Some(7) });
    chairs
        .iter()
        .map(|chair| Chair { time, away: Some("left"), here: Some(false), ..chair.clone() })
        .collect()
}

/// One position in all cases in which it looks different, with everything clicked on that can be.
fn closely<R: HasPages + Notation>(scene: &Scene<'_, R>, words: &Words, viewer: Viewer, worn: &mut Worn) {
    let big = scene.show(words, viewer, None, |screen| {
        R::page(&Screen { big: Some(INVITATION), company: everything(true), ..*screen }).into_string()
    });
    worn.big.extend(classes(&big));
    worn.again.extend(classes(&again(scene, words, viewer)));
    own(scene, words, viewer).iter().for_each(|page| worn.own.extend(classes(page)));
}

/// The pages that somebody has of a position, in all cases, with everything clicked on that can be.
pub fn own<R: HasPages + Notation>(scene: &Scene<'_, R>, words: &Words, viewer: Viewer) -> Vec<String> {
    let legal = scene.legal(viewer);
    let rating = Some(Rating { odds: 618, lead: Some(74) });
    let why = vec![Message::new("winner").with("seat", Seat::default())];
    let opinions = legal.iter().take(2).map(|action| Opinion { action: *action, rating, why: why.clone() });
    let advice = Advice { opinions: opinions.collect() };
    let acting: Seats = Seat::all(scene.rules.seats()).filter(|seat| !of(scene, *seat).is_empty()).collect();
    let team: Vec<R::Action> = acting.iter().flat_map(|seat| of(scene, seat)).collect();
    let proposals = proposed(&team, &why);
    let pins = pins();
    let together = Together { proposals: &proposals, pins: &pins, planning: false, plans: true };
    let (departed, names) = (Message::new("winner").with("seat", Seat::default()), Names::default());
    let mut pages = scene.show(words, viewer, None, |screen| {
        let team = if R::TOGETHER && legal.is_empty() { &team[..] } else { &[] };
        let together = Screen { team, together, ..*screen };
        let asked = Screen { focus: Some("partners"), ..together };
        let planning = Together { planning: true, ..asked.together };
        let cases = [
            R::page(&Screen { company: everything(true), chairs: &timed(screen.chairs), ..*screen }),
            R::page(&Screen { company: everything(false), chat: &SILENCE, ..*screen }),
            R::page(&together),
            R::page(&asked),
            R::page(&Screen { together: planning, ..asked }),
            R::page(&Screen { hint: Some(&advice), ..together }),
            R::page(&Screen { thinking: true, refusal: Some("no"), ..together }),
            R::page(&Screen { departed: Some(&departed), legal: &[], own_board: Some(&names), ..*screen }),
        ];
        cases.map(|page| page.into_string()).to_vec()
    });
    let page = pages.concat();
    let mut clicked: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for part in page.split("data-focus=\"").skip(1) {
        let focus = part.split('"').next().unwrap_or_default();
        let alike = clicked.entry(focus.split(':').next().unwrap_or_default()).or_default();
        // Others each time.
        let nth = focus.bytes().map(u32::from).sum::<u32>() + scene.step;
        if alike.len() < CLICKED && nth.is_multiple_of(5) && alike.insert(focus) {
            pages.push(scene.all(words, viewer, Some(focus)));
        }
    }
    pages
}

/// A pin of each kind: each board has its own places.
fn pins() -> Vec<Pin> {
    let places = ["city:paris", "city:denver", "switch:amiens", "switch:omaha"];
    let kinds = PinKind::ALL.into_iter().cycle();
    let pin = |(place, kind): (&str, PinKind)| Pin { seat: Seat::default(), kind, place: place.to_owned() };
    places.into_iter().zip(kinds).map(pin).collect()
}

/// What partners propose: what can be done, what bots don't want, and what can't be done any more.
fn proposed<A: Copy>(team: &[A], why: &[Message]) -> Vec<Proposal<A>> {
    let seats = Seat::all(2).zip([None, why.first().cloned()]);
    let proposal = |(seat, never): (Seat, Option<Message>)| {
        let steps: Vec<A> = team.iter().take(2).copied().collect();
        let now = steps.first().copied();
        Proposal { seat, left: Left { steps, now, never }, declined: vec![(Seat::default(), why.to_vec())] }
    };
    if team.is_empty() { Vec::new() } else { seats.map(proposal).collect() }
}

/// The same position, looked at again with everything open, and where a record ends.
fn again<R: HasPages + Notation>(scene: &Scene<'_, R>, words: &Words, viewer: Viewer) -> String {
    let steps = [(1, Seat::default()), (scene.step + 1, Seat::default())];
    let branch = |own: bool, imagined: bool| Branched {
        table: "y".to_owned(),
        step: 1,
        seat: Seat::default(),
        imagined,
        name: "<b>".to_owned(),
        own,
    };
    let practice = Practice {
        action: "/t/x/practice".to_owned(),
        nth: 1,
        branches: vec![branch(true, false), branch(false, true)],
    };
    let review = Review {
        place: "x/replay",
        step: scene.step,
        eyes: Eyes::All,
        offered: &[Eyes::All, Eyes::Watcher],
        steps: &steps,
        out: Some((Out::Table, "/t/x")),
        files: &[("review-text", "/t/x/record.txt".to_owned())],
        link: "http://localhost/t/x/replay/1/all",
        fault: None,
        practice: Some(&practice),
    };
    let ended = Review { offered: &[Eyes::Watcher], out: None, fault: Some("<no>"), ..review };
    scene.show(words, viewer, None, |screen| {
        let open = Screen { review: Some(&review), whole: Some(scene.state), legal: &[], ..*screen };
        let page = R::page(&open).into_string();
        page + &R::page(&Screen { review: Some(&ended), whole: None, ..open }).into_string()
    })
}

/// What a seat may do.
fn of<R: HasPages + Notation>(scene: &Scene<'_, R>, seat: Seat) -> Vec<R::Action> {
    scene.legal(Viewer::Seat(seat))
}
