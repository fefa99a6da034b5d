"""Correcting the table by hand: what one person puts together, the vote of the others on it, and the entry of the history.

What is put together is kept with the requests, in the state `draft`, until it is asked for.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import requests
from bot.tables import absence, away, playing, seating, undoing, votes
from bot.tables.live import Owed
from bot.tables.open_game import OpenGame
from bot.tables.pace import Pace
from bot.tables.values import Refused, Request, Status
from engine import entry_codec
from engine.box import Box, Spot
from engine.core import Game, Illegal
from engine.corrections import Correction, InTheMiddle, corrected, kinds, losers, spots
from engine.journal import Entry

KIND: Final = "correct"
"""The kind of the vote, and of the entry."""
DRAFT: Final = "draft"
"""The kind and the state of what is being put together."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A correction that one person puts together."""

    status: Status
    seat: int | None
    """The seat of this person; None for somebody who manages the server and does not play."""
    box: Box
    changes: tuple[Correction, ...]
    news: tuple[Entry, ...]
    """What they would change, as the journal would tell it."""
    spots: Mapping[tuple[str, int], Sequence[Spot]]
    """What can be corrected after these changes, by kind and seat, -1 for what belongs to nobody."""
    token: int
    """It counts the changes of the draft, so that an old button does nothing."""
    voters: tuple[int, ...]
    """The users whose consent would be asked."""
    alone: bool
    """Whether nobody need be asked: without voters somebody who is not alone has to wait until one of the others is there."""


async def draft(connection: AsyncConnection, table: OpenGame, user: int, pace: Pace) -> Draft:
    """Return what this user has put together. What no longer fits the table is left out."""
    found, _row = await _drafted(connection, table, user)
    return await _shown(connection, table, user, found, pace)


async def put(
    connection: AsyncConnection, table: OpenGame, user: int, token: int, change: Correction | None, pace: Pace
) -> Draft:
    """Add a change to what this user has put together, or (None) drop the last one.

    Changes of the same thing are added up. Raises `Refused`: stale, not-now, in-the-middle, out-of-bounds, unknown, too-many.
    """
    found, row = await _drafted(connection, table, user)
    if token != _token(row):
        raise Refused("stale")
    changes = list(found[:-1] if change is None else _added(found, change))
    if changes:
        _tried(playing.running(table).game, changes, _asker(table))
    await _keep(connection, table, user, row, changes, pace)
    return await _shown(connection, table, user, changes, pace)


async def take_up(connection: AsyncConnection, table: OpenGame, user: int, pace: Pace) -> Draft:
    """Put together again what this user has asked for and is not decided yet; asking for it anew changes the open vote."""
    mine = next((r for r in table.requests if r.kind == KIND and r.user == user), None)
    if mine is None:
        raise Refused("no-request")
    _found, row = await _drafted(connection, table, user)
    changes = [Correction.read(words) for words in mine.facts["changes"]]
    await _keep(connection, table, user, row, changes, pace)
    return await _shown(connection, table, user, changes, pace)


def _added(changes: Sequence[Correction], change: Correction) -> list[Correction]:
    """Return changes with one more, in place of those of the same thing; without it where they cancel each other out."""
    sums = {known[:3]: known.n for known in changes}
    sums[change[:3]] = sums.get(change[:3], 0) + change.n
    return [Correction(*at, n) for at, n in sums.items() if n]


