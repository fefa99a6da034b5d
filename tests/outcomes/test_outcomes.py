"""The engine reaches every measured outcome of its expansions."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.outcomes.runner import NOT_YET, OK, Report, report

FOLDER = Path(__file__).parents[1] / "data" / "outcomes"


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


def test_every_entry_is_answered(verdicts: Report) -> None:
    assert told(verdicts, NOT_YET) == []


def test_standard_games_are_scored_and_effects_probed(verdicts: Report) -> None:
    assert sum(v == OK for parts in verdicts["endgames.json"].values() for v in parts.values()) >= 24
    assert sum(v == OK for parts in verdicts["effects.json"].values() for v in parts.values()) >= 75
