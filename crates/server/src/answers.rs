//! Answers: whole pages, and what our script gets instead.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use pages::Region;

use crate::delta::delta;

/// A page.
pub(crate) fn page(markup: impl Into<String>) -> Response {
    Html(markup.into()).into_response()
}

/// Something for our script.
pub(crate) fn data(status: StatusCode, body: impl Into<String>) -> Response {
    let json = (header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    (status, [json], body.into()).into_response()
}

/// A file to take home, of this kind and by this name.
pub(crate) fn attachment(kind: &'static str, name: &str, text: String) -> Response {
    let named = HeaderValue::from_str(&format!("attachment; filename=\"{name}\""));
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(kind)),
        (header::CONTENT_DISPOSITION, named.unwrap_or(HeaderValue::from_static("attachment"))),
    ];
    (headers, text).into_response()
}

/// A mark of what is in a region: whoever has it needs no copy.
pub(crate) fn mark(html: &str) -> String {
    // Not against forgers: a page that lies about its marks only fools itself.
    format!("{:08x}{:x}", crc32fast::hash(html.as_bytes()), html.len())
}

/// A region as our script takes it, with its mark.
pub(crate) struct Marked {
    pub id: &'static str,
    pub mark: String,
    html: String,
}

impl Marked {
    pub(crate) fn new(region: Region) -> Marked {
        Marked { id: region.id, mark: mark(&region.html), html: region.html }
    }

    /// `{"id":…,"mark":…,"html":…}`, or `"parts"` in place of `html` for a page that tells which pieces it has.
    fn json(&self, prints: &str) -> String {
        let (key, content) = match delta(&self.html, prints) {
            Some(parts) => ("parts", serde_json::to_string(&parts)),
            None => ("html", serde_json::to_string(&self.html)),
        };
        format!(r#"{{"id":"{}","mark":"{}","{key}":{}}}"#, self.id, self.mark, content.unwrap_or_default())
    }
}

/// A region that a page has: its id and its mark, and what its pieces are known by (`delta`), if it tells.
fn had(told: &str) -> Option<(&str, &str, &str)> {
    let (id, rest) = told.split_once(':')?;
    let (mark, prints) = rest.split_once(':').unwrap_or((rest, ""));
    Some((id, mark, prints))
}

/// What is new of a table: its mark, its step, those regions that the script doesn't have (`have` is a
/// list such as `hand:1a2b3c4d:5e6f7a8b,log:…`), and what there is to say.
pub(crate) fn news(
    (mark, step): (&str, u32),
    regions: &[&Marked],
    have: &str,
    notice: Option<(&str, &str)>,
) -> String {
    let known: Vec<_> = have.split(',').filter_map(had).collect();
    let fresh = |region: &Marked| match known.iter().find(|(id, ..)| *id == region.id) {
        Some((_, mark, _)) if *mark == region.mark => None,
        Some((_, _, prints)) => Some(region.json(prints)),
        None => Some(region.json("")),
    };
    let fresh: Vec<String> = regions.iter().copied().filter_map(fresh).collect();
    let mut body = format!(r#"{{"mark":"{mark}","step":{step},"regions":[{}]"#, fresh.join(","));
    if let Some((code, text)) = notice {
        body.push_str(&format!(r#","notice":{}"#, serde_json::json!({"code": code, "text": text})));
    }
    body.push('}');
    body
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_new_travels() {
        let region = |id, html: &str| Marked::new(Region { id, html: html.to_owned() });
        let regions = [region("hand", "<p>\"one\"</p>"), region("log", "<p>two</p>")];
        let both = [&regions[0], &regions[1]];
        let all = news(("7.0", 5), &both, "", None);
        let read: serde_json::Value = serde_json::from_str(&all).expect("JSON");
        assert_eq!((read["mark"].as_str(), read["step"].as_u64()), (Some("7.0"), Some(5)));
        assert_eq!(read["regions"][0]["html"], "<p>\"one\"</p>");
        assert_eq!(read["regions"][1]["id"], "log");
        let have = format!("log:{},hand:other", regions[1].mark);
        let rest = news(("7.0", 5), &both, &have, Some(("stale", "so \"it\" is")));
        let read: serde_json::Value = serde_json::from_str(&rest).expect("JSON");
        assert_eq!(read["regions"].as_array().map(Vec::len), Some(1));
        assert_eq!(read["notice"]["text"], "so \"it\" is");
        assert_ne!(mark("ab"), mark("ba"));
        // Of what it has an older copy of, a page that says so gets only the pieces that are new.
        let parts = news(("7.0", 5), &both, "log:old:ffff", None);
        let read: serde_json::Value = serde_json::from_str(&parts).expect("JSON");
        assert_eq!(read["regions"][0]["html"], "<p>\"one\"</p>");
        assert_eq!(read["regions"][1]["parts"], serde_json::json!(["<p>two</p>"]));
        assert_eq!(read["regions"][1]["mark"], regions[1].mark.as_str());
    }
}
