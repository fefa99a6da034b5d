"""Committing what changes a game: storing it as an entry of the history and announcing it, whoever has done it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.store import games, history
from bot.tables import seating, teaching
from bot.tables.announcing import Change, announce
from bot.tables.away import StoppedClock, habits
from bot.tables.live import AskedSeats, Last, Live, begins_turn, beside, forked, reopenable
from bot.tables.open_game import OpenGame
from bot.tables.orders import schedule
from bot.tables.values import Picks
from engine.codec import save
from engine.core import Game
from engine.journal import Entry


async def commit(
    open_game: OpenGame,
    picks: Sequence[Picks],
    interaction: str | None,
    *,
    by_order: bool = False,
    facts: Mapping[str, Any] | None = None,
) -> None:
    """Commit a whole action of the player at `open_game.seat`: apply it, store it as an entry with `facts`, announce it."""
    live, seat = open_game.game_and_seat()
    game, before = live.game, AskedSeats.now(live.game)
    if open_game.row["ordered"] and not by_order and not facts:
        await schedule.answered(open_game.connection, open_game.id, seat, game.decision(seat))
    number, news, generation = live.version + 1, list[Entry](), game.table.generation
    turn, whose = _turn_of(live, seat, before, number)
    taught = None if facts else teaching.Taught.begin(open_game, seat)
    clock = None if facts else StoppedClock.kept(seating.row_of(open_game, seat), open_game.now)
    for at, pick in enumerate(picks):
        # A pass that ends the turn before was chosen where the turn was asked about: nobody saw the question of the next one.
        if taught is not None and not (at and begins_turn(game.decision(seat))):
            taught.asked(game)
        game.answer(seat, pick)
        news += game.news
    if game.table.generation > generation:
        await _begin_agreed_pace(open_game)
    live.last = Last(whose, turn, before.forked, seat)
    open_game.news += news
    entry = replace(
        current_entry(open_game, game, number, seat, "answer"),
        turn=turn,
        picks=picks,
        news=news,
        interaction=interaction,
        forked=before.forked,
        kept=before.forked and not reopenable(game, seat),
        by_order=by_order,
        facts=facts,
        clock=clock,
    )
    live.advance(await _add_entry(open_game, entry))
    await clear_sketch(open_game, seat)
    await announce_change(open_game, replace(describe_change(open_game, seat, before, number), by_order=by_order))
    if clock is not None:
        open_game.acted = True
        await _note_answer(open_game, seat, generation)
    if taught is not None:
        await taught.keep(open_game, news)
    if game.over:
        open_game.row |= {"state": "over", "ended": open_game.now}
    elif game.table.generation > generation:
        await seating.generation_over(open_game, generation)


def _turn_of(live: Live, seat: int, before: AskedSeats, number: int) -> tuple[int, int]:
    """Return the number of the entry that began the turn to which an answer of this seat belongs, and whose turn that is.

    It is `number`, that of the answer itself, where the answer begins the turn.
    """
    last = live.last
    if last is None or last.forked != before.forked or begins_turn(live.game.decision(seat)):
        return number, seat
    return (last.turn, last.seat) if seat == last.seat or beside(live.game, seat) else (number, seat)


async def _begin_agreed_pace(open_game: OpenGame) -> None:
    """Apply the pace on which the table has agreed, from this generation on."""
    rules = open_game.rules
    if rules.next_reminder_hours is None:
        return
    former = (*rules.former_paces, (open_game.now, rules.reminder_hours or open_game.pace.reminder_hours))
    changed = {"reminder_hours": rules.next_reminder_hours, "next_reminder_hours": None, "former_paces": former}
    open_game.row["rules"] = rules.model_copy(update=changed).model_dump(mode="json")
    await games.change(open_game.connection, open_game.id, rules=open_game.row["rules"])


def current_entry(open_game: OpenGame, game: Game, number: int, seat: int, kind: str) -> history.NewEntry:
    """Build the entry `number`, which begins a turn, from the game as it is now."""
    return history.NewEntry(
        game=open_game.id,
        number=number,
        seat=seat,
        kind=kind,
        snapshot=save(game),
        answered=game.answered,
        floor=game.floor,
        turn=number,
        at=open_game.now,
        forked=forked(game),
    )


async def _add_entry(open_game: OpenGame, entry: history.NewEntry) -> dict[str, Any]:
    """Store an entry as the newest one, and return it in the form in which it would be read."""
    stored = await history.add(open_game.connection, entry)
    await games.set_version(open_game.connection, open_game.id, entry.number)
    open_game.committed = open_game.row["version"] = entry.number
    return stored


async def _note_answer(open_game: OpenGame, seat: int, generation: int) -> None:
    """Update the opened game's knowledge of a seat after its player's answer, for further answers within the same call."""
    row = seating.row_of(open_game, seat)
    if row["played_in"] != generation:
        await seating.set_seat(open_game, seat, played_in=generation)
    owes = {"since": None, "arrived": None}
    if seat in open_game.owing:
        owes = dict.fromkeys(owes, open_game.now)
    own = {**seating.row_of(open_game, seat), **owes, "earlier": None}
    open_game.present = [own if r["seat"] == seat else r for r in open_game.present]


async def clear_sketch(open_game: OpenGame, seat: int) -> None:
    """Empty the sketch (the action being composed), since it was committed or its game was undone."""
    if open_game.row["picks"] is not None and (open_game.row["mode"] or history.picks_of(open_game.row)):  # type: ignore[arg-type]
        await history.clear(open_game.connection, open_game.id, seat)
        open_game.row["picks"], open_game.dropped = None, False


async def rewrite(
    open_game: OpenGame,
    kind: str,
    *,
    seat: int = -1,
    picks: Sequence[Picks] = (),
    news: Sequence[Entry] = (),
    interaction: str | None = None,
    taken_back: Sequence[int] = (),
    facts: Mapping[str, Any] | None = None,
) -> int:
    """Store a changed game, which no answer brought about, as an entry that undoes others; return its number."""
    live = open_game.running()
    await teaching.taken_back(open_game)
    await history.take_back(open_game.connection, open_game.id, taken_back)
    entry = replace(
        current_entry(open_game, live.game, live.version + 1, seat, kind),
        picks=picks,
        news=news,
        interaction=interaction,
        taken_back=taken_back,
        facts=facts,
    )
    await _add_entry(open_game, entry)
    live.advance()
    return entry.number


async def announce_change(open_game: OpenGame, made: Change) -> None:
    """Store and announce a change, and update the opened game after it."""
    open_game.row["untold"] = await announce(open_game.connection, made)
    open_game.owing = made.owing(open_game.owing)
    open_game.requests = tuple(r for r in open_game.requests if r.kind != "undo")


def describe_change(
    open_game: OpenGame,
    actor: int,
    before: AskedSeats,
    number: int,
    withdrawn: Sequence[int] = (),
    restored: Mapping[int, StoppedClock] | None = None,
) -> Change:
    """Describe the change that is about to be committed as entry `number`.

    `withdrawn`: the entries that it undid. `restored`: the clocks that it starts again, by seat.
    """
    live = open_game.running()
    return Change(
        id=open_game.id,
        guild=open_game.row["guild"],
        game=live.game,
        before=before,
        entry=number,
        actor=actor,
        now=open_game.now,
        clocks=open_game.clocks,
        grace=open_game.pace.grace,
        withdrawn=tuple(withdrawn),
        untold=open_game.row["untold"] is not None,
        robots=open_game.robots,
        delay=open_game.pace.robots,
        requested=bool(open_game.requests),
        restored=dict(restored or {}),
        habits=habits(open_game.present),
        ordered=bool(open_game.row["ordered"]),
    )


def describe_correction(open_game: OpenGame, before: AskedSeats, number: int) -> Change:
    """Describe a correction by hand that is about to be committed as entry `number`."""
    return replace(describe_change(open_game, -1, before, number), corrects=True)
