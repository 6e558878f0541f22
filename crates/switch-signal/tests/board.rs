//! Our two boards are what they should be, and a wrong one is refused with the line that is wrong.

use switch_signal::{Board, Cards, CityId, DepartureId, End, Good, SpotId, Symbol};

const CENTRAL_EUROPE: &str = include_str!("../boards/central-europe.toml");
const NORTH_AMERICA: &str = include_str!("../boards/north-america.toml");

fn boards() -> [std::sync::Arc<Board>; 2] {
    [Board::central_europe(), Board::north_america()]
}

#[test]
fn the_boards_have_the_counts_of_the_rulebook() {
    for (board, cities, switches, signals) in [(&boards()[0], 5, 26, 8), (&boards()[1], 6, 27, 9)] {
        assert_eq!((board.cities.len(), board.departures.len()), (cities, 11));
        assert_eq!(board.junctions.iter().map(|junction| junction.tokens()).sum::<u32>(), switches);
        assert_eq!(board.first_signals.len(), signals);
        assert_eq!(board.helpers.len(), 3);
        let numbers: Vec<u8> = board.departures.iter().map(|departure| departure.number).collect();
        assert_eq!(numbers, (2..=12).collect::<Vec<u8>>());
        for good in Good::ALL {
            assert_eq!(board.cities.iter().filter(|city| city.good == Some(good)).count(), 1);
        }
    }
}

#[test]
fn what_was_found_of_the_printed_boards_is_there() {
    let [europe, america] = boards();
    let id = |city: &switch_signal::City| city.node.id.clone();
    let cities: Vec<String> = europe.cities.iter().map(id).collect();
    assert_eq!(cities, ["paris", "amsterdam", "berlin", "nuremberg", "marseille"]);
    assert_eq!(europe.departures[6 - 2].node.id, "calais");
    assert!(europe.junctions.iter().any(|junction| junction.node.id == "salzburg"));
    let ports: Vec<String> = america.ports.iter().map(|port| id(&america.cities[port.index()])).collect();
    assert_eq!(ports, ["san-francisco", "new-york"]);
    assert!((europe.differences.pass_through, america.differences.pass_through) == (false, true));
}

#[test]
fn every_junction_has_three_or_four_tracks_and_every_city_end_a_signal() {
    for board in boards() {
        for junction in &board.junctions {
            assert!(matches!(junction.tracks.len(), 3 | 4), "{}", junction.node.id);
            assert_eq!(junction.first.0.count_ones() as usize, junction.tracks.len() - 2);
        }
        for (index, track) in board.tracks.iter().enumerate() {
            for (end, position) in [(track.ends[0], 0), (track.ends[1], track.spaces)] {
                let End::City(city) = end else { continue };
                let there = |field: &&switch_signal::Field| {
                    field.track.index() == index && field.position == position
                };
                let field = board.fields.iter().find(there).unwrap_or_else(|| panic!("{}", track.id));
                assert_eq!(field.city, Some(city), "{}", track.id);
            }
        }
    }
}

/// Everything that a train can reach from a spot, however switches and signals lie.
fn reached(board: &Board, from: SpotId) -> Vec<bool> {
    let mut reached = vec![false; board.spots()];
    let mut open = vec![from];
    while let Some(spot) = open.pop() {
        if !std::mem::replace(&mut reached[spot.index()], true) {
            open.extend(board.steps(spot).iter().map(|step| step.to));
        }
    }
    reached
}

#[test]
fn every_departure_leads_to_every_city_and_every_trading_city_to_every_port() {
    for board in boards() {
        let cities = || (0..board.cities.len() as u8).map(CityId);
        for departure in (0..11).map(DepartureId) {
            let reached = reached(&board, board.departure_spot(departure));
            assert!(cities().all(|city| reached[city.index()]), "{departure:?}");
        }
        for city in cities() {
            let reached = reached(&board, board.city_spot(city));
            assert!(board.ports.iter().all(|port| reached[port.index()]), "{city:?}");
        }
    }
}

#[test]
fn every_part_says_whether_it_was_found_or_designed() {
    for board in boards() {
        let nodes = board.cities.iter().map(|city| &city.node);
        let nodes = nodes.chain(board.departures.iter().map(|departure| &departure.node));
        let nodes =
            nodes.chain(board.junctions.iter().map(|junction| &junction.node)).map(|node| &node.source);
        for source in nodes.chain(board.tracks.iter().map(|track| &track.source)) {
            assert!(source.starts_with("found") || source.starts_with("designed"), "{source}");
        }
    }
}

