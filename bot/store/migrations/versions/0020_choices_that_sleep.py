"""Choices of the table that sleep while a player is back, clocks that an undo restores, vacations that were ended early"""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)
JSON = sa.JSON(none_as_null=True)
SEATS = sa.table(
    "seats",
    sa.column("game", sa.String),
    sa.column("seat", sa.Integer),
    sa.column("waited", JSON),
    sa.column("stand_in", sa.String),
    sa.column("stand_why", sa.String),
    sa.column("back_until", MOMENT),
    sa.column("choice", JSON),
    sa.column("absent", JSON),
)
BY_TABLE = ("vote", "lobby")


def upgrade() -> None:
    op.add_column("seats", sa.Column("begins_at", MOMENT))
    op.add_column("seats", sa.Column("choice", sa.JSON()))
    op.add_column("seats", sa.Column("absent", sa.JSON()))
    op.add_column("seats", sa.Column("played_in", sa.Integer()))
    op.add_column("seats", sa.Column("answered_for", sa.Integer()))
    op.add_column("seats", sa.Column("stood_away", sa.JSON()))
    op.add_column("commits", sa.Column("clock", sa.JSON()))
    op.add_column("vacations", sa.Column("cut", sa.Boolean(), nullable=False, server_default=sa.false()))
    bind = op.get_bind()
    for row in bind.execute(sa.select(SEATS).where(SEATS.c.stand_in.is_not(None))).mappings().all():
        at = (SEATS.c.game == row["game"]) & (SEATS.c.seat == row["seat"])
        bind.execute(sa.update(SEATS).where(at).values(_now(row)))
    op.drop_column("seats", "back_until")


def _now(row: sa.RowMapping) -> dict[str, object]:
    """The seat of a player with a stand-in: whoever was back for an hour is back until the next question has waited for long."""
    why, back = row["stand_why"], row["back_until"] is not None and row["stand_why"] != "resigned"
    found: dict[str, object] = {}
    if row["stand_in"] != "once" and why in (*BY_TABLE, "vacation"):
        found["choice"] = {"how": row["stand_in"], "why": why}
    if why in BY_TABLE:
        found |= {"absent": row["waited"], "waited": None}
    return {**found, "stand_in": None, "stand_why": None} if back else {**found, "stand_in": row["stand_in"]}


def downgrade() -> None:
    op.add_column("seats", sa.Column("back_until", MOMENT))
    bind = op.get_bind()
    # Who is back keeps the seat: the program before had nothing that sleeps.
    for row in bind.execute(sa.select(SEATS).where(SEATS.c.absent.is_not(None))).mappings().all():
        at = (SEATS.c.game == row["game"]) & (SEATS.c.seat == row["seat"])
        bind.execute(sa.update(SEATS).where(at, SEATS.c.stand_in.is_not(None)).values(waited=row["absent"]))
    op.drop_column("vacations", "cut")
    op.drop_column("commits", "clock")
    for name in ("stood_away", "answered_for", "played_in", "absent", "choice", "begins_at"):
        op.drop_column("seats", name)
