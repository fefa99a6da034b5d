"""Players who can no longer act at a table, since they left its server or the host has blocked them, and their return."""

from __future__ import annotations

from bot.store import people, post
from bot.tables import seating, votes, waiting_room
from bot.tables.open_game import OpenGame
from bot.tables.orders import schedule


async def leave(open_game: OpenGame, user: int, what: str) -> None:
    """Count a player as away at once, or remove them from a lobby. `what`: gone (from the server), blocked."""
    row = next(row for row in open_game.present if row["user"] == user)
    await seating.set_seat(open_game, row["seat"], left_at=open_game.now)
    if open_game.row["state"] == "lobby":
        open_game.seat = row["seat"]
        await waiting_room.leave(open_game, user)
        return
    await schedule.leave_seat(open_game.connection, open_game.id, row["seat"])
    await post.withdraw_to(open_game.connection, open_game.id, user, open_game.now)
    await seating.add_note(open_game, {"what": what, "seat": row["seat"]})
    await votes.count_without(open_game, user)


async def rejoin(open_game: OpenGame, user: int, what: str) -> None:
    """Let a player act again who was taken for one who has left. `what`: joined (the server again), unblocked."""
    row = next((row for row in open_game.present if row["user"] == user), None)
    if row is None or (row["missed_at"] is None and row["left_at"] is None):
        return
    await seating.set_seat(open_game, row["seat"], missed_at=None, left_at=None)
    if row["left_at"] is None or open_game.row["state"] != "running":
        return
    await seating.add_note(open_game, {"what": what, "seat": row["seat"]})
    await seating.on_vacation(open_game, row["seat"])
    due = await post.due(open_game.connection, open_game.id, row["seat"])
    if due is not None and (due["arrived"] is None or due["since"] >= row["left_at"]):
        # What would have asked them went when they left, or was never sent: a reminder asks now.
        await people.change_due(open_game.connection, open_game.id, row["seat"], remind_at=open_game.now)
    if row["seat"] not in await open_game.away():
        await votes.leave_out(open_game, row["seat"], "back")
