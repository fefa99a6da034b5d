"""Compares every file of a folder, entry by entry, with one verdict each."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

from tests.outcomes import actions, board, cards, colonies, effects, endgames, goals_pack, maps, world_events
from tests.outcomes.accepted import reason
from tests.outcomes.names import NotYet, slug
from tests.outcomes.situations import World

Check = Callable[[World, str, Any, str], list[str]]
Report = dict[str, dict[str, dict[str, str]]]

OK: Final = "ok"
NOT_YET: Final = "not yet"
INPUTS: Final = ("situations.json", "decks.json")


def report(folder: Path, about: str = "") -> Report:
    """The verdicts on every file of a folder with the layout of the measured outcomes.

    With `about`, only on entries that have it in the name of their file, in their own name, or as their module or map.
    """
    world = World(folder)
    found = {
        path.name: _file(world, path, slug(about)) for path in sorted(folder.glob("*.json")) if path.name not in INPUTS
    }
    return {file: entries for file, entries in found.items() if entries}


def _file(world: World, path: Path, about: str) -> dict[str, dict[str, str]]:
    try:
        check, entries, parts = _reader(path.name, json.loads(path.read_text(encoding="utf-8")))
        titled = list(entries.items())
    except (ValueError, LookupError, TypeError, AttributeError):  # the layout of the file is unknown
        return {"all": {"all": NOT_YET}}
    return {
        title: {part: verdict(world, check, path.name, title, entry, part) for part in _parts(parts, entry)}
        for title, entry in titled
        if about in slug(path.stem) or about in slug(title) or about in _places(entry)
    }


def _places(entry: Any) -> set[str]:
    """The expansion and the map that an entry belongs to."""
    parts = [entry, *entry.values()] if isinstance(entry, dict) else []
    return {str(part[key]) for part in parts if isinstance(part, dict) for key in ("module", "board") if key in part}


def summary(found: Report) -> list[str]:
    """One line for each file with the numbers of verdicts, followed by its differences."""
    out: list[str] = []
    for file, entries in found.items():
        verdicts = Counter(verdict.partition(":")[0] for parts in entries.values() for verdict in parts.values())
        out.append(f"{file}: " + ", ".join(f"{n} {verdict}" for verdict, n in verdicts.most_common()))
        out += [
            f"  {title}, {part}: {verdict}"
            for title, parts in entries.items()
            for part, verdict in parts.items()
            if verdict.startswith("differs")
        ]
    return out


def _parts(parts: Callable[[Any], Iterable[str]], entry: Any) -> list[str]:
    try:
        return list(parts(entry)) or ["all"]
    except (LookupError, TypeError, AttributeError):
        return ["all"]


def _reader(name: str, found: Any) -> tuple[Check, dict[str, Any], Callable[[Any], Iterable[str]]]:
    """How to compare a file: the function, its entries, and the parts of an entry."""
    kind = name.removesuffix(".json").partition("_")[0]
    match kind:
        case "cards" | "preludes":
            return cards.play, found, lambda entry: entry["situations"]
        case "actions":
            return actions.act, found, _situations
        case "corporations":
            return (
                actions.start,
                found,
                lambda entry: ["start", *(["initialAction"] if "initialAction" in entry else [])],
            )
        case "effects":
            return effects.probe, found, effects.names_of
        case "board":
            return board.check, board.flattened(found), list
        case "maps":
            return maps.check, maps.entries(found), list
        case "boards":
            return board.areas, {name: entry for name, entry in found.items() if isinstance(entry, dict)}, list
        case "milestones":
            return board.goal, board.goals(found), list
        case "colonies":
            return colonies.tile, found, colonies.parts
        case "global":
            return world_events.check, found, _situations
        case "goals":
            return goals_pack.check, goals_pack.entries(found), list
        case "endgames":
            return endgames.check, endgames.entries(found), list
        case _:
            return _unknown, found if isinstance(found, dict) else {"all": found}, _situations


def _situations(entry: Any) -> list[str]:
    """The keys of an entry that are names of situations, or one key for the whole entry."""
    inner = entry.get("situations", entry) if isinstance(entry, dict) else {}
    return [key for key in inner if key[:1] == "S" and key[1:].isdigit()] or ["all"]


def _unknown(_world: World, name: str, _entry: Any, _part: str) -> list[str]:
    raise NotYet(name)


def verdict(world: World, check: Check, file: str, name: str, entry: Any, part: str) -> str:
    """The verdict on one part: ok, not yet, accepted with its reason, or differs with the places."""
    if part == "all":
        return NOT_YET
    try:
        lines = check(world, name, entry, part)
    except NotYet:
        return NOT_YET
    except Exception as error:  # an unknown file must not stop the comparison of the others
        lines = [f"{type(error).__name__}: {error}"]
    if not lines:
        return OK
    if why := reason(file, name, lines):
        return f"accepted: {why}"
    return "differs: " + "; ".join(lines)
