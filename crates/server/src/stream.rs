//! That something changed, at any of the tables somebody has open: one stream for all of them.
//!
//! It says only that there is news. The page then asks for what changed, which can be compressed, and is
//! the newest however slow the listener was.

use std::collections::HashMap;
use std::convert::Infallible;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::extract::{Query, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::json;
use tokio_stream::wrappers::WatchStream;
use tokio_stream::{Stream, StreamMap};

use crate::House;
use crate::limits::{Entered, EnteredThere};
use crate::presence::Present;
use crate::refusal::{Reason, Refusal, refused};
use crate::room::Room;
use crate::session::Visitor;
use crate::snapshot::NOBODY;

/// One stream can follow so many tables.
const MOST_TABLES: usize = 64;

/// Whoever listens hears something at least this often, as an event that scripts hear too: a page says
/// after some seconds of silence that the house is out of reach (`assets/stream.js`).
const BEAT: Duration = Duration::from_secs(3);

/// Where the pages stand.
#[derive(Deserialize)]
pub struct StreamQuery {
    /// Tables, each with the mark that its page shows: `abc:57.0,def:3.1`. A big screen is one beside its
    /// table: `abc/board:57.0.0`.
    #[serde(default)]
    at: String,
}

/// `GET /events?at=…`: from what the pages have seen on, whatever changes.
pub async fn events(
    State(house): State<Arc<House>>,
    Query(StreamQuery { at }): Query<StreamQuery>,
    visitor: Visitor,
) -> Response {
    let limits = &house.tools.settings.limits;
    // People can be made up: their address counts too.
    let by_address =
        visitor.address.as_ref().map(|at| house.streams.enter(at, limits.connections_an_address));
    let (Some(entered), None | Some(Some(_))) =
        (house.streams.enter(&visitor.person, limits.streams_a_person), &by_address)
    else {
        return refused(&house, &visitor, "/", Reason::TooManyStreams);
    };
    let Ok(elsewhere) = house.tools.enter("stream", &visitor.person, limits.streams_a_person).await else {
        return refused(&house, &visitor, "/", Reason::TooManyStreams);
    };
    let entered = (entered, by_address.flatten(), elsewhere);
    let mut news = News::new(&house, &visitor.person, entered);
    for asked in at.split(',').filter(|asked| !asked.is_empty()).take(MOST_TABLES) {
        let (place, mark) = asked.split_once(':').unwrap_or((asked, ""));
        let room = match house.hub.room(place.strip_suffix("/board").unwrap_or(place)).await {
            Ok(room) => house.tell(&room).await.map(|()| room),
            refusal => refusal,
        };
        match room {
            Ok(room) if !room.now().may_look(&visitor.person) => news.gone.push(place.to_owned()),
            Ok(room) => news.follow(place, room, mark),
            Err(Refusal::Other(Reason::NoTable)) => news.gone.push(place.to_owned()),
            // It may be there again in a moment: whoever asks comes back.
            Err(refusal) => return refused(&house, &visitor, "/", refusal),
        }
    }
    let beat = KeepAlive::new().interval(BEAT).event(Event::default().event("beat").data("{}"));
    Sse::new(news).keep_alive(beat).into_response()
}

/// That a stream is counted, for its person and for their address.
type Counted = (Entered, Option<Entered>, Option<EnteredThere>);

/// A table that is followed.
struct Followed {
    room: Arc<Room>,
    /// What its page shows, or was told of.
    mark: String,
    /// That whoever follows it is there; a big screen isn't anybody.
    present: Option<Present>,
}

/// The stream.
struct News {
    house: Arc<House>,
    changes: StreamMap<String, WatchStream<u64>>,
    stopping: WatchStream<bool>,
    /// Whether the database can be reached, if it is behind a network.
    reach: Option<WatchStream<bool>>,
    tables: HashMap<String, Followed>,
    gone: Vec<String>,
    over: bool,
    person: String,
    _entered: Counted,
}

impl News {
    fn new(house: &Arc<House>, person: &str, entered: Counted) -> News {
        house.tools.gauges.streams.inc();
        News {
            house: house.clone(),
            changes: StreamMap::new(),
            stopping: WatchStream::new(house.tools.stopping.subscribe()),
            reach: house.tools.store.reach().map(WatchStream::new),
            tables: HashMap::new(),
            gone: Vec::new(),
            over: false,
            person: person.to_owned(),
            _entered: entered,
        }
    }

    fn follow(&mut self, place: &str, room: Arc<Room>, mark: &str) {
        self.changes.insert(place.to_owned(), WatchStream::new(room.watch()));
        let present = (place == room.id).then(|| room.enter(&self.person));
        self.tables.insert(place.to_owned(), Followed { room, mark: mark.to_owned(), present });
    }

    /// What there is to say of a table, if its page doesn't know it yet.
    fn of(&mut self, place: &str) -> Option<Event> {
        let followed = self.tables.get_mut(place)?;
        let person = if followed.present.is_some() { &*self.person } else { NOBODY };
        let mark = followed.room.now().mark(person);
        if mark == followed.mark {
            return None;
        }
        if !followed.room.now().may_look(&self.person) {
            let event = Event::default().event("gone").data(json!({"table": place}).to_string());
            followed.mark = mark;
            return Some(event);
        }
        let event = Event::default().event("news").data(json!({"table": place, "mark": mark}).to_string());
        followed.mark = mark;
        Some(event)
    }
}

impl Stream for News {
    type Item = Result<Event, Infallible>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        if self.over {
            return Poll::Ready(None);
        }
        if let Some(place) = self.gone.pop() {
            let event = Event::default().event("gone").data(json!({"table": place}).to_string());
            return Poll::Ready(Some(Ok(event)));
        }
        while let Poll::Ready(Some(stopping)) = Pin::new(&mut self.stopping).poll_next(context) {
            if stopping {
                self.over = true;
                return Poll::Ready(Some(Ok(Event::default().event("stopping").data("{}"))));
            }
        }
        // Another server may still reach it: whoever listens asks there, or is told that nobody does.
        while let Some(Poll::Ready(Some(reached))) =
            self.reach.as_mut().map(|reach| Pin::new(reach).poll_next(context))
        {
            if !reached {
                self.over = true;
                return Poll::Ready(Some(Ok(Event::default().event("stopping").data("{}"))));
            }
        }
        while let Poll::Ready(Some((place, _))) = Pin::new(&mut self.changes).poll_next(context) {
            if let Some(event) = self.of(&place) {
                return Poll::Ready(Some(Ok(event)));
            }
        }
        // Also a stream without a table stays open: browsers would only ask again.
        Poll::Pending
    }
}

impl Drop for News {
    fn drop(&mut self) {
        self.house.tools.gauges.streams.dec();
    }
}
