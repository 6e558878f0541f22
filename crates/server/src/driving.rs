//! Bots at a table, at a pace that people can follow.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use bots::Answer;

use crate::bot_faults::BotFault;
use crate::refusal::Refusal;
use crate::room::Room;
use crate::snapshot::Snapshot;
use crate::taking_back::Undo;

/// After something went wrong, a bot tries again after this time, and then after twice as long, and so on.
const FIRST_PAUSE: Duration = Duration::from_millis(200);
/// But never later than after this.
const LONGEST_PAUSE: Duration = Duration::from_secs(20);
/// So often it is asked whether a table may be driven here that another server drives.
const OTHERS: Duration = Duration::from_millis(1500);

impl Room {
    /// Lets the bots of this table play for as long as it is their turn, if they aren't at it already.
    pub fn drive(self: &Arc<Self>) {
        if self.now().next_bot().is_some() && !self.driven.swap(true, Ordering::AcqRel) {
            tokio::spawn(self.clone().drive_on());
        }
    }

    /// Leaves this table's bots and clocks to other servers, if there is nothing to do for either just now.
    pub(crate) fn leave_to_others(&self) {
        let now = self.now();
        if now.next_bot().is_none() && now.next_due().is_none() {
            self.tools().store.stop_driving(&self.id);
        }
    }

    /// How long bots hold back, so that whoever has just acted can take it back.
    fn hold_back(&self, now: &Snapshot) -> Duration {
        let last = now.table.steps.last().and_then(|last| now.table.player(last.seat));
        let hold_back = self.tools().settings.hold_back;
        match last {
            Some(player) if !hold_back.is_zero() => {
                let free = now.undo_of(player).is_some_and(|(_, _, how)| how == Undo::Free);
                if free { hold_back } else { Duration::ZERO }
            }
            _ => Duration::ZERO,
        }
    }

    async fn drive_on(self: Arc<Self>) {
        let mut driving = Driving { room: &self, on: true };
        let mut hurry = self.hurry.subscribe();
        let mut stopping = self.tools().stopping.subscribe();
        // How often in a row something went wrong, and whether thinking was at fault.
        let (mut failures, mut thoughtless) = (0, false);
        let mut waited = Duration::ZERO;
        loop {
            let now = self.now();
            let Some((seat, bot, step)) = now.next_bot() else {
                self.hurry.send_replace(false);
                driving.stop();
                // Somebody may have acted before that was said.
                if self.now().next_bot().is_none() || !driving.start() {
                    self.leave_to_others();
                    return;
                }
                continue;
            };
            match self.tools().store.drives(&self.id).await {
                Ok(true) => {}
                // Another server does, or nobody knows: that one may die, or be found alive.
                _ => {
                    failures = 0;
                    let mut changes = self.watch();
                    tokio::select! {
                        _ = changes.changed() => {}
                        () = tokio::time::sleep(OTHERS) => {}
                        _ = stopping.wait_for(|stopping| *stopping) => return,
                    }
                    continue;
                }
            }
            let pause = match failures {
                // Somebody waits for an answer whether they may take something back.
                0 if now.asked_back().is_some() && waited < LONGEST_PAUSE => FIRST_PAUSE,
                0 => self.tools().settings.pace.max(self.hold_back(&now)),
                _ => LONGEST_PAUSE.min(FIRST_PAUSE * 2_u32.pow(failures.min(10) - 1)),
            };
            tokio::select! {
                _ = hurry.wait_for(|hurry| *hurry && failures == 0) => {}
                () = tokio::time::sleep(pause) => {}
                _ = stopping.wait_for(|stopping| *stopping) => return,
            }
            if self.now().asked_back().is_some() && waited < LONGEST_PAUSE {
                waited += FIRST_PAUSE;
                continue;
            }
            waited = Duration::ZERO;
            if self.now().table.entries != now.table.entries {
                continue;
            }
            let Some(game) = now.live.clone() else { return };
            // A lesson goes as it was prepared, as far as the learner does; and a day's deal as it does for others,
            // however busy the house is.
            let seed = now.bots_chance().unwrap_or_else(|| self.tools().number());
            let unhurried = now.table.day.is_some();
            let pool = &self.tools().pool;
            let (table, thinks, proposed) = (self.id.clone(), bot.to_owned(), now.proposed_to(seat));
            let choose = move |is_up: &dyn Fn() -> bool| {
                // Whatever is logged from here, also that the bot panicked, says whose thought it was.
                let _whose = tracing::error_span!("bot", table, %seat, bot = thinks).entered();
                let decision = game.decision(seat);
                // One that can't decide, or wants what the rules forbid, does whatever may be done.
                let is_up = || !unhurried && is_up();
                let thought = match thoughtless {
                    true => None,
                    false => decision.answer(&thinks, &proposed, seed, &is_up),
                };
                let fault = match thought {
                    _ if !decision.has(&thinks) => Some(BotFault::Missing),
                    None if !thoughtless => Some(BotFault::Nothing),
                    _ => None,
                };
                Some((thought.or_else(|| decision.any(seed).map(Answer::wordless))?, fault))
            };
            let Some((Answer { action, declined }, fault)) = pool.think(&now.table.host, false, choose).await
            else {
                // It panicked, and would again.
                (failures, thoughtless) = (failures + 1, true);
                continue;
            };
            if let Some(fault) = fault {
                self.bot_faults.tell(fault, &self.id, seat, bot);
            }
            self.decline(seat, &declined).await;
            match self.act_for(seat, step, &action).await {
                Ok(()) => (failures, thoughtless) = (0, false),
                // Somebody else drives it too, and was quicker.
                Err(Refusal::Stale) if self.now().table.entries != now.table.entries => failures = 0,
                Err(refusal) => {
                    failures += 1;
                    let forbidden = matches!(refusal, Refusal::Told(_));
                    if forbidden && !thoughtless {
                        self.bot_faults.tell(BotFault::Illegal, &self.id, seat, bot);
                    }
                    thoughtless = forbidden;
                    let (_, code) = refusal.told();
                    tracing::warn!(code, failures, "a bot could not act and tries again");
                }
            }
        }
    }
}

/// That a room's bots are being driven: until this says otherwise, or is gone, however it goes.
struct Driving<'r> {
    room: &'r Room,
    on: bool,
}

impl Driving<'_> {
    fn stop(&mut self) {
        self.on = false;
        self.room.driven.store(false, Ordering::Release);
    }

    /// Whether nobody else has begun meanwhile.
    fn start(&mut self) -> bool {
        self.on = !self.room.driven.swap(true, Ordering::AcqRel);
        self.on
    }
}

impl Drop for Driving<'_> {
    fn drop(&mut self) {
        if self.on {
            self.room.driven.store(false, Ordering::Release);
        }
    }
}
