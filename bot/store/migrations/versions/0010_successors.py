"""Free seats and successors"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.add_column("seats", sa.Column("freed", MOMENT, nullable=True))
    op.add_column("seats", sa.Column("sits_from", sa.Integer(), nullable=True))
    op.create_table(
        "tenures",
        sa.Column("game", sa.String(length=12), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("until", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_tenures_game_games"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "user", name=op.f("pk_tenures")),
    )


def downgrade() -> None:
    op.drop_table("tenures")
    op.drop_column("seats", "sits_from")
    op.drop_column("seats", "freed")
