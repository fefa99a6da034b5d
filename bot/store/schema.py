"""The tables. Ids of people, servers, channels and messages are Discord's; names are for display only."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)


class Moment(sa.types.TypeDecorator[datetime]):
    """An aware time, kept in UTC; SQLite forgets time zones."""

    impl = sa.DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Any) -> datetime | None:
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Any) -> datetime | None:
        return value.replace(tzinfo=UTC) if value is not None and value.tzinfo is None else value


# A plain INTEGER PRIMARY KEY is what SQLite counts up by itself.
Counter = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
Snowflake = sa.BigInteger


def _game() -> sa.Column[str]:
    return sa.Column("game", sa.String(12), sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False)


games = sa.Table(
    "games",
    metadata,
    sa.Column("id", sa.String(12), primary_key=True),
    sa.Column("guild", Snowflake, nullable=False, index=True),
    sa.Column("channel", Snowflake, nullable=False, index=True),
    sa.Column("thread", Snowflake, index=True),
    sa.Column("lobby_message", Snowflake),
    sa.Column("turn_message", Snowflake),
    sa.Column("name", sa.String(100), nullable=False),
    sa.Column("host", Snowflake, nullable=False),
    sa.Column("state", sa.String(8), nullable=False, index=True),
    sa.Column("rules", sa.JSON, nullable=False),
    sa.Column("options", sa.JSON),  # of the engine, from the start on
    sa.Column("seed", sa.String(64)),  # secret until the end
    sa.Column("version", sa.Integer, nullable=False, default=0),
    sa.Column("created", Moment, nullable=False),
    sa.Column("started", Moment),
    sa.Column("ended", Moment),
    sa.Column("interaction", sa.String(40), unique=True),
    sa.Column("robots_at", Moment, index=True),  # when robots move, where only they are asked
)

seats = sa.Table(
    "seats",
    metadata,
    _game(),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("user", Snowflake, index=True),  # a robot has none
    sa.Column("name", sa.String(100), nullable=False),
    sa.Column("joined", Moment, nullable=False),
    sa.Column("beginner", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("handicap", sa.Integer, nullable=False, server_default="0"),
    sa.Column(
        "noted", sa.Integer
    ),  # entry of the history after which a message said that direct messages do not arrive
    sa.PrimaryKeyConstraint("game", "seat"),
    sa.UniqueConstraint("game", "user"),
)

# In a lobby, for those who played together before: a seat each for a while, and always what they had there.
reserved = sa.Table(
    "reserved",
    metadata,
    _game(),
    sa.Column("user", Snowflake, nullable=False),
    sa.Column("name", sa.String(100), nullable=False),
    sa.Column("beginner", sa.Boolean, nullable=False),
    sa.Column("handicap", sa.Integer, nullable=False),
    sa.Column("until", Moment, nullable=False),
    sa.PrimaryKeyConstraint("game", "user"),
)

# The history: every entry with the whole game after it. The newest one is the game.
commits = sa.Table(
    "commits",
    metadata,
    _game(),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("kind", sa.String(8), nullable=False),  # start, answer, undo, reopen, agreed
    sa.Column("interaction", sa.String(40), unique=True),
    sa.Column("picks", sa.LargeBinary, nullable=False),
    sa.Column("news", sa.LargeBinary, nullable=False),
    sa.Column("snapshot", sa.LargeBinary, nullable=False),
    sa.Column("answered", sa.Integer, nullable=False),
    sa.Column("floor", sa.Integer, nullable=False),
    sa.Column("turn", sa.Integer, nullable=False),  # number of the first entry of the same turn
    sa.Column("forked", sa.Boolean, nullable=False),  # answered within an open fork
    sa.Column("kept", sa.Boolean, nullable=False),  # and for good: reopening does not touch it
    sa.Column("undone", sa.Boolean, nullable=False),
    sa.Column("taken_back", sa.JSON, nullable=False),
    sa.Column("at", Moment, nullable=False),
    sa.PrimaryKeyConstraint("game", "number"),
)

sketches = sa.Table(
    "sketches",
    metadata,
    _game(),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("asked", sa.Integer, nullable=False),  # the engine's token that the first pick answers
    sa.Column("edits", sa.Integer, nullable=False),  # only grows
    sa.Column("picks", sa.LargeBinary, nullable=False),
    sa.Column("interaction", sa.String(40)),
    sa.PrimaryKeyConstraint("game", "seat"),
)

dues = sa.Table(
    "dues",
    metadata,
    _game(),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("token", sa.Integer, nullable=False),
    sa.Column("since", Moment, nullable=False),
    sa.Column("remind_at", Moment, index=True),
    sa.Column("reminded", sa.Integer, nullable=False),
    sa.PrimaryKeyConstraint("game", "seat"),
)

outbox = sa.Table(
    "outbox",
    metadata,
    sa.Column("id", Counter, primary_key=True, autoincrement=True),
    _game(),
    sa.Column("destination", sa.String(40), nullable=False),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("entry", sa.Integer),  # of the history
    sa.Column("seat", sa.Integer),  # whose obligation it tells of, with `since`
    sa.Column("since", Moment),
    sa.Column("payload", sa.JSON, nullable=False),
    sa.Column("state", sa.String(10), nullable=False),  # waiting, sent, withdrawn, gone, failed
    sa.Column("created", Moment, nullable=False),
    sa.Column("due_at", Moment, nullable=False),
    sa.Column("claimed_until", Moment),
    sa.Column("retry_at", Moment),
    sa.Column("attempts", sa.Integer, nullable=False),
    sa.Column("failed_at", Moment),  # for the first time
    sa.Column("sent_at", Moment),
    sa.Column("message", Snowflake),
    sa.Index(None, "state", "due_at"),
    sa.Index(None, "game", "state"),
    # An id is never used again, so that it can order what is said.
    sqlite_autoincrement=True,
)

wins = sa.Table(
    "wins",
    metadata,
    _game(),
    sa.Column("user", Snowflake, nullable=False),
    sa.Column("guild", Snowflake, nullable=False),
    sa.Column("at", Moment, nullable=False),
    sa.PrimaryKeyConstraint("game", "user"),
    sa.Index(None, "guild", "at"),
)

# What somebody asks of the whole table: to end the game, or to go back beyond what they may undo alone.
requests = sa.Table(
    "requests",
    metadata,
    sa.Column("id", Counter, primary_key=True, autoincrement=True),
    _game(),
    sa.Column("kind", sa.String(8), nullable=False),  # end, undo
    sa.Column("user", Snowflake, nullable=False),  # who asks
    sa.Column("entry", sa.Integer),  # of the history: the first to be taken back
    sa.Column("at", Moment, nullable=False),
    sa.Column("state", sa.String(10), nullable=False),  # open, agreed, withdrawn, lapsed
    sa.Column("closer", sa.Integer),  # the seat whose action it lapsed by
    sa.Column("message", Snowflake),
    sa.Index(None, "game", "state"),
)

votes = sa.Table(
    "votes",
    metadata,
    sa.Column("request", Counter, sa.ForeignKey("requests.id", ondelete="CASCADE"), nullable=False),
    sa.Column("user", Snowflake, nullable=False),
    sa.Column("agrees", sa.Boolean, nullable=False),
    sa.Column("at", Moment, nullable=False),
    sa.PrimaryKeyConstraint("request", "user"),
)

users = sa.Table(
    "users",
    metadata,
    sa.Column("user", Snowflake, primary_key=True, autoincrement=False),
    sa.Column("locale", sa.String(16)),
    sa.Column("closed", sa.Boolean, nullable=False),  # direct messages do not arrive
)

signs = sa.Table(
    "signs",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("at", Moment, nullable=False),
)
