"""The engine reaches every measured outcome of its expansions."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.shipped import SHIPPED
from tests.outcomes.names import NotYet, game_of, options_of
from tests.outcomes.runner import NOT_YET, OK, Report, report

FOLDER = Path(__file__).parents[1] / "data" / "outcomes"
KINDS = ("actions", "cards", "corporations", "preludes")
FILES = ("colonies.json", "global_events.json", "milestones_awards.json", "board_actions.json", "boards.json")
OURS = (*(f"{kind}_{one.name}.json" for kind in KINDS for one in SHIPPED), *FILES)
"""The files in which every entry of these expansions must be comparable."""
OF = {
    "venus": (" / venus.", "tracks.venus", "standardProjects.Air Scrapping", "offBoard / 7"),
    "hellas": ("hellas",),
    "elysium": ("elysium",),
    "promos": ("offBoard / 69",),
    "colonies": ("Build Colony",),
    "turmoil": ("global_events.json",),
}
"""Entries in them that belong to other expansions, as long as those are not shipped."""
OTHERS = tuple(start for name in OF.keys() - {one.name for one in SHIPPED} for start in OF[name])


@pytest.fixture(scope="module")
def verdicts() -> Report:
    return report(FOLDER)


def told(verdicts: Report, start: str) -> list[str]:
    return [
        f"{file} / {name} / {part}: {verdict}"
        for file, entries in verdicts.items()
        for name, parts in entries.items()
        for part, verdict in parts.items()
        if verdict.startswith(start)
    ]


def of_others(line: str) -> bool:
    """Whether the game of an entry has an expansion that is not shipped."""
    file, name, _part = line.split(" / ", 2)
    entry = json.loads((FOLDER / file).read_text(encoding="utf-8")).get(name)
    if not isinstance(entry, dict) or "game" not in entry:
        return False
    try:
        options_of(game_of(entry))
    except NotYet:
        return True
    return False


def test_nothing_differs_but_what_is_listed_with_its_reason(verdicts: Report) -> None:
    assert told(verdicts, "differs") == []


def test_everything_of_these_expansions_is_answered(verdicts: Report) -> None:
    open_entries = told(verdicts, NOT_YET)
    left = [line for line in open_entries if line.startswith(OURS) and not any(o in line for o in OTHERS)]
    assert [line for line in left if not of_others(line)] == []


def test_standard_games_are_scored_and_effects_probed(verdicts: Report) -> None:
    assert sum(v == OK for parts in verdicts["endgames.json"].values() for v in parts.values()) >= 24
    assert sum(v == OK for parts in verdicts["effects.json"].values() for v in parts.values()) >= 75
