"""Addresses of replays, roles that are called when a lobby opens, and digests of games in channels"""

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


def downgrade() -> None:
    for table in ("digests", "called_roles", "pages"):
        op.drop_table(table)
