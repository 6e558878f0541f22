//! Who sits at the table: their stations side by side, with all that everyone can see.

use ::card_game::{Card, CardGame, Cards, Colour, Group, Phase, Play, SeatView};
use engine::{Message, Seat};
use maud::{Markup, html};

use super::hall::hall;
use super::robbery::{self, Robbery};
use super::{acting, kinds, play, tickets};
use crate::Screen;
use crate::map::seat_class;
use crate::parts::{my_seat, name, say, signed, who};
use crate::ticket_game::cards::back;
use crate::ticket_game::cards::{all_in_words, counted, in_words, mini, stack};
use crate::ticket_game::chooses;
use crate::ticket_game::tickets::Fate;

/// All stations, and how far the round is.
pub(super) fn stations(screen: &Screen<'_, CardGame>) -> Markup {
    let view = screen.view;
    let left = view.turns_left.filter(|left| *left > 0 && screen.outcome.is_none());
    let rounds = screen.rules.rounds();
    html! {
        section #players aria-label=(screen.words.text("yard-stations")) {
            // It is there in every state, so that nothing below it moves.
            p.round {
                @if rounds > 1 {
                    span { (say(screen, &Message::new("yard-round").with("round", view.round).with("rounds", rounds))) }
                }
                @if let Some(left) = left { b { (say(screen, &counted("players-last-round", left))) } }
            }
            div.platforms.(format!("of_{}", view.seats.len())) {
                @for (seat, facts) in Seat::all(view.seats.len()).zip(&view.seats) { (platform(screen, seat, facts)) }
            }
        }
    }
}

fn platform(screen: &Screen<'_, CardGame>, seat: Seat, facts: &SeatView) -> Markup {
    let mine = screen.viewer.is(seat);
    let turn = acting(screen.view).contains(seat);
    let won = screen.outcome.is_some_and(|outcome| outcome.winners.contains(seat));
    let robbed = robbery::gaps(screen, seat, facts);
    html! {
        article.platform.(seat_class(seat)) .turn[turn] .mine[mine] .won[won] aria-label=(name(screen, seat)) {
            (head(screen, seat, facts, [mine, turn, won]))
            div.track data-wide=(width(facts, robbed.len())) {
                (hall())
                (train(screen, seat, facts))
                div.station.(format!("station_{}", seat_class(seat))) {
                    @for (colour, group) in facts.station.groups() { (group_of(screen, seat, colour, group)) }
                    @for robbery in &robbed { (gap(screen, robbery)) }
                    @if facts.station.is_empty() && robbed.is_empty() && facts.laid_open.is_none() { span.hint { (screen.words.text("yard-station-empty")) } }
                }
                @if mine { (leaving(screen, facts)) }
                (scored(screen, seat, facts))
            }
        }
    }
}

/// How many cards side by side take as much room as all that lies on a track, at most [`WIDEST`]: by
/// that the stylesheet finds how large they can be.
fn width(facts: &SeatView, robbed: usize) -> u8 {
    width_of(facts.station.groups(), robbed)
}

/// The same of these groups, with so many places of what was robbed.
pub(super) fn width_of(groups: impl Iterator<Item = (Colour, Group)>, robbed: usize) -> u8 {
    let group = |(_, group): (Colour, Group)| GROUP + FANNED * u16::from(group.total().saturating_sub(1));
    let all: u16 = PILE + groups.map(group).sum::<u16>() + GAP * robbed as u16;
    u8::try_from(all.div_ceil(100)).unwrap_or(WIDEST).min(WIDEST)
}

/// What a pile with the air beside it takes of a track, in hundredths of a card.
const PILE: u16 = 130;
/// What a group of one card takes.
const GROUP: u16 = 118;
/// What each further card of a group takes: they lie one over the other.
const FANNED: u16 = 26;
/// What the place of a robbed group takes.
const GAP: u16 = 80;
/// On a track with more than this cards get no smaller.
const WIDEST: u8 = 12;

/// What goes onto the viewer's own train when their next turn begins (CG-6).
fn leaving(screen: &Screen<'_, CardGame>, facts: &SeatView) -> Markup {
    // Locomotives lie on top, so they go first (CG-7).
    let first = |(colour, group): (Colour, Group)| match group.locomotives {
        0 => Card::Car(colour),
        _ => Card::Locomotive,
    };
    let cards: Vec<Card> = facts.station.groups().map(first).collect();
    html! {
        @if !cards.is_empty() && facts.laid_open.is_none() {
            div.leaving {
                h3 { (screen.words.text("yard-leaving")) }
                p { (screen.words.text("yard-leaving-how")) }
                span.stack { @for card in cards {
                    span role="img" aria-label=(in_words(screen, card, 1)) { (mini::<CardGame>(card, false)) }
                } }
            }
        }
    }
}

fn head(screen: &Screen<'_, CardGame>, seat: Seat, facts: &SeatView, states: [bool; 3]) -> Markup {
    let words = screen.words;
    // How many tickets others keep is told to whoever has chosen.
    let withheld = !screen.viewer.is(seat)
        && chooses(screen.view.phase == Phase::Opening, screen.view.own.as_ref().map(|own| own.offer));
    let stock = [("players-cards", facts.hand), ("players-tickets", facts.tickets)];
    html! {
        header {
            (who(screen, seat, states))
            dl { @for (key, count) in stock { div { dt { (words.text(key)) } dd { @if withheld && key == "players-tickets" { "?" } @else { (count) } } } } }
            @if let Some(points) = points(screen, seat, facts) {
                em.points title=(words.text("players-points")) { (signed(points)) }
            }
        }
    }
}

