"""Many games at once, each at a position of its own (`tests.sockets.positions`), with its own players, thread and messages."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from discord.utils import utcnow

from bot.store import Store
from bot.store.schema import commits, dues, games, seats
from bot.tables import Runner, Services
from bot.tables.live import forked
from engine import load
from engine.robots.random import random_answer
from tests.sockets.loopback import Discord
from tests.sockets.positions import KINDS, Position, kept
from tests.sockets.world import Posted

NAMES: Final = (
    "Ann",
    "Ben",
    "Cat",
    "Dora",
    "Eve",
    "Finn",
    "Gustav",
    "Hilda",
    "Ivan",
    "Jo",
    "Kim",
    "Lea",
    "Milan",
    "Nora",
    "Olga",
    "Paul",
)
GAMES_A_SERVER: Final = 100
BATCH: Final = 100
Rows = dict[sa.Table, list[dict[str, Any]]]
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
    positions, patterns = kept(), dict[int, Rows]()
    world, made = discord.world, list[Copy]()
    channel = guild = 0
    rows: Rows = {table: [] for table in (games, seats, commits, dues)}
    for n in range(count):
        if n % GAMES_A_SERVER == 0:
            id = world.new_id()
            while (id >> 22) % shards != (n // GAMES_A_SERVER) % shards:
                id += 1 << 22
            guild = world.add_guild(f"Server {n // GAMES_A_SERVER}", id)
            channel = world.add_channel(guild, "olympus")
        position = positions[n % len(positions)]
        if position.kind not in patterns:
            patterns[position.kind] = await _pattern(store, position.kind)
        made.append(_copied(discord, patterns[position.kind], position, f"c{n:05}", guild, channel, rows))
        if n % BATCH == BATCH - 1 or n == count - 1:
            async with store.writing() as connection:
                for table, new in rows.items():
                    if new:
                        await connection.execute(sa.insert(table), new)
                    new.clear()
    async with store.writing() as connection:
        started = [pattern[games][0]["id"] for pattern in patterns.values()]
        await connection.execute(sa.delete(games).where(games.c.id.in_(started)))
    return made


async def _pattern(store: Store, kind: int) -> Rows:
    """Start a game of this kind of table; return its rows."""
    services, rules = Services(Runner(store, now=utcnow)), KINDS[kind]
    users = [10**17 + kind * 100 + seat for seat in range(rules.seats)]
    id = (await services.lobby.create(1, 2, users[0], "Ann", "Crowd", rules)).id
    for seat, user in enumerate(users[1:]):
        await services.lobby.join(id, user, f"Player {seat}")
    await services.lobby.start(id, users[0])
    await services.runner.close()
    found: Rows = {}
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


def _copied(discord: Discord, pattern: Rows, position: Position, id: str, guild: int, channel: int, rows: Rows) -> Copy:
    """Add the rows of a game that was started like the pattern and is at the position now, and what Discord has of it."""
    world, game = discord.world, load(position.save)
    thread = world.add_thread(channel, id)
    (about,), (entry,), owed = pattern[games], pattern[commits], pattern[dues][0]
    button = {"type": 2, "style": 1, "label": "Open", "custom_id": f"p:{id}:{about['version']}:open"}
    # Of components v2, as a message with its picture: another one would be drawn anew.
    shown = {"flags": COMPONENTS_V2, "components": [{"type": 1, "components": [button]}]}
    turn = world.post(thread, shown, [])
    names = Random(id).sample(NAMES, len(game.players))
    users = [world.add_member(guild, name) for name in names]
    where = {"guild": guild, "channel": channel, "thread": thread, "turn_message": int(turn.data["id"])}
    lobby = {"id": id, "name": id, "lobby_message": None, "interaction": None, "host": users[0]}
    agreed = {"options": game.options.model_dump(mode="json"), "seed": id}
    rows[games].append(about | where | lobby | agreed)
    rows[seats] += [
        row | {"game": id, "user": users[row["seat"]], "name": names[row["seat"]]} for row in pattern[seats]
    ]
    now = {"answered": game.answered, "floor": game.floor, "forked": forked(game)}
    rows[commits].append(entry | {"game": id, "snapshot": zlib.compress(position.save, 3), **now})
    # Whoever is asked has been told, and is reminded much later or never.
    told = {"game": id, "arrived": utcnow(), "remind_at": None, "nudge_at": None}
    owing = sorted(game.pending)
    rows[dues] += [owed | told | {"seat": seat, "token": game.tokens[seat]} for seat in owing]
    return Copy(id, guild, thread, tuple(users), tuple(users[seat] for seat in owing), turn)


def percentile(values: Sequence[float], part: float) -> float:
    """Return the value below which this part of the values lies; 0 without values."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] if ordered else 0.0
