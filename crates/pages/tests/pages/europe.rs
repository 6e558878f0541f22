//! What only the table of Europe has.

use crate::scene::along;
use ::classic::{Classic, ticket_score};
use engine::{Rules as _, Seat, Viewer};
use words::{Language, Words};

/// The class of a ticket in the region of one's own tickets.
fn ticket_class<'s>(html: &'s str, id: &str) -> &'s str {
    let at = html.find(&format!("data-focus=\"ticket:{id}\"")).expect("it is one of theirs");
    let start = html[..at].rfind("<a ").expect("it is a link");
    html[start..].split("class=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("it has a class")
}

#[test]
fn at_the_end_my_tickets_are_what_the_score_sheet_says() {
    let words = Words::new(Language::En);
    let mut by_station = 0;
    for seed in 0..8 {
        along(&Classic::standard(5).expect("five can play"), seed, |scene| {
            if scene.rules.outcome(scene.state).is_none() {
                return;
            }
            let board = scene.rules.board();
            for seat in Seat::all(5) {
                let regions = scene.regions(&words, Viewer::Seat(seat), None);
                let mine = regions.iter().find(|region| region.id == "tickets").expect("it is there");
                let score = ticket_score(scene.rules, scene.state, seat);
                by_station += score.borrowed.len();
                for id in scene.state.of(seat).tickets.iter() {
                    let class = ticket_class(&mine.html, &board.ticket_id(id));
                    let done = score.completed.contains(id);
                    assert_eq!(class.contains(" done"), done, "{class} with seed {seed}");
                    assert_eq!(class.contains(" missed"), !done, "{class} with seed {seed}");
                }
            }
        });
    }
    assert!(by_station > 0, "stations have completed some of them");
}
