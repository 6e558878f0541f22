//! The house's own player: the strongest bot plays each deal in everybody's place, while nobody else thinks.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};

use engine::Seat;
use store::{Came, DayDeal};
use table::{Entry, Timed};

use super::laying::DaySetup;
use crate::House;
use crate::dealing::Deals;
use crate::new_table::started;
use crate::snapshot::{NOBODY, Plan, Snapshot};

/// Who plays in everybody's place.
const MASTER: &str = "stationmaster";

/// The deals that are being played here just now.
pub(crate) type Measured = Mutex<BTreeSet<(i64, String)>>;

impl House {
    /// Has a deal played, unless it was or is. What a server that stops has not finished, the next one begins
    /// anew when somebody asks.
    pub(crate) fn measure(self: &Arc<House>, deal: &DayDeal) {
        let recent = deal.day >= self.today().later(-1).0;
        if deal.house.is_some() || !recent {
            return;
        }
        let of = (deal.day, deal.game.clone());
        let mut measured = self.measured.lock().unwrap_or_else(PoisonError::into_inner);
        if !measured.insert(of.clone()) {
            return;
        }
        let begun = self.begun(deal);
        // A house that is being closed waits for no bot.
        let (house, pool) = (Arc::downgrade(self), self.tools.pool.clone());
        tokio::spawn(async move {
            let mut now = begun;
            while let Some(before) = now.take_if(|now| !now.is_over()) {
                if house.upgrade().is_none_or(|house| *house.tools.stopping.borrow()) {
                    return;
                }
                now = pool.think_idly(move || next(before)).await;
            }
            let Some(house) = house.upgrade() else { return };
            if let Some(came) = now.as_ref().and_then(came)
                && let Err(error) = house.tools.store.note_house(of.0, &of.1, came).await
            {
                tracing::warn!(%error, "what came of a deal could not be written down");
            }
            house.measured.lock().unwrap_or_else(PoisonError::into_inner).remove(&of);
        });
    }

    /// A table of a deal, nowhere but here, where only bots sit.
    fn begun(&self, deal: &DayDeal) -> Option<Snapshot> {
        let (mut entries, mut table) = DaySetup::read(deal)?.laid(deal, NOBODY).ok()?;
        for seat in table.seats() {
            let level = DaySetup::read(deal)?.rival.filter(|_| seat != Seat::default());
            let level = level.unwrap_or_else(|| MASTER.to_owned());
            let entry = Entry::Bot { seat, name: level.clone(), level };
            table.add(&entry).ok()?;
            entries.push(entry);
        }
        entries.push(started(self, &table).ok()?);
        replayed(self.tools.deals.clone(), entries)
    }
}

pub(super) fn replayed(deals: Arc<dyn Deals>, entries: Vec<Entry>) -> Option<Snapshot> {
    let log: Vec<Timed> = entries.into_iter().map(|entry| Timed { at: None, entry }).collect();
    Snapshot::replay(deals, &log).ok()
}

/// What came of it for whoever sat in everybody's place.
fn came(now: &Snapshot) -> Option<Came> {
    now.live.as_ref()?.came(Seat::default())
}

/// The table after the next bot has acted, as it would have at anybody's.
pub(super) fn next(now: Snapshot) -> Option<Snapshot> {
    let (seat, bot, step) = now.next_bot()?;
    let decision = now.live.as_ref()?.decision(seat);
    let seed = now.bots_chance()?;
    let thought = decision.answer(bot, &[], seed, &|| false).map(|answer| answer.action);
    let action = thought.or_else(|| decision.any(seed))?;
    match now.act_for(seat, step, &action, 0).ok()? {
        Plan::Write(_, next) => Some(now.with(&next)),
        Plan::Done => None,
    }
}
