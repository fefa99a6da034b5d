"""The types of columns."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import sqlalchemy as sa


class Moment(sa.types.TypeDecorator[datetime]):
    """A time zone aware datetime, stored in UTC. SQLite drops time zones, so UTC is added when it is read."""

    impl = sa.DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Any) -> datetime | None:
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Any) -> datetime | None:
        return value.replace(tzinfo=UTC) if value is not None and value.tzinfo is None else value


LONG_AGO = "1970-01-01 00:00:00.000000"

# SQLite increments only a plain INTEGER PRIMARY KEY by itself.
Counter = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
Snowflake = sa.BigInteger
