"""What came of each seat stands in the index of corporations, which holds only the seats that are summed up"""

import sqlalchemy as sa
from alembic import op

revision = "0036"
down_revision = "0035"
branch_labels = None
depends_on = None

SUMMED = """
    SELECT p.game, p.seat, p.corporation, p.guild, r.players, s.won, s.place, s.points
    FROM played_corporations p
    JOIN scores s ON s.game = p.game AND s.seat = p.seat
    JOIN results r ON r.game = p.game
    JOIN seats o ON o.game = p.game AND o.seat = p.seat
    WHERE r.players > 1 AND s.place IS NOT NULL AND o."user" IS NOT NULL
"""


def _create(*more: sa.Column) -> sa.Table:
    made = op.create_table(
        "played_corporations",
        sa.Column("game", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("corporation", sa.String(60), nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        *more,
        sa.ForeignKeyConstraint(
            ["game"], ["games.id"], name=op.f("fk_played_corporations_game_games"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game", "seat", "corporation", name=op.f("pk_played_corporations")),
    )
    op.create_index("ix_played_corporations_guild_corporation", "played_corporations", ["guild", "corporation"])
    return made


def upgrade() -> None:
    rows = [{**row, "won": bool(row["won"])} for row in op.get_bind().execute(sa.text(SUMMED)).mappings().all()]
    op.drop_table("played_corporations")
    made = _create(
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
    )
    if rows:
        op.bulk_insert(made, rows)


def downgrade() -> None:
    rows = op.get_bind().execute(sa.text("SELECT game, seat, corporation, guild FROM played_corporations"))
    kept = [dict(row) for row in rows.mappings().all()]
    op.drop_table("played_corporations")
    made = _create()
    if kept:
        op.bulk_insert(made, kept)
