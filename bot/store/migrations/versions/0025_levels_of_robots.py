"""Levels of robots: how well each plays"""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("level", sa.String(8)))


def downgrade() -> None:
    op.drop_column("seats", "level")
