"""Modifiers: the rules that a card changes while it is in play, such as prices, payments, requirements and protection."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Literal

from engine.decision import Cause
from engine.effect import AnyEffect, Count, Modifier
from engine.named import ParameterName, ProtectedName, PurseName, Resource, ResourceName, TagName, TermName

if TYPE_CHECKING:
    from engine.core import Game
    from engine.state import Player


class Term(Modifier, frozen=True):
    """Change a number of the rules, such as a price or the value of a metal, by `by`, or set it to `to`.

    `name` is a term of `engine.prices`: `card` (with a `tag`, once for every icon of it; with `required`, only for cards that have a
    requirement), `project:city`, `milestone`; `project` means all standard projects.
    """

    name: TermName
    by: int = 0
    to: int | None = None
    tag: TagName = ""
    required: bool = False


ANY_STEPS: Final = 99
"""More steps than any global parameter has."""


class Leeway(Modifier, frozen=True):
    """Requirements about global parameters may be missed by `steps`, in both directions; without `parameter`, those about any.

    With at least `ANY_STEPS`, they do not matter at all.
    """

    steps: int
    parameter: ParameterName = ""


class PayWith(Modifier, frozen=True):
    """Allow something besides M€ to pay, at `value` M€ a piece; for a metal, 0 stands for its term, such as `value:steel`.

    `resource` is a stock, a currency of an expansion, or `here` for the resources on the card with this modifier. It pays for cards
    with one of the `tags`, and whatever a term in `towards` is the price of, such as `project:city`, `project` or `milestone`;
    if both are empty, it pays for everything.
    """

    resource: PurseName
    value: int = 1
    tags: tuple[TagName, ...] = ()
    towards: tuple[TermName, ...] = ()

    def pays(self, towards: str, tags: Sequence[str]) -> bool:
        """Whether this pays the price named `towards`; `tags` are those of the card that is paid for."""
        for tag in self.tags:
            if tag in tags:
                return True
        for name in self.towards:
            if towards == name or towards.startswith(f"{name}:"):
                return True
        return not self.tags and not self.towards


class StandIn(Modifier, frozen=True):
    """Each resource on this card may be spent as `value` pieces of a stock, wherever that stock is spent."""

    resource: ResourceName
    value: int


class PerRating(Modifier, frozen=True):
    """Set off `do` when the owner's terraform rating rises in the action phase; the amount of its cause is the number of steps."""

    do: AnyEffect


class RatingRule(Modifier, frozen=True):
    """A rule for the owner by which the terraform rating rises by fewer steps; an expansion subclasses it."""

    def rises(self, game: Game, me: Player, card: int, n: int, cause: Cause) -> int:
        """By how many steps the rating rises instead of `n`, at most `n`; `card` is the card with this rule. It may change the state."""
        raise NotImplementedError


class KeepEnergy(Modifier, frozen=True):
    """In the production phase, the owner chooses how much of the stored energy becomes heat."""


class PointsForAll(Modifier, frozen=True):
    """At the end of the game, every player gains `points`, or loses them, if at least `here` resources lie on this card."""

    points: Count
    here: int = 0


class Protect(Modifier, frozen=True):
    """Forbid opponents to take `kinds` (`plants`, `animal`, `production:heat`) from the owner; without kinds, to take anything.

    With `here`, it forbids everybody to take the resources on this card.
    """

    kinds: tuple[ProtectedName, ...] = ()
    here: bool = False

    def covers(self, kind: str) -> bool:
        """Whether this protects a kind, such as `plants`."""
        return not self.kinds or kind in self.kinds


def changed(name: str, by: int = 0, *, to: int | None = None) -> Term:
    """Change a price or another number of the rules by `by`, or set it to `to`.

    >>> changed("milestone", -3)
    Term(name='milestone', by=-3, to=None, tag='', required=False)
    """
    return Term(name, by, to)


def discount(mc: int, tag: str = "", *, project: str = "", required: bool = False) -> Term:
    """Reduce a price by `mc` M€: of all cards, for every icon of a `tag`, of cards with a requirement, or of a standard `project`.

    >>> discount(2, "space")
    Term(name='card', by=-2, to=None, tag='space', required=False)
    """
    return Term(f"project:{project}", -mc) if project else Term("card", -mc, tag=tag, required=required)


def leeway(steps: int, parameter: str = "") -> Leeway:
    """Allow requirements about global parameters, or about one of them, to be missed by up to `steps` steps.

    >>> leeway(2)
    Leeway(steps=2, parameter='')
    """
    return Leeway(steps, parameter)


def any_parameters() -> Leeway:
    """Let requirements about global parameters not matter.

    >>> any_parameters().steps == ANY_STEPS
    True
    """
    return Leeway(ANY_STEPS)


def worth_more(metal: Literal["steel", "titanium"]) -> Term:
    """Make each piece of a metal pay 1 M€ more.

    >>> worth_more("steel").name
    'value:steel'
    """
    return Term(f"value:{metal}", 1)


def pay_with(resource: str, value: int = 1, *, tags: str = "", towards: str = "") -> PayWith:
    """Allow a resource, a currency, or the resources on this card (`here`) to pay at `value` M€ a piece.

    It pays for everything, or only for cards with one of the `tags` and for prices named in `towards`.

    >>> pay_with("heat").pays("milestone", ())
    True
    >>> floaters = pay_with("here", 3, tags="venus")
    >>> floaters.pays("card:dirigibles", ("venus",)), floaters.pays("project:city", ())
    (True, False)
    """
    return PayWith(resource, value, tuple(tags.split()), tuple(towards.split()))


def stand_in(resource: Resource, value: int) -> StandIn:
    """Let each resource on this card be spent as `value` pieces of a stock.

    >>> stand_in("heat", 2)
    StandIn(resource='heat', value=2)
    """
    return StandIn(resource, value)


def greenery_cost(plants: int) -> Term:
    """Set the number of plants that become a greenery.

    >>> greenery_cost(7).to
    7
    """
    return Term("greenery", to=plants)


def protect(*kinds: str) -> Protect:
    """Forbid opponents to remove resources of these kinds; of any kind if none is named.

    >>> protect("plants", "animal")
    Protect(kinds=('plants', 'animal'), here=False)
    """
    return Protect(kinds)


def protect_here(kind: str) -> Protect:
    """Forbid everybody to remove resources of a kind from this card.

    >>> protect_here("animal")
    Protect(kinds=('animal',), here=True)
    """
    return Protect((kind,), here=True)


def keep_energy() -> KeepEnergy:
    """Choose in the production phase how much of the stored energy becomes heat.

    >>> keep_energy()
    KeepEnergy()
    """
    return KeepEnergy()


def points_for_all(points: Count, *, here: int = 0) -> PointsForAll:
    """Let every player gain points at the end, or lose them, if at least `here` resources lie on this card.

    >>> points_for_all(Count("cities", times=-1), here=10).here
    10
    """
    return PointsForAll(points, here)
