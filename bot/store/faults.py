"""What is wrong with the database when it raises an error, and what the host can do about it."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
import ssl
from pathlib import Path
from time import monotonic
from typing import Any, Final, Literal

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from bot.log import explain

Fault = Literal[
    "locked", "readonly", "full", "io", "schema", "damaged", "moved",
    "unreachable", "login", "encryption", "absent", "crowded", "busy", "other",
]  # fmt: skip

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
    sqlite3.SQLITE_IOERR: "io",
}
OF_POSTGRESQL: Final[dict[str, Fault]] = {
    "28000": "login",
    "28P01": "login",
    "3D000": "absent",
    "53300": "crowded",
    "55P03": "locked",  # lock_timeout has passed
    "40P01": "locked",
    "25006": "readonly",
    "42501": "readonly",
    "53100": "full",
    "42P01": "schema",
    "42703": "schema",
    "58030": "io",
    "XX001": "damaged",
    "XX002": "damaged",
}
DOUBTFUL: Final = ("io", "damaged", "readonly")
"""Faults that may be another one: SQLite itself cannot tell."""
UNCONNECTED: Final[tuple[Fault, ...]] = ("unreachable", "login", "encryption", "absent", "crowded", "busy")
"""Faults that leave the bot without a connection: they are over when anything could be read."""
PASSING: Final[tuple[Fault, ...]] = (*UNCONNECTED, "locked", "readonly", "full", "io", "moved")
"""Faults of the machine or of its connections: where in the program one was met explains nothing."""
UNENCRYPTED: Final = "rejected SSL upgrade"
"""How the driver says that PostgreSQL does not encrypt; it has no error of its own for that."""
OF_LOGIN: Final = (
    "PostgreSQL runs, but refuses the user or the password. Check both in MARS_DATABASE_URL: in the password @ is written as %40, / as"
    " %2F and % as %25. If they are right, pg_hba.conf on the server does not admit this user from this machine, or not without encryption."
)
REMEDIES: Final[dict[Fault, str]] = {
    "login": OF_LOGIN,
    "encryption": "PostgreSQL runs, but cannot be reached with the encryption that ?ssl= in MARS_DATABASE_URL demands:"
    " change that, or the server's certificate.",
    "absent": "PostgreSQL runs, but has no database of this name. Make one with createdb, or check the end of MARS_DATABASE_URL.",
    "crowded": "PostgreSQL runs, but takes no more connections. End what holds them, or increase its max_connections"
    " or the limit of the role or the database.",
    "unreachable": "Check that PostgreSQL is running, and check MARS_DATABASE_URL.",
}
"""What the host can do where PostgreSQL cannot be reached, or does not let the bot in."""
NO_ROOM: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
FORBIDDEN: Final = (errno.EROFS, errno.EACCES, errno.EPERM)
PROBE_BYTES: Final = 64 * 1024
"""More than SQLite needs at once for an answer, and for its file beside the database."""
CHECK_SECONDS: Final = 60.0
MISSING: Final = ("no such table", "no such column", "has no column named")
"""How SQLite says that a table or column is missing; it has no code of its own for that."""


class Moved(OSError):
    """The file of SQLite is no longer where it was opened: whatever is written to it is lost, or missed by who looks there."""


def fault_of(error: BaseException) -> Fault:
    """Return the fault that an error of the database means."""
    cause: Any = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    if isinstance(cause, Moved):
        return "moved"
    if isinstance(cause, sqlite3.Error):
        known = OF_SQLITE.get(getattr(cause, "sqlite_errorcode", 0) & PRIMARY)
        return known or ("schema" if any(said in str(cause) for said in MISSING) else "other")
    if isinstance(cause, PoolTimeout):
        return "busy"
    if isinstance(cause, ssl.SSLError) or (isinstance(cause, ConnectionError) and UNENCRYPTED in str(cause)):
        return "encryption"
    if isinstance(cause, OSError) or (isinstance(error, DBAPIError) and error.connection_invalidated):
        return "unreachable"
    state = str(getattr(cause, "sqlstate", None) or "")
    return "unreachable" if state.startswith(("08", "57P")) else OF_POSTGRESQL.get(state, "other")


def mark(error: BaseException) -> Fault:
    """Return the fault that an error of the database means; a passing one stands in the log in place of a traceback."""
    fault = fault_of(error)
    if fault in PASSING:
        explain(error, fault)
    return fault


def diagnose(fault: Fault, path: Path | None) -> Fault:
    """Return the cause of a fault of the database in this file (None: on PostgreSQL), by testing what still works.

    A full disk looks like other faults: SQLite reports that it cannot read, or that the file is damaged. A host who restored a backup then
    would lose games. It blocks for milliseconds, or where nothing else is found for as long as SQLite checks the file, a minute at most.
    """
    if path is None or fault not in DOUBTFUL:
        return fault
    if found := unwritable(path):
        return found
    return fault if fault == "readonly" else "damaged" if quick_check(path) else "io"


def unwritable(path: Path) -> Fault | None:
    """Return why no file can be written beside this one, by trying: full or readonly; None where it can."""
    beside = path.parent / f".{path.name}.{os.getpid()}.probe"
    try:
        try:
            with beside.open("wb") as probe:
                probe.write(bytes(PROBE_BYTES))
                probe.flush()
                os.fsync(probe.fileno())
        finally:
            beside.unlink(missing_ok=True)
        if shutil.disk_usage(path.parent).free < PROBE_BYTES:
            return "full"
    except OSError as error:
        return "full" if error.errno in NO_ROOM else "readonly" if error.errno in FORBIDDEN else None
    return None


def quick_check(path: Path) -> str | None:
    """Return the damage that SQLite finds in a file; None where there is none, or where the check took too long."""
    until = monotonic() + CHECK_SECONDS
    try:
        connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=1)
        try:
            connection.set_progress_handler(lambda: monotonic() > until, 10_000)
            found = [row[0] for row in connection.execute("PRAGMA quick_check(1)")]
        finally:
            connection.close()
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", 0) & PRIMARY
        return str(error) if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB) else None
    return None if found == ["ok"] else str(found[0] if found else "nothing can be read")


def remedy(fault: Fault, path: Path | None) -> str:
    """Return what the host can do about a fault of the database in this file (None: on PostgreSQL)."""
    if fault == "locked":
        held = (
            "close whatever else has the file open"
            if path
            else "look in pg_stat_activity for sessions that are idle in transaction"
        )
        return f"Another program has locked it for more than a second: {held}."
    if fault == "busy":
        return "All connections to it have been in use for a long time: the bot has more to do than it can manage. Start another process."
    if fault == "full":
        return "Its disk is full, or the bot's share of it is. Make room. Nothing is lost: do not restore a backup."
    if path is None and fault in REMEDIES:
        return REMEDIES[fault]
    if fault in ("readonly", "unreachable"):
        return (
            _of_permissions(path)
            if path
            else "Let the bot's role write to it: make it the owner of the database and its tables."
        )
    if fault == "moved" and path:
        return _of_moved(path)
    if fault == "io":
        whole = "The file is intact: do not restore a backup." if path else "Check PostgreSQL's log, too."
        return f"Reading or writing on the disk fails: check the machine's log (dmesg). {whole}"
    if fault == "damaged" and path:
        return "SQLite finds the file damaged (PRAGMA quick_check), and the disk has room. Restore a backup."
    return "Run `python -m bot doctor`." if fault == "other" else "Restore a backup."


def message_of(error: Exception) -> str:
    """Return the database's own message in an error, without a full stop."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    said = str(cause).partition("\n")[0] or type(cause).__name__
    if isinstance(cause, OSError) and cause.strerror:
        said = f"{cause.filename}: {cause.strerror}" if cause.filename else cause.strerror
    return said.rstrip(".")


