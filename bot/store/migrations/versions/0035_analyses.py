"""Analyses: what was found out about a finished game by looking back at it"""

import sqlalchemy as sa
from alembic import op

revision = "0035"
down_revision = "0034"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("game", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True)),
        sa.Column("found", sa.LargeBinary()),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_analyses_game_games", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_analyses"),
    )


def downgrade() -> None:
    op.drop_table("analyses")
