"""What is urgent in the outbox"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)
URGENT = {0: ("turn", "prompt", "result", "request"), 1: ("reminder", "nudge")}


def upgrade() -> None:
    op.add_column("outbox", sa.Column("urgency", sa.Integer(), nullable=False, server_default="2"))
    ready = sa.Column("ready_at", MOMENT, nullable=False, server_default="1970-01-01 00:00:00.000000")
    op.add_column("outbox", ready)
    outbox = sa.table("outbox", sa.column("kind"), sa.column("urgency"))
    for urgency, kinds in URGENT.items():
        op.execute(sa.update(outbox).where(outbox.c.kind.in_(kinds)).values(urgency=urgency))
    # What another process was sending when it stopped is tried again at once, as after its lease.
    op.execute("UPDATE outbox SET ready_at = CASE WHEN retry_at > due_at THEN retry_at ELSE due_at END")
    op.create_index("ix_outbox_urgent", "outbox", ["state", "urgency", "ready_at"])
    op.create_index("ix_outbox_destination", "outbox", ["destination", "state", "id"])


def downgrade() -> None:
    op.drop_index("ix_outbox_destination", "outbox")
    op.drop_index("ix_outbox_urgent", "outbox")
    op.drop_column("outbox", "ready_at")
    op.drop_column("outbox", "urgency")
