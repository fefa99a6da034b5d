"""The tables. The ids of users, servers, channels and messages are Discord's; names are only displayed."""

from __future__ import annotations

import sqlalchemy as sa

from bot.store.columns import (
    EPOCH,
    LONG_AGO,
    Blob,
    Boolean,
    Counter,
    Float,
    Integer,
    Json,
    Snowflake,
    Text,
    UtcDateTime,
    is_answers,
    is_keys,
    is_numbers,
    is_object,
    is_spans,
)

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

SET_ASIDE = ("-lobby", "-running", "-over", "-ended")
"""The states of games that the host has set aside: the state that they had, behind a sign."""


def _game() -> sa.Column[str]:
    return sa.Column("game", Text(12, lost="?"), sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False)


games = sa.Table(
    "games",
    metadata,
    sa.Column("id", Text(12, lost="?"), primary_key=True),
    sa.Column("guild", Snowflake, nullable=False, index=True),
    sa.Column("channel", Snowflake(lost=0), nullable=False, index=True),  # 0: it was deleted
    sa.Column("thread", Snowflake(lost=None), index=True),
    sa.Column("lobby_message", Snowflake(lost=None)),
    sa.Column("turn_message", Snowflake(lost=None)),
    sa.Column("name", Text(100, lost="?"), nullable=False),
    sa.Column("host", Snowflake(lost=0), nullable=False),
    sa.Column("state", Text(8, among=("lobby", "running", "over", "ended", *SET_ASIDE)), nullable=False, index=True),
    sa.Column("rules", Json(is_object), nullable=False),
    sa.Column("options", Json(is_object, lost=None)),  # the engine's options, set at the start
    sa.Column("seed", Text(64, lost=None)),  # secret until the end
    sa.Column("version", Integer, nullable=False, default=0),
    sa.Column("created", UtcDateTime(lost=EPOCH), nullable=False),
    sa.Column("started", UtcDateTime),
    sa.Column("ended", UtcDateTime(lost=None)),
    sa.Column("interaction", Text(40, lost=None), unique=True),
    # of a lobby: its last change; null where it was founded before this was recorded
    sa.Column("changed_at", UtcDateTime(lost=None)),
    sa.Column("host_at", UtcDateTime(lost=None)),  # of a lobby: when its host last did something
    sa.Column("full_at", UtcDateTime(lost=None)),  # of a lobby: since when all seats are taken
    sa.Column("robots_at", UtcDateTime(lost=None), index=True),  # when robots move, where only robots are asked
    # since when a finished game has one snapshot a generation, and its news in `logs`
    sa.Column("shortened", UtcDateTime(lost=EPOCH)),
    sa.Index(None, "shortened", "ended"),
)

