"""Sets a game aside, so that nothing touches it (`--quarantine GAME`), and releases it (`--release GAME`)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.config import Settings
from bot.store import Store
from bot.store import quarantine as stored

SECONDS: Final = 30.0
"""How long the host's command waits for a lock: the bot may be running, and every click reads the state of its game."""
Say = Callable[[str], None]


async def quarantine(settings: Settings, game: str, say: Say) -> int:
    """Set a game aside; return 1 if that was not done."""
    done = "is set aside: the bot leaves it alone until you release it"
    return await _changed(settings, game, stored.set_aside, done, "does not exist, or is already set aside", say)


async def release(settings: Settings, game: str, say: Say) -> int:
    """Release a game that was set aside; return 1 if that was not done."""
    done = "is back as it was. Its question can be posted again with /admin"
    return await _changed(settings, game, stored.release, done, "is not set aside", say)


async def _changed(
    settings: Settings,
    game: str,
    change: Callable[[AsyncConnection, str], Awaitable[bool]],
    done: str,
    not_done: str,
    say: Say,
) -> int:
    store = Store(settings.database_url, busy_seconds=SECONDS)
    try:
        await store.connect(must_exist=True)
        async with store.writing(maintenance=True) as connection:
            changed = await change(connection, game)
    except Exception as error:  # drivers have errors of their own for what a host has written wrongly
        say(f"{store.why(error)} {await store.remedy(error)}".rstrip())
        return 1
    finally:
        await store.close()
    say(f"{game} {done if changed else not_done}.")
    return 0 if changed else 1
