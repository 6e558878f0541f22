//! What a siege reads off pages: by searching for attributes, never by parsing.

use crate::chance::Chance;
use crate::person::encoded;

/// What stands in an attribute of the element that tells the script about the table.
fn attribute<'p>(page: &'p str, name: &str) -> Option<&'p str> {
    let (_, live) = page.split_once("id=\"live\"")?;
    let (_, value) = live.split('>').next()?.split_once(&format!("{name}=\""))?;
    value.split('"').next()
}

/// The step that a table's page shows; `None` if it isn't the page of a game that has begun.
pub fn step(page: &str) -> Option<u32> {
    attribute(page, "data-step")?.parse().ok()
}

/// The mark that a table's page carries, where it carries one.
pub fn mark(page: &str) -> Option<&str> {
    attribute(page, "data-mark").filter(|mark| !mark.is_empty())
}

/// Whether the page shows the score sheet.
pub fn is_over(page: &str) -> bool {
    let score = page.split('<').find(|element| element.contains(" id=\"score\""));
    score.and_then(|score| score.split('>').next()).is_some_and(|score| !score.contains(" hidden"))
}

/// Whether an event of a stream says that something is new; older programs call it a step.
pub fn is_news(event: &str) -> bool {
    event.contains("event: news") || event.contains("event: step") || event.contains("event:news")
}

/// Whether the page shows a table that hasn't begun.
pub fn is_lobby(page: &str) -> bool {
    page.contains("id=\"lobby\"")
}

/// The games that the front page shows.
pub fn games(page: &str) -> Vec<&str> {
    // What leads on from a game, to its rules, is none.
    let mut games = values(page, "href=\"/g/");
    games.retain(|game| !game.contains('/'));
    games
}

/// The tickets that a page offers to keep.
pub fn tickets(page: &str) -> Vec<&str> {
    values(page, "name=\"keep\" value=\"")
}

fn values<'p>(text: &'p str, before: &str) -> Vec<&'p str> {
    text.split(before).skip(1).filter_map(|after| after.split('"').next()).collect()
}

/// Everything that the page's forms offer to do at the table: each as the fields of a form, without its
/// step. Tickets are kept all.
pub fn offers(page: &str) -> Vec<String> {
    let mut offers = Vec::new();
    for form in page.split("<form ").skip(1) {
        let form = form.split("</form>").next().unwrap_or_default();
        let head = form.split('>').next().unwrap_or_default();
        if !head.contains("/act\"") || form.contains("name=\"with\"") {
            continue;
        }
        let kept = tickets(form);
        if kept.is_empty() {
            let actions = values(form, "name=\"action\" value=\"");
            offers.extend(actions.into_iter().map(|action| format!("action={}", encoded(&plain(action)))));
        } else {
            let kept: Vec<String> = kept.iter().map(|ticket| format!("keep={}", encoded(ticket))).collect();
            offers.push(kept.join("&"));
        }
    }
    offers
}

/// One of the offers; `None` if there is nothing to decide.
pub fn offer(page: &str, chance: &mut Chance) -> Option<String> {
    let mut offers = offers(page);
    (!offers.is_empty()).then(|| offers.swap_remove(chance.below(offers.len())))
}

/// What on the map or beside it can be clicked on to decide something more.
pub fn focuses(page: &str) -> Vec<&str> {
    let elements = page.split('<').filter(|element| element.contains("data-focus=\""));
    let open = elements.filter(|element| {
        let class = element.split_once("class=\"").and_then(|(_, class)| class.split('"').next());
        class.is_some_and(|class| class.split(' ').any(|word| word == "can"))
    });
    open.filter_map(|element| element.split_once("data-focus=\"")?.1.split('"').next()).collect()
}

fn plain(text: &str) -> String {
    text.replace("&amp;", "&").replace("&#39;", "'").replace("&quot;", "\"")
}

/// The regions of an answer that the script keeps in mind, as `have` is sent: `hand:1a2b3c4d,log:…`.
#[derive(Clone, Default)]
pub struct Marks(Vec<(String, String)>);

impl Marks {
    /// Learns the marks of all regions in an answer. The text of a region has its quotes escaped, so
    /// these words are found nowhere in it.
    pub fn learn(&mut self, answer: &[u8]) {
        let find = memchr::memmem::Finder::new(b"\"id\":\"");
        for at in find.find_iter(answer) {
            let mut quoted = answer[at + 6..].splitn(5, |byte| *byte == b'"');
            let (Some(id), Some(_), Some(b"mark"), Some(_), Some(rest)) =
                (quoted.next(), quoted.next(), quoted.next(), quoted.next(), quoted.next())
            else {
                continue;
            };
            let mark = rest.split(|byte| *byte == b'"').next().unwrap_or_default();
            let (id, mark) = (String::from_utf8_lossy(id), String::from_utf8_lossy(mark));
            match self.0.iter_mut().find(|(known, _)| *known == id) {
                Some((_, known)) => mark.as_ref().clone_into(known),
                None => self.0.push((id.into_owned(), mark.into_owned())),
            }
        }
    }

    /// As it is sent.
    pub fn have(&self) -> String {
        let pairs: Vec<String> = self.0.iter().map(|(id, mark)| format!("{id}:{mark}")).collect();
        pairs.join(",")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_learned_from_both_shapes_of_an_answer() {
        let old = br#"[{"html":"<a id=\"x\">","id":"hand","mark":"1a"},{"html":"","id":"log","mark":"2b"}]"#;
        let new = br#"{"mark":"57.0","step":52,"regions":[{"id":"log","mark":"3c","html":"\"id\":\"no\""}]}"#;
        let mut marks = Marks::default();
        marks.learn(old);
        assert_eq!(marks.have(), "hand:1a,log:2b");
        marks.learn(new);
        assert_eq!(marks.have(), "hand:1a,log:3c");
    }

    #[test]
    fn offers_are_what_the_forms_of_the_table_say() {
        let page = r#"<form action="/t/x/hint"><button name="action" value="no"></form>
            <form class="a" action="/t/x/act"><button name="action" value="take blue"><button name="action" value="blind"></form>
            <form action="/t/x/act"><input name="with"><button name="action" value="pieces"></form>
            <form action="/t/x/act"><input name="keep" value="a-b"><input name="keep" value="c-d"></form>"#;
        assert_eq!(offers(page), ["action=take+blue", "action=blind", "keep=a-b&keep=c-d"]);
    }
}