seats = sa.Table(
    "seats",
    metadata,
    _game(),
    sa.Column("seat", Integer, nullable=False),
    sa.Column("user", Snowflake, index=True),  # null for a robot
    sa.Column("name", Text(100, lost="?"), nullable=False),
    sa.Column("joined", UtcDateTime(lost=EPOCH), nullable=False),
    sa.Column("beginner", Boolean(lost=False), nullable=False, server_default=sa.false()),
    sa.Column("handicap", Integer(lost=0), nullable=False, server_default="0"),
    # how well a robot plays; null for one whose level nobody chose
    sa.Column("level", Text(8, among=("easy", "normal", "hard"), lost=None)),
    # number of the entry after which a public message told that direct messages do not arrive
    sa.Column("noted", Integer(lost=None)),
    # spans in which an obligation was owed that another player's undo has ended
    sa.Column("waited", Json(is_spans, none_as_null=True, lost=None)),
    # when Discord first answered that the player is no member of the server
    sa.Column("missed_at", UtcDateTime(lost=None)),
    sa.Column("left_at", UtcDateTime(lost=None)),  # since when that is certain
    # what answers for an absent player
    sa.Column("stand_in", Text(8, among=("once", "pass", "robot"), lost=None)),
    sa.Column("stand_why", Text(8, among=("vote", "lobby", "resigned", "left", "vacation"), lost=None)),
    sa.Column("begins_at", UtcDateTime(lost=None)),  # when it answers first
    # what the table has decided about the player (`SeatChoice` of bot/tables/choices.py), which sleeps while `stand_in` is null
    sa.Column("choice", Json(is_object, none_as_null=True, lost=None)),
    # spans in which the game had waited when the table decided; it goes on waiting until a whole turn of the player's own
    sa.Column("absent", Json(is_spans, none_as_null=True, lost=None)),
    sa.Column("played_in", Integer(lost=None)),  # the generation in which the player has last answered
    sa.Column("answered_for", Integer(lost=None)),  # the last in which a stand-in has, be it with a pass
    # generations in which a robot has chosen for the player
    sa.Column("stood", Json(is_numbers, none_as_null=True, lost=None)),
    # those of them in which one did for a vacation
    sa.Column("stood_away", Json(is_numbers, none_as_null=True, lost=None)),
    sa.Column("freed", UtcDateTime(lost=None)),  # since when a successor may take the seat
    sa.Column("sits_from", Integer(lost=None)),  # of a successor: number of the entry with which they took the seat
    # after the end: whether they show their hand; null where they have not said
    sa.Column("shows", Boolean(lost=False)),
    # of a coached game: what its player was taught so far (bot/tables/teaching.py)
    sa.Column("lessons", Json(is_object, none_as_null=True, lost=None)),
    # the game has come from another host, and its player has not sat down here yet
    sa.Column("unclaimed", Boolean(lost=False), nullable=False, server_default=sa.false()),
    sa.PrimaryKeyConstraint("game", "seat"),
    sa.UniqueConstraint("game", "user"),
)

# Who has left a seat of a running game. They never sit at that game again.
tenures = sa.Table(
    "tenures",
    metadata,
    _game(),
    sa.Column("user", Snowflake, nullable=False),
    sa.Column("seat", Integer, nullable=False),
    sa.Column("name", Text(100, lost="?"), nullable=False),
    sa.Column("until", UtcDateTime(lost=EPOCH), nullable=False),
    # has asked to be forgotten: the id is kept while the game runs, so that they do not sit down there again
    sa.Column("forgotten", Boolean(lost=True), nullable=False, server_default=sa.false()),
    sa.PrimaryKeyConstraint("game", "user"),
)

# Seats of a lobby that are reserved for players of an earlier game, with their beginner corporation and handicap in that game.
reserved = sa.Table(
    "reserved",
    metadata,
    _game(),
    sa.Column("user", Snowflake, nullable=False),
    sa.Column("name", Text(100, lost="?"), nullable=False),
    sa.Column("beginner", Boolean(lost=False), nullable=False),
    sa.Column("handicap", Integer(lost=0), nullable=False),
    sa.Column("until", UtcDateTime(lost=EPOCH), nullable=False),
    sa.PrimaryKeyConstraint("game", "user"),
)

# The history: one entry per committed action, undo and so on, each with the snapshot of the game after it. The newest is the game.
commits = sa.Table(
    "commits",
    metadata,
    _game(),
    sa.Column("number", Integer, nullable=False),
    sa.Column("seat", Integer, nullable=False),
    # start, answer, undo, reopen, agreed, damaged, admin, seat, correct
    sa.Column("kind", Text(8), nullable=False),
    sa.Column("interaction", Text(40, lost=None), unique=True),
    sa.Column("picks", Blob, nullable=False),
    sa.Column("news", Blob, nullable=False),  # empty: in `logs`
    sa.Column("snapshot", Blob, nullable=False),  # empty: not kept
    sa.Column("answered", Integer, nullable=False),
    sa.Column("floor", Integer, nullable=False),
    sa.Column("turn", Integer, nullable=False),  # number of the first entry of this turn
    sa.Column("forked", Boolean, nullable=False),  # answered while a fork was open
    sa.Column("kept", Boolean, nullable=False),  # answered in a fork for good: reopening does not undo it
    sa.Column("undone", Boolean, nullable=False),
    sa.Column("taken_back", Json(is_numbers), nullable=False),
    # of an entry that is no answer: what anybody may know of it
    sa.Column("facts", Json(is_object, none_as_null=True, lost=None)),
    sa.Column("at", UtcDateTime(lost=EPOCH), nullable=False),
    # the player had ordered it ahead
    sa.Column("by_order", Boolean(lost=False), nullable=False, server_default=sa.false()),
    # of a player's answer: the clock that it stopped, for an undo (`StoppedClock` of bot/tables/away.py)
    sa.Column("clock", Json(is_object, none_as_null=True, lost=None)),
    sa.PrimaryKeyConstraint("game", "number"),
    # The few entries that say who did them.
    sa.Index("ix_commits_acts", "kind", sqlite_where=sa.text(ACTS), postgresql_where=sa.text(ACTS)),
)

