"""Since when a lobby waits"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    for column in ("changed_at", "host_at", "full_at"):
        op.add_column("games", sa.Column(column, MOMENT, nullable=True))


def downgrade() -> None:
    for column in ("full_at", "host_at", "changed_at"):
        op.drop_column("games", column)
