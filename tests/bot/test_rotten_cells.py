"""One cell of the database that cannot be read: its game says so or is unharmed, can be ended, and no other is touched."""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from contextlib import suppress
from datetime import timedelta
from itertools import count
from pathlib import Path
from random import Random

import pytest
from structlog.testing import capture_logs

from bot.delivery.lobbies import Lobbies
from bot.delivery.mending import Mending
from bot.delivery.votes import Votes
from bot.store.columns import Text
from bot.store.schema import metadata
from bot.tables import Refused
from tests.bot import postgres
from tests.bot.backend import ANN, BEN, CAT, GUILD, STRANGER, Backend, Clock, FakeSender, open_backend
from tests.bot.rot import ON_POSTGRESQL, Cell, furnish, many, once, spoil, spoil_on_postgresql

KEYS = {("games", "id")}
"""Whatever else is whole: a game whose name nobody knows cannot be found."""


async def made(folder: Path) -> tuple[Path, Clock, str, str]:
    path, clock = folder / "furnished.db", Clock()
    async with open_backend(path, clock) as backend:
        game, other = await furnish(backend)
    return path, clock, game, other


async def survives(backend: Backend, columns: set[tuple[str, str]], game: str, other: str, hit: str | None) -> None:
    """Everything that must hold with rotten cells in these columns. `hit`: the game that they belong to, or None."""
    services, store, clock = backend.services, backend.store, backend.clock
    vanished = bool(columns & KEYS)
    # What a player sees of it: the game as it is, or that it is damaged.
    for one in (game, other):
        if vanished and one == hit:
            with pytest.raises(Refused):
                await services.games.status(one)
            continue
        status = await services.games.status(one)
        assert status.damage is None or (status.damage.reference and hit == one), one
        for user in (ANN, BEN):
            await services.play.look(one, user)
        await services.history.story(one, ANN)
    # Lists show the others.
    safe = other if hit != other else game
    assert {s.id for s in await services.games.of_user(ANN)} >= {safe}
    assert safe in {s.id for s in await services.games.in_server(GUILD)}
    await services.games.in_server(GUILD)
    # Loops go on.
    clock.advance(timedelta(hours=13))
    for loop in (
        backend.outbox,
        backend.orders,
        backend.robots,
        Votes(store, services.votes, services.seats, now=clock),
        Lobbies(store, services.lobby, services.absences, now=clock),
        backend.reminders,
    ):
        await loop.tick()
    await Mending(store, services.repair, now=clock).tick()
    await backend.outbox.tick()
    reminded = {said["game"] for sent in backend.sender.of_kinds("reminder") for said in sent.payload["dues"]}
    assert safe in reminded
    # Others are played.
    owing = await services.games.status(safe)
    assert owing.damage is None
    backend.clicks = count(10_000)
    assert await backend.play_on(safe, Random(1)) is not None
    # It can be ended: by the table, or by who manages the server.
    for one in (game, other):
        if vanished and one == hit:
            continue
        if one == game:
            # Whose seat cannot be read has no vote: then it is for who manages the server.
            with suppress(Refused):
                request = await services.votes.ask_to_end(one, BEN)
                for user in (ANN, CAT):
                    if (await services.games.status(one)).state == "running":
                        await services.votes.vote(one, user, request.id, "yes")
        if (await services.games.status(one)).state == "running":
            await services.moderation.stop(one, STRANGER, "Zed", f"stop {one}")
        assert (await services.games.status(one)).state == "ended", one


async def looked_at(folder: Path, groups: Iterable[list[Cell]], *, together: bool) -> list[str]:
    """Return what went wrong, by the cells that were spoilt; `together`: cells of a group belong to one game."""
    path, at, game, other = await made(folder)
    failed: list[str] = []
    for cells in groups:
        spoilt = folder / "spoilt.db"
        shutil.copy(path, spoilt)
        hits = spoil(spoilt, cells, game if together else None)
        hit = game if together else hits.pop()
        clock = Clock()
        clock.at = at.at
        try:
            with capture_logs():
                async with open_backend(spoilt, clock, FakeSender()) as backend:
                    await survives(backend, {(c.table, c.column) for c in cells}, game, other, hit)
        except Exception as error:
            failed.append(f"{', '.join(map(str, cells))}: {type(error).__name__}: {error}")
        for end in ("", "-wal", "-shm"):
            (folder / f"spoilt.db{end}").unlink(missing_ok=True)
    return failed


@pytest.mark.slow
async def test_one_rotten_cell_of_any_column_spoils_nothing_else(tmp_path, ann_begins):
    failed = await looked_at(tmp_path, once(), together=True)
    assert failed == [], "\n".join(failed)


@pytest.mark.soak
@pytest.mark.timeout(3600)
async def test_500_rotten_cells_spoil_nothing_else(tmp_path, ann_begins):
    failed = await looked_at(tmp_path, [[cell] for cell in many(500, 25)], together=False)
    assert failed == [], "\n".join(failed)


async def test_cells_that_postgresql_cannot_refuse_spoil_nothing_else(place, ann_begins):
    """One database, in which each cell is spoilt, looked at and restored: PostgreSQL copies one more slowly than SQLite."""
    async with open_backend(await postgres.migrated(place)) as backend:
        game, other = await furnish(backend)
        services = backend.services
        for cells in once(ON_POSTGRESQL):
            for cell in cells:
                column = metadata.tables[cell.table].c[cell.column]
                if isinstance(column.type, Text) and not column.type.among:
                    continue  # any text is as good
                kept, change = await spoil_on_postgresql(backend, cell)
                services.runner.queue._games.clear()
                for one in (game, other):
                    status = await services.games.status(one)
                    assert status.damage is None or status.damage.reference, cell
                    await services.play.look(one, BEN)
                    await services.history.story(one, ANN)
                # A game in no state that there is waits until it is mended.
                assert len(await services.games.of_user(ANN)) >= 2 or str(column) == "games.state", cell
                for loop in (
                    Votes(backend.store, services.votes, services.seats, now=backend.clock),
                    backend.orders,
                    backend.robots,
                ):
                    await loop.tick()
                await Lobbies(backend.store, services.lobby, services.absences, now=backend.clock).tick()
                await backend.run(change, value=kept)
