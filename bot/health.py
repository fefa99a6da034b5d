"""The health check: `python -m bot.health` exits with 0 if the bot on this machine is well, as its last sign of life tells."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Final

from bot.config import BadSettings, load_settings
from bot.delivery.reminders import HEARTBEAT
from bot.store import Store, processes

HEARTBEAT_AGE: Final = timedelta(minutes=3)


async def problem(url: str, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> str | None:
    """Return what is wrong in one sentence or more, or None."""
    store = Store(url)
    try:
        await store.connect(must_exist=True)
        async with store.reading() as connection:
            rows = await processes.everyone(connection)
        last = await store.last_heartbeat(HEARTBEAT)
    except Exception as error:
        return f"The database cannot be read: {type(error).__name__}."
    finally:
        await store.close()
    # Several processes may share a database: each machine or container asks after its own. The newest replaces the others.
    here = [row for row in rows if row["host"] == socket.gethostname()]
    if here:
        return _of_process(here[-1], now())
    if last is None:
        return "The bot has not left a sign of life yet."
    if now() - last > HEARTBEAT_AGE:
        return f"The bot left its last sign of life at {last:%Y-%m-%d %H:%M:%S} UTC."
    return None


def _of_process(row: processes.Row, now: datetime) -> str | None:
    if not processes.alive(row, now):
        return f"Process {row['pid']} left its last sign of life at {row['at']:%Y-%m-%d %H:%M:%S} UTC."
    return " ".join(row["facts"].get("problems", ())) or None


def main() -> int:
    """Print what is wrong, if anything, and return the exit code of the health check."""
    try:
        found = asyncio.run(problem(load_settings().database_url))
    except BadSettings as error:
        found = str(error)
    if found:
        print(found, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
