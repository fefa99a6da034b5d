"""Where the button Back leads: to the screen that the player came from."""

from __future__ import annotations

from typing import Final

HOME: Final = "home"
"""The route of the panel, whatever it shows now."""
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
    "correct": MORE,
    "fix": MORE,
    "note": "orders",
}
"""By the first word of a route, the screen that usually opens it; all others are opened from the panel."""


def parted(what: str) -> tuple[str, str]:
    """Split a route such as `table/2@everybody@more` into its own screen and the screens that led there, the last one first.

    A route omits those screens where they are the usual ones.
    """
    route, _at, origin = what.partition("@")
    return route, origin


def parent(route: str, origin: str, *, more: bool) -> str:
    """Return the route that Back leads to. `more`: whether the person has the screen More, which only players have."""
    verb, _slash, rest = route.partition("/")
    # A menu that stands on the panel has a letter, one on the list of a verb its key.
    found = origin or (f"list/{rest}" if verb == "do" and len(rest) > 1 else _PARENTS.get(verb, HOME))
    return HOME if found == MORE and not more else found
