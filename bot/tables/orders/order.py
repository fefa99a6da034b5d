"""Orders ahead: whole actions, the facts that each assumed, and whether these still hold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal

import msgspec

from engine import entry_codec
from engine.journal import (
    CardResourcesChanged,
    Entry,
    Paid,
    ParameterLowered,
    ParameterRaised,
    ProductionChanged,
    RatingChanged,
    StockChanged,
    TilePlaced,
)
from engine.view import View

Picks = tuple[str, ...]


class Fact(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that an action assumed.

    | kind | it says |
    |---|---|
    | parameter | the parameter `what` is at `n` |
    | space | there is no tile on the space `what` |
    | price | `n` M€ are to be paid |
    | stock | the player has at least `n` of the resource `what` |
    | theirs | the player in `seat` has at least `n` of the resource `what` |
    | production | the player in `seat` produces at least `n` of `what` |
    | card | on the card `card` of the player in `seat` lie at least `n` resources |
    | same | the action brings what it would have brought |
    """

    kind: Literal["parameter", "space", "price", "stock", "theirs", "production", "card", "same"]
    what: str = ""
    seat: int = -1
    card: int = 0
    n: int = 0

    def holds(self, view: View, me: int) -> bool:
        """Return whether the fact still holds in this view. A price and an action's effects are known only when it is tried."""
        return self.now(view, me) == self.n if self.kind == "parameter" else self.now(view, me) >= self.n

    def now(self, view: View, me: int) -> int:
        """Return the present value of the fact's number `n`; of a space, -1 where a tile lies on it."""
        match self.kind:
            case "parameter":
                return view.parameters[self.what]
            case "space":
                return -1 if self.what in view.tiles else 0
            case "stock":
                return view.seats[me].stock[self.what]
            case "theirs":
                return view.seats[self.seat].stock[self.what]
            case "production":
                return view.seats[self.seat].production[self.what]
            case "card":
                return view.seats[self.seat].resources.get(self.card, -1)
            case _:
                return self.n


class Ordered(msgspec.Struct, frozen=True):
    """A whole action: the answers, the assumed facts, and the effects it would have (journal entries, stored as JSON)."""

    picks: tuple[Picks, ...]
    facts: tuple[Fact, ...]
    stored: str
    reveals: bool = False
    """Whether it reveals something hidden, so that nothing can be ordered after it."""
    ignored: tuple[int, ...] = ()
    """The indices of facts that do not matter to the player."""

    @property
    def news(self) -> tuple[Entry, ...]:
        """The effects that the action would have, as journal entries."""
        return entry_codec.decode(self.stored.encode())

    @property
    def minded(self) -> list[Fact]:
        """The facts without which the player wants to be asked instead."""
        return [fact for at, fact in enumerate(self.facts) if at not in self.ignored]


class Actions(msgspec.Struct, frozen=True):
    """The actions of a turn, and whether the turn ends after them."""

    actions: tuple[Ordered, ...] = ()
    ends: bool = False


@dataclass(frozen=True, slots=True)
class Order:
    """An order as its player may read it."""

    id: int
    game: str
    seat: int
    kind: Literal["pass", "none", "turn"]
    """pass: pass in `generation`. none: buy none in its research. turn: take these actions."""
    generation: int
    actions: tuple[Ordered, ...]
    ends: bool
    stopped: bool
    reason: dict[str, Any] | None
    """Why it was stopped (`bot/tables/orders/hindrance.py`)."""
    due: datetime | None
    """When it fires, once that is known."""


def order(row: Mapping[Any, Any]) -> Order:
    """Build an order from its row."""
    turn = msgspec.json.decode(row["actions"], type=Actions)
    stopped = row["state"] == "stopped"
    return Order(
        row["id"], row["game"], row["seat"], row["kind"], row["generation"],
        turn.actions, turn.ends, stopped, row["reason"], row["due_at"],
    )  # fmt: skip


def assumed(seat: int, news: Sequence[Entry]) -> tuple[Fact, ...]:
    """Return the facts that an action of `seat` assumed, derived from its effects; each once, as before the action."""
    found: dict[tuple[str, str, int, int], Fact] = {}
    for entry in news:
        if (fact := _fact(seat, entry)) is not None:
            found.setdefault((fact.kind, fact.what, fact.seat, fact.card), fact)
    return (*found.values(), Fact("same"))


def _fact(me: int, entry: Entry) -> Fact | None:
    match entry:
        case ParameterRaised() | ParameterLowered():
            return Fact("parameter", entry.what, n=entry.was)
        case TilePlaced():
            return Fact("space", entry.space)
        case Paid():
            return Fact("price", n=entry.total)
        case StockChanged() if entry.n < 0 and entry.seat == me:
            return Fact("stock", entry.what, n=entry.was)
        case StockChanged() if entry.n < 0:
            return Fact("theirs", entry.what, entry.seat, n=-entry.n)
        case ProductionChanged() if entry.n < 0 and entry.seat != me:
            return Fact("production", entry.what, entry.seat, n=entry.was)
        case CardResourcesChanged() if entry.n < 0:
            return Fact("card", seat=entry.seat, card=entry.card, n=-entry.n)
        case _:
            return None


def alike(one: Sequence[Entry], other: Sequence[Entry]) -> bool:
    """Return whether two outcomes of an action have the same effects, apart from the numbers before."""
    return [_bare(entry) for entry in one] == [_bare(entry) for entry in other]


def beyond(one: Sequence[Entry], other: Sequence[Entry]) -> list[Entry]:
    """Return the effects that the first outcome of an action has and the other one lacks."""
    rest, found = [_bare(entry) for entry in other], list[Entry]()
    for entry in one:
        if (plain := _bare(entry)) in rest:
            rest.remove(plain)
        else:
            found.append(entry)
    return found


def _bare(entry: Entry) -> Entry:
    if isinstance(entry, StockChanged | ProductionChanged | RatingChanged | CardResourcesChanged):
        return msgspec.structs.replace(entry, was=0)
    return entry
