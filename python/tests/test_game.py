"""What the package promises, in all games."""

import copy
import json
import random
import runpy
import sys
from pathlib import Path

import pytest

import roundhouse
from roundhouse import Game, IllegalAction, RoundhouseError

PYTHON = Path(__file__).parent.parent
CRATES = PYTHON.parent / "crates"
GAMES = roundhouse.games()


def played(name: str, *, seats: int = 2, seed: int = 1, most: int = 100_000) -> Game:
    """A game played at random, to its end or so far."""
    game, chance = Game(name, seats=seats, seed=seed), random.Random(seed)
    while not game.is_over and game.steps < most:
        seat = chance.choice(game.actors)
        game.play(chance.choice(game.legal(seat)), seat)
    return game


def test_all_games_are_there() -> None:
    assert {"europe", "usa", "great-lakes", "card-game", "switch-signal"} <= set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_to_its_end(name: str) -> None:
    game = played(name, seats=3)
    outcome = game.outcome
    assert game.is_over and game.actor is None and game.legal() == []
    assert outcome is not None and len(outcome["sheets"]) == 3
    for sheet in outcome["sheets"]:
        assert sheet["total"] == sum(line["points"] for line in sheet["lines"])
    assert repr(game) == f"<roundhouse.Game {name}, 3 seats, {game.steps} steps, over>"
    with pytest.raises(IllegalAction):
        game.play(Game(name, seed=1).legal()[0])


@pytest.mark.parametrize("name", GAMES)
def test_a_record_goes_out_and_comes_in(name: str) -> None:
    game = played(name, most=30)
    record = game.record()
    again = Game.from_record(record)
    assert (again.state, again.steps, again.record()) == (game.state, game.steps, record)
    # It goes on as the other does: the decks have the same order.
    chance = random.Random(5)
    for _ in range(10):
        if game.is_over:
            break
        action = chance.choice(game.legal())
        game.play(action)
        again.play(action)
        assert again.state == game.state
    line = record.splitlines()[-1]
    damaged = record.replace(line, line[:-1] + ("0" if line[-1] != "0" else "1"))
    with pytest.raises(RoundhouseError):
        Game.from_record(damaged)
    with pytest.raises(RoundhouseError):
        Game.from_record("no record")


@pytest.mark.parametrize("name", GAMES)
def test_a_clone_is_played_by_itself(name: str) -> None:
    game = played(name, most=20)
    for other in (game.clone(), copy.copy(game), copy.deepcopy(game)):
        before = game.state
        other.play(0)
        assert game.state == before != other.state
        assert other.steps == game.steps + 1


@pytest.mark.parametrize("name", GAMES)
def test_a_wrong_action_raises_and_leaves_the_game_as_it_was(name: str) -> None:
    game = played(name, most=20)
    before, record = game.state, game.record()
    for wrong in ("fly", "", len(game.legal()), "claim nowhere: 1 red"):
        with pytest.raises(RoundhouseError):
            game.play(wrong)
    with pytest.raises(RoundhouseError, match="There is no seat 9"):
        game.play(0, 9)
    with pytest.raises((OverflowError, TypeError)):
        game.play(-1)
    assert (game.state, game.record()) == (before, record)


def test_the_rule_that_is_broken_is_told() -> None:
    game = played("europe", most=2)
    with pytest.raises(IllegalAction) as raised:
        game.play("claim dieppe-paris: 1 purple", 1 - (game.actor or 0))
    assert str(raised.value).endswith(".") and "europe-illegal" not in str(raised.value)


@pytest.mark.parametrize("name", GAMES)
def test_nothing_changes_for_a_seat_where_hidden_things_do(name: str) -> None:
    game = played(name, most=25)
    seat = game.actors[0]
    states = set()
    for chance in range(6):
        imagined = game.imagine(seat, chance)
        assert imagined.view(seat) == game.view(seat)
        assert imagined.legal(seat) == game.legal(seat)
        assert imagined.told(seat) == game.told(seat)
        states.add(imagined.state)
        with pytest.raises(RoundhouseError, match="no record"):
            imagined.record()
        imagined.play(imagined.legal(seat)[0], seat)
        for _ in range(30):
            if not imagined.is_over:
                imagined.play(0)
    # Something is hidden, but for the game with open hands.
    assert len(states) == 1 if name == "switch-signal" else len(states) > 1


