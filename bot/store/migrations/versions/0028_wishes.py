"""Wishes: who would like to play in a server, and whom somebody does not want to be brought together with"""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0026"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "wishes",
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("least", sa.Integer(), nullable=False),
        sa.Column("most", sa.Integer(), nullable=False),
        sa.Column("pace", sa.String(10)),
        sa.Column("preset", sa.String(20)),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("guild", "user", name="pk_wishes"),
    )
    op.create_index("ix_wishes_user", "wishes", ["user"])
    op.create_table(
        "blocks",
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("other", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user", "other", name="pk_blocks"),
    )
    op.create_index("ix_blocks_other", "blocks", ["other"])


def downgrade() -> None:
    op.drop_table("blocks")
    op.drop_table("wishes")