def is_at(held: int, path: Path) -> bool:
    """Return whether an open descriptor is of the file at this path, and not of one that was moved, deleted or replaced.

    The descriptor is asked each time: some file systems number a file anew as long as nobody has it open.
    """
    try:
        return os.path.samestat(os.fstat(held), path.stat())
    except OSError:
        return False


def _of_moved(path: Path) -> str:
    """Return what the host can do about a file that was moved, deleted or replaced while the bot has it open."""
    back = f"Move it back to {path} while the bot runs, and the bot goes on."
    # What is in the -wal of one file would be written into the other one.
    anew = f"stop the bot, remove {path.name}-wal and {path.name}-shm beside it, and"
    if path.exists():
        return f"Another file is in its place, and the bot writes to neither. {back} To go on with the other one: {anew} start the bot."
    return f"The bot writes nothing, since it would be lost. {back} If it is deleted: {anew} restore a backup."


def _of_permissions(path: Path) -> str:
    """Return what the host can do about a file that the bot can neither open nor make."""
    try:
        if path.is_dir():
            return f"It is a folder. Write a file into MARS_DATABASE_URL, such as {path / 'mars.sqlite3'}."
        there = next(above for above in (path.absolute(), *path.absolute().parents) if above.exists())
        if os.statvfs(there).f_flag & os.ST_RDONLY:
            return (
                "Its disk is mounted read-only for the bot. Write a file in a folder that the bot may write into MARS_DATABASE_URL;"
                " if it should be this one, check the machine's log (dmesg)."
            )
        if not path.exists() and (there.is_file() or os.access(there, os.W_OK | os.X_OK)):
            return "Check MARS_DATABASE_URL: the bot makes the file at its first start."
        if not path.exists():
            return f"Give {there} to the user that runs the bot."
    except OSError:
        pass  # a folder above it may not be looked into
    return f"Give {path} and its folder to the user that runs the bot."
