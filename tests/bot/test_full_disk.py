"""A disk that is full in the middle of a game: what a player sees, what the host reads, and that nothing is lost."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError
from structlog.testing import capture_logs

from bot.store import CannotOpen, Store, faults
from bot.store.faults import diagnose
from bot.tables import Trouble
from tests.bot.backend import eventually
from tests.bot.server import acts, asked_player, begun, open_server

MEGABYTES = 6


@dataclass
class Disk:
    """A disk of its own, or what looks like one to SQLite."""

    folder: Path
    fill: Callable[[], None]
    free: Callable[[], None]


@pytest.fixture
def disk(tmp_path) -> Iterator[Disk]:
    """A file system of a few megabytes in memory; skipped where nobody may mount one."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = shutil.which("mount")
    tried = mount and subprocess.run(
        [mount, "-t", "tmpfs", "-o", f"size={MEGABYTES}m", "tmpfs", str(folder)], capture_output=True
    )
    if not tried or tried.returncode:
        pytest.skip("no file system can be mounted here; the test with a limit of pages runs everywhere")

    def fill() -> None:
        hole = os.open(folder / "filling", os.O_CREAT | os.O_APPEND | os.O_WRONLY)
        try:
            while True:
                os.write(hole, bytes(512))
        except OSError:  # no space is left
            pass
        finally:
            os.close(hole)

    try:
        yield Disk(folder, fill, lambda: (folder / "filling").unlink())
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


def told(lines) -> list[dict]:
    return [line for line in lines if line["event"] == "database fails"]


async def test_a_full_disk_is_told_as_such_and_nothing_is_lost(disk):
    async with open_server(disk.folder / "mars.db", ("Ann", "Ben"), pictures=False) as server:
        game = await begun(server)
        await acts(server, game, "one")
        who = await asked_player(server)
        before = (await server.bot.services.games.status(game)).version
        asks = await server.slash(who, "pass")
        disk.fill()
        with capture_logs() as lines:
            refused = await server.click(who, asks, "Pass")
            with suppress(DBAPIError):  # which the loop of the outbox survives
                await server.say()
            again = await server.slash(who, "play")
            await eventually(lambda: told(lines))
        for shown in (refused,):
            assert "**The bot cannot reach its database right now.** Nothing was changed." in shown.words
        assert "Something went wrong" not in again.words
        assert {line["fault"] for line in told(lines)} == {"full"}
        assert all("Make room. Nothing is lost: do not restore a backup." in line["remedy"] for line in told(lines))
        assert server.bot.store.watch.fault == "full"
        assert (await server.bot.services.games.status(game)).version == before
        disk.free()
        await server.click(who, await server.slash(who, "pass"), "Pass")
        assert (await server.bot.services.games.status(game)).version > before
        assert server.bot.store.watch.fault is None
        await server.say()
        assert server.last().words


async def test_who_starts_on_a_full_disk_reads_that_it_is_full(disk):
    url = f"sqlite+aiosqlite:///{disk.folder}/mars.db"
    async with Store(url):
        pass
    disk.fill()
    with pytest.raises(CannotOpen, match=r"full.*do not restore a backup"):
        async with Store(url):
            pass
    disk.free()
    async with Store(url):
        pass


async def test_sqlite_that_may_not_grow_says_that_it_is_full(backend, game):
    """A real SQLITE_FULL everywhere, also where nobody may mount."""
    most, random, failed = 1, Random(1), False

    def limited(connection) -> None:
        connection.connection.driver_connection._raw.execute(f"PRAGMA max_page_count = {most}")

    event.listen(backend.store.engine.sync_engine, "begin", limited)
    with capture_logs() as lines:
        for _ in range(60):  # until the free pages are used up
            try:
                await backend.play_on(game, random)
            except Trouble as trouble:
                failed = trouble.passing
                break
    assert failed
    assert {line["fault"] for line in told(lines)} == {"full"}
    before = (await backend.services.games.status(game)).version
    most = 1_000_000
    await backend.play_on(game, random)
    assert (await backend.services.games.status(game)).version > before


@pytest.fixture
def whole(tmp_path) -> Path:
    path = tmp_path / "whole.db"
    connection = sqlite3.connect(path)
    connection.executescript("CREATE TABLE t (a); CREATE INDEX i ON t (a);")
    connection.executemany("INSERT INTO t VALUES (?)", [(bytes(500) + bytes([n % 250]),) for n in range(2000)])
    connection.commit()
    connection.close()
    return path


@pytest.mark.parametrize("said", ["io", "damaged"])
def test_a_file_that_is_whole_on_a_disk_with_room_is_no_reason_for_a_backup(whole, said):
    found = diagnose(said, whole)
    assert found == "io"
    assert "do not restore a backup" in faults.remedy(found, whole)


@pytest.mark.parametrize("said", ["io", "damaged"])
def test_a_file_that_sqlite_finds_damaged_is_damaged(whole, said):
    with whole.open("r+b") as file:
        file.seek(4096 * 3)
        file.write(b"\x07rubbish" * 4000)
    found = diagnose(said, whole)
    assert found == "damaged"
    assert "Restore a backup" in faults.remedy(found, whole)


def test_a_file_that_is_no_database_is_damaged(tmp_path):
    path = tmp_path / "no.db"
    path.write_text("a letter to the host " * 100)
    assert diagnose("damaged", path) == "damaged"


@pytest.mark.parametrize(
    ("number", "found"), [(errno.ENOSPC, "full"), (errno.EDQUOT, "full"), (errno.EROFS, "readonly")]
)
def test_what_can_be_written_says_more_than_sqlite(whole, monkeypatch, number, found):
    def refuse(*_: object) -> int:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(faults.os, "fsync", refuse)
    assert diagnose("io", whole) == found
    assert list(whole.parent.glob(".*probe")) == []


def test_postgresql_is_believed():
    assert diagnose("io", None) == "io"
    assert "do not restore a backup" not in faults.remedy("io", None)
