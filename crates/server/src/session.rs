//! Who asks, in which language, and whether the question comes from our own pages.
//!
//! There are no accounts: a browser gets a secret in a cookie, and a seat belongs to the hash of
//! that secret. The secret itself is never written down.

use std::error::Error as _;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, to_bytes};
use axum::extract::{FromRequestParts, MatchedPath, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::Response;
use engine::chance::hex;
use http_body_util::LengthLimitError;
use sha2::{Digest, Sha256};
use words::{Language, Words};

use crate::compress::{self, compressed};
use crate::gauges::Answered;
use crate::listening::Peer;
use crate::refusal::{self, Reason, refused};
use crate::{House, Settings, entering, own_board, records};

const SECRET: &str = "roundhouse";
const LANGUAGE: &str = "language";
/// What our script says with every question: the language of the page that it is in.
const SCRIPT: &str = "x-live";
const PASS: &str = "pass";
const FORWARDED: &str = "x-forwarded-for";
/// What our pages may do: nothing comes from elsewhere, and nothing goes there.
pub(crate) const POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; worker-src 'self'; \
    img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/// No form of ours is larger, but for those that may bring a board along.
const LARGEST_FORM: usize = 16 * 1024;
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
    /// Where they are, unless they are at this machine: some limits are counted so.
    pub address: Option<String>,
    /// The name they know the house by.
    pub host: String,
    /// Whether their connection is encrypted.
    pub secure: bool,
    /// Whether a proxy asks for them.
    pub(crate) forwarded: bool,
    /// The secret itself, for as long as they are answered: it is sealed with keys, and kept nowhere.
    pub(crate) secret: String,
    /// What their browser has to show that they know the passphrase, if there is one.
    pub(crate) pass: Option<String>,
}

impl Visitor {
    /// The texts of their language.
    pub fn words<'h>(&self, house: &'h House) -> &'h Words {
        house.words(self.language)
    }
}

/// Put on an answer: from now on the browser has this secret instead of its own.
#[derive(Clone)]
pub(crate) struct Become(pub(crate) String);

/// Who has a secret.
pub(crate) fn person_of(secret: &str) -> String {
    hex(&Sha256::digest(secret.as_bytes()))[..32].to_owned()
}

impl<S: Send + Sync> FromRequestParts<S> for Visitor {
    type Rejection = StatusCode;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Visitor, StatusCode> {
        parts.extensions.get::<Visitor>().cloned().ok_or(StatusCode::INTERNAL_SERVER_ERROR)
    }
}

/// Finds out who asks, refuses what doesn't come from our own pages or from whoever may not come in, and
/// sets the headers that all answers have.
pub async fn visit(State(house): State<Arc<House>>, mut request: Request, next: Next) -> Response {
    let start = (house.tools.clock)();
    let (method, settings) = (request.method().clone(), &house.tools.settings);
    let headers = request.headers();
    let path = request.uri().path();
    // What anybody may have, and may be kept by anyone on the way.
    let open = path.starts_with("/assets/") || matches!(path, "/healthz" | "/readyz" | "/metrics");
    let enters = open || path.starts_with("/lang/") || matches!(path, "/enter" | "/about" | "/kept");
    let known = cookie(headers, SECRET).filter(|secret| is_secret(secret));
    let fresh = known.is_none().then(|| hex(&(house.tools.random)()));
    let secret = known.or(fresh.as_deref()).unwrap_or_default().to_owned();
    let peer = request.extensions().get::<Peer>().map(|peer| peer.0);
    let visitor = Visitor {
        person: person_of(&secret),
        language: language(headers),
        script: headers.contains_key(SCRIPT),
        address: address(headers, peer, settings),
        host: text(headers, "host").unwrap_or_default().to_owned(),
        secure: is_secure(headers, settings),
        forwarded: headers.contains_key(FORWARDED),
        pass: entering::pass(&house, &secret),
        secret: secret.clone(),
    };
    let secure = visitor.secure;
    let read = compress::Read::of(headers);
    let foreign = method == Method::POST && !is_own(headers, settings);
    let may = enters || visitor.pass.as_deref().is_none_or(|pass| cookie(headers, PASS) == Some(pass));
    // A page that is looked at keeps its cookie alive.
    let renewed = method == Method::GET && !open && !visitor.script && !path.ends_with("/regions");
    let back = request.uri().path_and_query().map_or("/", |all| all.as_str()).to_owned();
    let route = request.extensions().get::<MatchedPath>().map_or("", |path| path.as_str()).to_owned();
    let mut response = if foreign {
        refused(&house, &visitor, "/", Reason::ForeignForm)
    } else if !may {
        entering::door(&house, &visitor, &back, None)
    } else {
        request.extensions_mut().insert(visitor.clone());
        match with_form(request, &route, settings.limits.body).await {
            Ok(request) => next.run(request).await,
            Err(reason) => refused(&house, &visitor, "/", reason),
        }
    };
    let status = response.status();
    let ours = response.headers().contains_key(refusal::CODE) || open;
    if (status.is_client_error() || status.is_server_error()) && !ours {
        response = refused(&house, &visitor, "/", Reason::of_status(status));
    }
    if let Some(Become(secret)) = response.extensions_mut().remove::<Become>() {
        set_cookie(&mut response, SECRET, &secret, true, secure);
        // Whoever was let in stays so.
        entering::pass(&house, &secret).iter().for_each(|pass| remember_pass(&mut response, pass, secure));
    } else if !open && (fresh.is_some() || renewed) {
        set_cookie(&mut response, SECRET, &secret, true, secure);
    }
    response = compressed(response, read).await;
    dress(response.headers_mut());
    note(&house, &route, &method, response, start)
}

