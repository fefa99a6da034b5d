"""Lessons of coached games: what each player was taught so far"""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("lessons", sa.JSON()))


def downgrade() -> None:
    op.drop_column("seats", "lessons")
