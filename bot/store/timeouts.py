"""Timeouts of PostgreSQL: a connection can die silently, and without them its caller would wait for ever."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import event
from sqlalchemy.exc import DisconnectionError, InvalidatePoolError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.util import await_only

IDLE_SECONDS = 60
"""Time without a statement after which PostgreSQL aborts a transaction, which would otherwise keep its rows locked."""


@dataclass(frozen=True, slots=True)
class Timeouts:
    """The timeouts of PostgreSQL in seconds."""

    connect: float = 3.0
    ping: float = 1.5
    """Timeout of the check that a connection is alive before it is used again."""
    statement: float = 5.0
    """Timeout of each statement of a click or a loop, the commit included."""
    maintenance: float = 600.0
    """Timeout of each statement of a migration, of maintenance, and of the doctor."""


def connect_args(timeouts: Timeouts, lock_seconds: float, *, maintenance: bool) -> dict[str, Any]:
    """Return the arguments of asyncpg for these timeouts."""
    seconds = timeouts.maintenance if maintenance else timeouts.statement
    server = {
        "lock_timeout": str(int(lock_seconds * 1000)),
        # PostgreSQL ends by itself what nobody waits for any more.
        "statement_timeout": str(int(seconds * 2000)),
        "idle_in_transaction_session_timeout": str(IDLE_SECONDS * 1000),
    }
    return {"timeout": timeouts.connect, "command_timeout": seconds, "server_settings": server}


def enforce(engine: AsyncEngine, timeouts: Timeouts) -> None:
    """Close connections of this engine that give no sign of life, or on which a statement took too long, instead of using them again."""

    def checkout(connection: Any, record: Any, proxy: Any) -> None:
        raw = connection.driver_connection
        try:
            await_only(raw.fetchrow(";", timeout=timeouts.ping))
        except Exception as error:  # whatever it is, the connection is of no use
            raw.terminate()
            # What died with it died with all others; a connection that PostgreSQL has ended in order is alone.
            dead = isinstance(error, TimeoutError)
            raise (InvalidatePoolError if dead else DisconnectionError)() from error

    def failed(context: Any) -> None:
        if isinstance(context.original_exception, TimeoutError):
            # Where it is, and what it would still answer, nobody knows.
            context.is_disconnect = True
            if context.connection is not None and not context.connection.invalidated:
                context.connection.connection.driver_connection.terminate()

    event.listen(engine.sync_engine, "checkout", checkout)
    event.listen(engine.sync_engine, "handle_error", failed)