@pytest.mark.parametrize("name", GAMES)
def test_what_is_told_is_told_once(name: str) -> None:
    game, chance, seen, since = Game(name, seed=3), random.Random(3), [], 0
    for _ in range(40):
        events, since = game.told(1, since)
        seen += events
        if game.is_over:
            break
        game.play(chance.choice(game.legal()))
    events, since = game.told(1, since)
    assert seen + events == game.told(1)[0] and since >= len(seen)
    assert game.told(1, since) == ([], since)


@pytest.mark.parametrize("name", GAMES)
def test_bots_choose_what_is_legal(name: str) -> None:
    game = played(name, most=4)
    for bot in game.bots:
        action = game.choose(bot, iterations=2, chance=1)
        assert action in game.legal()
        assert game.choose(bot, iterations=2, chance=1) == action
    with pytest.raises(RoundhouseError, match="there are: random"):
        game.choose("nobody")
    imagined = game.imagine(game.actors[0])
    if name == "card-game":
        with pytest.raises(RoundhouseError, match="need to remember"):
            imagined.choose("driver")
        with pytest.raises(RoundhouseError, match="need to remember"):
            imagined.advice()
    else:
        assert imagined.choose("driver") in imagined.legal()
    advice = game.advice(iterations=2)
    assert all(opinion["action"] in game.legal() for opinion in advice)
    assert all(opinion["odds"] is None or 0 <= opinion["odds"] <= 1 for opinion in advice)


@pytest.mark.parametrize("name", GAMES)
def test_numbers_are_places_in_the_lists_of_the_board(name: str) -> None:
    game = Game(name)
    assert game.board["id"] and game.board["hash"]
    assert game.options["first"] == "random"
    for choice in game.choices():
        assert choice["text"] in game.legal() and choice["data"]
        assert game.describe(choice["text"])
    json.dumps(game.view())


def test_boards_of_ones_own_and_options() -> None:
    text = (CRATES / "classic/tests/boards/ravine.toml").read_text(encoding="utf-8")
    game = Game("europe", board=text, options={"first": "B"}, seed=1)
    assert game.board["id"] == "ravine" and game.view()["turn"] == 1
    assert Game("switch-signal", board="north-america").board["id"] == "north-america"
    record = game.record()
    assert Game.from_record(record, board=text).state == game.state
    with pytest.raises(RoundhouseError):
        Game.from_record(record)
    for wrong in ({"seats": 9}, {"board": "[board]\nid = 7"}, {"options": {"first": "Z"}}, {"options": {"x": "y"}}):
        with pytest.raises(RoundhouseError):
            Game("europe", **wrong)
    with pytest.raises(RoundhouseError, match="There is no game “chess”"):
        Game("chess")


def test_golden_records_are_read() -> None:
    records = sorted(CRATES.glob("*/tests/replays/*.txt"))
    assert len(records) > 10
    read = 0
    for file in records:
        text = file.read_text(encoding="utf-8")
        board = next(line.split()[1] for line in text.splitlines() if line.startswith("board "))
        own = file.parent.parent / "boards" / f"{board}.toml"
        game = Game.from_record(text, board=own.read_text(encoding="utf-8") if own.exists() else None)
        result = [line for line in text.splitlines() if line.startswith("end ")]
        assert game.is_over == bool(result), file
        read += 1
    assert read == len(records)


@pytest.mark.parametrize("example", ["random_play", "flat_monte_carlo"])
def test_examples_run(example: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    game = "card-game" if example == "flat_monte_carlo" else "europe"
    monkeypatch.setattr(sys, "argv", [example, game] + (["3"] if example == "random_play" else []))
    runpy.run_path(str(PYTHON / "examples" / f"{example}.py"), run_name="__main__")
    assert capsys.readouterr().out.strip()
