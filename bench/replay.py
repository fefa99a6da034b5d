"""Replays one moment of a stored game: `python -m bench.replay data/mars.sqlite3 GAME ENTRY`.

It loads the snapshot before the entry, prints it (`str(game)`), gives the recorded answer again, and prints the result; if that
differs from the stored snapshot, it says so. The positions show nothing hidden, but an answer may name cards that only its
player has seen. The database is only read; it is a file of SQLite, or a URL.
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Sequence

import sqlalchemy as sa

from bot.store import Store, history
from bot.store.schema import commits
from engine import Game, load, save


class NotThere(Exception):
    """Raised when there is no such entry; its text says which entries exist."""


async def replay(url: str, game: str, number: int) -> list[str]:
    """The lines to print; raises `NotThere`, and whatever the rules raise when the answer is given again."""
    store = Store(url)
    await store.connect(must_exist=True)
    try:
        async with store.reading() as connection:
            found = await connection.execute(sa.select(sa.func.max(commits.c.number)).where(commits.c.game == game))
            last = found.scalar_one()
            if last is None:
                raise NotThere(f"There is no game {game} with a history in this database.")
            rows = await history.newest(connection, game, 1, number + 1)
            if not rows or rows[0]["number"] != number:
                raise NotThere(f"Game {game} has entries up to {last}, and none with the number {number}.")
            entry, after = rows[0], await history.snapshot(connection, game, number)
            earlier = entry["kind"] == "answer"
            before = await history.snapshot(connection, game, number - 1) if earlier else b""
    finally:
        await store.close()
    title = f"entry {number} of {last}: {entry['kind']}, seat {entry['seat']}{', taken back later' if entry['undone'] else ''}"
    if not earlier:
        return [title, "", str(load(after))]
    again, picks = load(before), history.picks_of(entry)
    said = [title, "", str(again), ""]
    for picked in picks:
        said.append(f"seat {entry['seat']} answers {', '.join(picked) or 'nothing'}")
        again.answer(entry["seat"], picked)
    return [*said, "", str(again), "", _compared(again, after)]


def _compared(again: Game, stored: bytes) -> str:
    return "The same as was stored." if save(again) == save(load(stored)) else f"Stored was:\n\n{load(stored)}"


def main(arguments: Sequence[str] | None = None) -> None:
    """Parse the command line and print the replay."""
    parser = argparse.ArgumentParser(prog="python -m bench.replay", description=__doc__)
    parser.add_argument("database", help="a file of SQLite, or a URL of SQLAlchemy")
    parser.add_argument("game", help="the id of the game, as the log names it")
    parser.add_argument("entry", type=int, help="the number of the entry; a wrong one says how many there are")
    asked = parser.parse_args(arguments)
    url = asked.database if "://" in asked.database else f"sqlite+aiosqlite:///{asked.database}"
    try:
        print("\n".join(asyncio.run(replay(url, asked.game, asked.entry))))
    except (NotThere, FileNotFoundError) as error:
        raise SystemExit(str(error)) from None


if __name__ == "__main__":
    main()