# The news of all entries of a game whose history was shortened, compressed together, which takes a fifth of the room.
logs = sa.Table(
    "logs",
    metadata,
    _game(),
    sa.Column("news", Blob, nullable=False),
    sa.PrimaryKeyConstraint("game"),
)

# What everybody saw of a game after each entry, kept when its history is shortened. It knows seats, no people, and nothing hidden.
replays = sa.Table(
    "replays",
    metadata,
    _game(),
    sa.Column("format", Integer, nullable=False),  # of `engine.course`
    sa.Column("steps", Blob, nullable=False),
    sa.Column("made", UtcDateTime(lost=EPOCH), nullable=False),
    sa.PrimaryKeyConstraint("game"),
)

# The names of the pages of replays that anybody can open (`bot/shelf.py`), drawn at random.
pages = sa.Table(
    "pages",
    metadata,
    _game(),
    sa.Column("language", Text(16, lost="?"), nullable=False),
    sa.Column("name", Text(32, lost="?"), nullable=False),
    sa.PrimaryKeyConstraint("game", "language"),
    sa.UniqueConstraint("name"),
)

# What was found out about a finished game by looking back at it (bot/tables/hindsight.py): about the decisions of a seat, which its
# player alone may see, or under the seat -1 about the whole table.
analyses = sa.Table(
    "analyses",
    metadata,
    _game(),
    sa.Column("seat", Integer, nullable=False),
    sa.Column("until", UtcDateTime(lost=EPOCH)),  # while it is being made: when another process may begin anew
    sa.Column("found", Blob),  # null while it is being made
    sa.PrimaryKeyConstraint("game", "seat"),
)

# What came of a finished game that somebody had begun to play. Who sat where, and who has left, is in `seats`.
results = sa.Table(
    "results",
    metadata,
    _game(),
    sa.Column("guild", Snowflake(lost=0), nullable=False),
    sa.Column("ended", UtcDateTime(lost=EPOCH), nullable=False),
    sa.Column("map", Text(40, lost="?"), nullable=False),
    sa.Column("expansions", Json(is_keys, lost=list), nullable=False),
    sa.Column("players", Integer(lost=0), nullable=False),
    sa.Column("generations", Integer(lost=0), nullable=False),
    sa.Column("rated", Boolean(lost=False), nullable=False),
    sa.Column("how", Text(8, among=("played", "conceded", "ended"), lost="ended"), nullable=False),
    sa.PrimaryKeyConstraint("game"),
    sa.Index(None, "guild", "ended"),
)

scores = sa.Table(
    "scores",
    metadata,
    _game(),
    sa.Column("seat", Integer, nullable=False),
    sa.Column("place", Integer(lost=None)),  # from 1; null where the game was ended before its end
    sa.Column("won", Boolean(lost=False), nullable=False),
    sa.Column("points", Integer(lost=0), nullable=False),
    sa.Column("by_source", Json(is_object, lost=dict), nullable=False),
    sa.Column("tr", Integer(lost=0), nullable=False),
    sa.Column("corporations", Json(is_keys, lost=list), nullable=False),  # keys of cards
    sa.Column("preludes", Json(is_keys, lost=list), nullable=False),
    sa.Column("own_share", Float(lost=1.0), nullable=False),  # of the generations: those in which no stand-in chose
    sa.PrimaryKeyConstraint("game", "seat"),
)

