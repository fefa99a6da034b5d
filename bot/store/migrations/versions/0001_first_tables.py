"""First tables"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.String(length=12), nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("thread", sa.BigInteger(), nullable=True),
        sa.Column("lobby_message", sa.BigInteger(), nullable=True),
        sa.Column("turn_message", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("host", sa.BigInteger(), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("rules", sa.JSON(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=True),
        sa.Column("seed", sa.String(length=64), nullable=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("started", sa.DateTime(timezone=True), nullable=True),
        sa.Column("ended", sa.DateTime(timezone=True), nullable=True),
        sa.Column("interaction", sa.String(length=40), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_games")),
        sa.UniqueConstraint("interaction", name=op.f("uq_games_interaction")),
    )
    with op.batch_alter_table("games", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_games_channel"), ["channel"], unique=False)
        batch_op.create_index(batch_op.f("ix_games_guild"), ["guild"], unique=False)
        batch_op.create_index(batch_op.f("ix_games_state"), ["state"], unique=False)
        batch_op.create_index(batch_op.f("ix_games_thread"), ["thread"], unique=False)

    op.create_table(
        "signs",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_signs")),
    )
    op.create_table(
        "users",
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("locale", sa.String(length=16), nullable=True),
        sa.Column("closed", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("user", name=op.f("pk_users")),
    )
    op.create_table(
        "commits",
        sa.Column("game", sa.String(length=12), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("interaction", sa.String(length=40), nullable=True),
        sa.Column("picks", sa.LargeBinary(), nullable=False),
        sa.Column("news", sa.LargeBinary(), nullable=False),
        sa.Column("snapshot", sa.LargeBinary(), nullable=False),
        sa.Column("answered", sa.Integer(), nullable=False),
        sa.Column("floor", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("forked", sa.Boolean(), nullable=False),
        sa.Column("kept", sa.Boolean(), nullable=False),
        sa.Column("undone", sa.Boolean(), nullable=False),
        sa.Column("taken_back", sa.JSON(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_commits_game_games"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "number", name=op.f("pk_commits")),
        sa.UniqueConstraint("interaction", name=op.f("uq_commits_interaction")),
    )
    op.create_table(
        "dues",
        sa.Column("game", sa.String(length=12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("token", sa.Integer(), nullable=False),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        sa.Column("remind_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("reminded", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_dues_game_games"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "seat", name=op.f("pk_dues")),
    )
    with op.batch_alter_table("dues", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_dues_remind_at"), ["remind_at"], unique=False)

    op.create_table(
        "outbox",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("game", sa.String(length=12), nullable=False),
        sa.Column("destination", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("entry", sa.Integer(), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("since", sa.DateTime(timezone=True), nullable=True),
        sa.Column("payload", sa.JSON(), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("due_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("claimed_until", sa.DateTime(timezone=True), nullable=True),
        sa.Column("retry_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("sent_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("message", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_outbox_game_games"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outbox")),
        sqlite_autoincrement=True,
    )
    with op.batch_alter_table("outbox", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_outbox_game_state"), ["game", "state"], unique=False)
        batch_op.create_index(batch_op.f("ix_outbox_state_due_at"), ["state", "due_at"], unique=False)

    op.create_table(
        "seats",
        sa.Column("game", sa.String(length=12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("joined", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_seats_game_games"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "seat", name=op.f("pk_seats")),
        sa.UniqueConstraint("game", "user", name=op.f("uq_seats_game_user")),
    )
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_seats_user"), ["user"], unique=False)

    op.create_table(
        "sketches",
        sa.Column("game", sa.String(length=12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("asked", sa.Integer(), nullable=False),
        sa.Column("edits", sa.Integer(), nullable=False),
        sa.Column("picks", sa.LargeBinary(), nullable=False),
        sa.Column("interaction", sa.String(length=40), nullable=True),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_sketches_game_games"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "seat", name=op.f("pk_sketches")),
    )
    op.create_table(
        "votes",
        sa.Column("game", sa.String(length=12), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_votes_game_games"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "user", name=op.f("pk_votes")),
    )
    op.create_table(
        "wins",
        sa.Column("game", sa.String(length=12), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_wins_game_games"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "user", name=op.f("pk_wins")),
    )
    with op.batch_alter_table("wins", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_wins_guild_at"), ["guild", "at"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("wins", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_wins_guild_at"))

    op.drop_table("wins")
    op.drop_table("votes")
    op.drop_table("sketches")
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_seats_user"))

    op.drop_table("seats")
    with op.batch_alter_table("outbox", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_outbox_state_due_at"))
        batch_op.drop_index(batch_op.f("ix_outbox_game_state"))

    op.drop_table("outbox")
    with op.batch_alter_table("dues", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_dues_remind_at"))

    op.drop_table("dues")
    op.drop_table("commits")
    op.drop_table("users")
    op.drop_table("signs")
    with op.batch_alter_table("games", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_games_thread"))
        batch_op.drop_index(batch_op.f("ix_games_state"))
        batch_op.drop_index(batch_op.f("ix_games_guild"))
        batch_op.drop_index(batch_op.f("ix_games_channel"))

    op.drop_table("games")
