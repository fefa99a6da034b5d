"""Amounts that are counted at the moment when they are needed: tags, tiles, resources on this card."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine import tableau
from engine.core import Cause, Game, When
from engine.effect import Count

if TYPE_CHECKING:
    from engine.state import Player


def number(amount: int | Count, game: Game, me: Player, cause: Cause, purpose: tableau.TagPurpose = "count") -> int:
    """The amount as a number: an integer as it is, a `Count` as it counts now for `me`; the cause names "this card"."""
    if isinstance(amount, int):
        return amount
    n = _count(amount, game, me, cause, purpose)
    return amount.times * ((min(n, amount.cap) if amount.cap else n) // amount.every)


def counting(amounts: Iterable[int | Count]) -> When:
    """The moment to gain these amounts: late if one of them is counted, since the count may still grow."""
    return When.LATE if any(isinstance(amount, Count) for amount in amounts) else When.SURE


def _count(count: Count, game: Game, me: Player, cause: Cause, purpose: tableau.TagPurpose) -> int:
    match count.of:
        case "tag":
            return tableau.tags_for(game, me, count.which, purpose)
        case "opponents-tag":
            return sum(tableau.tags(game, p).get(count.which, 0) for p in game.players if p is not me)
        case "cities":
            return tableau.all_cities(game, on_mars=True)
        case "all-cities":
            return tableau.all_cities(game, on_mars=False)
        case "events":
            return sum(len(p.events) for p in game.players)
        case "here":
            return me.resources.get(cause.card, 0)
        case "oceans-near":
            return tableau.near_own_tile(game, me, cause.card, tableau.is_ocean)
        case "cities-near":
            return tableau.near_own_tile(game, me, cause.card, tableau.is_city)
        case other:
            raise ValueError(f"cannot count {other}")


def per_tag(which: str, every: int = 1) -> Count:
    """1 for every `every` own tags of a kind.

    >>> per_tag("jovian")
    Count(of='tag', which='jovian', every=1, times=1, cap=0)
    """
    return Count("tag", which, every)


def per_opponents_tag(which: str) -> Count:
    """1 for every tag of a kind that opponents have.

    >>> per_opponents_tag("space")
    Count(of='opponents-tag', which='space', every=1, times=1, cap=0)
    """
    return Count("opponents-tag", which)


def per_city(every: int = 1) -> Count:
    """1 for every `every` city tiles in play, on Mars or off it.

    >>> per_city()
    Count(of='all-cities', which='', every=1, times=1, cap=0)
    """
    return Count("all-cities", every=every)


def per_city_on_mars() -> Count:
    """1 for every city tile on Mars.

    >>> per_city_on_mars()
    Count(of='cities', which='', every=1, times=1, cap=0)
    """
    return Count("cities")


def per_event() -> Count:
    """1 for every event played, by any player.

    >>> per_event()
    Count(of='events', which='', every=1, times=1, cap=0)
    """
    return Count("events")


def per_resource(every: int = 1, times: int = 1, cap: int = 0) -> Count:
    """`times` for every `every` resources on this card; with a `cap`, only so many of them count.

    >>> per_resource(every=2)
    Count(of='here', which='', every=2, times=1, cap=0)
    """
    return Count("here", "", every, times, cap)


def per_ocean_near() -> Count:
    """1 for every ocean tile adjacent to the tile of this card.

    >>> per_ocean_near()
    Count(of='oceans-near', which='', every=1, times=1, cap=0)
    """
    return Count("oceans-near")


def per_city_near() -> Count:
    """1 for every city tile adjacent to the tile of this card.

    >>> per_city_near()
    Count(of='cities-near', which='', every=1, times=1, cap=0)
    """
    return Count("cities-near")