# What `/stats corporation` sums up: an index of `scores.corporations` with what came of each seat, since no index of both databases looks
# into a list, and thousands of seats would be looked up in three tables. Only seats of people in games of several that have places.
played_corporations = sa.Table(
    "played_corporations",
    metadata,
    _game(),
    sa.Column("seat", Integer, nullable=False),
    sa.Column("corporation", Text(60), nullable=False),
    sa.Column("guild", Snowflake, nullable=False),
    sa.Column("players", Integer, nullable=False),
    sa.Column("won", Boolean, nullable=False),
    sa.Column("place", Integer, nullable=False),
    sa.Column("points", Integer, nullable=False),
    sa.PrimaryKeyConstraint("game", "seat", "corporation"),
    sa.Index(None, "guild", "corporation"),
)

# The seasons of servers: which of their rated games count, and for how long.
seasons = sa.Table(
    "seasons",
    metadata,
    sa.Column("id", Counter, primary_key=True, autoincrement=True),
    sa.Column("guild", Snowflake, nullable=False, index=True),
    sa.Column("name", Text(60, lost="?"), nullable=False),
    sa.Column("begins", UtcDateTime, nullable=False),
    sa.Column("until", UtcDateTime, nullable=False),  # games that begin before this count
    sa.Column("best", Integer(lost=8), nullable=False),  # how many games of a player count
    sa.Column("preset", Text(20, lost="")),  # games with these rules count; null for all
    # at its close: by game, whose answer each unfinished game waited for
    sa.Column("unfinished", Json(is_object, none_as_null=True, lost=dict)),
    sqlite_autoincrement=True,
)

# Who follows a game without a seat: they get a direct message once a generation.
followers = sa.Table(
    "followers",
    metadata,
    _game(),
    sa.Column("user", Snowflake, nullable=False, index=True),
    sa.Column("told", Integer(lost=0), nullable=False),  # the last generation that they were told of
    sa.PrimaryKeyConstraint("game", "user"),
)

# The channel in which a game is told of once a generation.
digests = sa.Table(
    "digests",
    metadata,
    _game(),
    sa.Column("channel", Snowflake, nullable=False),
    sa.Column("told", Integer(lost=0), nullable=False),  # the last generation that was told there
    sa.PrimaryKeyConstraint("game"),
)

# The role of a server that is mentioned once when a lobby opens.
called_roles = sa.Table(
    "called_roles",
    metadata,
    sa.Column("guild", Snowflake, primary_key=True, autoincrement=False),
    sa.Column("role", Snowflake, nullable=False),
)

# Who would like to play in a server, with whom they fit (`bot/tables/wishes.py`).
wishes = sa.Table(
    "wishes",
    metadata,
    sa.Column("guild", Snowflake, nullable=False),
    sa.Column("user", Snowflake, nullable=False, index=True),
    sa.Column("name", Text(100, lost="?"), nullable=False),
    sa.Column("least", Integer(lost=2), nullable=False),
    sa.Column("most", Integer(lost=5), nullable=False),
    sa.Column("pace", Text(10, lost=None)),  # null: any, as for the rules
    sa.Column("preset", Text(20, lost=None)),
    sa.Column("at", UtcDateTime(lost=EPOCH), nullable=False),
    sa.Column("until", UtcDateTime(lost=EPOCH), nullable=False),
    sa.PrimaryKeyConstraint("guild", "user"),
)

# Whom somebody does not want to be brought together with. Nobody else ever learns of it.
blocks = sa.Table(
    "blocks",
    metadata,
    sa.Column("user", Snowflake, nullable=False),
    sa.Column("other", Snowflake, nullable=False, index=True),
    sa.PrimaryKeyConstraint("user", "other"),
)

# Who lets others see their results in a server.
shown_results = sa.Table(
    "shown_results",
    metadata,
    sa.Column("guild", Snowflake, nullable=False),
    sa.Column("user", Snowflake, nullable=False),
    sa.PrimaryKeyConstraint("guild", "user"),
)

