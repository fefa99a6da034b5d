"""The state of players and table, without any rules.

Every card is in exactly one zone. A zone is a pile of a deck, or a field with a mark of `engine.visible`, such as `Cards`, in a
`Player` or in the state of an expansion.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Annotated, Any, Generic, Literal, Protocol, Self, TypeVar, overload

import msgspec

from engine.named import PROJECT_DECK, RESOURCES
from engine.visible import OWNERS, PUBLIC, CardNumbers, Cards, Piles, StatePart, fields, refuse_unmarked

T = TypeVar("T", bound=StatePart)
P = TypeVar("P", bound=StatePart)


def _nothing() -> dict[str, int]:
    return dict.fromkeys(RESOURCES, 0)


class Tile(msgspec.Struct, frozen=True, array_like=True):
    """A tile: its kind (`ocean`, `greenery`, `city` or the key of a special tile), and the seat of its owner, -1 for nobody."""

    kind: str
    owner: int = -1


Barred = Literal["", "others", "all"]
"""Whose tiles a marker keeps off its space: nobody's, those of all but its owner, or all."""


class Marker(msgspec.Struct, frozen=True, array_like=True):
    """A marker on a space that is no tile: its kind, the seat of its owner, and whose tiles it bars."""

    kind: str
    owner: int
    bars: Barred = ""


class Taken(msgspec.Struct, frozen=True, array_like=True):
    """Something that the seat `by` took from another player, or lowered: a stock, `production:heat`, or what lies on a card.

    The seat of the neutral opponent of a solo game is -1.
    """

    by: int
    seat: int
    what: str


class Standing(msgspec.Struct, frozen=True, array_like=True):
    """The state of an outpost: the position of its marker, and the seats that have settlements there, in the order founded."""

    marker: int
    settled: tuple[int, ...] = ()


class Deck(msgspec.Struct, array_like=True):
    """A deck and its discard pile, both hidden from everybody; cards are drawn from the end of `cards`."""

    cards: list[int]
    discard: list[int] = []


if TYPE_CHECKING:

    class WithCache:
        """Base of structs with a cache for values derived from them; the cache is never saved."""

        @property
        def derived(self) -> dict[Any, Any]: ...

else:

    class WithCache:
        __slots__ = ()
        derived = property(attrgetter("__dict__"))


class Player(msgspec.Struct, WithCache, dict=True, omit_defaults=True, forbid_unknown_fields=True):
    """The state of one seat; cards are ids."""

    seat: int
    tr: int = 20
    stock: dict[str, int] = msgspec.field(default_factory=_nothing)
    production: dict[str, int] = msgspec.field(default_factory=_nothing)
    corporation: int = 0
    """The first corporation that the player leads; further ones are among those `played`."""
    hand: Annotated[Cards, OWNERS] = []
    played: Annotated[Cards, PUBLIC] = []
    events: Annotated[Cards, PUBLIC] = []
    """The cards that lie face down: played events, and others that were turned down and count as events."""
    hosted: Annotated[CardNumbers, PUBLIC] = {}
    """Cards under another card, with the resources on each."""
    resources: dict[int, int] = {}
    """The resources on played cards."""
    memo: dict[int, str] = {}
    """What a card remembers, such as the space of its tile (`tableau.memo_of_tile`)."""
    used: list[int] = []
    """The cards whose action was used in this generation."""
    reacted: dict[str, list[int]] = {}
    """The cards that have done what they do once (`effects.conditions.Once`), by the span: an action, a turn or a generation."""
    next_card: list[int] = []
    """The events that change the next card played."""
    first_action: int = 0
    """The corporation whose first action is due; 0 for none."""
    first_actions: list[int] = []
    """The corporations whose first actions follow."""
    passed: bool = False
    raised_tr: bool = False
    """Whether the rating has risen in this generation."""
    raised_in_action: bool = False
    """Whether the rating has risen in the action phase of this generation."""
    steps: dict[str, int] = {}
    """The steps of each global parameter for which the player got a TR in this game; games begun before it was kept have fewer."""
    looking: Annotated[Cards, OWNERS] = []
    """Cards to choose from."""
    packs: Annotated[Piles, OWNERS] = []
    """The draft packs that wait."""
    drafted: Annotated[Cards, OWNERS] = []
    secret: dict[str, list[str]] = {}
    """Picks of an open fork that nobody else may see."""
    own: dict[str, Any] = {}
    """The state of expansions for this player, by the name of the expansion; `ExpansionState.of` reads it."""

    def clear_caches(self, keep: Iterable[str] = ()) -> None:
        """Clear the cache of derived values; call this after a change of `played`, `next_card` or the policies in force.

        `keep` are the names of values that the change does not concern.
        """
        derived = self.derived
        kept = {name: derived[name] for name in keep if name in derived}
        derived.clear()
        derived.update(kept)


