"""Players and table: zones, stocks, cards with what lies on them. No rules.

Every card is in exactly one zone: a pile of a deck, or a field marked as a zone, of a player or of what an expansion keeps.
"""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Annotated, Any, Generic, TypeVar, overload

import msgspec

from engine.named import PROJECT_DECK, RESOURCES
from engine.visible import OWNERS, PUBLIC, CardNumbers, Cards, OwnState, Piles, refuse_unmarked

if TYPE_CHECKING:
    from engine.view import Seat, View

T = TypeVar("T", bound=OwnState)
P = TypeVar("P", bound=OwnState)


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


class Deck(msgspec.Struct, array_like=True):
    """A deck as it lies, the card that is drawn next at the end, and what was discarded from it; nobody sees either."""

    cards: list[int]
    discard: list[int] = []


if TYPE_CHECKING:

    class Derives:
        """Has a place for what was derived and is kept until it is dropped; never saved."""

        @property
        def derived(self) -> dict[Any, Any]: ...

else:

    class Derives:
        __slots__ = ()
        derived = property(attrgetter("__dict__"))


class Player(msgspec.Struct, Derives, dict=True, omit_defaults=True):
    """One seat: what it owns, in public and in private; cards are ids."""

    seat: int
    tr: int = 20
    stock: dict[str, int] = msgspec.field(default_factory=_nothing)
    production: dict[str, int] = msgspec.field(default_factory=_nothing)
    corporation: int = 0
    hand: Annotated[Cards, OWNERS] = []
    played: Annotated[Cards, PUBLIC] = []
    events: Annotated[Cards, PUBLIC] = []
    hosted: Annotated[CardNumbers, PUBLIC] = {}
    resources: dict[int, int] = {}
    memo: dict[int, str] = {}
    used: list[int] = []
    next_card: list[int] = []
    first_action: int = 0
    passed: bool = False
    raised_tr: bool = False
    looking: Annotated[Cards, OWNERS] = []
    packs: Annotated[Piles, OWNERS] = []
    drafted: Annotated[Cards, OWNERS] = []
    secret: dict[str, list[str]] = {}
    own: dict[str, Any] = {}
    """What expansions keep with this player, by their names; `Own` reads it."""

    def forget(self) -> None:
        """Drop what was derived; whoever changes the cards in play, the cards for the next card or the table's policies calls this."""
        self.derived.clear()


class Table(msgspec.Struct, Derives, dict=True, omit_defaults=True):
    """What all share: parameters, map, decks, milestones, awards, the generation and the phase."""

    parameters: dict[str, int]
    decks: dict[str, Deck]
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
    own: dict[str, Any] = {}
    """What expansions keep at the table, by their names; `Own` reads it."""

    @property
    def deck(self) -> list[int]:
        """The project cards that are drawn next, from the end."""
        return self.decks[PROJECT_DECK].cards

    @deck.setter
    def deck(self, cards: list[int]) -> None:
        self.decks[PROJECT_DECK].cards = cards

    @property
    def discard(self) -> list[int]:
        """The project cards discarded."""
        return self.decks[PROJECT_DECK].discard

    @discard.setter
    def discard(self, cards: list[int]) -> None:
        self.decks[PROJECT_DECK].discard = cards

    def forget(self) -> None:
        """Drop what was derived; whoever changes tiles or claims calls this."""
        self.derived.clear()


class Own(msgspec.Struct, Generic[T, P], frozen=True):
    """What an expansion of this name keeps of its own, at the table and with each player: `VENUS.of(game.table).colony`.

    Raises `TypeError` for a field that does not say who sees it, or that older saves could not be loaded with.
    """

    name: str
    table: type[T]
    player: type[P]

    def __post_init__(self) -> None:
        refuse_unmarked(self.table, owned=False)
        refuse_unmarked(self.player, owned=True)

    @overload
    def of(self, holder: Table | View) -> T: ...
    @overload
    def of(self, holder: Player | Seat) -> P: ...
    def of(self, holder: Table | View | Player | Seat) -> OwnState:
        """Its part of the table or of a player; of a view or a seat in it as much as may be seen, not to be changed."""
        return holder.own[self.name]
