//! What tickets need, what has happened since my turn, and what is still to come: at the tables of all games
//! with tickets.

use card_game::CardGame;
use classic::Classic;
use engine::{Notation, Rules as _, Seat, Seats, Viewer};
use great_lakes::GreatLakes;
use pages::ticket_game::{Carded, TicketGame};
use pages::{HasPages, Screen};
use rails::{RouteGame, Track as _};
use words::{Language, Words};

use crate::scene::{Scene, along};

const FIRST: Viewer = Viewer::Seat(Seat::new(0).expect("a seat"));

fn words() -> Words {
    Words::new(Language::En)
}

/// How often something stands in a text.
fn count(text: &str, what: &str) -> usize {
    text.matches(what).count()
}

/// The ways that tickets name lead from their one city to the other, over routes that are theirs or free.
fn check_ways<G: TicketGame + HasPages>(scene: &Scene<'_, G>, words: &Words) -> usize {
    let view = scene.rules.view(scene.state, FIRST);
    let Some(own) = G::own(&view) else { return 0 };
    let tickets = scene.region(words, FIRST, None, "tickets");
    let map = scene.region(words, FIRST, None, "map-now");
    let chart = scene.rules.chart();
    let over = scene.rules.outcome(scene.state).is_some();
    let mut ways = 0;
    for id in own.tickets.iter() {
        let link = format!("data-focus=\"ticket:{}\" data-way=\"", chart.ticket_id(id));
        let (_, rest) = tickets.split_once(&link).expect("each of my tickets is a link");
        let way = rest.split('"').next().unwrap_or_default();
        let routes: Vec<usize> =
            way.split_whitespace().map(|route| route.parse().expect("a number")).collect();
        let [from, to] = chart.ticket(id).ends;
        let mut reached = vec![from];
        let mut left: Vec<_> = routes.iter().map(|route| &chart.routes[*route]).collect();
        while let Some(next) =
            left.iter().position(|route| route.ends().iter().any(|end| reached.contains(end)))
        {
            reached.extend(left.remove(next).ends());
        }
        let leads = reached.contains(&to) && left.is_empty();
        assert!(routes.is_empty() || leads, "{way} at step {}", scene.step);
        ways += usize::from(!routes.is_empty());
    }
    // Both ends of every ticket are tagged on the map, also of those that are offered.
    let all = own.tickets | own.offer;
    assert_eq!(count(&map, "<path d=\"M-5-5.5"), 2 * all.len(), "at step {}", scene.step);
    assert!(
        over || own.tickets.is_empty() || tickets.contains("class=\"stamp\"") || tickets.contains("done")
    );
    ways
}

#[test]
fn ends_of_tickets_are_tagged_and_their_ways_lead_from_one_to_the_other() {
    let words = words();
    let mut ways = 0;
    along(&Classic::standard(3).expect("a table"), 21, |scene| ways += check_ways(scene, &words));
    along(&GreatLakes::standard(2).expect("a table"), 22, |scene| ways += check_ways(scene, &words));
    assert!(ways > 100, "ways are told: {ways}");
}

#[test]
fn tickets_that_are_ticked_and_those_i_have_make_a_plan() {
    let words = words();
    let rules = Classic::standard(3).expect("a table");
    let mut planned = 0;
    along(&rules, 23, |scene| {
        let view = scene.rules.view(scene.state, FIRST);
        let own = Classic::own(&view).expect("a seat");
        let Some(first) = own.offer.first() else { return };
        let chart = scene.rules.chart();
        let ticked = format!("plan:{}", chart.ticket_id(first));
        let [plain, with] = [None, Some(&*ticked)].map(|focus| scene.region(&words, FIRST, focus, "map-now"));
        assert!(!plain.contains(" way\""), "nothing is shown that nobody asked for");
        assert!(with.contains(" way\""), "{ticked} at step {}", scene.step);
        let plan = scene.region(&words, FIRST, Some("plan"), "choice");
        assert!(plan.contains("My plan"), "{plan}");
        planned += 1;
    });
    assert!(planned > 2, "{planned}");
}

/// Whoever still chooses isn't told what others have kept; whoever has chosen is.
fn check_opening<R: HasPages + Notation>(
    rules: &R,
    opened: impl Fn(&R::Event) -> bool,
    phase: impl Fn(&R::View) -> bool,
) {
    let words = words();
    let (mut kept_back, mut told) = (0, 0);
    along(rules, 24, |scene| {
        let chooses: Seats = scene.rules.actors(scene.state);
        let view = scene.rules.view(scene.state, FIRST);
        if !phase(&view) {
            return;
        }
        let events = scene.events.iter().filter(|(_, event)| opened(event));
        let withheld = events.clone().filter(|(_, event)| R::is_withheld(&view, event)).count();
        let players = scene.region(&words, FIRST, None, "players");
        if chooses.contains(Seat::default()) {
            assert_eq!(withheld, events.count(), "none of it is told yet");
            assert_eq!(count(&players, "<dd>?</dd>"), rules.seats() - 1);
            kept_back += withheld;
        } else {
            assert_eq!(withheld, 0);
            assert!(!players.contains("<dd>?</dd>"));
            told += events.count();
        }
    });
    assert!(kept_back + told > 0, "somebody has chosen");
}