async def ask(
    connection: AsyncConnection, table: OpenGame, user: int, token: int, interaction: str, pace: Pace
) -> Request | None:
    """Ask the others who are not away for what this user has put together; None where nobody need be asked, and it is done.

    Raises `Refused`: no-seat, stale, nothing-to-correct, nobody-to-agree, vote-on-loser, already-asked, and as `put`.
    """
    if table.seat is None:
        raise Refused("no-seat")
    if table.row["delivered"] is not None:
        return None
    changes, row = await _ready(connection, table, user, token)
    voters = await _voters(connection, table, user, pace)
    _refuse_during_votes(table, changes)
    if voters:
        news = _tried(playing.running(table).game, changes, table.seat).news
        facts = {"changes": [list(change.words) for change in changes], "news": entry_codec.written(news).decode()}
        request = await votes.begin(connection, table, KIND, user, [*voters, user], pace, facts=facts)
        await _keep(connection, table, user, row, [], pace)
        return request
    if not _alone(table):
        raise Refused("nobody-to-agree")
    await _commit(connection, table, changes, table.seat, (), interaction, {"alone": table.seat}, pace)
    await _keep(connection, table, user, row, [], pace)
    return None


async def manage(
    connection: AsyncConnection,
    table: OpenGame,
    user: int,
    token: int,
    facts: Mapping[str, Any],
    interaction: str,
    pace: Pace,
) -> None:
    """Do what somebody has put together who manages the server and does not play. Raises `Refused` as `ask`."""
    changes, row = await _ready(connection, table, user, token)
    _refuse_during_votes(table, changes)
    _tried(playing.running(table).game, changes, -1)
    await seating.noted(connection, table, {**facts, "what": KIND}, pace, "admin", interaction)
    await _commit(connection, table, changes, -1, (), None, {}, pace)
    await _keep(connection, table, user, row, [], pace)


async def _ready(
    connection: AsyncConnection, table: OpenGame, user: int, token: int
) -> tuple[list[Correction], requests.Row | None]:
    playing.running(table)
    changes, row = await _drafted(connection, table, user)
    if not changes:
        raise Refused("nothing-to-correct")
    if token != _token(row):
        raise Refused("stale")
    return changes, row


async def _voters(connection: AsyncConnection, table: OpenGame, user: int | None, pace: Pace) -> list[int]:
    """Return the users whose consent is asked for what `user` wants: all others who are not away."""
    there = table.voters(await away.seats(connection, table.id, pace.clocks(table.rules), pace.now))
    return [other for other in there if other != user]


def _alone(table: OpenGame) -> bool:
    """Whether nobody else sits there who could agree some day."""
    others = [r for r in table.present if r["seat"] != table.seat and r["user"] is not None]
    return all(r["stand_why"] == "resigned" or r["freed"] is not None for r in others)


def _refuse_during_votes(table: OpenGame, changes: Sequence[Correction]) -> None:
    """Raise `Refused("vote-on-loser")` where the table votes on the absence of somebody who would lose something."""
    lose = losers(changes)
    for request in table.requests:
        if request.kind == absence.KIND and (about := lose & set(request.facts["seats"])):
            raise Refused("vote-on-loser", seat=min(about))


def _tried(game: Game, changes: Sequence[Correction], asker: int, agreed: Collection[int] = ()) -> Game:
    """Return the corrected game. Raises `Refused` with the reason of the engine."""
    try:
        return corrected(game, changes, asker, sorted(agreed))
    except InTheMiddle as refused:
        raise Refused(refused.reason, seat=refused.whose) from None
    except Illegal as refused:
        raise Refused(refused.reason) from None


def _asker(table: OpenGame) -> int:
    return -1 if table.seat is None else table.seat


# --- what is put together --------------------------------------------------------------------------------------------


async def _drafted(
    connection: AsyncConnection, table: OpenGame, user: int
) -> tuple[list[Correction], requests.Row | None]:
    row = await requests.draft_of(connection, table.id, user)
    try:
        return [Correction.read(words) for words in _facts(row).get("changes", ())], row
    except Illegal:
        return [], row


def _facts(row: requests.Row | None) -> Mapping[str, Any]:
    return (row["facts"] or {}) if row is not None else {}


def _token(row: requests.Row | None) -> int:
    return _facts(row).get("token", 0)


