//! Switches: what they join, and how that is drawn.

use ::switch_signal::{Closed, JunctionId, SwitchSignal, TrackId};
use engine::Message;
use maud::{Markup, html};

use super::plan::{Plan, TOKEN, degrees};
use super::{Screen, tell};
use crate::map::{Spot, path, tenth};
use crate::parts::say;

/// What a junction joins.
pub(super) fn told(screen: &Screen<'_>, id: JunctionId, closed: Closed) -> String {
    if closed == Closed::default() {
        return say(
            screen,
            &Message::new("ss-switch-empty").with("junction", tell::junction(screen.rules, id)),
        );
    }
    let [one, other] = tell::joined(screen, id, closed);
    let message = Message::new("ss-switch").with("junction", tell::junction(screen.rules, id));
    say(screen, &message.with("one", one).with("other", other))
}

/// The way that is open through a junction.
pub(super) fn through(plan: &Plan<'_>, id: JunctionId, tracks: &[TrackId], closed: Closed) -> String {
    let at = plan.junction(id);
    let open = (0..tracks.len()).filter(|way| closed.0 >> way & 1 == 0);
    let ends: Vec<Spot> = open.map(|way| at.moved(plan.leaves(id, tracks[way]), TOKEN + 3.0)).collect();
    path::smooth(at, &ends)
}

/// The open way through a junction and the tokens on its closed tracks.
pub(super) fn ways(plan: &Plan<'_>, id: JunctionId, tracks: &[TrackId], closed: Closed) -> Markup {
    let at = plan.junction(id);
    let leaves = |way: usize| plan.leaves(id, tracks[way]);
    let shut = (0..tracks.len()).filter(|way| closed.0 >> way & 1 == 1);
    let through = through(plan, id, tracks, closed);
    html! {
        path .through d=(through) {}
        path .through.in d=(through) {}
        @for way in shut {
            @let token = at.moved(leaves(way), TOKEN);
            use href="#token" transform=(format!("translate({} {})rotate({})", tenth(token.x), tenth(token.y), degrees(leaves(way)))) {}
        }
    }
}

/// A junction as a little picture of its own, set so.
pub(super) fn picture(game: &SwitchSignal, id: JunctionId, closed: Closed) -> Markup {
    let board = game.board();
    let plan = Plan::of(board);
    let tracks = &board.junctions[id.index()].tracks;
    let Spot { x, y } = plan.junction(id);
    let rails: String = tracks
        .iter()
        .map(|track| path::steps([plan.junction(id), plan.junction(id).moved(plan.leaves(id, *track), 25.0)]))
        .collect();
    html! {
        svg.setting viewBox=(format!("{} {} 52 52", tenth(x - 26.0), tenth(y - 26.0))) aria-hidden="true" {
            path .stub d=(rails) {}
            (ways(&plan, id, tracks, closed))
        }
    }
}