# What players are composing and have not committed yet.
sketches = sa.Table(
    "sketches",
    metadata,
    _game(),
    sa.Column("seat", Integer, nullable=False),
    # the engine's token of the question that the first pick answers
    sa.Column("asked", Integer(lost=-1), nullable=False),
    # counts changes; never decreases, since the panel's token is made of it
    sa.Column("edits", Integer(lost=1_000_000), nullable=False),
    sa.Column("picks", Blob(is_answers, lost=b"[]"), nullable=False),
    sa.Column("interaction", Text(40, lost=None)),
    # one action, or: turn, order (`bot/tables/orders/composing.py`)
    sa.Column("mode", Text(8, among=("", "turn", "order"), lost=""), nullable=False, server_default=""),
    sa.PrimaryKeyConstraint("game", "seat"),
)

# What a player has ordered ahead. Outside of the state that an undo takes back.
orders = sa.Table(
    "orders",
    metadata,
    sa.Column("id", Counter, primary_key=True, autoincrement=True),
    _game(),
    sa.Column("seat", Integer, nullable=False),
    sa.Column("user", Snowflake, nullable=False),
    sa.Column("kind", Text(8, among=("pass", "none", "turn")), nullable=False),  # none: buy none
    sa.Column("generation", Integer, nullable=False),  # in which it fires
    sa.Column("entry", Integer, nullable=False),  # number of the newest entry when it was given
    sa.Column("actions", Blob(is_object), nullable=False),  # of a turn: picks, assumptions and effects of each action
    # armed: its question is asked
    sa.Column("state", Text(8, among=("waiting", "armed", "stopped")), nullable=False),
    sa.Column("reason", Json(is_object, none_as_null=True, lost=None)),  # why it was stopped
    sa.Column("interaction", Text(40, lost=None), unique=True),
    sa.Column("created", UtcDateTime(lost=EPOCH), nullable=False),
    sa.Column("due_at", UtcDateTime(lost=None), index=True),  # when it fires; null before it is its time
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
    sa.Column("text", Text(1000, lost=""), nullable=False),
    sa.Column("at", UtcDateTime(lost=EPOCH), nullable=False),
    sa.PrimaryKeyConstraint("game", "user"),
)

# Who owes an answer, since when, and when they are reminded of it.
dues = sa.Table(
    "dues",
    metadata,
    _game(),
    sa.Column("seat", Integer, nullable=False),
    sa.Column("token", Integer, nullable=False),
    sa.Column("since", UtcDateTime, nullable=False),
    sa.Column("remind_at", UtcDateTime(lost=None), index=True),
    sa.Column("reminded", Integer(lost=0), nullable=False),
    sa.Column("arrived", UtcDateTime(lost=None)),  # when Discord took the message that asks; null before that
    sa.Column("mentioned", UtcDateTime(lost=None)),  # the last reminder in public
    sa.Column("poked", UtcDateTime(lost=None)),  # when another player last asked whether they are still playing
    sa.Column("poker", Integer(lost=None)),  # the seat of that player, -1 for the bot, until the reminder is written
    # the player's own interval and quiet hours as they were when the question came
    sa.Column("interval", Float(lost=None)),
    sa.Column("quiet", Text(80, lost=None)),
    # spans in which it was owed before another player's undo
    sa.Column("earlier", Json(is_spans, none_as_null=True, lost=None)),
    # when the player is told that only the end of the turn is missing
    sa.Column("nudge_at", UtcDateTime(lost=None), index=True),
    sa.PrimaryKeyConstraint("game", "seat"),
)