class Table(msgspec.Struct, WithCache, dict=True, omit_defaults=True, forbid_unknown_fields=True):
    """The state that all players share."""

    parameters: dict[str, int]
    decks: dict[str, Deck]
    tiles: dict[str, Tile] = {}
    claims: dict[str, int] = {}
    """The seat that has claimed a space, by space."""
    markers: dict[str, Marker] = {}
    """The markers on the map, by space."""
    taken: list[Taken] = []
    """What players took from each other in this generation."""
    milestones: dict[str, int] = {}
    """The seat that has claimed a milestone, by its key."""
    awards: dict[str, int] = {}
    """The seat that has funded an award, by its key."""
    policies: list[str] = []
    """The keys of the policies that hold."""
    outposts: dict[str, Standing] = {}
    generation: int = 1
    first: int = 0
    """The first player of the generation."""
    active: int = 0
    """The seat on turn."""
    phase: str = "setup"
    unagreed: int = 0
    """How many corrections by hand nobody but who asked for them has agreed to."""
    goal_reached: bool | None = None
    """Whether the goal of the solo game was reached after its last generation; None as long as that is open, and of several players."""
    own: dict[str, Any] = {}
    """The state of expansions at the table, by the name of the expansion; `ExpansionState.of` reads it."""

    @property
    def deck(self) -> list[int]:
        """The deck of project cards; they are drawn from the end."""
        return self.decks[PROJECT_DECK].cards

    @deck.setter
    def deck(self, cards: list[int]) -> None:
        self.decks[PROJECT_DECK].cards = cards

    @property
    def discard(self) -> list[int]:
        """The discard pile of project cards."""
        return self.decks[PROJECT_DECK].discard

    @discard.setter
    def discard(self, cards: list[int]) -> None:
        self.decks[PROJECT_DECK].discard = cards

    def clear_caches(self) -> None:
        """Clear the cache of derived values; call this after a change of tiles, claims or markers."""
        self.derived.clear()


class TableOrView(Protocol):
    """What a table and a view have in common: tiles, parameters, outposts, what changes prices, and the state of expansions."""

    @property
    def tiles(self) -> Mapping[str, Tile]: ...

    @property
    def markers(self) -> Mapping[str, Marker]: ...

    @property
    def policies(self) -> Sequence[str]: ...

    @property
    def generation(self) -> int: ...

    @property
    def phase(self) -> str: ...

    @property
    def goal_reached(self) -> bool | None: ...

    @property
    def awards(self) -> Mapping[str, int]: ...

    @property
    def parameters(self) -> Mapping[str, int]: ...

    @property
    def outposts(self) -> Mapping[str, Standing]: ...

    @property
    def own(self) -> Mapping[str, StatePart]: ...


class PlayerOrSeat(Protocol):
    """What a player and a seat of a view have in common: rating, production, stock, cards, and the state of expansions."""

    @property
    def seat(self) -> int: ...

    @property
    def tr(self) -> int: ...

    @property
    def production(self) -> Mapping[str, int]: ...

    @property
    def hand(self) -> Sequence[int] | int:
        """The cards in hand; of a seat of a view, only their number."""
        ...

    @property
    def played(self) -> Sequence[int]: ...

    @property
    def events(self) -> Sequence[int]: ...

    @property
    def memo(self) -> Mapping[int, str]: ...

    @property
    def next_card(self) -> Sequence[int]: ...

    @property
    def hosted(self) -> Mapping[int, int]: ...

    @property
    def stock(self) -> Mapping[str, int]: ...

    @property
    def resources(self) -> Mapping[int, int]: ...

    @property
    def own(self) -> Mapping[str, StatePart]: ...

    @property
    def derived(self) -> dict[Any, Any]: ...

    def __replace__(self, /, **changes: Any) -> Self: ...


class ExpansionState(msgspec.Struct, Generic[T, P], frozen=True):
    """The types of the state that an expansion keeps, at the table and for each player; `VENUS.of(game.table).colony` reads it.

    Raises `TypeError` for a field without a mark that says who sees it, or without the default that loading older saves needs.
    """

    name: str
    table: type[T]
    player: type[P]

    def __post_init__(self) -> None:
        refuse_unmarked(self.table, owned=False)
        refuse_unmarked(self.player, owned=True)

    @overload
    def of(self, holder: TableOrView) -> T: ...
    @overload
    def of(self, holder: PlayerOrSeat) -> P: ...
    def of(self, holder: TableOrView | PlayerOrSeat) -> StatePart:
        """The state of this expansion at a table or for a player; for a view or a seat of it, the part that may be seen, read-only."""
        return holder.own[self.name]


class Currency(msgspec.Struct, frozen=True):
    """A currency of an expansion: a public number in its state of each player, which modifiers (`PayWith`) may let pay.

    Raises `TypeError` if `field` is not a public number.
    """

    key: str
    own: ExpansionState[Any, Any]
    field: str

    def __post_init__(self) -> None:
        found = next((one for one in fields(self.own.player) if one.name == self.field), None)
        if found is None or found.shown is not PUBLIC or found.zone:
            raise TypeError(
                f"the currency {self.key!r} needs a public number {self.field!r} in {self.own.player.__name__}"
            )
