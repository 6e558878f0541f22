//! Positions to compare at: those of random games, and wilder ones.

use std::sync::Arc;

use engine::{Chance, FastChance, Rules, playout};
use switch_signal::{
    Board, Closed, Departures, Fields, Helper, Options, Phase, Placement, SpotId, State, SwitchSignal,
    TrainId,
};

/// Tables on both boards, with options that differ.
pub fn games() -> Vec<SwitchSignal> {
    let mut games = Vec::new();
    for (index, board) in [Board::central_europe(), Board::north_america()].into_iter().enumerate() {
        for (number, placement) in Placement::ALL.into_iter().enumerate() {
            let options = Options {
                placement,
                departures: Departures::ALL[(number + index) % 3],
                ten_goods: number == 1,
                extra_signal: number != 0,
                time: 10,
                removed: 0,
                ..Options::default()
            };
            games.push(SwitchSignal::new(board.clone(), 2 + number, options).expect("a table"));
        }
    }
    games
}

/// Tables on boards of one's own, with any three of the helpers: one of our boards for each set.
pub fn with_any_helpers() -> Vec<SwitchSignal> {
    let ours =
        [include_str!("../../boards/central-europe.toml"), include_str!("../../boards/north-america.toml")];
    let sets = (0..1_u32 << Helper::ALL.len()).filter(|set| set.count_ones() == 3);
    let game = |(set, text): (u32, &str)| {
        let helpers = || Helper::ALL.into_iter().filter(|helper| set >> helper.index() & 1 == 1);
        let mut parts = text.split("[[helper]]\nid = \"");
        let mut changed = parts.next().expect("a head").to_owned();
        for (part, helper) in parts.zip(helpers()) {
            let (_, rest) = part.split_once('"').expect("an id");
            changed += &format!("[[helper]]\nid = \"{}\"{rest}", helper.id());
        }
        let board = Board::parse(&changed).unwrap_or_else(|faults| panic!("{faults:?}"));
        assert!(helpers().all(|helper| board.has(helper)));
        SwitchSignal::new(Arc::new(board), 2, Options::default()).expect("a table")
    };
    sets.zip(ours.into_iter().cycle()).map(game).collect()
}

/// Every position of some random games.
pub fn along(game: &SwitchSignal, seeds: std::ops::Range<u64>, mut look: impl FnMut(&State)) {
    for seed in seeds {
        let mut chance = FastChance::new(seed);
        let mut state = game.deal(&mut chance, &mut ());
        while let Some(seat) = playout::actor(game, &state, &mut chance) {
            look(&state);
            let action = game.pick(&state, seat, &mut chance).expect("there is something to do");
            game.perform(&mut state, seat, action, &mut chance, &mut ());
        }
        look(&state);
    }
}

/// A position with trains, switches and signals all over the board.
pub fn scrambled(game: &SwitchSignal, seed: u64) -> State {
    let mut chance = FastChance::new(seed);
    let mut state = game.deal(&mut chance, &mut ());
    let board = game.board();
    state.phase = Phase::Cards;
    for (closed, junction) in state.switches.iter_mut().zip(&board.junctions) {
        let settings = junction.settings();
        *closed = settings[chance.below(settings.len() as u32) as usize];
    }
    assert!(state.switches[0] != Closed::default());
    // Mostly green, so that trains get somewhere.
    state.signals = Fields(0);
    for field in board.all_fields().iter() {
        if chance.below(4) > 0 {
            state.signals = state.signals.with(field);
        }
    }
    for train in TrainId::all() {
        let spot = SpotId(chance.below(board.spots() as u32) as u8);
        let free = state.trains.iter().all(|other| other.at.is_none_or(|at| !board.same_place(at, spot)));
        state.trains[train.index()].at = free.then_some(spot);
        let good = switch_signal::Good::ALL[chance.below(4) as usize];
        state.trains[train.index()].cargo = (free && chance.below(2) == 0).then_some(good);
    }
    state.dispatching = chance.below(2) == 0;
    state
}