#[test]
fn the_cards_are_those_of_the_box() {
    let cards = Cards::standard();
    assert_eq!((cards.actions, cards.instructions.len(), cards.goods), ([27; 3], 18, 3));
    let two = cards.instructions.iter().filter(|card| card.new_trains == 2).count();
    let every = cards.instructions.iter().filter(|card| card.moves.contains(&Symbol::Every)).count();
    assert_eq!((two, every), (1, 1), "one card has two new trains, one has three many-coloured ones");
}

/// A board file with a change is refused with these faults, each at the line of this text.
#[track_caller]
fn refused(text: &str, from: &str, to: &str, key: &str, line_of: &str) {
    assert!(text.contains(from), "{from}");
    let changed = text.replacen(from, to, 1);
    let faults = Board::parse(&changed).expect_err("it is wrong");
    let line = changed
        .lines()
        .position(|line| !line.starts_with('#') && line.contains(line_of))
        .map(|line| line as i64 + 1);
    let at = |fault: &engine::Message| {
        fault.args.iter().find_map(|(name, arg)| match arg {
            engine::Arg::Number(line) if *name == "line" => Some(*line),
            _ => None,
        })
    };
    let found = faults.iter().any(|fault| fault.key == key && at(fault) == line);
    assert!(
        found,
        "no {key} at {line:?} in {:?}",
        faults.iter().map(|fault| (&fault.key, at(fault))).collect::<Vec<_>>()
    );
}

#[test]
fn a_wrong_board_is_refused_with_the_line_that_is_wrong() {
    let refused = |from: &str, to: &str, key: &str, line: &str| refused(CENTRAL_EUROPE, from, to, key, line);
    refused("to = \"paris\"", "to = \"pariss\"", "switch-signal-fault-node", "to = \"pariss\"");
    refused("number = 2\n", "number = 13\n", "facts-out-of-range", "number = 13");
    refused("kind = \"port\"", "kind = \"harbour\"", "facts-unknown-word", "harbour");
    refused("switch_tokens = 26", "switch_tokens = 25", "switch-signal-fault-switch-tokens", "[board]");
    refused("signal_tokens = 8", "signal_tokens = 9", "switch-signal-fault-signal-tokens", "[board]");
    refused("goods_per_trade_city = 2", "goods_per_trade_city = 1", "switch-signal-fault-goods", "[board]");
    refused(
        "id = \"conductor\"",
        "id = \"dispatcher\" # again",
        "switch-signal-fault-helper-twice",
        "# again",
    );
    refused("cards = \"switch-signal.toml\"", "cards = \"mine.toml\"", "facts-unknown-word", "mine.toml");
    refused(
        "blocked = [\"amiens--brussels\"]",
        "blocked = [\"amiens--bruges\"]",
        "switch-signal-fault-track",
        "amiens--bruges",
    );
    refused(
        "at = 1\nplace = \"paris\"",
        "at = 0\nplace = \"paris\"",
        "switch-signal-fault-no-field",
        "[[signal]]",
    );
}

#[test]
fn all_faults_are_told_at_once() {
    let wrong =
        NORTH_AMERICA.replacen("x = 332", "x = 5000", 1).replacen("label = \"n\"", "label = \"up\"", 1);
    assert!(Board::parse(&wrong).expect_err("two faults").len() >= 2);
    assert!(Board::parse("").is_err() && Board::parse("no toml").is_err());
}

#[test]
fn damaged_files_never_panic() {
    for text in [CENTRAL_EUROPE, NORTH_AMERICA] {
        let lines: Vec<&str> = text.lines().collect();
        for at in (0..lines.len()).step_by(17) {
            let mut damaged = lines.clone();
            damaged.remove(at);
            let _ = Board::parse(&damaged.join("\n"));
            let _ = Board::parse(&lines[..at].join("\n"));
        }
    }
}

#[test]
fn another_fact_is_another_board_and_another_remark_is_not() {
    let hash = |text: &str| Board::parse(text).expect("it is right").hash;
    assert_eq!(hash(CENTRAL_EUROPE), Board::central_europe().hash);
    assert_eq!(hash(&format!("# a remark\n{CENTRAL_EUROPE}")), Board::central_europe().hash);
    let other =
        CENTRAL_EUROPE.replacen("blocked = [\"amiens--brussels\"]", "blocked = [\"calais--amiens\"]", 1);
    assert_ne!(hash(&other), Board::central_europe().hash);
}
