//! From one browser to another: a link that works once and soon, and a key to write down.

use axum::extract::{Form, Path, State};
use axum::response::Response;
use pages::moving::{Here, KeyShown, Leaving, LinkShown, Recover};
use store::Key;

use crate::House;
use crate::answers::page;
use crate::keys::SecretKey;
use crate::me::{may_change, see_other};
use crate::refusal::{Reason, Refusal, marked, refused};
use crate::routes::{Fields, Shared, field};
use crate::session::{Become, Visitor};
use crate::waiting::base;

/// A link to another device works for so many minutes.
const MINUTES: i64 = 10;

/// `POST /me/key`: a new recovery key, shown once. The one before it opens nothing any more.
pub(crate) async fn key(State(house): Shared, visitor: Visitor) -> Response {
    match new_key(&house, &visitor, None).await {
        Ok(key) => {
            let shown = KeyShown { words: visitor.words(&house), groups: &key.groups() };
            page(pages::moving::key_shown(&shown).into_string())
        }
        Err(refusal) => refused(&house, &visitor, "/me", refusal),
    }
}

/// `POST /me/link`: a link by which somebody goes on on another device.
pub(crate) async fn link(State(house): Shared, visitor: Visitor) -> Response {
    match new_key(&house, &visitor, Some(MINUTES)).await {
        Ok(key) => {
            let shown = LinkShown {
                words: visitor.words(&house),
                link: &format!("{}/me/here/{}", base(&house, &visitor), key.plain()),
                minutes: MINUTES,
                unreachable: house.tools.settings.is_unreachable(&visitor.host),
            };
            page(pages::moving::link_shown(&shown).into_string())
        }
        Err(refusal) => refused(&house, &visitor, "/me", refusal),
    }
}

async fn new_key(house: &House, visitor: &Visitor, minutes: Option<i64>) -> Result<SecretKey, Refusal> {
    may_change(house, visitor).await?;
    let (key, now) = (SecretKey::new(&(house.tools.random)()), house.tools.seconds());
    let kept = Key {
        id: key.id(),
        person: visitor.person.clone(),
        sealed: house.sealed(&key, &visitor.secret),
        until: minutes.map(|minutes| now + minutes * 60),
    };
    house.tools.store.keep_key(kept, now).await?;
    Ok(key)
}

/// Counts a try at a key: nobody guesses one, but nobody shall try for long either.
async fn may_try(house: &House, visitor: &Visitor) -> Result<(), Refusal> {
    let who = format!("key {}", visitor.address.as_deref().unwrap_or("here"));
    if house.may_try(&who).await { Ok(()) } else { Err(Reason::TooManyTries.into()) }
}

/// The key of a link that works now, with what the store has of it.
async fn of_link(house: &House, typed: &str) -> Result<(SecretKey, Key), Refusal> {
    let key = SecretKey::read(typed).ok_or(Reason::LinkSpent)?;
    let kept = house.tools.store.find_key(&key.id(), house.tools.seconds()).await?;
    let kept = kept.filter(|kept| kept.until.is_some()).ok_or(Reason::LinkSpent)?;
    Ok((key, kept))
}

/// Whether this browser's own secret sits anywhere: that isn't lost without asking.
async fn leaves_something(house: &House, visitor: &Visitor) -> Result<bool, Refusal> {
    Ok(!house.tools.store.tables_of(&visitor.person, 1).await?.is_empty())
}

/// `GET /me/here/…`: the link is opened. Messengers do that too, to see what is behind it, so nothing is
/// spent by it.
pub(crate) async fn here(State(house): Shared, Path(typed): Path<String>, visitor: Visitor) -> Response {
    let opened = async {
        may_try(&house, &visitor).await?;
        let (key, kept) = of_link(&house, &typed).await?;
        here_page(&house, &visitor, &key, &kept).await
    };
    opened.await.unwrap_or_else(|refusal| refused(&house, &visitor, "/me", refusal))
}

async fn here_page(
    house: &House,
    visitor: &Visitor,
    key: &SecretKey,
    kept: &Key,
) -> Result<Response, Refusal> {
    let name = house.tools.store.name(&kept.person).await?;
    let same = kept.person == visitor.person;
    let here = Here {
        words: visitor.words(house),
        key: key.plain(),
        name: name.as_deref(),
        same,
        leaves: !same && leaves_something(house, visitor).await?,
    };
    Ok(page(pages::moving::here(&here).into_string()))
}

/// `POST /me/here/…`: the browser becomes whoever made the link. Of two who try at once, one does.
pub(crate) async fn go_on_here(
    State(house): Shared,
    Path(typed): Path<String>,
    visitor: Visitor,
    Form(fields): Form<Fields>,
) -> Response {
    let gone_on = async {
        may_try(&house, &visitor).await?;
        let (key, kept) = of_link(&house, &typed).await?;
        if kept.person == visitor.person {
            return Ok(see_other("/me"));
        }
        if field(&fields, "sure") != "yes" && leaves_something(&house, &visitor).await? {
            return here_page(&house, &visitor, &key, &kept).await;
        }
        let secret = house.opened(&key, &kept.sealed, &kept.person).ok_or(Reason::LinkSpent)?;
        match house.tools.store.spend_key(&kept.id, house.tools.seconds()).await? {
            true => Ok(becoming(secret)),
            false => Err(Reason::LinkSpent.into()),
        }
    };
    gone_on.await.unwrap_or_else(|refusal: Refusal| refused(&house, &visitor, "/me", refusal))
}

/// To the page of whoever the browser is now.
fn becoming(secret: String) -> Response {
    let mut response = see_other("/me");
    response.extensions_mut().insert(Become(secret));
    response
}

/// `GET /me/recover`: where a recovery key is typed in.
pub(crate) async fn recover_page(State(house): Shared, visitor: Visitor) -> Response {
    let recover = Recover { words: visitor.words(&house), typed: "", refusal: None };
    page(pages::moving::recover(&recover).into_string())
}

/// `POST /me/recover`: somebody types their key.
pub(crate) async fn recover(State(house): Shared, visitor: Visitor, Form(fields): Form<Fields>) -> Response {
    let typed: String = field(&fields, "key").chars().take(100).collect();
    let recovered = async {
        may_try(&house, &visitor).await?;
        // A slip of the pen is noticed before anything is looked up.
        let key = SecretKey::read(&typed).ok_or(Reason::KeyMistyped)?;
        let kept = house.tools.store.find_key(&key.id(), house.tools.seconds()).await?;
        let kept = kept.filter(|kept| kept.until.is_none()).ok_or(Reason::KeyUnknown)?;
        let secret = house.opened(&key, &kept.sealed, &kept.person).ok_or(Reason::KeyUnknown)?;
        let same = kept.person == visitor.person;
        if !same && field(&fields, "sure") != "yes" && leaves_something(&house, &visitor).await? {
            let name = house.tools.store.name(&kept.person).await?;
            let leaving = Leaving { words: visitor.words(&house), key: &typed, name: name.as_deref() };
            return Ok(page(pages::moving::leaving(&leaving).into_string()));
        }
        Ok(becoming(secret))
    };
    match recovered.await {
        Ok(response) => response,
        Err(Refusal::Other(reason @ (Reason::KeyMistyped | Reason::KeyUnknown))) if !visitor.script => {
            let (status, code) = reason.told();
            let recover = Recover { words: visitor.words(&house), typed: &typed, refusal: Some(code) };
            marked(page(pages::moving::recover(&recover).into_string()), status, code)
        }
        Err(refusal) => refused(&house, &visitor, "/me/recover", refusal),
    }
}
