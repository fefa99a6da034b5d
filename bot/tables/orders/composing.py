"""Composing more than one action: a whole turn that is sent at once, and orders ahead, which are given, changed and withdrawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from bot.store import orders as stored
from bot.store import post
from bot.store.schema import orders as table_of_orders
from bot.tables import committing, playing
from bot.tables.live import Composed, begins_turn
from bot.tables.open_game import OpenGame, replay_sketch
from bot.tables.orders import schedule
from bot.tables.orders.order import Actions, Ordered, assumed
from bot.tables.panel import look
from bot.tables.values import Look, Mode, Picks, Refused
from engine import entry_codec
from engine.core import Illegal

MOST: Final = 2
"""The most actions of a turn."""
NOTHING: Final = msgspec.json.encode(Actions())


async def begin(open_game: OpenGame, token: int | None, mode: Mode) -> Look:
    """Begin to compose a whole turn or an order ahead; the empty mode leaves that again.

    Refused: stale, your-turn, no-turn (none comes in this generation), not-asked, ordered-already.
    """
    live, seat = await playing.current(open_game, token)
    if mode == open_game.mode:
        return await look(open_game)
    if mode == "order":
        await _may_order(open_game)
        try:
            Composed.begin(live.game, seat, early=True)
        except Illegal as refused:
            raise Refused(refused.reason, await look(open_game)) from None
    elif mode == "turn" and not begins_turn(live.game.decision(seat)):
        raise Refused("not-asked", await look(open_game))
    picks = open_game.composed.picks if open_game.composed and mode == "turn" else ()
    await playing.sketch(open_game, picks, None, mode)
    return await look(open_game)


async def foresee(open_game: OpenGame) -> Look:
    """Return a preview of one's next turn as it would be now. Refused: no-turn."""
    live, seat = open_game.game_and_seat()
    try:
        open_game.composed, open_game.mode = Composed.begin(live.game, seat, early=True), "order"
    except Illegal as refused:
        raise Refused(refused.reason) from None
    return await look(open_game)


async def _may_order(open_game: OpenGame) -> None:
    live, seat = open_game.game_and_seat()
    if seat in live.game.pending:
        raise Refused("your-turn", await look(open_game))
    if any(
        row["kind"] == "turn" and row["seat"] == seat
        for row in await stored.waiting(open_game.connection, open_game.id)
    ):
        raise Refused("ordered-already", await look(open_game))


async def compose(open_game: OpenGame, token: int | None, steps: Sequence[Picks], interaction: str) -> Look:
    """Add picks to the turn that is being composed; nothing is committed. Refused: stale, unfinished, by the engine."""
    live, seat = await playing.current(open_game, token)
    earlier = tuple(open_game.composed.picks) if open_game.composed else ()
    composed = open_game.composed or Composed.begin(live.game, seat, early=open_game.mode == "order")
    for at, step in enumerate(steps):
        try:
            if not composed.open and over(composed):
                raise Illegal("unfinished")
            composed.pick(tuple(step))
        except Illegal as refused:
            _put_back(open_game, earlier)
            shown = await look(open_game)
            raise Refused(refused.reason, shown, step=at, picks=tuple(step), why=refused.why) from None
    live.drafts[seat] = composed
    await playing.sketch(open_game, composed.picks, interaction, open_game.mode)
    return await look(open_game)


def _put_back(open_game: OpenGame, picks: Sequence[Picks]) -> None:
    live, seat = open_game.game_and_seat()
    open_game.composed = None
    replay_sketch(open_game, live.game.tokens[seat], picks, open_game.mode)


def over(composed: Composed) -> bool:
    """Return whether nothing more can be composed for this turn."""
    done, decision = composed.planned, composed.decision
    if done and (done[-1].reveals or len(done) == MOST or decision is None):
        return True
    # Where all others have passed, the next turn begins at once.
    return bool(done) and begins_turn(decision)


def _whole(composed: Composed | None) -> Composed:
    """Return the composed actions, if they are one complete action or more. Raises `Refused`."""
    if composed is None or not composed.planned or composed.open:
        raise Refused("nothing-composed")
    return composed


async def send(open_game: OpenGame, token: int | None, interaction: str, ends: bool) -> Look:
    """Commit the whole turn that was composed, one entry for each action. With `ends` the turn ends after its first action."""
    await playing.current(open_game, token)
    if open_game.mode != "turn":
        raise Refused("stale", await look(open_game))
    composed = _whole(open_game.composed)
    actions = [whole.picks for whole in composed.planned]
    if ends and not over(composed):
        actions.append((("end",),))
    open_game.composed, open_game.mode = None, ""
    for n, picks in enumerate(actions, 1):
        await committing.commit(open_game, picks, interaction if n == 1 else f"{interaction}#{n}")
    return await look(open_game)


