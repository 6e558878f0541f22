//! The passphrase, where a house has one: asking for it, and knowing who has given it.

use axum::extract::{Form, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use pages::enter::Enter;
use sha2::{Digest, Sha256};

use crate::House;
use crate::answers::page;
use crate::refusal::{Reason, Refusal, marked, refused};
use crate::routes::{Fields, Shared, field, inside};
use crate::session::{Visitor, remember_pass};

/// What somebody's browser has to show, if there is a passphrase: nobody else's will do, and nobody can make
/// it up, because only the house knows its key.
pub(crate) fn pass(house: &House, secret: &str) -> Option<String> {
    let passphrase = house.tools.settings.passphrase.as_deref()?;
    Some(house.seal(&["pass", secret, passphrase]))
}

/// The page that asks for the passphrase, and then leads back.
pub(crate) fn door(house: &House, visitor: &Visitor, back: &str, wrong: Option<Reason>) -> Response {
    let words = visitor.words(house);
    if visitor.script {
        return refused(house, visitor, "/", Reason::Locked);
    }
    let tried = wrong.is_some();
    let (status, code) = Refusal::from(wrong.unwrap_or(Reason::Locked)).told();
    let enter = Enter { words, back, refusal: tried.then_some(&code) };
    marked(page(pages::enter::enter(&enter).into_string()), status, &code)
}

/// `POST /enter`: somebody says the passphrase.
pub(crate) async fn enter(State(house): Shared, visitor: Visitor, Form(fields): Form<Fields>) -> Response {
    let back = inside(field(&fields, "back"));
    let settings = &house.tools.settings;
    let (Some(passphrase), Some(pass)) = (&settings.passphrase, &visitor.pass) else {
        return Redirect::to(back).into_response();
    };
    let who = visitor.address.as_deref().unwrap_or("here");
    if !house.may_try(who).await {
        return refused(&house, &visitor, "/", Reason::TooManyRequests);
    }
    // Hashes are compared, so that how long it takes tells nothing of the passphrase.
    if Sha256::digest(field(&fields, "passphrase").trim()) != Sha256::digest(passphrase) {
        return door(&house, &visitor, back, Some(Reason::PassphraseWrong));
    }
    let mut response = Redirect::to(back).into_response();
    *response.status_mut() = StatusCode::SEE_OTHER;
    remember_pass(&mut response, pass, visitor.secure);
    response
}
