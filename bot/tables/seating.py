"""Who plays each seat: stand-ins for absent players, and the players' return.

A stand-in answers for a seat while its player is absent: it passes (`pass`, or `once` for one turn), or plays as a robot (`robot`). The
seat stays the player's. Whoever comes back plays at once, and the table's decision about them is suspended (`bot/tables/choices.py`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, Final, Literal

from bot.store import games, history, people, post
from bot.tables import announcing
from bot.tables.announcing import obligation
from bot.tables.away import StoppedClock, habits
from bot.tables.choices import SeatChoice, choice_of, stored
from bot.tables.clocks import LIVE, Clocks
from bot.tables.live import LOOK_DEPTH, forked
from bot.tables.open_game import OpenGame
from bot.tables.orders import schedule
from bot.tables.values import Picks
from engine.core import Game

How = Literal["once", "pass", "robot"]
NOTICE: Final = timedelta(minutes=10)
LIVE_NOTICE: Final = timedelta(minutes=1)
"""How long a stand-in waits before its first answer, so that the player may still come."""
REGRET: Final = timedelta(minutes=10)
"""How long a player can take back that they resigned."""
AT_ONCE: Final = timedelta()
RESIGNED: Final = people.RESIGNED
BARE: Final = (("pass",), ("end",), ())
"""Answers of a stand-in that choose nothing for the player."""


def notice(clocks: Clocks) -> timedelta:
    """How long a stand-in waits before its first answer."""
    return NOTICE if clocks.reminder >= LIVE else LIVE_NOTICE


async def stand_in(open_game: OpenGame, seat: int, how: How, why: str, wait: timedelta | None = None) -> None:
    """Let a stand-in answer for a seat from now on; its first answer waits, by default for `notice`.

    `why`: vote, lobby (the table agreed on it at the start), vacation, resigned, left.
    """
    row, wait = row_of(open_game, seat), notice(open_game.clocks) if wait is None else wait
    before, choice = row["stand_in"], _chosen(open_game, choice_of(row), how, why)
    values = {"stand_in": how, "stand_why": why, "begins_at": open_game.now + wait, "choice": stored(choice)}
    await set_seat(open_game, seat, **values)
    if before != how or why == RESIGNED:
        await add_note(open_game, {"what": "stand-in", "seat": seat, "how": how, "why": why})
    await update_owing(open_game)


def _chosen(open_game: OpenGame, known: SeatChoice | None, how: How, why: str) -> SeatChoice | None:
    """Return the decision about a seat from now on: a newer one of the table replaces its older one."""
    if why not in (*people.BY_TABLE, people.VACATION) or (why == people.VACATION and known is not None):
        return known
    if how == "once":
        return None
    return SeatChoice(how, why).at(generation(open_game))


async def work_again(open_game: OpenGame, seat: int) -> None:
    """Put the suspended decision about a seat into force at once, without a vote: its player has vanished again."""
    choice = choice_of(row_of(open_game, seat))
    assert choice is not None
    choice = choice.at(generation(open_game))
    values = {"stand_in": choice.how, "stand_why": choice.why, "begins_at": open_game.now, "choice": stored(choice)}
    await set_seat(open_game, seat, **values)
    facts = {"what": "stand-in", "seat": seat, "how": choice.how, "why": choice.why}
    await add_note(open_game, facts)
    await update_owing(open_game)


async def come_back(open_game: OpenGame, seat: int) -> bool:
    """Give the seat back to its player, who is there; return whether a stand-in was answering for it.

    The table's decision is suspended from now on. That happens once for a question: after it only an answer suspends the decision.
    """
    row = row_of(open_game, seat)
    if row["stand_in"] is None or row["user"] is None or open_game.row["state"] != "running":
        return False
    if row["stand_why"] == RESIGNED:
        if regrets := regrettable(row, open_game.now):
            await _regret(open_game, seat)
        return regrets
    choice, asked = choice_of(row), _asked(open_game, seat)
    if choice is None:
        # Who passes once is asked as before: only an answer is one.
        await _leave(open_game, seat, absent=None, waited=row["waited"] or row["absent"])
    elif choice.stopped and asked:
        return False
    else:
        choice = replace(choice, turned=False, stopped=asked)
        await _leave(open_game, seat, choice=stored(choice), waited=None)
    return True


def _asked(open_game: OpenGame, seat: int) -> bool:
    return open_game.live is not None and seat in open_game.live.game.pending


def regrettable(row: Mapping[Any, Any], now: datetime) -> bool:
    """Whether the player of this seat has resigned and can still take it back: until the robot begins."""
    return row["stand_why"] == RESIGNED and row["begins_at"] is not None and row["begins_at"] > now


async def _regret(open_game: OpenGame, seat: int) -> None:
    """Take back that a player has resigned; what the table had decided before stands as if they had come back without resigning."""
    row = row_of(open_game, seat)
    choice, asked = choice_of(row), _asked(open_game, seat)
    if row["freed"] is not None and row["freed"] > open_game.now:
        await set_seat(open_game, seat, freed=None)
    if choice is not None and choice.by_table and choice.stopped and asked:
        await work_again(open_game, seat)
        return
    if choice is not None:
        await set_seat(open_game, seat, choice=stored(replace(choice, turned=False, stopped=asked)))
    await end_stand_in(open_game, seat)


async def _leave(open_game: OpenGame, seat: int, **values: Any) -> None:
    """Let the stand-in leave a seat to its player, who is asked what is on the screen now."""
    await set_seat(open_game, seat, stand_in=None, stand_why=None, begins_at=None, **values)
    await add_note(open_game, {"what": "back", "seat": seat})
    await update_owing(open_game)


async def note_answer(open_game: OpenGame) -> bool:
    """Record a player's own answer; return whether it ended a whole turn taken by hand."""
    seat = open_game.seat
    if seat is None or open_game.live is None:
        return False
    row = row_of(open_game, seat)
    choice, freed = choice_of(row), row["freed"] is not None
    if choice is None and row["stand_in"] is None and row["absent"] is None and not freed:
        return False
    ended = seat not in open_game.live.game.pending and not forked(open_game.live.game)
    whole = ended and not await _helped(open_game, seat)
    values: dict[str, Any] = {"absent": None} if whole else {}
    if choice is not None:
        values["choice"] = stored(replace(choice, turned=choice.turned or whole, stopped=False))
    if row["stand_in"] is not None:
        await _leave(open_game, seat, **{"waited": None, **values})
    elif values:
        await set_seat(open_game, seat, **values)
    return whole


