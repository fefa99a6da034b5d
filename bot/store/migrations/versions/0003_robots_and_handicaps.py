"""Robots' seats, beginner corporations and handicaps per seat, when robots move"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.alter_column("user", existing_type=sa.BigInteger(), nullable=True)
        batch_op.add_column(sa.Column("beginner", sa.Boolean(), nullable=False, server_default=sa.false()))
        batch_op.add_column(sa.Column("handicap", sa.Integer(), nullable=False, server_default="0"))
    with op.batch_alter_table("games", schema=None) as batch_op:
        batch_op.add_column(sa.Column("robots_at", sa.DateTime(timezone=True), nullable=True))
        batch_op.create_index(batch_op.f("ix_games_robots_at"), ["robots_at"], unique=False)


def downgrade() -> None:
    # No batch mode here: SQLite would recreate the table, and rows of other tables that refer to a game would be deleted with the old one.
    op.drop_index(op.f("ix_games_robots_at"), table_name="games")
    op.drop_column("games", "robots_at")
    op.execute(sa.text('DELETE FROM seats WHERE "user" IS NULL'))
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_column("handicap")
        batch_op.drop_column("beginner")
        batch_op.alter_column("user", existing_type=sa.BigInteger(), nullable=False)
