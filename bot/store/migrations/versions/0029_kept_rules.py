"""Rules that a server keeps by name"""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "kept_rules",
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.String(1000), nullable=False),
        sa.PrimaryKeyConstraint("guild", "name", name=op.f("pk_kept_rules")),
    )


def downgrade() -> None:
    op.drop_table("kept_rules")
