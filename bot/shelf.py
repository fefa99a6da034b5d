"""Public replay pages: files in a folder that the host's own web server serves; whoever has the address can open one."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Collection
from pathlib import Path
from typing import Final

import structlog

from bot.threads import in_thread

log: Final = structlog.get_logger("shelf")

NAME: Final = re.compile(r"[A-Za-z0-9_-]{32}")
"""The names of pages: 32 letters that nobody can guess."""
READABLE: Final = 0o644
"""The permissions of a file that the web server reads, whatever the bot's own files have."""


class Shelf:
    """The folder, and its public address. Files in it that are not named like pages are left alone."""

    def __init__(self, url: str, folder: Path) -> None:
        self._url, self._folder = url.rstrip("/"), folder

    def address(self, name: str) -> str:
        """Return the address of a page."""
        return f"{self._url}/{name}.html"

    async def put(self, name: str, page: bytes) -> str | None:
        """Write a page, in place of an older one of this name, and return its address; None if the folder cannot be written."""
        try:
            await in_thread(lambda: self._write(self._folder / f"{name}.html", page))
        except OSError as error:
            log.error("page not written", folder=str(self._folder), why=error.strerror)
            return None
        return self.address(name)

    def _write(self, path: Path, page: bytes) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_suffix(".part")
        part.write_bytes(page)
        part.chmod(READABLE)
        part.replace(path)

    async def sweep(self, kept: Callable[[], Awaitable[Collection[str]]]) -> int:
        """Delete all pages but those with the names that `kept` returns; return how many.

        It is asked after the folder was read: a page that is named and written meanwhile is not deleted.
        """
        pages = await in_thread(self._pages)
        names = await kept() if pages else ()
        gone = [path for path in pages if path.stem not in names]
        await in_thread(lambda: [path.unlink(missing_ok=True) for path in gone])
        return len(gone)

    def _pages(self) -> list[Path]:
        stems = {".html", ".part"}
        return [path for path in self._folder.glob("*") if path.suffix in stems and NAME.fullmatch(path.stem)]