async def give(open_game: OpenGame, token: int | None, interaction: str, passes: bool = False) -> Look:
    """Store the composed actions as an order, after which the turn ends; with `passes` the player passes in the turn after that."""
    live, seat = await playing.current(open_game, token)
    if await stored.given(open_game.connection, interaction):
        return await look(open_game)
    if open_game.mode != "order":
        raise Refused("stale", await look(open_game))
    composed = _whole(open_game.composed)
    await _may_order(open_game)
    actions = tuple(
        Ordered(w.picks, assumed(seat, w.news), entry_codec.encode(w.news).decode(), w.reveals)
        for w in composed.planned
    )
    await _add(open_game, "turn", live.game.table.generation, interaction, Actions(actions, True))
    mine = [row for row in await stored.waiting(open_game.connection, open_game.id) if row["seat"] == seat]
    if passes or any(row["kind"] == "pass" for row in mine):
        # The pass comes after the actions, also one that was ordered before them.
        await stored.drop(open_game.connection, open_game.id, seat, table_of_orders.c.kind == "pass")
        await _add(open_game, "pass", live.game.table.generation, f"{interaction}#2")
    await playing.sketch(open_game, (), None, "")
    return await look(open_game)


async def give_plain(open_game: OpenGame, kind: str, interaction: str) -> Look:
    """Order to pass at one's next turn, or to buy no cards in the next research phase. Refused: your-turn, ordered-already."""
    live, seat = open_game.game_and_seat()
    if await stored.given(open_game.connection, interaction):
        return await look(open_game)
    game, decision = live.game, live.game.decision(seat)
    if kind == "pass" and decision is not None and decision.kind == "turn":
        raise Refused("your-turn", await look(open_game))
    generation = game.table.generation
    if kind == "pass":
        generation += game.players[seat].passed
    elif game.table.phase != "research" or schedule.BUYS in game.players[seat].secret:
        generation += 1
    mine = [row for row in await stored.waiting(open_game.connection, open_game.id) if row["seat"] == seat]
    if any((row["kind"], row["generation"]) == (kind, generation) for row in mine):
        raise Refused("ordered-already", await look(open_game))
    await _add(open_game, kind, generation, interaction)
    await _arm(open_game)
    return await look(open_game)


async def _add(open_game: OpenGame, kind: str, generation: int, interaction: str, turn: Actions | None = None) -> None:
    await stored.add(
        open_game.connection,
        game=open_game.id,
        seat=open_game.seat,
        user=_user(open_game),
        kind=kind,
        generation=generation,
        entry=open_game.row["version"],
        actions=msgspec.json.encode(turn) if turn else NOTHING,
        interaction=interaction,
        created=open_game.now,
    )
    open_game.row["ordered"] = open_game.row["orders"] = True


async def _arm(open_game: OpenGame) -> None:
    live = open_game.running()
    given = await stored.waiting(open_game.connection, open_game.id)
    told = open_game.told_at or open_game.now
    alone = schedule.alone_at(
        live.game, min(open_game.owing.values(), default=open_game.now), open_game.pace.grace, open_game.now
    )
    await schedule.arm(
        open_game.connection, live.game, given, schedule.answering(live.game, given, open_game.robots), told, alone
    )


async def withdraw(open_game: OpenGame, ids: Sequence[int]) -> Look:
    """Withdraw own orders, or clear stopped ones. Refused: no-order."""
    live, seat = open_game.game_and_seat()
    where = (table_of_orders.c.id.in_(ids), table_of_orders.c.user == _user(open_game))
    if not await stored.drop(open_game.connection, open_game.id, seat, *where):
        raise Refused("no-order", await look(open_game))
    if seat in live.game.pending and live.game.pending[seat].key == schedule.BUYS:
        # They see the question, whether or not a message has asked it.
        await post.arrived(open_game.connection, open_game.id, [seat], open_game.now, open_game.now)
    await _arm(open_game)
    return await look(open_game)


def _user(open_game: OpenGame) -> int:
    return next(r["user"] for r in open_game.present if r["seat"] == open_game.seat)


async def mind(open_game: OpenGame, id: int, minded: Sequence[tuple[int, int]]) -> Look:
    """Choose which assumptions of an order must hold, as pairs of the index of an action and of a fact. Refused: no-order."""
    rows = [
        r
        for r in await stored.waiting(open_game.connection, open_game.id)
        if r["id"] == id and r["seat"] == open_game.seat
    ]
    if not rows:
        raise Refused("no-order", await look(open_game))
    turn = msgspec.json.decode(rows[0]["actions"], type=Actions)
    actions = tuple(
        msgspec.structs.replace(a, ignored=tuple(f for f in range(len(a.facts)) if (n, f) not in minded))
        for n, a in enumerate(turn.actions)
    )
    kept = msgspec.json.encode(Actions(actions, turn.ends))
    await stored.change(open_game.connection, [id], actions=kept)
    return await look(open_game)
