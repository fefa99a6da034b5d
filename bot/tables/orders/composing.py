"""Composing more than one action: a whole turn that is sent at once, and orders ahead; and carrying the orders out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import orders as stored
from bot.store import post
from bot.store.schema import orders as table_of_orders
from bot.tables import announcing, playing
from bot.tables.live import Composed, Live, begins_turn, forked
from bot.tables.open_game import OpenGame, replayed
from bot.tables.orders import schedule
from bot.tables.orders.hindrance import caused, hindrance
from bot.tables.orders.order import Actions, Ordered, assumed, order
from bot.tables.panel import look
from bot.tables.playing import Pace
from bot.tables.values import Look, Mode, Picks, Refused
from engine import entry_codec
from engine.core import Illegal

MOST: Final = 2
"""The most actions of a turn."""
NOTHING: Final = msgspec.json.encode(Actions())


def _running(table: OpenGame) -> tuple[Live, int]:
    if table.row["state"] != "running" or table.live is None:
        raise Refused("not-running", state=table.row["state"])
    if table.seat is None:
        raise Refused("no-seat")
    return table.live, table.seat


async def begin(connection: AsyncConnection, table: OpenGame, token: int | None, mode: Mode) -> Look:
    """Begin to compose a whole turn, or an order ahead; an empty mode leaves that again.

    Refused: stale, your-turn, no-turn (none comes in this generation), not-asked, ordered-already.
    """
    live, seat = await playing.current(connection, table, token)
    if mode == table.mode:
        return await look(connection, table)
    if mode == "order":
        await _may_order(connection, table)
        try:
            Composed.begin(live.game, seat, early=True)
        except Illegal as refused:
            raise Refused(refused.reason, await look(connection, table)) from None
    elif mode == "turn" and not begins_turn(live.game.decision(seat)):
        raise Refused("not-asked", await look(connection, table))
    picks = table.composed.picks if table.composed and mode == "turn" else ()
    await playing.sketch(connection, table, picks, None, mode)
    return await look(connection, table)


async def foresee(connection: AsyncConnection, table: OpenGame) -> Look:
    """Look at one's next turn as it would be now. Refused: no-turn."""
    live, seat = _running(table)
    try:
        table.composed, table.mode = Composed.begin(live.game, seat, early=True), "order"
    except Illegal as refused:
        raise Refused(refused.reason) from None
    return await look(connection, table)


async def _may_order(connection: AsyncConnection, table: OpenGame) -> None:
    live, seat = _running(table)
    if seat in live.game.pending:
        raise Refused("your-turn", await look(connection, table))
    if any(row["kind"] == "turn" and row["seat"] == seat for row in await stored.waiting(connection, table.id)):
        raise Refused("ordered-already", await look(connection, table))


async def compose(
    connection: AsyncConnection, table: OpenGame, token: int | None, steps: Sequence[Picks], interaction: str
) -> Look:
    """Add picks to the turn that is being composed; nothing is committed. Refused: stale, unfinished, by the engine."""
    live, seat = await playing.current(connection, table, token)
    earlier = tuple(table.composed.picks) if table.composed else ()
    composed = table.composed or Composed.begin(live.game, seat, early=table.mode == "order")
    for at, step in enumerate(steps):
        try:
            if not composed.open and over(composed):
                raise Illegal("unfinished")
            composed.pick(tuple(step))
        except Illegal as refused:
            _restored(table, earlier)
            shown = await look(connection, table)
            raise Refused(refused.reason, shown, step=at, picks=tuple(step), why=refused.why) from None
    live.drafts[seat] = composed
    await playing.sketch(connection, table, composed.picks, interaction, table.mode)
    return await look(connection, table)


def _restored(table: OpenGame, picks: Sequence[Picks]) -> None:
    assert table.live is not None
    assert table.seat is not None
    mode, table.composed = table.mode, None
    replayed(table, table.live.game.tokens[table.seat], picks, mode)


def over(composed: Composed) -> bool:
    """Return whether nothing more can be composed in this turn."""
    done, decision = composed.wholes, composed.decision
    if done and (done[-1].reveals or len(done) == MOST or decision is None):
        return True
    # Where all others have passed, the next turn begins at once.
    return bool(done) and begins_turn(decision)


