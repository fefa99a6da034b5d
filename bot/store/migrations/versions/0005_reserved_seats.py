"""Seats reserved for players of an earlier game; the entry after which a message told that direct messages do not arrive"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reserved",
        sa.Column("game", sa.String(length=12), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("beginner", sa.Boolean(), nullable=False),
        sa.Column("handicap", sa.Integer(), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_reserved_game_games"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "user", name=op.f("pk_reserved")),
    )
    op.add_column("seats", sa.Column("noted", sa.Integer(), nullable=True))


def downgrade() -> None:
    op.drop_column("seats", "noted")
    op.drop_table("reserved")
