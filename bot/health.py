"""The health check: `python -m bot.health` exits with 0 if the bot on this machine is well.

Where the bot serves /healthz, the check asks there; else it looks at the last sign of life in the database. It runs often, so it loads the
modules for the database only then.
"""

from __future__ import annotations

import asyncio
import json
import socket
import sys
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from http.client import HTTPConnection, HTTPException
from typing import TYPE_CHECKING, Final

from bot.config import BadSettings, Settings, load_settings

if TYPE_CHECKING:
    from bot.store import Store, processes

HEARTBEAT_AGE: Final = timedelta(minutes=3)
ANSWER_SECONDS: Final = 5.0
"""The bot answers within milliseconds, unless its event loop stands still."""
UNTOLD: Final = (OSError, HTTPException, ValueError, LookupError, TypeError)


def problem(settings: Settings) -> str | None:
    """Return one or more sentences about what is wrong, or None."""
    if settings.metrics_port is None:
        return _looked_up(settings)
    try:
        return " ".join(told(settings.metrics_host, settings.metrics_port)) or None
    except ConnectionRefusedError:
        # The port was taken, or the bot is about to start or to stop.
        return _looked_up(settings)
    except UNTOLD as error:
        return f"The bot does not answer on port {settings.metrics_port}: {type(error).__name__}."


def _looked_up(settings: Settings) -> str | None:
    from bot.log import set_up

    set_up("CRITICAL", settings.log_format, settings.secrets)  # what fails is said in one sentence
    return asyncio.run(of_database(settings.database_url))


def told(host: str, port: int) -> list[str]:
    """Return the problems of the bot that serves /healthz at an address. Raises one of `UNTOLD` where no bot does."""
    near = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    connection = HTTPConnection(near, port, timeout=ANSWER_SECONDS)
    try:
        connection.request("GET", "/healthz")
        return json.load(connection.getresponse())["problems"]
    finally:
        connection.close()


async def of_database(url: str, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> str | None:
    """Return what is wrong according to the last sign of life in the database, or None."""
    from bot.store import Store, faults, processes, signs

    store = Store(url)
    try:
        await store.connect(must_exist=True)
        async with store.reading() as connection:
            rows = await processes.everyone(connection)
        last = await store.read_sign(signs.HEARTBEAT)
    except Exception as error:
        if faults.fault_of(error) == "schema" and await _older(store):
            return "The database is of an earlier version: the bot brings it up to date when it starts."
        return await store.explain(error)
    finally:
        await store.close()
    # Several processes may share a database: each machine or container asks after its own. The newest replaces the others.
    here = [row for row in rows if row["host"] == socket.gethostname()]
    if here:
        row = here[-1]
        return _of_process(row, alive=processes.alive(row, now()))
    if last is None:
        return "The bot has not left a sign of life yet."
    if now() - last > HEARTBEAT_AGE:
        return f"The bot left its last sign of life at {last:%Y-%m-%d %H:%M:%S} UTC."
    return None


async def _older(store: Store) -> bool:
    from bot.store import migrate

    async with store.reading() as connection:
        return await connection.run_sync(migrate.age) == "older"


def _of_process(row: processes.Row, *, alive: bool) -> str | None:
    if not alive:
        return f"Process {row['pid']} left its last sign of life at {row['at']:%Y-%m-%d %H:%M:%S} UTC."
    return " ".join(row["facts"].get("problems", ())) or None


def main() -> int:
    """Print what is wrong, if anything, and return the exit code of the health check."""
    try:
        found = problem(load_settings())
    except BadSettings as error:
        found = str(error)
    if found:
        print(found, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