# The messages that the bot is to send, and for a while those that it has sent.
outbox = sa.Table(
    "outbox",
    metadata,
    sa.Column("id", Counter, primary_key=True, autoincrement=True),
    _game(),
    sa.Column("destination", Text(40), nullable=False),
    sa.Column("kind", Text(10), nullable=False),
    sa.Column("entry", Integer(lost=None)),  # number of the entry of the history
    sa.Column("seat", Integer),  # with `since`: the obligation that the message is about
    sa.Column("since", UtcDateTime),
    sa.Column("payload", Json(is_object), nullable=False),
    sa.Column("state", Text(10, among=("waiting", "sent", "withdrawn", "gone", "failed", "aside")), nullable=False),
    sa.Column("created", UtcDateTime(lost=EPOCH), nullable=False),
    # 0 asks or mentions, 1 reminds, 2 all else
    sa.Column("urgency", Integer(lost=2), nullable=False, server_default="2"),
    sa.Column("due_at", UtcDateTime(lost=EPOCH), nullable=False),
    # the latest of due_at, retry_at and claimed_until
    sa.Column("ready_at", UtcDateTime(lost=EPOCH), nullable=False, server_default=LONG_AGO),
    sa.Column("claimed_until", UtcDateTime(lost=None)),
    sa.Column("retry_at", UtcDateTime(lost=None)),
    sa.Column("attempts", Integer(lost=0), nullable=False),
    sa.Column("failed_at", UtcDateTime(lost=None)),  # time of the first failed attempt
    sa.Column("sent_at", UtcDateTime(lost=None)),
    sa.Column("message", Snowflake(lost=None)),
    sa.Index(None, "state", "due_at"),
    sa.Index(None, "game", "state"),
    sa.Index("ix_outbox_urgent", "state", "urgency", "ready_at"),
    sa.Index("ix_outbox_destination", "destination", "state", "id"),
    # SQLite must not reuse an id: the ids order the messages.
    sqlite_autoincrement=True,
)

# Who has won in a server, and when: the last winner at a table goes first in its next game.
wins = sa.Table(
    "wins",
    metadata,
    _game(),
    sa.Column("user", Snowflake, nullable=False),
    sa.Column("guild", Snowflake, nullable=False),
    sa.Column("at", UtcDateTime(lost=EPOCH), nullable=False),
    sa.PrimaryKeyConstraint("game", "user"),
    sa.Index(None, "guild", "at"),
)

# What one player asks of the table, such as to end the game, or to go back beyond what they may undo alone.
requests = sa.Table(
    "requests",
    metadata,
    sa.Column("id", Counter, primary_key=True, autoincrement=True),
    _game(),
    sa.Column("kind", Text(8), nullable=False),  # of `bot/tables/votes.py`: end, undo and others
    sa.Column("user", Snowflake, nullable=False),  # who asks; 0 for the bot
    sa.Column("asked", Json(is_numbers)),  # users who may vote; null where it is everybody
    sa.Column("facts", Json(is_object)),  # what else the kind needs to know
    sa.Column("closes", UtcDateTime, index=True),  # when the vote ends; null for drafts and for old votes that are over
    sa.Column("entry", Integer(lost=None)),  # of an undo: number of the first entry to be taken back
    sa.Column("at", UtcDateTime(lost=EPOCH), nullable=False),
    sa.Column(
        "state",
        Text(10, among=("open", "agreed", "refused", "withdrawn", "lapsed", "expired", "draft")),
        nullable=False,
    ),
    sa.Column("closer", Integer(lost=None)),  # the seat whose action made it lapse
    sa.Column("message", Snowflake(lost=None)),
    sa.Index(None, "game", "state"),
)

# What each user has chosen who may vote on a request.
votes = sa.Table(
    "votes",
    metadata,
    sa.Column("request", Counter, sa.ForeignKey("requests.id", ondelete="CASCADE"), nullable=False),
    sa.Column("user", Snowflake, nullable=False),
    sa.Column("choice", Text(12), nullable=False),  # yes, no, or what else the kind offers
    sa.Column("at", UtcDateTime(lost=EPOCH), nullable=False),
    sa.PrimaryKeyConstraint("request", "user"),
)

# What is known of people beyond their games: their language, and what they have set for reminders and vacations.
users = sa.Table(
    "users",
    metadata,
    sa.Column("user", Snowflake, primary_key=True, autoincrement=False),
    sa.Column("locale", Text(16, lost=None)),
    sa.Column("closed", Boolean(lost=False), nullable=False),  # direct messages do not arrive
    sa.Column("interval", Float(lost=None)),  # hours between reminders; null for those of the game
    sa.Column("quiet", Text(80, lost=None)),  # such as `22:00-08:00 Europe/Prague`
    sa.Column("zone", Text(64, lost=None)),
    sa.Column(
        "remind_by", Text(8, among=("direct", "thread", "both"), lost="direct"), nullable=False, server_default="direct"
    ),
    sa.Column("away_until", UtcDateTime(lost=None)),  # the end of the present vacation
    sa.Column("away_robot", Boolean(lost=False), nullable=False, server_default=sa.false()),  # a robot plays meanwhile
    sa.Column("channel", Snowflake(lost=None)),  # of direct messages with the bot; null where it is not known
)

