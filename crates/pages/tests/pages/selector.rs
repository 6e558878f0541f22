//! Which element of a page a selector means: what the lists of signs need of selectors, and no more.

use crate::html::{attributes, tags};

/// Elements that have no end.
const VOID: [&str; 6] = ["input", "link", "meta", "br", "img", "hr"];

/// An element of a page.
#[derive(Debug)]
pub struct Element<'h> {
    pub tag: &'h str,
    pub attributes: Vec<(&'h str, &'h str)>,
    /// The place of what it is in.
    pub parent: Option<usize>,
}

impl Element<'_> {
    /// What an attribute says, if it is there.
    pub fn value(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(known, _)| *known == name).map(|(_, value)| *value)
    }
}

/// All elements of a page, or of several one after the other.
pub fn elements(html: &str) -> Vec<Element<'_>> {
    let (mut found, mut open): (Vec<Element<'_>>, Vec<usize>) = (Vec::new(), Vec::new());
    for tag in tags(html).filter(|tag| !tag.starts_with('!')) {
        if tag.starts_with('/') {
            open.pop();
            continue;
        }
        let name = tag.split([' ', '/']).next().unwrap_or_default();
        let parent = open.last().copied();
        if !VOID.contains(&name) && !tag.ends_with('/') {
            open.push(found.len());
        }
        found.push(Element { tag: name, attributes: attributes(tag), parent });
    }
    found
}

/// Whether an element is meant by one selector of a list.
pub fn is_meant(all: &[Element<'_>], at: usize, list: &str) -> bool {
    list.split(", ").any(|selector| is_meant_by(all, at, selector))
}

/// Whether an element is meant by a selector.
pub fn is_meant_by(all: &[Element<'_>], at: usize, selector: &str) -> bool {
    let parts: Vec<&str> = selector.split(' ').collect();
    let Some((last, before)) = parts.split_last() else { return false };
    is_of(&all[at], last) && is_inside(all, all[at].parent, before)
}

/// Whether what is around an element is as the parts of a selector say.
fn is_inside(all: &[Element<'_>], parent: Option<usize>, parts: &[&str]) -> bool {
    match parts.split_last() {
        None => true,
        Some((&">", before)) => {
            let (wanted, before) = before.split_last().expect("something stands before >");
            parent.is_some_and(|at| is_of(&all[at], wanted) && is_inside(all, all[at].parent, before))
        }
        Some((wanted, before)) => {
            let mut around = parent;
            while let Some(at) = around {
                if is_of(&all[at], wanted) && is_inside(all, all[at].parent, before) {
                    return true;
                }
                around = all[at].parent;
            }
            false
        }
    }
}

/// Whether an element has what a part of a selector asks for.
fn is_of(element: &Element<'_>, part: &str) -> bool {
    let mut rest = part;
    let end = rest.find(['#', '.', '[']).unwrap_or(rest.len());
    let (tag, after) = rest.split_at(end);
    if !tag.is_empty() && tag != element.tag {
        return false;
    }
    rest = after;
    while let Some(sign) = rest.chars().next() {
        let end = match sign {
            '[' => rest.find(']').map_or(rest.len(), |end| end + 1),
            '#' | '.' => rest[1..].find(['#', '.', '[']).map_or(rest.len(), |end| end + 1),
            _ => panic!("“{part}” says more than is read here"),
        };
        let (asked, after) = rest.split_at(end);
        rest = after;
        let holds = match sign {
            '#' => element.value("id") == Some(&asked[1..]),
            '.' => element.value("class").is_some_and(|all| all.split(' ').any(|class| class == &asked[1..])),
            _ => has_value(element, asked.trim_matches(['[', ']'])),
        };
        if !holds {
            return false;
        }
    }
    true
}

/// `name`, `name="value"` or `name*="part"`.
fn has_value(element: &Element<'_>, asked: &str) -> bool {
    let Some((name, wanted)) = asked.split_once('=') else { return element.value(asked).is_some() };
    let wanted = wanted.trim_matches('"');
    match name.strip_suffix('*') {
        Some(name) => element.value(name).is_some_and(|value| value.contains(wanted)),
        None => element.value(name) == Some(wanted),
    }
}

#[test]
fn selectors_mean_what_they_mean_in_browsers() {
    let page = "<div id=\"a\" class=\"x y\"><p><i href=\"#z\" class=\"k_big-one\"></i></p><br></div><i></i>";
    let all = elements(page);
    let meant = |selector| (0..all.len()).filter(|at| is_meant(&all, *at, selector)).collect::<Vec<_>>();
    assert_eq!(meant("i"), [2, 4]);
    assert_eq!(meant("#a i, br"), [2, 3]);
    assert_eq!(meant("div.x.y > p"), [1]);
    assert_eq!(meant("div > i"), [0; 0]);
    assert_eq!(meant("[href=\"#z\"]"), [2]);
    assert_eq!(meant("#a [class*=\"big\"]"), [2]);
    assert_eq!(meant(".x.z"), [0; 0]);
}
