"""Who sits where: stand-ins for players who do not come, and their return.

A stand-in answers for a seat while its player is absent: it passes (`pass`, or `once` for one turn), or plays as a robot (`robot`).
The seat stays the player's. Who comes back plays at once; what the table had decided about them sleeps (`bot/tables/choices.py`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, Final, Literal

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import games, history, people, post
from bot.tables import announcing
from bot.tables.announcing import obligation
from bot.tables.away import Before, habits
from bot.tables.choices import Choice, choice_of, stored
from bot.tables.clocks import HOUR, Clocks
from bot.tables.live import LOOK_DEPTH, forked
from bot.tables.open_game import OpenGame
from bot.tables.orders import schedule
from bot.tables.pace import Pace
from bot.tables.values import Picks

How = Literal["once", "pass", "robot"]
LIVE: Final = HOUR
"""A table with a shorter first reminder plays live: its waits are shorter."""
NOTICE: Final = timedelta(minutes=10)
LIVE_NOTICE: Final = timedelta(minutes=1)
"""How long a stand-in waits before its first answer, so that the player may still come."""
AT_ONCE: Final = timedelta()
RESIGNED: Final = "resigned"
BARE: Final = (("pass",), ("end",), ())
"""Answers of a stand-in that choose nothing for the player."""


def notice(clocks: Clocks) -> timedelta:
    """How long a stand-in waits before its first answer."""
    return NOTICE if clocks.reminder >= LIVE else LIVE_NOTICE


async def stand_in(
    connection: AsyncConnection,
    table: OpenGame,
    seat: int,
    how: How,
    why: str,
    pace: Pace,
    wait: timedelta | None = None,
) -> None:
    """Let a stand-in answer for a seat from now on; its first answer waits, by default for `notice`.

    `why`: vote, lobby (the table agreed on it at the start), vacation, resigned, left.
    """
    row, wait = row_of(table, seat), notice(pace.clocks(table.rules)) if wait is None else wait
    before, choice = row["stand_in"], _chosen(table, choice_of(row), how, why)
    values = {"stand_in": how, "stand_why": why, "begins_at": pace.now + wait, "choice": stored(choice)}
    await set_seat(connection, table, seat, **values)
    if before != how:
        await noted(connection, table, {"what": "stand-in", "seat": seat, "how": how, "why": why}, pace)
    await rearranged(connection, table, pace)


def _chosen(table: OpenGame, known: Choice | None, how: How, why: str) -> Choice | None:
    """What is decided about a seat from now on: a newer choice of the table takes the place of what it decided before."""
    if why not in (*people.BY_TABLE, people.VACATION) or (why == people.VACATION and known is not None):
        return known
    if how == "once":
        return None
    return Choice(how, why).at(generation(table))


async def work_again(connection: AsyncConnection, table: OpenGame, seat: int, pace: Pace) -> None:
    """Let what sleeps about a seat work again, without a vote and at once: its player has vanished again."""
    choice = choice_of(row_of(table, seat))
    assert choice is not None
    choice = choice.at(generation(table))
    values = {"stand_in": choice.how, "stand_why": choice.why, "begins_at": pace.now, "choice": stored(choice)}
    await set_seat(connection, table, seat, **values)
    facts = {"what": "stand-in", "seat": seat, "how": choice.how, "why": choice.why}
    await noted(connection, table, facts, pace)
    await rearranged(connection, table, pace)


async def come_back(connection: AsyncConnection, table: OpenGame, seat: int, pace: Pace) -> bool:
    """Give the seat to its player, who is there; return whether a stand-in was answering for it.

    What the table has decided sleeps from now on. It stops so once for a question: after that only an answer helps.
    """
    row = row_of(table, seat)
    if row["stand_in"] is None or row["user"] is None or table.row["state"] != "running":
        return False
    if row["stand_why"] == RESIGNED:
        regrets = row["freed"] is not None and row["freed"] > pace.now
        if regrets:
            await set_seat(connection, table, seat, freed=None)
            await restored(connection, table, seat, pace)
        return regrets
    choice = choice_of(row)
    asked = table.live is not None and seat in table.live.game.pending
    if choice is None:
        # Who passes once is asked as before: only an answer is one.
        await _leave(connection, table, seat, pace, absent=None, waited=row["waited"] or row["absent"])
    elif choice.stopped and asked:
        return False
    else:
        choice = replace(choice, turned=False, stopped=asked)
        await _leave(connection, table, seat, pace, choice=stored(choice), waited=None)
    return True


async def _leave(connection: AsyncConnection, table: OpenGame, seat: int, pace: Pace, **values: Any) -> None:
    """Let the stand-in leave a seat to its player, who is asked what is on the screen now."""
    await set_seat(connection, table, seat, stand_in=None, stand_why=None, begins_at=None, **values)
    await noted(connection, table, {"what": "back", "seat": seat}, pace)
    await rearranged(connection, table, pace)


async def answered(connection: AsyncConnection, table: OpenGame, pace: Pace) -> bool:
    """A player has answered for themselves; return whether that has ended a whole turn of theirs, taken by hand."""
    seat = table.seat
    if seat is None or table.live is None:
        return False
    row = row_of(table, seat)
    choice, freed = choice_of(row), row["freed"] is not None
    if choice is None and row["stand_in"] is None and row["absent"] is None and not freed:
        return False
    ended = seat not in table.live.game.pending and not forked(table.live.game)
    whole = ended and not await _helped(connection, table, seat)
    values: dict[str, Any] = {"absent": None} if whole else {}
    if choice is not None:
        values["choice"] = stored(replace(choice, turned=choice.turned or whole, stopped=False))
    if row["stand_in"] is not None:
        await _leave(connection, table, seat, pace, **{"waited": None, **values})
    else:
        await set_seat(connection, table, seat, **values)
    return whole


async def _helped(connection: AsyncConnection, table: OpenGame, seat: int) -> bool:
    """Whether a stand-in has answered something in the present or last turn of a seat."""
    last = table.live.last if table.live is not None else None
    rows = await history.newest(connection, table.id, LOOK_DEPTH)
    turn = [r for r in rows if last is not None and r["turn"] == last.turn and r["seat"] == seat and not r["undone"]]
    return any((r["facts"] or {}).get("by") == "stand-in" for r in turn)


async def taken_back(connection: AsyncConnection, table: OpenGame, seat: int, before: Before) -> None:
    """A player has taken back own answers: nothing that these had ended is over, and coming back helps no more, only an answer."""
    row = row_of(table, seat)
    choice, values = choice_of(row), dict[str, Any]()
    if choice is not None:
        values["choice"] = stored(replace(choice, turned=before.turned, stopped=True))
    if before.absent and (choice is not None and choice.by_table):
        values["absent"] = before.absent
    if before.freed is not None and row["freed"] is None:
        values["freed"] = datetime.fromisoformat(before.freed)
    if values:
        await set_seat(connection, table, seat, **values)


async def restored(connection: AsyncConnection, table: OpenGame, seat: int, pace: Pace) -> None:
    """End what stands in for a seat for a vacation, for one pass, or because its player had resigned."""
    row = row_of(table, seat)
    choice, there = choice_of(row), row["stand_in"] is not None
    if choice is not None and not choice.by_table:
        await set_seat(connection, table, seat, choice=None)
    await set_seat(connection, table, seat, stand_in=None, stand_why=None, begins_at=None)
    if there:
        await noted(connection, table, {"what": "restored", "seat": seat}, pace)
    if table.row["state"] == "running":
        await rearranged(connection, table, pace)


async def vacation_over(connection: AsyncConnection, table: OpenGame, seat: int, pace: Pace) -> None:
    """End what a vacation has brought about: a robot that plays, or that would again. What the table has decided sleeps."""
    row = row_of(table, seat)
    choice = choice_of(row)
    if row["stand_why"] == people.VACATION or (choice is not None and not choice.by_table):
        await restored(connection, table, seat, pace)


async def generation_over(connection: AsyncConnection, table: OpenGame, finished: int, pace: Pace) -> None:
    """Void what the table has decided about players who have played a whole generation by hand."""
    for row in table.present:
        choice = choice_of(row)
        if choice is None or row["stand_in"] is not None or row["answered_for"] == finished or not choice.by_table:
            continue
        await set_seat(connection, table, row["seat"], choice=None, absent=None)
        await noted(connection, table, {"what": "restored", "seat": row["seat"]}, pace)


async def stood(
    connection: AsyncConnection, table: OpenGame, seat: int, at: int, answers: Sequence[Picks], pace: Pace
) -> None:
    """Record that a stand-in has answered for a seat in the generation `at`; one that passes once has done so.

    A choice of a robot marks the generation, also where it is taken back later; a bare pass does not.
    """
    row, live = row_of(table, seat), table.live
    if row["user"] is None or live is None:
        return
    values: dict[str, Any] = {"waited": None} if row["waited"] else {}
    choice = choice_of(row)
    if row["answered_for"] != at:
        values["answered_for"] = at
    if choice is not None and choice.stopped:
        values["choice"] = stored(replace(choice, stopped=False))
    if any(tuple(picks) not in BARE for picks in answers):
        marked = ("stood", "stood_away") if row["stand_why"] == people.VACATION else ("stood",)
        values |= {name: [*(row[name] or []), at] for name in marked if at not in (row[name] or [])}
    if values:
        await set_seat(connection, table, seat, **values)
    if row["stand_in"] == "once" and seat not in live.game.pending:
        await set_seat(connection, table, seat, absent=None)
        await restored(connection, table, seat, pace)


def passes(table: OpenGame, seat: int) -> bool:
    """Whether a stand-in passes for this seat in the present generation."""
    row = row_of(table, seat)
    choice = choice_of(row)
    return row["stand_in"] == "once" or (
        row["stand_in"] == "pass" and (choice is None or choice.at(generation(table)).how == "pass")
    )


async def plays_now(connection: AsyncConnection, table: OpenGame, seat: int, pace: Pace) -> None:
    """Let a robot play on where the table has passed for a player to the end of the generation after it decided that."""
    row = row_of(table, seat)
    choice = choice_of(row)
    if choice is None or row["stand_in"] != "pass" or (now := choice.at(generation(table))) == choice:
        return
    await set_seat(connection, table, seat, stand_in=now.how, choice=stored(now))
    if now.how == "robot":
        await noted(connection, table, {"what": "stand-in", "seat": seat, "how": now.how, "why": choice.why}, pace)


def resting(table: OpenGame) -> bool:
    """Whether stand-ins rest, because for a whole generation none of the people at the table has answered.

    They go on as soon as somebody has answered; before that only where those who are back are not asked themselves.
    """
    if table.live is None:
        return False
    seated = [r for r in table.present if r["user"] is not None]
    if not seated or any(r["stand_in"] is None and choice_of(r) is None for r in seated):
        return False
    if max(r["played_in"] or 0 for r in seated) >= generation(table) - 1:
        return False
    back = {r["seat"] for r in seated if r["stand_in"] is None}
    return not back or bool(back & set(table.live.game.pending))


def generation(table: OpenGame) -> int:
    """The present generation."""
    return table.live.game.table.generation if table.live is not None else 0


def row_of(table: OpenGame, seat: int) -> Mapping[Any, Any]:
    """The row of a seat."""
    return next(r for r in table.present if r["seat"] == seat)


async def set_seat(connection: AsyncConnection, table: OpenGame, seat: int, **values: Any) -> None:
    """Set columns of a seat, in the store and in the opened game."""
    await games.reseat(connection, table.id, seat, **values)
    renamed = {"called" if name == "name" else name: value for name, value in values.items()}
    table.present = [{**r, **renamed} if r["seat"] == seat else r for r in table.present]


async def noted(
    connection: AsyncConnection,
    table: OpenGame,
    facts: Mapping[str, Any],
    pace: Pace,
    kind: str = "seat",
    interaction: str | None = None,
) -> None:
    """Write into the history what was done and is no answer, such as a change of the seats; the position stays as it is."""
    number = table.row["version"] + 1
    entry = await history.note(connection, table.id, number, kind, facts, interaction, pace.now)
    await games.bump(connection, table.id, number)
    table.row["version"] = number
    if table.live is not None:
        table.live.advance(entry)
    await post.enqueue(connection, [post.row(table.id, "log", f"game:{table.id}", pace.now, entry=number)])


async def rearranged(
    connection: AsyncConnection, table: OpenGame, pace: Pace, wait: timedelta = AT_ONCE, *, call: bool = False
) -> None:
    """Bring obligations up to date after seats went from people to stand-ins or back; robots of the table move after `wait`.

    With `call` the players who are asked now are mentioned in public; otherwise they see it in their panel.
    """
    if table.live is None or table.row["state"] != "running":
        return
    game, robots = table.live.game, table.robots
    pending, owed = frozenset(game.pending), frozenset(table.owing)
    if dropped := owed - (pending - robots):
        await _still_waited(connection, table, dropped & robots, pace)
        await post.discharge(connection, table.id, dropped)
    asked = pending - robots - owed
    if asked:
        known, clocks = habits(table.present), pace.clocks(table.rules)
        rows = [obligation(seat, game.tokens[seat], known.get(seat), clocks, pace.now) for seat in sorted(asked)]
        arrived = None if call else pace.now
        rows = [{**row, "arrived": arrived, "earlier": row_of(table, row["seat"])["waited"]} for row in rows]
        await post.owe(connection, table.id, rows, ())
        for seat in sorted(asked):
            if row_of(table, seat)["waited"]:
                await set_seat(connection, table, seat, waited=None)
        if call:
            payload = {"seats": sorted(asked), "choose": forked(game), "quiet": False}
            to = f"game:{table.id}"
            row = post.row(table.id, "turn", to, pace.now, entry=table.row["version"], payload=payload)
            await post.enqueue(connection, [row])
    table.owing = {seat: at for seat, at in table.owing.items() if seat not in dropped} | dict.fromkeys(
        sorted(asked), pace.now
    )
    if table.row["ordered"]:
        given = await schedule.waiting(connection, table.id)
        alone = schedule.alone_at(game, min(table.owing.values(), default=pace.now), pace.grace, pace.now)
        await schedule.arm(connection, game, given, schedule.answering(game, given, robots), pace.now, alone)
    at = _next_move(table, pending & robots, pace.now, wait)
    await announcing.robots_at(connection, table.id, at)
    table.row["robots_at"] = at


async def _still_waited(connection: AsyncConnection, table: OpenGame, seats: frozenset[int], pace: Pace) -> None:
    """Keep since when the table has waited for players whose seats stand-ins take: only an own answer starts the clock anew."""
    for row in await post.clocks(connection, table.id):
        if row["seat"] not in seats or row["arrived"] is None:
            continue
        seat = row_of(table, row["seat"])
        spans = [*(row["earlier"] or []), [at.isoformat() for at in (row["arrived"], pace.now)]]
        since = {"absent": spans} if seat["stand_why"] in people.BY_TABLE and not seat["absent"] else {}
        await set_seat(connection, table, row["seat"], waited=spans, **since)


def _next_move(table: OpenGame, waiting: frozenset[int], now: datetime, wait: timedelta) -> datetime | None:
    """When the next robot or stand-in moves that is asked. Who comes back hastens nobody else's."""
    begins = {r["seat"]: r["begins_at"] for r in table.present}
    found = min((begins[seat] or now + wait for seat in waiting), default=None)
    held = table.row["robots_at"]
    if found is None or held is None or held in begins.values():
        return found
    # Robots wait out the time in which an undo is free, and a vote to go back.
    return max(found, held)


def next_begin(table: OpenGame, now: datetime) -> datetime | None:
    """When the first stand-in begins that is asked and waits for its player still; None where none does."""
    pending = frozenset(table.live.game.pending) if table.live is not None else frozenset[int]()
    begins = (r["begins_at"] for r in table.present if r["seat"] in pending & table.robots)
    return min((at for at in begins if at is not None and at > now), default=None)
