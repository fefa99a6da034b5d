"""Open votes from before votes had an end get one: a day, the longest that a vote usually lasts"""

from datetime import UTC, datetime, timedelta

import sqlalchemy as sa
from alembic import op

revision = "0038"
down_revision = "0037"
branch_labels = None
depends_on = None

REQUESTS = sa.table("requests", sa.column("state"), sa.column("closes", sa.DateTime(timezone=True)))


def upgrade() -> None:
    endless = (REQUESTS.c.state == "open") & REQUESTS.c.closes.is_(None)
    op.execute(sa.update(REQUESTS).where(endless).values(closes=datetime.now(UTC) + timedelta(days=1)))


def downgrade() -> None:
    pass
