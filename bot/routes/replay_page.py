"""Makes the page that replays a game, for whoever asks for it and for the message in the game's channel."""

from __future__ import annotations

import re
from typing import Protocol
from unicodedata import normalize

from bot import speech
from bot.screen import Attachment
from bot.screens.pictures import Artist
from bot.screens.replay import ReplayPage, course
from bot.shelf import Shelf
from bot.tables import Status, services
from bot.threads import in_thread


class PageServices(Protocol):
    """The services that making a page uses."""

    history: services.History
    replays: services.Replays


async def make_page(artist: Artist, services: PageServices, shelf: Shelf | None, status: Status) -> ReplayPage:
    """Make the page of a game in the reader's language, and put it where anybody can open it."""
    async with services.replays.turn(status.guild):
        watched = await services.history.watched(status.id)
        page = await artist.replay(await in_thread(course, watched))
        if page is None:
            return ReplayPage(watched, None, None)
        address = None
        if shelf is not None:
            address = await shelf.put(await services.replays.name(status.id, speech.language()), page)
        return ReplayPage(watched, Attachment(file_name(status.id, status.name), page), address)


def file_name(game: str, called: str) -> str:
    """Return the file name of a game's page, made of those characters of its name that every system allows; `ü` becomes `u`."""
    plain = re.sub("[\u0300-\u036f]", "", normalize("NFKD", called.casefold()))
    name = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")
    return f"{name or 'mars'}-{game}.html"
