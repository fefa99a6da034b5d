"""What is wrong with the database when it raises an error, and what the host can do about it."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any, Final, Literal

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

Fault = Literal["locked", "readonly", "full", "schema", "damaged", "unreachable", "busy", "other"]

PRIMARY: Final = 0xFF
"""The bits of an extended error code of SQLite that hold the primary one."""
OF_SQLITE: Final[dict[int, Fault]] = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_READONLY: "readonly",
    sqlite3.SQLITE_PERM: "readonly",
    sqlite3.SQLITE_CANTOPEN: "readonly",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_IOERR: "damaged",
}
OF_POSTGRESQL: Final[dict[str, Fault]] = {
    "55P03": "locked",  # lock_timeout has passed
    "40P01": "locked",
    "25006": "readonly",
    "42501": "readonly",
    "53100": "full",
    "42P01": "schema",
    "42703": "schema",
    "XX001": "damaged",
    "XX002": "damaged",
}
MISSING: Final = ("no such table", "no such column", "has no column named")
"""How SQLite says that a table or column is missing; it has no code of its own for that."""


def fault_of(error: BaseException) -> Fault:
    """Tell what an error of the database means."""
    cause: Any = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    if isinstance(cause, sqlite3.Error):
        known = OF_SQLITE.get(getattr(cause, "sqlite_errorcode", 0) & PRIMARY)
        return known or ("schema" if any(said in str(cause) for said in MISSING) else "other")
    if isinstance(cause, PoolTimeout):
        return "busy"
    if isinstance(cause, OSError) or (isinstance(error, DBAPIError) and error.connection_invalidated):
        return "unreachable"
    state = str(getattr(cause, "sqlstate", None) or "")
    # 28 and 3D: the address names a user, a password or a database that PostgreSQL does not know.
    if state.startswith(("08", "28", "3D", "57P")):
        return "unreachable"
    return OF_POSTGRESQL.get(state, "other")


def remedy(fault: Fault, path: Path | None) -> str:
    """Say what the host can do about a fault of the database in this file (None: on PostgreSQL)."""
    if fault == "locked":
        held = (
            "close what else has opened the file"
            if path
            else "look at pg_stat_activity for what is idle in transaction"
        )
        return f"Another program has held it for more than a second: {held}."
    if fault == "busy":
        return "All connections to it have been in use for long: the bot has more to do than it can. Start another process."
    if fault == "full":
        return "Its disk is full. Make room."
    if fault == "unreachable" and path is None:
        return "Look whether PostgreSQL runs, and at MARS_DATABASE_URL."
    if fault in ("readonly", "unreachable"):
        return (
            f"Give {path} and its folder to the user that runs the bot." if path else "Let the bot's role write to it."
        )
    return "Run `python -m bot doctor`." if fault == "other" else "Restore a backup."


def said_by(error: Exception) -> str:
    """Return what the database itself says in an error, without a full stop."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    said = str(cause).partition("\n")[0] or type(cause).__name__
    if isinstance(cause, OSError) and cause.strerror:
        said = f"{cause.filename}: {cause.strerror}" if cause.filename else cause.strerror
    return said.rstrip(".")
