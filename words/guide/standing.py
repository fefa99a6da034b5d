"""Lines about the state of a game that several topics use."""

from __future__ import annotations

from engine.box import Parameter
from engine.expansions import open_box
from engine.view import View, steps_left
from words.brief import brief
from words.catalogue import _, capital, number, pair, plural
from words.names import PARAMETERS, parameter_name, parameter_text


def to_the_end(view: View) -> list[str]:
    """Each global parameter with its steps to the end; last, all steps together that the end of the game waits for.

    In a solo game for a terraform rating, how far that is.
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
    """The bonuses that raising a parameter will still bring besides the rating, each with its value."""
    return [
        _("{at}: {bonus}", at=parameter_at(p.key, at), bonus=brief(bonus))
        for p in open_box(view.options).parameters.values()
        for at, bonus in p.bonuses
        if at > view.parameters[p.key]
    ]


def parameter_at(key: str, value: int) -> str:
    """A parameter with a value: `temperature −8 °C`, `oceans 5`."""
    return pair(parameter_name(key), _bare(key, value))


def _bare(key: str, value: int) -> str:
    """A value as it follows the name of its parameter; what it counts, such as oceans, is not named twice."""
    return number(value) if PARAMETERS[key].counted else parameter_text(key, value)
