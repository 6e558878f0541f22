//! Why something can't be done: each reason has a status, a code that stays the same, and a sentence that
//! says what to do.

use axum::http::{HeaderValue, StatusCode};
use axum::response::Response;
use engine::Message;
use pages::notice;
use serde_json::json;
use store::StoreError;
use words::Words;

use crate::House;
use crate::answers::{data, page};
use crate::session::Visitor;

/// The header that has a refusal's code: who asks by program need not read sentences.
pub(crate) const CODE: &str = "x-refusal";

/// Why something can't be done.
#[derive(Clone, Debug)]
pub enum Refusal {
    /// The rules of the game or of the table say no.
    Told(Message),
    /// Something has happened since: the action answers another step.
    Stale,
    /// The rules have changed since the game began, and it can't go on.
    Departed(Message),
    /// The disk says no.
    Store(StoreError),
    /// Any other reason.
    Other(Reason),
}

/// Reasons that need no more words than their name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Reason {
    NotFound,
    NoTable,
    NotWatched,
    CodeUnknown,
    CodeAmbiguous,
    NotYourSeat,
    ForeignForm,
    BadForm,
    TooLarge,
    BoardTooLarge,
    BoardFaulty,
    BoardOtherGame,
    PartySize,
    WrongMethod,
    WrongType,
    Slow,
    TooManyTables,
    TooManyStreams,
    TooManyRequests,
    ThinkingAlready,
    Locked,
    PassphraseWrong,
    TooManyTries,
    TooManyRecords,
    NoRecord,
    KeyMistyped,
    KeyUnknown,
    LinkSpent,
    Unreadable,
    Newer,
    NotBegun,
    Unknown,
}

impl Reason {
    pub(crate) fn told(self) -> (StatusCode, &'static str) {
        match self {
            Reason::NotFound => (StatusCode::NOT_FOUND, "not-found"),
            Reason::NoTable => (StatusCode::NOT_FOUND, "no-table"),
            Reason::NotWatched => (StatusCode::FORBIDDEN, "not-watched"),
            Reason::CodeUnknown => (StatusCode::NOT_FOUND, "code-unknown"),
            Reason::CodeAmbiguous => (StatusCode::CONFLICT, "code-ambiguous"),
            Reason::NotYourSeat => (StatusCode::FORBIDDEN, "not-your-seat"),
            Reason::ForeignForm => (StatusCode::FORBIDDEN, "foreign-form"),
            Reason::BadForm => (StatusCode::BAD_REQUEST, "bad-form"),
            Reason::TooLarge => (StatusCode::PAYLOAD_TOO_LARGE, "too-large"),
            Reason::BoardTooLarge => (StatusCode::PAYLOAD_TOO_LARGE, "board-too-large"),
            Reason::BoardFaulty => (StatusCode::UNPROCESSABLE_ENTITY, "board-faulty"),
            Reason::BoardOtherGame => (StatusCode::UNPROCESSABLE_ENTITY, "board-other-game"),
            Reason::PartySize => (StatusCode::UNPROCESSABLE_ENTITY, "party-size"),
            Reason::WrongMethod => (StatusCode::METHOD_NOT_ALLOWED, "wrong-method"),
            Reason::WrongType => (StatusCode::UNSUPPORTED_MEDIA_TYPE, "wrong-type"),
            Reason::Slow => (StatusCode::REQUEST_TIMEOUT, "slow"),
            Reason::TooManyTables => (StatusCode::TOO_MANY_REQUESTS, "too-many-tables"),
            Reason::TooManyStreams => (StatusCode::TOO_MANY_REQUESTS, "too-many-streams"),
            Reason::TooManyRequests => (StatusCode::TOO_MANY_REQUESTS, "too-many-requests"),
            Reason::ThinkingAlready => (StatusCode::TOO_MANY_REQUESTS, "thinking-already"),
            Reason::Locked => (StatusCode::FORBIDDEN, "locked"),
            Reason::PassphraseWrong => (StatusCode::FORBIDDEN, "passphrase-wrong"),
            Reason::TooManyTries => (StatusCode::TOO_MANY_REQUESTS, "too-many-tries"),
            Reason::TooManyRecords => (StatusCode::TOO_MANY_REQUESTS, "too-many-records"),
            Reason::NoRecord => (StatusCode::NOT_FOUND, "no-record"),
            Reason::KeyMistyped => (StatusCode::UNPROCESSABLE_ENTITY, "key-mistyped"),
            Reason::KeyUnknown => (StatusCode::FORBIDDEN, "key-unknown"),
            Reason::LinkSpent => (StatusCode::GONE, "link-spent"),
            Reason::NotBegun => (StatusCode::CONFLICT, "not-begun"),
            Reason::Unreadable => (StatusCode::CONFLICT, "still-secret"),
            // Another server of the house may be able to.
            Reason::Newer => (StatusCode::SERVICE_UNAVAILABLE, "newer"),
            Reason::Unknown => (StatusCode::INTERNAL_SERVER_ERROR, "unknown"),
        }
    }

