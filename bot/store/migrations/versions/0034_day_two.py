"""Blocked members and servers, announced downtimes, and the defaults of servers"""

import sqlalchemy as sa
from alembic import op

revision = "0034"
down_revision = "0033"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "blocked_users",
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("user", name=op.f("pk_blocked_users")),
    )
    op.create_table(
        "blocked_servers",
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("games", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("guild", name=op.f("pk_blocked_servers")),
    )
    op.create_table(
        "downtimes",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("begins", sa.DateTime(timezone=True), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        sa.Column("ended", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_downtimes")),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "server_defaults",
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("pace", sa.String(10)),
        sa.Column("rules", sa.String(40)),
        sa.Column("language", sa.String(16)),
        sa.Column("channel", sa.BigInteger()),
        sa.Column("founders", sa.BigInteger()),
        sa.PrimaryKeyConstraint("guild", name=op.f("pk_server_defaults")),
    )


def downgrade() -> None:
    for table in ("server_defaults", "downtimes", "blocked_servers", "blocked_users"):
        op.drop_table(table)
