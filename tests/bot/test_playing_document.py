"""docs/playing.md says what happens after how long; its table is compared with the clocks."""

import re
from datetime import timedelta
from pathlib import Path

import pytest

from bot.screens.lobby_options import PACES
from bot.tables.away import LONGEST_VACATION, VACATION_IN_A_GAME
from bot.tables.clocks import DAY, MOST_QUIET, Clocks
from bot.tables.person import MORNING

TEXT = (Path(__file__).parents[2] / "docs" / "playing.md").read_text(encoding="utf-8")
UNITS = {"min": timedelta(minutes=1), "h": timedelta(hours=1), "days": DAY}


def read(said):
    """The durations in a cell of the table, such as `12 h, 36 h`."""
    return [int(n) * UNITS[unit] for n, unit in re.findall(r"(\d+) (min|h|days)", said)]


@pytest.mark.parametrize("pace", PACES)
def test_the_document_has_the_clocks_of_each_pace(pace):
    row = next(line for line in TEXT.splitlines() if line.startswith(f"| {pace} |"))
    _pace, reminders, away, vote, gone = (cell.strip() for cell in row.strip("|").split("|"))
    clocks = Clocks.of(PACES[pace])
    at = [clocks.reminder, 3 * clocks.reminder, 7 * clocks.reminder]
    assert [sum((clocks.next_reminder(n) for n in range(k + 1)), timedelta()) for k in range(3)] == at
    assert read(reminders) == at
    assert (read(away), read(vote), read(gone)) == ([clocks.away], [clocks.vote], [clocks.gone])
    assert reminders.endswith("then weekly")


def test_the_document_has_the_limits_of_vacation_and_quiet_hours():
    assert f"{LONGEST_VACATION.days} days at most" in TEXT
    assert f"{VACATION_IN_A_GAME.days} days of them" in TEXT
    assert f"({MOST_QUIET // timedelta(hours=1)} hours a day at most)" in TEXT
    assert f"tomorrow at {MORNING:%H:%M}" in TEXT
