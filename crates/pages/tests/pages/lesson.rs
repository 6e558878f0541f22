//! What a first lesson says at its table, at every stage.

use engine::{Notation, Viewer};
use lessons::{Happened, Kinds, Lesson, Progress};
use pages::company::{Company, Undo};
use pages::{HasPages, Screen};
use words::{Language, Words};

use crate::scene::{Scene, along};

/// Something that no lesson asks for.
const ODD: &str = "whistle";

/// A learner of a game at every stage: at each idea, after something else was done, taken back, left behind, with
/// nothing to tell, at the end and after it.
pub fn stages(game: &str) -> Vec<Progress> {
    let script = &Lesson::of(game).expect("a lesson").script;
    let all: Kinds = script
        .ideas
        .iter()
        .flat_map(|idea| idea.kinds.iter().chain(&idea.at).chain(&idea.can))
        .cloned()
        .collect();
    let odd = Kinds::from([ODD.to_owned()]);
    let did = |kind: &str| Happened::Did(kind.to_owned(), Vec::new());
    let mut stages = vec![Progress::default().after(script, &Happened::Dealt, all.clone(), false)];
    for _ in 0..script.ideas.len() {
        let last = stages.last().expect("the first").clone();
        let Some(idea) = last.current.map(|current| &script.ideas[current]) else { break };
        for happened in [did(ODD), Happened::TakenBack, did(idea.kinds.first().map_or(ODD, String::as_str))] {
            stages.push(last.clone().after(script, &happened, odd.clone(), false));
            stages.push(last.clone().after(script, &happened, all.clone(), false));
        }
        stages.push(last.clone().after(script, &did(ODD), Kinds::new(), false));
        let mut tired = last.clone();
        for _ in 0..20 {
            tired = tired.after(script, &did(ODD), all.clone(), false);
            stages.push(tired.clone());
        }
        stages.push(last.after(script, &Happened::WentOn(idea.id.clone()), all.clone(), false));
    }
    let last = stages.last().expect("the first").clone();
    let over = last.after(script, &Happened::Left, Kinds::new(), false);
    let early = stages[0].clone().after(script, &Happened::Left, Kinds::new(), false);
    let closed = over.clone().after(script, &Happened::Left, Kinds::new(), false);
    stages.extend([over, early, closed]);
    stages
}

/// A page of the table at each stage, for the learner.
pub fn told<R: HasPages + Notation>(scene: &Scene<'_, R>, words: &Words) -> Vec<String> {
    let stages = stages(scene.rules.game());
    let page = |(progress, refused): (&Progress, bool)| {
        scene.show(words, Viewer::Seat(engine::Seat::default()), None, |screen| {
            let company =
                Company { lesson: Some(progress), refused, undo: Some(Undo::Free), ..screen.company };
            R::page(&Screen { company, ..*screen }).into_string()
        })
    };
    stages.iter().map(|progress| (progress, false)).chain([(&stages[0], true)]).map(page).collect()
}

fn check<R: HasPages + Notation>(rules: &R) {
    for language in Language::ALL {
        let words = Words::new(language);
        along(rules, 1, |scene| {
            if scene.step > 0 {
                return;
            }
            let pages = told(scene, &words);
            let coach = |page: &String| page.split("id=\"coach\"").nth(1).expect("the lesson").to_owned();
            for page in &pages {
                let coach = coach(page);
                let coach = coach.split("</section>").next().expect("its end");
                assert!(!coach.contains('«') || language == Language::Ru, "a text is missing: {coach}");
                assert!(!coach.contains("«lesson"), "a text is missing: {coach}");
                // Whatever the stage, there is a way on and a way out, until it is put aside.
                let ways = coach.matches("<form").count();
                assert!(ways > 0 || coach.contains("hidden"), "{coach}");
            }
            let both = |word: &str| pages.iter().any(|page| coach(page).contains(word));
            for class in ["coach-done", "coach-other", "coach-now", "coach-met", "coach-missed", "coach-why"]
            {
                assert!(both(class), "{}: never {class}", rules.game());
            }
        });
    }
}

#[test]
fn a_lesson_says_something_at_every_stage_in_both_languages() {
    check(&classic::Classic::standard(2).expect("a table"));
    check(&great_lakes::GreatLakes::standard(2).expect("a table"));
    check(&card_game::CardGame::standard(2).expect("a table"));
    check(&switch_signal::SwitchSignal::standard(2).expect("a table"));
}

/// What a lesson says is for the learner alone, and other tables have none.
#[test]
fn nobody_else_sees_a_lesson() {
    let words = Words::new(Language::En);
    let rules = classic::Classic::standard(2).expect("a table");
    along(&rules, 1, |scene| {
        if scene.step == 0 {
            let page = scene.show(&words, Viewer::Spectator, None, classic::Classic::page);
            assert!(!page.into_string().contains("coach"));
        }
    });
}

/// What a lesson points at is on the page of its game.
#[test]
fn what_a_lesson_points_at_is_there() {
    fn look<R: HasPages + Notation>(rules: &R) {
        let words = Words::new(Language::En);
        let script = &Lesson::of(rules.game()).expect("a lesson").script;
        along(rules, 1, |scene| {
            if scene.step == 0 {
                let page =
                    scene.show(&words, Viewer::Seat(engine::Seat::default()), None, R::page).into_string();
                for idea in script.ideas.iter().filter(|idea| !idea.shows.is_empty()) {
                    let id = format!("id=\"{}\"", idea.shows.trim_start_matches('#'));
                    assert!(page.contains(&id), "{}: {} points at {}", rules.game(), idea.id, idea.shows);
                }
            }
        });
    }
    look(&classic::Classic::standard(2).expect("a table"));
    look(&great_lakes::GreatLakes::standard(2).expect("a table"));
    look(&card_game::CardGame::standard(2).expect("a table"));
    look(&switch_signal::SwitchSignal::standard(2).expect("a table"));
}

/// The rules that a lesson leads to are in the rules of its game.
#[test]
fn what_a_lesson_leads_to_is_in_the_rules() {
    for (game, _) in words::lessons() {
        let script = &Lesson::of(game).expect("a lesson").script;
        for language in Language::ALL {
            let rules = language.rules(game).expect("rules");
            let handbook = pages::handbook::Handbook::read(rules).expect("they can be read");
            for idea in &script.ideas {
                assert!(handbook.numbers().contains(&&*idea.rule), "{game}: there is no {}", idea.rule);
            }
        }
    }
}
