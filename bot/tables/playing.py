"""Composing an action and committing it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import games, history
from bot.tables import seating
from bot.tables.announcing import Change, announce
from bot.tables.away import Before, habits
from bot.tables.live import Composed, Last, Live, Owed, begins_turn, forked, readable, reopenable
from bot.tables.open_game import OpenGame, replayed
from bot.tables.orders import schedule
from bot.tables.pace import Pace
from bot.tables.panel import look
from bot.tables.values import Look, Mode, Picks, Refused
from engine.codec import save
from engine.core import Illegal
from engine.journal import Entry


async def compose(
    connection: AsyncConnection,
    table: OpenGame,
    token: int | None,
    steps: Sequence[Picks],
    interaction: str,
    confirmed: bool,
    pace: Pace,
) -> Look:
    """Add picks to the action that is being composed, all or none, and commit the action when it is complete."""
    live, seat = await current(connection, table, token)
    if live.game.decision(seat) is None:
        raise Refused("not-asked", await look(connection, table))
    if table.mode:
        # A command is one action, whatever is being composed.
        table.composed, table.mode = None, ""
    asked, earlier = live.game.tokens[seat], tuple(table.composed.picks) if table.composed else ()
    composed, certain, made = table.composed, list[Entry](), 0

    async def unchanged(**more: Any) -> Look | None:
        if made:
            return None
        table.composed = None
        replayed(table, asked, earlier)
        return await look(connection, table, **more)

    for at, step in enumerate(steps):
        if composed is None:
            decision = live.game.decision(seat)
            if at and (decision is None or decision.opens):
                raise Refused("unfinished", await unchanged(), step=at)
            composed = Composed.begin(live.game, seat)
        try:
            composed.pick(tuple(step))
        except Illegal as refused:
            raise Refused(refused.reason, await unchanged(), step=at, picks=tuple(step), why=refused.why) from None
        certain += composed.certain
        if composed.reveals and not confirmed:
            asking = await unchanged(confirm=tuple(tuple(step) for step in steps), confirming=certain)
            if asking is None:
                raise Refused("unfinished", step=at)
            return asking
        if composed.complete or composed.reveals:
            made += 1
            name = interaction if made == 1 else f"{interaction}#{made}"
            await commit(connection, table, composed.picks, name, pace)
            composed = None
    table.composed = composed
    if composed is not None:
        live.drafts[seat] = composed
        await sketch(connection, table, composed.picks, interaction, "")
    return await look(connection, table)


async def preview(connection: AsyncConnection, table: OpenGame, token: int | None, steps: Sequence[Picks]) -> Look:
    """Return a look with these picks applied, up to the end of the action or to something hidden. Nothing is stored."""
    live, seat = await current(connection, table, token)
    fallback = await look(connection, table)
    if fallback.decision is None:
        raise Refused("not-asked", fallback)
    composed = table.composed or Composed.begin(live.game, seat)
    certain = list[Entry](composed.sure)
    for at, step in enumerate(steps):
        try:
            composed.pick(tuple(step))
        except Illegal as refused:
            raise Refused(refused.reason, fallback, step=at, picks=tuple(step), why=refused.why) from None
        certain += composed.certain
        if composed.reveals:
            return replace(fallback, confirm=tuple(tuple(s) for s in steps), confirming=readable(certain, seat))
        if composed.complete:
            break
    table.composed = composed
    return await look(connection, table)


async def preview_anew(connection: AsyncConnection, table: OpenGame, token: int | None, steps: Sequence[Picks]) -> Look:
    """Preview picks as if no action were being composed."""
    table.composed, table.mode = None, ""
    return await preview(connection, table, token, steps)


async def commit(
    connection: AsyncConnection,
    table: OpenGame,
    picks: Sequence[Picks],
    interaction: str | None,
    pace: Pace,
    *,
    by_order: bool = False,
    facts: Mapping[str, Any] | None = None,
) -> None:
    """Commit a whole action of the player at `table.seat`: apply it, store it as an entry with `facts`, announce it."""
    live, seat = asked(table)
    game, before = live.game, Owed.now(live.game)
    if table.row["ordered"] and not by_order and not facts:
        await schedule.answered(connection, table.id, seat, game.decision(seat))
    last, number = live.last, live.version + 1
    same = last and last.seat == seat and last.forked == before.forked and not begins_turn(game.decision(seat))
    turn = last.turn if last and same else number
    news, generation = list[Entry](), game.table.generation
    clock = None if facts else Before.kept(seating.row_of(table, seat), pace.now)
    for pick in picks:
        game.answer(seat, pick)
        news += game.news
    if game.table.generation > generation and (hours := table.rules.next_reminder_hours) is not None:
        former = (*table.rules.former_paces, (pace.now, table.rules.reminder_hours or pace.reminder_hours))
        changed = {"reminder_hours": hours, "next_reminder_hours": None, "former_paces": former}
        table.row["rules"] = table.rules.model_copy(update=changed).model_dump(mode="json")
        await games.change(connection, table.id, rules=table.row["rules"])
    live.last = Last(seat, turn, before.forked)
    table.committed, table.row["version"] = number, number
    table.news += news
    entry = await history.add(
        connection,
        history.NewEntry(
            game=table.id,
            number=number,
            seat=seat,
            kind="answer",
            snapshot=save(game),
            answered=game.answered,
            floor=game.floor,
            turn=turn,
            at=pace.now,
            picks=picks,
            news=news,
            interaction=interaction,
            forked=before.forked,
            kept=before.forked and not reopenable(game, seat),
            by_order=by_order,
            facts=facts,
            clock=clock,
        ),
    )
    live.advance(entry)
    await games.bump(connection, table.id, number)
    await cleared(connection, table, seat)
    await announced(connection, table, change(table, seat, before, number, pace))
    if clock is not None:
        table.acted = True
        await _answered(connection, table, seat, generation, pace)
    if game.over:
        table.row |= {"state": "over", "ended": pace.now}
    elif game.table.generation > generation:
        await seating.generation_over(connection, table, generation, pace)


async def _answered(connection: AsyncConnection, table: OpenGame, seat: int, generation: int, pace: Pace) -> None:
    """Keep up what is known of a seat whose player has answered, for the next answer in the same call too."""
    row = seating.row_of(table, seat)
    if row["played_in"] != generation:
        await seating.set_seat(connection, table, seat, played_in=generation)
    owes = {"since": None, "arrived": None}
    if seat in table.owing:
        owes = dict.fromkeys(owes, pace.now)
    own = {**seating.row_of(table, seat), **owes, "earlier": None}
    table.present = [own if r["seat"] == seat else r for r in table.present]


async def cleared(connection: AsyncConnection, table: OpenGame, seat: int) -> None:
    """Empty the sketch: its action was committed, or the game that it was made for was undone."""
    if table.row["picks"] is not None and (table.row["mode"] or history.picks_of(table.row)):  # type: ignore[arg-type]
        await history.clear(connection, table.id, seat)
        table.row["picks"], table.dropped = None, False


async def rewrite(
    connection: AsyncConnection,
    table: OpenGame,
    kind: str,
    pace: Pace,
    *,
    seat: int = -1,
    picks: Sequence[Picks] = (),
    news: Sequence[Entry] = (),
    interaction: str | None = None,
    taken_back: Sequence[int] = (),
    facts: Mapping[str, Any] | None = None,
) -> int:
    """Store the opened game, changed otherwise than by an answer, as an entry that takes others back; return its number."""
    live = running(table)
    game, number = live.game, live.version + 1
    await history.take_back(connection, table.id, taken_back)
    await history.add(
        connection,
        history.NewEntry(
            game=table.id,
            number=number,
            seat=seat,
            kind=kind,
            snapshot=save(game),
            answered=game.answered,
            floor=game.floor,
            turn=number,
            at=pace.now,
            picks=picks,
            news=news,
            interaction=interaction,
            forked=forked(game),
            taken_back=taken_back,
            facts=facts,
        ),
    )
    await games.bump(connection, table.id, number)
    live.advance()
    table.committed, table.row["version"] = number, number
    return number


async def announced(connection: AsyncConnection, table: OpenGame, made: Change) -> None:
    """Store and announce a change, and what it means for the opened game."""
    table.row["untold"] = await announce(connection, made)
    table.owing = made.owing(table.owing)
    table.requests = tuple(r for r in table.requests if r.kind != "undo")


def change(
    table: OpenGame,
    actor: int,
    before: Owed,
    number: int,
    pace: Pace,
    withdrawn: Sequence[int] = (),
    restored: Mapping[int, Before] | None = None,
) -> Change:
    """Describe the change that is about to be committed as entry `number`; `withdrawn` are the entries that it undid.

    `restored`: the clocks that it gives back, by seat.
    """
    live = running(table)
    return Change(
        id=table.id,
        guild=table.row["guild"],
        game=live.game,
        before=before,
        entry=number,
        actor=actor,
        now=pace.now,
        clocks=pace.clocks(table.rules),
        grace=pace.grace,
        withdrawn=tuple(withdrawn),
        untold=table.row["untold"] is not None,
        robots=table.robots,
        delay=pace.robots,
        requested=bool(table.requests),
        direct=pace.direct,
        restored=dict(restored or {}),
        habits=habits(table.present),
        ordered=bool(table.row["ordered"]),
    )


def correction(table: OpenGame, before: Owed, number: int, pace: Pace) -> Change:
    """Describe a correction by hand that is about to be committed as entry `number`."""
    return replace(change(table, -1, before, number, pace), corrects=True)


def running(table: OpenGame) -> Live:
    """Return the game. Raises `Refused`: damaged, or not-running where it is in the lobby or over."""
    if table.damage is not None:
        raise Refused("damaged")
    if table.row["state"] != "running" or table.live is None:
        raise Refused("not-running", state=table.row["state"])
    return table.live


def asked(table: OpenGame) -> tuple[Live, int]:
    """Return the game and the seat of the person. Raises `Refused` where it does not run or they have no seat."""
    live = running(table)
    if table.seat is None:
        raise Refused("no-seat")
    return live, table.seat


async def current(connection: AsyncConnection, table: OpenGame, token: int | None) -> tuple[Live, int]:
    """Return game and seat of the person. Raises `Refused("stale")` where `token` belongs to an older question."""
    found = asked(table)
    if token is not None and token != table.token:
        raise Refused("stale", await look(connection, table))
    return found


async def shorten(connection: AsyncConnection, table: OpenGame, token: int | None, keep: int | None) -> Look:
    """Drop picks of the action that is being composed: keep the first `keep`, or drop the last one (None)."""
    await current(connection, table, token)
    if table.composed is None:
        raise Refused("nothing-to-take-back", await look(connection, table))
    picks = table.composed.picks[:-1] if keep is None else table.composed.picks[:keep]
    # Whoever takes back the first pick, or all, leaves the mode too.
    mode = table.mode if keep is None and table.composed.picks else ""
    await sketch(connection, table, picks, None, mode)
    return await look(connection, table)


async def sketch(
    connection: AsyncConnection, table: OpenGame, picks: Sequence[Picks], interaction: str | None, mode: Mode
) -> None:
    """Store what is being composed, in place of what was."""
    live, seat = asked(table)
    table.composed, table.mode = None, ""
    table.edits += 1
    token = live.game.tokens[seat]
    await history.sketch(
        connection, table.id, seat, asked=token, edits=table.edits, picks=picks, interaction=interaction, mode=mode
    )
    replayed(table, token, picks, mode)
