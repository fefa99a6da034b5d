"""Going on with a game that has stood still: what was asked is asked anew."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime

from bot.store import blocking, downtimes, games, personal_data, post
from bot.tables import leaving, seating, succession, votes, waiting_room
from bot.tables.open_game import OpenGame


async def leave_forgotten(open_game: OpenGame) -> None:
    """Let those leave the table who have been forgotten while the game was set aside."""
    for row in [row for row in open_game.present if personal_data.is_forgotten(row["user"])]:
        if open_game.row["state"] == "running":
            await succession.give_to_robot(open_game, row["seat"], row["called"])
        elif open_game.row["state"] == "lobby":
            open_game.seat = row["seat"]
            await waiting_room.leave(open_game, row["user"])
    for user in await succession.asking(open_game.connection, open_game.id):
        if personal_data.is_forgotten(user):
            await succession.unfit(open_game, user)


async def leave_blocked(open_game: OpenGame) -> Collection[int]:
    """Count those as away whom the host has blocked, or remove them from a lobby; return all who are blocked."""
    blocked = await blocking.users(open_game.connection)
    for row in [r for r in open_game.present if r["user"] in blocked and r["left_at"] is None]:
        if open_game.row["state"] in ("lobby", "running"):
            await leaving.leave(open_game, row["user"], "blocked")
    return blocked.keys()


async def go_on(open_game: OpenGame, since: datetime | None = None) -> None:
    """Restart everybody's time, whatever the clock says, and tell a table that plays. `since`: since when it stood still, where known.

    Those whom the host has blocked meanwhile count as away at once. Whoever is on vacation has the robot that they wanted.
    """
    await leave_forgotten(open_game)
    blocked = await leave_blocked(open_game)
    for user in blocked:
        await succession.unfit(open_game, user)
    # Who leaves the server is missed first: others were blocked, and may have been unblocked while nobody could tell the game.
    for row in [r for r in open_game.present if r["user"] not in blocked and r["missed_at"] is None]:
        if row["left_at"] is not None:
            await leaving.rejoin(open_game, row["user"], "unblocked")
    if open_game.row["state"] == "lobby":
        await games.change(open_game.connection, open_game.id, changed_at=open_game.now, host_at=open_game.now)
    if open_game.row["state"] != "running":
        return
    await post.discharge(open_game.connection, open_game.id)
    open_game.owing = {}
    await seating.add_note(open_game, {"what": "resumed"})
    await seating.wait_anew(open_game)
    await votes.resume(open_game)
    await seating.update_owing(open_game, open_game.pace.robots, call=True)
    if since is not None:
        await seating.wait_on(open_game, since)
    for row in open_game.present:
        await seating.on_vacation(open_game, row["seat"])
    await downtimes.tell(open_game.connection, open_game.id, open_game.now)
