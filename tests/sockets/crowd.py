"""Many games at once: a few are played a little, and the others are their copies, each with its own players, thread and messages."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from discord.utils import utcnow

from bot.store import Store
from bot.store.schema import commits, dues, games, seats
from bot.tables import Rules, Runner, Services
from engine.robots.random import random_answer
from tests.sockets.loopback import Discord
from tests.sockets.world import Posted

PLAYERS: Final = 4
DEPTHS: Final = (4, 12, 20)
"""After so many answers the games are copied."""
GAMES_A_SERVER: Final = 100
BATCH: Final = 100
COMPONENTS_V2: Final = 1 << 15
"""The flag of a message made of components."""


class Copy(NamedTuple):
    """One game of the crowd."""

    game: str
    guild: int
    thread: int
    users: tuple[int, ...]
    """By seat."""
    owing: tuple[int, ...]
    """The users who are asked."""
    turn: Posted


async def crowd(discord: Discord, store: Store, count: int, *, shards: int = 1) -> list[Copy]:
    """Make so many games, on as many servers as needed, which lie on all shards evenly."""
    patterns = [await _pattern(store, depth) for depth in DEPTHS]
    world, made = discord.world, list[Copy]()
    channel = guild = 0
    rows: dict[sa.Table, list[dict[str, Any]]] = {table: [] for table in (games, seats, commits, dues)}
    for n in range(count):
        if n % GAMES_A_SERVER == 0:
            id = world.new_id()
            while (id >> 22) % shards != (n // GAMES_A_SERVER) % shards:
                id += 1 << 22
            guild = world.add_guild(f"Server {n // GAMES_A_SERVER}", id)
            channel = world.add_channel(guild, "olympus")
        pattern = patterns[n % len(patterns)]
        made.append(_copied(discord, pattern, f"c{n:05}", guild, channel, rows))
        if len(made) % BATCH == 0 or len(made) == count:
            async with store.writing() as connection:
                for table, new in rows.items():
                    if new:
                        await connection.execute(sa.insert(table), new)
                    new.clear()
    async with store.writing() as connection:
        await connection.execute(sa.delete(games).where(games.c.id.in_([p[games][0]["id"] for p in patterns])))
    return made


async def _pattern(store: Store, depth: int) -> dict[sa.Table, list[dict[str, Any]]]:
    """Play a game for some answers; return its rows."""
    services, random = Services(Runner(store, now=utcnow)), Random(depth)
    users = [10**17 + depth * 100 + seat for seat in range(PLAYERS)]
    rules = Rules(beginners=True, seating="chosen", seats=PLAYERS)
    id = (await services.lobby.create(1, 2, users[0], "Ann", "Crowd", rules)).id
    for seat, user in enumerate(users[1:]):
        await services.lobby.join(id, user, f"Player {seat}")
    status = await services.lobby.start(id, users[0])
    for n in range(depth):
        user = status.at(sorted(status.owing)[0]).user
        assert user is not None
        await answer(services, id, user, random, f"{id} {n}")
        status = await services.games.status(id)
    await services.runner.close()
    found: dict[sa.Table, list[dict[str, Any]]] = {}
    async with store.reading() as connection:
        for table in (games, seats, commits, dues):
            own = (table.c.id if table is games else table.c.game) == id
            found[table] = [dict(row) for row in (await connection.execute(sa.select(table).where(own))).mappings()]
    return found


async def answer(services: Services, game: str, user: int, random: Random, name: str) -> None:
    """Let somebody who is asked take one action, and commit it."""
    look = await services.play.look(game, user)
    while look.decision is not None and look.committed is None:
        picks = random_answer(look.decision, random)
        look = await services.play.compose(game, user, look.token, [picks], f"{name} {look.token}", confirmed=True)


def _copied(
    discord: Discord,
    pattern: dict[sa.Table, list[dict[str, Any]]],
    id: str,
    guild: int,
    channel: int,
    rows: dict[sa.Table, list[dict[str, Any]]],
) -> Copy:
    """Add the rows of a copy, and what Discord has of it."""
    world = discord.world
    thread = world.add_thread(channel, id)
    (about,) = pattern[games]
    button = {"type": 2, "style": 1, "label": "Open", "custom_id": f"p:{id}:{about['version']}:open"}
    # Of components v2, as a message with its picture: another one would be drawn anew.
    shown = {"flags": COMPONENTS_V2, "components": [{"type": 1, "components": [button]}]}
    turn = world.post(thread, shown, [])
    users = {row["user"]: world.add_member(guild, row["name"]) for row in pattern[seats]}
    where = {"guild": guild, "channel": channel, "thread": thread, "turn_message": int(turn.data["id"])}
    lobby = {"id": id, "name": id, "lobby_message": None, "interaction": None, "host": users[about["host"]]}
    rows[games].append(about | where | lobby)
    rows[seats] += [row | {"game": id, "user": users[row["user"]]} for row in pattern[seats]]
    rows[commits] += [row | {"game": id, "interaction": None} for row in pattern[commits]]
    # Whoever is asked has been told, and is reminded much later or never.
    rows[dues] += [
        row | {"game": id, "arrived": utcnow(), "remind_at": None, "nudge_at": None} for row in pattern[dues]
    ]
    by_seat = tuple(users[row["user"]] for row in sorted(pattern[seats], key=lambda row: row["seat"]))
    owing = tuple(by_seat[row["seat"]] for row in pattern[dues])
    return Copy(id, guild, thread, by_seat, owing, turn)


def percentile(values: Sequence[float], part: float) -> float:
    """Return the value below which this part of the values lies; 0 without values."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] if ordered else 0.0
