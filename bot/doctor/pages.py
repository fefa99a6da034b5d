"""Checks that the host's web server serves the folder of replays, and does not list its files."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from typing import Final

import aiohttp

from bot.config import Settings
from bot.shelf import Shelf

SECONDS: Final = 10


async def pages(settings: Settings) -> AsyncIterator[str]:
    """Put a page into the folder, request it as a reader would, and delete it. Does nothing without an address."""
    if settings.replay_url is None:
        return
    folder, name, said = settings.replay_folder, secrets.token_urlsafe(24), secrets.token_bytes(16).hex()
    shelf = Shelf(settings.replay_url, folder)
    address = await shelf.put(name, said.encode())
    if address is None:
        yield f"{folder} cannot be written. Give the folder of MARS_REPLAY_FOLDER to the user that runs the bot."
        return
    try:
        shown, listed = await _read(address), await _read(f"{settings.replay_url}/")
    except (aiohttp.ClientError, OSError) as error:
        yield f"{settings.replay_url} cannot be reached: {error}. Check your web server, and MARS_REPLAY_URL."
        return
    finally:
        (folder / f"{name}.html").unlink(missing_ok=True)
    if shown != said:
        yield f"{settings.replay_url} does not show what is in {folder.absolute()}. Let your web server serve that folder there."
    if name in listed:
        yield f"{settings.replay_url}/ lists its files, so that anybody finds every replay. Switch the list off in your web server."


async def _read(address: str) -> str:
    """Return what is served at an address; empty where nothing is."""
    async with (
        aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=SECONDS)) as session,
        session.get(address) as answer,
    ):
        return await answer.text(errors="replace") if answer.ok else ""
