//! What happened since the viewer's last action: a list over the map, with the numbers that mark on it what
//! was built. It stays until they act.

use engine::Rules;
use maud::{Markup, html};

use crate::map::seat_class;
use crate::{LogLine, Screen};

/// A line of what happened, and the number of where it did, if that is a place on the map.
pub(crate) struct Item<'a> {
    pub line: &'a LogLine,
    pub number: Option<usize>,
}

/// What happened since the viewer's last action, the oldest first.
pub(crate) fn items<'a, R: Rules>(screen: &Screen<'a, R>) -> Vec<Item<'a>> {
    let mut places = 0;
    let fresh = screen.log.iter().filter(|line| line.step > screen.since);
    let numbered = |line: &'a LogLine| {
        places += usize::from(line.place.is_some());
        Item { line, number: line.place.is_some().then_some(places) }
    };
    fresh.map(numbered).collect()
}

/// A stack of lines with a clock hand.
const AGAIN: &str = "M4 12a8 8 0 1 0 2.6-5.9M4 3v4.500h4.500M12 8v4.500l3 2";

/// The list, folded away behind how many there are; with the way to see it once more.
pub fn news<R: Rules>(screen: &Screen<'_, R>) -> Markup {
    let (words, items) = (screen.words, items(screen));
    html! {
        section #news hidden[items.is_empty()] {
            details.news {
                summary title=(words.text("news-title")) {
                    b { (items.len()) }
                    span { (words.text("news-title")) }
                }
                div.news-sheet {
                    h2 { (words.text("news-title")) }
                    ol data-scroll tabindex="0" aria-label=(words.text("news-title")) {
                        @for Item { line, number } in &items {
                            li class=[line.seat.map(seat_class)] data-moved=[moved(line)] data-built=[line.place.as_deref()] {
                                @match (number, &line.place) {
                                    (Some(number), Some(place)) => {
                                        a href=(format!("?focus={place}")) data-focus=(place) { b.nth { (number) } (line.text) }
                                    }
                                    _ => span { (line.text) },
                                }
                            }
                        }
                    }
                    button.button.quiet.scripted type="button" data-replay {
                        svg viewBox="0 0 24 24" aria-hidden="true" { path d=(AGAIN) {} }
                        (words.text("news-replay"))
                    }
                }
            }
        }
    }
}

/// What moved then, for the script to show once more.
fn moved(line: &LogLine) -> Option<String> {
    let moves: Vec<String> = line.transfers.iter().map(ToString::to_string).collect();
    (!moves.is_empty()).then(|| moves.join(","))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::handbook::{position, shown};
    use classic::Classic;
    use words::{Language, Words};

    fn line(step: u32, place: Option<&str>) -> LogLine {
        LogLine { step, text: format!("step {step}"), place: place.map(str::to_owned), ..LogLine::default() }
    }

    #[test]
    fn what_came_after_my_last_action_is_news_and_what_was_built_has_a_number() {
        let rules = Classic::standard(3).expect("a table");
        let words = Words::new(Language::En);
        let log = [
            line(3, Some("route:a")),
            line(4, None),
            line(5, Some("route:brest-paris")),
            line(6, None),
            line(7, Some("city:wien")),
        ];
        shown(&rules, &words, &position(&rules), None, |screen| {
            let screen = Screen { log: &log, since: 4, step: 7, ..*screen };
            let told: Vec<_> = items(&screen).iter().map(|item| (item.line.step, item.number)).collect();
            assert_eq!(told, [(5, Some(1)), (6, None), (7, Some(2))]);
            let html = news(&screen).into_string();
            assert!(html.contains("<b>3</b>") && html.contains("data-built=\"city:wien\""), "{html}");
            let quiet = news(&Screen { since: 7, ..screen }).into_string();
            assert!(quiet.starts_with("<section id=\"news\" hidden"), "nothing is news: {quiet}");
        });
    }
}