# All vacations, also past ones, in which games have waited.
vacations = sa.Table(
    "vacations",
    metadata,
    sa.Column("id", Counter, primary_key=True, autoincrement=True),
    sa.Column("user", Snowflake, nullable=False, index=True),
    sa.Column("begin", UtcDateTime, nullable=False),  # when it was declared
    sa.Column("until", UtcDateTime, nullable=False),
    sa.Column("cut", Boolean(lost=False), nullable=False, server_default=sa.false()),  # it was ended before its time
)

# Times in which nobody could answer, because the bot did not run or did not reach Discord.
outages = sa.Table(
    "outages",
    metadata,
    sa.Column("id", Counter, primary_key=True, autoincrement=True),
    sa.Column("begin", UtcDateTime, nullable=False),
    sa.Column("until", UtcDateTime, nullable=False, index=True),
)

# Direct messages that ask for something, as long as they do; one row for each game that a message names.
letters = sa.Table(
    "letters",
    metadata,
    sa.Column("message", Snowflake, nullable=False),
    _game(),
    sa.Column("user", Snowflake, nullable=False, index=True),
    # prompt, reminder, nudge; later changeable, panel (both were answered there) or replaced
    sa.Column("kind", Text(10), nullable=False),
    sa.Column("seat", Integer, nullable=False),
    sa.Column("since", UtcDateTime, nullable=False),
    sa.Column("entry", Integer, nullable=False),  # the newest entry of the history when it was sent
    sa.PrimaryKeyConstraint("message", "game"),
)

# What players wrote to the host with /report.
reports = sa.Table(
    "reports",
    metadata,
    sa.Column("interaction", Text(40), primary_key=True),
    sa.Column("reference", Text(8, lost="?"), nullable=False),
    sa.Column("user", Snowflake(lost=0), nullable=False),
    sa.Column("game", Text(12)),  # no foreign key: a report outlives its game
    sa.Column("entry", Integer(lost=None)),  # number of the newest entry of the history
    sa.Column("text", Text(1000, lost="?"), nullable=False),
    sa.Column("at", UtcDateTime(lost=EPOCH), nullable=False),
    sa.Index(None, "user", "at"),
)

# Servers of which something is kept and in which the bot is no more.
departures = sa.Table(
    "departures",
    metadata,
    sa.Column("guild", Snowflake, primary_key=True, autoincrement=False),
    sa.Column("at", UtcDateTime, nullable=False),  # since when that is known
)

# Whom the host has blocked. It stays when somebody is forgotten: they would undo it otherwise.
blocked_users = sa.Table(
    "blocked_users",
    metadata,
    sa.Column("user", Snowflake, primary_key=True, autoincrement=False),
    sa.Column("at", UtcDateTime(lost=EPOCH), nullable=False),
)

# Servers that the host has blocked.
blocked_servers = sa.Table(
    "blocked_servers",
    metadata,
    sa.Column("guild", Snowflake, primary_key=True, autoincrement=False),
    sa.Column("at", UtcDateTime(lost=EPOCH), nullable=False),
    # the games that were set aside by it, and are taken back with it
    sa.Column("games", Json(is_keys, lost=list), nullable=False),
)

# Times in which the host will stop the bot, as they were announced to the tables.
downtimes = sa.Table(
    "downtimes",
    metadata,
    sa.Column("id", Counter, primary_key=True, autoincrement=True),
    sa.Column("begins", UtcDateTime, nullable=False),
    sa.Column("until", UtcDateTime, nullable=False),
    # its messages were told to go, since it is over or was called off
    sa.Column("ended", Boolean(lost=False), nullable=False, server_default=sa.false()),
    sqlite_autoincrement=True,
)

