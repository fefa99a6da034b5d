"""Results: what came of each finished game, seat by seat, and who lets others see theirs"""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("game", sa.String(12), nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.DateTime(timezone=True), nullable=False),
        sa.Column("map", sa.String(40), nullable=False),
        sa.Column("expansions", sa.JSON(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("generations", sa.Integer(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("how", sa.String(8), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_results_game_games", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", name="pk_results"),
    )
    op.create_index("ix_results_guild_ended", "results", ["guild", "ended"])
    op.create_table(
        "scores",
        sa.Column("game", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer()),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("by_source", sa.JSON(), nullable=False),
        sa.Column("tr", sa.Integer(), nullable=False),
        sa.Column("corporations", sa.JSON(), nullable=False),
        sa.Column("preludes", sa.JSON(), nullable=False),
        sa.Column("own_share", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_scores_game_games", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_scores"),
    )
    op.create_table(
        "shown_results",
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guild", "user", name="pk_shown_results"),
    )


def downgrade() -> None:
    op.drop_table("shown_results")
    op.drop_table("scores")
    op.drop_table("results")
