//! How the levels play: what they think things are worth, in hundredths of an action card, and how far
//! they look ahead.

/// How a bot plays.
#[derive(Clone, Copy, Debug)]
pub(super) struct Profile {
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
    /// What a time token is still worth before the last turn, in per cent.
    pub late: i32,
    /// What a card is worth that is kept, by its kind.
    pub card: [i32; 3],
    /// How much the next instruction's runs count, in per cent; 0 looks no further than what lies there.
    pub foresight: i32,
    /// What has to be won for a helper to be called in.
    pub helper: i32,
    /// The same for the logistician and the conductor.
    pub late_helper: i32,
    /// The same for the dispatcher.
    pub dispatcher: i32,
    /// How many cards it thinks ahead.
    pub depth: usize,
    /// How many lines of play it keeps in mind.
    pub breadth: usize,
    /// How many of the moves that look good are thought through, roll by roll.
    pub moves: usize,
    /// For how many of them it thinks of what to play after the roll.
    pub after: usize,
    /// Whether it thinks in iterations, as long as its budget lasts.
    pub searches: bool,
}

/// More than a helper is ever worth: nobody is called in.
const NOBODY: i32 = 100_000;

impl Profile {
    /// Looks at the next card only, hardly minds what the next instruction may do, and calls nobody in.
    pub const TRAINEE: Profile = Profile { foresight: 10, ..Profile::FIREMAN };

    /// Minds the next instruction a little more, but still looks at the next card only, and calls nobody in.
    pub const FIREMAN: Profile = Profile {
        foresight: 25,
        helper: NOBODY,
        late_helper: NOBODY,
        dispatcher: NOBODY,
        depth: 1,
        breadth: 1,
        moves: 3,
        ..Profile::DRIVER
    };

    /// Thinks two cards ahead, and a move, and calls helpers in at the first good chance. The numbers were
    /// found by trial.
    pub const DRIVER: Profile = Profile {
        point: [30, 42, 72],
        switch: 40,
        signal: 25,
        behind: 30,
        facing: 200,
        taken: 40,
        stop: 50,
        load: 100,
        new_train: 150,
        turn: 900,
        late: 60,
        card: [70, 70, 70],
        foresight: 50,
        helper: 150,
        late_helper: 150,
        dispatcher: 1_500,
        depth: 2,
        breadth: 5,
        moves: 6,
        after: 0,
        searches: false,
    };

    /// Minds all that the next instruction may do, and thinks of whole turns: several cards ahead, a move,
    /// and what to play wherever that leads. Keeps helpers for when they decide something.
    pub const STATIONMASTER: Profile = Profile {
        foresight: 75,
        late_helper: 1_000,
        dispatcher: 1_000,
        depth: 4,
        breadth: 10,
        moves: 12,
        after: 6,
        searches: true,
        ..Profile::DRIVER
    };
}
