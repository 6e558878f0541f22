//! The rules as a table of contents: which chapter an action belongs to.

pub(crate) mod clock;
pub(crate) mod depart;
pub(crate) mod instruction;
pub(crate) mod place;
pub(crate) mod play;
pub(crate) mod run;
pub(crate) mod turn;

use engine::{Chance, Rules, Seat, Witness};

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::pieces::Helper;
use crate::setup::SwitchSignal;
use crate::state::{Phase, State};

/// What every chapter works with.
pub(crate) type Play<'a, C, W> = engine::Play<'a, SwitchSignal, C, W>;

impl Rules for SwitchSignal {
    const VERSION: u32 = 2;
    const OPEN: bool = true;

    engine::rules_as_usual!();

    fn game(&self) -> &str {
        Self::GAME
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        match state.phase {
            Phase::Over(_) => return Err(Illegal::GameOver),
            _ if state.turn != seat => return Err(Illegal::NotYourTurn { turn: state.turn }),
            _ => {}
        }
        match (state.phase, action) {
            (Phase::Placing(placing), Action::Lay { junction, closed }) => {
                place::check_lay(self, placing, junction, closed)
            }
            (Phase::Placing(placing), Action::Light(field)) => {
                place::check_light(self, state, placing, field)
            }
            (Phase::Revealed, Action::CarryOut) => Ok(()),
            (Phase::Revealed, Action::Pointsman) if instruction::can_ignore(self, state) => Ok(()),
            (Phase::Revealed, Action::Pointsman) => Err(Illegal::CannotIgnore),
            (Phase::NewTrain, Action::NewTrain(colour)) => depart::check_colour(state, colour),
            (Phase::Departing(_), Action::Roll) => Ok(()),
            (Phase::Departing(_), Action::Coupler(point)) => {
                self.check_helper(state, Helper::Coupler)?;
                depart::check_point(self, state, point)
            }
            (Phase::PickColour, Action::PickColour(colour)) => instruction::check_pick(state, colour),
            (Phase::Order, Action::Run(train)) => instruction::check_run(state, train),
            (Phase::Rolled { .. }, Action::Ahead) => run::check_ahead(self, state),
            (Phase::Rolled { .. } | Phase::Arrived { .. }, Action::Leave(track)) => {
                run::check_leave(self, state, track)
            }
            (Phase::Rolled { .. }, Action::Logistician) => self.check_helper(state, Helper::Logistician),
            (Phase::Arrived { .. }, Action::Stop) => Ok(()),
            (Phase::Placing(_), _) => Err(Illegal::NotNow),
            (_, Action::Dispatcher) => self.check_helper(state, Helper::Dispatcher),
            (_, Action::Conductor(colour)) => {
                self.check_helper(state, Helper::Conductor)?;
                match instruction::conductible(self, state).contains(colour) {
                    true => Ok(()),
                    false => Err(Illegal::ColourMoves { colour }),
                }
            }
            (_, Action::Attendant(train)) => {
                self.check_helper(state, Helper::Attendant)?;
                match instruction::attendable(self, state).contains(train) {
                    true => Ok(()),
                    false => Err(Illegal::TrainMoves { train }),
                }
            }
            (Phase::Cards, Action::EndTurn) => Ok(()),
            (Phase::Cards, action) => play::check(self, state, action),
            _ => Err(Illegal::NotNow),
        }
    }
}

/// Does what an action says.
#[inline]
fn perform<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>, _: Seat, action: Action) {
    let asks = match action {
        Action::Lay { junction, closed } => place::lay(play, junction, closed),
        Action::Light(field) => place::light(play, field),
        Action::CarryOut => false,
        Action::Pointsman => instruction::ignore(play),
        Action::NewTrain(colour) => depart::bring(play, colour),
        Action::Roll => depart::roll(play),
        Action::Coupler(point) => depart::couple(play, point),
        Action::PickColour(colour) => instruction::pick(play, colour),
        Action::Run(train) => instruction::start(play, train),
        Action::Conductor(colour) => instruction::conduct(play, colour),
        Action::Attendant(train) => instruction::attend(play, train),
        Action::Logistician => run::roll_again(play),
        Action::Dispatcher => run::dispatch(play),
        Action::Leave(track) => run::go_on(play, Some(track)),
        Action::Ahead => run::go_on(play, None),
        Action::Stop => run::stop(play),
        Action::Signal { from, to, payment } => play::signal(play, from, to, payment),
        Action::Switch { junction, closed, payment } => play::switch(play, junction, closed, payment),
        Action::Move { train, payment } => play::order(play, train, payment),
        Action::Load { train, card } => play::load(play, train, card),
        Action::EndTurn => turn::end(play),
    };
    if !asks {
        turn::proceed(play);
    }
}

impl SwitchSignal {
    fn check_helper(&self, state: &State, helper: Helper) -> Result<(), Illegal> {
        if self.helper_ready(state, helper) { Ok(()) } else { Err(Illegal::NoHelper { helper }) }
    }
}
