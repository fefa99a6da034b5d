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
    """When a city tile is placed, `by` any player or oneself, anywhere or on Mars.

    >>> from engine.effects import gain
    >>> when_city(gain(mc=2), by="self")
    OnTile(do=Gain(what=(('mc', 2),)), by='self', kind='city', where='anywhere')
    """
    return OnTile(do, by, "city", where)


def when_ocean(do: Effect) -> OnTile:
    """When any player places an ocean tile.

    >>> from engine.effects import gain
    >>> when_ocean(gain(plants=2))
    OnTile(do=Gain(what=(('plants', 2),)), by='any', kind='ocean', where='anywhere')
    """
    return OnTile(do, "any", "ocean")


def when_greenery(do: Effect) -> OnTile:
    """When oneself places a greenery tile.

    >>> from engine.effects import add_here
    >>> when_greenery(add_here())
    OnTile(do=AddHere(n=1, kinds=()), by='self', kind='greenery', where='anywhere')
    """
    return OnTile(do, "self", "greenery")


def when_tag(tags: str, do: Effect, *, by: str = "self") -> OnTag:
    """For each of these tags on a card that is played, on this card too.

    >>> from engine.effects import add_here
    >>> when_tag("plant microbe animal", add_here())
    OnTag(do=AddHere(n=1, kinds=()), by='self', tags=('plant', 'microbe', 'animal'))
    """
    return OnTag(do, by, tuple(tags.split()))


def when_event(do: Effect, tag: str = "") -> OnCard:
    """When oneself plays an event, with a `tag` if that is named.

    >>> from engine.effects import draw
    >>> when_event(draw(1), "space")
    OnCard(do=Draw(n=1), by='self', kind='event', tag='space', cost=0)
    """
    return OnCard(do, "self", "event", tag)


def when_card_of(cost: int, do: Effect) -> OnCard:
    """When oneself plays a card with a printed cost of at least `cost`.

    >>> from engine.effects import gain
    >>> when_card_of(20, gain(mc=4))
    OnCard(do=Gain(what=(('mc', 4),)), by='self', kind='', tag='', cost=20)
    """
    return OnCard(do, "self", cost=cost)


def when_project(do: Effect, cost: int = 0) -> OnProject:
    """When oneself uses a standard project with a cost of at least `cost`.

    >>> from engine.effects import gain
    >>> when_project(gain(mc=3))
    OnProject(do=Gain(what=(('mc', 3),)), by='self', cost=0)
    """
    return OnProject(do, "self", cost)


def when_bonus(icons: str, do: Effect) -> OnBonus:
    """When oneself gets one of these icons as a placement bonus.

    >>> from engine.effects import gain
    >>> when_bonus("steel titanium", gain(mc=1))
    OnBonus(do=Gain(what=(('mc', 1),)), by='self', icons=('steel', 'titanium'))
    """
    return OnBonus(do, "self", tuple(icons.split()))


def reactions(game: Game, event: Event) -> list[Step]:
    """The steps of all players that an event triggers, in table order from the active player."""
    steps: list[Step] = []
    players, active = game.players, game.table.active
    for me in (*players[active:], *players[:active]):
        steps += reactions_of(game, me, event)
    return steps


def reactions_of(game: Game, me: Player, event: Event) -> list[Step]:
    """The steps of one player that an event triggers."""
    steps: list[Step] = []
    found = tableau.triggers(game, me) if event.seat == me.seat else tableau.triggers_by_others(game, me)
    for card, trigger in found:
        for source in trigger.sources(event):
            steps.append(Step(me.seat, trigger.do, Cause(card, event.space, source=source, trigger=event.card)))
    return steps


def fire(game: Game, event: Event) -> None:
    """Queue the steps that an event triggers, to be done when the present effect is finished (see `effects.order`)."""
    game.triggered += reactions(game, event)
