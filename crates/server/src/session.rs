//! Who asks, in which language, and whether the question comes from our own pages.
//!
//! There are no accounts: a browser gets a secret in a cookie, and a seat belongs to the hash of
//! that secret. The secret itself is never written down.

use std::sync::Arc;

use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use engine::chance::hex;
use sha2::{Digest, Sha256};
use words::{Language, Words};

use crate::House;

const SECRET: &str = "roundhouse";
const LANGUAGE: &str = "language";
/// A cookie lives for a year.
const LIFETIME: u32 = 365 * 24 * 60 * 60;

/// Whoever asks.
#[derive(Clone)]
pub struct Visitor {
    /// The hash of their secret.
    pub person: String,
    /// Their language.
    pub language: Language,
    /// Whether our script asks, and not the browser itself.
    pub script: bool,
}

impl Visitor {
    /// The texts of their language.
    pub fn words<'h>(&self, house: &'h House) -> &'h Words {
        house.words(self.language)
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Visitor {
    type Rejection = StatusCode;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Visitor, StatusCode> {
        parts.extensions.get::<Visitor>().cloned().ok_or(StatusCode::INTERNAL_SERVER_ERROR)
    }
}

/// Finds out who asks, refuses what doesn't come from our own pages, and sets the headers that all
/// answers have.
pub async fn visit(State(house): State<Arc<House>>, mut request: Request, next: Next) -> Response {
    if *request.method() == Method::POST && !is_own(request.headers()) {
        return StatusCode::FORBIDDEN.into_response();
    }
    let known = cookie(request.headers(), SECRET).filter(|secret| secret.len() == 64);
    let fresh = known.is_none().then(|| hex(&(house.random)()));
    let secret = known.or(fresh.as_deref()).unwrap_or_default();
    let visitor = Visitor {
        person: hex(&Sha256::digest(secret.as_bytes()))[..32].to_owned(),
        language: language(request.headers()),
        script: request.headers().contains_key("x-live"),
    };
    request.extensions_mut().insert(visitor);
    let mut response = next.run(request).await;
    if let Some(secret) = fresh {
        set_cookie(&mut response, SECRET, &secret, true);
    }
    let headers = response.headers_mut();
    let all = [
        (
            header::CONTENT_SECURITY_POLICY,
            "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self'; \
             form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
        ),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
    ];
    for (name, value) in all {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// Whether a form was sent by one of our own pages: browsers say so, and only browsers have cookies.
fn is_own(headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    match (text("sec-fetch-site"), text("origin"), text("host")) {
        (Some(site), ..) => site == "same-origin" || site == "none",
        (None, Some(origin), Some(host)) => origin.split("://").nth(1) == Some(host),
        (None, None, _) => true,
        _ => false,
    }
}

/// The language in the cookie, else the first of the browser's that we speak.
fn language(headers: &HeaderMap) -> Language {
    let asked =
        headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let of_browser = || asked.split(',').filter_map(|tag| tag.split(';').next()).find_map(Language::from_tag);
    cookie(headers, LANGUAGE).and_then(Language::from_tag).or_else(of_browser).unwrap_or_default()
}

/// Remembers a language.
pub fn remember_language(response: &mut Response, language: Language) {
    set_cookie(response, LANGUAGE, language.tag(), false);
}

fn cookie<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    let all = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    all.flat_map(|line| line.split(';')).find_map(|pair| {
        let (key, value) = pair.trim().split_once('=')?;
        (key == name).then_some(value)
    })
}

fn set_cookie(response: &mut Response, name: &str, value: &str, secret: bool) {
    let only = if secret { "; HttpOnly" } else { "" };
    let cookie = format!("{name}={value}; Path=/; Max-Age={LIFETIME}; SameSite=Lax{only}");
    if let Ok(value) = HeaderValue::from_str(&cookie) {
        response.headers_mut().append(header::SET_COOKIE, value);
    }
}
