"""Looking back at a game that is over: how the chances went, and which decisions of a seat cost or brought most.

The chances are those for an onlooker who sees no hand, so everybody may know them. A decision is judged by what its player knew then, and
only they are told. Both are found out once, by the process that thinks (`bot/thinker.py`), from the stored history.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from typing import Final, Literal, NamedTuple, TypeVar

import msgspec

from bot.store import analyses, history, post
from bot.tables import hands, reading, replay, seating
from bot.tables.open_game import OpenGame
from bot.tables.values import Picks, Refused, Status
from bot.thinker import Answer, AnyQuestion, ChancesQuestion, ChoicesQuestion, CompareQuestion
from bot.threads import in_thread
from engine import load, save, view
from engine.agenda import Step
from engine.card import KEYS
from engine.codec import Unreadable
from engine.decision import Decision
from engine.effects.order import parts
from engine.hidden import imagined
from engine.robots.hindsight import FIRST, PLANS, Hindsight, Judged, Plan
from engine.robots.search import Weighed, as_said
from engine.view import View

TABLE: Final = -1
"""The seat under which the chances are stored."""
DEALS: Final = 8
"""How many deals of what is hidden are judged for the chances at the end of a generation."""
LEASE: Final = timedelta(minutes=3)
"""Time without a sign of life after which another process may begin an analysis anew."""

AT_ONCE: Final = 8
"""On how many deals answers are compared in one question: few, so that robots and hints never wait for long."""

Ask = Callable[[str, int, AnyQuestion], Awaitable[Answer]]
"""Asks the process that thinks about a game and a seat of it; what it cannot answer is empty."""
Alive = Callable[[], Awaitable[None]]
"""Is called after each question: it still goes on."""
T = TypeVar("T")


class JudgedDecision(msgspec.Struct, frozen=True):
    """A decision that was analysed: the position as its seat knew it, the answer chosen, and the best other answer.

    `entry`: the number of the entry with the answer. `copy`: the position as a save.
    """

    entry: int
    copy: bytes
    chosen: Weighed
    other: Weighed
    """As is said of it, like what was chosen (`engine.robots.search.as_said`)."""


class Decisions(msgspec.Struct, frozen=True):
    """The result of analysing all decisions of a seat."""

    weighed: int
    """How many decisions with more than one possible answer there were."""
    costliest: tuple[JudgedDecision, ...]
    best: tuple[JudgedDecision, ...]


class Chances(msgspec.Struct, frozen=True):
    """Each seat's chance to win at the end of each generation, from 0 to 1."""

    generations: tuple[int, ...]
    seats: tuple[tuple[float, ...], ...]
    """By seat, the chances in the order of `generations`."""


class PastDecision(NamedTuple):
    """An analysed decision, with the position and the questions decoded for showing."""

    told: JudgedDecision
    view: View
    parts: dict[int, tuple[Step, Decision | None]]


class Recalled(NamedTuple):
    """The costliest and the best decisions of a seat, decoded for showing."""

    weighed: int
    costliest: tuple[PastDecision, ...]
    best: tuple[PastDecision, ...]


@dataclass(frozen=True, slots=True)
class OwnAnalysis:
    """The state of the analysis of a player's own decisions.

    `state`: made; begun (by this very call); making; gone (the history was shortened before); off (no process analyses here); none (the
    user had no seat).
    """

    state: Literal["made", "begun", "making", "gone", "off", "none"]
    found: Decisions | None = None
    seat: int = TABLE
    posted: bool = False
    claimed: datetime | None = None
    """Where it is `begun`, until when it is claimed."""


async def own_analysis(open_game: OpenGame, possible: bool) -> OwnAnalysis:
    """Return the state of the analysis of the person's own decisions, and its result where it is made.

    In the state `begun` the caller must compute it. `possible`: whether a process can. Refused: not-over.
    """
    replay.check_over(open_game)
    seat = open_game.seat
    if seat is None:
        return OwnAnalysis("none")
    found = _decoded(await analyses.read(open_game.connection, open_game.id, seat), Decisions)
    if found is not None:
        return OwnAnalysis("made", found, seat, await post.posted_hindsight(open_game.connection, open_game.id, seat))
    if open_game.row["shortened"] is not None:
        return OwnAnalysis("gone", seat=seat)
    if not possible:
        return OwnAnalysis("off", seat=seat)
    until = open_game.now + LEASE
    begun = await analyses.claim(open_game.connection, open_game.id, seat, open_game.now, until)
    return OwnAnalysis("begun", seat=seat, claimed=until) if begun else OwnAnalysis("making", seat=seat)


