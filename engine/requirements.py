"""Requirements: the conditions under which a card may be played (rulebook, Play a card)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import tableau
from engine.core import Game
from engine.effect import Requirement
from engine.named import CardResourceName, ParameterName, Resource, ResourceName, TagName, only_pair

if TYPE_CHECKING:
    from engine.state import Player


class AtLeast(Requirement, frozen=True):
    """A global parameter is at `value` or above."""

    parameter: ParameterName
    value: int

    def lacks(self, game: Game, me: Player) -> int:
        missing = self.value - game.table.parameters[self.parameter]
        return _steps(game, me, self.parameter, missing) if missing > 0 else 0


class AtMost(Requirement, frozen=True):
    """A global parameter is at `value` or below."""

    parameter: ParameterName
    value: int

    def lacks(self, game: Game, me: Player) -> int:
        beyond = game.table.parameters[self.parameter] - self.value
        return _steps(game, me, self.parameter, beyond) if beyond > 0 else 0


def _steps(game: Game, me: Player, parameter: str, by: int) -> int:
    """The steps by which a parameter misses a requirement, rounded up, without those that the player may miss."""
    steps = -(-by // game.box.parameters[parameter].step)
    return max(0, steps - tableau.leeway(game, me, parameter))


class HasTag(Requirement, frozen=True):
    """The player has at least `n` tags of a kind in play.

    A wild tag counts as any tag, but only once for a card: the tags that the card requires `before` this one use wild tags first.
    """

    tag: TagName
    n: int
    before: tuple[tuple[TagName, int], ...] = ()

    def lacks(self, game: Game, me: Player) -> int:
        found = tableau.tags(game, me)
        missing = self.n - found.get(self.tag, 0)
        if missing <= 0:
            return 0
        wild = tableau.tags_for(game, me, self.tag, "requirement") - found.get(self.tag, 0)
        taken = sum(max(0, n - found.get(tag, 0)) for tag, n in self.before)
        return max(0, missing - max(0, wild - taken))


class Makes(Requirement, frozen=True):
    """The player's production of a resource is at least one step."""

    resource: ResourceName

    def lacks(self, game: Game, me: Player) -> int:
        return max(0, 1 - me.production[self.resource])


class Cities(Requirement, frozen=True):
    """At least `n` city tiles are in play, of any player or with `own` of this one; with `on_mars`, those off the map do not count."""

    n: int
    own: bool = False
    on_mars: bool = False

    def lacks(self, game: Game, me: Player) -> int:
        owner = me.seat if self.own else None
        return max(0, self.n - tableau.all_cities(game, on_mars=self.on_mars, of=owner))


class CityByOcean(Requirement, frozen=True):
    """A city tile lies next to an ocean tile; with `own`, one of the player's."""

    own: bool = False

    def lacks(self, game: Game, me: Player) -> int:
        return int(not tableau.city_by_ocean(game, me.seat if self.own else None))


class HasOnCards(Requirement, frozen=True):
    """The player has at least `n` resources of a kind on own cards, all cards together."""

    kind: CardResourceName
    n: int

    def lacks(self, game: Game, me: Player) -> int:
        return max(0, self.n - tableau.card_resources(game, me, self.kind))


class HasKinds(Requirement, frozen=True):
    """The player has resources of at least `n` different kinds, in stock and on own cards."""

    n: int

    def lacks(self, game: Game, me: Player) -> int:
        return max(0, self.n - len(tableau.kinds_owned(game, me)))


class HasRating(Requirement, frozen=True):
    """The player's terraform rating is at least `n`."""

    n: int

    def lacks(self, game: Game, me: Player) -> int:
        return max(0, self.n - me.tr)


class Greeneries(Requirement, frozen=True):
    """The player owns at least `n` greenery tiles."""

    n: int

    def lacks(self, game: Game, me: Player) -> int:
        return max(0, self.n - tableau.greeneries(game, me.seat))


class NobodyPassed(Requirement, frozen=True):
    """No player has passed in this generation."""

    def lacks(self, game: Game, me: Player) -> int:
        return int(any(p.passed for p in game.players))


def at_least(**parameter: int) -> AtLeast:
    """Require a global parameter to be at a value or above.

    >>> at_least(oxygen=5)
    AtLeast(parameter='oxygen', value=5)
    """
    key, value = only_pair(parameter.items())
    return AtLeast(key, value)


def at_most(**parameter: int) -> AtMost:
    """Require a global parameter to be at a value or below.

    >>> at_most(temperature=-12)
    AtMost(parameter='temperature', value=-12)
    """
    key, value = only_pair(parameter.items())
    return AtMost(key, value)


def tags(**wanted: int) -> tuple[Requirement, ...]:
    """Require own tags, at least the given number of each kind.

    >>> tags(plant=1, animal=1)[1]
    HasTag(tag='animal', n=1, before=(('plant', 1),))
    """
    pairs = tuple(wanted.items())
    return tuple(HasTag(tag, n, pairs[:i]) for i, (tag, n) in enumerate(pairs))


def makes(resource: Resource) -> Makes:
    """Require an own production of at least one step.

    >>> makes("titanium")
    Makes(resource='titanium')
    """
    return Makes(resource)


def cities(n: int, *, own: bool = False, on_mars: bool = False) -> Cities:
    """Require at least `n` city tiles in play, whoever owns them; or `own` ones, or those `on_mars` only.

    >>> cities(2)
    Cities(n=2, own=False, on_mars=False)
    """
    return Cities(n, own, on_mars)


def city_by_ocean(*, own: bool = False) -> CityByOcean:
    """Require a city tile next to an ocean tile, any player's or an `own` one.

    >>> city_by_ocean(own=True)
    CityByOcean(own=True)
    """
    return CityByOcean(own)


def on_cards(**wanted: int) -> HasOnCards:
    """Require resources on own cards, at least the given number of each kind on all cards together.

    >>> on_cards(animal=5)
    HasOnCards(kind='animal', n=5)
    """
    kind, n = only_pair(wanted.items())
    return HasOnCards(kind, n)


def kinds_of_resources(n: int) -> HasKinds:
    """Require resources of at least `n` different kinds, in stock and on own cards.

    >>> kinds_of_resources(9)
    HasKinds(n=9)
    """
    return HasKinds(n)


def rating(n: int) -> HasRating:
    """Require a terraform rating of at least `n`.

    >>> rating(25)
    HasRating(n=25)
    """
    return HasRating(n)


def own_greenery(n: int = 1) -> Greeneries:
    """Require at least `n` own greenery tiles.

    >>> own_greenery()
    Greeneries(n=1)
    """
    return Greeneries(n)


def nobody_passed() -> NobodyPassed:
    """Require that no player has passed in this generation.

    >>> nobody_passed()
    NobodyPassed()
    """
    return NobodyPassed()
