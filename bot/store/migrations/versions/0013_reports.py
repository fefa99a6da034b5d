"""What players wrote to the host"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reports",
        sa.Column("interaction", sa.String(length=40), nullable=False),
        sa.Column("reference", sa.String(length=8), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(length=12), nullable=True),
        sa.Column("entry", sa.Integer(), nullable=True),
        sa.Column("text", sa.String(length=1000), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("interaction", name=op.f("pk_reports")),
    )
    op.create_index(op.f("ix_reports_user_at"), "reports", ["user", "at"], unique=False)


def downgrade() -> None:
    op.drop_index(op.f("ix_reports_user_at"), table_name="reports")
    op.drop_table("reports")
