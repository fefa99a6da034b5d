"""Triggers: the effects of played cards and policies that react to entries of the journal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Literal

from engine import tableau
from engine.core import Effect, Game
from engine.effect import Doer, Trigger
from engine.internal_entries import PhaseBegan
from engine.journal import (
    BonusTaken,
    CardPlayed,
    CardResourcesChanged,
    CorporationPlayed,
    Entry,
    ParameterRaised,
    ProjectUsed,
    RatingChanged,
    TilePlaced,
)
from engine.named import CardResourceName, ParameterName, TagName, TileName

if TYPE_CHECKING:
    from engine.state import Player


MANY_TAGS: Final = 99
"""More tags than any card has."""
Where = Literal["anywhere", "mars"]
"""Where a tile must be placed: also beside the map, or on Mars alone."""


class OnTile(Trigger, frozen=True):
    """Reacts when a tile of `kind` is placed, `anywhere` or only on Mars."""

    on = (TilePlaced,)
    by_space = False
    kind: TileName = "city"
    where: Where = "anywhere"

    def times(self, game: Game, me: Player, entry: TilePlaced) -> int:
        return int(tableau.base_kind(entry.tile) == self.kind and (entry.on_mars or self.where == "anywhere"))


class OnTag(Trigger, frozen=True):
    """Reacts when a card is played, once for every icon of one of `tags` on it; events count too."""

    on = (CardPlayed, CorporationPlayed)
    tags: tuple[TagName, ...] = ()

    def times(self, game: Game, me: Player, entry: CardPlayed | CorporationPlayed) -> int:
        return sum(tag in self.tags for tag in game.box.cards[entry.cause.card].tags)

    def sources(self, game: Game, me: Player, entry: CardPlayed | CorporationPlayed) -> Sequence[str]:
        """One source for every tag: `tag:science:1:2` is the first of two science tags."""
        found = [tag for tag in game.box.cards[entry.cause.card].tags if tag in self.tags]
        return [f"tag:{tag}:{found[: i + 1].count(tag)}:{found.count(tag)}" for i, tag in enumerate(found)]


class OnTagged(Trigger, frozen=True):
    """Reacts once when a card with `tag` is played, however many such tags it has; events count too."""

    on = (CardPlayed, CorporationPlayed)
    tag: TagName = ""

    def times(self, game: Game, me: Player, entry: CardPlayed | CorporationPlayed) -> int:
        return int(self.tag in game.box.cards[entry.cause.card].tags)


class OnAdded(Trigger, frozen=True):
    """Reacts when resources of a `kind` are put on a card of the owner, or with `here` on this card, once for each.

    What comes to lie on a card that is not in play, but under another one, is of no kind.
    """

    on = (CardResourcesChanged,)
    kind: CardResourceName = ""
    here: bool = False

    def concerns(self, me: Player, entry: Entry, card: int) -> bool:
        here = isinstance(entry, CardResourcesChanged) and entry.card == card
        return (here or not self.here) and super().concerns(me, entry, card)

    def times(self, game: Game, me: Player, entry: CardResourcesChanged) -> int:
        here = entry.seat == me.seat and entry.card in me.played and game.box.cards[entry.card].holds == self.kind
        return max(0, entry.n) if here else 0


class OnCard(Trigger, frozen=True):
    """Reacts when a project card is played that is of `kind`, has `tag`, and has a printed cost of at least `cost` M€."""

    on = (CardPlayed,)
    kind: str = ""
    tag: TagName = ""
    cost: int = 0

    def times(self, game: Game, me: Player, entry: CardPlayed) -> int:
        card = game.box.cards[entry.cause.card]
        return int(
            card.cost >= self.cost
            and (not self.kind or card.kind == self.kind)
            and (not self.tag or self.tag in card.tags)
        )


class OnProject(Trigger, frozen=True):
    """Reacts when a standard project with a usual price of at least `cost` M€ is used; selling patents does not count."""

    on = (ProjectUsed,)
    cost: int = 0

    def times(self, game: Game, me: Player, entry: ProjectUsed) -> int:
        return int(game.box.projects[entry.key].cost >= max(self.cost, 1))


class OnBonus(Trigger, frozen=True):
    """Reacts when a placement bonus with one of `icons` is taken, once for each tile."""

    on = (BonusTaken,)
    icons: tuple[str, ...] = ()

    def times(self, game: Game, me: Player, entry: BonusTaken) -> int:
        return int(any(icon in self.icons for icon in game.box.counted_as(entry.icons)))


class OnRaise(Trigger, frozen=True):
    """Reacts when a global parameter rises, once for each step."""

    on = (ParameterRaised,)
    parameter: ParameterName = ""

    def times(self, game: Game, me: Player, entry: ParameterRaised) -> int:
        return (entry.now - entry.was) // game.box.parameters[entry.what].step if entry.what == self.parameter else 0


class OnRating(Trigger, frozen=True):
    """Reacts when the owner's terraform rating rises, once for each step."""

    on = (RatingChanged,)

    def times(self, game: Game, me: Player, entry: RatingChanged) -> int:
        return max(0, entry.n) if entry.seat == me.seat else 0


