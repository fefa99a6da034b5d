"""Checks that the host's web server serves the folder of replays, and does not list its files."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Final

import aiohttp

from bot.config import Settings
from bot.shelf import Shelf

SECONDS: Final = 10


async def pages(settings: Settings) -> AsyncIterator[str]:
    """Put a page into the folder, request it as a reader would, and delete it. Does nothing without an address.

    A folder that is made for it is deleted too: made by root, who may run the doctor, it would be closed to the bot.
    """
    if settings.replay_url is None:
        return
    made = [folder for folder in (settings.replay_folder, *settings.replay_folder.parents) if _lacks(folder)]
    try:
        async for problem in _served(settings.replay_url, settings):
            yield problem
    finally:
        with suppress(OSError):  # it was not made, or the bot has put a page into it meanwhile
            for folder in made:
                folder.rmdir()


def _lacks(folder: Path) -> bool:
    """Whether a folder is not there yet; of one in a folder that is closed to this user nobody can tell."""
    try:
        return not folder.exists()
    except PermissionError:
        return False


async def _served(url: str, settings: Settings) -> AsyncIterator[str]:
    # Longer than the name of a replay: the bot, which may be running, deletes pages that belong to no game.
    folder, name, said = settings.replay_folder, secrets.token_urlsafe(30), secrets.token_bytes(16).hex()
    shelf = Shelf(url, folder)
    address = await shelf.put(name, said.encode())
    if address is None:
        yield f"{folder} cannot be written. Give the folder of MARS_REPLAY_FOLDER to the user that runs the bot."
        return
    try:
        shown, listed = await _read(address), await _read(f"{url}/")
    except (aiohttp.ClientError, OSError) as error:
        yield f"{url} cannot be reached: {error}. Check your web server, and MARS_REPLAY_URL."
        return
    finally:
        (folder / f"{name}.html").unlink(missing_ok=True)
    if shown != said:
        yield f"{url} does not show what is in {folder.absolute()}. Let your web server serve that folder there."
    if name in listed:
        yield f"{url}/ lists its files, so that anybody finds every replay. Switch the list off in your web server."


async def _read(address: str) -> str:
    """Return what is served at an address; empty where nothing is."""
    async with (
        aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=SECONDS)) as session,
        session.get(address) as answer,
    ):
        return await answer.text(errors="replace") if answer.ok else ""
