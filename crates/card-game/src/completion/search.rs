//! The best set of tickets, found by trying: tickets one after the other, taken or left, but no
//! further than there is hope.
//!
//! Hope is measured by a bound that forgets colours: of all cars that are still of use, so many
//! tickets as their number allows, which a small table knows for every number of cars beforehand;
//! and every bonus card that is still within reach.

use rails::{TicketId, TicketSet};

use super::{Cars, Completion, Question, cars, lacking, needed, open, plus};
use crate::board::{Board, MAX_BONUSES};
use crate::card::LOCOMOTIVE;

/// The most tickets there are.
const TICKETS: usize = TicketSet::CAPACITY;
/// More cars than this are never of use at once: no board has more cards.
const CARS: usize = 200;

/// Points, then tickets, then bonus cards, as one number that is compared and added up.
type Worth = u32;

const POINT: Worth = 1 << 16;
const TICKET: Worth = 1 << 8;
const BONUS: Worth = 1;

/// A ticket that may be completed.
#[derive(Clone, Copy, Default)]
struct Candidate {
    id: TicketId,
    worth: Worth,
    size: usize,
    cars: Cars,
    /// The bonus cards whose city it names, as bits.
    cities: u8,
}

/// How far a try has got.
#[derive(Clone, Copy)]
struct Try {
    taken: TicketSet,
    worth: Worth,
    /// The cars that are left, and the locomotives.
    left: Cars,
    locomotives: u8,
    /// How many tickets to each big city are still needed for its bonus card; 0 once it is reached.
    short: [u8; MAX_BONUSES],
}

struct Search {
    candidates: [Candidate; TICKETS],
    count: usize,
    /// The cars that the candidates from here on need.
    needed: [Cars; TICKETS + 1],
    /// How many of the candidates from here on name each big city.
    naming: [[u8; MAX_BONUSES]; TICKETS + 1],
    /// What the bonus cards are worth; 0 for those that are had anyway.
    bonuses: [Worth; MAX_BONUSES],
    /// For the candidates from here on: the most they are worth with so many cars of any colour.
    hopes: [[Worth; CARS + 1]; TICKETS + 1],
    best: Try,
}

pub(super) fn best(board: &Board, question: &Question) -> Completion {
    let start = start(board, question);
    let candidates = open(board, &question.train, question.completed, question.held);
    let all = needed(board, candidates);
    if lacking(&all, &start.left) <= start.locomotives {
        return completion(board, question, candidates);
    }
    let mut search = Search::new(board, question, candidates, start);
    search.go(0, start);
    completion(board, question, search.best.taken)
}

/// What a set of tickets brings.
fn completion(board: &Board, question: &Question, tickets: TicketSet) -> Completion {
    let times = if question.last { 2 } else { 1 };
    let before = question.completed | question.earlier;
    let bonus = |(number, bonus): (usize, &crate::board::Bonus)| {
        let has = |tickets: TicketSet| {
            let count = (tickets & bonus.tickets).len() as u8;
            count > 0 && count >= question.rivals.0[number]
        };
        u32::from(bonus.points) * u32::from(has(before | tickets) && !has(before))
    };
    let bonuses: u32 = board.bonuses.iter().enumerate().map(bonus).sum();
    Completion { tickets, gain: times * u32::from(board.points(tickets)) + bonuses }
}

/// Before anything is taken.
fn start(board: &Board, question: &Question) -> Try {
    let (there, spent) = (cars(&question.train), needed(board, question.completed));
    let mut short = [0; MAX_BONUSES];
    for ((short, bonus), most) in short.iter_mut().zip(&board.bonuses).zip(question.rivals.0) {
        let count = ((question.completed | question.earlier) & bonus.tickets).len() as u8;
        // With no ticket to the city nobody has its card (CG-28).
        *short = most.max(1).saturating_sub(count);
    }
    Try {
        taken: TicketSet::NONE,
        worth: 0,
        left: std::array::from_fn(|colour| there[colour].saturating_sub(spent[colour])),
        locomotives: question.train.of(LOCOMOTIVE).saturating_sub(lacking(&spent, &there)),
        short,
    }
}

