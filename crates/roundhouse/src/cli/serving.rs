//! What can be said of a house that is opened, on the command line or by the environment.

use clap::builder::BoolishValueParser;
use clap::{Arg, value_parser};
use words::Words;

use super::{flag, option, path};
use crate::keeping::place::is_database;

/// How much can be logged.
pub const LEVELS: [&str; 6] = ["off", "error", "warn", "info", "debug", "trace"];
/// In which form.
pub const FORMATS: [&str; 2] = ["text", "json"];

/// All options of `serve`.
pub fn serving(words: &Words) -> Vec<Arg> {
    let plain = |name, value, help| option(words, name, value, help);
    let named = |name, help, names: &'static [&'static str]| {
        plain(name, "cli-value-word", help).value_parser(names.to_vec()).hide_possible_values(true)
    };
    let options = [
        plain("host", "cli-value-address", "cli-arg-host").value_parser(host),
        plain("port", "cli-value-number", "cli-arg-port").value_parser(value_parser!(u16)),
        plain("public-url", "cli-value-url", "cli-arg-public-url").value_parser(public_url),
        flag(words, "trust-proxy", "cli-arg-trust-proxy").value_parser(BoolishValueParser::new()),
        plain("passphrase", "cli-value-text", "cli-arg-passphrase"),
        path(words, "passphrase-file", "cli-value-file", "cli-arg-passphrase-file"),
        plain("pace", "cli-value-number", "cli-arg-pace").value_parser(value_parser!(u64)),
        named("log", "cli-arg-log", &LEVELS),
        named("log-format", "cli-arg-log-format", &FORMATS),
    ];
    options.into_iter().map(or_environment).chain(places(words)).collect()
}

/// Where games are kept: all commands that also work on a database have both.
pub fn places(words: &Words) -> [Arg; 2] {
    let database = option(words, "database", "cli-value-url", "cli-arg-database").value_parser(database);
    [data(words), or_environment(database)]
}

/// The address of a database.
fn database(text: &str) -> Result<String, String> {
    if is_database(text) { Ok(text.to_owned()) } else { Err(String::new()) }
}

/// The folder with the games: all commands that work on files have it.
pub fn data(words: &Words) -> Arg {
    or_environment(path(words, "data", "cli-value-folder", "cli-arg-data"))
}

/// The variable of the environment that says the same as an option.
pub fn variable(option: &str) -> String {
    format!("ROUNDHOUSE_{}", option.trim_start_matches('-').replace('-', "_").to_uppercase())
}

/// Lets the environment say what the command line doesn't. The help names the variable, never what is
/// in it: that may be a secret.
fn or_environment(arg: Arg) -> Arg {
    let variable = variable(arg.get_id().as_str());
    let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
    let arg = arg.help(format!("{help} [{variable}]"));
    // Set to nothing means not set: so services and containers leave something out.
    match std::env::var_os(&variable) {
        Some(value) if !value.is_empty() => arg.env(variable).hide_env(true),
        _ => arg,
    }
}

/// An address to listen on, or a name. Brackets around an address with colons are taken off.
fn host(text: &str) -> Result<String, String> {
    let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    let fits = |letter: char| letter.is_ascii_alphanumeric() || "-_.:%".contains(letter);
    let numbered = bare.contains(':') && bare.parse::<std::net::Ipv6Addr>().is_err() && !bare.contains('%');
    if bare.is_empty() || !bare.chars().all(fits) || numbered {
        return Err(String::new());
    }
    Ok(bare.to_owned())
}

/// The address people type: `https://` or `http://` and a name, with nothing behind it.
fn public_url(text: &str) -> Result<String, String> {
    let text = text.trim_end_matches('/');
    let name = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let fits = |letter: char| letter.is_alphanumeric() || "-_.:[]".contains(letter);
    match name {
        Some(name) if !name.is_empty() && name.chars().all(fits) => Ok(text.to_owned()),
        _ => Err(String::new()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_to_listen_on_is_a_number_or_a_name() {
        for (text, expected) in [
            ("127.0.0.1", "127.0.0.1"),
            ("0.0.0.0", "0.0.0.0"),
            ("::", "::"),
            ("[::1]", "::1"),
            ("fe80::1%eth0", "fe80::1%eth0"),
            ("house.local", "house.local"),
        ] {
            assert_eq!(host(text).as_deref(), Ok(expected));
        }
        for text in ["", "[]", "a b", "http://127.0.0.1", "127.0.0.1:80", "name:80", "a/b"] {
            assert!(host(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_public_address_has_nothing_behind_its_name() {
        for (text, expected) in [
            ("https://house.example", "https://house.example"),
            ("https://house.example/", "https://house.example"),
            ("http://192.168.1.5:4710", "http://192.168.1.5:4710"),
            ("https://[fd00::1]:8443", "https://[fd00::1]:8443"),
            ("https://дом.example", "https://дом.example"),
        ] {
            assert_eq!(public_url(text).as_deref(), Ok(expected));
        }
        for text in [
            "",
            "house.example",
            "https://",
            "ftp://a",
            "https://a/b",
            "https://a?b",
            "https://u:p@a",
            "https://a b",
        ] {
            assert!(public_url(text).is_err(), "{text}");
        }
    }
}
