"""What reacts: triggers on played cards, and the events that set them off."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from engine import tableau
from engine.core import AnyEffect, Cause, Effect, Game, Step, Value
from engine.named import TagName, TileName

if TYPE_CHECKING:
    from engine.state import Player


class Event(NamedTuple):
    """Something that cards may react to; `what` is tile, card, project, bonus, parameter or an expansion's own word."""

    what: str
    seat: int
    card: int = 0
    cost: int = 0
    kind: str = ""
    tags: tuple[str, ...] = ()
    space: str = ""
    on_mars: bool = True
    icons: tuple[str, ...] = ()


class Trigger(Value, frozen=True):
    """When something happens, `do`; `by` says whose doing counts: `self` or `any`."""

    do: AnyEffect
    by: str = "self"

    def times(self, event: Event) -> int:
        """How often an event of anybody sets this off."""
        raise NotImplementedError

    def sources(self, event: Event) -> Sequence[str]:
        """What set it off each time, where that can be told apart: for the cause."""
        return [""] * self.times(event)


class OnTile(Trigger, frozen=True):
    """A tile of `kind` is placed, on Mars only or anywhere."""

    kind: TileName = "city"
    where: str = "anywhere"

    def times(self, event: Event) -> int:
        return int(event.what == "tile" and event.kind == self.kind and (event.on_mars or self.where == "anywhere"))


class OnTag(Trigger, frozen=True):
    """A card is played: once for every matching tag icon on it, events included."""

    tags: tuple[TagName, ...] = ()

    def times(self, event: Event) -> int:
        return sum(tag in self.tags for tag in event.tags) if event.what == "card" else 0

    def sources(self, event: Event) -> Sequence[str]:
        """`tag:science:1:2`: the first of two such tags."""
        found = [tag for tag in event.tags if tag in self.tags] if event.what == "card" else []
        return [f"tag:{tag}:{found[: i + 1].count(tag)}:{found.count(tag)}" for i, tag in enumerate(found)]


class OnCard(Trigger, frozen=True):
    """A project card is played, of a kind, with a tag, of a printed cost of at least so many M€."""

    kind: str = ""
    tag: TagName = ""
    cost: int = 0

    def times(self, event: Event) -> int:
        return int(
            event.what == "card"
            and event.kind != "corporation"
            and event.cost >= self.cost
            and (not self.kind or event.kind == self.kind)
            and (not self.tag or self.tag in event.tags)
        )


class OnProject(Trigger, frozen=True):
    """A standard project is used, of a normal price of at least so many M€; selling patents does not count."""

    cost: int = 0

    def times(self, event: Event) -> int:
        return int(event.what == "project" and event.cost >= max(self.cost, 1))


class OnBonus(Trigger, frozen=True):
    """A placement bonus with one of these icons is taken: once a tile."""

    icons: tuple[str, ...] = ()

    def times(self, event: Event) -> int:
        return int(event.what == "bonus" and any(icon in self.icons for icon in event.icons))


def when_city(do: Effect, *, by: str = "any", where: str = "anywhere") -> OnTile:
    return OnTile(do, by, "city", where)


def when_ocean(do: Effect) -> OnTile:
    """Any ocean tile, whoever places it."""
    return OnTile(do, "any", "ocean")


def when_greenery(do: Effect) -> OnTile:
    """An own greenery tile."""
    return OnTile(do, "self", "greenery")


def when_tag(tags: str, do: Effect, *, by: str = "self") -> OnTag:
    """Once for each of these tags on a card being played, this one included."""
    return OnTag(do, by, tuple(tags.split()))


def when_event(do: Effect, tag: str = "") -> OnCard:
    return OnCard(do, "self", "event", tag)


def when_card_of(cost: int, do: Effect) -> OnCard:
    return OnCard(do, "self", cost=cost)


def when_project(do: Effect, cost: int = 0) -> OnProject:
    return OnProject(do, "self", cost)


def when_bonus(icons: str, do: Effect) -> OnBonus:
    return OnBonus(do, "self", tuple(icons.split()))


def reactions(game: Game, event: Event) -> list[Step]:
    """The steps that an event sets off, in table order from the active player."""
    steps: list[Step] = []
    players, active = game.players, game.table.active
    for me in (*players[active:], *players[:active]):
        steps += reactions_of(game, me, event)
    return steps


def reactions_of(game: Game, me: Player, event: Event) -> list[Step]:
    """The same of one player alone."""
    steps: list[Step] = []
    found = tableau.triggers(game, me) if event.seat == me.seat else tableau.triggers_by_others(game, me)
    for card, trigger in found:
        for source in trigger.sources(event):
            steps.append(Step(me.seat, trigger.do, Cause(card, event.space, source=source, trigger=event.card)))
    return steps


def fire(game: Game, event: Event) -> None:
    """Remember what an event sets off, for when what is being done is finished (see `effects.order`)."""
    game.triggered += reactions(game, event)
