"""After `kill -9` at any moment, every confirmed answer is stored once, and every message that is due is still in the outbox."""

import contextlib
import os
import signal
import subprocess
import sys
import time
from itertools import count
from pathlib import Path
from random import Random

import pytest

from bot.log import set_up
from bot.store import history
from bot.tables import lobby
from bot.tables.live import AskedSeats
from engine import load
from tests.bot.backend import BEN, CAT, HOUR, Clock, open_backend
from tests.seeding import seeded

pytestmark = pytest.mark.once

HERE = Path(__file__).resolve()


async def answering(path: Path, seed: int) -> None:
    """The process that is killed: it answers at random, and prints each confirmed answer."""
    set_up("WARNING")
    lobby.secrets = seeded(f"killed {seed}")  # type: ignore[assignment]
    async with open_backend(f"sqlite+aiosqlite:///{path}") as backend:
        random = Random(seed)
        backend.clicks = count(seed * 10**6)
        while True:
            open_games = await backend.services.games.of_user(BEN)
            game = open_games[0].id if open_games else (await backend.game(BEN, CAT, beginners=False)).id
            look = await backend.play_on(game, random)
            if look is not None and look.committed is not None:
                print(f"{game} {look.committed}", flush=True)
            if random.random() < 0.1:
                await backend.outbox.tick()


def killed_while_answering(path: Path, seed: int, random: Random) -> list[tuple[str, int]]:
    """Start the process and kill it at a random moment; returns the answers that it had confirmed."""
    code = f"import asyncio; from pathlib import Path; from tests.bot.test_kill import answering; \
asyncio.run(answering(Path({str(path)!r}), {seed}))"
    process = subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=HERE.parents[2], text=True
    )
    assert process.stdout is not None
    assert process.stderr is not None
    lines: list[str] = []
    with process:
        try:
            for _ in range(random.randint(1, 12)):
                lines.append(process.stdout.readline())
            time.sleep(random.random() * 0.03)
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process.pid, signal.SIGKILL)
        rest = process.stdout.read()
        complaint = process.stderr.read()
        assert (process.wait(), complaint) == (-signal.SIGKILL, "")
    whole = ("".join(lines) + rest).splitlines(keepends=True)
    return [(game, int(number)) for game, number in (line.split() for line in whole if line.endswith("\n"))]


async def survives(path: Path, times: int) -> None:
    random, confirmed = Random(times), list[tuple[str, int]]()
    for seed in range(1, times + 1):
        confirmed += killed_while_answering(path, seed, random)
        clock = Clock()
        clock.advance(HOUR * 1000 * seed)
        async with open_backend(f"sqlite+aiosqlite:///{path}", clock) as backend:
            await intact(backend, confirmed)
    assert len(confirmed) > times


async def intact(backend, confirmed) -> None:
    assert await backend.rows("PRAGMA integrity_check") == [("ok",)]
    kept = [(game, number) for game, number in await backend.rows("SELECT game, number FROM commits WHERE number > 0")]
    assert len(set(confirmed)) == len(confirmed), "nothing is confirmed twice"
    assert len(set(kept)) == len(kept)
    assert set(confirmed) <= set(kept), "every confirmed answer is there"
    for game, version, state in await backend.rows("SELECT id, version, state FROM games WHERE state != 'lobby'"):
        numbers = sorted(number for g, number in kept if g == game)
        assert numbers == list(range(1, version + 1)), "without gaps, each once"
        logs = await backend.rows("SELECT entry FROM outbox WHERE game = :g AND kind = 'log' AND entry > 0", g=game)
        assert sorted(n for (n,) in logs) == numbers, "each has its line, sent or waiting"
        if state == "running":
            await announced(backend, game, version)
        else:
            assert await backend.rows("SELECT 1 FROM outbox WHERE game = :g AND kind = 'result'", g=game)


async def announced(backend, game, version) -> None:
    async with backend.store.reading() as connection:
        found = load(await history.snapshot(connection, game, version))
    owed = AskedSeats.now(found)
    dues = dict(await backend.rows("SELECT seat, token FROM dues WHERE game = :g", g=game))
    assert dues == {seat: found.tokens[seat] for seat in owed.seats}, "who is asked owes it"
    about = "SELECT seat FROM outbox WHERE game = :g AND kind = 'prompt' AND state IN ('waiting', 'sent')"
    if owed.forked:
        # Whoever brought the fork about sees in their panel what they are asked.
        looking = set(await backend.rows("SELECT seat FROM commits WHERE game = :g AND number = :n", g=game, n=version))
        assert owed.seats <= {seat for (seat,) in {*await backend.rows(about, g=game), *looking}}
    turns = "SELECT 1 FROM outbox WHERE game = :g AND kind = 'turn' AND state IN ('waiting', 'sent')"
    assert await backend.rows(turns, g=game)


@pytest.mark.slow
@pytest.mark.timeout(600)  # every process begins anew
async def test_two_kills_lose_nothing_and_double_nothing(tmp_path):
    await survives(tmp_path / "mars.db", 2)


@pytest.mark.soak
@pytest.mark.timeout(1800)
async def test_a_hundred_kills_lose_nothing_and_double_nothing(tmp_path):
    await survives(tmp_path / "mars.db", 100)
