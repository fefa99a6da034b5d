"""Alembic's folder of migrations."""
