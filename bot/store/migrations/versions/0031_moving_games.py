"""Games that move to another host"""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_secrets")),
    )
    op.create_table(
        "moves_out",
        sa.Column("game", sa.String(12), nullable=False),
        sa.Column("move", sa.String(32), nullable=False),
        sa.Column("host", sa.String(60), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("acknowledged", sa.DateTime(timezone=True)),
        sa.Column("sealed", sa.LargeBinary()),
        sa.PrimaryKeyConstraint("game", name=op.f("pk_moves_out")),
        sa.UniqueConstraint("move", name=op.f("uq_moves_out_move")),
    )
    op.create_table(
        "moves_in",
        sa.Column("host", sa.String(60), nullable=False),
        sa.Column("game", sa.String(12), nullable=False),
        sa.Column("move", sa.String(32), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("here", sa.String(12), nullable=False),
        sa.PrimaryKeyConstraint("host", "game", name=op.f("pk_moves_in")),
    )
    op.add_column("seats", sa.Column("unclaimed", sa.Boolean(), server_default=sa.false(), nullable=False))


def downgrade() -> None:
    op.drop_column("seats", "unclaimed")
    for table in ("moves_in", "moves_out", "secrets"):
        op.drop_table(table)
