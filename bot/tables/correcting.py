"""Correcting the table by hand: the draft of one person, the vote of the others on it, and the entry of the history.

A draft is stored with the requests, in the state `draft`, until the others are asked to agree to it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.store import requests
from bot.tables import absence, committing, seating, undoing, votes
from bot.tables.live import AskedSeats
from bot.tables.open_game import OpenGame
from bot.tables.values import Refused, Request, Status
from engine import entry_codec
from engine.box import Box, CorrectionTarget
from engine.core import Game, Illegal
from engine.corrections import Correction, InTheMiddle, correctable_kinds, corrected, seats_losing, targets
from engine.journal import Entry

KIND: Final = "correct"
"""The kind of the vote, and of the entry."""
DRAFT: Final = "draft"
"""The kind and the state of a stored draft."""


@dataclass(frozen=True, slots=True)
class CorrectionDraft:
    """A correction that one person is drafting."""

    status: Status
    seat: int | None
    """The seat of this person; None for somebody who manages the server and does not play."""
    box: Box
    changes: tuple[Correction, ...]
    news: tuple[Entry, ...]
    """The effects of the changes, as journal entries."""
    targets: Mapping[tuple[str, int], Sequence[CorrectionTarget]]
    """What can be corrected after these changes, by kind and seat, -1 for what belongs to nobody."""
    token: int
    """It counts the changes of the draft, so that an old button does nothing."""
    voters: tuple[int, ...]
    """The users whose consent would be asked."""
    alone: bool
    """Whether nobody need be asked: without voters somebody who is not alone has to wait until one of the others is there."""


async def draft(open_game: OpenGame, user: int) -> CorrectionDraft:
    """Return the draft of a user who plays or manages the server, without changes that no longer fit the table."""
    found, _row = await _drafted(open_game, user)
    return await _shown(open_game, user, found)


async def put(open_game: OpenGame, user: int, token: int, change: Correction | None) -> CorrectionDraft:
    """Add a change to the user's draft, or (None) remove the last one.

    Changes of the same thing are added up. Raises `Refused`: stale, not-now, in-the-middle, out-of-bounds, unknown, too-many.
    """
    found, row = await _drafted(open_game, user)
    if token != _token(row):
        raise Refused("stale")
    changes = list(found[:-1] if change is None else _added(found, change))
    if changes:
        _tried(open_game.running().game, changes, _asker(open_game))
    await _keep(open_game, user, row, changes)
    return await _shown(open_game, user, changes)


async def take_up(open_game: OpenGame, user: int) -> CorrectionDraft:
    """Make a draft again of the user's open request; asking for it anew changes the open vote. Refused: no-request."""
    mine = next((r for r in open_game.requests if r.kind == KIND and r.user == user), None)
    if mine is None:
        raise Refused("no-request")
    _found, row = await _drafted(open_game, user)
    changes = [Correction.read(words) for words in mine.facts["changes"]]
    await _keep(open_game, user, row, changes)
    return await _shown(open_game, user, changes)


def _added(changes: Sequence[Correction], change: Correction) -> list[Correction]:
    """Return changes with one more, merged with those of the same thing; without both where they cancel each other out."""
    sums = {known[:3]: known.n for known in changes}
    sums[change[:3]] = sums.get(change[:3], 0) + change.n
    return [Correction(*at, n) for at, n in sums.items() if n]


async def ask(open_game: OpenGame, user: int, token: int, interaction: str) -> Request | None:
    """Ask the others who are not away to agree to the user's draft; return None where nobody need be asked and it was done at once.

    Raises `Refused`: no-seat, has-resigned, stale, nothing-to-correct, nobody-to-agree, vote-on-loser, already-asked, and as `put`.
    """
    seat = open_game.asking_seat()
    if open_game.row["delivered"] is not None:
        return None
    changes, row = await _ready(open_game, user, token)
    voters = await _voters(open_game, user)
    _refuse_during_votes(open_game, changes)
    if voters:
        news = _tried(open_game.running().game, changes, seat).news
        facts = {"changes": [list(change.words) for change in changes], "news": entry_codec.encode(news).decode()}
        request = await votes.begin(open_game, KIND, user, [*voters, user], facts=facts)
        await _keep(open_game, user, row, [])
        return request
    if not _alone(open_game):
        raise Refused("nobody-to-agree")
    await _commit(open_game, changes, seat, (), interaction, {"alone": seat})
    await _keep(open_game, user, row, [])
    return None


async def manage(open_game: OpenGame, user: int, token: int, facts: Mapping[str, Any], interaction: str) -> None:
    """Carry out the draft of a manager of the server who does not play. Raises `Refused` as `ask`."""
    changes, row = await _ready(open_game, user, token)
    _refuse_during_votes(open_game, changes)
    _tried(open_game.running().game, changes, -1)
    await seating.add_note(open_game, {**facts, "what": KIND}, "admin", interaction)
    await _commit(open_game, changes, -1, (), None, {})
    await _keep(open_game, user, row, [])


async def _ready(open_game: OpenGame, user: int, token: int) -> tuple[list[Correction], requests.Row | None]:
    open_game.running()
    changes, row = await _drafted(open_game, user)
    if not changes:
        raise Refused("nothing-to-correct")
    if token != _token(row):
        raise Refused("stale")
    return changes, row


