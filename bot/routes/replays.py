"""Routes that show a game that is over from its beginning."""

from __future__ import annotations

from bot.components import Screen
from bot.routes.visit import Visit
from bot.screens import replay


async def watch(visit: Visit, rest: str) -> Screen:
    """Make the page that replays the game, for the one who asks."""
    look = await visit.look()
    page, posted = await replay.made(visit.artist, visit.services.history, look.status)
    return replay.offered(visit.context(look), page, posted=posted)


async def post(visit: Visit, rest: str) -> Screen:
    """Have the page posted where the game was played."""
    await visit.services.history.post_replay(visit.game, visit.user)
    return replay.asked(visit.context(await visit.look()))
