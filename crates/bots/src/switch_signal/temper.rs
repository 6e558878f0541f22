//! What a bot thinks things are worth, in hundredths of an action card.

/// How a bot plays.
#[derive(Clone, Copy, Debug)]
pub(super) struct Temper {
    /// What a movement point costs, by the colour of the train.
    pub point: [i32; 3],
    /// What a switch that has to be set costs.
    pub switch: i32,
    /// What a signal that has to be moved costs.
    pub signal: i32,
    /// What a train in the way costs that goes the same way.
    pub behind: i32,
    /// What a train in the way costs that comes the other way.
    pub facing: i32,
    /// What a train in a city on the way costs.
    pub taken: i32,
    /// What it costs to have to stop in a city on the way (SS-32).
    pub stop: i32,
    /// What it costs to load a train.
    pub load: i32,
    /// What it costs to wait for a new train.
    pub new_train: i32,
    /// What a turn brings: what a time token costs follows from it (SS-38).
    pub turn: i32,
    /// What a card is worth that is kept, by its kind.
    pub card: [i32; 3],
    /// How much the next instruction's runs count, in per cent; 0 looks no further than what lies there.
    pub foresight: i32,
    /// What has to be won for a helper to be called in.
    pub helper: i32,
    /// How many cards it thinks ahead.
    pub depth: usize,
    /// How many lines of play it keeps in mind.
    pub breadth: usize,
    /// How many of the moves that look good are thought through.
    pub moves: usize,
    /// Out of a hundred decisions, those made without thinking.
    pub slips: u32,
}

impl Temper {
    /// Looks at the next card only, minds the next instruction less, calls nobody in, slips.
    pub const EASY: Temper =
        Temper { foresight: 45, helper: 100_000, depth: 1, breadth: 1, slips: 8, moves: 3, ..Temper::FAIR };

    /// Thinks two cards ahead, and a move. The numbers were found by trial.
    pub const FAIR: Temper = Temper {
        point: [30, 42, 72],
        switch: 40,
        signal: 40,
        behind: 30,
        facing: 200,
        taken: 40,
        stop: 50,
        load: 100,
        new_train: 150,
        turn: 900,
        card: [70, 70, 70],
        foresight: 75,
        helper: 150,
        depth: 2,
        breadth: 5,
        moves: 6,
        slips: 0,
    };
}
