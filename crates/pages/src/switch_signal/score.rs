//! The end: won or lost, why, and how it went.

use ::switch_signal::{Ending, Event, Halt, Kind, Payment, Phase, TRAINS};
use engine::Seat;
use maud::{Markup, html};

use super::{Screen, cards, goods, state};
use crate::Chair;
use crate::chip::seat_chip;
use crate::map::seat_class;
use crate::parts::score::again;
use crate::parts::{my_seat, name};

/// How it ended, once it has.
pub(super) fn score(screen: &Screen<'_>) -> Markup {
    let Phase::Over(ending) = state(screen).phase else { return html! { section #score hidden {} } };
    let won = ending == Ending::Delivered;
    html! {
        section #score .won[won] {
            details open {
                summary { (screen.words.text("score-title")) }
                p.winner { (screen.words.text(if won { "ss-won" } else { "ss-lost-game" })) }
                p { (screen.words.text(&format!("switch-signal-over-{}", ending.id()))) }
                (tally(screen))
                (once_more(screen))
            }
        }
    }
}

/// What time was lost for, with its key.
const REASONS: [&str; 8] =
    ["red", "closed", "behind", "city-taken", "head-on", "no-exit", "at-departure", "occupied"];

/// What happened in numbers.
struct Tally {
    turns: u32,
    runs: u32,
    spaces: u32,
    lost: [u32; 8],
    removed: u32,
    played: Vec<[u32; 3]>,
}

impl Tally {
    fn of(screen: &Screen<'_>) -> Tally {
        let played = vec![[0; 3]; screen.rules.all_seats().count()];
        let mut tally = Tally { turns: 0, runs: 0, spaces: 0, lost: [0; 8], removed: 0, played };
        for (_, event) in screen.events {
            tally.add(event);
        }
        tally
    }

    fn lose(&mut self, reason: &str, count: u8) {
        if let Some(place) = REASONS.iter().position(|known| *known == reason) {
            self.lost[place] += u32::from(count);
        }
    }

    fn play(&mut self, seat: Seat, paid: [u8; 3]) {
        if let Some(played) = self.played.get_mut(seat.index()) {
            played.iter_mut().zip(paid).for_each(|(sum, count)| *sum += u32::from(count));
        }
    }

    fn add(&mut self, event: &Event) {
        match event {
            Event::Revealed { .. } => self.turns += 1,
            Event::Ran { path, halt, lost, .. } => {
                self.runs += u32::from(*halt != Halt::MayPass);
                self.spaces += path.len() as u32;
                self.lose(halt.id(), *lost);
            }
            Event::Occupied { lost, .. } => self.lose("occupied", *lost),
            Event::Removed { .. } => self.removed += 1,
            Event::SignalMoved { seat, payment, .. } => self.play(*seat, payment.cards(Kind::Signal)),
            Event::SwitchSet { seat, payment, .. } => self.play(*seat, payment.cards(Kind::Switch)),
            Event::Ordered { seat, payment, .. } => self.play(*seat, payment.cards(Kind::Move)),
            Event::Loaded { seat, card, .. } => self.play(*seat, Payment::Own.cards(*card)),
            _ => {}
        }
    }
}

fn tally(screen: &Screen<'_>) -> Markup {
    let words = screen.words;
    let tally = Tally::of(screen);
    let waiting = (TRAINS - state(screen).on_network().len()) as u32;
    let lost: u32 = tally.lost.iter().sum();
    let line = |key: &str, count: u32| html! { div { dt { (words.text(key)) } dd { (count) } } };
    html! {
        div.how {
            div {
                h3 { (words.text("ss-goods-title")) " " (screen.rules.goods_arrived(state(screen))) " / " (screen.rules.goods_needed()) }
                (goods::ports(screen))
                h3 { (words.text("ss-how-cards")) }
                table {
                    thead { tr {
                        th scope="col" { (words.text("score-player")) }
                        @for kind in Kind::ALL { th scope="col" { (cards::sign(kind)) span.out-of-sight { (words.text(&format!("ss-kind-{}", kind.id()))) } } }
                    } }
                    tbody {
                        @for (seat, played) in screen.rules.all_seats().zip(&tally.played) {
                            tr .(seat_class(seat)) {
                                th scope="row" { (seat_chip(seat)) " " (name(screen, seat)) }
                                @for count in played { td { (count) } }
                            }
                        }
                    }
                }
            }
            dl {
                (line("ss-how-turns", tally.turns))
                (line("ss-how-left", state(screen).instructions_left().into()))
                (line("ss-how-runs", tally.runs))
                (line("ss-how-spaces", tally.spaces))
                (line("ss-how-depot", waiting))
                (line("ss-how-removed", tally.removed))
                (line("ss-how-lost", lost))
                @for (reason, count) in REASONS.iter().zip(tally.lost) {
                    @if count > 0 { div.part { dt { (words.text(&format!("ss-mark-{reason}"))) } dd { (count) } } }
                }
            }
        }
    }
}

/// Another game of the same kind, with the same hands and as many bots.
fn once_more(screen: &Screen<'_>) -> Markup {
    let me = my_seat(screen).and_then(|seat| screen.chairs.get(seat.index()));
    let mine = |chair: &&Chair| !chair.is_bot() && me.is_some_and(|me| me.name == chair.name);
    let hands = screen.chairs.iter().filter(mine).count().max(1);
    again(screen, Some(hands), screen.chairs.len() - hands, "ss-again")
}
