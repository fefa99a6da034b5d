"""Sets a game aside, so that nothing touches it (`--quarantine GAME`), releases it (`--release GAME`), or takes one back that moved."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.config import Settings
from bot.store import Store, blocking, migrate, moves
from bot.store import quarantine as stored
from bot.tables import Refused, Runner, Trouble, resuming
from bot.tables.open_game import OpenGame

SECONDS: Final = 30.0
"""How long the host's command waits for a lock: the bot may be running, and every click reads the state of its game."""
UNFIT: Final = {
    "newer": "The database was made by a newer version of this program. Use the doctor of that version.",
    "older": "The database was made by an earlier version of this program. Use the doctor of that version, or start this one first.",
}
"""Why nothing is changed in a database of another version, whose tables may be others."""
Say = Callable[[str], None]


def _now() -> datetime:
    return datetime.now(UTC)


class Held(Refused):
    """A game that cannot be released so. The text says why, after its id."""


async def quarantine(settings: Settings, game: str, say: Say) -> int:
    """Set a game aside; return 1 if that was not done."""

    async def change(connection: AsyncConnection, id: str) -> bool:
        return await stored.set_aside(connection, id, _now())

    async def then(_store: Store) -> str:
        return "is set aside: the bot leaves it alone until you release it"

    return await _changed(settings, game, change, then, "does not exist, or is already set aside", say)


async def release(settings: Settings, game: str, say: Say) -> int:
    """Release a game that was set aside; return 1 if that was not done."""

    async def change(connection: AsyncConnection, id: str) -> bool:
        if await moves.departure(connection, id) is not None:
            raise Held(
                "has moved to the bot of another host. If its file was imported there, it would be there twice. If you know that it was"
                f" not, run: python -m bot doctor --take-back {id}"
            )
        if id in await blocking.set_aside(connection):
            raise Held("is set aside because its server is blocked. Lift that with /admin block")
        await _check_server(connection, id)
        return id in await stored.states(connection)

    async def then(store: Store) -> str:
        return f"{await _goes_on(settings, game, store)}. Its messages can be posted again with /admin send_again"

    return await _changed(settings, game, change, then, "is not set aside", say)


async def take_back(settings: Settings, game: str, say: Say) -> int:
    """Release a game that moved to a host who has not acknowledged it; return 1 if that was not done."""

    async def change(connection: AsyncConnection, id: str) -> bool:
        departed = await moves.departure(connection, id)
        if departed is None or departed["acknowledged"] is not None:
            return False
        await _check_server(connection, id)
        return True

    async def then(store: Store) -> str:
        return await _goes_on(settings, game, store)

    return await _changed(settings, game, change, then, "has not moved, or the other host has acknowledged it", say)


async def _check_server(connection: AsyncConnection, game: str) -> None:
    """Raise `Held` where the server of a game is blocked, in which nothing may go on."""
    guild = await moves.guild_of(connection, game)
    if guild is None:
        return
    await blocking.lock_server(connection, guild)
    if await blocking.server_blocked(connection, guild):
        raise Held("cannot go on, because its server is blocked. Lift that with /admin block, and run this again")


async def _goes_on(settings: Settings, game: str, store: Store) -> str:
    """Release a game and ask its players anew, both in one transaction; return what was done."""

    since: datetime | None = None

    async def released(connection: AsyncConnection) -> str:
        nonlocal since
        since = await stored.since(connection, game)
        await _check_server(connection, game)  # it may have been blocked since that was looked at
        await stored.release(connection, game)
        return game

    async def go_on(open_game: OpenGame) -> None:
        await resuming.go_on(open_game, since)

    runner = Runner(
        store,
        now=_now,
        grace_seconds=settings.grace_seconds,
        reminder_hours=settings.reminder_hours,
        robot_seconds=settings.robot_seconds,
    )
    try:
        await runner.create(0, "", released, go_on)
    except Held:
        raise
    except (Refused, Trouble):
        await runner.record(game, released)
        return "is back as it was, but cannot be opened: nobody was asked anew"
    return "is back as it was. Its players are asked again, and have their whole time"


async def _changed(
    settings: Settings,
    game: str,
    change: Callable[[AsyncConnection, str], Awaitable[bool]],
    then: Callable[[Store], Awaitable[str]],
    not_done: str,
    say: Say,
) -> int:
    store = Store(settings.database_url, busy_seconds=SECONDS)
    try:
        await store.connect(must_exist=True)
        async with store.writing(maintenance=True) as connection:
            age = await connection.run_sync(migrate.age)
            changed = age == "current" and await change(connection, game)
        if age in UNFIT:
            say(UNFIT[age])
            return 1
        said = await then(store) if changed else not_done
    except Held as held:
        say(f"{game} {held}.")
        return 1
    except Exception as error:  # drivers have errors of their own for what a host has written wrongly
        say(await store.explain(error))
        return 1
    finally:
        await store.close()
    say(f"{game} {said}.")
    return 0 if changed else 1