async def _helped(open_game: OpenGame, seat: int) -> bool:
    """Return whether a stand-in has given an answer in the present or last turn of a seat."""
    last = open_game.live.last if open_game.live is not None else None
    rows = await history.newest_standing(open_game.connection, open_game.id, LOOK_DEPTH)
    turn = [r for r in rows if last is not None and r["turn"] == last.turn and r["seat"] == seat]
    return any((r["facts"] or {}).get("by") == "stand-in" for r in turn)


async def undo_answers(open_game: OpenGame, seat: int, before: StoppedClock) -> None:
    """Undo what a player's own answers had ended, since these were undone: only a new answer suspends the decision again."""
    row = row_of(open_game, seat)
    choice, values = choice_of(row), dict[str, Any]()
    if choice is not None:
        values["choice"] = stored(replace(choice, turned=before.turned, stopped=True))
    if before.absent and (choice is not None and choice.by_table):
        values["absent"] = before.absent
    if before.freed is not None and row["freed"] is None:
        values["freed"] = datetime.fromisoformat(before.freed)
    if values:
        await set_seat(open_game, seat, **values)


async def end_stand_in(open_game: OpenGame, seat: int, *, call: bool = False, told: bool = True) -> None:
    """End what stands in for a seat for a vacation, for one pass, or because its player had resigned. `call`: as of `update_owing`.

    Unless it is `told`, the history does not say so.
    """
    row = row_of(open_game, seat)
    choice, there = choice_of(row), row["stand_in"] is not None
    if choice is not None and not choice.by_table:
        await set_seat(open_game, seat, choice=None)
    await set_seat(open_game, seat, stand_in=None, stand_why=None, begins_at=None)
    if there and told:
        await add_note(open_game, {"what": "restored", "seat": seat})
    if open_game.row["state"] == "running":
        await update_owing(open_game, call=call)


