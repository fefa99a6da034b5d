"""The store: tables, queries and migrations; SQLAlchemy Core on aiosqlite by default, on PostgreSQL by URL."""

from bot.store.store import CannotOpen, Store, Uncertain

__all__ = ["CannotOpen", "Store", "Uncertain"]
