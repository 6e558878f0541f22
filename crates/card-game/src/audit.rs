//! What must hold in every position: nothing lost, nothing made.

use engine::Seat;
use rails::TicketSet;
use rails::audit::hold;

use crate::card::{Cards, Colour, KINDS};
use crate::completion;
use crate::rules::draw;
use crate::setup::CardGame;
use crate::state::{Holdings, MARKET, Phase, State};

/// Checks a position.
pub(crate) fn audit(game: &CardGame, state: &State) -> Result<(), String> {
    seats(game, state)?;
    cards(game, state)?;
    stations(game, state)?;
    tickets(game, state)?;
    turns(game, state)?;
    scoring(game, state)
}

/// Nobody sits where there is no seat, and whoever is to do something sits somewhere.
fn seats(game: &CardGame, state: &State) -> Result<(), String> {
    for seat in Seat::all(engine::MAX_SEATS).skip(game.seats) {
        hold(*state.of(seat) == Holdings::default(), || {
            format!("{seat} isn't at the table, but has something")
        })?;
    }
    let chooser = match state.phase {
        Phase::Scoring { seat } => seat,
        _ => state.turn,
    };
    for seat in [state.turn, state.starter, chooser] {
        hold(seat.index() < game.seats, || format!("it is the turn of {seat}"))?;
    }
    Ok(())
}

/// All cards are somewhere (CG-1), and the market has a gap only where the deck is empty (CG-10).
fn cards(game: &CardGame, state: &State) -> Result<(), String> {
    let mut all = [0_u32; KINDS];
    let mut count = |cards: &Cards| {
        for (sum, count) in all.iter_mut().zip(cards.counts()) {
            *sum += u32::from(*count);
        }
    };
    [state.deck, state.market, state.discards].iter().for_each(&mut count);
    for seat in game.all_seats() {
        let own = state.of(seat);
        let lying: u32 = own.station.groups().map(|(_, group)| u32::from(group.total())).sum();
        hold(lying <= game.board.cards().total().into(), || format!("{lying} cards in a station"))?;
        [own.hand, own.train, own.station.cards()].iter().for_each(&mut count);
    }
    let right = game.board.cards().counts().map(u32::from);
    hold(all == right, || format!("the cards are {all:?}"))?;
    let market = state.market.total();
    hold(market <= MARKET, || format!("{market} cards in the market"))?;
    hold(market == MARKET || state.deck.is_empty(), || {
        "a gap in the market, though there is a card for it".to_owned()
    })
}

/// A colour lies in one station at most (CG-15, CG-16), and locomotives on top of cars (CG-7).
fn stations(game: &CardGame, state: &State) -> Result<(), String> {
    for colour in Colour::ALL {
        let lies = |seat: &Seat| !state.of(*seat).station.group(colour).is_empty();
        let owners = game.all_seats().filter(lies).count();
        hold(owners <= 1, || format!("{} lies in {owners} stations", colour.id()))?;
    }
    for seat in game.all_seats() {
        let bare = state.of(seat).station.groups().any(|(_, group)| group.cars == 0);
        hold(!bare, || format!("{seat} has locomotives without a car in the station"))?;
    }
    Ok(())
}

