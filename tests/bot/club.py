"""A store, its tables, a clock to turn and ears that hear what the bot would say."""

from __future__ import annotations

import asyncio
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

from bot.delivery.outbox import Gone, Outbox, Sent
from bot.delivery.reminders import Reminders
from bot.delivery.robots import Robots
from bot.store import Store
from bot.tables import Look, Refused, Rules, Status, Tables
from bot.tables.values import Intent
from engine.robots.random import random_answer
from tests.bot.database import quick_store

GUILD, CHANNEL = 10**18 + 1, 10**18 + 2
ANN, BEN, CAT = 10**18 + 11, 10**18 + 12, 10**18 + 13
STRANGER = 10**18 + 99
MINUTE, HOUR = timedelta(minutes=1), timedelta(hours=1)


class Clock:
    """Time that only goes on when told."""

    def __init__(self) -> None:
        self.at = datetime(2026, 11, 21, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.at

    def on(self, by: timedelta) -> None:
        self.at += by


@dataclass
class Ears:
    """Hears what is sent; may be out of reach."""

    heard: list[Intent] = field(default_factory=list)
    gone: set[str] = field(default_factory=set)
    deaf: set[str] = field(default_factory=set)
    messages: Any = field(default_factory=lambda: count(500))

    async def send(self, intent: Intent) -> Sent | Gone:
        if intent.destination in self.deaf:
            raise ConnectionError("out of reach")
        if intent.destination in self.gone:
            return Gone("closed")
        self.heard.append(intent)
        return Sent(next(self.messages))

    def kinds(self, *kinds: str) -> list[Intent]:
        return [i for i in self.heard if i.kind in kinds]

    def forget(self) -> None:
        self.heard.clear()


@dataclass
class Club:
    """Everything of one process."""

    store: Store
    clock: Clock
    ears: Ears
    tables: Tables
    outbox: Outbox
    reminders: Reminders
    robots: Robots
    clicks: Any = field(default_factory=lambda: count(1))

    def click(self) -> str:
        """A new interaction id."""
        return f"click {next(self.clicks)}"

    async def with_robots(self, *others: int, robots: int = 2, **rules: Any) -> Status:
        """A running game of Ann, some others, and robots after them; beginners unless told otherwise."""
        status = await self.lobby(*others, **{"beginners": True, **rules})
        for n in range(robots):
            await self.tables.seat_robot(status.id, ANN, f"Robot {n}")
        return await self.tables.start(status.id, ANN)

    async def lobby(self, *others: int, **rules: Any) -> Status:
        """Ann and the others, in this order of seats unless told otherwise."""
        status = await self.tables.found(
            GUILD, CHANNEL, ANN, "Ann", "Olympus Rising", Rules(**{"seating": "chosen", **rules})
        )
        for user in others:
            status = await self.tables.join(status.id, user, f"member {user % 100}")
        return status

    async def game(self, *others: int, **rules: Any) -> Status:
        """A running game; everybody has the Beginner Corporation unless told otherwise, so that Ann's turn comes at once."""
        status = await self.lobby(*(others or (BEN, CAT)), **{"beginners": True, **rules})
        return await self.tables.start(status.id, ANN)

    async def act(self, game: str, user: int, *steps: Sequence[str] | str, confirmed: bool = True) -> Look:
        """One whole action."""
        picks = [[step] if isinstance(step, str) else list(step) for step in steps]
        return await self.tables.compose(game, user, None, picks, self.click(), confirmed=confirmed)

    async def research(self, game: str) -> None:
        """Ann, Ben and Cat pass: all are asked what they buy in the second generation."""
        for user in (ANN, BEN, CAT):
            await self.act(game, user, "pass")

    async def play_on(self, game: str, random: Random) -> Look | None:
        """Somebody who owes an answer gives a random one; None when nobody does."""
        status = await self.tables.status(game)
        if not status.owing:
            return None
        user = status.at(random.choice(sorted(status.owing))).user
        assert user is not None
        look = await self.tables.look(game, user)
        assert look.decision is not None
        picks = random_answer(look.decision, random)
        return await self.tables.pick(game, user, look.token, picks, self.click(), confirmed=True)

    async def rows(self, query: str, **values: Any) -> list[Any]:
        async with self.store.reading() as connection:
            return list((await connection.execute(sa.text(query), values)).all())

    async def run(self, statement: str, **values: Any) -> None:
        async with self.store.writing() as connection:
            await connection.execute(sa.text(statement), values)


@asynccontextmanager
async def club(
    where: Path | str, clock: Clock | None = None, ears: Ears | None = None, **more: Any
) -> AsyncIterator[Club]:
    """One process on the database at this path, which is a quick one, or under this URL, which is as a host's is."""
    clock, ears = clock or Clock(), ears or Ears()
    store = Store(where, **more) if isinstance(where, str) else await quick_store(where, **more)
    try:
        await store.open()
        outbox = Outbox(store, ears, now=clock)
        tables = Tables(store, now=clock, nudge=outbox.nudge)
        reminders = Reminders(store, now=clock, nudge=outbox.nudge)
        yield Club(store, clock, ears, tables, outbox, reminders, Robots(store, tables, now=clock))
        await tables.close()
    finally:
        await store.close()


DRAWS = "space:B6"
"""An ocean area with a card as its bonus."""


async def refused(awaitable) -> Refused:
    """The refusal that this ends in."""
    with pytest.raises(Refused) as caught:
        await awaitable
    return caught.value


async def eventually(true: Callable[[], Any]) -> None:
    """Wait until it is, however slow the machine is: what never comes true ends with the test's own time."""
    while True:
        found = true()
        if await found if isawaitable(found) else found:
            return
        await asyncio.sleep(0.01)


async def everything(house):
    """All that the database holds."""
    names = [name for (name,) in await house.rows("SELECT name FROM sqlite_master WHERE type = 'table'")]
    return {name: await house.rows(f'SELECT * FROM "{name}"') for name in names}
