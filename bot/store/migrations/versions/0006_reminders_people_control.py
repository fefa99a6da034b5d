"""Own reminders, quiet hours and vacations; when a question arrived; outages; direct messages that still ask"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

COUNTER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.add_column("users", sa.Column("interval", sa.Float(), nullable=True))
    op.add_column("users", sa.Column("quiet", sa.String(length=80), nullable=True))
    op.add_column("users", sa.Column("zone", sa.String(length=64), nullable=True))
    op.add_column(
        "users", sa.Column("remind_by", sa.String(length=8), nullable=False, server_default=sa.text("'direct'"))
    )
    op.add_column("users", sa.Column("away_until", MOMENT, nullable=True))
    op.add_column("users", sa.Column("away_robot", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("waited", sa.JSON(), nullable=True))
    op.add_column("dues", sa.Column("arrived", MOMENT, nullable=True))
    op.add_column("dues", sa.Column("mentioned", MOMENT, nullable=True))
    op.add_column("dues", sa.Column("poked", MOMENT, nullable=True))
    op.add_column("dues", sa.Column("poker", sa.Integer(), nullable=True))
    op.add_column("dues", sa.Column("interval", sa.Float(), nullable=True))
    op.add_column("dues", sa.Column("quiet", sa.String(length=80), nullable=True))
    op.add_column("dues", sa.Column("earlier", sa.JSON(), nullable=True))
    op.create_table(
        "vacations",
        sa.Column("id", COUNTER, autoincrement=True, nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("begin", MOMENT, nullable=False),
        sa.Column("until", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_vacations")),
    )
    op.create_index(op.f("ix_vacations_user"), "vacations", ["user"])
    op.create_table(
        "outages",
        sa.Column("id", COUNTER, autoincrement=True, nullable=False),
        sa.Column("begin", MOMENT, nullable=False),
        sa.Column("until", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outages")),
    )
    op.create_index(op.f("ix_outages_until"), "outages", ["until"])
    op.create_table(
        "letters",
        sa.Column("message", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(length=12), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("since", MOMENT, nullable=False),
        sa.Column("entry", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_letters_game_games"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("message", "game", name=op.f("pk_letters")),
    )
    op.create_index(op.f("ix_letters_user"), "letters", ["user"])
    # What is owed was asked for by messages that have arrived. Reminders go on, also after the last one of former versions.
    dues = sa.table("dues", sa.column("since", MOMENT), sa.column("arrived", MOMENT), sa.column("remind_at", MOMENT))
    op.execute(sa.update(dues).values(arrived=dues.c.since))
    op.execute(sa.update(dues).where(dues.c.remind_at.is_(None)).values(remind_at=dues.c.since))


def downgrade() -> None:
    op.drop_table("letters")
    op.drop_table("outages")
    op.drop_table("vacations")
    for column in ("earlier", "quiet", "interval", "poker", "poked", "mentioned", "arrived"):
        op.drop_column("dues", column)
    op.drop_column("seats", "waited")
    for column in ("away_robot", "away_until", "remind_by", "zone", "quiet", "interval"):
        op.drop_column("users", column)
