//! Bots at a table, at a pace that people can follow.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use crate::refusal::Refusal;
use crate::room::Room;

/// After something went wrong, a bot tries again after this time, and then after twice as long, and so on.
const FIRST_PAUSE: Duration = Duration::from_millis(200);
/// But never later than after this.
const LONGEST_PAUSE: Duration = Duration::from_secs(20);

impl Room {
    /// Lets the bots of this table play for as long as it is their turn, if they aren't at it already.
    pub fn drive(self: &Arc<Self>) {
        if self.now().next_bot().is_some() && !self.driven.swap(true, Ordering::AcqRel) {
            tokio::spawn(self.clone().drive_on());
        }
    }

    async fn drive_on(self: Arc<Self>) {
        let mut driving = Driving { room: &self, on: true };
        let mut hurry = self.hurry.subscribe();
        let mut stopping = self.tools().stopping.subscribe();
        // How often in a row something went wrong, and whether thinking was at fault.
        let (mut failures, mut thoughtless) = (0, false);
        loop {
            let now = self.now();
            let Some((seat, bot, step)) = now.next_bot() else {
                self.hurry.send_replace(false);
                driving.stop();
                // Somebody may have acted before that was said.
                if self.now().next_bot().is_none() || !driving.start() {
                    return;
                }
                continue;
            };
            let pause = match failures {
                0 => self.tools().settings.pace,
                _ => LONGEST_PAUSE.min(FIRST_PAUSE * 2_u32.pow(failures.min(10) - 1)),
            };
            tokio::select! {
                _ = hurry.wait_for(|hurry| *hurry && failures == 0) => {}
                () = tokio::time::sleep(pause) => {}
                _ = stopping.wait_for(|stopping| *stopping) => return,
            }
            let (Some(game), bot) = (now.live.clone(), bot.to_owned()) else { return };
            let seed = self.tools().number();
            let pool = &self.tools().pool;
            let choose = move |is_up: &dyn Fn() -> bool| {
                let decision = game.decision(seat);
                // One that can't decide, or wants what the rules forbid, does whatever may be done.
                let thought = if thoughtless { None } else { decision.choose(&bot, seed, is_up) };
                thought.or_else(|| decision.any(seed))
            };
            let Some(action) = pool.think(&now.table.host, false, choose).await else {
                failures += 1;
                continue;
            };
            match self.act_for(seat, step, &action).await {
                Ok(()) => (failures, thoughtless) = (0, false),
                // Somebody else drives it too, and was quicker.
                Err(Refusal::Stale) if self.now().table.entries != now.table.entries => failures = 0,
                Err(refusal) => {
                    failures += 1;
                    thoughtless = matches!(refusal, Refusal::Told(_));
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
