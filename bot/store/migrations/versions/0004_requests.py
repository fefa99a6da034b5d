"""Requests to the whole table replace votes that could only end a game"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

COUNTER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    requests = op.create_table(
        "requests",
        sa.Column("id", COUNTER, autoincrement=True, nullable=False),
        sa.Column("game", sa.String(length=12), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("entry", sa.Integer(), nullable=True),
        sa.Column("at", MOMENT, nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("closer", sa.Integer(), nullable=True),
        sa.Column("message", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_requests_game_games"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_requests")),
    )
    op.create_index(op.f("ix_requests_game_state"), "requests", ["game", "state"])
    connection = op.get_bind()
    games = sa.table("games", sa.column("id"), sa.column("host"))
    outbox = sa.table(
        "outbox", *map(sa.column, ("id", "game", "kind", "state", "message")), sa.column("payload", sa.JSON)
    )
    old = sa.table("votes", sa.column("game"), sa.column("user"), sa.column("at", MOMENT))
    wishes = connection.execute(
        sa.select(old, games.c.host).join_from(old, games, games.c.id == old.c.game).order_by(old.c.at)
    ).all()
    op.drop_table("votes")
    votes = op.create_table(
        "votes",
        sa.Column("request", COUNTER, nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("agrees", sa.Boolean(), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(
            ["request"], ["requests.id"], name=op.f("fk_votes_request_requests"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("request", "user", name=op.f("pk_votes")),
    )
    # Votes to end a game become requests, and the public message that asks for consent is updated with the new buttons.
    said = outbox.c.kind == "ending"
    for game in dict.fromkeys(wish.game for wish in wishes):
        of = [wish for wish in wishes if wish.game == game]
        newest = sa.select(sa.func.max(outbox.c.message)).where(said, outbox.c.game == game).scalar_subquery()
        asked = {"game": game, "kind": "end", "user": of[0].host, "at": of[0].at, "state": "open", "message": newest}
        request = connection.scalar(sa.insert(requests).values(asked).returning(requests.c.id))
        connection.execute(
            sa.insert(votes), [{"request": request, "user": wish.user, "agrees": True, "at": wish.at} for wish in of]
        )
        last = sa.select(sa.func.max(outbox.c.id)).where(said, outbox.c.game == game).scalar_subquery()
        again = {"kind": "request", "state": "waiting", "payload": {"request": request}}
        connection.execute(sa.update(outbox).where(outbox.c.id == last).values(again))
    connection.execute(sa.update(outbox).where(said, outbox.c.state == "waiting").values(state="withdrawn"))


def downgrade() -> None:
    op.drop_table("votes")
    op.drop_index(op.f("ix_requests_game_state"), table_name="requests")
    op.drop_table("requests")
    op.create_table(
        "votes",
        sa.Column("game", sa.String(length=12), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_votes_game_games"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "user", name=op.f("pk_votes")),
    )
