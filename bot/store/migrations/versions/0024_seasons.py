"""Seasons: which rated games of a server count together, and for how long"""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "seasons",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False, autoincrement=True),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("begins", sa.DateTime(timezone=True), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        sa.Column("best", sa.Integer(), nullable=False),
        sa.Column("preset", sa.String(20)),
        sa.Column("unfinished", sa.JSON()),
        sa.PrimaryKeyConstraint("id", name="pk_seasons"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_seasons_guild", "seasons", ["guild"])


def downgrade() -> None:
    op.drop_table("seasons")
