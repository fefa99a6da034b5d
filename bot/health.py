"""The health check: `python -m bot.health` exits with 0 if the database opens and the bot's last heartbeat is recent."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Final

from bot.config import BadSettings, load_settings
from bot.delivery.reminders import HEARTBEAT
from bot.store import Store

HEARTBEAT_AGE: Final = timedelta(minutes=3)


async def problem(url: str, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> str | None:
    """Return what is wrong in one sentence, or None."""
    store = Store(url, busy_seconds=2)
    try:
        await store.connect(must_exist=True)
        last = await store.last_heartbeat(HEARTBEAT)
    except Exception as error:
        return f"The database cannot be read: {type(error).__name__}."
    finally:
        await store.close()
    if last is None:
        return "The bot has not left a sign of life yet."
    if now() - last > HEARTBEAT_AGE:
        return f"The bot left its last sign of life at {last:%Y-%m-%d %H:%M:%S} UTC."
    return None


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
