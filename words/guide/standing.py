"""Lines about the state of a game that several topics of the guide use."""

from __future__ import annotations

from engine.box import Parameter
from engine.expansions import open_box
from engine.view import View, steps_left
from words.brief import brief
from words.catalogue import _, capital, number, pair, plural
from words.names import PARAMETERS, parameter_name, parameter_text


def to_the_end(view: View) -> list[str]:
    """The number of steps that each global parameter still needs; last, all the steps together that end the game.

    In a solo game that is won by terraform rating, the rating and the one needed.
    """
    if goal := view.box.terms["rating-goal"]:
        return [_("TR {n} of {goal}", n=seat.tr, goal=goal) for seat in view.seats]
    parameters = open_box(view.options).parameters.values()
    left = steps_left(view)
    together = plural("Together {n} step is left", "Together {n} steps are left", left)
    return [*(_steps(p, view.parameters[p.key]) for p in parameters), together if left else _("Mars is terraformed")]


def _steps(parameter: Parameter, value: int) -> str:
    now, left = capital(parameter_at(parameter.key, value)), parameter.left(value)
    if not left:
        return _("{now}: complete", now=now)
    return plural(
        "{now}: {n} step to {end}", "{now}: {n} steps to {end}", left, now=now, end=_bare(parameter.key, parameter.end)
    )


def bonuses_ahead(view: View) -> list[str]:
    """The bonuses for steps that the parameters have not reached, apart from the rating, each with the value that brings the bonus."""
    return [
        _("{at}: {bonus}", at=parameter_at(p.key, at), bonus=brief(bonus))
        for p in open_box(view.options).parameters.values()
        for at, bonus in p.bonuses
        if at > view.parameters[p.key]
    ]


def parameter_at(key: str, value: int) -> str:
    """A parameter and its value: `temperature −8 °C`, `oceans 5`."""
    return pair(parameter_name(key), _bare(key, value))


def _bare(key: str, value: int) -> str:
    """A value as written after the name of its parameter; without a noun such as oceans that the name already says."""
    return number(value) if PARAMETERS[key].counted else parameter_text(key, value)
