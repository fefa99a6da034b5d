"""Members who have left the server"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.add_column("seats", sa.Column("missed_at", MOMENT, nullable=True))
    op.add_column("seats", sa.Column("left_at", MOMENT, nullable=True))


def downgrade() -> None:
    op.drop_column("seats", "left_at")
    op.drop_column("seats", "missed_at")
