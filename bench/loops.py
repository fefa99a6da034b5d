"""What the loops cost that look at all games, whether something is due or not: `python -m bench.loops --games 50000 [--postgres]`.

One game is played a little, and the others are its copies, on servers of their own: all wait for somebody who was asked, nobody is to be
reminded yet, and the outbox holds what was said of them. Each loop is then called as the bot calls it when nothing is due. It prints the
seconds between two calls, the time of the event loop that a call takes (processor time of the process), and how long it takes by the
clock: the median of five calls.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from random import Random
from statistics import median
from types import SimpleNamespace
from typing import Any, Final

import sqlalchemy as sa

from bench.seating import begun
from bot.delivery import due as due_loops
from bot.delivery.departures import Departures
from bot.delivery.healing import Healing
from bot.delivery.histories import Histories
from bot.delivery.lobbies import Lobbies
from bot.delivery.orders import Orders
from bot.delivery.outbox import LISTENING_SECONDS, Outbox, Sent
from bot.delivery.reminders import Reminders
from bot.delivery.robots import Robots
from bot.delivery.threads import Threads
from bot.delivery.votes import Votes
from bot.store import Store, figures
from bot.store.destination import GAME
from bot.store.schema import commits, dues, games, outbox, seats, users
from bot.tables import Rules, Runner, Services
from engine.robots.random import random_answer

NOW: Final = datetime(2026, 11, 23, tzinfo=UTC)
USERS: Final = (100, 101, 102, 103)
ENTRIES: Final = 4
GAMES_A_SERVER: Final = 5
SHARDS: Final = 3
"""The number of shards of this process; there are four times as many in all."""
SAID: Final = 20
"""The number of messages of each game that were sent before."""
CALLS: Final = 5


async def pattern(store: Store) -> str:
    """Start a game, play a few answers, and send all its messages; return its id."""
    services, random = Services(Runner(store, now=lambda: NOW)), Random(1)
    rules = Rules(seats=len(USERS), seating="chosen", beginners=True)
    status = await begun(services, USERS, rules, guild=1 << 22)
    game = status.id
    while status.version < ENTRIES:
        user = status.at(min(status.owing)).user
        assert user is not None
        look = await services.play.look(game, user)
        while look.decision is not None:
            look = await services.play.compose(
                game, user, look.token, [random_answer(look.decision, random)], f"{status.version} {look.token}", True
            )
        status = await services.games.status(game)
    for user in USERS:
        await services.people.set_locale(user, "en-US")
    later = NOW + timedelta(hours=12)
    async with store.writing() as connection:
        await connection.execute(sa.update(games).values(thread=3, turn_message=4, lobby_message=5, interaction=None))
        await connection.execute(sa.update(commits).values(interaction=None))
        await connection.execute(sa.update(dues).values(arrived=NOW, remind_at=later))
        await connection.execute(sa.update(outbox).values(state="sent", sent_at=NOW, message=4, ready_at=NOW))
    await services.runner.close()
    return game


async def copied(store: Store, game: str, count: int) -> None:
    """Write the rows of a game `count` more times, under other ids."""
    number = sa.column("n", sa.BigInteger)
    numbers = (
        sa.text("(WITH RECURSIVE s(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM s WHERE n < :n) SELECT n FROM s) AS s")
        if store.sqlite
        else sa.text("generate_series(1, :n) AS s(n)")
    )
    id = sa.literal("c").concat(sa.cast(number, sa.String))
    server = number // GAMES_A_SERVER * (1 << 22)
    changed: dict[sa.Table, dict[str, Any]] = {
        games: {"id": id, "guild": server, "channel": number * 10, "thread": number * 10 + 1, "turn_message": number},
        seats: {"game": id, "user": seats.c.user + number * 1000},
        commits: {"game": id},
        dues: {"game": id},
        users: {"user": users.c.user + number * 1000},
    }
    async with store.writing(maintenance=True) as connection:
        for table, values in changed.items():
            names = [column.name for column in table.columns]
            of = sa.true() if table is users else table.c[games.c.id.name if table is games else "game"] == game
            some = sa.select(*(values.get(name, table.c[name]) for name in names)).select_from(table, numbers).where(of)
            await connection.execute(sa.insert(table).from_select(names, some), {"n": count - 1})
        names = [column.name for column in outbox.columns if column.name != "id"]
        first = sa.select(sa.func.min(outbox.c.id)).scalar_subquery()
        said = {"game": id, "destination": sa.literal(GAME).concat(id)}
        some = sa.select(*(said.get(name, outbox.c[name]) for name in names)).select_from(outbox, numbers)
        for _ in range(SAID):
            await connection.execute(
                sa.insert(outbox).from_select(names, some.where(outbox.c.id == first)), {"n": count - 1}
            )
    async with store.writing(maintenance=True) as connection:
        await connection.exec_driver_sql("ANALYZE")


class Sender:
    async def send(self, intent: object) -> Sent:
        return Sent(1)


def loops(store: Store) -> dict[str, tuple[float, Callable[[], Awaitable[object]]]]:
    """The loops of the bot, each with the seconds between two calls. Its Discord client knows all servers and is never called."""
    services = Services(Runner(store, now=lambda: NOW))
    here = SimpleNamespace(get_channel_or_thread=lambda place: SimpleNamespace(archived=False))
    client: Any = SimpleNamespace(
        get_guild=lambda guild: here,
        serves=lambda guild: True,
        connected_shards=range(SHARDS),
        shard_count=4 * SHARDS,
    )
    at: Any = {"now": lambda: NOW}
    send = Outbox(store, Sender(), **at)
    remind, threads = Reminders(store, **at), Threads(client, client, store, **at)
    heal = Healing(client, client, services.games, services.repair, **at)
    heal._look = _looked  # type: ignore[method-assign]
    robots, orders = Robots(store, services.robots, **at), Orders(store, services.orders, **at)

    async def due(loop: Any) -> None:
        await loop.tick()
        await loop._pause()

    async def outbox_looks() -> None:
        await send._claim()
        send._pause()

    return {
        "outbox": (LISTENING_SECONDS, outbox_looks),
        "robots": (due_loops.LISTENING_SECONDS, lambda: due(robots)),
        "orders": (due_loops.LISTENING_SECONDS, lambda: due(orders)),
        "lost messages": (heal.every, heal.tick),
        "reminders": (remind.every, remind.tick),
        "archived threads": (remind.every, threads.tick),
        "vacations": (remind.every, services.vacations.end_due),
        "votes": (Votes.every, Votes(store, services.votes, services.seats, **at).tick),
        "lobbies and deadlines": (Lobbies.every, Lobbies(store, services.lobby, services.absences, **at).tick),
        "finished games": (Histories.every, Histories(store, services.history, days=30, **at).tick),
        "servers left": (Departures.every, Departures(client, store, services.privacy, forget_days=None, **at).tick),
        "metrics": (15, lambda: figures.read(store, NOW, ())),
    }


async def _looked(game: str) -> bool:
    return False


async def measure(url: str, count: int) -> None:
    async with Store(url) as store:
        await copied(store, await pattern(store), count)
        print(
            f"| {count:,} games, {store.name.rpartition('/')[2]} | every | event loop | by the clock |\n|---|---|---|---|"
        )
        for name, (every, call) in loops(store).items():
            spent, took = list[float](), list[float]()
            for _ in range(CALLS):
                began, clock = time.process_time(), time.perf_counter()
                await call()
                spent.append(1e3 * (time.process_time() - began))
                took.append(1e3 * (time.perf_counter() - clock))
            print(f"| {name} | {every:.0f} s | {median(spent):.1f} ms | {median(took):.1f} ms |", flush=True)


def main() -> None:
    from tests.bot import postgres

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50_000)
    parser.add_argument("--postgres", action="store_true")
    given = parser.parse_args()
    with postgres.scratch(on_postgres=given.postgres) as (url, _):
        asyncio.run(measure(url, given.games))


if __name__ == "__main__":
    main()
