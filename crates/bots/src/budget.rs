//! How long a bot may think.

/// How long a bot may think about one decision: so many iterations, and no longer than somebody with
/// a clock allows. With iterations alone the same chance brings the same choice on every machine.
pub struct Budget<'a> {
    most: u32,
    spent: u32,
    thorough: bool,
    is_up: Option<&'a dyn Fn() -> bool>,
}

impl Budget<'static> {
    /// So many iterations.
    pub const fn iterations(most: u32) -> Budget<'static> {
        Budget { most, spent: 0, thorough: false, is_up: None }
    }
}

impl<'a> Budget<'a> {
    /// The same, but no longer than until this says that time is up. It is asked several times in an
    /// iteration, so a decision takes no more than a fraction of a millisecond longer.
    pub fn until(self, is_up: &'a dyn Fn() -> bool) -> Budget<'a> {
        Budget { is_up: Some(is_up), ..self }
    }

    /// The same, but what looks worse is tried as often as what looks better, so that all can be compared:
    /// for advice.
    pub const fn thorough(self) -> Budget<'a> {
        Budget { thorough: true, ..self }
    }

    /// Whether what looks worse is tried as often as what looks better.
    pub const fn is_thorough(&self) -> bool {
        self.thorough
    }

    /// How many iterations it allows in all.
    pub const fn most(&self) -> u32 {
        self.most
    }

    /// How many have been spent.
    pub const fn spent(&self) -> u32 {
        self.spent
    }

    /// Whether there is no time left, however many iterations.
    pub fn is_up(&self) -> bool {
        self.is_up.is_some_and(|is_up| is_up())
    }

    /// Whether there is time for one more.
    pub fn is_left(&self) -> bool {
        self.spent < self.most && !self.is_up()
    }

    /// Takes one more iteration, if there is time for it.
    pub fn spend(&mut self) -> bool {
        let left = self.is_left();
        self.spent += u32::from(left);
        left
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    #[test]
    fn a_budget_ends_with_its_iterations_or_its_time() {
        let mut budget = Budget::iterations(3);
        assert_eq!((0..5).filter(|_| budget.spend()).count(), 3);
        assert_eq!((budget.spent(), budget.is_left()), (3, false));
        let clock = Cell::new(0);
        let is_up = || clock.get() > 1;
        let mut budget = Budget::iterations(10).until(&is_up);
        while budget.spend() {
            clock.set(clock.get() + 1);
        }
        assert_eq!(budget.spent(), 2);
    }
}
