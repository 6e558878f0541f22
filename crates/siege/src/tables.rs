//! Tables laid for a siege.

use crate::chance::Chance;
use crate::connection::{Connection, Head};
use crate::page::{self, Marks};
use crate::person::{Manner, Person, encoded};
use crate::trouble::{Outcome, Trouble, ensure};

/// A table of Europe with two people, both played by the siege, that has just begun.
///
/// Both keep all their tickets; then they draw blind, two cards a turn, for as long as the deck lasts. So
/// what is done at which step is known without looking.
pub struct Pair {
    /// The table.
    pub table: String,
    /// Who sits on seats A and B.
    pub people: [Person; 2],
    keeps: [String; 2],
    path: String,
}

/// At least so many steps can be played at the table of a [`Pair`]: the tickets, and 110 cards without 8
/// in the hands and 5 in the market.
pub const STEPS: u32 = 2 + 97;

impl Pair {
    /// Lays the table, sits both down and begins.
    ///
    /// # Errors
    /// The house refuses.
    pub async fn lay(connection: &mut Connection, chance: &mut Chance) -> Outcome<Pair> {
        let people = [Person::new(chance), Person::new(chance)];
        Pair::lay_for(connection, chance, people).await
    }

    /// The same for these two.
    ///
    /// # Errors
    /// The house refuses.
    pub async fn lay_for(
        connection: &mut Connection,
        chance: &mut Chance,
        people: [Person; 2],
    ) -> Outcome<Pair> {
        let form = format!("game=europe&name=Anna&seats=2&bots=0&first=me&once={}", chance.hex(16));
        let table = laid(connection, &people[0], "/tables", &form).await?;
        let path = format!("/t/{table}");
        let join = people[1].post(&format!("{path}/join"), "name=Boris", Manner::Plain);
        expect(connection.ask(&join).await?, 303, "joining")?;
        let start = people[0].post(&format!("{path}/start"), "", Manner::Plain);
        expect(connection.ask(&start).await?, 303, "beginning")?;
        let mut keeps = [String::new(), String::new()];
        for (person, keep) in people.iter().zip(&mut keeps) {
            let head = connection.ask(&person.get(&path)).await?;
            let page = connection.text(&head);
            *keep = page::tickets(&page).iter().map(|ticket| format!("&keep={}", encoded(ticket))).collect();
            ensure(!keep.is_empty(), format!("a table without tickets to keep: {}", head.status))?;
        }
        Ok(Pair { table, people, keeps, path: format!("{path}/act") })
    }

    /// Who acts at a step, and the fields of the form.
    pub fn action(&self, step: u32) -> (usize, String) {
        match step {
            0 | 1 => (step as usize, format!("step={step}{}", self.keeps[step as usize])),
            _ => ((step as usize - 2) / 2 % 2, format!("step={step}&action=blind")),
        }
    }

    /// Does what is done at a step, and says how that was answered.
    ///
    /// # Errors
    /// There is no answer.
    pub async fn act(&self, connection: &mut Connection, step: u32) -> Outcome<Head> {
        let (who, fields) = self.action(step);
        connection.ask(&self.people[who].post(self.path(), &fields, Manner::Plain)).await
    }

    /// Plays from the beginning for so many steps.
    ///
    /// # Errors
    /// The house refuses.
    pub async fn play(&self, connection: &mut Connection, steps: u32) -> Outcome<()> {
        for step in 0..steps {
            expect(self.act(connection, step).await?, 303, "an action")?;
        }
        Ok(())
    }

    /// Does what is done at a step as a browser does, and learns what that changed.
    ///
    /// # Errors
    /// The house refuses.
    pub async fn act_in_browser(
        &self,
        connection: &mut Connection,
        step: u32,
        marks: &mut [Marks; 2],
    ) -> Outcome<()> {
        let (who, mut fields) = self.action(step);
        fields += &format!("&have={}", marks[who].have());
        let head = connection.ask(&self.people[who].post(self.path(), &fields, Manner::Browser)).await?;
        marks[who].learn(connection.text(&head).as_bytes());
        expect(head, 200, "an action")
    }

    /// Where actions are sent.
    pub fn path(&self) -> &str {
        &self.path
    }
}

/// A table with one person and bots, that has begun.
#[derive(Clone, Debug)]
pub struct Solo {
    /// Which game.
    pub game: String,
    /// The table.
    pub table: String,
    /// Who sits there.
    pub person: Person,
}

/// All games of the house, as its front page shows them.
///
/// # Errors
/// There is no front page, or no game on it.
pub async fn games(connection: &mut Connection, chance: &mut Chance) -> Outcome<Vec<String>> {
    let head = connection.ask(&Person::new(chance).get("/")).await?;
    let front = connection.text(&head);
    expect(head, 200, "the front page")?;
    match page::games(&front)[..] {
        [] => Err(Trouble::told("the front page shows no games".to_owned())),
        ref games => Ok(games.iter().map(|game| (*game).to_owned()).collect()),
    }
}

/// Fetches the regions of a table that somebody's page doesn't have, as a browser does, and learns them.
///
/// # Errors
/// The house refuses.
pub async fn fetch(
    connection: &mut Connection,
    person: &Person,
    table: &str,
    marks: &mut Marks,
) -> Outcome<()> {
    let path = format!("/t/{table}/regions?focus=&have={}", marks.have());
    let head = connection.ask(&person.get_in(&path, Manner::Browser)).await?;
    marks.learn(connection.text(&head).as_bytes());
    expect(head, 200, "regions")
}

impl Solo {
    /// Lays the table and begins.
    ///
    /// # Errors
    /// The house refuses.
    pub async fn lay(
        connection: &mut Connection,
        chance: &mut Chance,
        game: &str,
        bots: usize,
        level: &str,
    ) -> Outcome<Solo> {
        let person = Person::new(chance);
        let once = chance.hex(16);
        let form = format!("game={game}&name=Anna&bots={bots}&level={level}&once={once}");
        let table = laid(connection, &person, "/play", &form).await?;
        Ok(Solo { game: game.to_owned(), table, person })
    }

    /// Who sits at which table.
    pub fn who(&self) -> (&Person, &str) {
        (&self.person, &self.table)
    }
}

/// A table's page as somebody sees it.
///
/// # Errors
/// There is no answer, or another one than a page.
pub async fn page_of(connection: &mut Connection, person: &Person, table: &str) -> Outcome<String> {
    let head = connection.ask(&person.get(&format!("/t/{table}"))).await?;
    expect(head.clone(), 200, "a table's page")?;
    Ok(connection.text(&head))
}

/// Sends a form that lays a table, and says which.
///
/// # Errors
/// The house refuses.
pub async fn laid(connection: &mut Connection, person: &Person, path: &str, form: &str) -> Outcome<String> {
    laid_at(connection.ask(&person.post(path, form, Manner::Plain)).await?)
}

/// Which table was laid, as an answer says.
///
/// # Errors
/// It says that none was.
pub fn laid_at(head: Head) -> Outcome<String> {
    let to = head.location.clone().unwrap_or_default();
    expect(head, 303, "laying a table")?;
    let table = to.rsplit("/t/").next().unwrap_or_default();
    Ok(table.split(['?', '#']).next().unwrap_or_default().to_owned())
}

/// Checks a status.
///
/// # Errors
/// It is another one.
pub fn expect(head: Head, status: u16, what: &str) -> Outcome<()> {
    let why = head.refusal.unwrap_or_default();
    ensure(head.status == status, format!("{what} was answered {} {why}, not {status}", head.status))
}
