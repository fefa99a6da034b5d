"""Ways in which the newest snapshot of a game can be damaged in the database."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable
from typing import Any, Final

import sqlalchemy as sa

from bot.store import Store
from bot.store.schema import commits
from engine.codec import VERSION


def rotten(stored: bytes) -> bytes:
    """Some bytes in the middle were lost and read as zeros."""
    half = len(stored) // 2
    return stored[:half] + bytes(20) + stored[half + 20 :]


def truncated(stored: bytes) -> bytes:
    """Only the beginning was written."""
    return stored[: len(stored) // 3]


def altered(stored: bytes) -> bytes:
    """Somebody gave a player money."""
    return _changed(stored, lambda raw: raw["players"][0]["stock"].update(mc=999))


def newer(stored: bytes) -> bytes:
    """A later version of the program has written it."""
    return _changed(stored, lambda raw: raw.update(version=VERSION + 1))


def undecodable(stored: bytes) -> bytes:
    """The agenda has a step that is none."""
    return _changed(stored, lambda raw: raw["agenda"].append("surprise"))


def invalid(stored: bytes) -> bytes:
    """A card is in two hands, in a save from before there was a checksum."""
    return _changed(stored, _card_twice)


def _card_twice(raw: dict[str, Any]) -> None:
    del raw["checksum"]
    raw["players"][1].setdefault("hand", []).append(raw["table"]["decks"]["projects"][0][0])


def _changed(stored: bytes, change: Callable[[dict[str, Any]], None]) -> bytes:
    raw = json.loads(zlib.decompress(stored))
    change(raw)
    return zlib.compress(json.dumps(raw, separators=(",", ":")).encode())


KINDS: Final[dict[str, Callable[[bytes], bytes]]] = {
    kind.__name__: kind for kind in (rotten, truncated, altered, newer, undecodable, invalid)
}


async def damage(store: Store, services: Any, game: str, kind: str = "rotten", newest: int = 1) -> None:
    """Damage the snapshots of the newest entries of a game."""
    async with store.writing() as connection:
        query = sa.select(commits.c.number, commits.c.snapshot).where(commits.c.game == game)
        rows = (await connection.execute(query.order_by(commits.c.number.desc()).limit(newest))).all()
        for number, stored in rows:
            where = (commits.c.game == game) & (commits.c.number == number)
            await connection.execute(sa.update(commits).where(where).values(snapshot=KINDS[kind](stored)))
    services.runner.queue._games.clear()