def _whole(composed: Composed | None) -> Composed:
    """Return what is composed, if it is one whole action or several. Raises `Refused`."""
    if composed is None or not composed.wholes or composed.open:
        raise Refused("nothing-composed")
    return composed


async def send(
    connection: AsyncConnection, table: OpenGame, token: int | None, interaction: str, ends: bool, pace: Pace
) -> Look:
    """Commit the whole turn that was composed, one entry for each action. With `ends` the turn ends after its first action."""
    await playing.current(connection, table, token)
    if table.mode != "turn":
        raise Refused("stale", await look(connection, table))
    composed = _whole(table.composed)
    actions = [whole.picks for whole in composed.wholes]
    if ends and not over(composed):
        actions.append((("end",),))
    table.composed, table.mode = None, ""
    for n, picks in enumerate(actions, 1):
        await playing.commit(connection, table, picks, interaction if n == 1 else f"{interaction}#{n}", pace)
    return await look(connection, table)


async def give(
    connection: AsyncConnection, table: OpenGame, token: int | None, interaction: str, passes: bool, pace: Pace
) -> Look:
    """Order the actions that were composed, after which the turn ends; with `passes` the player passes at the turn after."""
    live, seat = await playing.current(connection, table, token)
    if await stored.given(connection, interaction):
        return await look(connection, table)
    if table.mode != "order":
        raise Refused("stale", await look(connection, table))
    composed = _whole(table.composed)
    await _may_order(connection, table)
    actions = tuple(
        Ordered(w.picks, assumed(seat, w.news), entry_codec.written(w.news).decode(), w.reveals)
        for w in composed.wholes
    )
    await _add(connection, table, "turn", live.game.table.generation, interaction, pace, Actions(actions, True))
    mine = [row for row in await stored.waiting(connection, table.id) if row["seat"] == seat]
    if passes or any(row["kind"] == "pass" for row in mine):
        # The pass comes after the actions, also one that was ordered before them.
        await stored.drop(connection, table.id, seat, table_of_orders.c.kind == "pass")
        await _add(connection, table, "pass", live.game.table.generation, f"{interaction}#2", pace)
    await playing.sketch(connection, table, (), None, "")
    return await look(connection, table)


async def give_plain(connection: AsyncConnection, table: OpenGame, kind: str, interaction: str, pace: Pace) -> Look:
    """Order to pass at one's next turn, or to buy none in the next research phase. Refused: your-turn, ordered-already."""
    live, seat = _running(table)
    if await stored.given(connection, interaction):
        return await look(connection, table)
    game, decision = live.game, live.game.decision(seat)
    if kind == "pass" and decision is not None and decision.kind == "turn":
        raise Refused("your-turn", await look(connection, table))
    generation = game.table.generation
    if kind == "pass":
        generation += game.players[seat].passed
    elif game.table.phase != "research" or schedule.BUYS in game.players[seat].secret:
        generation += 1
    mine = [row for row in await stored.waiting(connection, table.id) if row["seat"] == seat]
    if any((row["kind"], row["generation"]) == (kind, generation) for row in mine):
        raise Refused("ordered-already", await look(connection, table))
    await _add(connection, table, kind, generation, interaction, pace)
    await _arm(connection, table, pace)
    return await look(connection, table)


async def _add(
    connection: AsyncConnection,
    table: OpenGame,
    kind: str,
    generation: int,
    interaction: str,
    pace: Pace,
    turn: Actions | None = None,
) -> None:
    await stored.add(
        connection,
        game=table.id,
        seat=table.seat,
        user=next(r["user"] for r in table.present if r["seat"] == table.seat),
        kind=kind,
        generation=generation,
        entry=table.row["version"],
        actions=msgspec.json.encode(turn) if turn else NOTHING,
        interaction=interaction,
        created=pace.now,
    )
    table.row["ordered"] = table.row["orders"] = True


async def _arm(connection: AsyncConnection, table: OpenGame, pace: Pace) -> None:
    live, _ = _running(table)
    given = await stored.waiting(connection, table.id)
    told = table.told_at or pace.now
    alone = schedule.alone_at(live.game, min(table.owing.values(), default=pace.now), pace.grace, pace.now)
    await schedule.arm(connection, live.game, given, schedule.answering(live.game, given, table.robots), told, alone)


