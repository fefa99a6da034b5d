"""The list of shipped expansions, which a module below them can read.

An expansion is a line of this list and a module in each of `engine.expansions`, `words.expansions` and `renderer.expansions`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple


class Shipped(NamedTuple):
    """A shipped expansion: its name, the module that declares it, and the option that switches it on.

    The expansion is in play if the field `option` of `Options` has this `value`. With the option `more`, it is in play if
    `Options.more` names it; with an empty `option`, always. An expansion that is a map has the option `map` and its key as value.
    An option that is None leaves it to the expansions in play: those that list a name in `brings` switch it on.
    One that is for the `solo` game is never in play with more players. A `house` rule is of no box; one that is `of` an expansion
    changes nothing without it.
    """

    name: str
    module: str
    option: str = "more"
    value: object = True
    brings: tuple[str, ...] = ()
    solo: bool = False
    house: bool = False
    of: str = ""


SHIPPED: Final = (
    Shipped("base", "base", ""),
    Shipped("corporate_era", "corporate_era", "corporate_era"),
    Shipped("first_raises_rewarded", "house_rules", "first_raises", "rewarded", house=True),
    Shipped("first_raises_unrewarded", "house_rules", "first_raises", "unrewarded", house=True),
    Shipped("friendly", "house_rules", "friendly", house=True),
    Shipped("two_corporations", "house_rules", "two_corporations", house=True),
    Shipped("hellas", "hellas", "map", "hellas"),
    Shipped("elysium", "elysium", "map", "elysium"),
    Shipped("utopia", "utopia", "map", "utopia"),
    Shipped("cimmeria", "cimmeria", "map", "cimmeria"),
    Shipped("vastitas", "vastitas", "map", "vastitas"),
    Shipped("amazonis", "amazonis", "map", "amazonis"),
    Shipped("venus", "venus", brings=("world_government",)),
    Shipped("complete_venus", "venus", "complete_venus", house=True, of="venus"),
    Shipped("world_government", "world_government", "world_government"),
    Shipped("prelude", "prelude"),
    Shipped("promos", "promos"),
    Shipped("colonies", "colonies"),
    Shipped("turmoil", "turmoil"),
    Shipped("no_negative_events", "turmoil", "no_negative_events", house=True, of="turmoil"),
    Shipped("prelude2", "prelude2"),
    Shipped("solo_63", "prelude", "solo_63", solo=True),
)
"""All shipped expansions; each comes after those that it builds on."""

FOR_MORE: Final = tuple(one.name for one in SHIPPED if one.option == "more")
"""The shipped expansions that `Options.more` switches on."""

MODULES: Final = tuple(dict.fromkeys(one.module for one in SHIPPED))

REGISTRIES: Final[list[Mapping[str, object]]] = []
"""The registries of expansions by name: `engine.expansions` adds its own here, because this module imports nothing of it."""


def names_for_more() -> tuple[str, ...]:
    """The names that `Options.more` may list."""
    listed = {one.name: one.option == "more" for one in SHIPPED}
    added = (name for registry in REGISTRIES for name in registry)
    return tuple(name for name in dict.fromkeys((*listed, *added)) if listed.get(name, True))
