#!/usr/bin/env python3
"""A bot for Europe and USA in Python, with nothing but its standard library.

    roundhouse arena europe --bots trainee,'cmd:python3 examples/greedy.py'

It claims the longest route that it can pay for, keeps the tickets that are worth most together with the others,
and draws cards otherwise. In the other games it does anything. docs/bots.md tells the protocol.
"""

import json
import random
import sys


class Game:
    """One game, from `new_game` to `game_over`."""

    def __init__(self, told):
        self.routes = told["board"].get("routes", [])
        self.chance = random.Random(told["chance"])

    def worth(self, action):
        """What an action is worth: claims by their length, then cards."""
        if "claim" in action and isinstance(action, dict):
            route = self.routes[action["claim"]["route"]]
            spared = -action["claim"]["payment"].get("locomotives", 0)
            return (2, route["length"], spared)
        if isinstance(action, dict) and "take" in action:
            return (1, 1 if action["take"] == "locomotive" else 0, 0)
        return (1, 0, 0) if action == "blind" else (0, 0, 0)

    def choose(self, legal):
        """The place of the best action; any of those that are equally good."""
        values = [self.worth(option["data"]) for option in legal]
        best = max(values)
        return self.chance.choice([place for place, value in enumerate(values) if value == best])


def main():
    game = None
    for line in sys.stdin:
        said = json.loads(line)
        if said["type"] == "hello":
            answer = {"type": "hello", "protocol": 1, "name": "greedy"}
        elif said["type"] == "new_game":
            game = Game(said)
            continue
        elif said["type"] == "your_move":
            answer = {"type": "action", "move": said["move"], "action": game.choose(said["legal"])}
        else:
            continue  # "told", "game_over", and whatever later versions say
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
