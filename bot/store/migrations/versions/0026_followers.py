"""Followers: who gets a direct message about a game once a generation"""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "followers",
        sa.Column("game", sa.String(12), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("told", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_followers_game_games", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "user", name="pk_followers"),
    )
    op.create_index("ix_followers_user", "followers", ["user"])


def downgrade() -> None:
    op.drop_table("followers")
