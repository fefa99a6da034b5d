"""Games whose newest snapshot cannot be read, and going back to an earlier entry of the history."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import history, post
from bot.tables import reading, undoing, votes
from bot.tables.damage import Damage
from bot.tables.live import AskedSeats, Live
from bot.tables.open_game import OpenGame
from bot.tables.values import Refused, Request
from engine.codec import Unreadable
from engine.core import Game
from engine.undo import prepare_recovered, prepare_undone

MOST_ANSWERS: Final = 100
"""More answers than one entry holds."""
KIND: Final = "damaged"
"""The kind of the vote, and of the entry, about a snapshot that cannot be read."""


@dataclass(frozen=True, slots=True)
class Back:
    """An entry to which a game could go back, the game after it, and the later entries, oldest first."""

    entry: int
    game: Game
    later: tuple[history.Row, ...]

    @property
    def undone(self) -> list[history.Row]:
        """The later answers and corrections that would be undone, unreadable entries included."""
        return [row for row in self.later if row["kind"] in (*reading.MOVES, history.UNREAD) and not row["undone"]]


def targets(rows: Sequence[history.Row]) -> list[history.Row]:
    """Return the entries, of all entries newest first, to which a game can go back: the position after them has nothing undone later."""
    found: list[history.Row] = []
    oldest = rows[0]["number"] + 1 if rows else 0
    for row in rows:
        if row["kind"] == history.UNREAD:
            # Nobody knows what it took back; what came before may not stand.
            oldest = min(oldest, row["number"]) if row["number"] == rows[0]["number"] else 0
            continue
        if not row["undone"] and row["number"] < oldest:
            found.append(row)
        oldest = min([oldest, *row["taken_back"]])
    return found


async def examined(connection: AsyncConnection, game: str, version: int, reference: str) -> Damage:
    """Describe the damage of a game whose newest snapshot, that of `version`, cannot be read."""
    rows = await history.outline(connection, game)
    for row in targets(rows):
        if row["number"] != version and (back := await _back(connection, game, rows, row["number"])):
            lost = tuple(r["seat"] for r in back.undone if r["kind"] != history.UNREAD)
            return Damage(reference, back.entry, row["at"], lost)
    return Damage(reference)


async def _back(connection: AsyncConnection, game: str, rows: Sequence[history.Row], entry: int) -> Back | None:
    older = await reading.position(connection, game, entry)
    if older is None:
        return None
    return Back(entry, older, tuple(row for row in reversed(rows) if row["number"] > entry))


async def step_back(
    open_game: OpenGame, entry: int, kind: str, facts: Mapping[str, Any], interaction: str | None
) -> None:
    """Go back to the game after `entry` and store that as a new entry of this kind. Raises `Refused("no-entry")`.

    Everybody who is asked something else then is asked anew. If something hidden was revealed since, the decks are shuffled.
    """
    open_game.check_running()
    rows = await history.outline(open_game.connection, open_game.id)
    known = any(row["number"] == entry for row in targets(rows))
    back = (
        await _back(open_game.connection, open_game.id, rows, entry)
        if known and entry != open_game.row["version"]
        else None
    )
    if back is None:
        raise Refused("no-entry")
    if open_game.live is not None:
        before, game = AskedSeats.now(open_game.live.game), prepare_undone(open_game.live.game, back.game)
        open_game.live.game = game
    else:
        # The newest game is not known: nobody's token may come again, and what was drawn since may have been seen.
        before = AskedSeats(frozenset(open_game.owing))
        # A seat that a stand-in took meanwhile could not be brought up to date.
        await post.discharge(open_game.connection, open_game.id, open_game.robots & open_game.owing.keys())
        answers = sum(max(1, _answers(row)) for row in back.later)
        revealed = any(row["floor"] > back.game.answered for row in back.later)
        open_game.live = Live(prepare_recovered(back.game, answers, revealed), open_game.row["version"])
        open_game.damage = None
    numbers = [row["number"] for row in back.undone]
    await undoing.store_earlier_game(open_game, -1, kind, numbers, before, interaction, facts=facts)


def _answers(row: history.Row) -> int:
    """Return how many answers an entry holds; where that cannot be read, more than any entry does."""
    try:
        return len(history.picks_of(row))
    except Unreadable:
        return MOST_ANSWERS


async def recover(open_game: OpenGame, facts: Mapping[str, Any], interaction: str | None) -> None:
    """Go back to the newest entry that can be read. Raises `Refused`: not-damaged, no-entry."""
    if open_game.damage is None:
        raise Refused("not-damaged")
    if open_game.damage.entry is None:
        raise Refused("no-entry")
    await step_back(open_game, open_game.damage.entry, KIND, facts, interaction)
    for request in await votes.read_open(open_game):
        if request.kind == KIND:
            await votes.lapse(open_game, request, None, "recovered")


async def ask(open_game: OpenGame, user: int) -> Request:
    """Ask the players who are not away to go back to the newest entry that can be read; more than half must agree.

    Refused: no-seat, has-resigned, not-damaged, no-entry, already-asked.
    """
    open_game.asking_seat()
    if open_game.damage is None or open_game.row["state"] != "running":
        raise Refused("not-damaged")
    if open_game.damage.entry is None:
        raise Refused("no-entry")
    asked = open_game.voters(await open_game.away())
    facts = {"entry": open_game.damage.entry, "lost": list(open_game.damage.lost), "version": open_game.row["version"]}
    return await votes.begin(open_game, KIND, user, asked, facts=facts)


async def _agreed(open_game: OpenGame, request: Request) -> None:
    await recover(open_game, {"vote": request.id}, f"request:{request.id}")


votes.KINDS[KIND] = votes.Kind(votes.majority, _agreed, at_end=votes.majority_at_end, counted=votes.of_those_there)