async def _keep(
    connection: AsyncConnection,
    table: OpenGame,
    user: int,
    row: requests.Row | None,
    changes: Sequence[Correction],
    pace: Pace,
) -> None:
    facts = {"changes": [list(change.words) for change in changes], "token": _token(row) + 1}
    if row is not None:
        await requests.change(connection, row["id"], facts=facts, at=pace.now)
        return
    await requests.add(
        connection, state=DRAFT, game=table.id, kind=DRAFT, user=user, at=pace.now, asked=[], facts=facts
    )


async def _shown(
    connection: AsyncConnection, table: OpenGame, user: int, changes: Sequence[Correction], pace: Pace
) -> Draft:
    game, asker = playing.running(table).game, _asker(table)
    after, news = game, tuple[Entry, ...]()
    if changes:
        try:
            after = _tried(game, changes, asker)
            news = tuple(after.news)
        except Refused:
            changes = []
    _row = await requests.draft_of(connection, table.id, user)
    return Draft(
        status=table.status,
        seat=table.seat,
        box=game.box,
        changes=tuple(changes),
        news=news,
        spots={
            (kind, seat): found
            for kind in kinds(game)
            for seat in range(-1, len(game.players))
            if (found := spots(after, kind, seat, asker))
        },
        token=_token(_row),
        voters=tuple(await _voters(connection, table, user, pace)) if table.seat is not None else (),
        alone=table.seat is None or _alone(table),
    )


# --- what is done ----------------------------------------------------------------------------------------------------


async def _commit(
    connection: AsyncConnection,
    table: OpenGame,
    changes: Sequence[Correction],
    asker: int,
    agreed: Collection[int],
    interaction: str | None,
    facts: Mapping[str, Any],
    pace: Pace,
) -> None:
    """Store the corrected game as a new entry and announce it: nobody who is asked already is asked anew."""
    live = playing.running(table)
    before = Owed.now(live.game)
    game = _tried(live.game, changes, asker, agreed)
    again = [seat for seat in sorted(game.pending) if seat not in live.game.pending]
    reopened = [n for seat in again for n in await undoing.of_open_fork(connection, table.id, seat)]
    for request in [r for r in table.requests if r.kind == "undo"]:
        await votes.lapse(connection, table, request, None, pace, "corrected")
    live.game = game
    number = await playing.rewrite(
        connection,
        table,
        KIND,
        pace,
        picks=[change.words for change in changes],
        news=game.news,
        interaction=interaction,
        taken_back=reopened,
        facts={"asker": asker, "agreed": sorted(agreed), **facts},
    )
    await playing.announced(connection, table, playing.correction(table, before, number, pace))


def _consented(request: Request) -> votes.Outcome | None:
    """Decide when all have agreed, somebody else than the asker among them, or as soon as one refuses."""
    if request.refused:
        return "refused"
    return "agreed" if not request.missing and request.agreed - {request.user} else None


async def _agreed(connection: AsyncConnection, table: OpenGame, request: Request, pace: Pace) -> None:
    """Do what was agreed, with the numbers as they are now; what no longer fits lapses. Who is back meanwhile must agree first."""
    there = {*await _voters(connection, table, request.user, pace), *request.asked}
    if there > request.asked:
        await requests.change(connection, request.id, state="open", asked=sorted(there))
        return
    changes = [Correction.read(words) for words in request.facts["changes"]]
    seats = {user: seat for seat, user in table.users.items()}
    agreed = {seats[user] for user in request.agreed if user in seats}
    asker = seats[request.user] if request.user is not None else -1
    try:
        _refuse_during_votes(table, changes)
        await _commit(connection, table, changes, asker, agreed, f"request:{request.id}", {"vote": request.id}, pace)
    except Refused as refused:
        facts = {**request.facts, "lapsed": "absent" if refused.reason == "vote-on-loser" else "unfit"}
        await requests.change(connection, request.id, state="lapsed", facts=facts)


votes.KINDS[KIND] = votes.Kind(_consented, _agreed)
