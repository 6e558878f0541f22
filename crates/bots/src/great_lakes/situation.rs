//! What a bot makes of its view of the Great Lakes.

use std::ops::Deref;

use great_lakes::{Board, GreatLakes, Kind, OwnView, Phase, Route, SeatView, View};
use rails::{CitySet, RouteGame};

use super::harbours::Wishes;
use super::profile::{LakesProfile, of_level};
use super::purse::{Purse, Rates};
use crate::Level;
use crate::planner::situation::{others_and_open, seat};
use crate::planner::{DivCeil, Situation};

/// A view with what a bot wants to know of it at every turn.
pub(super) struct LakesSituation<'a> {
    situation: Situation<'a, Route>,
    pub board: &'a Board,
    pub view: &'a View,
    pub own: &'a OwnView,
    pub me: &'a SeatView,
    /// How it goes about harbours and pieces.
    pub lakes_profile: LakesProfile,
    /// The ports where somebody has a harbour.
    pub harboured: CitySet,
    /// What it can pay.
    pub purse: Purse,
}

impl<'a> Deref for LakesSituation<'a> {
    type Target = Situation<'a, Route>;

    fn deref(&self) -> &Situation<'a, Route> {
        &self.situation
    }
}

impl<'a> LakesSituation<'a> {
    /// What the seat that has this view makes of it; `None` if no seat of this game has it.
    pub fn new(game: &'a GreatLakes, view: &'a View, level: Level) -> Option<LakesSituation<'a>> {
        let (profile, lakes_profile) = of_level(level);
        let (board, seat) = (game.board(), seat(view.viewer)?);
        let (own, me) = (view.own.as_ref()?, view.seats.get(seat.index())?);
        // GL-14, GL-18.
        let (others, open) = others_and_open(game, view, seat);
        let choosing = matches!(view.phase, Phase::Opening | Phase::Pieces);
        let pieces = |seat: &SeatView| if choosing { board.pieces.chosen } else { seat.trains + seat.ships };
        let left = |seat: &SeatView| turns_left(pieces(seat), seat.train_cards + seat.ship_cards, PACE);
        let turns = match view.turns_left {
            Some(turns) => i32::from(turns).div_ceil_by(view.seats.len() as i32),
            None if profile.heeds_others => view.seats.iter().map(left).min().unwrap_or(1),
            None => left(me) + 3,
        };
        let situation = Situation {
            chart: board,
            profile,
            by_length: &board.scoring.by_length,
            doubles: game.doubles(),
            tickets: own.tickets,
            hand: own.hand.total(),
            pieces: pieces(me),
            mine: me.routes,
            others,
            open,
            turns,
        };
        let harboured = view.seats.iter().fold(CitySet::NONE, |all, seat| all | seat.harbours);
        let wishes = Wishes { turns, harbours: me.harbours_left, first: 50, rest: 80 };
        let purse = Purse::new(&RATES, &own.hand, lakes_profile.collects.then_some(wishes));
        Some(LakesSituation { situation, board, view, own, me, lakes_profile, harboured, purse })
    }

    /// Whether it has still to choose its pieces.
    pub fn is_choosing(&self) -> bool {
        matches!(self.view.phase, Phase::Opening | Phase::Pieces)
    }

    /// How many pieces of a kind it has, or may choose.
    pub fn supply(&self, kind: Kind) -> i32 {
        let all = &self.board.pieces;
        let count = match (self.is_choosing(), kind) {
            (true, Kind::Train) => all.trains,
            (true, Kind::Ship) => all.ships,
            (false, Kind::Train) => self.me.trains,
            (false, Kind::Ship) => self.me.ships,
        };
        count.into()
    }
}

/// Three of five ships are double.
const RATES: Rates = Rates { ship_pays: 16, double: 200, wild_less: 0 };
/// So many pieces a seat lays in a claim, in tenths.
const PACE: i32 = 40;

/// A guess at how many turns it takes a seat that hurries to bring the last rounds about, those
/// included (GL-23): half a turn for each card it lacks, and one for each `pace` tenths of a
/// piece. Four cards pay
/// for five pieces, because many ships are double.
pub(super) fn turns_left(pieces: u8, hand: u8, pace: i32) -> i32 {
    let pieces = (i32::from(pieces) - 6).max(0);
    let cards = (pieces * 4 / 5 - i32::from(hand)).max(0);
    2 + (10 * pieces).div_ceil_by(pace) + cards.div_ceil_by(2)
}
