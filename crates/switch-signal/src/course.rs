//! Looking ahead: where a train would end, by which path and at what cost. For screens and bots.

use arrayvec::ArrayVec;

use crate::board::{SpotId, TrackId};
use crate::cards::MAX_POINTS;
use crate::movement::{Halt, exits};
use crate::pieces::{Good, Helper, TrainId};
use crate::setup::SwitchSignal;
use crate::state::{Phase, State};

/// A decision on a course.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// Leaves a city by this track.
    Leave(TrackId),
    /// Asks the dispatcher first (SS-44).
    Dispatcher,
    /// Stops in a city that it might pass through.
    Stop,
}

/// One way a train's run can go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Course {
    /// The points rolled.
    pub points: u8,
    /// On how many of the die's six faces they are.
    pub faces: u8,
    /// What has to be decided on the way, in order.
    pub turns: ArrayVec<Turn, 12>,
    /// Each spot that is entered, in order.
    pub path: ArrayVec<SpotId, MAX_POINTS>,
    /// Where the train stands then; `None` if it goes to the depot.
    pub end: Option<SpotId>,
    /// Points not used.
    pub left: u8,
    /// Why it goes no further.
    pub halt: Halt,
    /// Time tokens that it costs.
    pub lost: u8,
    /// What is delivered.
    pub delivers: Option<Good>,
}

impl Course {
    /// A course that hasn't begun.
    fn from(at: SpotId, points: u8) -> Course {
        Course {
            points,
            faces: 0,
            turns: ArrayVec::new(),
            path: ArrayVec::new(),
            end: Some(at),
            left: points,
            halt: Halt::Spent,
            lost: 0,
            delivers: None,
        }
    }
}

impl SwitchSignal {
    /// Every way the train's next run can go, for each different number on its die in order, as things
    /// are now. None if the train is in the depot.
    pub fn courses(&self, state: &State, train: TrainId) -> Vec<Course> {
        let die = &self.cards.dice[train.colour().index()];
        let mut courses = Vec::new();
        for points in 1..=MAX_POINTS as u8 {
            let faces = die.iter().filter(|face| **face == points).count() as u8;
            if faces > 0 {
                courses.extend(
                    self.courses_with(state, train, points)
                        .into_iter()
                        .map(|course| Course { faces, ..course }),
                );
            }
        }
        courses
    }

    /// Every way the train's run can go with so many points. None if it is in the depot.
    pub fn courses_with(&self, state: &State, train: TrainId, points: u8) -> Vec<Course> {
        let mut courses = Vec::new();
        if let Some(at) = state.train(train).at {
            self.set_out(state, train, None, Course::from(at, points), &mut courses);
        }
        courses
    }

    /// Every way the run can go on that is to be decided now: after a roll, or in a city that may be
    /// passed through. None if nothing of the kind is to be decided.
    pub fn onward(&self, state: &State) -> Vec<Course> {
        match state.phase {
            Phase::Rolled { train, points } => self.courses_with(state, train, points),
            Phase::Arrived { train, points, by } => {
                let mut courses = Vec::new();
                if let Some(at) = state.train(train).at {
                    self.pass(state, train, by, Course::from(at, points), &mut courses);
                }
                courses
            }
            _ => Vec::new(),
        }
    }

    /// Sets out from where the course has come to: from a city by each exit.
    fn set_out(
        &self,
        state: &State,
        train: TrainId,
        came_by: Option<TrackId>,
        course: Course,
        courses: &mut Vec<Course>,
    ) {
        let Some(at) = course.end else { return };
        let city = self.board.city_at(at);
        let tracks: ArrayVec<TrackId, 8> = match city {
            Some(city) => exits(&self.board, state, train, city, came_by).map(|step| step.track).collect(),
            None => ArrayVec::new(),
        };
        if tracks.is_empty() {
            self.follow(state, train, None, course, courses);
            return;
        }
        for track in tracks {
            let mut course = course.clone();
            let _ = course.turns.try_push(Turn::Leave(track));
            self.follow(state, train, Some(track), course, courses);
        }
    }

    /// Follows a run to its end, or to where something has to be decided.
    fn follow(
        &self,
        state: &State,
        train: TrainId,
        exit: Option<TrackId>,
        mut course: Course,
        courses: &mut Vec<Course>,
    ) {
        let Some(at) = course.end else { return };
        let leg = self.walk_from(state, train, at, course.left, exit);
        for spot in &leg.path {
            let _ = course.path.try_push(*spot);
        }
        (course.left, course.halt, course.end) = (leg.left, leg.halt, Some(leg.at));
        if leg.halt == Halt::MayPass {
            self.pass(state, train, leg.by, course, courses);
            return;
        }
        course.lost = leg.cost();
        if leg.halt == Halt::InPort {
            course.delivers = state.train(train).cargo;
        }
        if leg.halt.to_depot() {
            course.end = None;
        }
        courses.push(course);
    }

    /// In a city that may be passed through: stops, or goes on.
    fn pass(&self, state: &State, train: TrainId, by: TrackId, course: Course, courses: &mut Vec<Course>) {
        let mut stopped = Course { halt: Halt::InCity, ..course.clone() };
        let _ = stopped.turns.try_push(Turn::Stop);
        courses.push(stopped);
        if self.passing(state) {
            self.set_out(state, train, Some(by), course, courses);
        } else if self.helper_ready(state, Helper::Dispatcher) {
            let mut state = state.clone();
            state.dispatching = true;
            let mut course = course;
            let _ = course.turns.try_push(Turn::Dispatcher);
            self.set_out(&state, train, Some(by), course, courses);
        }
    }
}
