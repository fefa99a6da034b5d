"""The tables. The ids of users, servers, channels and messages are Discord's; names are only displayed."""

from __future__ import annotations

import sqlalchemy as sa

from bot.store.columns import LONG_AGO, Counter, Moment, Snowflake

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

ACTS = "kind IN ('admin', 'damaged')"
"""The condition of entries that name somebody who manages the server, in the words of their index."""


def _game() -> sa.Column[str]:
    return sa.Column("game", sa.String(12), sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False)


games = sa.Table(
    "games",
    metadata,
    sa.Column("id", sa.String(12), primary_key=True),
    sa.Column("guild", Snowflake, nullable=False, index=True),
    sa.Column("channel", Snowflake, nullable=False, index=True),  # 0: it was deleted
    sa.Column("thread", Snowflake, index=True),
    sa.Column("lobby_message", Snowflake),
    sa.Column("turn_message", Snowflake),
    sa.Column("name", sa.String(100), nullable=False),
    sa.Column("host", Snowflake, nullable=False),
    sa.Column("state", sa.String(8), nullable=False, index=True),
    sa.Column("rules", sa.JSON, nullable=False),
    sa.Column("options", sa.JSON),  # the engine's options, set at the start
    sa.Column("seed", sa.String(64)),  # secret until the end
    sa.Column("version", sa.Integer, nullable=False, default=0),
    sa.Column("created", Moment, nullable=False),
    sa.Column("started", Moment),
    sa.Column("ended", Moment),
    sa.Column("interaction", sa.String(40), unique=True),
    sa.Column("changed_at", Moment),  # of a lobby: its last change; null where it was founded before this was recorded
    sa.Column("host_at", Moment),  # of a lobby: when its host last did something
    sa.Column("full_at", Moment),  # of a lobby: since when all seats are taken
    sa.Column("robots_at", Moment, index=True),  # when robots move, where only robots are asked
    sa.Column("shortened", Moment),  # since when a finished game has one snapshot a generation, and its news in `logs`
    sa.Index(None, "shortened", "ended"),
)

