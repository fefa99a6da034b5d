"""Migrations: bring the tables up to date when the bot starts."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, Literal

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store import driver
from bot.store.schema import metadata

FOLDER: Final = Path(__file__).parent / "migrations"

PATIENCE_SECONDS: Final = 60
"""Seconds that a migration on PostgreSQL waits for each lock."""


class Newer(Exception):
    """The database was migrated by a later version of the program."""


class Foreign(Exception):
    """The database has tables with the names of ours that no version of the program has made."""


def config() -> Config:
    """Return Alembic's settings. They are built here and not read from a file, so that an installed package needs none."""
    found = Config()
    found.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    found.set_main_option("path_separator", "os")
    return found


@cache
def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(config())


def newest() -> str:
    """Return the newest revision that this program knows."""
    head = _scripts().get_current_head()
    assert head is not None
    return head


def revisions() -> set[str]:
    """Return all revisions that this program knows."""
    return {step.revision for step in _scripts().walk_revisions()}


Age = Literal["empty", "older", "current", "newer", "foreign"]
"""How the tables of a database compare with those of this program; of an empty one they are made at the start."""


def age(connection: sa.Connection) -> Age:
    """Return whether a database was made by this version of the program, or by which other one."""
    applied = set(MigrationContext.configure(connection).get_current_heads())
    if not applied:
        return "foreign" if metadata.tables.keys() & set(sa.inspect(connection).get_table_names()) else "empty"
    if applied == {newest()}:
        return "current"
    return "older" if applied <= revisions() else "newer"


async def to_newest(engine: AsyncEngine) -> None:
    """Apply the missing migrations in one transaction; a second process that starts meanwhile waits for it."""
    async with engine.begin() as connection:
        await driver.begin(connection, writes=True)
        await connection.run_sync(_upgrade)


def _upgrade(connection: sa.Connection) -> None:
    if connection.dialect.name == "postgresql":
        # Another process may be migrating, or use the tables that are to be altered.
        connection.exec_driver_sql(f"SET LOCAL lock_timeout = '{PATIENCE_SECONDS}s'")
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7734)")
    found = age(connection)
    if found == "current":
        return
    if found == "newer":
        raise Newer
    if found == "foreign":
        raise Foreign
    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, "head")


def lacking(connection: sa.Connection) -> list[str]:
    """Return the tables and columns that are missing in the database, such as `the column seats.user`."""
    inspector = sa.inspect(connection)
    there = set(inspector.get_table_names())
    found = [f"the table {name}" for name in metadata.tables if name not in there]
    for name, columns in inspector.get_multi_columns().items():
        if (table := metadata.tables.get(str(name[1]))) is not None:
            known = {column["name"] for column in columns}
            found += [f"the column {table.name}.{column.name}" for column in table.columns if column.name not in known]
    return found
