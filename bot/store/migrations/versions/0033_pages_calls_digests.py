"""Addresses of replays, roles that are called when a lobby opens, digests of games in channels, and an index of corporations"""

import json

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0031"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "pages",
        sa.Column("game", sa.String(12), nullable=False),
        sa.Column("language", sa.String(16), nullable=False),
        sa.Column("name", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_pages_game_games"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "language", name=op.f("pk_pages")),
        sa.UniqueConstraint("name", name=op.f("uq_pages_name")),
    )
    op.create_table(
        "called_roles",
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("role", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guild", name=op.f("pk_called_roles")),
    )
    op.create_table(
        "digests",
        sa.Column("game", sa.String(12), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("told", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_digests_game_games"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", name=op.f("pk_digests")),
    )
    played = op.create_table(
        "played_corporations",
        sa.Column("game", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("corporation", sa.String(60), nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game"], ["games.id"], name=op.f("fk_played_corporations_game_games"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game", "seat", "corporation", name=op.f("pk_played_corporations")),
    )
    op.create_index("ix_played_corporations_guild_corporation", "played_corporations", ["guild", "corporation"])
    stored = "SELECT s.game, s.seat, s.corporations, r.guild FROM scores s JOIN results r ON r.game = s.game"
    rows = [
        {"game": game, "seat": seat, "corporation": key, "guild": guild}
        for game, seat, keys, guild in op.get_bind().execute(sa.text(stored)).all()
        for key in dict.fromkeys(json.loads(keys) if isinstance(keys, str) else keys)
    ]
    if rows:
        op.bulk_insert(played, rows)


def downgrade() -> None:
    for table in ("played_corporations", "digests", "called_roles", "pages"):
        op.drop_table(table)
