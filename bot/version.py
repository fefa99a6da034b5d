"""Which program this is, for reports of hosts. `pyproject.toml` takes the version from here."""

from __future__ import annotations

import platform
from typing import Final

import discord

from bot.store import migrate
from engine import codec

VERSION: Final = "0.1.0"


def facts() -> dict[str, str]:
    """Return the version, with what tells apart programs of the same version, by names for the log."""
    return {
        "version": VERSION,
        "tables": migrate.newest(),
        "saves": str(codec.VERSION),
        "python": platform.python_version(),
        "discord_py": discord.__version__,
    }


def described() -> str:
    """Return the same in one line: `Mars by post 0.1.0 (tables 0038, saves 3, Python 3.13.1, discord.py 2.7.1)`."""
    said = "Mars by post {version} (tables {tables}, saves {saves}, Python {python}, discord.py {discord_py})"
    return said.format(**facts())