/// The points that a seat has openly: what it has completed, and at the end all of the sheet. Before
/// the first scoring nobody has any.
fn points(screen: &Screen<'_, CardGame>, seat: Seat, facts: &SeatView) -> Option<i32> {
    let sheet = screen.outcome.and_then(|outcome| outcome.sheets.get(seat.index()));
    let completed = i32::from(screen.rules.board().points(facts.all_completed()));
    let scored = facts.laid_open.is_some() || facts.first.is_some();
    sheet.map(|sheet| sheet.total()).or_else(|| scored.then_some(completed))
}

/// A group of one colour, its locomotives on top: the front card is the next to go.
pub(super) fn group_of(screen: &Screen<'_, CardGame>, seat: Seat, colour: Colour, group: Group) -> Markup {
    let cards = [(Card::Car(colour), group.cars), (Card::Locomotive, group.locomotives)];
    let each = cards.iter().flat_map(|(card, count)| std::iter::repeat_n(*card, usize::from(*count)));
    let told = all_in_words(screen, &kinds(&group.cards(colour)), ", ");
    let in_danger = my_seat(screen).is_some_and(|me| me != seat) && play::is_looked_at(screen, colour);
    let robs = robbery::robs(screen, seat, colour);
    html! {
        span.group .danger[in_danger] .robber[robs] role="img" aria-label=(told) title=(told) {
            @for card in each { (mini::<CardGame>(card, false)) }
            b.count { (group.total()) }
        }
    }
}

/// Where a group lay that was robbed since the viewer acted: what everyone saw go to the discards (CG-16).
fn gap(screen: &Screen<'_, CardGame>, robbery: &Robbery) -> Markup {
    let cards = all_in_words(screen, &kinds(&robbery.group.cards(robbery.colour)), ", ");
    let told = say(screen, &Message::new("yard-robbed").with("seat", robbery.by).with("cards", cards));
    html! {
        span.robbed role="img" aria-label=(told) title=(told) {
            (mini::<CardGame>(Card::Car(robbery.colour), false))
            b { "−" (robbery.group.total()) }
            small aria-hidden="true" { (screen.words.text("yard-robbed-short")) }
        }
    }
}

/// The train pile: its size, and its cards only where they lie open or are the viewer's to see (CG-8).
fn train(screen: &Screen<'_, CardGame>, seat: Seat, facts: &SeatView) -> Markup {
    let own = screen.view.own.as_ref().filter(|_| screen.viewer.is(seat));
    let seen_cards: Option<Cards> = facts.laid_open.or_else(|| own.and_then(|own| own.train));
    let key = match (facts.laid_open, seen_cards) {
        (Some(_), _) => "yard-train-open",
        (None, Some(_)) => "yard-train-own",
        (None, None) => "yard-train-hidden",
    };
    let title = say(screen, &counted(key, facts.train));
    html! {
        div.train.(format!("train_{}", seat_class(seat))) title=(title) {
            @match seen_cards.filter(|cards| !cards.is_empty()) {
                Some(cards) => div.open-train { @for (card, count) in kinds(&cards) {
                    span.kind { (stack(screen, &[(card, 1)], |_| false)) b { (count) } }
                } },
                None => span.back .none[facts.train == 0] data-high=(high(facts.train)) {
                    (back("deck"))
                },
            }
            span.nm { (screen.words.text("yard-train")) " " b { (facts.train) } }
            span.out-of-sight { (title) }
        }
    }
}

/// How high a pile lies, in a few steps: everyone sees how many cards it has (CG-30).
pub(super) fn high(cards: u8) -> u8 {
    cards.div_ceil(5).min(4)
}

/// What has been scored openly, ticket by ticket.
fn scored(screen: &Screen<'_, CardGame>, seat: Seat, facts: &SeatView) -> Markup {
    let lines: Vec<_> = screen.view.ticket_lines(screen.rules, seat).collect();
    if lines.is_empty() {
        return html! {};
    }
    let done = facts.all_completed();
    let message =
        Message::new("yard-done").with("count", done.len()).with("points", screen.rules.board().points(done));
    let told = say(screen, &message);
    let scoring = screen.view.phase == Phase::Scoring { seat };
    html! {
        // Once nobody chooses here any more it is another one, and folded away.
        details.scored name=(format!("{}_{}", if scoring { "scoring" } else { "scored" }, seat_class(seat))) open[scoring] {
            summary title=(told) { span aria-hidden="true" { "✓ " (done.len()) } span.out-of-sight { (told) } }
            div.lines tabindex="0" role="group" aria-label=(told) {
                @for line in lines {
                    @let fate = if line.round.is_some() { Fate::Done } else { Fate::Missed };
                    span class=(tickets::class(fate)) { (tickets::face(screen, line.ticket, fate)) }
                }
            }
        }
    }
}

/// What would be robbed, with whom.
pub(super) fn robbed(
    screen: &Screen<'_, CardGame>,
    seat: Seat,
    play: Play,
) -> Option<(Seat, Vec<(Card, u8)>)> {
    let (from, colour, group) = screen.view.robbed_by(seat, play)?;
    Some((from, kinds(&group.cards(colour))))
}
