"""A file of SQLite that is moved, deleted or replaced under a running bot: it says so, and nothing is written that would be lost."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.tables import Trouble
from tests.bot.backend import ANN, open_backend

pytestmark = pytest.mark.once


def move(path: Path) -> None:
    path.rename(path.with_suffix(".away"))


def replace(path: Path) -> None:
    """As a host who restores a backup without stopping the bot; what the bot has written since is in the file beside it."""
    move(path)
    shutil.copy(path.with_suffix(".away"), path)


def put_back(path: Path) -> None:
    path.with_suffix(".away").replace(path)


@pytest.mark.parametrize(
    ("happens", "remedy"),
    [(move, "restore a backup"), (replace, "Another file is in its place"), (Path.unlink, "writes nothing")],
)
async def test_nothing_is_written_into_a_file_that_is_no_longer_in_its_place(
    tmp_path: Path, happens: Callable[[Path], None], remedy: str
) -> None:
    path = tmp_path / "mars.db"
    async with open_backend(f"sqlite+aiosqlite:///{path}") as backend:
        game = await backend.game()
        happens(path)
        with capture_logs() as logged:
            for _ in range(2):
                with pytest.raises(Trouble):
                    await backend.services.votes.ask_to_end(game.id, ANN)
        (line,) = [line for line in logged if line["event"] == "database fails"]
        assert line["fault"] == "moved" == backend.store.watch.fault
        assert remedy in line["remedy"]
        assert path.name in line["database"]
        with pytest.raises(Trouble):
            await backend.services.games.status(game.id)
        assert path.exists() == (happens is replace), "the bot must not make another one"


@pytest.mark.parametrize("happens", [move, replace])
async def test_a_file_that_is_put_back_is_written_again(tmp_path: Path, happens: Callable[[Path], None]) -> None:
    path = tmp_path / "mars.db"
    async with open_backend(f"sqlite+aiosqlite:///{path}") as backend:
        game = await backend.game()
        happens(path)
        with pytest.raises(Trouble):
            await backend.services.votes.ask_to_end(game.id, ANN)
        put_back(path)
        await backend.services.votes.ask_to_end(game.id, ANN)
        assert backend.store.watch.fault is None
    with sqlite3.connect(path) as connection:
        assert connection.execute("SELECT count(*) FROM votes").fetchone() == (1,)


async def test_what_is_under_way_when_the_file_is_moved_is_not_committed(tmp_path: Path) -> None:
    path = tmp_path / "mars.db"
    async with open_backend(f"sqlite+aiosqlite:///{path}") as backend:

        async def write() -> None:
            async with backend.store.writing() as connection:
                await connection.exec_driver_sql("INSERT INTO signs (name, at) VALUES ('x', '2026-01-01')")
                move(path)

        with pytest.raises(OSError, match="not the file that was opened"):
            await write()
        put_back(path)
        assert await backend.rows("SELECT name FROM signs WHERE name = 'x'") == []