# What a server's managers want of games that are founded there; null where the host's settings count.
server_defaults = sa.Table(
    "server_defaults",
    metadata,
    sa.Column("guild", Snowflake, primary_key=True, autoincrement=False),
    sa.Column("pace", Text(10, lost=None)),  # such as relaxed
    sa.Column("rules", Text(40, lost=None)),  # the key of a preset, or the name of kept rules
    sa.Column("language", Text(16, lost=None)),  # of public messages
    sa.Column("channel", Snowflake(lost=None)),  # where lobbies are posted
    sa.Column("founders", Snowflake(lost=None)),  # the role whose members may found games
)

# Rules that a server keeps by name, for lobbies to come.
kept_rules = sa.Table(
    "kept_rules",
    metadata,
    sa.Column("guild", Snowflake, primary_key=True, autoincrement=False),
    sa.Column("name", Text(40), primary_key=True),
    sa.Column("text", Text(1000, lost="?"), nullable=False),
)

# Moments by name; `bot/store/signs.py` says which.
signs = sa.Table(
    "signs",
    metadata,
    sa.Column("name", Text(40), primary_key=True),
    sa.Column("at", UtcDateTime, nullable=False),
)

# The processes of the bot: a row each, deleted at a clean stop.
processes = sa.Table(
    "processes",
    metadata,
    sa.Column("name", Text(32), primary_key=True),  # drawn at random at the start
    sa.Column("host", Text(255, lost="?"), nullable=False),
    sa.Column("pid", Integer(lost=0), nullable=False),
    sa.Column("started", UtcDateTime, nullable=False),
    sa.Column("at", UtcDateTime, nullable=False, index=True),  # the last sign of life
    sa.Column("draining", Boolean(lost=False), nullable=False),  # it is stopping
    sa.Column("serves", Json(is_numbers, lost=list), nullable=False),  # the shards that it is to serve
    sa.Column("shards", Json(is_numbers, lost=list), nullable=False),  # those of them that are connected
    sa.Column("shard_count", Integer(lost=None)),  # of the whole bot; null before it is known
    sa.Column("facts", Json(is_object, lost=dict), nullable=False),  # what else the health check reads
)

# What all processes together may use: calls, connections; and channels to which Discord takes no more messages for a moment.
budgets = sa.Table(
    "budgets",
    metadata,
    sa.Column("name", Text(40), primary_key=True),
    sa.Column("until", Float, nullable=False),  # seconds since 1970 when the next one is free
)

# What this host alone knows, such as the key with which it signs games that move to another host.
secrets = sa.Table(
    "secrets",
    metadata,
    sa.Column("name", Text(20), primary_key=True),
    sa.Column("value", Blob, nullable=False),
)

# Games that have moved to another host. No foreign key: the game is deleted once the other host has acknowledged it.
moves_out = sa.Table(
    "moves_out",
    metadata,
    sa.Column("game", Text(12), primary_key=True),
    sa.Column("move", Text(32), nullable=False, unique=True),  # drawn at random
    sa.Column("host", Text(60, lost="?"), nullable=False),  # the public key of the other one
    sa.Column("at", UtcDateTime(lost=EPOCH), nullable=False),
    sa.Column("acknowledged", UtcDateTime(lost=EPOCH)),
    sa.Column("sealed", Blob(lost=None)),  # the file, which only the other host can read; null once it is acknowledged
)

# Games that have come from another host. No foreign key: none comes a second time, also when it was deleted here.
moves_in = sa.Table(
    "moves_in",
    metadata,
    sa.Column("host", Text(60), nullable=False),
    sa.Column("game", Text(12), nullable=False),  # its id there
    sa.Column("move", Text(32, lost="?"), nullable=False),
    sa.Column("at", UtcDateTime(lost=EPOCH), nullable=False),
    sa.Column("here", Text(12, lost="?"), nullable=False),  # its id here
    sa.PrimaryKeyConstraint("host", "game"),
)

# What local mode remembers of its offline Discord, which has no memory of its own.
local_world = sa.Table(
    "local_world",
    metadata,
    sa.Column("name", Text(40), primary_key=True),
    sa.Column("facts", Json(is_object, lost=dict), nullable=False),
)


for _table in metadata.tables.values():
    for _column in _table.columns:
        if hasattr(_column.type, "where"):
            _column.type.where = str(_column)  # pyright: ignore[reportAttributeAccessIssue]
