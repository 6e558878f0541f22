//! How somebody begins the deal of a day: alone at once, or as a team at a table that waits for it.

use axum::extract::{Form, Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use engine::Seat;
use engine::chance::hex;
use roster::Title;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use store::{DayDeal, Try};
use table::{Entry, Table, Terms};
use words::Day;

use crate::House;
use crate::bot_names;
use crate::letters::short_id;
use crate::new_table::{add, allow, name, options, started};
use crate::painting;
use crate::refusal::{Reason, Refusal, refused};
use crate::routes::{Fields, Shared, field};
use crate::session::Visitor;

/// The bot that plays against everybody. It plans a whole game; the stationmaster shows what could be made of it.
const RIVAL: &str = "driver";

/// What the tables of a day's deal are laid with: it is kept with the deal, so that it stays the same if the
/// program doesn't.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct DaySetup {
    pub(super) seats: usize,
    pub(super) options: Vec<(String, String)>,
    /// Which bot plays against everybody; none where all play together.
    pub(super) rival: Option<String>,
}

impl DaySetup {
    /// A game as it usually is, of the fewest it is for; where it has several boards, they take turns.
    pub(super) fn of(title: &Title, day: Day) -> Result<DaySetup, Refusal> {
        let board = match &title.boards[..] {
            several @ [_, _, ..] => several[day.0.rem_euclid(several.len() as i64) as usize],
            _ => "",
        };
        Ok(DaySetup {
            seats: *title.seats.start(),
            options: options(title, &vec![("board".to_owned(), board.to_owned())], false)?,
            rival: (!title.together).then(|| RIVAL.to_owned()),
        })
    }

    /// The same from what was written down.
    pub(super) fn read(deal: &DayDeal) -> Option<DaySetup> {
        serde_json::from_str(&deal.setup).ok()
    }

    /// The log with which a table of it begins, without anybody who sits there.
    pub(super) fn laid(&self, deal: &DayDeal, host: &str) -> Result<(Vec<Entry>, Table), Refusal> {
        let terms = Terms {
            hints: false,
            counts: false,
            watched: false,
            own_colours: true,
            sealed: Some(deal.sealed.clone()),
            ..Terms::default()
        };
        let entries = vec![
            Entry::Laid {
                game: deal.game.clone(),
                seats: self.seats,
                options: self.options.clone(),
                host: host.to_owned(),
                terms,
                own_board: None,
            },
            Entry::OfDay { day: deal.day },
        ];
        let table = Table::replay(&entries).map_err(Refusal::Told)?;
        Ok((entries, table))
    }
}

/// `POST /g/{game}/day`: to one's table of today's deal.
pub(crate) async fn play(
    State(house): Shared,
    Path(game): Path<String>,
    visitor: Visitor,
    Form(fields): Form<Fields>,
) -> Response {
    let Ok(title) = house.tools.games.game(&game) else {
        return refused(&house, &visitor, "/day", Reason::NotFound);
    };
    let team = title.together && field(&fields, "team") == "yes";
    let laid = Laying { house: &house, visitor: &visitor, fields: &fields, title, day: house.today(), team };
    match laid.lay().await {
        Ok((address, deal)) => {
            deal.iter().for_each(|deal| house.measure(deal));
            Redirect::to(&address).into_response()
        }
        Err(refusal) => refused(&house, &visitor, "/day", refusal),
    }
}

/// Where whoever has had their try finds what came of it: who gave up has no seat at the table any more.
fn address(own: &Try) -> String {
    match own {
        Try { ended: Some(_), came: None, .. } => "/day".to_owned(),
        Try { table, .. } => format!("/t/{table}"),
    }
}

/// Somebody wants to play the deal of a day.
struct Laying<'a> {
    house: &'a House,
    visitor: &'a Visitor,
    fields: &'a Fields,
    title: &'a Title,
    day: Day,
    team: bool,
}

impl Laying<'_> {
    /// Where they go: to the table, with its deal if it has just been laid.
    async fn lay(&self) -> Result<(String, Option<DayDeal>), Refusal> {
        let (house, person) = (self.house, &self.visitor.person);
        if let Some(own) = house.own_try(person, self.day, self.title.id).await? {
            return Ok((address(&own), None));
        }
        let way = if self.team { "team" } else { "alone" };
        let sealed = house.seal(&["day", &self.day.to_string(), self.title.id, person, way]);
        let id = short_id(&Sha256::digest(sealed.as_bytes()));
        let table = format!("/t/{id}");
        if house.hub.room(&id).await.is_ok() {
            return Ok((table, None));
        }
        allow(house, self.visitor).await?;
        let deal = self.deal().await?;
        match house.hub.lay(&id, self.entries(&deal).await?).await {
            Ok(_) => Ok((table, Some(deal))),
            // They may have begun elsewhere at the same time.
            Err(refusal) => match house.own_try(person, self.day, self.title.id).await? {
                Some(own) => Ok((address(&own), None)),
                None => Err(refusal),
            },
        }
    }

    /// What is dealt: whoever asks first has it drawn.
    async fn deal(&self) -> Result<DayDeal, Refusal> {
        let setup = DaySetup::of(self.title, self.day)?;
        let drawn = DayDeal {
            day: self.day.0,
            game: self.title.id.to_owned(),
            sealed: hex(&(self.house.tools.random)()),
            setup: serde_json::to_string(&setup).unwrap_or_default(),
            house: None,
        };
        Ok(self.house.tools.store.deal_of_day(drawn).await?)
    }

    async fn entries(&self, deal: &DayDeal) -> Result<Vec<Entry>, Refusal> {
        let (house, person) = (self.house, &self.visitor.person);
        let setup = DaySetup::read(deal).ok_or(Reason::Newer)?;
        let (mut entries, mut table) = setup.laid(deal, person)?;
        let name = name(house, self.visitor, self.fields).await?;
        let mut push = |table: &mut Table, entry| {
            entries.push(entry);
            add(table, &entries)
        };
        let mut seats = table.seats();
        // A team begins when all are there; who plays alone holds all hands.
        let hands = if setup.rival.is_some() || self.team { 1 } else { setup.seats };
        for seat in seats.by_ref().take(hands) {
            push(&mut table, Entry::Sat { seat, person: person.clone(), name: name.clone() })?;
        }
        if let Some(paint) = painting::liked(house, person, &table, Seat::default()).await
            && let Ok(entry) = table.answer(paint)
        {
            push(&mut table, entry)?;
        }
        if let Some(rival) = &setup.rival {
            for seat in seats {
                let name = bot_names::new_name(house, self.visitor.language, &table, rival);
                push(&mut table, Entry::Bot { seat, level: rival.clone(), name })?;
            }
        }
        if !self.team {
            let entry = started(house, &table)?;
            push(&mut table, entry)?;
        }
        Ok(entries)
    }
}
