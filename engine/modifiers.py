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
    return Discount(mc, tag, project)


def leeway(steps: int) -> Leeway:
    return Leeway(steps)


def worth_more(metal: Literal["steel", "titanium"]) -> MetalValue:
    return MetalValue(metal)


def pay_with(resource: Resource) -> PayWith:
    return PayWith(resource)


def greenery_cost(plants: int) -> PlantsCost:
    return PlantsCost(plants)


def protect(*kinds: str) -> Protect:
    return Protect(kinds)


def protect_here(kind: str) -> Protect:
    return Protect((kind,), here=True)
