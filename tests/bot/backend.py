"""The bot without Discord: a store, the tables and workers on it, a clock set by the test, a sender that records messages."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from inspect import isawaitable
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from bot.delivery.intents import Intent
from bot.delivery.lobbies import Lobbies
from bot.delivery.orders import Orders
from bot.delivery.outbox import Gone, Outbox, Sent
from bot.delivery.reminders import Reminders
from bot.delivery.robots import Robots
from bot.delivery.votes import Votes
from bot.store import Store, history
from bot.store.schema import commits
from bot.tables import Look, Refused, Rules, Runner, Services, Status
from engine.codec import load, save
from engine.core import Game
from engine.robots.random import random_answer
from tests.bot.database import quick_store

GUILD, CHANNEL = 10**18 + 1, 10**18 + 2
ANN, BEN, CAT = 10**18 + 11, 10**18 + 12, 10**18 + 13
STRANGER = 10**18 + 99
MINUTE, HOUR = timedelta(minutes=1), timedelta(hours=1)


class Clock:
    """A clock that moves only when a test calls `advance`."""

    def __init__(self) -> None:
        self.at = datetime(2026, 11, 21, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.at

    def advance(self, by: timedelta) -> None:
        self.at += by


@dataclass
class FakeSender:
    """Records every message instead of sending it.

    Destinations in `gone` no longer exist; destinations in `unreachable` raise `ConnectionError`.
    """

    sent: list[Intent] = field(default_factory=list)
    gone: set[str] = field(default_factory=set)
    unreachable: set[str] = field(default_factory=set)
    messages: Any = field(default_factory=lambda: count(500))

    async def send(self, intent: Intent) -> Sent | Gone:
        to = str(intent.destination)
        if to in self.unreachable:
            raise ConnectionError("out of reach")
        if to in self.gone:
            return Gone("closed", closed=intent.destination.user is not None)
        self.sent.append(intent)
        return Sent(next(self.messages))

    def of_kinds(self, *kinds: str) -> list[Intent]:
        return [i for i in self.sent if i.kind in kinds]

    def clear(self) -> None:
        self.sent.clear()


@dataclass
class Backend:
    """What one process of the bot consists of, except its connection to Discord."""

    where: Path | str
    """What `open_backend` was given, so that another process can be opened on the same database."""
    store: Store
    clock: Clock
    sender: FakeSender
    services: Services
    outbox: Outbox
    reminders: Reminders
    robots: Robots
    orders: Orders
    votes: Votes
    lobbies: Lobbies
    clicks: Any = field(default_factory=lambda: count(1))

    def click(self) -> str:
        """The id of a new interaction."""
        return f"click {next(self.clicks)}"

    async def with_robots(self, *others: int, robots: int = 2, **rules: Any) -> Status:
        """Start a game of Ann, `others` and then robots, by default with Beginner Corporations."""
        status = await self.lobby(*others, **{"beginners": True, **rules})
        for n in range(robots):
            await self.services.lobby.seat_robot(status.id, ANN, f"Robot {n}")
        return await self.services.lobby.start(status.id, ANN)

    async def lobby(self, *others: int, **rules: Any) -> Status:
        """Open a lobby of Ann and `others`, who by default sit in this order."""
        status = await self.services.lobby.create(
            GUILD, CHANNEL, ANN, "Ann", "Olympus Rising", Rules(**{"seating": "chosen", **rules})
        )
        for user in others:
            status = await self.services.lobby.join(status.id, user, f"member {user % 100}")
        return status

    async def game(self, *others: int, **rules: Any) -> Status:
        """Start a game of Ann and `others` (Ben and Cat); by default with Beginner Corporations, so that it is Ann's turn at once."""
        status = await self.lobby(*(others or (BEN, CAT)), **{"beginners": True, **rules})
        return await self.services.lobby.start(status.id, ANN)

    async def act(self, game: str, user: int, *steps: Sequence[str] | str, confirmed: bool = True) -> Look:
        """Take one whole action and commit it; each step is what the user picks at one question."""
        picks = [[step] if isinstance(step, str) else list(step) for step in steps]
        return await self.services.play.compose(game, user, None, picks, self.click(), confirmed=confirmed)

    async def research(self, game: str) -> None:
        """Let Ann, Ben and Cat pass, so that the research phase of the second generation asks all of them what they buy."""
        for user in (ANN, BEN, CAT):
            await self.act(game, user, "pass")

    async def play_on(self, game: str, random: Random) -> Look | None:
        """Answer at random for a random player who owes a decision; returns None when nobody owes one."""
        status = await self.services.games.status(game)
        if not status.owing:
            return None
        user = status.at(random.choice(sorted(status.owing))).user
        assert user is not None
        look = await self.services.play.look(game, user)
        assert look.decision is not None
        picks = random_answer(look.decision, random)
        return await self.services.play.compose(game, user, look.token, [picks], self.click(), confirmed=True)

    async def nearly_over(self, game: str) -> None:
        """Let a game end after this generation, since the parameters have nearly reached their goals; the players need not do more."""

        def finished(found: Game) -> None:
            for key, parameter in found.box.parameters.items():
                found.table.parameters[key] = parameter.end

        await altered(self.services, game, finished)

    async def rows(self, query: str, **values: Any) -> list[Any]:
        async with self.store.reading() as connection:
            return list((await connection.execute(sa.text(query), values)).all())

    async def run(self, statement: str, **values: Any) -> None:
        async with self.store.writing() as connection:
            await connection.execute(sa.text(statement), values)


