"""Replays one moment of a stored game: `python -m bench.replay data/mars.sqlite3 GAME ENTRY`.

Without an entry it lists those of the game, with what was answered and where a generation begins; without a game, the games.

It loads the snapshot before the entry, prints it (`str(game)`), gives the recorded answer or correction again by the rules as they
are now, and prints what changed, because of what, and the result; if that differs from the stored snapshot, it says so. The positions
and changes show nothing hidden, but an answer may name cards that only its player has seen. The database is only read; it is a file of
SQLite, or a URL.
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import Store, history
from bot.store.schema import commits, games
from bot.tables.reading import MOVES
from engine import Game, load, save
from engine.card import CARDS
from engine.core import Cause
from engine.corrections import Correction, corrected
from engine.journal import Entry, GenerationBegan


class NotThere(Exception):
    """Raised when a game or entry does not exist; its text lists the existing ones."""


async def stored(url: str) -> list[str]:
    """The stored games, one line each."""
    async with _reading(url) as connection:
        last = sa.select(sa.func.max(commits.c.number)).where(commits.c.game == games.c.id).scalar_subquery()
        found = await connection.execute(
            sa.select(games.c.id, games.c.name, games.c.state, last).order_by(games.c.created)
        )
        return [
            f"{game}: {name}, {state}, {'no entries' if entry is None else f'entries 0 to {entry}'}"
            for game, name, state, entry in found
        ]


async def entries(url: str, game: str) -> list[str]:
    """The entries of a game, one line each; raises `NotThere`."""
    async with _reading(url) as connection:
        rows = await history.newest(connection, game, 1 + await _last(connection, game))
    return [line for row in reversed(rows) for line in _listed(row)]


async def replay(url: str, game: str, number: int) -> list[str]:
    """The lines to print; raises `NotThere`, and every error that the rules raise when the recorded answer is given again."""
    async with _reading(url) as connection:
        last = await _last(connection, game)
        rows = await history.newest(connection, game, 1, number + 1)
        if not rows or rows[0]["number"] != number:
            raise NotThere(f"Game {game} has entries up to {last}, and none with the number {number}.")
        entry, after = rows[0], await history.snapshot(connection, game, number)
        facts = entry["facts"] or {}
        earlier = entry["kind"] in MOVES
        before = await history.snapshot(connection, game, number - 1) if earlier else b""
    title = f"entry {number} of {last}: {entry['kind']}, seat {entry['seat']}{', taken back later' if entry['undone'] else ''}"
    if not earlier:
        return [title, "", str(load(after))]
    again, picks = load(before), history.picks_of(entry)
    said = [title, "", str(again), ""]
    if entry["kind"] != "answer":
        again = corrected(again, [Correction.read(words) for words in picks], facts["asker"], facts["agreed"])
        return [*said, *_changes(again.news), "", str(again), "", _compared(again, after)]
    for picked in picks:
        said.append(f"seat {entry['seat']} answers {_named(picked)}")
        again.answer(entry["seat"], picked)
        said += _changes(again.news)
    return [*said, "", str(again), "", _compared(again, after)]


@asynccontextmanager
async def _reading(url: str) -> AsyncIterator[AsyncConnection]:
    store = Store(url)
    await store.connect(must_exist=True)
    try:
        async with store.reading() as connection:
            yield connection
    finally:
        await store.close()


async def _last(connection: AsyncConnection, game: str) -> int:
    """The number of the newest entry of a game; raises `NotThere`."""
    found = await connection.execute(sa.select(sa.func.max(commits.c.number)).where(commits.c.game == game))
    last = found.scalar_one()
    if last is None:
        raise NotThere(f"There is no game {game} with a history in this database.")
    return last


def _listed(row: history.Row) -> Iterator[str]:
    """The line of an entry, `33 seat 0 answer: pass`, and before it a line if the entry begins a generation."""
    answers = "; ".join(_named(picked) for picked in history.picks_of(row))
    back = ", taken back later" if row["undone"] else ""
    yield f"{row['number']:4} seat {row['seat']} {row['kind']}{back}{f': {answers}' if answers else ''}"
    for entry in history.news_of(row):
        if isinstance(entry, GenerationBegan):
            yield f"     generation {entry.n}"


def _named(picked: Sequence[str]) -> str:
    return ", ".join(picked) or "nothing"


def _changes(news: Iterable[Entry]) -> list[str]:
    """The public part of the journal's entries: `  StockChanged seat 0 what=heat n=3 was=1 (production)`."""
    common = {*Entry.__struct_fields__}
    return [
        " ".join(
            (
                f"  {type(entry).__name__} seat {entry.seat}",
                *(f"{name}={getattr(entry, name)}" for name in entry.__struct_fields__ if name not in common),
                f"({because})" if (because := _because(entry.cause)) else "",
            )
        ).rstrip()
        for entry in news
        if entry.to == -1
    ]


def _because(cause: Cause) -> str:
    cards = (CARDS[card].key for card in (cause.card, cause.trigger) if card)
    return ", ".join(part for part in (*cards, cause.space, cause.source) if part)


def _compared(again: Game, stored: bytes) -> str:
    return "The same as was stored." if save(again) == save(load(stored)) else f"Stored was:\n\n{load(stored)}"


def main(arguments: Sequence[str] | None = None) -> None:
    """Parse the command line and print the replay, or the list of games or entries."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.replay", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("database", help="a file of SQLite, or a URL of SQLAlchemy")
    parser.add_argument(
        "game", nargs="?", help="the id of the game, as the log names it; without one the games are listed"
    )
    parser.add_argument("entry", nargs="?", type=int, help="the number of the entry; without one they are listed")
    asked = parser.parse_args(arguments)
    url = asked.database if "://" in asked.database else f"sqlite+aiosqlite:///{asked.database}"
    if asked.game is None:
        found = stored(url)
    else:
        found = entries(url, asked.game) if asked.entry is None else replay(url, asked.game, asked.entry)
    try:
        print("\n".join(asyncio.run(found)))
    except FileNotFoundError:
        raise SystemExit(f"There is no database {asked.database}.") from None
    except NotThere as error:
        raise SystemExit(str(error)) from None


if __name__ == "__main__":
    main()