def wants_robot(row: Mapping[Any, Any], now: datetime) -> bool:
    """Whether the player of this seat is on vacation and wants a robot to play meanwhile."""
    return row["away_until"] is not None and row["away_until"] > now and bool(row["away_robot"])


def vacationers(open_game: OpenGame) -> list[Mapping[Any, Any]]:
    """Return the rows of the seats whose players are on vacation and still belong to the game."""
    return [
        row
        for row in open_game.present
        if row["away_until"] is not None and row["away_until"] > open_game.now
        if row["left_at"] is None and row["stand_why"] != RESIGNED
    ]


async def on_vacation(open_game: OpenGame, seat: int) -> None:
    """Let a robot play for a player who is on vacation and wanted one, where nothing else stands in for them."""
    row = row_of(open_game, seat)
    if wants_robot(row, open_game.now) and row["stand_in"] is None and row["left_at"] is None:
        await stand_in(open_game, seat, "robot", people.VACATION)


async def vacation_over(open_game: OpenGame, seat: int, *, call: bool) -> None:
    """End the effects of a vacation: a robot that plays, or that would again. The table's decision is suspended.

    `call`: as of `update_owing`, where the vacation has ended by itself, so that its player need not be there.
    """
    row = row_of(open_game, seat)
    choice = choice_of(row)
    if row["stand_why"] == RESIGNED:
        await set_seat(open_game, seat, choice=stored(choice) if choice is not None and choice.by_table else None)
    elif row["stand_why"] == people.VACATION or (choice is not None and not choice.by_table):
        await end_stand_in(open_game, seat, call=call)


async def generation_over(open_game: OpenGame, finished: int) -> None:
    """Void what the table has decided about players who have played a whole generation by hand."""
    for row in open_game.present:
        choice = choice_of(row)
        if choice is None or row["stand_in"] is not None or row["answered_for"] == finished or not choice.by_table:
            continue
        await set_seat(open_game, row["seat"], choice=None, absent=None)
        await add_note(open_game, {"what": "restored", "seat": row["seat"]})


async def note_stand_in_answer(open_game: OpenGame, seat: int, at: int, answers: Sequence[Picks]) -> None:
    """Record that a stand-in has answered for a seat in the generation `at`; a stand-in that passes once ends by it.

    Where a robot chose something, the generation is marked, even if that is undone later; a bare pass marks nothing.
    """
    row, live = row_of(open_game, seat), open_game.live
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
        await set_seat(open_game, seat, **values)
    if row["stand_in"] == "once" and seat not in live.game.pending:
        await set_seat(open_game, seat, absent=None)
        # That it passes this turn alone was said when it began; the player, who has passed, does not play again before the next.
        await end_stand_in(open_game, seat, told=False)


def passes(open_game: OpenGame, seat: int) -> bool:
    """Whether a stand-in passes for this seat in the present generation."""
    row = row_of(open_game, seat)
    choice = choice_of(row)
    return row["stand_in"] == "once" or (
        row["stand_in"] == "pass" and (choice is None or choice.at(generation(open_game)).how == "pass")
    )


async def plays_now(open_game: OpenGame, seat: int) -> None:
    """Let a robot play on where the table has passed for a player to the end of the generation after it decided that."""
    row = row_of(open_game, seat)
    choice = choice_of(row)
    if choice is None or row["stand_in"] != "pass" or (now := choice.at(generation(open_game))) == choice:
        return
    await set_seat(open_game, seat, stand_in=now.how, choice=stored(now))
    if now.how == "robot":
        await add_note(open_game, {"what": "stand-in", "seat": seat, "how": now.how, "why": choice.why})