@asynccontextmanager
async def open_backend(
    where: Path | str, clock: Clock | None = None, sender: FakeSender | None = None, **more: Any
) -> AsyncIterator[Backend]:
    """Open a backend on a database: a path means a fast test database, a URL a database configured as for a host."""
    clock, sender = clock or Clock(), sender or FakeSender()
    store = Store(where, **more) if isinstance(where, str) else await quick_store(where, **more)
    try:
        await store.open()
        outbox = Outbox(store, sender, now=clock)
        services = Services(Runner(store, now=clock, nudge=outbox.nudge))
        reminders = Reminders(store, now=clock, nudge=outbox.nudge)
        robots, orders = Robots(store, services.robots, now=clock), Orders(store, services.orders, now=clock)
        votes = Votes(store, services.votes, services.seats, now=clock)
        lobbies = Lobbies(store, services.lobby, services.absences, now=clock)
        yield Backend(where, store, clock, sender, services, outbox, reminders, robots, orders, votes, lobbies)
        await services.runner.close()
    finally:
        await store.close()


async def altered(services: Services, game: str, change: Callable[[Game], Game | None]) -> None:
    """Change the newest stored position of a game, or replace it by the game that `change` returns."""
    newest = (await services.games.status(game)).version
    where = (commits.c.game == game) & (commits.c.number == newest)
    async with services.runner.store.writing() as connection:
        found = load(await history.snapshot(connection, game, newest))
        found = change(found) or found
        found.derive_pending()
        await connection.execute(sa.update(commits).where(where).values(snapshot=zlib.compress(save(found))))
    services.runner.queue._games.clear()


OCEAN_WITH_CARD = "space:B6"
"""An ocean area whose placement bonus is a card."""


async def refused(awaitable) -> Refused:
    """The `Refused` that the awaitable raises; fails if it raises none."""
    with pytest.raises(Refused) as caught:
        await awaitable
    return caught.value


async def eventually(condition: Callable[[], Any]) -> None:
    """Poll a condition, sync or async, until it is true; the timeout of the test is the only limit, for slow machines."""
    while True:
        found = condition()
        if await found if isawaitable(found) else found:
            return
        await asyncio.sleep(0.01)


async def all_rows(backend):
    """All rows of the database, by table."""
    names = [name for (name,) in await backend.rows("SELECT name FROM sqlite_master WHERE type = 'table'")]
    return {name: await backend.rows(f'SELECT * FROM "{name}"') for name in names}
