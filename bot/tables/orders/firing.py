"""Executing orders ahead when they are due, and asking players whose orders failed."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store import orders as stored
from bot.store import post
from bot.store.schema import orders as table_of_orders
from bot.tables import announcing, committing
from bot.tables.live import forked
from bot.tables.open_game import OpenGame
from bot.tables.orders import schedule
from bot.tables.orders.hindrance import caused, hindrance
from bot.tables.orders.order import order
from bot.tables.values import Picks


async def fire(open_game: OpenGame) -> int:
    """Execute the orders of a game that are due, all in one transaction; return how many."""
    if open_game.row["state"] != "running" or open_game.live is None:
        return 0
    fired = 0
    while due := await stored.due(open_game.connection, open_game.id, open_game.now):
        await _fire(open_game, due[0])
        fired += 1
    return fired


async def _fire(open_game: OpenGame, row: stored.Row) -> None:
    assert open_game.live is not None
    game, given = open_game.live.game, order(row)
    seat = open_game.seat = given.seat
    # From here on nothing arms it again; it is deleted, or keeps this state with the reason.
    await stored.change(open_game.connection, [given.id], state="stopped", due_at=None)
    reason, version = None, open_game.row["version"]
    if given.kind == "pass":
        await _commit(open_game, [("pass",)])
    elif given.kind == "none":
        await _commit(open_game, [()])
    for at, action in enumerate(given.actions):
        if reason := hindrance(game, seat, action):
            about = (given.actions, at, reason, row["entry"], version)
            reason = {**reason, "done": at, **await caused(open_game.connection, open_game.id, seat, *about)}
            break
        await _commit(open_game, action.picks)
    if reason is None:
        await stored.drop(open_game.connection, open_game.id, seat, table_of_orders.c.id == given.id)
        decision = game.decision(seat)
        if given.ends and decision is not None and decision.kind == "turn" and "end" in decision.options:
            await _commit(open_game, [("end",)])
    else:
        await stored.change(open_game.connection, [given.id], reason=reason)
        later = [
            r
            for r in await stored.waiting(open_game.connection, open_game.id)
            if r["seat"] == seat and r["kind"] == "pass"
        ]
        await stored.change(
            open_game.connection, [r["id"] for r in later], state="stopped", due_at=None, reason={"why": "earlier"}
        )
    if not game.over and seat in game.pending:
        await _call(open_game, seat)


async def _call(open_game: OpenGame, seat: int) -> None:
    """Mention a player whose order failed, unless a message has asked them already or is about to."""
    live = open_game.running()
    if forked(live.game):
        return
    if seat in schedule.answering(
        live.game, await stored.waiting(open_game.connection, open_game.id), open_game.robots
    ):
        return
    due = await post.due(open_game.connection, open_game.id, seat)
    since = due["since"] if due is not None else open_game.now
    about = await post.turn_messages(open_game.connection, open_game.id, since)
    if not any(seat in message["payload"].get("seats", ()) for message in about):
        await announcing.call(open_game.connection, open_game.id, seat, open_game.row["version"], open_game.now)


async def _commit(open_game: OpenGame, picks: Sequence[Picks]) -> None:
    await committing.commit(open_game, picks, None, by_order=True)
