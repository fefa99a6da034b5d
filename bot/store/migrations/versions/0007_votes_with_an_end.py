"""Votes end by themselves, ask only some of the table, and offer more than yes and no"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("requests", sa.Column("asked", sa.JSON(), nullable=True))
    op.add_column("requests", sa.Column("facts", sa.JSON(), nullable=True))
    op.add_column("requests", sa.Column("closes", sa.DateTime(timezone=True), nullable=True))
    op.create_index(op.f("ix_requests_closes"), "requests", ["closes"])
    with op.batch_alter_table("votes") as votes:
        votes.add_column(sa.Column("choice", sa.String(length=12), nullable=False, server_default="no"))
    op.execute("UPDATE votes SET choice = 'yes' WHERE agrees")
    with op.batch_alter_table("votes") as votes:
        votes.drop_column("agrees")
        votes.alter_column("choice", server_default=None)


def downgrade() -> None:
    with op.batch_alter_table("votes") as votes:
        votes.add_column(sa.Column("agrees", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.execute("UPDATE votes SET agrees = true WHERE choice = 'yes'")
    with op.batch_alter_table("votes") as votes:
        votes.drop_column("choice")
        votes.alter_column("agrees", server_default=None)
    op.drop_index(op.f("ix_requests_closes"), table_name="requests")
    for name in ("closes", "facts", "asked"):
        op.drop_column("requests", name)
