"""The list of shipped expansions, which can be read without importing any of them or opening a box.

An expansion is a line of this list and a module in each of `engine.expansions`, `words.expansions` and `renderer.expansions`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from engine.expansions.box import Expansion


class Shipped(NamedTuple):
    """A shipped expansion: its name, the module that declares it, and the option that switches it on.

    The expansion is in play if the field `option` of `Options` has this `value`. With the option `more`, it is in play if
    `Options.more` names it; with an empty `option`, always.
    """

    name: str
    module: str
    option: str = "more"
    value: object = True


SHIPPED: Final = (
    Shipped("base", "base", ""),
    Shipped("corporate_era", "corporate_era", "corporate_era"),
    Shipped("first_raises_rewarded", "house_rules", "first_raises", "rewarded"),
    Shipped("first_raises_unrewarded", "house_rules", "first_raises", "unrewarded"),
    Shipped("friendly", "house_rules", "friendly"),
)
"""All shipped expansions; each comes after those that it builds on."""

MODULES: Final = tuple(dict.fromkeys(one.module for one in SHIPPED))

EXPANSIONS: Final[dict[str, Expansion]] = {}
"""The registry of expansions by name; shipped ones are added when the first box is opened, others when their module is imported."""


def offered() -> tuple[str, ...]:
    """The names that `Options.more` may list."""
    listed = {one.name: one.option == "more" for one in SHIPPED}
    return tuple(name for name in {**listed, **EXPANSIONS} if listed.get(name, True))