/// The question with its form, which has to be here as a whole before anybody reads it: whoever sends it
/// drop by drop, or without an end, is refused.
async fn with_form(request: Request, route: &str, patience: Duration) -> Result<Request, Reason> {
    if *request.method() != Method::POST {
        return Ok(request);
    }
    let (largest, too_large) = match route {
        "/play" | "/tables" => (own_board::LARGEST_FORM, Reason::BoardTooLarge),
        "/records" => (records::LARGEST_FORM, Reason::TooLarge),
        _ => (LARGEST_FORM, Reason::TooLarge),
    };
    let (parts, body) = request.into_parts();
    match tokio::time::timeout(patience, to_bytes(body, largest)).await {
        Ok(Ok(form)) => Ok(Request::from_parts(parts, Body::from(form))),
        Ok(Err(error)) => Err(if is_too_large(&error) { too_large } else { Reason::BadForm }),
        Err(_) => Err(Reason::Slow),
    }
}

/// Whether a form was larger than it may be; else it broke off on its way.
fn is_too_large(error: &axum::Error) -> bool {
    error.source().is_some_and(|source| source.is::<LengthLimitError>())
}

/// The headers that all answers have.
fn dress(headers: &mut HeaderMap) {
    let all = [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
    ];
    for (name, value) in all {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
}

/// Counts an answer and writes it down: the route and not the address, so that no table, secret or card
/// gets into a log.
fn note(house: &House, route: &str, method: &Method, response: Response, start: Duration) -> Response {
    let (status, gauges) = (response.status(), &house.tools.gauges);
    let took = (house.tools.clock)().saturating_sub(start);
    let ms = took.as_micros() as f64 / 1000.0;
    gauges.seconds.observe(took.as_secs_f64());
    let answered = Answered { route: route.to_owned(), status: status.as_u16() };
    gauges.answers.get_or_create(&answered).inc();
    let code = response.headers().get(refusal::CODE).and_then(|code| code.to_str().ok()).unwrap_or_default();
    let status = status.as_u16();
    match status {
        500.. => tracing::warn!(%method, route, status, code, ms, "answered"),
        400..500 => tracing::info!(%method, route, status, code, ms, "answered"),
        _ => tracing::debug!(%method, route, status, ms, "answered"),
    }
    response
}

/// What a header says, if that is a text.
fn text<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    headers.get(name)?.to_str().ok()
}