async def decisions(open_game: OpenGame, seat: int) -> Decisions | None:
    """Return the stored analysis of a seat's decisions; None where there is none."""
    return _decoded(await analyses.read(open_game.connection, open_game.id, seat), Decisions)


async def chances(open_game: OpenGame) -> Chances | None:
    """Return the stored chances by generation; None where there are none. Refused: not-over."""
    replay.check_over(open_game)
    return _decoded(await analyses.read(open_game.connection, open_game.id, TABLE), Chances)


async def keep(open_game: OpenGame, seat: int, claimed: datetime, found: Decisions | Chances) -> None:
    """Store an analysis that is still claimed until this moment."""
    stored = zlib.compress(msgspec.json.encode(found))
    await analyses.keep(open_game.connection, open_game.id, seat, claimed, stored)


async def keep_chances(open_game: OpenGame, found: Chances) -> None:
    """Store the chances by generation, which nobody claims: they are found while somebody waits."""
    now = open_game.now
    await analyses.claim(open_game.connection, open_game.id, TABLE, now, now)
    await keep(open_game, TABLE, now, found)


async def post_here(open_game: OpenGame) -> Status:
    """Post one's own best and worst decisions where the game was played, once.

    Refused: not-over, no-seat, shown-already, stale.
    """
    replay.check_over(open_game)
    seat = open_game.own_seat()
    if await post.posted_hindsight(open_game.connection, open_game.id, seat):
        raise Refused("shown-already")
    if await decisions(open_game, seat) is None:
        raise Refused("stale")
    payload = {"seat": seat}
    said = post.row(open_game.id, "hindsight", open_game.now, payload=payload)
    await post.enqueue(open_game.connection, [said])
    return open_game.status


async def seen(open_game: OpenGame) -> frozenset[int]:
    """Return the cards that everybody knows once a game is over: those in play, and the hands that are shown."""
    if open_game.live is None:
        return frozenset()
    lying = (card for seat in view(open_game.live.game, None).seats for card in (*seat.played, *seat.events))
    held = (card for cards in (await hands.shown(open_game)).held.values() for card in cards)
    return frozenset((*lying, *held))


def names_only(picks: Picks, seen: Collection[int]) -> bool:
    """Whether all cards that an answer names are among `seen`."""
    named = (part for pick in picks for part in re.split("[:/]", pick) if part in KEYS)
    return all(KEYS[part] in seen for part in named)


def _decoded(found: bytes | None, kind: type[T]) -> T | None:
    """Decode what is stored; None where nothing is, or it cannot be read."""
    try:
        return msgspec.json.decode(zlib.decompress(found), type=kind) if found else None
    except (zlib.error, msgspec.DecodeError):
        return None


def recalled(found: Decisions, seat: int) -> Recalled:
    """Return the decisions of a seat with their positions; those that cannot be read are left out."""
    return Recalled(found.weighed, _moments(found.costliest, seat), _moments(found.best, seat))


def _moments(all_told: tuple[JudgedDecision, ...], seat: int) -> tuple[PastDecision, ...]:
    moments: list[PastDecision] = []
    for told in all_told:
        try:
            game = load(told.copy)
        except Unreadable:
            continue
        moments.append(PastDecision(told, view(game, seat), parts(game, seat)))
    return tuple(moments)


# --- finding it out ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Answered:
    """An answer of a seat: the number of its entry, its picks, and the stored position before it."""

    number: int
    picks: tuple[Picks, ...]
    before: bytes


