"""What is shipped: the one list of expansions, known without importing any of them or opening a box.

A line here and a module of its name in each room (`engine.expansions`, `words.expansions`, `renderer.expansions`) make an expansion.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from engine.expansions.box import Expansion


class Shipped(NamedTuple):
    """An expansion by name, the module that declares it, and the option that switches it on.

    `option` is a field of `Options`, which has this `value` where the expansion is in play; empty for what every game has. Without
    an option of its own an expansion is in play where `Options.more` names it.
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
"""In the order in which they build on each other."""

MODULES: Final = tuple(dict.fromkeys(one.module for one in SHIPPED))

EXPANSIONS: Final[dict[str, Expansion]] = {}
"""Every expansion that was added, by name: the shipped ones when the first box is opened, others when their module is imported."""


def offered() -> tuple[str, ...]:
    """The names that `Options.more` may list."""
    listed = {one.name: one.option == "more" for one in SHIPPED}
    return tuple(name for name in {**listed, **EXPANSIONS} if listed.get(name, True))
