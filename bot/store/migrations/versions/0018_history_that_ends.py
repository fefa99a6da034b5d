"""History that ends: the compressed logs of games that finished long ago"""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("shortened", sa.DateTime(timezone=True)))
    op.create_index("ix_games_shortened_ended", "games", ["shortened", "ended"])
    op.create_table(
        "logs",
        sa.Column("game", sa.String(12), nullable=False),
        sa.Column("news", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_logs_game_games", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", name="pk_logs"),
    )


def downgrade() -> None:
    op.drop_table("logs")
    op.drop_index("ix_games_shortened_ended", "games")
    op.drop_column("games", "shortened")
