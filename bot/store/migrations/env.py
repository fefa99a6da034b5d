"""The script that Alembic runs: on the connection given by `migrate`, or on a database of its own to generate a migration."""

from typing import Literal

import sqlalchemy as sa
from alembic import context

from bot.store.columns import UtcDateTime
from bot.store.schema import metadata


def _render(kind: str, item: object, _: object) -> str | Literal[False]:
    # A migration must not change when the program does, so the program's own types are written out.
    return "sa.DateTime(timezone=True)" if kind == "type" and isinstance(item, UtcDateTime) else False


def _run(connection: sa.Connection) -> None:
    # SQLite cannot alter most of a table, so Alembic copies it in batch mode.
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True, render_item=_render)
    with context.begin_transaction():
        context.run_migrations()


_given = context.config.attributes.get("connection")
if _given is not None:
    _run(_given)
else:
    _engine = sa.create_engine(context.config.get_main_option("sqlalchemy.url") or "sqlite://")
    with _engine.begin() as _connection:
        _run(_connection)
    _engine.dispose()