impl Search {
    fn new(board: &Board, question: &Question, open: TicketSet, start: Try) -> Search {
        let mut search = Search {
            candidates: [Candidate::default(); TICKETS],
            count: open.len(),
            needed: [Cars::default(); TICKETS + 1],
            naming: [[0; MAX_BONUSES]; TICKETS + 1],
            bonuses: [0; MAX_BONUSES],
            hopes: [[0; CARS + 1]; TICKETS + 1],
            best: start,
        };
        let times = if question.last { 2 } else { 1 };
        for (place, id) in open.iter().enumerate() {
            let ticket = board.ticket(id);
            let mut cities = 0;
            for (number, bonus) in board.bonuses.iter().enumerate() {
                cities |= u8::from(bonus.tickets.contains(id)) << number;
            }
            search.candidates[place] = Candidate {
                id,
                worth: times * Worth::from(ticket.points) * POINT + TICKET,
                size: ticket.cars.total().into(),
                cars: cars(&ticket.cars),
                cities,
            };
        }
        for (number, bonus) in board.bonuses.iter().enumerate() {
            let wanted = start.short[number] > 0;
            search.bonuses[number] = Worth::from(wanted) * (Worth::from(bonus.points) * POINT + BONUS);
        }
        // What brings most for a car comes first: a good set is found early.
        let candidates = &mut search.candidates[..search.count];
        candidates.sort_unstable_by(|one, other| {
            let dear = |candidate: &Candidate, size: usize| candidate.worth as usize * size;
            dear(other, one.size).cmp(&dear(one, other.size)).then(one.id.cmp(&other.id))
        });
        search.look_ahead(&start);
        search
    }

    /// Fills the tables that the bound is read from.
    fn look_ahead(&mut self, start: &Try) {
        let most = self.useful(&start.left, start.locomotives, &self.all_needed());
        for at in (0..self.count).rev() {
            let candidate = self.candidates[at];
            self.needed[at] = self.needed[at + 1];
            plus(&mut self.needed[at], &candidate.cars);
            self.naming[at] = self.naming[at + 1];
            for (number, naming) in self.naming[at].iter_mut().enumerate() {
                *naming += candidate.cities >> number & 1;
            }
            let (before, after) = self.hopes.split_at_mut(at + 1);
            let (hopes, after) = (&mut before[at], &after[0]);
            for (cars, hope) in hopes.iter_mut().enumerate().take(most + 1) {
                let without = after[cars];
                let with = cars.checked_sub(candidate.size).map_or(0, |rest| after[rest] + candidate.worth);
                *hope = without.max(with);
            }
        }
    }

    fn all_needed(&self) -> Cars {
        let mut all = Cars::default();
        self.candidates[..self.count].iter().for_each(|candidate| plus(&mut all, &candidate.cars));
        all
    }

    /// How many cars can still be of use at the most.
    #[inline]
    fn useful(&self, left: &Cars, locomotives: u8, needed: &Cars) -> usize {
        let of_colours: usize =
            left.iter().zip(needed).map(|(left, needed)| usize::from(*left.min(needed))).sum();
        (of_colours + usize::from(locomotives)).min(CARS)
    }

    /// The most that can come of a try from here on.
    #[inline]
    fn hope(&self, at: usize, tried: &Try) -> Worth {
        let useful = self.useful(&tried.left, tried.locomotives, &self.needed[at]);
        let mut hope = tried.worth + self.hopes[at][useful];
        for number in 0..MAX_BONUSES {
            let short = tried.short[number];
            if short > 0 && short <= self.naming[at][number] {
                hope += self.bonuses[number];
            }
        }
        hope
    }

    fn go(&mut self, at: usize, tried: Try) {
        if tried.worth > self.best.worth {
            self.best = tried;
        }
        if at == self.count || self.hope(at, &tried) <= self.best.worth {
            return;
        }
        if let Some(with) = self.taking(at, &tried) {
            self.go(at + 1, with);
        }
        self.go(at + 1, tried);
    }

    /// The try with one more ticket, if the cars allow it.
    #[inline]
    fn taking(&self, at: usize, tried: &Try) -> Option<Try> {
        let candidate = &self.candidates[at];
        let lacking = lacking(&candidate.cars, &tried.left);
        let mut with = *tried;
        with.locomotives = tried.locomotives.checked_sub(lacking)?;
        with.taken = tried.taken.with(candidate.id);
        with.worth += candidate.worth;
        for (left, cars) in with.left.iter_mut().zip(candidate.cars) {
            *left = left.saturating_sub(cars);
        }
        for number in 0..MAX_BONUSES {
            let short = &mut with.short[number];
            if *short > 0 && candidate.cities >> number & 1 == 1 {
                *short -= 1;
                if *short == 0 {
                    with.worth += self.bonuses[number];
                }
            }
        }
        Some(with)
    }
}
