"""The rules of a table as one line of text, which can be copied and pasted into a lobby of another server.

`map=hellas corporate_era=yes more=prelude,venus` names each field that differs from the usual rules. Seats, pace and what was drawn for
one game are left out.
"""

from __future__ import annotations

from typing import Final

from pydantic import ValidationError

from bot.tables.lobby_rules import OF_TABLE, Rules
from bot.tables.values import Refused

MARK: Final = "mars-rules"
"""The first word of the text, by which it is known."""
LONGEST: Final = 1000
"""How many characters of a text are read."""
YES_NO: Final = {"yes": True, "no": False}
FIELDS: Final = tuple(name for name in Rules.model_fields if name not in OF_TABLE)
USUAL: Final = Rules()


def written(rules: Rules) -> str:
    """Return the rules as one line of text."""
    changed = ((name, getattr(rules, name)) for name in FIELDS if getattr(rules, name) != getattr(USUAL, name))
    return " ".join([MARK, *(f"{name}={_said(value)}" for name, value in changed if name != "goals" or _keeps(rules))])


def _keeps(rules: Rules) -> bool:
    """Return whether the goals belong to the rules, rather than having been drawn for one game."""
    return rules.goal_choice == "chosen"


def _said(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ",".join(map(str, value))  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType]
    return str(value)


def read(text: str) -> dict[str, object]:
    """The changes of rules that a text stands for: every field that it may name. Refused: bad-text with the part that is none.

    >>> read("mars-rules map=hellas draft=yes")["map"]
    'hellas'
    """
    head, *parts = text[:LONGEST].replace("`", " ").split() or [""]
    if head != MARK:
        raise Refused("bad-text", part=head)
    found: dict[str, object] = {name: getattr(USUAL, name) for name in FIELDS}
    for part in parts:
        name, sign, value = part.partition("=")
        if not sign or name not in FIELDS:
            raise Refused("bad-text", part=part)
        found[name] = _read(name, value)
        try:
            Rules.model_validate({name: found[name]})
        except ValidationError:
            raise Refused("bad-text", part=part) from None
    try:
        Rules.model_validate(found)
    except ValidationError as error:
        name = str(error.errors(include_input=False)[0]["loc"][0])
        raise Refused("bad-text", part=name) from None
    return found


def _read(name: str, value: str) -> object:
    if isinstance(getattr(USUAL, name), tuple):
        return tuple(one for one in value.split(",") if one)
    usual = getattr(USUAL, name)
    if isinstance(usual, bool) or usual is None:
        return YES_NO.get(value, value)
    return int(value) if isinstance(usual, int) and value.isdecimal() and len(value) < 4 else value
