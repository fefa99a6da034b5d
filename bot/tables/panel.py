"""A look at a game: everything that one person's panel is made of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import history
from bot.tables import reading
from bot.tables.hindrances import foreseen, hindered
from bot.tables.live import NEAR, Composed, Live, readable, reopenable
from bot.tables.values import Look, Picks, Request, Reserved, Rules, Status
from engine.effects.order import parts
from engine.journal import Entry
from engine.view import view

FAR_BACK: Final = 60
"""How many entries of the history an undo looks at."""


@dataclass(slots=True)
class Table:
    """A game opened for one person, within one transaction."""

    row: dict[str, Any]
    live: Live | None
    seat: int | None
    present: Sequence[reading.Row] = ()
    """Who sat there when it was opened."""
    owing: dict[int, datetime] = field(default_factory=dict)
    requests: tuple[Request, ...] = ()
    """What was asked of the whole table when it was opened, as far as it has not lapsed since."""
    reserved: tuple[Reserved, ...] = ()
    """Of a lobby: for whom seats were reserved when it was opened."""
    composed: Composed | None = None
    edits: int = 0
    dropped: bool = False
    committed: int | None = None
    news: list[Entry] = field(default_factory=list)
    opened: datetime = field(kw_only=True)

    @property
    def id(self) -> str:
        return self.row["id"]

    @property
    def robots(self) -> frozenset[int]:
        """The seats of robots."""
        return frozenset(r["seat"] for r in self.present if r["user"] is None)

    @property
    def rules(self) -> Rules:
        """What was agreed in the lobby."""
        return reading.rules(self.row)

    @property
    def held(self) -> bool:
        """Only robots are asked, and they wait until the table has decided whether to go back."""
        return self.row["robots_at"] is not None and any(r.kind == "undo" for r in self.requests)

    @property
    def told_at(self) -> datetime | None:
        """When those who are asked next will be told, while that is still to come."""
        due = self.row["untold"]
        return due if due is not None and due > self.opened and not self.held else None

    @property
    def status(self) -> Status:
        """What is public about it; once the seats have changed, they must be read anew."""
        generation = self.live.game.table.generation if self.live else 0
        return reading.status(self.row, self.present, self.owing, generation, self.requests, self.reserved)

    @property
    def token(self) -> int:
        """Only grows: the engine counts answers and undos, the sketch its edits."""
        if self.live is None or self.seat is None:
            return 0
        return self.live.game.tokens[self.seat] + self.edits


async def look(
    connection: AsyncConnection,
    table: Table,
    *,
    confirm: Sequence[Picks] = (),
    confirming: Sequence[Entry] = (),
) -> Look:
    """The table as its person may see it."""
    live, seat = table.live, table.seat
    status = table.status
    if live is None or seat is None:
        public = view(live.game, None) if live else None
        return Look(status=status, seat=seat, view=public, before=public)
    game, composed = live.game, table.composed
    before = view(game, seat)
    found: dict[str, Any] = {}
    if status.state == "running" and live.last and live.last.seat == seat:
        complete = seat not in game.pending
        if live.recent is None:
            live.recent = await history.newest(connection, table.id, NEAR)
        rows = live.recent
        steps, _ = reading.reach(rows, game, seat)
        turn = [r for r in rows[::-1] if r["turn"] == live.last.turn and r["kind"] == "answer" and not r["undone"]]
        found = {
            "done": tuple(reading.done(r, seat) for r in turn),
            "complete": complete,
            "undoable": len(steps),
            "told_at": table.told_at if complete else None,
        }
    if composed:
        live.drafts[seat] = composed
    playing = status.state == "running"
    return Look(
        status=status,
        seat=seat,
        view=composed.view() if composed else before,
        before=before,
        decision=(composed.decision if composed else game.decision(seat)) if playing else None,
        token=table.token,
        picks=tuple(composed.picks) if composed else (),
        preview=readable(composed.news, seat) if composed else (),
        confirm=tuple(confirm),
        confirming=readable(confirming, seat),
        dropped=table.dropped,
        committed=table.committed,
        news=readable(table.news, seat),
        reopenable=playing and reopenable(game, seat),
        parts=parts(composed.copy if composed else game, seat) if playing else {},
        hindered=hindered(composed.copy if composed else game, seat) if playing else {},
        foreseen=foreseen(game, seat) if playing else {},
        **found,
    )


async def look_anew(connection: AsyncConnection, table: Table) -> Look:
    """The same as if nothing were being composed."""
    table.composed = None
    return await look(connection, table)
