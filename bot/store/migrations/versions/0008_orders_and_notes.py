"""Orders ahead, whole turns composed at once, players' notes, and nudges after a first action"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

COUNTER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.create_table(
        "orders",
        sa.Column("id", COUNTER, autoincrement=True, nullable=False),
        sa.Column("game", sa.String(length=12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("generation", sa.Integer(), nullable=False),
        sa.Column("entry", sa.Integer(), nullable=False),
        sa.Column("actions", sa.LargeBinary(), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("reason", sa.JSON(), nullable=True),
        sa.Column("interaction", sa.String(length=40), nullable=True),
        sa.Column("created", MOMENT, nullable=False),
        sa.Column("due_at", MOMENT, nullable=True),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_orders_game_games"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_orders")),
        sa.UniqueConstraint("interaction", name=op.f("uq_orders_interaction")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_orders_game_seat"), "orders", ["game", "seat"])
    op.create_index(op.f("ix_orders_due_at"), "orders", ["due_at"])
    op.create_table(
        "notes",
        sa.Column("game", sa.String(length=12), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("text", sa.String(length=1000), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_notes_game_games"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "user", name=op.f("pk_notes")),
    )
    op.add_column("commits", sa.Column("by_order", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("sketches", sa.Column("mode", sa.String(length=8), server_default="", nullable=False))
    op.add_column("dues", sa.Column("nudge_at", MOMENT, nullable=True))
    op.create_index(op.f("ix_dues_nudge_at"), "dues", ["nudge_at"])


def downgrade() -> None:
    op.drop_index(op.f("ix_dues_nudge_at"), table_name="dues")
    op.drop_column("dues", "nudge_at")
    op.execute("DELETE FROM sketches WHERE mode <> ''")
    op.drop_column("sketches", "mode")
    op.drop_column("commits", "by_order")
    op.drop_table("notes")
    op.drop_index(op.f("ix_orders_due_at"), table_name="orders")
    op.drop_index(op.f("ix_orders_game_seat"), table_name="orders")
    op.drop_table("orders")
