"""A row for each process, budgets that all of them share, the channel of each user's direct messages"""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("host", sa.String(255), nullable=False),
        sa.Column("pid", sa.Integer(), nullable=False),
        sa.Column("started", MOMENT, nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.Column("draining", sa.Boolean(), nullable=False),
        sa.Column("serves", sa.JSON(), nullable=False),
        sa.Column("shards", sa.JSON(), nullable=False),
        sa.Column("shard_count", sa.Integer()),
        sa.Column("facts", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_processes")),
    )
    op.create_index(op.f("ix_processes_at"), "processes", ["at"])
    op.create_table(
        "budgets",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_budgets")),
    )
    op.add_column("users", sa.Column("channel", sa.BigInteger()))


def downgrade() -> None:
    op.drop_column("users", "channel")
    op.drop_table("budgets")
    op.drop_index(op.f("ix_processes_at"), "processes")
    op.drop_table("processes")
