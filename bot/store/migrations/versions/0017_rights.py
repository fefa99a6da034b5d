"""Servers that removed the bot; who is to be forgotten once a game is over; what managers did, found by an index"""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "departures",
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("guild", name=op.f("pk_departures")),
    )
    op.add_column("tenures", sa.Column("forgotten", sa.Boolean(), nullable=False, server_default=sa.false()))
    acts = sa.text("kind IN ('admin', 'damaged')")
    op.create_index("ix_commits_acts", "commits", ["kind"], sqlite_where=acts, postgresql_where=acts)


def downgrade() -> None:
    op.drop_index("ix_commits_acts", "commits")
    op.drop_column("tenures", "forgotten")
    op.drop_table("departures")
