"""The words of cards' requirements, and of what is missing for a requirement."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from engine.effect import Requirement
from engine.requirements import (
    AtLeast,
    AtMost,
    Cities,
    CityByOcean,
    Greeneries,
    HasKinds,
    HasOnCards,
    HasRating,
    HasTag,
    Makes,
    NobodyPassed,
)
from words.catalogue import _, listed, plural
from words.names import PARAMETERS, counted, one_resource, parameter_text, production_name, resource_name, tag_name
from words.unnamed import nameless


@singledispatch
def requirement_text(requirement: Requirement) -> str:
    """A requirement as a noun phrase, as written after "needs": `3 science tags`, `at most 5 % oxygen`."""
    return nameless("requirement", requirement)


@requirement_text.register
def _at_least(requirement: AtLeast) -> str:
    return _(PARAMETERS[requirement.parameter].at_least, value=parameter_text(requirement.parameter, requirement.value))


@requirement_text.register
def _at_most(requirement: AtMost) -> str:
    return _(PARAMETERS[requirement.parameter].at_most, value=parameter_text(requirement.parameter, requirement.value))


@requirement_text.register
def _has_tag(requirement: HasTag) -> str:
    return plural("{n} {tag} tag", "{n} {tag} tags", requirement.n, tag=tag_name(requirement.tag))


@requirement_text.register
def _makes(requirement: Makes) -> str:
    return _("{production} of your own", production=production_name(requirement.resource))


@requirement_text.register
def _cities(requirement: Cities) -> str:
    n = requirement.n
    if requirement.own:
        return plural("{n} city tile of your own", "{n} city tiles of your own", n)
    if requirement.on_mars:
        return plural("{n} city tile on Mars", "{n} city tiles on Mars", n)
    return plural("{n} city tile in play", "{n} city tiles in play", n)


@requirement_text.register
def _city_by_ocean(requirement: CityByOcean) -> str:
    if requirement.own:
        return _("a city tile of your own next to an ocean")
    return _("a city tile next to an ocean, anybody's")


@requirement_text.register
def _on_cards(requirement: HasOnCards) -> str:
    return _("{amount} on your cards", amount=counted(requirement.n, requirement.kind))


@requirement_text.register
def _kinds(requirement: HasKinds) -> str:
    return plural(
        "{n} kind of resource, in your supply or on your cards",
        "{n} kinds of resources, in your supply or on your cards",
        requirement.n,
    )


@requirement_text.register
def _rating(requirement: HasRating) -> str:
    return _("a TR of at least {n}", n=requirement.n)


@requirement_text.register
def _greeneries(requirement: Greeneries) -> str:
    return plural("{n} greenery tile of your own", "{n} greenery tiles of your own", requirement.n)


@requirement_text.register
def _nobody_passed(requirement: NobodyPassed) -> str:
    return _("that nobody has passed in this generation")


@singledispatch
def needed(requirement: Requirement) -> str:
    """A requirement as a clause: `needs 3 science tags`. A requirement that is not about a number of things has its own wording."""
    return _("needs {what}", what=requirement_text(requirement))


@needed.register
def _needs_nobody_passed(requirement: NobodyPassed) -> str:
    return _("needs nobody to have passed in this generation")


def needs(requirements: Sequence[Requirement]) -> str:
    """All requirements of a card as one clause: first the things that the card needs, then the conditions."""
    thing = needed.dispatch(Requirement)
    things = [requirement_text(r) for r in requirements if needed.dispatch(type(r)) is thing]
    others = [needed(r) for r in requirements if needed.dispatch(type(r)) is not thing]
    return listed([*([_("needs {what}", what=listed(things))] if things else []), *others])


@singledispatch
def requirement_lack(requirement: Requirement, lack: int = 0, now: int | None = None) -> str:
    """What is missing for a requirement, as a clause: `needs 2 more oceans`; `lack` is in steps, tags or tiles, `now` is the parameter's
    value."""
    return needed(requirement)


@requirement_lack.register
def _lack_parameter(requirement: AtLeast | AtMost, lack: int = 0, now: int | None = None) -> str:
    said = PARAMETERS[requirement.parameter].lack
    if said and isinstance(requirement, AtLeast) and lack:
        return said(lack)
    needs = needed(requirement)
    if now is not None:
        has = parameter_text(requirement.parameter, now)
        return _("{needs}, now {value}", needs=needs, value=has)
    if not lack:
        return needs
    if isinstance(requirement, AtMost):
        return plural("{needs}, {n} step less", "{needs}, {n} steps less", lack, needs=needs)
    return plural("{needs}, {n} more step", "{needs}, {n} more steps", lack, needs=needs)


@singledispatch
def requirement_short(requirement: Requirement, lack: int = 0, now: int | None = None) -> str:
    """What is missing for a requirement, in at most 40 characters: `needs −12 °C, now −20 °C`."""
    if isinstance(requirement, CityByOcean):
        return _("needs your city by an ocean") if requirement.own else _("needs any city by an ocean")
    if isinstance(requirement, HasKinds):
        return plural("needs {n} kind of resource", "needs {n} kinds of resources", requirement.n)
    if isinstance(requirement, NobodyPassed):
        return _("needs nobody to have passed")
    if not isinstance(requirement, AtLeast | AtMost) or now is None:
        return requirement_lack(requirement, lack, now)
    words = PARAMETERS[requirement.parameter]
    if words.lack and isinstance(requirement, AtLeast):
        return requirement_lack(requirement, lack)
    value, has = (parameter_text(requirement.parameter, n) for n in (requirement.value, now))
    value = _(words.named, value=value)
    if words.lack:  # of things one says "fewer"
        return requirement_lack(requirement, lack, now)
    if isinstance(requirement, AtMost):
        return _("needs {value} or less, now {has}", value=value, has=has)
    return _("needs {value}, now {has}", value=value, has=has)


@requirement_lack.register
def _lack_tag(requirement: HasTag, lack: int = 0, now: int | None = None) -> str:
    if not lack or lack == requirement.n:
        return needed(requirement)
    return plural("needs {n} more {tag} tag", "needs {n} more {tag} tags", lack, tag=tag_name(requirement.tag))


@requirement_lack.register
def _lack_cities(requirement: Cities, lack: int = 0, now: int | None = None) -> str:
    if not lack:
        return needed(requirement)
    if requirement.own:
        return plural("needs {n} more city tile of your own", "needs {n} more city tiles of your own", lack)
    if requirement.on_mars:
        return plural("needs {n} more city tile on Mars", "needs {n} more city tiles on Mars", lack)
    return plural("needs {n} more city tile in play", "needs {n} more city tiles in play", lack)


@requirement_lack.register
def _lack_on_cards(requirement: HasOnCards, lack: int = 0, now: int | None = None) -> str:
    if not lack:
        return needed(requirement)
    # Which of the two it is another language says by a form of the word.
    what = one_resource(requirement.kind) if lack == 1 else resource_name(requirement.kind)
    return plural("needs {n} more {what} on your cards", "needs {n} more {what} on your cards", lack, what=what)


@requirement_lack.register
def _lack_rating(requirement: HasRating, lack: int = 0, now: int | None = None) -> str:
    needs = needed(requirement)
    return _("{needs}, {n} short", needs=needs, n=lack) if lack else needs
