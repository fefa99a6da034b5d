"""Replays: what everybody saw of a finished game after each entry"""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "replays",
        sa.Column("game", sa.String(12), nullable=False),
        sa.Column("format", sa.Integer(), nullable=False),
        sa.Column("steps", sa.LargeBinary(), nullable=False),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_replays_game_games", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", name="pk_replays"),
    )


def downgrade() -> None:
    op.drop_table("replays")
