//! A page as it is read out to whoever can't see it: what browsers make of it for screen readers, line by line.
//! Headings begin with `#`, what can be pressed is in brackets, pictures are in braces.

use crate::html::attributes;

const VOID: [&str; 6] = ["input", "link", "meta", "br", "img", "hr"];
/// What a line doesn't end at.
const INLINE: [&str; 18] = [
    "b", "i", "em", "strong", "small", "span", "tspan", "text", "g", "svg", "use", "dt", "dd", "td", "th",
    "a", "button", "u",
];

enum Node<'h> {
    Text(&'h str),
    Element { tag: &'h str, attributes: Vec<(&'h str, &'h str)>, children: Vec<Node<'h>> },
}

/// What is read out of a page, line by line.
pub fn spoken(page: &str) -> Vec<String> {
    let mut rest = page;
    let mut voice = Voice::default();
    inside(&mut rest).iter().for_each(|node| voice.say(node));
    voice.end_line();
    voice.lines
}

/// What stands before the next tag that ends something.
fn inside<'h>(rest: &mut &'h str) -> Vec<Node<'h>> {
    let mut nodes = Vec::new();
    while let Some((text, after)) = rest.split_once('<') {
        if !text.trim().is_empty() {
            nodes.push(Node::Text(text));
        }
        let (tag, after) = after.split_once('>').expect("a tag ends");
        *rest = after;
        let name = tag.trim_end_matches('/').split(' ').next().unwrap_or_default();
        if name.starts_with('/') {
            return nodes;
        }
        if name.starts_with('!') {
            continue;
        }
        let closed = VOID.contains(&name) || tag.ends_with('/');
        let children = if closed { Vec::new() } else { inside(rest) };
        nodes.push(Node::Element { tag: name, attributes: attributes(tag), children });
    }
    nodes
}

#[derive(Default)]
struct Voice {
    lines: Vec<String>,
    line: String,
}

impl Voice {
    fn end_line(&mut self) {
        let line = self.line.split_whitespace().collect::<Vec<_>>().join(" ");
        self.line.clear();
        if !line.is_empty() {
            self.lines.push(line);
        }
    }

    fn text(&mut self, text: &str) {
        let plain =
            text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&");
        self.line.push_str(&plain);
    }

    fn say(&mut self, node: &Node<'_>) {
        let (tag, attributes, children) = match node {
            Node::Text(text) => return self.text(text),
            Node::Element { tag, attributes, children } => (*tag, attributes, children),
        };
        let value = |name: &str| attributes.iter().find(|(known, _)| *known == name).map(|(_, value)| *value);
        let unheard = value("hidden").is_some()
            || value("aria-hidden") == Some("true")
            || tag == "dialog" && value("open").is_none()
            || matches!(tag, "head" | "script" | "style" | "defs" | "title" | "option" | "symbol");
        if unheard || value("type") == Some("hidden") {
            return;
        }
        let named = value("aria-label").filter(|label| !label.is_empty());
        let is_pressed = matches!(tag, "button" | "summary") || (tag == "a" && value("href").is_some());
        let is_block = !INLINE.contains(&tag) || is_pressed;
        if is_block {
            self.end_line();
        }
        match tag {
            _ if is_pressed => {
                self.line.push('[');
                match named {
                    Some(name) => {
                        self.text(title_of(children).filter(|title| title.starts_with(name)).unwrap_or(name))
                    }
                    None => self.text(&name_of(children, value("title"))),
                }
                self.line.push(']');
            }
            _ if value("role") == Some("img") || tag == "img" => {
                self.line.push_str(" {");
                self.text(named.or(value("alt")).unwrap_or_default());
                self.line.push_str("} ");
            }
            _ if is_field(node) => {
                self.line.push_str(" [");
                self.text(named.or(value("value")).unwrap_or_default());
                self.line.push_str("] ");
            }
            // What is asked for in a label is called by what stands there.
            "label" => {
                let mut voice = Voice::default();
                children.iter().filter(|node| !is_field(node)).for_each(|node| voice.say(node));
                voice.end_line();
                self.line.push_str(&format!("[{}]", voice.lines.join(" ")));
            }
            "details" if value("open").is_none() => {
                let is_summary = |node: &&Node<'_>| matches!(node, Node::Element { tag: "summary", .. });
                children.iter().filter(is_summary).for_each(|node| self.say(node));
            }
            _ => {
                if let Some(named) = named {
                    self.text(named);
                    self.line.push_str(": ");
                    self.end_line();
                }
                if matches!(tag, "h1" | "h2" | "h3" | "h4") {
                    self.line.push_str("# ");
                }
                children.iter().for_each(|node| self.say(node));
            }
        }
        if is_block { self.end_line() } else { self.line.push(' ') }
    }
}

/// Whether something can be filled in.
fn is_field(node: &Node<'_>) -> bool {
    matches!(node, Node::Element { tag: "input" | "select" | "textarea", .. })
}

/// What something that can be pressed is called: by the title of a drawing, by what stands in it, or by its own
/// title.
fn name_of(children: &[Node<'_>], title: Option<&str>) -> String {
    if let Some(named) = title_of(children) {
        return named.to_owned();
    }
    let mut voice = Voice::default();
    children.iter().for_each(|node| voice.say(node));
    voice.end_line();
    let inner = voice.lines.join(" ");
    if inner.is_empty() { title.unwrap_or_default().to_owned() } else { inner }
}

/// The title of a drawing: its name, or what is to be said of it if it has another name.
fn title_of<'h>(children: &[Node<'h>]) -> Option<&'h str> {
    children.iter().find_map(|node| match node {
        Node::Element { tag: "title", children, .. } => match children.first() {
            Some(Node::Text(text)) => Some(*text),
            _ => None,
        },
        _ => None,
    })
}
