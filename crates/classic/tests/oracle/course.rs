//! What comes of an action is what the rules say: what lies in the market, which tickets are drawn, whose
//! turn is next, and when the game is over.

use classic::{Action, Card, Cards, Classic, Ending, Event, Phase, Returned, RouteKind, State};
use engine::{Chance, FastChance, Rules, Seat, playout};
use rails::TicketSet;

use super::naive::{Position, seat};
use super::tables::{Met, Place, any_rules, europe, other_rules, small, told, usa};

/// The most decisions a random game may take.
const ENDLESS: u32 = 5000;

/// What happens on small boards, or with other rules.
const SELDOM: [&str; 8] = [
    "three sweeps",
    "too many stay",
    "the market is short",
    "no second card",
    "a pass",
    "the end by passes",
    "one card is a turn",
    "a last turn but one",
];

#[test]
fn games_of_europe_take_the_course_that_the_rules_say() {
    follow(&europe(), 30).demand(5, &[&SELDOM[..], &["shuffled ones are drawn"]].concat());
}

#[test]
fn games_of_usa_take_the_course_that_the_rules_say() {
    follow(&usa(), 30).demand(5, &[&SELDOM[..], &["a tunnel is asked for"]].concat());
}

#[test]
fn games_on_small_boards_take_the_course_that_the_rules_say() {
    follow(&[small(), other_rules()].concat(), 30).demand(5, &[]);
}

#[test]
fn games_take_the_course_that_the_rules_say_whatever_these_are() {
    let mut chance = FastChance::new(41);
    let tables: Vec<Classic> = (0..40).flat_map(|_| any_rules(&mut chance)).collect();
    follow(&tables, 6).demand(20, &[]);
}

/// Plays random games, half of them by seats who draw cards as long as there are any, and follows them.
fn follow(tables: &[Classic], games: u64) -> Met {
    let mut met = Met::default();
    for (number, game) in tables.iter().enumerate() {
        for round in 0..games {
            let seed = number as u64 * 1000 + round;
            let mut chance = FastChance::new(seed);
            let mut before = game.deal(&mut chance, &mut ());
            check_deal(game, &before, Place { seed, decision: 0 });
            let mut last_turns = None;
            for decision in 0.. {
                let Some(actor) = playout::actor(game, &before, &mut chance) else { break };
                assert!(decision < ENDLESS, "{}", told(game, &before, Place { seed, decision }));
                let action = choose(game, &before, actor, round % 2 == 0, &mut chance);
                let (mut after, mut events) = (before.clone(), Vec::new());
                game.apply(&mut after, actor, action, &mut chance, &mut events).expect("it was legal");
                let step = Step { game, before: &before, actor, action, events: &events, after: &after };
                step.check(&mut last_turns, &mut met).unwrap_or_else(|wrong| {
                    let place = Place { seed, decision };
                    panic!("{wrong}: {action:?}: {events:?}\n{}", told(game, &before, place))
                });
                before = after;
            }
        }
    }
    met
}

fn choose(game: &Classic, state: &State, actor: Seat, hoards: bool, chance: &mut FastChance) -> Action {
    let mut actions = Vec::new();
    game.legal(state, actor, &mut actions);
    let draws = |action: &Action| matches!(action, Action::Take(_) | Action::Blind);
    if hoards && chance.below(8) > 0 && actions.iter().any(draws) {
        actions.retain(draws);
    }
    actions[chance.below(actions.len() as u32) as usize]
}

/// Cards and tickets are dealt as the board says (EU-2, EU-3).
fn check_deal(game: &Classic, state: &State, place: Place) {
    let (board, terms) = (game.board(), &game.board().terms);
    for owner in (0..game.seats()).map(seat) {
        let own = state.of(owner);
        let long = own.offer.iter().filter(|ticket| board.long.contains(*ticket)).count();
        let dealt = (own.hand.total(), long, own.offer.len() - long);
        let right = (terms.dealt_cards, terms.dealt_long.into(), terms.dealt_tickets.into());
        assert!(dealt == right, "{dealt:?}, not {right:?}\n{}", told(game, state, place));
    }
    assert_eq!(state.market.total(), terms.market, "{}", told(game, state, place));
}

/// One action and what came of it.
struct Step<'a> {
    game: &'a Classic,
    before: &'a State,
    actor: Seat,
    action: Action,
    events: &'a [Event],
    after: &'a State,
}

