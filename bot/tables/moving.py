"""Moving a running game from one host to another: its file, the compatibility of both hosts, and players who claim their seats."""

from __future__ import annotations

import secrets
import zlib
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from hashlib import sha256
from typing import Any, Final

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import blocking, downtimes, games, history, migrate, moves, post, quarantine
from bot.tables import leaving, reading, sealing, seating
from bot.tables.lobby import KEY_LETTERS
from bot.tables.open_game import OpenGame
from bot.tables.pace import Pace
from bot.tables.sealing import Identity
from bot.tables.values import Refused
from bot.threads import in_thread
from engine import Game, codec, load
from engine.codec import Unreadable

LARGEST: Final = 9 * 2**20
"""The most bytes of a file: with its envelope, Discord takes no more."""
LARGEST_READ: Final = 2**28
"""The most bytes that a file may have once it is decompressed."""


class Moved(msgspec.Struct, frozen=True):
    """The contents of the file of a moved game."""

    move: str
    game: str
    guild: int
    version: str
    cards: str
    rows: dict[str, list[dict[str, Any]]]


async def identity(connection: AsyncConnection) -> Identity:
    """Return the keys of this host, which are made when they are first needed: call this where the store may be written."""
    found = await moves.secret(connection)
    if found is None:
        await moves.lock_secret(connection)
        found = await moves.secret(connection)
    if found is None:
        found = secrets.token_bytes(32)
        await moves.keep_secret(connection, found)
    return Identity(found)


def version() -> str:
    """Return what must be equal at both hosts: the schema of the tables, and the form of saves."""
    return f"{migrate.newest()}.{codec.VERSION}"


