"""A bot in a few lines: each action is tried in imagined games that go on at random, and the best is done.

It uses nothing but what its seat may know: `imagine` draws what it can't see.
"""

import random
import sys

import roundhouse


def value(game: roundhouse.Game, seat: int, chance: random.Random) -> float:
    """What a seat is ahead by at the end of a game that goes on at random."""
    while not game.is_over:
        game.play(chance.randrange(len(game.legal())))
    outcome = game.outcome
    assert outcome is not None
    points = [sheet["total"] for sheet in outcome["sheets"]]
    others = [other for place, other in enumerate(points) if place != seat]
    return points[seat] - max(others, default=0)


def choose(game: roundhouse.Game, tries: int, chance: random.Random) -> str:
    """The action after which imagined games end best, among a few that are tried."""
    seat = game.actor
    assert seat is not None
    legal = game.legal()
    tried = chance.sample(legal, min(len(legal), 6))
    worth = dict.fromkeys(tried, 0.0)
    for _ in range(tries):
        imagined = game.imagine(seat, chance.randrange(2**32))
        for action in tried:
            then = imagined.clone()
            then.play(action, seat)
            worth[action] += value(then, seat, chance)
    return max(tried, key=worth.__getitem__)


def main() -> None:
    name = sys.argv[1] if len(sys.argv) > 1 else "card-game"
    chance = random.Random(1)
    game = roundhouse.Game(name, seats=2, seed=1)
    while not game.is_over:
        action = choose(game, 1, chance) if game.actor == 0 else chance.choice(game.legal())
        game.play(action)
    print(game.outcome)


if __name__ == "__main__":
    main()
