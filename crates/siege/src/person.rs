//! Someone with a cookie, and the questions they ask.

use std::fmt::Write as _;

use crate::chance::Chance;

/// How a person asks: as a browser without script does, or as the page's script.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Manner {
    /// A plain form, answered by an address to go to.
    Plain,
    /// As the page's script, answered by the regions that changed, not compressed.
    Script,
    /// As the page's script in a browser, which takes compressed answers.
    Browser,
}

impl Manner {
    /// All of them by name.
    pub const ALL: [(&'static str, Manner); 3] =
        [("plain", Manner::Plain), ("script", Manner::Script), ("browser", Manner::Browser)];
}

/// Someone with a cookie of their own.
#[derive(Clone, Debug)]
pub struct Person {
    /// The secret that their browser keeps.
    pub secret: String,
}

impl Person {
    /// Someone new.
    pub fn new(chance: &mut Chance) -> Person {
        Person { secret: chance.hex(32) }
    }

    /// The question for a page.
    pub fn get(&self, path: &str) -> Vec<u8> {
        self.get_in(path, Manner::Plain)
    }

    /// The question for a page or for regions; compressed only for a browser.
    pub fn get_in(&self, path: &str, manner: Manner) -> Vec<u8> {
        let packed = if manner == Manner::Browser { "accept-encoding: gzip\r\n" } else { "" };
        let live = if path.contains("/regions") { "x-live: 1\r\n" } else { "" };
        format!(
            "GET {path} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept-language: en\r\ncookie: roundhouse={}\r\n{live}{packed}\r\n",
            self.secret
        )
        .into_bytes()
    }

    /// A form. `fields` is what a browser would send: encoded already.
    pub fn post(&self, path: &str, fields: &str, manner: Manner) -> Vec<u8> {
        let mut request = String::with_capacity(320 + fields.len());
        self.write_post(&mut request, path, fields, manner);
        request.into_bytes()
    }

    /// The same, into a text that is used again.
    pub fn write_post(&self, into: &mut String, path: &str, fields: &str, manner: Manner) {
        let extra = match manner {
            Manner::Plain => "",
            Manner::Script => "x-live: 1\r\n",
            Manner::Browser => "x-live: 1\r\naccept-encoding: gzip\r\n",
        };
        let _ = write!(
            into,
            "POST {path} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept-language: en\r\ncookie: roundhouse={}\r\n\
             content-type: application/x-www-form-urlencoded\r\n{extra}content-length: {}\r\n\r\n{fields}",
            self.secret,
            fields.len()
        );
    }
}

/// A value as browsers send it in a form.
pub fn encoded(value: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._".contains(&byte);
    let mut text = String::with_capacity(value.len());
    for byte in value.bytes() {
        match byte {
            b' ' => text.push('+'),
            byte if plain(byte) => text.push(byte as char),
            byte => {
                let _ = write!(text, "%{byte:02X}");
            }
        }
    }
    text
}
