"""What an expansion adds to the game, declared as a value, and the registry of expansions."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from importlib import import_module
from typing import Any, Final

import msgspec

from engine.box import Award, Correctable, DealtCards, Icon, MapRules, Milestone, Parameter, Project, Score, Verb
from engine.card import Card, register
from engine.core import AnyEffect
from engine.effect import Modifier, Trigger
from engine.maps import MAPS
from engine.modifiers import PayWith
from engine.outposts import Row
from engine.shipped import MODULES, REGISTRIES, SHIPPED
from engine.slots import Slot
from engine.state import Currency, ExpansionState


class CardDeck(msgspec.Struct, frozen=True):
    """A hidden deck of all cards of these kinds; `changes.take_from` draws from it by its key.

    It is made anew from its discards when it is empty, unless these have left the game (`renewed`).
    """

    key: str
    kinds: tuple[str, ...]
    renewed: bool = True


class Expansion(msgspec.Struct, frozen=True):
    """Everything that an expansion adds to the game; effects fill slots as pairs of the slot and the effect (`engine.slots`)."""

    name: str
    cards: tuple[Card, ...] = ()
    decks: tuple[CardDeck, ...] = ()
    """The hidden decks of its kinds of cards."""
    parameters: tuple[Parameter, ...] = ()
    projects: tuple[Project, ...] = ()
    verbs: tuple[Verb, ...] = ()
    milestones: tuple[Milestone, ...] = ()
    awards: tuple[Award, ...] = ()
    slots: tuple[Slot, ...] = ()
    """The slots that it adds."""
    setup: tuple[tuple[str, AnyEffect], ...] = ()
    """Steps before generation 1."""
    choices: tuple[tuple[str, AnyEffect], ...] = ()
    """Choices that all make at the same time before generation 1."""
    phases: tuple[tuple[str, AnyEffect], ...] = ()
    """Phases of a generation."""
    points: dict[str, Score] = {}
    """Victory points besides those of cards and tiles, by the key of their source."""
    policies: dict[str, tuple[Modifier | Trigger, ...]] = {}
    """Rules that hold for all players while their key is in `Table.policies`."""
    policies_in: tuple[str, ...] = ()
    """The phases in which its policies hold; empty for all."""
    rows: tuple[Row, ...] = ()
    """The rows of outposts beside the map."""
    own: ExpansionState[Any, Any] | None = None
    """The types of the state that it keeps."""
    tags: tuple[str, ...] = ()
    """The tags that its cards bring into the game."""
    terms: dict[str, int] = {}
    """Numbers that it adds to those of `engine.prices`, or sets for the whole game."""
    maps: tuple[MapRules, ...] = ()
    """The maps that may be chosen while it is in play."""
    icons: dict[str, Icon] = {}
    """What icons on maps bring that are neither resources nor cards."""
    currencies: tuple[Currency, ...] = ()
    """What it adds to the resources that may pay."""
    purses: tuple[PayWith, ...] = ()
    """What may pay for all players (`engine.payment`)."""
    correctable: tuple[Correctable, ...] = ()
    """What a table may correct by hand, besides what is usual or declared otherwise (`engine.corrections`)."""
    dealt: tuple[DealtCards, ...] = ()
    """The cards without which a game does not begin (`engine.shortage`)."""
    without: tuple[str, ...] = ()
    """The numbers of cards that are left out while it is in play."""
    completes: tuple[str, ...] = ()
    """The keys of parameters that must be complete before the game can end."""
    later: tuple[str, ...] = ()
    """The numbers of cards that were added after games with this expansion had begun; these games get them when they are loaded."""

    @property
    def rules(self) -> tuple[Modifier | Trigger, ...]:
        """What may come to hold by it: the parts of its policies, and the modifiers of its cards."""
        policies = (part for parts in self.policies.values() for part in parts)
        return (*policies, *(part for card in self.cards for part in card.modifiers))


EXPANSIONS: Final[dict[str, Expansion]] = {}
"""The registry of expansions by name; shipped ones are added when `engine` is imported, others with their own module."""
REGISTRIES.append(EXPANSIONS)


def add_expansion(expansion: Expansion) -> Expansion:
    """Add an expansion and its cards to the registries; raises `ValueError` if its `own` state has another name than it has."""
    if expansion.own and expansion.own.name != expansion.name:
        raise ValueError(f"{expansion.name} keeps what is its own under another name, {expansion.own.name}")
    register(expansion.cards)
    for added in expansion.maps:
        if MAPS.setdefault(added.map.key, added.map) is not added.map:
            raise ValueError(f"{expansion.name}: there is another map {added.map.key}")
    EXPANSIONS[expansion.name] = expansion
    return expansion


@cache
def shipped() -> tuple[Expansion, ...]:
    """All shipped expansions, imported, in the order of `engine.shipped.SHIPPED`."""
    for module in MODULES:
        import_module(f"engine.expansions.{module}")
    return tuple(EXPANSIONS[one.name] for one in SHIPPED)


def shipped_cards() -> list[Card]:
    """All cards of all shipped expansions in their order, including those that another card replaces."""
    return [card for expansion in shipped() for card in expansion.cards]


def in_play(needs: Collection[str], names: Collection[str]) -> bool:
    """Whether all expansions that a card, a milestone or an award needs are among the `names` of those in play."""
    return not needs or set(needs) <= set(names)
