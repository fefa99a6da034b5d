"""What Turmoil counts: influence, tags without wild ones, production, rating, own tiles and cards.

Wild tags count neither for ruling bonuses nor for global events.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine import tableau
from engine.amounts import COUNTED, Counting
from engine.effect import Count
from engine.expansions.turmoil.senate import influence, parties_joined
from engine.goals.scores import tiles_beside
from engine.named import RESOURCES

if TYPE_CHECKING:
    from engine.core import Cause
    from engine.state import PlayerOrSeat
    from engine.tableau import GameOrView

EVENT: Final = "global-event"
"""The source of the cause of a global event, whose amount is the influence that the player had when it happened."""
SET: Final = 5
"""How many steps of rating make a full set."""
SETS_ABOVE: Final = (10, 15)
"""The steps of rating above which sets are counted."""
BY_OCEAN: Final = tiles_beside(tableau.is_ocean)


def _influence(count: Count, game: GameOrView, me: PlayerOrSeat, cause: Cause, purpose: str) -> int:
    return cause.amount if cause.source == EVENT else influence(game, me)


def _printed(count: Count, game: GameOrView, me: PlayerOrSeat, cause: Cause, purpose: str) -> int:
    found = tableau.tags(game, me)
    return sum(found.get(tag, 0) for tag in (count.which, *count.also))


def _blue(count: Count, game: GameOrView, me: PlayerOrSeat, cause: Cause, purpose: str) -> int:
    return sum(game.box.cards[card].kind == "active" for card in me.played)


def _kinds_of_tags(count: Count, game: GameOrView, me: PlayerOrSeat, cause: Cause, purpose: str) -> int:
    return sum(tag != tableau.WILD and n > 0 for tag, n in tableau.tags(game, me).items())


def _sets_above(least: int) -> Counting:
    return lambda count, game, me, cause, purpose: max(0, me.tr - least) // SET


def _made(what: str) -> Counting:
    return lambda count, game, me, cause, purpose: me.production[what]


COUNTED.update(
    {
        "influence": _influence,
        "printed-tag": _printed,
        "tag-kinds": _kinds_of_tags,
        "own-events": lambda count, game, me, cause, purpose: len(me.events),
        "own-by-ocean": lambda count, game, me, cause, purpose: BY_OCEAN(game, me),
        "own-active": _blue,
        "own-parties": lambda count, game, me, cause, purpose: parties_joined(game, me),
        **{f"sets-above-{least}": _sets_above(least) for least in SETS_ABOVE},
        **{f"made-{what}": _made(what) for what in RESOURCES},
    }
)


def per_influence(every: int = 1, times: int = 1) -> Count:
    """`times` for every `every` influence.

    >>> per_influence(times=2).of
    'influence'
    """
    return Count("influence", every=every, times=times)


def per_printed_tag(
    tags: str, every: int = 1, times: int = 1, cap: int = 0, *, more: str = "", less: str = ""
) -> Count:
    """`times` for every `every` own tags of these kinds, wild tags not counted; with `more="influence"`, influence counts too.

    >>> per_printed_tag("earth", times=2, cap=5, more="influence").more
    'influence'
    """
    first, *others = tags.split()
    return Count("printed-tag", first, every, times, cap, tuple(others), more=more, less=less)


def per_own(what: str, times: int = 1, cap: int = 0, *, more: str = "", less: str = "") -> Count:
    """`times` for each of something own: `cities`, `events`, `by-ocean` (tiles next to oceans), `colonies`, `active` or `parties`.

    >>> per_own("cities", 2).of
    'own-cities'
    """
    return Count(f"own-{what}", times=times, cap=cap, more=more, less=less)


def per_made(what: str, cap: int = 0, *, more: str = "") -> Count:
    """1 for each step of own production of a resource.

    >>> per_made("heat").of
    'made-heat'
    """
    return Count(f"made-{what}", cap=cap, more=more)


def per_set_above(least: int, times: int = 1, cap: int = 0, *, more: str = "") -> Count:
    """`times` for each full set of 5 steps of rating above 10 or 15.

    >>> per_set_above(15).of
    'sets-above-15'
    """
    return Count(f"sets-above-{least}", times=times, cap=cap, more=more)


def per_kind_of_tag(*, more: str = "") -> Count:
    """1 for each kind of tag that the player has, the wild one not counted.

    >>> per_kind_of_tag().of
    'tag-kinds'
    """
    return Count("tag-kinds", more=more)
