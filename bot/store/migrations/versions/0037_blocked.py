"""PostgreSQL tells all processes at once whom the host has blocked"""

from alembic import op

revision = "0037"
down_revision = "0036"
branch_labels = None
depends_on = None

TABLES = ("blocked_users", "blocked_servers")


def upgrade() -> None:
    if op.get_bind().dialect.name != "postgresql":
        return
    for table in TABLES:
        op.execute(
            f"CREATE TRIGGER mars_work AFTER INSERT OR DELETE ON {table} "
            "FOR EACH STATEMENT EXECUTE FUNCTION mars_work()"
        )


def downgrade() -> None:
    if op.get_bind().dialect.name != "postgresql":
        return
    for table in TABLES:
        op.execute(f"DROP TRIGGER mars_work ON {table}")