seats = sa.Table(
    "seats",
    metadata,
    _game(),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("user", Snowflake, index=True),  # null for a robot
    sa.Column("name", sa.String(100), nullable=False),
    sa.Column("joined", Moment, nullable=False),
    sa.Column("beginner", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("handicap", sa.Integer, nullable=False, server_default="0"),
    sa.Column(
        "noted", sa.Integer
    ),  # number of the entry after which a public message told that direct messages do not arrive
    sa.Column(
        "waited", sa.JSON(none_as_null=True)
    ),  # spans in which an obligation was owed that another player's undo has ended
    sa.Column("missed_at", Moment),  # when Discord first answered that the player is no member of the server
    sa.Column("left_at", Moment),  # since when that is certain
    sa.Column("stand_in", sa.String(8)),  # once, pass, robot: what answers for an absent player
    sa.Column("stand_why", sa.String(8)),  # vote, lobby, resigned, left, vacation
    sa.Column("begins_at", Moment),  # when it answers first
    # what the table has decided about the player (`Choice` of bot/tables/choices.py), which sleeps while `stand_in` is null
    sa.Column("choice", sa.JSON(none_as_null=True)),
    # spans in which the game had waited when the table decided; it goes on waiting until a whole turn of the player's own
    sa.Column("absent", sa.JSON(none_as_null=True)),
    sa.Column("played_in", sa.Integer),  # the generation in which the player has last answered
    sa.Column("answered_for", sa.Integer),  # the last in which a stand-in has, be it with a pass
    sa.Column("stood", sa.JSON(none_as_null=True)),  # generations in which a robot has chosen for the player
    sa.Column("stood_away", sa.JSON(none_as_null=True)),  # those of them in which one did for a vacation
    sa.Column("freed", Moment),  # since when a successor may take the seat
    sa.Column("sits_from", sa.Integer),  # of a successor: number of the entry with which they took the seat
    sa.PrimaryKeyConstraint("game", "seat"),
    sa.UniqueConstraint("game", "user"),
)

# Who has left a seat of a running game. They never sit at that game again.
tenures = sa.Table(
    "tenures",
    metadata,
    _game(),
    sa.Column("user", Snowflake, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.String(100), nullable=False),
    sa.Column("until", Moment, nullable=False),
    # has asked to be forgotten: the id is kept while the game runs, so that they do not sit down there again
    sa.Column("forgotten", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.PrimaryKeyConstraint("game", "user"),
)

# Seats of a lobby that are reserved for players of an earlier game, with their beginner corporation and handicap in that game.
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

# The history: one entry per committed action, undo and so on, each with the snapshot of the game after it. The newest is the game.
commits = sa.Table(
    "commits",
    metadata,
    _game(),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    # start, answer, undo, reopen, agreed, damaged, admin, seat, correct
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("interaction", sa.String(40), unique=True),
    sa.Column("picks", sa.LargeBinary, nullable=False),
    sa.Column("news", sa.LargeBinary, nullable=False),  # empty: in `logs`
    sa.Column("snapshot", sa.LargeBinary, nullable=False),  # empty: not kept
    sa.Column("answered", sa.Integer, nullable=False),
    sa.Column("floor", sa.Integer, nullable=False),
    sa.Column("turn", sa.Integer, nullable=False),  # number of the first entry of this turn
    sa.Column("forked", sa.Boolean, nullable=False),  # answered while a fork was open
    sa.Column("kept", sa.Boolean, nullable=False),  # answered in a fork for good: reopening does not undo it
    sa.Column("undone", sa.Boolean, nullable=False),
    sa.Column("taken_back", sa.JSON, nullable=False),
    sa.Column("facts", sa.JSON(none_as_null=True)),  # of an entry that is no answer: what anybody may know of it
    sa.Column("at", Moment, nullable=False),
    sa.Column("by_order", sa.Boolean, nullable=False, server_default=sa.false()),  # the player had ordered it ahead
    # of a player's answer: the clock that it stopped, for an undo (`Before` of bot/tables/away.py)
    sa.Column("clock", sa.JSON(none_as_null=True)),
    sa.PrimaryKeyConstraint("game", "number"),
    # The few entries that say who did them.
    sa.Index("ix_commits_acts", "kind", sqlite_where=sa.text(ACTS), postgresql_where=sa.text(ACTS)),
)

# The news of all entries of a game whose history was shortened, compressed together, which takes a fifth of the room.
logs = sa.Table(
    "logs",
    metadata,
    _game(),
    sa.Column("news", sa.LargeBinary, nullable=False),
    sa.PrimaryKeyConstraint("game"),
)

# What everybody saw of a game after each entry, kept when its history is shortened. It knows seats, no people, and nothing hidden.
replays = sa.Table(
    "replays",
    metadata,
    _game(),
    sa.Column("format", sa.Integer, nullable=False),  # of `engine.course`
    sa.Column("steps", sa.LargeBinary, nullable=False),
    sa.Column("made", Moment, nullable=False),
    sa.PrimaryKeyConstraint("game"),
)

sketches = sa.Table(
    "sketches",
    metadata,
    _game(),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("asked", sa.Integer, nullable=False),  # the engine's token of the question that the first pick answers
    sa.Column(
        "edits", sa.Integer, nullable=False
    ),  # counts changes; never decreases, since the panel's token is made of it
    sa.Column("picks", sa.LargeBinary, nullable=False),
    sa.Column("interaction", sa.String(40)),
    sa.Column(
        "mode", sa.String(8), nullable=False, server_default=""
    ),  # one action, or: turn, order (see tables/ahead.py)
    sa.PrimaryKeyConstraint("game", "seat"),
)

# What a player has ordered ahead. Outside of the state that an undo takes back.
orders = sa.Table(
    "orders",
    metadata,
    sa.Column("id", Counter, primary_key=True, autoincrement=True),
    _game(),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("user", Snowflake, nullable=False),
    sa.Column("kind", sa.String(8), nullable=False),  # pass, none (buy none), turn
    sa.Column("generation", sa.Integer, nullable=False),  # in which it fires
    sa.Column("entry", sa.Integer, nullable=False),  # number of the newest entry when it was given
    sa.Column("actions", sa.LargeBinary, nullable=False),  # of a turn: picks, assumptions and effects of each action
    sa.Column("state", sa.String(8), nullable=False),  # waiting, armed (its question is asked), stopped
    sa.Column("reason", sa.JSON(none_as_null=True)),  # why it was stopped
    sa.Column("interaction", sa.String(40), unique=True),
    sa.Column("created", Moment, nullable=False),
    sa.Column("due_at", Moment, index=True),  # when it fires; null before it is its time
    sa.Index(None, "game", "seat"),
    # An id must not be used again: a button may still hold it.
    sqlite_autoincrement=True,
)

# A player's private notes about a game.
notes = sa.Table(
    "notes",
    metadata,
    _game(),
    sa.Column("user", Snowflake, nullable=False),
    sa.Column("text", sa.String(1000), nullable=False),
    sa.Column("at", Moment, nullable=False),
    sa.PrimaryKeyConstraint("game", "user"),
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
    sa.Column("arrived", Moment),  # when Discord took the message that asks; null before that
    sa.Column("mentioned", Moment),  # the last reminder in public
    sa.Column("poked", Moment),  # when another player last asked whether they are still playing
    sa.Column("poker", sa.Integer),  # the seat of that player, -1 for the bot, until the reminder is written
    sa.Column("interval", sa.Float),  # the player's own interval and quiet hours as they were when the question came
    sa.Column("quiet", sa.String(80)),
    sa.Column("earlier", sa.JSON(none_as_null=True)),  # spans in which it was owed before another player's undo
    sa.Column("nudge_at", Moment, index=True),  # when the player is told that only the end of the turn is missing
    sa.PrimaryKeyConstraint("game", "seat"),
)

outbox = sa.Table(
    "outbox",
    metadata,
    sa.Column("id", Counter, primary_key=True, autoincrement=True),
    _game(),
    sa.Column("destination", sa.String(40), nullable=False),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("entry", sa.Integer),  # number of the entry of the history
    sa.Column("seat", sa.Integer),  # with `since`: the obligation that the message is about
    sa.Column("since", Moment),
    sa.Column("payload", sa.JSON, nullable=False),
    sa.Column("state", sa.String(10), nullable=False),  # waiting, sent, withdrawn, gone, failed
    sa.Column("created", Moment, nullable=False),
    sa.Column("urgency", sa.Integer, nullable=False, server_default="2"),  # 0 asks or mentions, 1 reminds, 2 all else
    sa.Column("due_at", Moment, nullable=False),
    sa.Column(
        "ready_at", Moment, nullable=False, server_default=LONG_AGO
    ),  # the latest of due_at, retry_at and claimed_until
    sa.Column("claimed_until", Moment),
    sa.Column("retry_at", Moment),
    sa.Column("attempts", sa.Integer, nullable=False),
    sa.Column("failed_at", Moment),  # time of the first failed attempt
    sa.Column("sent_at", Moment),
    sa.Column("message", Snowflake),
    sa.Index(None, "state", "due_at"),
    sa.Index(None, "game", "state"),
    sa.Index("ix_outbox_urgent", "state", "urgency", "ready_at"),
    sa.Index("ix_outbox_destination", "destination", "state", "id"),
    # SQLite must not reuse an id: the ids order the messages.
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

# What one player asks of the table, such as to end the game, or to go back beyond what they may undo alone.
requests = sa.Table(
    "requests",
    metadata,
    sa.Column("id", Counter, primary_key=True, autoincrement=True),
    _game(),
    sa.Column("kind", sa.String(8), nullable=False),  # of `bot/tables/votes.py`: end, undo and others
    sa.Column("user", Snowflake, nullable=False),  # who asks; 0 for the bot
    sa.Column("asked", sa.JSON),  # users who may vote; null where it is everybody
    sa.Column("facts", sa.JSON),  # what else the kind needs to know
    sa.Column("closes", Moment, index=True),  # when the vote ends; null where only a decision ends it
    sa.Column("entry", sa.Integer),  # of an undo: number of the first entry to be taken back
    sa.Column("at", Moment, nullable=False),
    sa.Column("state", sa.String(10), nullable=False),  # open, agreed, refused, withdrawn, lapsed, expired, draft
    sa.Column("closer", sa.Integer),  # the seat whose action made it lapse
    sa.Column("message", Snowflake),
    sa.Index(None, "game", "state"),
)

votes = sa.Table(
    "votes",
    metadata,
    sa.Column("request", Counter, sa.ForeignKey("requests.id", ondelete="CASCADE"), nullable=False),
    sa.Column("user", Snowflake, nullable=False),
    sa.Column("choice", sa.String(12), nullable=False),  # yes, no, or what else the kind offers
    sa.Column("at", Moment, nullable=False),
    sa.PrimaryKeyConstraint("request", "user"),
)

users = sa.Table(
    "users",
    metadata,
    sa.Column("user", Snowflake, primary_key=True, autoincrement=False),
    sa.Column("locale", sa.String(16)),
    sa.Column("closed", sa.Boolean, nullable=False),  # direct messages do not arrive
    sa.Column("interval", sa.Float),  # hours between reminders; null for those of the game
    sa.Column("quiet", sa.String(80)),  # such as `22:00-08:00 Europe/Prague`
    sa.Column("zone", sa.String(64)),
    sa.Column("remind_by", sa.String(8), nullable=False, server_default="direct"),  # direct, thread, both
    sa.Column("away_until", Moment),  # the end of the present vacation
    sa.Column("away_robot", sa.Boolean, nullable=False, server_default=sa.false()),  # a robot plays meanwhile
    sa.Column("channel", Snowflake),  # of direct messages with the bot; null where it is not known
)

vacations = sa.Table(
    "vacations",
    metadata,
    sa.Column("id", Counter, primary_key=True, autoincrement=True),
    sa.Column("user", Snowflake, nullable=False, index=True),
    sa.Column("begin", Moment, nullable=False),  # when it was declared
    sa.Column("until", Moment, nullable=False),
    sa.Column("cut", sa.Boolean, nullable=False, server_default=sa.false()),  # it was ended before its time
)

# Times in which nobody could answer, because the bot did not run or did not reach Discord.
outages = sa.Table(
    "outages",
    metadata,
    sa.Column("id", Counter, primary_key=True, autoincrement=True),
    sa.Column("begin", Moment, nullable=False),
    sa.Column("until", Moment, nullable=False, index=True),
)

# Direct messages that ask for something, as long as they do; one row for each game that a message names.
letters = sa.Table(
    "letters",
    metadata,
    sa.Column("message", Snowflake, nullable=False),
    _game(),
    sa.Column("user", Snowflake, nullable=False, index=True),
    sa.Column("kind", sa.String(10), nullable=False),  # prompt, reminder
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("since", Moment, nullable=False),
    sa.Column("entry", sa.Integer, nullable=False),  # the newest entry of the history when it was sent
    sa.PrimaryKeyConstraint("message", "game"),
)

# What players wrote to the host with /report.
reports = sa.Table(
    "reports",
    metadata,
    sa.Column("interaction", sa.String(40), primary_key=True),
    sa.Column("reference", sa.String(8), nullable=False),
    sa.Column("user", Snowflake, nullable=False),
    sa.Column("game", sa.String(12)),  # no foreign key: a report outlives its game
    sa.Column("entry", sa.Integer),  # number of the newest entry of the history
    sa.Column("text", sa.String(1000), nullable=False),
    sa.Column("at", Moment, nullable=False),
    sa.Index(None, "user", "at"),
)

# Servers with games in which the bot is no more.
departures = sa.Table(
    "departures",
    metadata,
    sa.Column("guild", Snowflake, primary_key=True, autoincrement=False),
    sa.Column("at", Moment, nullable=False),  # since when that is known
)

signs = sa.Table(
    "signs",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("at", Moment, nullable=False),
)

# The processes of the bot: a row each, deleted at a clean stop.
processes = sa.Table(
    "processes",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),  # drawn at random at the start
    sa.Column("host", sa.String(255), nullable=False),
    sa.Column("pid", sa.Integer, nullable=False),
    sa.Column("started", Moment, nullable=False),
    sa.Column("at", Moment, nullable=False, index=True),  # the last sign of life
    sa.Column("draining", sa.Boolean, nullable=False),  # it is stopping
    sa.Column("serves", sa.JSON, nullable=False),  # the shards that it is to serve
    sa.Column("shards", sa.JSON, nullable=False),  # those of them that are connected
    sa.Column("shard_count", sa.Integer),  # of the whole bot; null before it is known
    sa.Column("facts", sa.JSON, nullable=False),  # what else the health check reads
)

# What all processes together may use: calls, connections; and channels to which Discord takes no more messages for a moment.
budgets = sa.Table(
    "budgets",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("until", sa.Float, nullable=False),  # seconds since 1970 when the next one is free
)