#[test]
fn the_opening_tells_what_others_keep_to_those_who_have_chosen() {
    let classic = Classic::standard(4).expect("a table");
    check_opening(
        &classic,
        |event| matches!(event, classic::Event::Opened { .. }),
        |view| view.phase == classic::Phase::Opening,
    );
    check_opening(
        &CardGame::standard(4).expect("a table"),
        |event| matches!(event, card_game::Event::Opened { .. }),
        |view| view.phase == card_game::Phase::Opening,
    );
}

/// The cards out of sight are those of the deck and of hidden hands, less what is known of these.
#[test]
fn cards_still_to_come_are_those_that_nobody_has_seen() {
    let total = |cards: &[(rails::train_cards::Card, u8)]| -> u32 {
        cards.iter().map(|(_, count)| u32::from(*count)).sum()
    };
    let rules = Classic::standard(3).expect("a table");
    along(&rules, 25, |scene| {
        let view = scene.rules.view(scene.state, FIRST);
        let hidden: u32 =
            view.seats.iter().skip(1).map(|seat| u32::from(seat.hand) - u32::from(seat.known.total())).sum();
        assert_eq!(
            total(&Carded::unseen(scene.rules, &view)),
            u32::from(view.deck) + hidden,
            "step {}",
            scene.step
        );
    });
    let rules = CardGame::standard(3).expect("a table");
    along(&rules, 26, |scene| {
        let view = scene.rules.view(scene.state, FIRST);
        let seats = || view.seats.iter().enumerate();
        let hands: u32 = seats().skip(1).map(|(_, seat)| u32::from(seat.hand)).sum();
        // What is in train piles counts as not seen, the viewer's own too (CG-8).
        let piles: u32 =
            seats().filter(|(_, seat)| seat.laid_open.is_none()).map(|(_, seat)| u32::from(seat.train)).sum();
        assert_eq!(
            total(&Carded::unseen(scene.rules, &view)),
            u32::from(view.deck) + hands + piles,
            "step {}",
            scene.step
        );
    });
}

#[test]
fn cards_are_counted_for_those_who_play_unless_the_host_says_otherwise() {
    let words = words();
    let mut seen = 0;
    along(&GreatLakes::standard(2).expect("a table"), 27, |scene| {
        if !scene.step.is_multiple_of(31) || scene.rules.outcome(scene.state).is_some() {
            return;
        }
        let told = |viewer, counts| {
            scene.show(&words, viewer, None, |screen| {
                let regions = GreatLakes::regions(&Screen { counts, ..*screen });
                regions.into_iter().find(|region| region.id == "unseen").expect("a region").html
            })
        };
        assert!(told(FIRST, true).contains("Still to come"));
        for silent in [told(FIRST, false), told(Viewer::Spectator, true)] {
            assert_eq!(silent, "<section id=\"unseen\" hidden></section>");
        }
        seen += 1;
    });
    assert!(seen > 2);
}

/// Numbers of the list are those on the map; with my next action both are gone.
#[test]
fn what_was_built_since_my_turn_is_numbered_alike_on_the_map_and_in_the_list() {
    let words = words();
    let mut numbered = 0;
    along(&Classic::standard(3).expect("a table"), 28, |scene| {
        if !scene.step.is_multiple_of(5) {
            return;
        }
        let [news, map] = ["news", "map-now"].map(|id| scene.region(&words, FIRST, None, id));
        let numbers = count(&news, "class=\"nth\"");
        assert_eq!(count(&map, "<circle r=\"6.2\"></circle><text>"), numbers);
        assert_eq!(count(&map, "class=\"fresh-ring\"") + count(&news, "data-built=\"city:"), numbers);
        for number in 1..=numbers {
            let text = format!(">{number}</");
            assert!(news.contains(&text) && map.contains(&text), "{number}: {news}");
        }
        let watched = scene.show(&words, FIRST, None, |screen| {
            let regions = Classic::regions(&Screen { since: screen.step, ..*screen });
            regions
                .into_iter()
                .filter(|region| ["news", "map-now"].contains(&region.id))
                .map(|region| region.html)
                .collect::<String>()
        });
        assert!(
            watched.contains("id=\"news\" hidden") && !watched.contains("tallies"),
            "it is no news any more"
        );
        numbered += numbers;
    });
    assert!(numbered > 10, "{numbered}");
}