async def withdraw(connection: AsyncConnection, table: OpenGame, ids: Sequence[int], pace: Pace) -> Look:
    """Withdraw orders of one's own, or clear stopped ones. Refused: no-order."""
    live, seat = _running(table)
    where = (table_of_orders.c.id.in_(ids), table_of_orders.c.user == _user(table))
    if not await stored.drop(connection, table.id, seat, *where):
        raise Refused("no-order", await look(connection, table))
    if seat in live.game.pending and live.game.pending[seat].key == schedule.BUYS:
        # They see the question, whether or not a message has asked it.
        await post.arrived(connection, table.id, [seat], pace.now, pace.now)
    await _arm(connection, table, pace)
    return await look(connection, table)


def _user(table: OpenGame) -> int:
    return next(r["user"] for r in table.present if r["seat"] == table.seat)


async def mind(connection: AsyncConnection, table: OpenGame, id: int, minded: Sequence[tuple[int, int]]) -> Look:
    """Choose which assumptions of an order matter, as pairs of an action's index and a fact's. Refused: no-order."""
    rows = [r for r in await stored.waiting(connection, table.id) if r["id"] == id and r["seat"] == table.seat]
    if not rows:
        raise Refused("no-order", await look(connection, table))
    turn = msgspec.json.decode(rows[0]["actions"], type=Actions)
    actions = tuple(
        msgspec.structs.replace(a, ignored=tuple(f for f in range(len(a.facts)) if (n, f) not in minded))
        for n, a in enumerate(turn.actions)
    )
    kept = msgspec.json.encode(Actions(actions, turn.ends))
    await stored.change(connection, [id], actions=kept)
    return await look(connection, table)


async def fire(connection: AsyncConnection, table: OpenGame, pace: Pace) -> int:
    """Carry out the orders of a game that are due, all in one transaction; return how many."""
    if table.row["state"] != "running" or table.live is None:
        return 0
    fired = 0
    while due := await stored.due(connection, table.id, pace.now):
        await _fire(connection, table, due[0], pace)
        fired += 1
    return fired


async def _fire(connection: AsyncConnection, table: OpenGame, row: stored.Row, pace: Pace) -> None:
    assert table.live is not None
    game, given = table.live.game, order(row)
    seat = table.seat = given.seat
    # From here on nothing arms it again; it is deleted, or keeps this state with the reason.
    await stored.change(connection, [given.id], state="stopped", due_at=None)
    reason, version = None, table.row["version"]
    if given.kind == "pass":
        await _commit(connection, table, [("pass",)], pace)
    elif given.kind == "none":
        await _commit(connection, table, [()], pace)
    for at, action in enumerate(given.actions):
        if reason := hindrance(game, seat, action):
            about = (given.actions, at, reason, row["entry"], version)
            reason = {**reason, "done": at, **await caused(connection, table.id, seat, *about)}
            break
        await _commit(connection, table, action.picks, pace)
    if reason is None:
        await stored.drop(connection, table.id, seat, table_of_orders.c.id == given.id)
        decision = game.decision(seat)
        if given.ends and decision is not None and decision.kind == "turn" and "end" in decision.options:
            await _commit(connection, table, [("end",)], pace)
    else:
        await stored.change(connection, [given.id], reason=reason)
        later = [r for r in await stored.waiting(connection, table.id) if r["seat"] == seat and r["kind"] == "pass"]
        await stored.change(
            connection, [r["id"] for r in later], state="stopped", due_at=None, reason={"why": "earlier"}
        )
    if not game.over and seat in game.pending:
        await _call(connection, table, seat, pace)


async def _call(connection: AsyncConnection, table: OpenGame, seat: int, pace: Pace) -> None:
    """Mention a player whose orders do not go on, unless a message has asked them already, or is about to."""
    live, _ = _running(table)
    if forked(live.game):
        return
    if seat in schedule.answering(live.game, await stored.waiting(connection, table.id), table.robots):
        return
    due = await post.due(connection, table.id, seat)
    since = due["since"] if due is not None else pace.now
    about = await post.turn_messages(connection, table.id, since)
    if not any(seat in message["payload"].get("seats", ()) for message in about):
        await announcing.call(connection, table.id, seat, table.row["version"], pace.now)


async def _commit(connection: AsyncConnection, table: OpenGame, picks: Sequence[Picks], pace: Pace) -> None:
    await playing.commit(connection, table, picks, None, pace, by_order=True)
