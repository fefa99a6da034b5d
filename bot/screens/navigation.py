"""Where Back leads: to the screen that the player came from."""

from __future__ import annotations

from typing import Final

HOME: Final = "home"
"""The panel, whatever it shows now."""
MORE: Final = "more"

_PARENTS: Final = {
    "hand": MORE,
    "table": "everybody",
    "everybody": MORE,
    "board": MORE,
    "full": "board",
    "words": MORE,
    "log": MORE,
    "logof": MORE,
    "login": MORE,
    "games": MORE,
}
"""By the first word of a route, where it is usually opened from; everything else is opened from the panel."""
_LISTS: Final = {"b": "list/project", "milestone": "list/milestone", "award": "list/award"}


def parted(what: str) -> tuple[str, str]:
    """A route as `table/2@everybody@more`: what is asked for, and the screens that it was asked from, the last one first.

    They are left out where they are the usual ones.
    """
    route, _at, origin = what.partition("@")
    return route, origin


def parent(route: str, origin: str, *, more: bool) -> str:
    """The way back from a route; only somebody with a panel of their own has the screen More."""
    verb, _slash, rest = route.partition("/")
    found = origin or (_LISTS.get(rest, HOME) if verb == "do" else _PARENTS.get(verb, HOME))
    return HOME if found == MORE and not more else found
