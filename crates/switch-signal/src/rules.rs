//! The rules as a table of contents: which chapter an action belongs to.

pub(crate) mod clock;
pub(crate) mod depart;
pub(crate) mod instruction;
pub(crate) mod place;
pub(crate) mod play;
pub(crate) mod run;
pub(crate) mod turn;

use arrayvec::ArrayVec;
use engine::{
    BoardText, Chance, Contradiction, Line, Message, Outcome, Rules, Seat, Seats, Sheet, Viewer, Witness,
};

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::pieces::Helper;
use crate::setup::SwitchSignal;
use crate::state::{Ending, Phase, State};
use crate::view::View;
use crate::{audit, sentences, view};

/// What every chapter works with.
pub(crate) type Play<'a, C, W> = engine::Play<'a, SwitchSignal, C, W>;

impl Rules for SwitchSignal {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    const VERSION: u32 = 2;
    const OPEN: bool = true;

    fn game(&self) -> &str {
        Self::GAME
    }

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
        let play = &mut Play { game: self, state, chance, witness };
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

    /// All win or all lose (SS-41, SS-42); everyone's sheet has the goods that arrived.
    fn outcome(&self, state: &State) -> Option<Outcome> {
        let Phase::Over(ending) = state.phase else { return None };
        let line = Line { kind: "goods", points: self.goods_arrived(state).into() };
        let sheet = Sheet { lines: [line].into_iter().collect() };
        let winners = match ending {
            Ending::Delivered => self.all_seats().collect(),
            Ending::Instructions | Ending::Clock => Seats::NONE,
        };
        let sheets: ArrayVec<Sheet, { engine::MAX_SEATS }> =
            self.all_seats().map(|_| sheet.clone()).collect();
        Some(Outcome { ending: ending.word(), sheets, winners, tie_break: None })
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View { viewer, state: state.clone() }
    }

    fn imagine(&self, view: &View, _: &mut impl Chance) -> Result<State, Contradiction> {
        view::imagine(self, view)
    }

    /// Nothing is hidden from anybody (SS-8).
    fn witnessed(&self, event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
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

impl SwitchSignal {
    fn check_helper(&self, state: &State, helper: Helper) -> Result<(), Illegal> {
        if self.helper_ready(state, helper) { Ok(()) } else { Err(Illegal::NoHelper { helper }) }
    }
}
