"""`python -m bot.health`: exits with 0 when the database opens and the bot has left a sign of life lately."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Final

from bot.config import BadSettings, load_settings
from bot.delivery.reminders import SIGN
from bot.store import Store

FRESH: Final = timedelta(minutes=3)


async def problem(url: str, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> str | None:
    """What is wrong, in one sentence, or None."""
    store = Store(url, busy_seconds=2)
    try:
        await store.connect(must_exist=True)
        last = await store.last_heartbeat(SIGN)
    except Exception as error:
        return f"The database cannot be read: {type(error).__name__}."
    finally:
        await store.close()
    if last is None:
        return "The bot has not left a sign of life yet."
    if now() - last > FRESH:
        return f"The bot left its last sign of life at {last:%Y-%m-%d %H:%M:%S} UTC."
    return None


def main() -> int:
    """Print what is wrong, if anything; the exit code for a health check."""
    try:
        found = asyncio.run(problem(load_settings().database_url))
    except BadSettings as error:
        found = str(error)
    if found:
        print(found, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
