//! The rules as a table of contents: which chapter an action belongs to.

pub(crate) mod complete;
pub(crate) mod draw;
pub(crate) mod play;
pub(crate) mod round;
pub(crate) mod tickets;
pub(crate) mod turn;

use engine::{BoardText, Chance, Contradiction, Message, Outcome, Rules, Seat, Seats, Viewer, Witness};

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::setup::CardGame;
use crate::state::{Phase, State};
use crate::view::View;
use crate::{audit, scoring, sentences, view};

impl Rules for CardGame {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    const GAME: &'static str = "card-game";
    const VERSION: u32 = 1;

    fn seats(&self) -> usize {
        self.seats
    }

    fn deal(&self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) -> State {
        self.deal_state(chance, witness)
    }

    #[inline]
    fn actors(&self, state: &State) -> Seats {
        state.actors()
    }

    fn legal(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        self.list(state, seat, actions);
    }

    #[inline]
    fn pick(&self, state: &State, seat: Seat, chance: &mut impl Chance) -> Option<Action> {
        self.pick_one(state, seat, chance)
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        check_turn(state, seat)?;
        check_phase(state.phase, action)?;
        match action {
            Action::Keep(kept) => tickets::check_keep(state, seat, kept),
            Action::Take(card) => draw::check_take(state, card),
            Action::Blind => draw::check_blind(state),
            Action::Play(play) => play::check(state, seat, play),
            Action::Tickets => tickets::check_take(state),
            Action::Complete(ticket) => complete::check(self, state, seat, ticket),
            Action::Pass => turn::check_pass(self, state, seat),
        }
    }

    #[inline]
    fn perform(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        chance: &mut impl Chance,
        witness: &mut impl Witness<Event>,
    ) {
        debug_assert_eq!(self.check(state, seat, action), Ok(()));
        match action {
            Action::Keep(kept) => tickets::keep(self, state, seat, kept, chance, witness),
            Action::Take(card) => draw::take(self, state, card, chance, witness),
            Action::Blind => draw::blind(self, state, chance, witness),
            Action::Play(play) => play::play(self, state, play, chance, witness),
            Action::Tickets => tickets::take(state, chance, witness),
            Action::Complete(ticket) => complete::choose(self, state, seat, ticket, chance, witness),
            Action::Pass => turn::pass(self, state, chance, witness),
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        match state.phase {
            Phase::Over(ending) => Some(scoring::outcome(self, state, ending)),
            _ => None,
        }
    }

    /// All that the viewer sees, without any memory: what lay open once and lies in a train pile now
    /// is forgotten (CG-8). [`Memory`](crate::Memory) is for those who forget nothing.
    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(self, state, viewer)
    }

    fn imagine(&self, view: &View, chance: &mut impl Chance) -> Result<State, Contradiction> {
        view::imagine::imagine(self, view, None, chance)
    }

    fn witnessed(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.seen_by(viewer))
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        audit::audit(self, state)
    }

    fn describe_event(&self, event: &Event) -> Option<Message> {
        sentences::event(self, event)
    }

    fn describe_action(&self, action: Action) -> Message {
        sentences::action(self, action)
    }

    fn explain(&self, illegal: &Illegal) -> Message {
        sentences::illegal(self, illegal)
    }

    fn describe_board(&self) -> BoardText {
        sentences::board::describe(self)
    }
}

/// Whether the seat is to decide anything now (CG-4, CG-5, CG-24).
#[inline]
fn check_turn(state: &State, seat: Seat) -> Result<(), Illegal> {
    match state.phase {
        Phase::Over(_) => Err(Illegal::GameOver),
        Phase::Opening if state.of(seat).offer.is_empty() => Err(Illegal::WaitForOthers),
        Phase::Opening => Ok(()),
        Phase::Scoring { seat: chooser } if chooser != seat => Err(Illegal::NotYourScoring { chooser }),
        Phase::Scoring { .. } => Ok(()),
        _ if state.turn != seat => Err(Illegal::NotYourTurn { turn: state.turn }),
        _ => Ok(()),
    }
}

/// Whether this kind of action answers what is to be decided now.
#[inline]
fn check_phase(phase: Phase, action: Action) -> Result<(), Illegal> {
    match (phase, action) {
        (Phase::Over(_), _) => Err(Illegal::GameOver),
        (Phase::Opening | Phase::Tickets, Action::Keep(_)) => Ok(()),
        (Phase::Opening, _) => Err(Illegal::ChooseTickets { opening: true }),
        (Phase::Tickets, _) => Err(Illegal::ChooseTickets { opening: false }),
        (Phase::Scoring { .. }, Action::Complete(_)) => Ok(()),
        (Phase::Scoring { .. }, _) => Err(Illegal::CompleteTickets),
        (_, Action::Complete(_)) => Err(Illegal::NotScoring),
        (_, Action::Keep(_)) => Err(Illegal::NoOffer),
        (Phase::SecondCard, Action::Take(_) | Action::Blind) => Ok(()),
        (Phase::SecondCard, _) => Err(Illegal::TakeSecondCard),
        (Phase::Turn, _) => Ok(()),
    }
}
