"""Cards as declarations, with one constructor for each kind of card. Text, picture and behaviour all follow from the declaration."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cached_property
from typing import Final, TypedDict, Unpack

import msgspec

from engine.effect import Count, Effect, Modifier, Requirement, Trigger, obstacles_among, takers_among
from engine.named import CardNumber, TagName

SERIES: Final = {
    "": 0,
    "R": 1000,
    "P": 2000,
    "X": 3000,
    "C": 4000,
    "T": 5000,
    "PC": 6000,
    "XC": 7000,
    "X-": 8000,
    "promo ": 9000,
    "GE": 10_000,
}
"""By prefix of the printed number, the first id of its series; ids are part of the save format.

A number that two expansions print has a prefix for one of them: `promo 033`.
"""


BEGINNER: Final = "beginner-corporation"
"""The key of the Beginner Corporation, which is in no deck: several players may have it in one game."""


PROJECT_KINDS: Final = frozenset({"event", "automated", "active"})
"""The kinds of cards that cost M€ to play."""
HELD_KINDS: Final = PROJECT_KINDS | {"corporation", "prelude"}
"""The kinds of cards that players may have; the cost of a corporation is the M€ that it brings."""


class Card(msgspec.Struct, frozen=True, dict=True):
    """A card: what is printed on it, what it does, and what its illustration shows.

    `number` is the printed number, `cost` is in M€. `play` are the effects when it is played, `first` those of the first action that
    a corporation demands. `holds` is the kind of resource that may lie on it. `art` is `subject@setting` and further subjects.
    `replaces` is the number of an older card that this one takes the place of. `needs` are the expansions without which the card is
    not in the deck.
    """

    number: str
    name: str
    kind: str
    cost: int
    tags: tuple[TagName, ...]
    play: tuple[Effect, ...] = ()
    action: Effect | None = None
    triggers: tuple[Trigger, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    first: tuple[Effect, ...] = ()
    requires: tuple[Requirement, ...] = ()
    points: int | Count = 0
    holds: str = ""
    art: str = ""
    replaces: CardNumber = ""
    needs: tuple[str, ...] = ()

    @cached_property
    def id(self) -> int:
        """The id in saves, from the printed number; raises `ValueError` for a number of no series."""
        series = self.number.rstrip("0123456789")
        if series not in SERIES or series == self.number:
            known = ", ".join(name.strip() for name in SERIES if name)
            raise ValueError(
                f"{self.name}: {self.number!r} is no number of a card. It has digits, after the letters of a series in `SERIES` of "
                f"engine/card.py ({known}) or after none. A new series needs a line there."
            )
        return SERIES[series] + int(self.number[len(series) :])

    @cached_property
    def key(self) -> str:
        """The stable key: the name in lower case, its words joined by hyphens.

        A card that replaces another has its number added, because both may have one name. The key of a card that no player can have
        begins with its kind, since another card may have its name.
        """
        called = f"{self.name} {self.number}" if self.replaces else self.name
        if self.kind not in HELD_KINDS:
            called = f"{self.kind} {called}"
        return re.sub(r"[^a-z0-9]+", "-", called.lower().replace("'", "")).strip("-")

    @property
    def shown_tags(self) -> tuple[str, ...]:
        """The printed tags; those of an event include the tag `event`."""
        return (*self.tags, "event") if self.kind == "event" else self.tags

    @property
    def priced(self) -> bool:
        """Whether the card costs M€ to play."""
        return self.kind in PROJECT_KINDS

    @cached_property
    def as_play(self) -> str:
        return f"play:{self.key}"

    @cached_property
    def as_card(self) -> str:
        return f"card:{self.key}"

    @cached_property
    def as_action(self) -> str:
        return f"action:{self.key}"

    @cached_property
    def obstacles(self) -> tuple[Effect, ...]:
        """The effects of playing the card that may ever be blocked; most cards have none."""
        return obstacles_among(self.play)

    @cached_property
    def takers(self) -> tuple[Effect, ...]:
        """The effects of playing the card that may need stock, which its payment may then not use; most cards have none."""
        return takers_among(self.play)


CARDS: Final[dict[int, Card]] = {}
KEYS: Final[dict[str, int]] = {}


def register(cards: Iterable[Card]) -> None:
    """Add cards to the registries `CARDS` and `KEYS`; raises `ValueError` if another card has the id or the key already."""
    for card in cards:
        if (other := CARDS.get(card.id, card)) != card:
            raise ValueError(f"{card.number} {card.name} has the number of {other.name}")
        if (same := KEYS.get(card.key, card.id)) != card.id:
            raise ValueError(f"{card.number} {card.name} has the name of {CARDS[same].number}, and does not replace it")
        CARDS[card.id] = card
        KEYS[card.key] = card.id


def picked(option: str) -> int:
    """The id of the card that an option such as `play:comet` names; raises `KeyError` if there is none."""
    return KEYS[option.partition(":")[2]]


Part = Effect | Trigger | Modifier
Required = Requirement | tuple[Requirement, ...]


class Details(TypedDict, total=False):
    """Keyword arguments for what a card of any kind may have."""

    points: int | Count
    art: str
    needs: str


class ProjectDetails(Details, total=False):
    """Keyword arguments for what a red or a green card may have besides."""

    requires: Required
    replaces: str


class ActiveDetails(ProjectDetails, total=False):
    """Keyword arguments for what a blue card may have besides."""

    action: Effect | None
    holds: str


class CorporationDetails(Details, total=False):
    """Keyword arguments for what a corporation may have besides."""

    action: Effect | None
    first: Effect | None
    holds: str


class PreludeDetails(Details, total=False):
    """Keyword arguments for what a prelude may have besides."""

    requires: Required
    action: Effect | None
    holds: str


class AllDetails(ActiveDetails, CorporationDetails, total=False):
    """Keyword arguments for what any card may have."""


DETAILS: Final = {
    "event": ProjectDetails,
    "automated": ProjectDetails,
    "active": ActiveDetails,
    "corporation": CorporationDetails,
    "prelude": PreludeDetails,
}
"""What cards of these kinds may have; those of other kinds may have anything."""


def card_of_kind(
    kind: str, number: str, name: str, cost: int, tags: str, parts: tuple[Part, ...], **details: Unpack[AllDetails]
) -> Card:
    """Build a card of any kind; an expansion with a new kind of card writes its constructor around this function.

    Raises `TypeError` if one of `parts` is no effect, trigger or modifier, or a trigger without `on`, if another argument has a wrong
    type, or if cards of that kind have no such thing.
    """
    if odd := details.keys() - DETAILS.get(kind, AllDetails).__optional_keys__:
        raise TypeError(f"{number} {name}: a card of the kind {kind} has no {', '.join(sorted(odd))}")
    action, first, points = details.get("action"), details.get("first"), details.get("points", 0)
    requires = details.get("requires", ())
    required = requires if isinstance(requires, tuple) else (requires,)
    for given, wanted, said in (
        *((part, Part, "effect, trigger or modifier") for part in parts),
        *((effect, Effect, "effect") for effect in (action, first) if effect is not None),
        *((requirement, Requirement, "requirement") for requirement in required),
        (points, int | Count, "number or count"),
        (tags, str, "text of tags"),
    ):
        if not isinstance(given, wanted):
            raise TypeError(f"{number} {name}: {given!r} is no {said}")
    if deaf := [type(part).__name__ for part in parts if isinstance(part, Trigger) and not hasattr(part, "on")]:
        raise TypeError(f"{number} {name}: {deaf[0]} does not say in `on` which entries it hears")
    return Card(
        number,
        name,
        kind,
        cost,
        tuple(tags.split()),
        play=tuple(part for part in parts if isinstance(part, Effect)),
        action=action,
        triggers=tuple(part for part in parts if isinstance(part, Trigger)),
        modifiers=tuple(part for part in parts if isinstance(part, Modifier)),
        first=() if first is None else (first,),
        requires=required,
        points=points,
        holds=details.get("holds", ""),
        art=details.get("art", ""),
        replaces=details.get("replaces", ""),
        needs=tuple(details.get("needs", "").split()),
    )


def event(number: str, name: str, cost: int, tags: str, *parts: Part, **details: Unpack[ProjectDetails]) -> Card:
    """Declare a red card: its effects happen once, then it lies face down.

    >>> from engine.effects import temperature
    >>> event("X901", "Small Flare", 9, "space", temperature(1)).play
    (Raise(parameter='temperature', steps=1, rewarded=True),)
    """
    return card_of_kind("event", number, name, cost, tags, parts, **details)


def automated(number: str, name: str, cost: int, tags: str, *parts: Part, **details: Unpack[ProjectDetails]) -> Card:
    """Declare a green card: its effects happen once, and its tags stay in play.

    >>> from engine.effects import production
    >>> automated("X902", "Small Mine", 6, "building", production(steel=1)).tags
    ('building',)
    """
    return card_of_kind("automated", number, name, cost, tags, parts, **details)


def active(number: str, name: str, cost: int, tags: str, *parts: Part, **details: Unpack[ActiveDetails]) -> Card:
    """Declare a blue card: it has an action to use once in each generation, or ongoing effects, or both.

    >>> from engine.effects import draw
    >>> active("X903", "Small Lab", 12, "science", action=draw(1)).action
    Draw(n=1)
    """
    return card_of_kind("active", number, name, cost, tags, parts, **details)


def corporation(
    number: str, name: str, money: int, tags: str, *parts: Part, **details: Unpack[CorporationDetails]
) -> Card:
    """Declare a corporation that starts with `money` M€ (stored as `cost`); `first` is its compulsory first action.

    >>> from engine.effects import production
    >>> corporation("X904", "Small Works", 40, "power", production(energy=1)).cost
    40
    """
    return card_of_kind("corporation", number, name, money, tags, parts, **details)


def prelude(number: str, name: str, tags: str, *parts: Part, **details: Unpack[PreludeDetails]) -> Card:
    """Declare a prelude, which costs nothing: its effects happen before generation 1, and its tags stay in play.

    >>> from engine.effects import gain
    >>> prelude("X905", "Small Gift", "earth", gain(mc=9)).priced
    False
    """
    return card_of_kind("prelude", number, name, 0, tags, parts, **details)
