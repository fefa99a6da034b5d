"""Players and table: zones, stocks, cards with what lies on them. No rules.

Every card is in exactly one zone: deck, discard, box, or a player's hand, looking, packs, drafted, played, events, hosted.
"""

from __future__ import annotations

from operator import attrgetter

import msgspec

from engine.named import RESOURCES


def _nothing() -> dict[str, int]:
    return dict.fromkeys(RESOURCES, 0)


class Tile(msgspec.Struct, frozen=True, array_like=True):
    """A tile on the map: its kind (`ocean`, `greenery`, `city` or a special tile's key) and owner, -1 for nobody."""

    kind: str
    owner: int = -1


class Standing(msgspec.Struct, frozen=True, array_like=True):
    """How an outpost stands: where its marker is, and whose settlements are there, in the order founded."""

    marker: int
    settled: tuple[int, ...] = ()


_derived = property(attrgetter("__dict__"), doc="What was derived and is kept until `forget`; never saved.")


class Player(msgspec.Struct, dict=True):
    """One seat: what it owns, in public and in private; cards are ids."""

    seat: int
    tr: int = 20
    stock: dict[str, int] = msgspec.field(default_factory=_nothing)
    production: dict[str, int] = msgspec.field(default_factory=_nothing)
    corporation: int = 0
    hand: list[int] = []
    played: list[int] = []
    events: list[int] = []
    hosted: dict[int, int] = {}
    resources: dict[int, int] = {}
    memo: dict[int, str] = {}
    used: list[int] = []
    next_card: list[int] = []
    first_action: int = 0
    passed: bool = False
    raised_tr: bool = False
    looking: list[int] = []
    packs: list[list[int]] = []
    drafted: list[int] = []
    secret: dict[str, list[str]] = {}

    derived = _derived

    def forget(self) -> None:
        """Drop what was derived; whoever changes the cards in play, the cards for the next card or the table's policies calls this."""
        self.derived.clear()


class Table(msgspec.Struct, dict=True):
    """What all share: parameters, map, decks, milestones, awards, the generation and the phase."""

    parameters: dict[str, int]
    deck: list[int]
    discard: list[int] = []
    corporations: list[int] = []
    box: list[int] = []
    tiles: dict[str, Tile] = {}
    claims: dict[str, int] = {}
    milestones: dict[str, int] = {}
    awards: dict[str, int] = {}
    policies: list[str] = []
    outposts: dict[str, Standing] = {}
    generation: int = 1
    first: int = 0
    active: int = 0
    phase: str = "setup"

    derived = _derived

    def forget(self) -> None:
        """Drop what was derived; whoever changes tiles or claims calls this."""
        self.derived.clear()
