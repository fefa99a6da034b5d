"""Going on with a game that has stood still: what was asked is asked anew."""

from __future__ import annotations

from bot.store import downtimes, games, post
from bot.tables import seating, votes
from bot.tables.open_game import OpenGame


async def go_on(open_game: OpenGame) -> None:
    """Restart everybody's time, whatever the clock says, and tell a table that plays. Whoever is on vacation has the robot they wanted."""
    if open_game.row["state"] == "lobby":
        await games.change(open_game.connection, open_game.id, changed_at=open_game.now, host_at=open_game.now)
    if open_game.row["state"] != "running":
        return
    await post.discharge(open_game.connection, open_game.id)
    open_game.owing = {}
    await seating.noted(open_game, {"what": "resumed"})
    await votes.resume(open_game)
    await seating.rearranged(open_game, open_game.pace.robots, call=True)
    for row in open_game.present:
        await seating.on_vacation(open_game, row["seat"])
    await downtimes.tell(open_game.connection, open_game.id, open_game.now)
