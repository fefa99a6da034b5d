"""What local mode remembers of its offline Discord"""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "local_world",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("facts", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_local_world")),
    )


def downgrade() -> None:
    op.drop_table("local_world")