async def _voters(open_game: OpenGame, user: int | None) -> list[int]:
    """Return the users whose consent is asked for what `user` wants: all others who are not away."""
    there = open_game.voters(await open_game.away())
    return [other for other in there if other != user]


def _alone(open_game: OpenGame) -> bool:
    """Whether no other person has a seat who could ever agree."""
    others = [r for r in open_game.present if r["seat"] != open_game.seat and r["user"] is not None]
    return all(r["stand_why"] == "resigned" or r["freed"] is not None for r in others)


def _refuse_during_votes(open_game: OpenGame, changes: Sequence[Correction]) -> None:
    """Raise `Refused("vote-on-loser")` where the table votes on the absence of somebody who would lose something."""
    lose = seats_losing(changes)
    for request in open_game.requests:
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


def _asker(open_game: OpenGame) -> int:
    return -1 if open_game.seat is None else open_game.seat


# --- what is put together --------------------------------------------------------------------------------------------


async def _drafted(open_game: OpenGame, user: int) -> tuple[list[Correction], requests.Row | None]:
    row = await requests.draft_of(open_game.connection, open_game.id, user)
    try:
        return [Correction.read(words) for words in _facts(row).get("changes", ())], row
    except Illegal:
        return [], row


def _facts(row: requests.Row | None) -> Mapping[str, Any]:
    return (row["facts"] or {}) if row is not None else {}


def _token(row: requests.Row | None) -> int:
    return _facts(row).get("token", 0)


async def _keep(open_game: OpenGame, user: int, row: requests.Row | None, changes: Sequence[Correction]) -> None:
    facts = {"changes": [list(change.words) for change in changes], "token": _token(row) + 1}
    if row is not None:
        await requests.change(open_game.connection, row["id"], facts=facts, at=open_game.now)
        return
    await requests.add(
        open_game.connection,
        state=DRAFT,
        game=open_game.id,
        kind=DRAFT,
        user=user,
        at=open_game.now,
        asked=[],
        facts=facts,
    )


async def _shown(open_game: OpenGame, user: int, changes: Sequence[Correction]) -> CorrectionDraft:
    game, asker = open_game.running().game, _asker(open_game)
    after, news = game, tuple[Entry, ...]()
    if changes:
        try:
            after = _tried(game, changes, asker)
            news = tuple(after.news)
        except Refused:
            changes = []
    _row = await requests.draft_of(open_game.connection, open_game.id, user)
    return CorrectionDraft(
        status=open_game.status,
        seat=open_game.seat,
        box=game.box,
        changes=tuple(changes),
        news=news,
        targets={
            (kind, seat): found
            for kind in correctable_kinds(game)
            for seat in range(-1, len(game.players))
            if (found := targets(after, kind, seat, asker))
        },
        token=_token(_row),
        voters=tuple(await _voters(open_game, user)) if open_game.seat is not None else (),
        alone=open_game.seat is None or _alone(open_game),
    )


# --- what is done ----------------------------------------------------------------------------------------------------


async def _commit(
    open_game: OpenGame,
    changes: Sequence[Correction],
    asker: int,
    agreed: Collection[int],
    interaction: str | None,
    facts: Mapping[str, Any],
) -> None:
    """Store the corrected game as a new entry and announce it. Players who owe an answer already are not told anew."""
    live = open_game.running()
    before = AskedSeats.now(live.game)
    game = _tried(live.game, changes, asker, agreed)
    again = [seat for seat in sorted(game.pending) if seat not in live.game.pending]
    reopened = [n for seat in again for n in await undoing.of_open_fork(open_game.connection, open_game.id, seat)]
    for request in [r for r in open_game.requests if r.kind == "undo"]:
        await votes.lapse(open_game, request, None, "corrected")
    live.game = game
    number = await committing.rewrite(
        open_game,
        KIND,
        picks=[change.words for change in changes],
        news=game.news,
        interaction=interaction,
        taken_back=reopened,
        facts={"asker": asker, "agreed": sorted(agreed), **facts},
    )
    await committing.announce_change(open_game, committing.describe_correction(open_game, before, number))


def _consented(request: Request) -> votes.Outcome | None:
    """Decide when all have agreed, somebody else than the asker among them, or as soon as one refuses."""
    if request.refused:
        return "refused"
    return "agreed" if not request.missing and request.agreed - {request.user} else None


async def _agreed(open_game: OpenGame, request: Request) -> None:
    """Carry out an agreed correction with the numbers as they are now; what no longer fits lapses.

    A player who has come back since the vote began must agree first.
    """
    there = {*await _voters(open_game, request.user), *request.asked}
    if there > request.asked:
        await requests.change(open_game.connection, request.id, state="open", asked=sorted(there))
        return
    changes = [Correction.read(words) for words in request.facts["changes"]]
    seats = {user: seat for seat, user in open_game.users.items()}
    agreed = {seats[user] for user in request.agreed if user in seats}
    asker = seats[request.user] if request.user is not None else -1
    try:
        _refuse_during_votes(open_game, changes)
        await _commit(open_game, changes, asker, agreed, f"request:{request.id}", {"vote": request.id})
    except Refused as refused:
        facts = {**request.facts, "lapsed": "absent" if refused.reason == "vote-on-loser" else "unfit"}
        await requests.change(open_game.connection, request.id, state="lapsed", facts=facts)


votes.KINDS[KIND] = votes.Kind(_consented, _agreed)