def cards(game: Game) -> str:
    """Return a digest of the declarations of all cards of a game."""
    return sha256(repr(sorted(game.box.cards.items())).encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Departure:
    """That somebody moves a game to the host with the key `to`."""

    own: Identity
    to: str
    at: datetime
    by: Mapping[str, Any]
    """Who moves it, as the history says it."""
    move: str = field(default_factory=lambda: secrets.token_hex(sealing.MOVE))

    @property
    def facts(self) -> dict[str, Any]:
        """The facts of the entry of the history."""
        return {**self.by, "what": "move", "move": self.move, "to": self.to}

    def sealed(self, moved: Moved) -> bytes:
        """Return the file of a game. It takes long. Refused: bad-key, move-too-large."""
        file = self.own.sealed(self.to, zlib.compress(msgspec.msgpack.encode(moved)))
        if len(file) > LARGEST:
            raise Refused("move-too-large")
        return file


async def prepared(open_game: OpenGame, departure: Departure) -> Moved:
    """Return what the file of a running game will hold if nothing happens to the game meanwhile. Refused: as by `leave`."""
    moved = await _moved(open_game, departure)
    rows, number = moved.rows, open_game.row["version"] + 1
    entry = history.unchanged(rows["commits"][-1], number, "admin", departure.facts, departure.at)
    changed = {
        "games": [{**row, "version": number} for row in rows["games"]],
        "commits": [*rows["commits"], entry],
    }
    return msgspec.structs.replace(moved, rows=rows | changed)


async def leave(open_game: OpenGame, departure: Departure, ready: Moved, sealed: bytes, interaction: str) -> bytes:
    """Close a running game here and store its file, which is returned, all in one transaction.

    That is `sealed`, the file of what was `ready`, unless something has happened to the game since.
    Refused: plays-here, bad-key, not-running, damaged, move-too-large.
    """
    connection, id = open_game.connection, open_game.id
    _check_leaving(open_game)
    await seating.add_note(open_game, departure.facts, "admin", interaction, departure.at)
    moved = await _moved(open_game, departure)
    if moved != ready:
        sealed = await in_thread(departure.sealed, moved)
    await moves.record_departure(
        connection, game=id, move=departure.move, host=departure.to, at=open_game.now, sealed=sealed
    )
    await quarantine.set_aside(connection, id, open_game.now)
    said = {
        "place": open_game.row["thread"] or open_game.row["channel"],
        "guild": open_game.row["guild"],
        "untrue": await downtimes.leave(connection, id),
    }
    await post.enqueue(connection, [post.row(id, "moved", open_game.now, payload=said)])
    return sealed


def _check_leaving(open_game: OpenGame) -> Game:
    if open_game.seat is not None:
        raise Refused("plays-here")
    open_game.check_running()
    if open_game.live is None:
        raise Refused("damaged")
    return open_game.live.game


async def _moved(open_game: OpenGame, departure: Departure) -> Moved:
    game = _check_leaving(open_game)
    try:
        rows = await moves.rows(open_game.connection, open_game.id)
    except Unreadable:
        raise Refused("damaged") from None
    return Moved(departure.move, open_game.id, open_game.row["guild"], version(), cards(game), rows)


async def acknowledge(connection: AsyncConnection, receipt: str, guild: int, now: datetime) -> str:
    """Delete a game that another host has received, according to its receipt; return its id.

    Refused: bad-receipt; move-reopened (a game of this server that the host of this bot has taken back after that move: it stays).
    """
    number, own = sealing.moved(receipt), (await identity(connection)).key
    found = await moves.by_number(connection, number)
    if found is not None:
        sealing.check(receipt, by=found["host"], of=own)
        if found["acknowledged"] is not None or await moves.acknowledge(connection, number, now):
            return found["game"]
    for id, facts in await moves.notes_of_moves(connection, guild):
        if facts.get("move") == number:
            sealing.check(receipt, by=facts["to"], of=own)
            raise Refused("move-reopened", game=id)
    raise Refused("bad-receipt")


def opened(own: Identity, sealed: bytes, trusted: Collection[str], guild: int) -> tuple[str, Moved]:
    """Return the key of the host from which a file is, and its contents. Refused: as by `read` and `Identity.opened`."""
    sender, content = own.opened(sealed, trusted)
    return sender, read(content, guild)


def read(content: bytes, guild: int) -> Moved:
    """Return the contents of a file. Refused: move-sealed, move-server, move-version, move-cards."""
    try:
        unpacked = zlib.decompressobj()
        moved = msgspec.msgpack.decode(unpacked.decompress(content, LARGEST_READ), type=Moved)
    except (zlib.error, msgspec.DecodeError, ValueError):
        raise Refused("move-sealed") from None
    if moved.guild != guild:
        raise Refused("move-server")
    if moved.version != version():
        raise Refused("move-version", there=moved.version, here=version())
    # Only now: other versions have other columns.
    if not moves.complete(moved.rows) or len(moved.rows["games"]) != 1:
        raise Refused("move-sealed")
    (row,) = moved.rows["games"]
    try:
        reading.rules(row)
        newest = next(one for one in moved.rows["commits"] if one["number"] == row["version"])
        game = load(history.decompressed(newest["snapshot"]))
    except (Unreadable, StopIteration):
        raise Refused("move-cards") from None
    if moved.cards != cards(game):
        raise Refused("move-cards")
    return moved


async def arrive(
    connection: AsyncConnection, own: Identity, sender: str, moved: Moved, channel: int, user: int, pace: Pace
) -> tuple[str, str]:
    """Write a game that has come from another host; return its id here and the receipt for that host.

    Refused: plays-here, move-doubled, blocked-server, quota.
    """
    known = await moves.arrival(connection, sender, moved.game)
    if known is not None:
        receipt = own.receipt(sender, moved.move) if known["move"] == moved.move else ""
        raise Refused("move-doubled", game=known["here"], receipt=receipt)
    if any(row["user"] == user for row in moved.rows["seats"]):
        raise Refused("plays-here")
    await blocking.lock_server(connection, moved.guild)
    if await blocking.server_blocked(connection, moved.guild):
        # Clicks ask a list that may be seconds old, and do not ask it for the host.
        raise Refused("blocked-server")
    await pace.quota.check_arriving(connection, moved.guild, channel)
    id = moved.game
    while await games.exists(connection, id) or await moves.departure(connection, id) is not None:
        id = "".join(secrets.choice(KEY_LETTERS) for _ in range(5))
    await moves.write(connection, id, channel, moved.rows)
    await moves.record_arrival(connection, host=sender, game=moved.game, move=moved.move, at=pace.now, here=id)
    return id, own.receipt(sender, moved.move)


async def go_on(open_game: OpenGame) -> None:
    """Tell the table in its new place that its game continues there, and ask those who owe an answer.

    Those whom this host has blocked count as away at once. Whoever is on vacation here has the robot that they wanted; one that played
    for a vacation at the other host leaves, since nobody here knows when that vacation ends.
    """
    await seating.add_note(open_game, {"what": "arrived"})
    await seating.wait_anew(open_game)
    start = post.row(open_game.id, "lobby", open_game.now, payload={"anew": True})
    await post.enqueue(open_game.connection, [start])
    await seating.update_owing(open_game, open_game.pace.robots, call=True)
    await downtimes.tell(open_game.connection, open_game.id, open_game.now)
    blocked = await blocking.users(open_game.connection)
    for user in sorted(blocked.keys() & open_game.users.values()):
        await leaving.leave(open_game, user, "blocked")
    for row in open_game.present:
        if not seating.wants_robot(row, open_game.now):
            await seating.vacation_over(open_game, row["seat"], call=True)
        await seating.on_vacation(open_game, row["seat"])


async def claim(open_game: OpenGame, user: int, name: str) -> None:
    """Claim one's own seat in a game that has come from another host; once is enough. Refused: no-seat."""
    row = next((r for r in open_game.present if r["user"] == user), None)
    if row is None:
        raise Refused("no-seat")
    if not row["unclaimed"]:
        return
    await seating.set_seat(open_game, row["seat"], unclaimed=False, name=name[:100])
    await seating.add_note(open_game, {"what": "claimed", "seat": row["seat"]})
