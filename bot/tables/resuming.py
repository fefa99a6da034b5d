"""Going on with a game that has stood still: what was asked is asked anew."""

from __future__ import annotations

from bot.store import downtimes, post
from bot.tables import seating, votes
from bot.tables.open_game import OpenGame


async def go_on(open_game: OpenGame) -> None:
    """Restart everybody's time in a running game, whatever the clock says, and tell the table."""
    await post.discharge(open_game.connection, open_game.id)
    open_game.owing = {}
    await seating.noted(open_game, {"what": "resumed"})
    await votes.resume(open_game)
    await seating.rearranged(open_game, open_game.pace.robots, call=True)
    await downtimes.tell(open_game.connection, open_game.id, open_game.now)