def resting(open_game: OpenGame) -> bool:
    """Return whether stand-ins pause because none of the people at the table has answered for a whole generation.

    They go on as soon as somebody has answered; before that only where those who are back do not owe an answer themselves.
    """
    if open_game.live is None:
        return False
    seated = [r for r in open_game.present if r["user"] is not None]
    if not seated or any(r["stand_in"] is None and choice_of(r) is None for r in seated):
        return False
    if max(r["played_in"] or 0 for r in seated) >= generation(open_game) - 1:
        return False
    back = {r["seat"] for r in seated if r["stand_in"] is None}
    return not back or bool(back & set(open_game.live.game.pending))


def generation(open_game: OpenGame) -> int:
    """The present generation."""
    return open_game.live.game.table.generation if open_game.live is not None else 0


def row_of(open_game: OpenGame, seat: int) -> Mapping[Any, Any]:
    """The row of a seat."""
    return next(r for r in open_game.present if r["seat"] == seat)


async def set_seat(open_game: OpenGame, seat: int, **values: Any) -> None:
    """Set columns of a seat, in the store and in the opened game."""
    await games.change_seat(open_game.connection, open_game.id, seat, **values)
    renamed = {"called" if name == "name" else name: value for name, value in values.items()}
    open_game.present = [{**r, **renamed} if r["seat"] == seat else r for r in open_game.present]


async def add_note(
    open_game: OpenGame,
    facts: Mapping[str, Any],
    kind: str = "seat",
    interaction: str | None = None,
    at: datetime | None = None,
) -> None:
    """Add an entry to the history for something that is no answer, such as a change of seats; the position stays the same.

    `at`: when it was decided, if not now.
    """
    number = open_game.row["version"] + 1
    entry = await history.add_unchanged(
        open_game.connection, open_game.id, number, kind, facts, interaction, at or open_game.now
    )
    await games.set_version(open_game.connection, open_game.id, number)
    open_game.row["version"] = number
    if open_game.live is not None:
        open_game.live.advance(entry)
    await post.enqueue(open_game.connection, [post.row(open_game.id, "log", open_game.now, entry=number)])


async def update_owing(open_game: OpenGame, wait: timedelta = AT_ONCE, *, call: bool = False) -> None:
    """Bring obligations up to date after seats went from people to stand-ins or back; robots of the table move after `wait`.

    With `call` the players who are asked now are mentioned in public; otherwise they see it in their panel.
    """
    if open_game.live is None or open_game.row["state"] != "running":
        return
    game, robots = open_game.live.game, open_game.robots
    pending, owed = frozenset(game.pending), frozenset(open_game.owing)
    dropped, asked = owed - (pending - robots), pending - robots - owed
    if dropped:
        await _keep_wait(open_game, dropped & robots)
        await post.discharge(open_game.connection, open_game.id, dropped)
    if asked:
        await _owe(open_game, game, sorted(asked), told=not call)
        if call:
            await _mention(open_game, game, sorted(asked))
    open_game.owing = {seat: at for seat, at in open_game.owing.items() if seat not in dropped} | dict.fromkeys(
        sorted(asked), open_game.now
    )
    if open_game.row["ordered"]:
        await _arm_orders(open_game, game)
    at = _next_move(open_game, pending & robots, open_game.now, wait)
    await announcing.robots_at(open_game.connection, open_game.id, at)
    open_game.row["robots_at"] = at


