from collections.abc import Mapping
from typing import Any, TypedDict, final

__version__: str

class Line(TypedDict):
    """A line of a score sheet."""

    kind: str
    points: int

class Sheet(TypedDict):
    """A seat's points."""

    total: int
    lines: list[Line]

class Outcome(TypedDict):
    """How a game ended. Where a team plays, all or none are among the winners."""

    ending: str
    winners: list[int]
    tie_break: str | None
    sheets: list[Sheet]

class Choice(TypedDict):
    """Something that a seat may do: in the game's notation, and in parts."""

    text: str
    data: Any

class Opinion(TypedDict):
    """What the strongest bot thinks of an action: how likely the seat wins with it (0 to 1), by how many points it
    will be ahead of its best rival (None where a team plays), and why, in sentences."""

    action: str
    odds: float | None
    lead: float | None
    why: list[str]

class RoundhouseError(ValueError):
    """Something that can't be, with the sentence that says why."""

class IllegalAction(RoundhouseError):
    """An action that the rules don't allow now; the game is as it was."""

def games() -> list[str]:
    """The games of the house by their ids."""

@final
class Game:
    """A game. Seats are numbers from 0 on, actions are texts in the game's notation.

    The same seed deals the same game as ``roundhouse record GAME --seed SEED``, on every machine. ``board`` is the
    name of one of the game's boards, or the text of a board file; ``options`` are those of the table, by name.
    """

    def __new__(
        cls,
        game: str,
        *,
        seats: int = 2,
        seed: int | str | None = None,
        board: str | None = None,
        options: Mapping[str, str] | None = None,
    ) -> Game: ...
    @staticmethod
    def from_record(text: str, *, board: str | None = None) -> Game:
        """The game that a record tells, played to its last step; every step and every hash is checked. ``board`` is
        the text of its board file if it was played on a board of somebody's own."""

    @property
    def name(self) -> str:
        """Which game."""

    @property
    def seats(self) -> int:
        """How many seats there are."""

    @property
    def steps(self) -> int:
        """How many actions were done."""

    @property
    def options(self) -> dict[str, str]:
        """The options of the table."""

    @property
    def board(self) -> dict[str, Any]:
        """The board: lists in which the numbers of views, actions and events are places."""

    @property
    def actors(self) -> list[int]:
        """Who may act now: nobody once the game is over, several where all choose at the same time."""

    @property
    def actor(self) -> int | None:
        """The first of those; None once the game is over."""

    @property
    def is_over(self) -> bool:
        """Whether nobody has anything to do any more."""

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, with all score sheets; None while it is played."""

    @property
    def state(self) -> str:
        """The whole position as text, with all that is hidden: equal positions have equal texts."""

    @property
    def bots(self) -> list[str]:
        """The bots that play it, by name."""

    def legal(self, seat: int | None = None) -> list[str]:
        """What a seat may do (whoever is to act, if none is named), each thing once."""

    def choices(self, seat: int | None = None) -> list[Choice]:
        """The same, each with its data."""

    def play(self, action: str | int, seat: int | None = None) -> None:
        """Does an action, by its text or its place in ``legal()``, for a seat or for whoever is to act.

        Raises ``IllegalAction`` with the rule's sentence if it isn't legal, ``RoundhouseError`` if there is no such
        action; the game is as it was then.
        """

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """All that a seat may know, or a spectator if none is named."""

    def told(self, seat: int | None = None, since: int = 0) -> tuple[list[Any], int]:
        """What a seat (or a spectator) was told from the ``since``-th event on, and what to ask with next time."""

    def imagine(self, seat: int, chance: int = 0) -> Game:
        """A game that this seat can't tell from this one, drawn as the rules make it likely: what others hold and
        what lies in decks may be something else. It goes on by a chance of its own and has no record. In the Card
        Game, where bots have to remember what was played, they can't be asked in it."""

    def clone(self) -> Game:
        """The same game, to be played on by itself; its decks have the same order. ``copy.copy`` does it too."""

    def record(self) -> str:
        """The whole game as text: what ``from_record`` and ``roundhouse replay`` read."""

    def choose(
        self, bot: str, seat: int | None = None, *, iterations: int | None = None, chance: int = 0
    ) -> str:
        """What a bot of the house would do there. It knows what the seat knows; ``iterations`` is how much it may
        think (as usual, if nothing is said), ``chance`` a number to draw its chance from."""

    def advice(
        self, seat: int | None = None, *, iterations: int | None = None, chance: int = 0
    ) -> list[Opinion]:
        """What the strongest bot thinks of what a seat may do, the best first."""

    def describe(self, action: str) -> str:
        """What an action does, as a phrase."""

    def __copy__(self) -> Game: ...
    def __deepcopy__(self, memo: object) -> Game: ...
