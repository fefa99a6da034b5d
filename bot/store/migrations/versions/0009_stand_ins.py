"""Stand-ins that answer for absent players; entries of the history that are no answers"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("commits", sa.Column("facts", sa.JSON(), nullable=True))
    op.add_column("seats", sa.Column("stand_in", sa.String(length=8), nullable=True))
    op.add_column("seats", sa.Column("stand_why", sa.String(length=8), nullable=True))
    op.add_column("seats", sa.Column("back_until", sa.DateTime(timezone=True), nullable=True))
    op.add_column("seats", sa.Column("stood", sa.JSON(), nullable=True))


def downgrade() -> None:
    for column in ("stood", "back_until", "stand_why", "stand_in"):
        op.drop_column("seats", column)
    op.drop_column("commits", "facts")