/// Each ticket is in one place (CG-4), and offers are where there is something to choose.
fn tickets(game: &CardGame, state: &State) -> Result<(), String> {
    let mut seen = state.tickets.fresh;
    let mut put = |tickets: TicketSet| -> Result<(), String> {
        let twice = seen & tickets;
        seen |= tickets;
        hold(twice.is_empty(), || format!("tickets {twice:?} are in two places"))
    };
    for under in &state.tickets.bottom {
        put(TicketSet::only(under.ticket))?;
        hold(under.by.index() < game.seats && state.of(under.by).returned.contains(under.ticket), || {
            "a ticket is under the deck that nobody put there".to_owned()
        })?;
    }
    for seat in game.all_seats() {
        let own = state.of(seat);
        [own.tickets, own.offer, own.completed, own.earlier].into_iter().try_for_each(&mut put)?;
        let choosing = match state.phase {
            Phase::Opening => true,
            Phase::Tickets => seat == state.turn,
            _ => false,
        };
        hold(choosing || own.offer.is_empty(), || format!("{seat} has an offer, but nothing to choose"))?;
        let kept = !(own.tickets | own.completed | own.earlier).is_empty();
        let opened = kept || state.phase == Phase::Opening && !own.offer.is_empty();
        hold(opened, || format!("{seat} kept no ticket"))?;
    }
    hold(seen == game.board.all_tickets(), || format!("the tickets are {seen:?}"))?;
    let offers_nothing = match state.phase {
        Phase::Opening => state.actors().is_empty(),
        Phase::Tickets => state.of(state.turn).offer.is_empty(),
        _ => false,
    };
    hold(!offers_nothing, || "tickets are to be chosen, but there are none".to_owned())
}

/// The end of the round has begun if and only if the deck is empty (CG-21, CG-22).
fn turns(game: &CardGame, state: &State) -> Result<(), String> {
    hold((1..=game.rounds()).contains(&state.round), || format!("round {}", state.round))?;
    let first = state.phase == Phase::Opening;
    hold(!first || state.round == 1 && state.turn == state.starter, || "a late opening".to_owned())?;
    match (state.phase, state.turns_left) {
        (Phase::Scoring { .. } | Phase::Over(_), left) => {
            hold(left == Some(0) && state.deck.is_empty(), || "scoring before the end".to_owned())?;
        }
        (_, Some(left)) => {
            let ending = state.deck.is_empty() && (1..=game.seats).contains(&left.into());
            hold(ending && !first, || format!("{left} turns are left"))?;
        }
        // The last card may have been the first of two; all else is told at the end of the turn.
        (phase, None) => {
            let emptied = state.deck.is_empty() && !matches!(phase, Phase::SecondCard | Phase::Opening);
            hold(!emptied, || "the deck is empty, but the round goes on".to_owned())?;
        }
    }
    hold(state.phase != Phase::SecondCard || draw::can_take_second(state), || {
        "a second card is to be taken, but there is none".to_owned()
    })
}

/// Tickets are completed in scorings only, out of train piles that allow it, and whoever is asked has
/// a choice (CG-23, CG-24).
fn scoring(game: &CardGame, state: &State) -> Result<(), String> {
    let board = &*game.board;
    for seat in game.all_seats() {
        let own = state.of(seat);
        hold(own.completed.is_empty() || state.trains_lie_open(), || {
            format!("{seat} has completed tickets before the end")
        })?;
        hold(completion::possible(board, &own.train, own.completed), || {
            format!("{seat} has completed more than the train pile allows")
        })?;
        let earlier = own.earlier.is_empty() && own.earlier_train.is_empty();
        hold(earlier || state.round > 1, || format!("{seat} was scored before the first scoring"))?;
        hold(completion::possible(board, &own.earlier_train, own.earlier), || {
            format!("{seat} completed more than the first train pile allowed")
        })?;
        if matches!(state.phase, Phase::Over(_)) {
            let open = completion::open(board, &own.train, own.completed, own.tickets);
            hold(open.is_empty(), || format!("{seat} could complete {open:?}"))?;
        }
    }
    let Phase::Scoring { seat: chooser } = state.phase else { return Ok(()) };
    for seat in game.seats_from(state.starter).skip_while(|seat| *seat != chooser).skip(1) {
        let early = !state.of(seat).completed.is_empty();
        hold(!early, || format!("{seat} completes tickets before {chooser} has"))?;
    }
    let own = state.of(chooser);
    let open = completion::open(board, &own.train, own.completed, own.tickets);
    hold(!completion::possible(board, &own.train, own.completed | open), || {
        format!("{chooser} is asked, but there is nothing to choose")
    })
}