async def answered(open_game: OpenGame, seat: int) -> tuple[Answered, ...]:
    """Read the answers that the seat's present holder gave in person, oldest first, without undone ones."""
    row = seating.row_of(open_game, seat)
    since = row["sits_from"] if row["sits_from"] is not None else -1
    stored = {at.number: at.stored for at in await history.positions(open_game.connection, open_game.id)}
    return tuple(
        Answered(entry["number"], history.picks_of(entry), stored[entry["number"] - 1])
        for entry in reversed(await history.outline(open_game.connection, open_game.id))
        if _own(entry, seat) and entry["number"] > since and entry["number"] - 1 in stored
    )


def _own(entry: reading.Row, seat: int) -> bool:
    answers = entry["kind"] == "answer" and entry["seat"] == seat and not entry["undone"]
    return answers and (entry["facts"] or {}).get("by") is None


async def find_chances(game: str, ends: Sequence[tuple[int, bytes]], ask: Ask) -> Chances | None:
    """Compute the chances to win from the saves at the ends of generations; None where the process cannot tell."""
    found: list[tuple[float, ...]] = []
    for _, stored in ends:
        answer = await ask(game, TABLE, ChancesQuestion(stored.decode(), DEALS, f"chances/{game}"))
        if not answer.chances:
            return None
        found.append(answer.chances)
    return Chances(tuple(generation for generation, _ in ends), tuple(zip(*found, strict=True))) if found else None


async def find_decisions(game: str, seat: int, entries: tuple[Answered, ...], ask: Ask, alive: Alive) -> Decisions:
    """Find the decisions of a seat that cost and gained most, leaving out those that cannot be judged.

    Refused: thought-long, where none can be, as without memory for the process that thinks.
    """
    readable, players = await in_thread(_readable, entries)
    by_number, found = {entry.number: entry for entry in readable}, Hindsight()
    plan = PLANS[players] if readable else Plan(0, ())

    async def asked(question: AnyQuestion) -> Answer:
        answer = await ask(game, seat, question)
        await alive()
        return answer

    judged = 0
    for entry in readable:
        seed = f"hindsight/{game}/{seat}/{entry.number}"
        answer = await asked(ChoicesQuestion(await _save(entry), seat, entry.picks, FIRST, plan.answers, seed))
        judged += not answer.error
        for at, moves in answer.choices:
            found.add(entry.number, at, moves)
    if entries and not judged:
        raise Refused("thought-long")
    for round_ in plan.rounds:
        for wanted in found.wanted(round_):
            entry = by_number[wanted.entry]
            before, seed = await _save(entry), f"hindsight/{game}/{seat}/{entry.number}"
            for first in range(wanted.deals.start, wanted.deals.stop, AT_ONCE):
                n = min(AT_ONCE, wanted.deals.stop - first)
                picks = entry.picks[: wanted.at]
                answer = await asked(CompareQuestion(before, seat, picks, wanted.answers, first, n, seed))
                if answer.moves:
                    found.add(entry.number, wanted.at, answer.moves)
    told = partial(_told, by_number, game, seat)
    return Decisions(
        len(found.judged()),
        await in_thread(lambda: tuple(map(told, found.costliest()))),
        await in_thread(lambda: tuple(map(told, found.best()))),
    )


async def _save(entry: Answered) -> str:
    return (await in_thread(history.decompressed, entry.before)).decode()


def _readable(entries: Sequence[Answered]) -> tuple[list[Answered], int]:
    """Return the answers whose position can be read, and the number of players."""
    found, players = list[Answered](), 0
    for entry in entries:
        try:
            stored = history.decompressed(entry.before)
            players = players or len(load(stored).players)
        except Unreadable:
            continue
        found.append(entry)
    return found, players


def _told(entries: dict[int, Answered], game: str, seat: int, judged: Judged) -> JudgedDecision:
    entry = entries[judged.entry]
    position = load(history.decompressed(entry.before))
    for picks in entry.picks[: judged.at]:
        position.answer(seat, picks)
    copy = save(imagined(position, seat, f"hindsight/{game}/{seat}/{judged.entry}"))
    return JudgedDecision(judged.entry, copy, *as_said((judged.chosen, judged.others[0]), len(position.players)))


def ends(stored: Sequence[bytes]) -> list[tuple[int, bytes]]:
    """Return each generation with the save at its end, oldest first; `stored` are all positions that stand."""
    return [(game.table.generation, save(game)) for _, game in reading.ends(enumerate(stored))]
