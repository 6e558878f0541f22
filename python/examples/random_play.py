"""Plays random games one after the other, and says how many a second.

python examples/random_play.py [GAME] [COUNT]
"""

import random
import sys
import time

import roundhouse


def play(name: str, seed: int, chance: random.Random) -> roundhouse.Game:
    """A random game, played to its end."""
    game = roundhouse.Game(name, seats=2, seed=seed)
    while not game.is_over:
        game.play(chance.randrange(len(game.legal())))
    return game


def main() -> None:
    name = sys.argv[1] if len(sys.argv) > 1 else "europe"
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 100
    chance, start, steps = random.Random(1), time.perf_counter(), 0
    for seed in range(count):
        steps += play(name, seed, chance).steps
    taken = time.perf_counter() - start
    print(f"{name}: {count} games, {steps} decisions, {count / taken:.1f} games a second")


if __name__ == "__main__":
    main()