async def _owe(open_game: OpenGame, game: Game, seats: Sequence[int], *, told: bool) -> None:
    """Record that these seats owe an answer from now on, and a wait that went on while a stand-in answered. `told`: they know it."""
    known, clocks = habits(open_game.present), open_game.clocks
    rows = [obligation(seat, game.tokens[seat], known.get(seat), clocks, open_game.now) for seat in seats]
    arrived = open_game.now if told else None
    rows = [{**row, "arrived": arrived, "earlier": row_of(open_game, row["seat"])["waited"]} for row in rows]
    await post.owe(open_game.connection, open_game.id, rows, ())
    for seat in seats:
        if row_of(open_game, seat)["waited"]:
            await set_seat(open_game, seat, waited=None)


async def _mention(open_game: OpenGame, game: Game, seats: Sequence[int]) -> None:
    """Queue a message about the turn that mentions these seats."""
    entry = open_game.row["version"]
    row = announcing.turn_message(open_game.id, seats, open_game.now, choose=forked(game), entry=entry)
    await post.enqueue(open_game.connection, [row])


async def _arm_orders(open_game: OpenGame, game: Game) -> None:
    """Set when the orders that answer the present questions fire."""
    given = await schedule.waiting(open_game.connection, open_game.id)
    asked = min(open_game.owing.values(), default=open_game.now)
    alone = schedule.alone_at(game, asked, open_game.pace.grace, open_game.now)
    answering = schedule.answering(game, given, open_game.robots)
    await schedule.arm(open_game.connection, game, given, answering, open_game.now, alone)


async def wait_on(open_game: OpenGame, since: datetime) -> None:
    """After an outage since a moment, leave at least half of its wait to each stand-in that had not begun by then.

    So whoever has resigned can still take it back.
    """
    waiting = [r for r in open_game.present if r["begins_at"] is not None and r["begins_at"] > since]
    for row in waiting:
        wait = REGRET if row["stand_why"] == RESIGNED else notice(open_game.clocks)
        begins = max(row["begins_at"], open_game.now + wait / 2)
        freed = {"freed": begins} if row["freed"] == row["begins_at"] else {}
        await set_seat(open_game, row["seat"], begins_at=begins, **freed)
    if waiting:
        await update_owing(open_game)


async def wait_anew(open_game: OpenGame) -> None:
    """Let the time after which the table may free a seat begin anew where something stands in as the table has decided."""
    now = open_game.now.isoformat()
    for row in [r for r in open_game.present if r["absent"]]:
        await set_seat(open_game, row["seat"], absent=[[now, now]])


async def _keep_wait(open_game: OpenGame, seats: frozenset[int]) -> None:
    """Keep the start of the wait for players whose seats stand-ins take: only their own answer starts the clock anew."""
    for row in await post.clocks(open_game.connection, open_game.id):
        if row["seat"] not in seats or row["arrived"] is None:
            continue
        seat = row_of(open_game, row["seat"])
        spans = [*(row["earlier"] or []), [at.isoformat() for at in (row["arrived"], open_game.now)]]
        since = {"absent": spans} if seat["stand_why"] in people.BY_TABLE and not seat["absent"] else {}
        await set_seat(open_game, row["seat"], waited=spans, **since)


def _next_move(open_game: OpenGame, waiting: frozenset[int], now: datetime, wait: timedelta) -> datetime | None:
    """Return when the next robot or stand-in that owes an answer moves. A returning player makes nobody else move sooner."""
    begins = {r["seat"]: r["begins_at"] for r in open_game.present}
    found = min((begins[seat] or now + wait for seat in waiting), default=None)
    held = open_game.row["robots_at"]
    if found is None or held is None or held in begins.values():
        return found
    # Robots wait out the time in which an undo is free, and a vote to go back.
    return max(found, held)


def next_begin(open_game: OpenGame, now: datetime) -> datetime | None:
    """Return when the first stand-in that owes an answer, and still waits for its player, begins; None where none does."""
    pending = frozenset(open_game.live.game.pending) if open_game.live is not None else frozenset[int]()
    begins = (r["begins_at"] for r in open_game.present if r["seat"] in pending & open_game.robots)
    return min((at for at in begins if at is not None and at > now), default=None)
