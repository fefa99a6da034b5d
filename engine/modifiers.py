"""What stays in force while a card is in play: prices, payments, requirements, protection."""

from __future__ import annotations

from typing import Literal

from engine.core import Value
from engine.named import ParameterName, ProjectName, ProtectedName, Resource, ResourceName, TagName


class Modifier(Value, frozen=True):
    """Something that changes rules for its owner as long as its card is in play."""


class Discount(Modifier, frozen=True):
    """Cards cost `mc` M€ less: all of them, or for every icon of `tag`, or the standard project `project`."""

    mc: int
    tag: TagName = ""
    project: ProjectName = ""


class Leeway(Modifier, frozen=True):
    """Global requirements may be missed by so many steps, either way; of one parameter or of all."""

    steps: int
    parameter: ParameterName = ""


class MetalValue(Modifier, frozen=True):
    """Each steel or titanium is worth `plus` M€ more."""

    metal: ResourceName
    plus: int = 1


class PayWith(Modifier, frozen=True):
    """A stock that may be used as M€ in every payment, at `value` M€ each."""

    resource: ResourceName
    value: int = 1


class PlantsCost(Modifier, frozen=True):
    """A greenery takes so many plants instead of 8."""

    plants: int


class Protect(Modifier, frozen=True):
    """Opponents cannot take `kinds` (`plants`, `animal`, `production:heat`), or without kinds anything, from its owner.

    With `here`, nobody can from this card.
    """

    kinds: tuple[ProtectedName, ...] = ()
    here: bool = False

    def covers(self, kind: str) -> bool:
        """Whether it protects a kind."""
        return not self.kinds or kind in self.kinds


def discount(mc: int, tag: str = "", *, project: str = "") -> Discount:
    """Cards cost `mc` M€ less: all, those with a tag, or instead a standard project.

    >>> discount(2, "space")
    Discount(mc=2, tag='space', project='')
    """
    return Discount(mc, tag, project)


def leeway(steps: int) -> Leeway:
    """Requirements about global parameters hold up to `steps` steps early or late.

    >>> leeway(2)
    Leeway(steps=2, parameter='')
    """
    return Leeway(steps)


def worth_more(metal: Literal["steel", "titanium"]) -> MetalValue:
    """Each piece of a metal pays 1 M€ more.

    >>> worth_more("steel")
    MetalValue(metal='steel', plus=1)
    """
    return MetalValue(metal)


def pay_with(resource: Resource) -> PayWith:
    """A resource may be used as M€.

    >>> pay_with("heat")
    PayWith(resource='heat', value=1)
    """
    return PayWith(resource)


def greenery_cost(plants: int) -> PlantsCost:
    """Converting plants to a greenery takes so many plants.

    >>> greenery_cost(7)
    PlantsCost(plants=7)
    """
    return PlantsCost(plants)


def protect(*kinds: str) -> Protect:
    """Opponents may not remove resources of these kinds; of any kind if none is named.

    >>> protect("plants", "animal")
    Protect(kinds=('plants', 'animal'), here=False)
    """
    return Protect(kinds)


def protect_here(kind: str) -> Protect:
    """Nobody may remove resources of a kind from this card.

    >>> protect_here("animal")
    Protect(kinds=('animal',), here=True)
    """
    return Protect((kind,), here=True)
