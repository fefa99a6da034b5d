"""Games whose newest snapshot cannot be read, and going back to an earlier entry of the history."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import history, post
from bot.tables import away, reading, undoing, votes
from bot.tables.damage import Damage
from bot.tables.live import Live, Owed
from bot.tables.open_game import OpenGame
from bot.tables.pace import Pace
from bot.tables.values import Refused, Request
from engine.codec import Unreadable, recovered, rewound
from engine.core import Game

MOST_ANSWERS: Final = 100
"""More answers than one entry holds."""
KIND: Final = "damaged"
"""The kind of the vote, and of the entry, about a snapshot that cannot be read."""


@dataclass(frozen=True, slots=True)
class Back:
    """An entry that a game could go back to, the game after it, and the later entries, oldest first."""

    entry: int
    game: Game
    later: tuple[history.Row, ...]

    @property
    def undone(self) -> list[history.Row]:
        """The answers and corrections that would be taken back, and what may be some."""
        return [row for row in self.later if row["kind"] in (*reading.MOVES, history.UNREAD) and not row["undone"]]


def targets(rows: Sequence[history.Row]) -> list[history.Row]:
    """Return the entries, of all entries newest first, that a game can go back to: the game after them holds nothing undone later."""
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
    connection: AsyncConnection,
    table: OpenGame,
    entry: int,
    kind: str,
    facts: Mapping[str, Any],
    interaction: str | None,
    pace: Pace,
) -> None:
    """Go back to the game after `entry` and store that as a new entry of this kind. Raises `Refused("no-entry")`.

    Everybody who is asked something else then is asked anew. If something hidden was revealed since, the decks are shuffled.
    """
    if table.row["state"] != "running":
        raise Refused("not-running", state=table.row["state"])
    rows = await history.outline(connection, table.id)
    known = any(row["number"] == entry for row in targets(rows))
    back = await _back(connection, table.id, rows, entry) if known and entry != table.row["version"] else None
    if back is None:
        raise Refused("no-entry")
    if table.live is not None:
        before, game = Owed.now(table.live.game), rewound(table.live.game, back.game)
        table.live.game = game
    else:
        # The newest game is not known: nobody's token may come again, and what was drawn since may have been seen.
        before = Owed(frozenset(table.owing))
        # A seat that a stand-in took meanwhile could not be brought up to date.
        await post.discharge(connection, table.id, table.robots & table.owing.keys())
        answers = sum(max(1, _answers(row)) for row in back.later)
        revealed = any(row["floor"] > back.game.answered for row in back.later)
        table.live = Live(recovered(back.game, answers, revealed), table.row["version"])
        table.damage = None
    numbers = [row["number"] for row in back.undone]
    await undoing.rewritten(connection, table, -1, kind, numbers, before, interaction, pace, facts=facts)


def _answers(row: history.Row) -> int:
    """How many answers an entry holds; more than any does where that cannot be read."""
    try:
        return len(history.picks_of(row))
    except Unreadable:
        return MOST_ANSWERS


async def recover(
    connection: AsyncConnection, table: OpenGame, facts: Mapping[str, Any], interaction: str | None, pace: Pace
) -> None:
    """Go back to the newest entry that can be read. Raises `Refused`: not-damaged, no-entry."""
    if table.damage is None:
        raise Refused("not-damaged")
    if table.damage.entry is None:
        raise Refused("no-entry")
    await step_back(connection, table, table.damage.entry, KIND, facts, interaction, pace)
    for request in await votes.opened(connection, table):
        if request.kind == KIND:
            await votes.lapse(connection, table, request, None, pace, "recovered")


async def ask(connection: AsyncConnection, table: OpenGame, user: int, pace: Pace) -> Request:
    """Ask the players who are not away to go back to the newest entry that can be read; more than half must agree.

    Refused: no-seat, not-damaged, no-entry, already-asked.
    """
    if table.seat is None:
        raise Refused("no-seat")
    if table.damage is None or table.row["state"] != "running":
        raise Refused("not-damaged")
    if table.damage.entry is None:
        raise Refused("no-entry")
    clocks = pace.clocks(table.rules)
    asked = table.voters(await away.seats(connection, table.id, clocks, pace.now))
    facts = {"entry": table.damage.entry, "lost": list(table.damage.lost), "version": table.row["version"]}
    return await votes.begin(connection, table, KIND, user, asked, pace, facts=facts)


async def _agreed(connection: AsyncConnection, table: OpenGame, request: Request, pace: Pace) -> None:
    await recover(connection, table, {"vote": request.id}, f"request:{request.id}", pace)


votes.KINDS[KIND] = votes.Kind(votes.majority, _agreed)