/// Whether a text can be a secret of ours.
fn is_secret(text: &str) -> bool {
    text.len() == 64 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

/// Where a question comes from, for those limits that are counted by address: this machine itself isn't.
fn address(headers: &HeaderMap, peer: Option<IpAddr>, settings: &Settings) -> Option<String> {
    if settings.trust_proxy
        && let Some(line) = headers.get_all(FORWARDED).iter().next_back()
    {
        // The last is what our own proxy saw; those before it anybody may have written.
        let last = line.to_str().unwrap_or_default().rsplit(',').next().unwrap_or_default().trim();
        return Some(last.parse().map_or_else(|_| "unreadable".to_owned(), network));
    }
    peer.filter(|peer| !peer.is_loopback()).map(network)
}

/// An address as it is counted: whoever has one of the sixth version has a whole network of them.
pub(crate) fn network(address: IpAddr) -> String {
    match address.to_canonical() {
        IpAddr::V4(address) => address.to_string(),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            format!("{a:x}:{b:x}:{c:x}:{d:x}::/64")
        }
    }
}

/// Whether the browser's connection is encrypted.
fn is_secure(headers: &HeaderMap, settings: &Settings) -> bool {
    let forwarded = text(headers, "x-forwarded-proto");
    let public = settings.public_url.as_deref().is_some_and(|url| url.starts_with("https://"));
    public || (settings.trust_proxy && forwarded == Some("https"))
}

/// Whether a form was sent by one of our own pages: browsers say so, and only browsers have cookies.
fn is_own(headers: &HeaderMap, settings: &Settings) -> bool {
    let text = |name| text(headers, name);
    match (text("sec-fetch-site"), text("origin"), text("host")) {
        (Some(site), ..) => site == "same-origin" || site == "none",
        (None, Some(origin), _) if settings.public_url.as_deref() == Some(origin) => true,
        (None, Some(origin), Some(host)) => origin.split("://").nth(1) == Some(host),
        (None, None, _) => true,
        _ => false,
    }
}

/// The language of the page whose script asks, so that no page is ever in two; else the one in the cookie,
/// else the first of the browser's that we speak.
fn language(headers: &HeaderMap) -> Language {
    if let Some(of_page) = text(headers, SCRIPT).and_then(Language::from_tag) {
        return of_page;
    }
    let asked = text(headers, "accept-language").unwrap_or_default();
    let of_browser = || asked.split(',').filter_map(|tag| tag.split(';').next()).find_map(Language::from_tag);
    cookie(headers, LANGUAGE).and_then(Language::from_tag).or_else(of_browser).unwrap_or_default()
}

/// Remembers a language.
pub fn remember_language(response: &mut Response, language: Language) {
    set_cookie(response, LANGUAGE, language.tag(), false, false);
}

/// Remembers that somebody knows the passphrase.
pub(crate) fn remember_pass(response: &mut Response, pass: &str, secure: bool) {
    set_cookie(response, PASS, pass, true, secure);
}

fn cookie<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    let all = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    all.flat_map(|line| line.split(';')).find_map(|pair| {
        let (key, value) = pair.trim().split_once('=')?;
        (key == name).then_some(value)
    })
}

fn set_cookie(response: &mut Response, name: &str, value: &str, secret: bool, secure: bool) {
    let only = if secret { "; HttpOnly" } else { "" };
    let secure = if secure { "; Secure" } else { "" };
    let cookie = format!("{name}={value}; Path=/; Max-Age={LIFETIME}; SameSite=Lax{only}{secure}");
    if let Ok(value) = HeaderValue::from_str(&cookie) {
        response.headers_mut().append(header::SET_COOKIE, value);
    }
}

#[cfg(test)]
mod tests {
    use std::io;

    use super::*;

    /// What is said to a form that comes in these parts.
    async fn answer(parts: Vec<io::Result<String>>) -> Option<Reason> {
        let body = Body::from_stream(tokio_stream::iter(parts));
        let question = Request::post("/t/x/say").body(body).expect("a question");
        with_form(question, "/t/{table}/say", Duration::from_secs(60)).await.err()
    }

    #[tokio::test]
    async fn a_form_that_breaks_off_is_not_called_too_large() {
        let broken = || Err(io::Error::from(io::ErrorKind::UnexpectedEof));
        assert_eq!(answer(vec![Ok("text=Hello".to_owned())]).await, None);
        assert_eq!(answer(vec![Ok("text=Hel".to_owned()), broken()]).await, Some(Reason::BadForm));
        assert_eq!(answer(vec![Ok("x".repeat(LARGEST_FORM + 1))]).await, Some(Reason::TooLarge));
    }
}
