"""Train board games with hidden information: rules, bots and records, by an engine in Rust.

    import random, roundhouse

    game = roundhouse.Game("europe", seats=2, seed=1)
    while not game.is_over:
        game.play(random.choice(game.legal()))
    print(game.outcome)

What a class or a function does is told by its own documentation (``help(roundhouse.Game)``); the fields of views,
actions and events are those of the bot protocol (docs/bots.md).
"""

from ._native import Game, IllegalAction, RoundhouseError, __version__, games

__all__ = ["Game", "IllegalAction", "RoundhouseError", "__version__", "games"]
