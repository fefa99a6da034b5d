"""The rules of Discord for registering slash commands."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from discord import app_commands

from tests.bot.strict.finding import Finding, units

Json = Mapping[str, Any]

NAME: Final = re.compile(r"[-_'\w]{1,32}")
SUBCOMMAND, GROUP = 1, 2
MOST: Final = 100
"""The maximum number of global commands of one application."""
OPTIONS: Final = 25
"""The maximum number of options of a command, of subcommands of a group, and of choices of an option."""
CHARACTERS: Final = 8000
"""The maximum number of characters in all names, descriptions and values of one command, each in its longest language."""
UNDESCRIBED: Final = "…"
"""The description that discord.py gives to an option without a description."""
SERVERS: Final = [0]
"""The integration types that our commands must have: only installation in a server (0), not for a user (1)."""
OF_THE_WHOLE: Final = ("guild_only", "allowed_contexts", "allowed_installs", "default_permissions")
"""Attributes that Discord reads only from top-level commands, and ignores in subcommands."""


def registered(commands: Sequence[Json]) -> Iterator[Finding]:
    """Yield what is wrong with the commands that the bot registers."""
    if len(commands) > MOST:
        yield Finding("commands", f"{len(commands)} of at most {MOST}")
    yield from _once(commands, "/")
    for command in commands:
        if command.get("type", 1) != 1:
            continue
        said = f"/{command['name']}"
        yield from _named(command, said)
        yield from _options(command.get("options") or [], said)
        if (length := _length(command)) > CHARACTERS:
            yield Finding("length", f"{said} of {length} altogether")
        if command.get("contexts") == []:
            yield Finding("contexts", f"{said} may be used nowhere")
        if command.get("integration_types") != SERVERS:
            yield Finding("installs", f"{said} may be installed without its server", refused=False)


def _options(options: Sequence[Json], of: str) -> Iterator[Finding]:
    if len(options) > OPTIONS:
        yield Finding("options", f"{len(options)} of {of}")
    yield from _once(options, of)
    optional = False
    for option in options:
        said = f"{of} {option['name']}"
        yield from _named(option, said)
        if option["type"] in (SUBCOMMAND, GROUP):
            yield from _options(option.get("options") or [], said)
            continue
        if option.get("required") and optional:
            yield Finding("required after optional", said)
        optional = optional or not option.get("required")
        yield from _choices(option, said)


def _choices(option: Json, said: str) -> Iterator[Finding]:
    choices = option.get("choices") or []
    if len(choices) > OPTIONS:
        yield Finding("options", f"{len(choices)} choices of {said}")
    if choices and option.get("autocomplete"):
        yield Finding("options", f"{said} has choices and completes them")
    for choice in choices:
        value = choice["value"]
        if not 1 <= units(choice["name"]) <= _longest(choice, "name") <= 100 or (
            isinstance(value, str) and not 1 <= units(value) <= 100
        ):
            yield Finding("length", f"choice {choice} of {said}")


def _named(command: Json, said: str) -> Iterator[Finding]:
    name, description = command["name"], command.get("description") or ""
    if not NAME.fullmatch(name) or name != name.lower():
        yield Finding("name", said)
    if not 1 <= units(description) <= _longest(command, "description") <= 100:
        yield Finding("length", f"description of {said}: {description!r}")
    if description == UNDESCRIBED:
        yield Finding("no description", said, refused=False)


def _once(commands: Sequence[Json], of: str) -> Iterator[Finding]:
    names = [(command["name"], command.get("type", 1) if of == "/" else 0) for command in commands]
    yield from (Finding("name", f"{name} twice in {of}") for name, kind in set(names) if names.count((name, kind)) > 1)


def _length(command: Json) -> int:
    own = _longest(command, "name") + _longest(command, "description") + units(str(command.get("value") or ""))
    within = (*(command.get("options") or ()), *(command.get("choices") or ()))
    return own + sum(_length(each) for each in within)


def _longest(part: Json, field: str) -> int:
    """The length of a name or description in the language in which it is longest."""
    return max(map(units, (part.get(field), *(part.get(f"{field}_localizations") or {}).values())))


def of_tree(tree: app_commands.CommandTree[Any]) -> Iterator[Finding]:
    """Yield the subcommands with attributes that discord.py accepts but does not send to Discord."""
    for command in tree.walk_commands():
        if command.parent is None:
            continue
        told = [what for what in OF_THE_WHOLE if getattr(command, what, None)]
        if told:
            yield Finding("a subcommand has no contexts of its own", f"/{command.qualified_name}: {', '.join(told)}")
