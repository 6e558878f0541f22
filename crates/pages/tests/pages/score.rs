//! The end: a sheet by place, and how it came to that.

use engine::{Notation, Outcome, Seat, Viewer};
use pages::{Chair, HasPages};
use words::{Language, Words};

use crate::html::{attributes, check, tags};
use crate::scene::along;
use crate::spoken::spoken;

const LONG: [&str; 5] =
    ["Анна", "Начальник станции Фёдор", "Robert", "Машинист Вера", "Стрелочница Александра М."];

/// The end of a random game, and the score of it as a spectator sees it.
fn end<R: HasPages + Notation>(rules: &R, seed: u64, language: Language) -> (Outcome, String) {
    let (words, mut end) = (Words::new(language), None);
    let chair = |name: &&str| Chair { name: (*name).to_owned(), ..Chair::default() };
    let chairs: Vec<Chair> = LONG[..rules.seats()].iter().map(chair).collect();
    along(rules, seed, |scene| {
        let Some(outcome) = rules.outcome(scene.state) else { return };
        let regions = scene.show_at(&words, Viewer::Spectator, None, &chairs, &[], R::regions);
        let score = regions.into_iter().find(|region| region.id == "score").expect("there is a score");
        end = Some((outcome, score.html));
    });
    end.expect("it ends")
}

/// The names in the sheet, from its first row to its last.
fn names(html: &str) -> Vec<&str> {
    html.split("score-name\">").skip(1).filter_map(|rest| rest.split('<').next()).collect()
}

fn check_sheet<R: HasPages + Notation>(rules: &R, seed: u64) {
    for language in Language::ALL {
        let (outcome, html) = end(rules, seed, language);
        check(&html);
        let names = names(&html);
        let seat =
            |name: &&str| Seat::new(LONG.iter().position(|known| known == name).expect("a name") as u8);
        let seats: Vec<Seat> = names.iter().map(|name| seat(name).expect("a seat")).collect();
        assert_eq!(seats.len(), rules.seats());
        let totals: Vec<i32> = seats.iter().map(|seat| outcome.sheets[seat.index()].total()).collect();
        assert!(outcome.winners.contains(seats[0]), "the winner is first");
        assert!(totals.windows(2).all(|pair| pair[0] >= pair[1]), "{totals:?}");
        // Both drawings say what they show, with every number of the sheet.
        let drawings: Vec<&str> = tags(&html)
            .filter(|tag| tag.starts_with("svg") && tag.contains("role=\"img\""))
            .map(|tag| {
                attributes(tag).into_iter().find(|(name, _)| *name == "aria-label").expect("it says").1
            })
            .collect();
        assert_eq!(drawings.len(), 2);
        for (name, line) in seats
            .iter()
            .flat_map(|seat| outcome.sheets[seat.index()].lines.iter().map(|line| (LONG[seat.index()], line)))
        {
            let number = line.points.unsigned_abs().to_string();
            assert!(
                line.points == 0 || drawings[0].contains(name) && drawings[0].contains(&number),
                "{}",
                drawings[0]
            );
        }
        // The curves end where the sheet does.
        for (place, total) in totals.iter().enumerate() {
            let shown = html.matches(&format!(". {}</text>", total.to_string().replace('-', "−"))).count();
            assert!(shown > 0, "{place}: {total}");
        }
        let read = spoken(&html).join("\n");
        assert!(names.iter().all(|name| read.matches(name).count() >= 2), "{read}");
    }
}

#[test]
fn the_sheet_is_by_place_and_its_drawings_say_what_they_show() {
    check_sheet(&classic::Classic::standard(5).expect("so many can play"), 3);
    check_sheet(&classic::Classic::standard(2).expect("so many can play"), 5);
    check_sheet(&great_lakes::GreatLakes::standard(5).expect("so many can play"), 3);
    check_sheet(&card_game::CardGame::standard(4).expect("so many can play"), 3);
}
