"""What stays in force while a card is in play: prices, payments, requirements, protection."""

from __future__ import annotations

from typing import Literal

from engine.core import AnyEffect, Value
from engine.named import ParameterName, ProtectedName, Resource, ResourceName, TagName, TermName


class Modifier(Value, frozen=True):
    """Something that changes rules for its owner as long as its card is in play."""


class Term(Modifier, frozen=True):
    """A number of the rules, such as a price or the value of a metal, is changed by `by`, or is `to`, for its owner.

    `name` is one of `engine.prices`: `card` (with `tag`, for every icon of it), `project:city`, `milestone`; `project` is all of them.
    """

    name: TermName
    by: int = 0
    to: int | None = None
    tag: TagName = ""


class Leeway(Modifier, frozen=True):
    """Global requirements may be missed by so many steps, either way; of one parameter or of all."""

    steps: int
    parameter: ParameterName = ""


class PayWith(Modifier, frozen=True):
    """A stock that may be used as M€ in every payment, at `value` M€ each."""

    resource: ResourceName
    value: int = 1


class PerRating(Modifier, frozen=True):
    """Own steps of terraform rating in the action phase bring `do` with them, with how many there are as its cause's amount."""

    do: AnyEffect


class Protect(Modifier, frozen=True):
    """Opponents cannot take `kinds` (`plants`, `animal`, `production:heat`), or without kinds anything, from its owner.

    With `here`, nobody can from this card.
    """

    kinds: tuple[ProtectedName, ...] = ()
    here: bool = False

    def covers(self, kind: str) -> bool:
        """Whether it protects a kind."""
        return not self.kinds or kind in self.kinds


def changed(name: str, by: int = 0, *, to: int | None = None) -> Term:
    """A price or another number of the rules is `by` more or less, or exactly `to`.

    >>> changed("milestone", -3)
    Term(name='milestone', by=-3, to=None, tag='')
    """
    return Term(name, by, to)


def discount(mc: int, tag: str = "", *, project: str = "") -> Term:
    """Cards cost `mc` M€ less: all, or for every icon of a tag; or instead a standard project.

    >>> discount(2, "space")
    Term(name='card', by=-2, to=None, tag='space')
    """
    return Term(f"project:{project}", -mc) if project else Term("card", -mc, tag=tag)


def leeway(steps: int) -> Leeway:
    """Requirements about global parameters hold up to `steps` steps early or late.

    >>> leeway(2)
    Leeway(steps=2, parameter='')
    """
    return Leeway(steps)


def worth_more(metal: Literal["steel", "titanium"]) -> Term:
    """Each piece of a metal pays 1 M€ more.

    >>> worth_more("steel").name
    'value:steel'
    """
    return Term(f"value:{metal}", 1)


def pay_with(resource: Resource) -> PayWith:
    """A resource may be used as M€.

    >>> pay_with("heat")
    PayWith(resource='heat', value=1)
    """
    return PayWith(resource)


def greenery_cost(plants: int) -> Term:
    """Converting plants to a greenery takes so many plants.

    >>> greenery_cost(7).to
    7
    """
    return Term("greenery", to=plants)


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
