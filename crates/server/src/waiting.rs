//! A table that hasn't started: what there is to see of it, and what is done there.

use axum::extract::Form;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use bots::Level;
use engine::{Message, Seat};
use pages::lobby::Lobby;
use pages::preview::Picture;
use roster::Title;
use table::{Entry, Sitter, Table, Wish};
use words::Day;

use crate::House;
use crate::answers::{self, Marked, data, page};
use crate::at_table::AtTable;
use crate::bot_names;
use crate::finding::code;
use crate::new_table::{bot, name, no_seat, pace_id, remember_name, started};
use crate::own_board::{self, Unfit};
use crate::painting;
use crate::refusal::{Reason, Refusal};
use crate::routes::{Fields, field};
use crate::session::Visitor;
use crate::settings::is_loopback;
use crate::snapshot::chairs;

/// The bots that people can ask for: the levels, the weakest first, and those the game has beside.
pub(crate) fn levels(game: &Title) -> Vec<&str> {
    Level::ALL.iter().map(|level| level.id()).chain(game.bots.iter().map(|guest| guest.id.as_str())).collect()
}

/// What is drawn of a table that hasn't started, as somebody looks at it.
pub(crate) async fn drawn<T>(at: &AtTable, draw: impl FnOnce(&Lobby<'_>) -> T) -> T {
    let AtTable { house, room, visitor, .. } = at;
    let now = room.now();
    let table = &now.table;
    let seated = table.chairs.iter().zip(chairs(house, visitor.language, table));
    let chairs: Vec<_> = seated.map(|(sitter, chair)| sitter.is_some().then_some(chair)).collect();
    let name = house.tools.store.name(&visitor.person).await.ok().flatten();
    let game = house.tools.games.game(&table.game).ok();
    let own = table.seats_of(&visitor.person);
    let is_host = |sitter: &&Sitter| sitter.person() == Some(&table.host);
    let inviter = table.chairs.iter().flatten().find(is_host).map(Sitter::name);
    let presets = game.filter(|game| !game.presets.is_empty());
    let preset = presets.map(|game| game.preset_of(&table.options).map_or(roster::OWN, |preset| preset.id));
    let terms = pages::lobby::Terms {
        options: &table.options,
        preset,
        first: table.first(),
        pace: pace_id(table.terms.pace),
        hints: table.terms.hints,
        counts: game.is_some_and(|game| !game.together).then_some(table.terms.counts),
        watched: table.terms.watched,
        listed: table.terms.listed,
        stand_in: &table.terms.stand_in,
    };
    let base = base(house, visitor);
    let pictured = |ending: &str| format!("{base}/posters/{}.{ending}", table.game);
    let (card, poster) = (pictured("png"), pictured("svg"));
    let has_card = game.is_some_and(|game| game.card.is_some());
    let picture = if has_card { Picture::card(&card) } else { Picture::poster(&poster) };
    draw(&Lobby {
        words: at.words(),
        game: &table.game,
        table: &room.id,
        mark: &now.mark(&visitor.person),
        link: &at.link(),
        picture,
        code: code(&room.id),
        inviter,
        terms,
        unreachable: at.is_unreachable(),
        chairs: &chairs,
        liveries: table.liveries,
        free: table.nobodys(),
        own,
        bounds: game.map_or(1..=1, |game| game.seats.clone()),
        together: game.is_some_and(|game| game.together),
        host: table.host == visitor.person,
        can_start: chairs.iter().all(Option::is_some),
        person: name.as_deref(),
        levels: &game.map(levels).unwrap_or_default(),
        own_board: now.own_board.as_ref().map(|head| &head.names),
        day: table.day.map(Day),
    })
}

/// The page of a table that hasn't started.
pub(crate) async fn whole(at: &AtTable) -> Response {
    let draw = if at.big { pages::big_screen::lobby } else { pages::lobby::lobby };
    page(drawn(at, draw).await.into_string())
}

impl AtTable {
    /// The whole address of the table, as others reach it.
    pub(crate) fn link(&self) -> String {
        base(&self.house, &self.visitor) + &self.path()
    }

    /// Whether that can be opened on the machine of the house only.
    pub(crate) fn is_unreachable(&self) -> bool {
        self.house.tools.settings.is_unreachable(&self.visitor.host)
    }
}

/// The address by which others reach the house: the one it is known by; else the one that whoever invites
/// has come by, if that isn't this machine's own name for itself.
pub(crate) fn base(house: &House, visitor: &Visitor) -> String {
    let settings = &house.tools.settings;
    match &settings.public_url {
        Some(url) => url.clone(),
        None if visitor.host.is_empty() => settings.shown_at.clone(),
        None if is_loopback(&visitor.host) && !settings.is_private() => settings.shown_at.clone(),
        None => format!("{}://{}", if visitor.secure { "https" } else { "http" }, visitor.host),
    }
}

/// Somebody sits down.
pub(crate) async fn join(at: AtTable, Form(fields): Form<Fields>) -> Response {
    let AtTable { house, room, visitor, .. } = &at;
    let joined = async {
        let name = name(house, visitor, &fields).await?;
        let sat = room.now().table.seat_of(&visitor.person).is_some();
        house.has_a_try(&room.now().table, &visitor.person, "table-day-yours").await?;
        room.wish(Wish::Sit { person: visitor.person.clone(), name }).await?;
        let (seat, salt) = (room.now().table.seat_of(&visitor.person), field(&fields, "salt"));
        if let (Some(seat), false) = (seat, sat)
            && let Some(paint) = painting::liked(house, &visitor.person, &room.now().table, seat).await
        {
            // Whoever was quicker has that colour: they see what they got, and choose another.
            let _ = room.wish(paint).await;
        }
        if let (Some(seat), false) = (seat, salt.is_empty()) {
            // Whoever could not add anything sits all the same.
            let salt = Wish::Salt { person: visitor.person.clone(), seat, salt: salt.to_owned() };
            let _ = room.wish(salt).await;
        }
        if !sat {
            remember_name(house, visitor, &fields).await;
        }
        Ok(())
    };
    back(&at, joined.await).await
}

/// A bot is put on a chair.
pub(crate) async fn add_bot(at: AtTable, Form(fields): Form<Fields>) -> Response {
    let AtTable { house, room, visitor, .. } = &at;
    let added = async {
        let now = room.now();
        let game = house.tools.games.game(&now.table.game).map_err(Refusal::Told)?;
        let level = bot(game, field(&fields, "level"));
        let name = bot_names::new_name(house, at.visitor.language, &now.table, &level);
        room.wish(Wish::AddBot { person: visitor.person.clone(), level, name }).await
    };
    back(&at, added.await).await
}

/// Somebody stands up, or a bot is taken away.
pub(crate) async fn clear(at: AtTable, Form(fields): Form<Fields>) -> Response {
    let AtTable { room, visitor, .. } = &at;
    let cleared = async {
        let seat = Seat::from_letter(field(&fields, "seat")).ok_or_else(no_seat)?;
        room.wish(Wish::Clear { person: visitor.person.clone(), seat }).await
    };
    back(&at, cleared.await).await
}

/// The host takes one more seat.
pub(crate) async fn hold(at: AtTable) -> Response {
    let AtTable { room, visitor, .. } = &at;
    let held = async {
        let now = room.now();
        let name = now.table.seat_of(&visitor.person).and_then(|seat| now.table.sitter(seat));
        let name = name.ok_or(Reason::NotYourSeat)?.name().to_owned();
        room.wish(Wish::Hold { person: visitor.person.clone(), name }).await
    };
    back(&at, held.await).await
}

/// Chairs are added or taken away, within what the game has room for.
pub(crate) async fn resize(at: AtTable, Form(fields): Form<Fields>) -> Response {
    let AtTable { house, room, visitor, .. } = &at;
    let resized = async {
        let now = room.now();
        let game = house.tools.games.game(&now.table.game).map_err(Refusal::Told)?;
        let seats: usize = field(&fields, "seats").parse().map_err(|_| Reason::BadForm)?;
        if !game.seats.contains(&seats) {
            let bounds = Message::new("table-seats").with("fewest", *game.seats.start());
            return Err(Refusal::Told(bounds.with("most", *game.seats.end())));
        }
        if seats == now.table.chairs.len() {
            return Ok(());
        }
        let person = || visitor.person.clone();
        let mut wishes = vec![Wish::Resize { person: person(), seats }];
        // Whoever moves up hasn't been chosen to go first.
        if now.table.first().is_some_and(|first| now.table.taken_away(seats).contains(first)) {
            wishes.insert(0, Wish::GoFirst { person: person(), seat: None });
        }
        fits_board(house, visitor, game, (&now.table, &wishes)).await?;
        room.wishes(wishes).await
    };
    back(&at, resized.await).await
}

/// Whether a board that was brought along is for as many as there will be after these wishes.
async fn fits_board(
    house: &House,
    visitor: &Visitor,
    game: &Title,
    (table, wishes): (&Table, &[Wish]),
) -> Result<(), Refusal> {
    if table.own_board.is_none() {
        return Ok(());
    }
    let mut next = table.clone();
    for wish in wishes {
        let entry = next.answer(wish.clone()).map_err(Refusal::Told)?;
        next.add(&entry).map_err(Refusal::Told)?;
    }
    let unfit = |unfit: Unfit<'_>| unfit.faults.into_iter().next().map_or(unfit.reason.into(), Refusal::Told);
    own_board::check(house, visitor, game, next.setup()).await.map_err(unfit)
}

/// Two chairs change places.
pub(crate) async fn swap(at: AtTable, Form(fields): Form<Fields>) -> Response {
    let AtTable { room, visitor, .. } = &at;
    let swapped = async {
        let seat = |name| Seat::from_letter(field(&fields, name)).ok_or(Reason::BadForm);
        let (one, other) = (seat("one")?, seat("other")?);
        room.wish(Wish::Swap { person: visitor.person.clone(), one, other }).await
    };
    back(&at, swapped.await).await
}

/// The host says which chair goes first, or that it is decided by lot.
pub(crate) async fn first(at: AtTable, Form(fields): Form<Fields>) -> Response {
    let AtTable { room, visitor, .. } = &at;
    let decided = async {
        let seat = match field(&fields, "first") {
            "random" => None,
            letter => Some(Seat::from_letter(letter).ok_or(Reason::BadForm)?),
        };
        room.wish(Wish::GoFirst { person: visitor.person.clone(), seat }).await
    };
    back(&at, decided.await).await
}

/// The game begins.
pub(crate) async fn start(at: AtTable) -> Response {
    let AtTable { house, room, visitor, .. } = &at;
    let begun = async {
        for player in room.now().table.players() {
            house.has_a_try(&room.now().table, player, "table-day-tried").await?;
        }
        let Entry::Started { seed, chance, rules, board } = started(house, &room.now().table)? else {
            return Ok(());
        };
        room.wish(Wish::Start { person: visitor.person.clone(), seed, chance, rules, board }).await
    };
    back(&at, begun.await).await
}

/// To the table, or to what says why something could not be done there.
pub(crate) async fn back(at: &AtTable, done: Result<(), Refusal>) -> Response {
    match done {
        Ok(()) if at.visitor.script => news(at, "").await,
        Ok(()) => Redirect::to(&at.path()).into_response(),
        Err(refusal) => at.refused(refusal),
    }
}

/// What our script doesn't have yet of a table that hasn't started, or that it has.
pub(crate) async fn news(at: &AtTable, have: &str) -> Response {
    let now = at.room.now();
    let mark = now.mark(&at.visitor.person);
    if now.live.is_some() {
        return data(StatusCode::OK, serde_json::json!({"mark": mark, "reload": true}).to_string());
    }
    let draw = if at.big { pages::big_screen::lobby_regions } else { pages::lobby::regions };
    let regions = drawn(at, draw).await;
    let regions: Vec<Marked> = regions.into_iter().map(Marked::new).collect();
    data(StatusCode::OK, answers::news((&mark, 0), &regions.iter().collect::<Vec<_>>(), have, None))
}
