"""What alembic runs: on the connection given by `migrate`, or, to write a new step, on a database of its own."""

from typing import Literal

import sqlalchemy as sa
from alembic import context

from bot.store.schema import Moment, metadata


def _render(kind: str, item: object, _: object) -> str | Literal[False]:
    # A step must not change when the program does.
    return "sa.DateTime(timezone=True)" if kind == "type" and isinstance(item, Moment) else False


def _run(connection: sa.Connection) -> None:
    # SQLite cannot alter most of a table: batch mode copies it.
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