    /// The reason behind an answer of the framework's own.
    pub(crate) fn of_status(status: StatusCode) -> Reason {
        match status {
            StatusCode::NOT_FOUND => Reason::NotFound,
            StatusCode::METHOD_NOT_ALLOWED => Reason::WrongMethod,
            StatusCode::PAYLOAD_TOO_LARGE => Reason::TooLarge,
            StatusCode::UNSUPPORTED_MEDIA_TYPE => Reason::WrongType,
            StatusCode::REQUEST_TIMEOUT => Reason::Slow,
            StatusCode::TOO_MANY_REQUESTS => Reason::TooManyRequests,
            status if status.is_client_error() => Reason::BadForm,
            _ => Reason::Unknown,
        }
    }
}

impl From<Reason> for Refusal {
    fn from(reason: Reason) -> Refusal {
        Refusal::Other(reason)
    }
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Refusal {
        match error {
            StoreError::Taken => Refusal::Stale,
            other => Refusal::Store(other),
        }
    }
}

impl Refusal {
    /// Its status, and the code that stays the same whatever the language.
    pub fn told(&self) -> (StatusCode, String) {
        let unavailable = |code: &str| (StatusCode::SERVICE_UNAVAILABLE, code.to_owned());
        match self {
            Refusal::Told(message) => (StatusCode::CONFLICT, message.key.to_string()),
            Refusal::Stale => (StatusCode::CONFLICT, "stale".to_owned()),
            Refusal::Departed(_) => (StatusCode::CONFLICT, "departed".to_owned()),
            Refusal::Store(StoreError::Full) => unavailable("store-full"),
            Refusal::Store(StoreError::Damaged(_)) => unavailable("store-damaged"),
            Refusal::Store(StoreError::Closed) => unavailable("stopping"),
            Refusal::Store(StoreError::Away(_)) => unavailable("store-away"),
            Refusal::Store(_) => unavailable("store-failed"),
            Refusal::Other(reason) => {
                let (status, code) = reason.told();
                (status, code.to_owned())
            }
        }
    }

    /// What is the matter, and what to do.
    pub fn say(&self, words: &Words) -> String {
        match self {
            Refusal::Told(message) => words.say(message),
            Refusal::Departed(message) => {
                format!("{} {}", words.text("refusal-departed"), words.say(message))
            }
            other => words.text(&format!("refusal-{}", other.told().1)),
        }
    }
}

/// The answer that says why something could not be done: for our script as data, else as a page from
/// which one gets back to `path`.
pub(crate) fn refused(house: &House, visitor: &Visitor, path: &str, refusal: impl Into<Refusal>) -> Response {
    let refusal = refusal.into();
    let words = visitor.words(house);
    let (status, code) = refusal.told();
    if let Refusal::Store(error) = &refusal {
        tracing::warn!(code, %error, "the store said no");
    }
    let text = refusal.say(words);
    let response = if visitor.script {
        data(status, json!({"notice": {"code": code, "text": text}}).to_string())
    } else {
        page(notice::refusal(words, path, &code, Some(&text)).into_string())
    };
    marked(response, status, &code)
}

/// Puts the status and the code of a refusal on an answer.
pub(crate) fn marked(mut response: Response, status: StatusCode, code: &str) -> Response {
    *response.status_mut() = status;
    if let Ok(code) = HeaderValue::from_str(code) {
        response.headers_mut().insert(CODE, code);
    }
    response
}
