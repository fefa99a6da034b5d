"""The engine reaches every measured outcome of its expansions."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.shipped import SHIPPED
from tests.outcomes.runner import NOT_YET, OK, Report, report

FOLDER = Path(__file__).parents[1] / "data" / "outcomes"
KINDS = ("actions", "cards", "corporations", "preludes")
OURS = (*(f"{kind}_{one.name}.json" for kind in KINDS for one in SHIPPED), "milestones_awards.json")
"""The files in which every entry must be comparable."""
OTHERS = ("Air Scrapping", "Build Colony", "tracks.venus")
"""Entries of other expansions in board_actions.json."""


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


def test_nothing_differs_but_what_is_listed_with_its_reason(verdicts: Report) -> None:
    assert told(verdicts, "differs") == []


def test_everything_of_these_expansions_is_answered(verdicts: Report) -> None:
    open_entries = told(verdicts, NOT_YET)
    assert [line for line in open_entries if line.startswith(OURS)] == []
    assert [line for line in open_entries if line.startswith("board") and not any(o in line for o in OTHERS)] == []


def test_standard_games_are_scored_and_effects_probed(verdicts: Report) -> None:
    assert sum(v == OK for parts in verdicts["endgames.json"].values() for v in parts.values()) >= 24
    assert sum(v == OK for parts in verdicts["effects.json"].values() for v in parts.values()) >= 75
