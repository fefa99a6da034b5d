"""PostgreSQL tells all processes of new work, so that they need not ask for it"""

from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None

WORK = {"outbox": "due_at", "orders": "due_at", "games": "robots_at"}
"""By table, the column that says when there is something to do; other changes are nobody's work."""


def upgrade() -> None:
    if op.get_bind().dialect.name != "postgresql":
        return
    # A process knows its own connections by their number, which PostgreSQL adds, and ignores what it said itself.
    op.execute(
        "CREATE FUNCTION mars_work() RETURNS trigger LANGUAGE plpgsql AS "
        "$$ BEGIN PERFORM pg_notify('mars_work', TG_TABLE_NAME); RETURN NULL; END $$"
    )
    for table, column in WORK.items():
        op.execute(
            f"CREATE TRIGGER mars_work AFTER INSERT OR UPDATE OF {column} ON {table} "
            "FOR EACH STATEMENT EXECUTE FUNCTION mars_work()"
        )


def downgrade() -> None:
    if op.get_bind().dialect.name != "postgresql":
        return
    for table in WORK:
        op.execute(f"DROP TRIGGER mars_work ON {table}")
    op.execute("DROP FUNCTION mars_work()")
