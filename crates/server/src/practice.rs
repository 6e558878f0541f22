//! Practice: somebody goes on from a step of a game that lies open, against bots or with them.
//!
//! Such a table's log says what it grew from, and has the steps up to there as its own. So it is read as any
//! other table is, also where the game that it grew from is gone.

use std::sync::Arc;

use axum::extract::{Form, Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use engine::record::Step;
use engine::{Keyed, Message, Seat, Seed};
use pages::practice::{Branched, Practice, Root};
use roster::{Liveries, Setup};
use sha2::{Digest, Sha256};
use table::{Branch, Entry, Kept, Table, Terms};

use crate::House;
use crate::at_table::AtTable;
use crate::bot_names;
use crate::dealing::Deals;
use crate::letters::short_id;
use crate::live::Live;
use crate::new_table::{add, allow, bot, name};
use crate::records::{self, Which};
use crate::refusal::{Reason, Refusal, refused};
use crate::review::Reviewed;
use crate::routes::{Fields, Shared, field};
use crate::session::Visitor;

/// Who plays in the place of people, unless it is said.
const USUAL: &str = "driver";
/// So many branches are listed of a game.
const LISTED: u32 = 12;

/// A game from which somebody goes on.
struct Source {
    /// What the logs of its branches call it.
    from: String,
    /// All of it.
    live: Arc<dyn Live>,
    setup: Setup,
    seed: Seed,
    keyed: Keyed,
    steps: Vec<Step>,
    liveries: Liveries,
    /// The bots that played it, seat by seat.
    bots: Vec<Option<String>>,
    watched: bool,
}

fn told(key: &'static str) -> Refusal {
    Refusal::Told(Message::new(key))
}

/// `POST /t/{table}/practice`.
pub(crate) async fn at_table(at: AtTable, Form(fields): Form<Fields>) -> Response {
    let laid = async {
        let source = of_table(&at).await?;
        lay(&at.house, &at.visitor, &fields, source).await
    };
    match laid.await {
        Ok(table) => Redirect::to(&format!("/t/{table}")).into_response(),
        Err(refusal) => at.refused(refusal),
    }
}

/// `POST /t/record/{id}/practice`.
pub(crate) async fn of_record(
    State(house): Shared,
    Path(Which { id }): Path<Which>,
    visitor: Visitor,
    Form(fields): Form<Fields>,
) -> Response {
    let laid = async {
        let read = records::found(&house, &visitor, &id).await?;
        let (record, from) = (&read.record, format!("record/{id}"));
        let source = Source {
            from,
            live: read.live.clone(),
            setup: Setup::of(record, read.board.clone()),
            seed: record.seed,
            keyed: record.chance,
            steps: record.steps.clone(),
            liveries: Liveries::default(),
            bots: vec![None; record.seats],
            watched: true,
        };
        lay(&house, &visitor, &fields, source).await
    };
    match laid.await {
        Ok(table) => Redirect::to(&format!("/t/{table}")).into_response(),
        Err(refusal) => refused(&house, &visitor, &format!("/t/record/{id}/replay"), refusal),
    }
}

/// The game of a table, if it lies open.
async fn of_table(at: &AtTable) -> Result<Source, Refusal> {
    let now = at.room.now();
    let live = now.game()?.clone();
    if !now.is_laid_open() {
        return Err(told("practice-not-open"));
    }
    let log = at.house.tools.store.log(&at.room.id, 0).await?;
    let kept = Kept::read(&log).map_err(Refusal::Told)?;
    let table = &kept.table;
    Ok(Source {
        from: at.room.id.clone(),
        live,
        setup: table.setup(),
        seed: kept.seed().map_err(Refusal::Told)?.ok_or(Reason::NotBegun)?,
        keyed: table.chance,
        liveries: table.liveries,
        bots: table.chairs.iter().map(|sitter| Some(sitter.as_ref()?.bot()?.to_owned())).collect(),
        watched: table.terms.watched,
        steps: kept.steps,
    })
}

/// Lays the table: all of it or nothing. The same form lays one.
async fn lay(
    house: &Arc<House>,
    visitor: &Visitor,
    fields: &Fields,
    source: Source,
) -> Result<String, Refusal> {
    let asked: u32 = field(fields, "step").parse().map_err(|_| told("practice-no-step"))?;
    let seat = Seat::from_letter(field(fields, "seat")).filter(|seat| seat.index() < source.setup.seats);
    let seat = seat.ok_or_else(|| told("practice-no-seat"))?;
    let imagined = match field(fields, "cards") {
        "true" => false,
        "imagined" => true,
        _ => return Err(told("practice-no-cards")),
    };
    if asked > source.live.steps() {
        return Err(told("practice-no-step"));
    }
    let then = source.live.as_it_was(asked);
    if then.is_over() {
        return Err(told("practice-over"));
    }
    let step = rooted(&source.steps, then.steps());
    let (nth, level) = (field(fields, "nth"), field(fields, "level"));
    let of = [&source.from, &step.to_string(), &seat.to_string(), field(fields, "cards"), level, nth];
    let seal = house.seal(&[&["practice", visitor.person.as_str()], of.as_slice()].concat());
    let id = short_id(&Sha256::digest(seal.as_bytes()));
    if house.hub.room(&id).await.is_ok() {
        return Ok(id);
    }
    allow(house, visitor).await?;
    let branch = Branch { from: source.from.clone(), step, seat, imagined };
    let (entries, table) = seated(house, visitor, fields, (&source, branch)).await?;
    let (deals, imagined) = (house.tools.deals.clone(), imagined.then(|| Seed((house.tools.random)())));
    let steps = source.steps[..step as usize].to_vec();
    let (seed, keyed, there) = (source.seed, source.keyed, then.hash());
    let grow = move |_: &dyn Fn() -> bool| {
        let imagined = imagined.map(|seed| (seat, seed));
        Some(grown(&*deals, (entries, table), (seed, keyed), (&steps, &there), imagined))
    };
    let entries = house.tools.pool.think(&visitor.person, false, grow).await;
    let entries = entries.unwrap_or_else(|| Err(Message::new("practice-other-draws")));
    house.hub.lay(&id, entries.map_err(Refusal::Told)?).await?;
    Ok(id)
}

/// How many steps lead to the position after this one that stands: what was imagined there is a step more.
fn rooted(steps: &[Step], standing: u32) -> u32 {
    let more = steps.iter().skip(standing as usize).take_while(|step| step.imagined.is_some());
    standing + more.count() as u32
}

/// The log of a table up to its beginning: whoever practises on their seat, bots on all others.
async fn seated(
    house: &House,
    visitor: &Visitor,
    fields: &Fields,
    (source, branch): (&Source, Branch),
) -> Result<(Vec<Entry>, Table), Refusal> {
    let Setup { game, board, seats, options } = source.setup.clone();
    let title = house.tools.games.game(&game).map_err(Refusal::Told)?;
    let own = branch.seat;
    let mut entries = vec![
        Entry::Laid {
            game,
            seats,
            options,
            host: visitor.person.clone(),
            terms: Terms { watched: source.watched, own_colours: true, ..Terms::default() },
            own_board: board.map(Arc::from),
        },
        Entry::Branched(branch),
    ];
    let mut table = Table::replay(&entries).map_err(Refusal::Told)?;
    for seat in table.seats() {
        let livery = source.liveries.of(seat);
        if table.liveries.of(seat) != livery {
            entries.push(Entry::Painted { seat, colour: livery.colour, pattern: livery.pattern });
            add(&mut table, &entries)?;
        }
    }
    for seat in table.seats() {
        entries.push(if seat == own {
            let name = name(house, visitor, fields).await?;
            Entry::Sat { seat, person: visitor.person.clone(), name }
        } else {
            let as_before = source.bots.get(seat.index()).cloned().flatten();
            let level = match field(fields, "level") {
                "" => as_before.unwrap_or_else(|| USUAL.to_owned()),
                asked => bot(title, asked),
            };
            let name = bot_names::new_name(house, visitor.language, &table, &level);
            Entry::Bot { seat, level, name }
        });
        add(&mut table, &entries)?;
    }
    Ok((entries, table))
}

/// The same log with the beginning of the game and its steps, which lead to the position with this hash; and what a
/// seat then imagines, if it does.
fn grown(
    deals: &dyn Deals,
    (mut entries, mut table): (Vec<Entry>, Table),
    (seed, keyed): (Seed, Keyed),
    (steps, there): (&[Step], &str),
    imagined: Option<(Seat, Seed)>,
) -> Result<Vec<Entry>, Message> {
    let other = || Message::new("practice-other-draws");
    let seed = seed.to_string();
    // The chance of a table is a part of its deal.
    table.chance = keyed;
    let mut live = deals.deal(&table, &seed)?;
    let (rules, board) = live.pedigree();
    entries.push(Entry::Started { seed, chance: keyed, rules: Some(rules), board: Some(board) });
    for step in steps {
        let (entry, next) = match &step.imagined {
            Some(imagined) => {
                let hash = step.traces.hash.clone().ok_or_else(other)?;
                let (seed, state) = (imagined.seed.to_string(), imagined.state.clone());
                let mut next = live.fork();
                next.go_on_from(step.seat, imagined, &hash)?;
                (Entry::Imagined { seat: step.seat, seed, state, hash }, next)
            }
            None if step.undoes > 0 => live.undo(step.seat, step.undoes, false).ok_or_else(other)?,
            None => live.act(step.seat, &step.action).map_err(|_| other())?,
        };
        entries.push(entry);
        live = next;
    }
    // Who wrote a record by hand may have drawn other cards than its seed gives.
    if live.hash() != there {
        return Err(other());
    }
    if let Some((seat, seed)) = imagined {
        let (entry, _) = live.imagine(seat, seed).ok_or_else(|| Message::new("practice-not-imagined"))?;
        entries.push(entry);
    }
    Ok(entries)
}

/// What is kept of it beside its log, if a table is laid with these entries for practice at this time, in seconds
/// since 1970.
pub(crate) fn branch(id: &str, table: &Table, at: i64) -> Option<store::Branch> {
    let branch = table.branch.as_ref()?;
    Some(store::Branch {
        from: branch.from.clone(),
        table: id.to_owned(),
        step: branch.step,
        seat: branch.seat.to_string(),
        imagined: branch.imagined,
        person: table.host.clone(),
        name: String::new(),
        at,
    })
}

/// What a table grew from, for pages.
pub(crate) fn root(branch: &Branch) -> Root<'_> {
    Root { from: &branch.from, step: branch.step, seat: branch.seat, imagined: branch.imagined }
}

/// The same game to be looked at again, where somebody may go on from its steps, with what has grown from it.
/// Where only those may look who sat there, what others grew from it is theirs too.
pub(crate) async fn offered(
    house: &House,
    visitor: &Visitor,
    reviewed: Reviewed,
    watched: bool,
) -> Result<Reviewed, Refusal> {
    let from = reviewed.place.trim_end_matches("/replay").to_owned();
    let grown = house.tools.store.branches(&from, &visitor.person, LISTED).await?;
    let is_own = |branch: &store::Branch| branch.person == visitor.person;
    let nth = grown.iter().filter(|branch| is_own(branch)).count();
    let branched = |branch: store::Branch| {
        let own = is_own(&branch);
        (watched || own).then_some(())?;
        let seat = Seat::from_letter(&branch.seat)?;
        let store::Branch { table, step, imagined, name, .. } = branch;
        Some(Branched { table, step, seat, imagined, name, own })
    };
    let branches = grown.into_iter().filter_map(branched).collect();
    let practice = Practice { action: format!("/t/{from}/practice"), nth, branches };
    Ok(Reviewed { practice: Some(practice), ..reviewed })
}
