"""Hands at the end: whether each player shows theirs"""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("shows", sa.Boolean()))


def downgrade() -> None:
    op.drop_column("seats", "shows")