class OnTagCount(Trigger, frozen=True):
    """Reacts when a card is played that has `least` to `most` tags; an event has one more for its symbol, and wild tags do not count."""

    on = (CardPlayed, CorporationPlayed)
    least: int = 0
    most: int = MANY_TAGS

    def times(self, game: Game, me: Player, entry: CardPlayed | CorporationPlayed) -> int:
        found = sum(tag != tableau.WILD for tag in game.box.cards[entry.cause.card].shown_tags)
        return int(self.least <= found <= self.most)


class OnPhase(Trigger, frozen=True):
    """Reacts at the beginning of a phase, given by the key of its slot, before anything else happens in it."""

    on = (PhaseBegan,)
    phase: str = ""

    def times(self, game: Game, me: Player, entry: PhaseBegan) -> int:
        return int(entry.key == self.phase)


def when_city(do: Effect, *, by: Doer = "any", where: Where = "anywhere") -> OnTile:
    """React when a city tile is placed, `by` any player or oneself, anywhere or on Mars.

    >>> from engine.effects import gain
    >>> when_city(gain(mc=2), by="self")
    OnTile(do=Gain(what=(('mc', 2),)), by='self', kind='city', where='anywhere')
    """
    return OnTile(do, by, "city", where)


def when_ocean(do: Effect, *, by: Doer = "any") -> OnTile:
    """React when an ocean tile is placed, `by` any player or oneself.

    >>> from engine.effects import gain
    >>> when_ocean(gain(plants=2))
    OnTile(do=Gain(what=(('plants', 2),)), by='any', kind='ocean', where='anywhere')
    """
    return OnTile(do, by, "ocean")


def when_greenery(do: Effect) -> OnTile:
    """React when the owner places a greenery tile.

    >>> from engine.effects import add_here
    >>> when_greenery(add_here())
    OnTile(do=AddHere(n=1, kinds=()), by='self', kind='greenery', where='anywhere')
    """
    return OnTile(do, "self", "greenery")


def when_tag(tags: str, do: Effect, *, by: Doer = "self") -> OnTag:
    """React to each of these tags on a card that is played, this card included.

    >>> from engine.effects import add_here
    >>> when_tag("plant microbe animal", add_here())
    OnTag(do=AddHere(n=1, kinds=()), by='self', tags=('plant', 'microbe', 'animal'))
    """
    return OnTag(do, by, tuple(tags.split()))


def when_tagged(tag: str, do: Effect, *, by: Doer = "self") -> OnTagged:
    """React once to each card with a tag that is played, this card included.

    >>> from engine.effects import gain
    >>> when_tagged("building", gain(mc=1))
    OnTagged(do=Gain(what=(('mc', 1),)), by='self', tag='building')
    """
    return OnTagged(do, by, tag)


def when_added(kind: str, do: Effect, *, here: bool = False) -> OnAdded:
    """React to each resource of a kind that is put on an own card, or with `here` on this card.

    >>> from engine.effects import gain
    >>> when_added("animal", gain(mc=2))
    OnAdded(do=Gain(what=(('mc', 2),)), by='any', kind='animal', here=False)
    """
    return OnAdded(do, "any", kind, here)


def when_event(do: Effect, tag: str = "", *, by: Doer = "self") -> OnCard:
    """React when an event is played, `by` the owner or any player; with `tag`, one that has this tag.

    >>> from engine.effects import draw
    >>> when_event(draw(1), "space")
    OnCard(do=Draw(n=1), by='self', kind='event', tag='space', cost=0)
    """
    return OnCard(do, by, "event", tag)


def when_card_of(cost: int, do: Effect) -> OnCard:
    """React when the owner plays a card with a printed cost of at least `cost`.

    >>> from engine.effects import gain
    >>> when_card_of(20, gain(mc=4))
    OnCard(do=Gain(what=(('mc', 4),)), by='self', kind='', tag='', cost=20)
    """
    return OnCard(do, "self", cost=cost)


def when_project(do: Effect, cost: int = 0) -> OnProject:
    """React when the owner uses a standard project with a usual price of at least `cost`.

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


def when_raised(parameter: str, do: Effect, *, by: Doer = "self") -> OnRaise:
    """React to each step that a global parameter rises.

    >>> from engine.effects import gain
    >>> when_raised("oxygen", gain(mc=2), by="any")
    OnRaise(do=Gain(what=(('mc', 2),)), by='any', parameter='oxygen')
    """
    return OnRaise(do, by, parameter)


def when_rated(do: Effect) -> OnRating:
    """React to each step that the owner's terraform rating rises, whoever raises it.

    >>> from engine.effects import gain
    >>> when_rated(gain(mc=2))
    OnRating(do=Gain(what=(('mc', 2),)), by='any')
    """
    return OnRating(do, "any")


def when_card_with(do: Effect, least: int = 0, most: int = MANY_TAGS) -> OnTagCount:
    """React when the owner plays a card with `least` to `most` tags, this card included.

    >>> from engine.effects import gain
    >>> when_card_with(gain(mc=4), most=0)
    OnTagCount(do=Gain(what=(('mc', 4),)), by='self', least=0, most=0)
    """
    return OnTagCount(do, "self", least, most)


def when_phase(phase: str, do: Effect) -> OnPhase:
    """React at the beginning of a phase of each generation.

    >>> from engine.effects import gain
    >>> when_phase("production", gain(mc=6))
    OnPhase(do=Gain(what=(('mc', 6),)), by='any', phase='production')
    """
    return OnPhase(do, "any", phase)
