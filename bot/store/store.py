"""Opening, migrating and closing the database, and its transactions."""

from __future__ import annotations

from types import TracebackType
from typing import Self


class Store:
    """A database by URL, such as `sqlite+aiosqlite:///data/mars.db`; `async with Store(url)` opens and always disposes it."""

    def __init__(self, url: str, *, busy_seconds: float = 5) -> None:
        raise NotImplementedError

    async def open(self) -> Self:
        """Create the folder, connect, bring the tables up to date."""
        raise NotImplementedError

    async def close(self) -> None:
        """Dispose the engine; aiosqlite's threads keep the process alive otherwise."""
        raise NotImplementedError

    async def __aenter__(self) -> Self:
        return await self.open()

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        await self.close()
