//! What came of the deals of a day: the tables of results, and the way to today's on the front page.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Response;
use engine::Seed;
use pages::day::{DayGame, DayPage, Offer, Offers, Own, Row};
use roster::Title;
use store::{DayDeal, Try};
use words::Day;

use super::laying::DaySetup;
use crate::House;
use crate::answers::page;
use crate::refusal::{Reason, Refusal, refused};
use crate::routes::Shared;
use crate::session::Visitor;

/// So many results are listed of each game, and one's own.
const LISTED: usize = 20;
/// So many days are listed to look back at.
const DAYS: u32 = 14;

/// `GET /day`: today.
pub(crate) async fn today(State(house): Shared, visitor: Visitor) -> Response {
    shown(&house, &visitor, house.today()).await
}

/// `GET /day/{day}`: any day until today.
pub(crate) async fn earlier(State(house): Shared, Path(day): Path<String>, visitor: Visitor) -> Response {
    match Day::parse(&day).filter(|day| *day <= house.today()) {
        Some(day) => shown(&house, &visitor, day).await,
        None => refused(&house, &visitor, "/day", Reason::NotFound),
    }
}

async fn shown(house: &Arc<House>, visitor: &Visitor, day: Day) -> Response {
    match day_page(house, visitor, day).await {
        Ok(response) => response,
        Err(refusal) => refused(house, visitor, "/", refusal),
    }
}

async fn day_page(house: &Arc<House>, visitor: &Visitor, day: Day) -> Result<Response, Refusal> {
    let (store, today) = (&house.tools.store, house.today());
    let (deals, tries) = (store.deals_of_day(day.0).await?, store.tries(day.0).await?);
    deals.iter().for_each(|deal| house.measure(deal));
    let mut games = Vec::new();
    for title in house.tools.games.games() {
        let deal = deals.iter().find(|deal| deal.game == title.id);
        // What nobody asked for then is dealt no more.
        if deal.is_none() && day != today {
            continue;
        }
        let told = house.is_told(day, title.id).await?;
        let tries = tries.iter().filter(|one| one.game == title.id).collect();
        games.push(Results { title, day, deal, tries, told, person: &visitor.person }.page()?);
    }
    let shown = DayPage {
        words: visitor.words(house),
        day,
        left: (day == today).then(|| day.ends() - house.tools.seconds()),
        streak: streak(&store.days_played(&visitor.person).await?, today),
        games,
        others: store
            .days_before(today.0, DAYS)
            .await?
            .into_iter()
            .map(Day)
            .filter(|other| *other != day)
            .collect(),
    };
    Ok(page(pages::day::day(&shown).into_string()))
}

/// Today's deals for the front page.
pub(crate) async fn offers(house: &House, visitor: &Visitor) -> Result<Offers, Refusal> {
    let (store, day) = (&house.tools.store, house.today());
    let tries = store.own_tries(&visitor.person, day.0).await?;
    let offer = |title: &Title| Offer {
        game: title.id.to_owned(),
        own: own(title, tries.iter().find(|one| one.game == title.id)),
    };
    Ok(Offers {
        day,
        streak: streak(&store.days_played(&visitor.person).await?, day),
        games: house.tools.games.games().iter().map(offer).collect(),
    })
}

/// On how many days in a row somebody has played, until today; or until yesterday, if they may still play today.
fn streak(days: &[i64], today: Day) -> u32 {
    let last = today.0 - i64::from(days.first() != Some(&today.0));
    days.iter().zip((0..).map(|back| last - back)).take_while(|(day, due)| **day == *due).count() as u32
}

fn own(title: &Title, own: Option<&Try>) -> Own {
    match own {
        None => Own::New,
        Some(Try { ended: None, table, .. }) => Own::Playing(table.clone()),
        Some(Try { table, came, .. }) => Own::Over(table.clone(), came.map(|came| of_game(title, came))),
    }
}

fn of_game(title: &Title, store::Came { won, points, spare }: store::Came) -> pages::day::Came {
    pages::day::Came { together: title.together, won, points, spare }
}

/// What makes a result better than another: the points; for a team that it has won and what it had left, and
/// else what it got done.
fn worth(came: pages::day::Came) -> (bool, i32, i32) {
    match came.together {
        true => (came.won, came.spare, came.points),
        false => (false, 0, came.points),
    }
}

/// What came of a game's deal of a day.
struct Results<'a> {
    title: &'a Title,
    day: Day,
    deal: Option<&'a DayDeal>,
    tries: Vec<&'a Try>,
    /// Whether all of it may be told.
    told: bool,
    person: &'a str,
}

impl Results<'_> {
    fn page(&self) -> Result<DayGame, Refusal> {
        let setup = match self.deal {
            Some(deal) => DaySetup::read(deal).ok_or(Reason::Newer)?,
            None => DaySetup::of(self.title, self.day)?,
        };
        let mut rows = self.rows();
        let more = rows.iter().skip(LISTED).filter(|row| !row.mine).count();
        let mut place = 0;
        rows.retain(|row| {
            place += 1;
            place <= LISTED || row.mine
        });
        let sealed = self.deal.map(|deal| deal.sealed.as_str());
        let board = setup.options.into_iter().find(|(name, _)| name == "board").map(|(_, board)| board);
        let running = |one: &&&Try| one.ended.is_none() && !self.told;
        let tables: std::collections::BTreeSet<&str> =
            self.tries.iter().filter(running).map(|one| one.table.as_str()).collect();
        Ok(DayGame {
            game: self.title.id.to_owned(),
            board,
            seats: setup.seats,
            rival: setup.rival,
            own: own(self.title, self.tries.iter().find(|one| one.person == self.person).copied()),
            rows,
            more,
            playing: tables.len(),
            seal: sealed.and_then(|sealed| Some(Seed::parse(sealed)?.seal())),
            sealed: sealed.filter(|_| self.told).map(str::to_owned),
        })
    }

    /// Everybody who has come in, the best first, with the house's own player among them; then those who
    /// haven't, once they can't any more.
    fn rows(&self) -> Vec<Row> {
        let mut tables: BTreeMap<&str, Vec<&Try>> = BTreeMap::new();
        self.tries.iter().for_each(|one| tables.entry(&one.table).or_default().push(one));
        let row = |(table, together): (&str, Vec<&Try>)| {
            let first = together.first()?;
            let mine = together.iter().any(|one| one.person == self.person);
            let came = first.came.map(|came| of_game(self.title, came));
            (first.ended.is_some() || self.told).then(|| Row {
                place: None,
                names: together.iter().map(|one| one.name.clone()).collect(),
                mine,
                came,
                table: (mine && came.is_some() || self.told).then(|| table.to_owned()),
            })
        };
        let mut rows: Vec<Row> = tables.into_iter().filter_map(row).collect();
        let all: Vec<_> = rows.iter().filter_map(|row| row.came).map(worth).collect();
        for row in &mut rows {
            row.place = row.came.map(worth).map(|own| 1 + all.iter().filter(|other| **other > own).count());
        }
        let house = self.deal.and_then(|deal| deal.house).map(|came| of_game(self.title, came));
        rows.extend(house.map(|came| Row {
            place: None,
            names: Vec::new(),
            mine: false,
            came: Some(came),
            table: None,
        }));
        // Beside the house people come first, and among them whoever looks.
        rows.sort_by_key(|row| (Reverse(row.came.map(worth)), row.names.is_empty(), !row.mine));
        rows
    }
}