/// What is wrong, if something is.
type Checked = Result<(), &'static str>;

fn hold(right: bool, wrong: &'static str) -> Checked {
    if right { Ok(()) } else { Err(wrong) }
}

fn cars(cards: &Cards) -> u8 {
    cards.total() - cards.of(Card::Locomotive.kind())
}

impl Step<'_> {
    /// Checks all of it. `last_turns` counts those since somebody was short of cars.
    fn check(&self, last_turns: &mut Option<usize>, met: &mut Met) -> Checked {
        self.check_market(met)?;
        match (self.before.phase, self.action) {
            (Phase::Opening, Action::Keep(kept)) => self.check_opening(kept)?,
            (_, Action::Keep(kept)) => self.check_kept(kept)?,
            (_, Action::Tickets) => self.check_drawn(met)?,
            _ => {}
        }
        self.check_turn(last_turns, met)
    }

    /// Gaps are filled as long as there are cards; what holds too many locomotives is swept, at most three
    /// times, unless it could never end (EU-10, EU-14, EU-15).
    fn check_market(&self, met: &mut Met) -> Checked {
        let (terms, state) = (&self.game.board().terms, self.after);
        let too_many = |cards: &Cards| {
            cards.total() == terms.market && cards.total() - cars(cards) >= terms.market_locomotives
        };
        let full = state.market.total() == terms.market;
        hold(
            full || state.pile.deck.is_empty() && state.pile.discards.is_empty(),
            "a gap that could be filled",
        )?;
        let swept: Vec<&Cards> = self
            .events
            .iter()
            .filter_map(|event| match event {
                Event::Flushed { cards } => Some(cards),
                _ => None,
            })
            .collect();
        hold(swept.iter().all(|cards| too_many(cards)), "a market is swept that need not be")?;
        hold(swept.len() <= 3, "swept too often")?;
        let outside = cars(&state.market) + cars(&state.pile.deck) + cars(&state.pile.discards);
        let can_end = outside + terms.market_locomotives > terms.market;
        hold(swept.is_empty() || can_end, "swept though it could never end")?;
        hold(!too_many(&state.market) || swept.len() == 3 || !can_end, "too many locomotives stay")?;
        met.note("three sweeps", swept.len() == 3);
        met.note("a sweep", !swept.is_empty());
        met.note("too many stay", too_many(&state.market));
        met.note("the market is short", !full);
        Ok(())
    }

    /// What is turned down stays out of the game; or it goes under the deck when all have chosen (EU-4).
    fn check_opening(&self, kept: TicketSet) -> Checked {
        let [before, after] = [self.before, self.after].map(|state| state.of(self.actor));
        hold(after.tickets == kept && after.offer.is_empty(), "other tickets are held than were kept")?;
        let all = || (0..self.game.seats()).map(seat);
        let open = all().any(|other| !self.after.of(other).offer.is_empty());
        let under = self.game.board().terms.opening_returned == Returned::UnderDeck;
        if open || !under {
            hold(after.turned_down == before.offer - kept, "other tickets are turned down")?;
            return hold(self.after.tickets == self.before.tickets, "the ticket deck is another");
        }
        let earlier = all().fold(TicketSet::NONE, |down, other| down | self.before.of(other).turned_down);
        let (old, new) = (&self.before.tickets, &self.after.tickets);
        hold(new.shuffled == (earlier | (before.offer - kept)), "other tickets go under the deck")?;
        hold(new.fresh == old.fresh && new.bottom == old.bottom, "the ticket deck is another")
    }

    /// Fresh ones first, then those of the opening, then those put under the deck since (EU-29, US-4).
    fn check_drawn(&self, met: &mut Met) -> Checked {
        let (old, new) = (&self.before.tickets, &self.after.tickets);
        let wanted = usize::from(self.game.board().terms.drawn_tickets);
        let fresh = wanted.min(old.fresh.len());
        let shuffled = (wanted - fresh).min(old.shuffled.len());
        let bottom = (wanted - fresh - shuffled).min(old.bottom.len());
        hold((old.fresh - new.fresh).len() == fresh, "another number of fresh tickets is drawn")?;
        hold((old.shuffled - new.shuffled).len() == shuffled, "another number of shuffled ones is drawn")?;
        hold(new.bottom[..] == old.bottom[bottom..], "others are drawn from under the deck")?;
        let under: TicketSet = old.bottom[..bottom].iter().map(|returned| returned.ticket).collect();
        let drawn = (old.fresh - new.fresh) | (old.shuffled - new.shuffled) | under;
        hold(self.after.of(self.actor).offer == drawn, "others are offered than were drawn")?;
        met.note("shuffled ones are drawn", shuffled > 0);
        met.note("those put back are drawn", bottom > 0);
        met.note("fewer are left than are drawn", fresh + shuffled + bottom < wanted);
        Ok(())
    }

    /// What isn't kept goes under all that lies there (EU-29).
    fn check_kept(&self, kept: TicketSet) -> Checked {
        let [before, after] = [self.before, self.after].map(|state| state.of(self.actor));
        hold(
            after.tickets == before.tickets | kept && after.offer.is_empty(),
            "others are held than were kept",
        )?;
        let (old, new) = (&self.before.tickets.bottom, &self.after.tickets.bottom);
        let (lay, put) = new.split_at(old.len());
        let tickets: TicketSet = put.iter().map(|returned| returned.ticket).collect();
        hold(
            lay == &old[..] && put.iter().all(|returned| returned.by == self.actor),
            "the bottom is another",
        )?;
        hold(tickets == before.offer - kept && put.len() == tickets.len(), "others were put back")
    }

    /// Whether the turn is over, as far as the rules say it for this action.
    fn ends_turn(&self, met: &mut Met) -> bool {
        let asked = matches!(self.after.phase, Phase::Tunnel { .. });
        met.note("a tunnel is asked for", asked);
        match self.action {
            Action::Keep(_) => self.before.phase == Phase::Tickets,
            // EU-9, EU-11, EU-16.
            Action::Take(_) | Action::Blind if self.before.phase == Phase::Turn => {
                let market = &self.after.market;
                let second = !self.after.pile.deck.is_empty()
                    || !self.after.pile.discards.is_empty()
                    || cars(market) > 0;
                let only = self.game.board().terms.cards_a_turn == 1;
                met.note("one card is a turn", only);
                met.note("no second card", !only && !second);
                only || self.action == Action::Take(Card::Locomotive) || !second
            }
            Action::Take(_) | Action::Blind => true,
            // EU-25.
            Action::Claim { route, .. } => {
                !(asked && self.game.board().routes[route.index()].kind == RouteKind::Tunnel)
            }
            Action::Tickets => false,
            Action::Pay(_) | Action::Decline | Action::Station { .. } | Action::Pass => true,
        }
    }

    /// Whose turn is next, and whether there is a next one (EU-6, EU-8, EU-34).
    fn check_turn(&self, last_turns: &mut Option<usize>, met: &mut Met) -> Checked {
        let (seats, terms) = (self.game.seats(), &self.game.board().terms);
        let phase = self.after.phase;
        if !self.ends_turn(met) {
            hold(self.after.turn == self.before.turn, "the turn goes on, but with another seat")?;
            let passes = self.after.passes == self.before.passes;
            return hold(passes && !matches!(phase, Phase::Over(_)), "the turn goes on, but isn't the same");
        }
        hold(self.after.turn.index() == (self.actor.index() + 1) % seats, "another seat is next")?;
        let passes = if self.action == Action::Pass { self.before.passes + 1 } else { 0 };
        hold(self.after.passes == passes, "other passes count")?;
        let cars_left = Position::new(self.game, self.after).cars_left(self.actor.index());
        *last_turns = match *last_turns {
            Some(turns) => Some(turns + 1),
            None => (cars_left <= terms.few_cars.into()).then_some(0),
        };
        let all = seats * usize::from(terms.last_turns);
        let right = if *last_turns == Some(all) {
            Phase::Over(Ending::Cars)
        } else if usize::from(passes) == seats {
            Phase::Over(Ending::Passes)
        } else {
            Phase::Turn
        };
        met.note("a pass", passes > 0);
        met.note("the end by cars", right == Phase::Over(Ending::Cars));
        met.note("the end by passes", right == Phase::Over(Ending::Passes));
        met.note("a last turn but one", last_turns.is_some_and(|turns| turns > 0 && turns + seats < all));
        hold(phase == right, "it goes on in another way")
    }
}
