"""A game opened for one person, and the look that this person's panel is made of."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import history, orders
from bot.tables import away, reading
from bot.tables.choices import sleeps
from bot.tables.clocks import Clocks
from bot.tables.damage import Damage
from bot.tables.live import LOOK_DEPTH, Composed, Live, readable, reopenable
from bot.tables.orders.order import order
from bot.tables.pace import Pace
from bot.tables.values import Look, Mode, Picks, Request, Reserved, Rules, Status
from engine.actions.turn import choices
from engine.core import Illegal
from engine.effects.order import parts
from engine.journal import Entry
from engine.view import view

log: Final = structlog.get_logger("tables")
UNDO_DEPTH: Final = 60
"""How many newest entries an undo reads."""


@dataclass(slots=True)
class Table:
    """A game opened for one person within one transaction."""

    row: dict[str, Any]
    live: Live | None
    seat: int | None
    present: Sequence[reading.Row] = ()
    """The rows of the seats when the game was opened."""
    owing: dict[int, datetime] = field(default_factory=dict)
    requests: tuple[Request, ...] = ()
    """The requests to the table that were open when the game was opened, without those that have lapsed since."""
    reserved: tuple[Reserved, ...] = ()
    """In a lobby: the reservations when it was opened."""
    damage: Damage | None = None
    """Why `live` is None although the game has started."""
    composed: Composed | None = None
    mode: Mode = ""
    edits: int = 0
    dropped: bool = False
    committed: int | None = None
    acted: bool = False
    """Whether the player has answered for themselves."""
    news: list[Entry] = field(default_factory=list)
    opened: datetime = field(kw_only=True)
    pace: Pace = field(kw_only=True)

    @property
    def id(self) -> str:
        return self.row["id"]

    @property
    def robots(self) -> frozenset[int]:
        """The seats for which robots answer now, those of absent players included."""
        return frozenset(r["seat"] for r in self.present if reading.robot_plays(r))

    @property
    def users(self) -> dict[int, int]:
        """The people who sit at the table, by seat."""
        return {r["seat"]: r["user"] for r in self.present if r["user"] is not None}

    def voters(self, absent: Collection[int]) -> list[int]:
        """The users who have a say in what the table decides: all but the `absent`, those with a stand-in, and who has left the server."""
        return reading.voters(self.present, absent)

    @property
    def clocks(self) -> Clocks:
        """The clocks of the table."""
        return self.pace.clocks(self.rules)

    @property
    def rules(self) -> Rules:
        """The rules that the lobby agreed on."""
        return reading.rules(self.row)

    @property
    def held(self) -> bool:
        """Whether only robots are asked and they wait for the vote on a request to go back."""
        return self.row["robots_at"] is not None and any(r.facts.get("held") for r in self.requests)

    @property
    def told_at(self) -> datetime | None:
        """When the next players will be told; None once that is over."""
        due = self.row["untold"]
        return due if due is not None and due > self.opened and not self.held else None

    @property
    def status(self) -> Status:
        """The public status of the game. Not valid after a change of the seats: read them anew."""
        generation = self.live.game.table.generation if self.live else self.damage or 0
        return reading.status(self.row, self.present, self.owing, generation, self.opened, self.requests, self.reserved)

    @property
    def token(self) -> int:
        """The panel's token. It only grows, because the engine's token counts answers and undos, and `edits` the changes of the sketch."""
        if self.live is None or self.seat is None:
            return 0
        return self.live.game.tokens[self.seat] + self.edits


def replayed(table: Table, asked: int | None, picks: Sequence[Picks], mode: Mode = "") -> None:
    """Apply the stored picks of a sketch to a copy of the committed game. A sketch that no longer fits is dropped."""
    live, seat = table.live, table.seat
    if live is None or seat is None or not (picks or mode):
        return
    early = mode == "order"
    if (seat in live.game.pending) if early else (asked != live.game.tokens[seat]):
        table.dropped = bool(picks) and seat in live.game.pending
        return
    try:
        composed = live.drafts.pop(seat, None)
        if composed is None or composed.picks != list(picks) or composed.early != early:
            composed = Composed.begin(live.game, seat, early=early)
            for pick in picks:
                composed.pick(pick)
    except Exception as error:
        if not isinstance(error, Illegal):
            log.warning("composed action dropped", game=table.id, seat=seat, exc_info=error)
        table.dropped = True
        return
    table.mode = mode
    table.composed = composed if picks or early else None


async def look(
    connection: AsyncConnection,
    table: Table,
    *,
    confirm: Sequence[Picks] = (),
    confirming: Sequence[Entry] = (),
) -> Look:
    """Return the game as the person may see it now. `confirm`, `confirming`: as in `Look`."""
    live, seat = table.live, table.seat
    status = table.status
    if live is None or seat is None:
        public = view(live.game, None, afterwards=status.state == "ended") if live else None
        return Look(status=status, seat=seat, view=public, before=public)
    game, composed = live.game, table.composed
    before = view(game, seat, afterwards=status.state == "ended")
    found: dict[str, Any] = {}
    if status.state == "running" and live.last and live.last.seat == seat:
        complete = seat not in game.pending
        if live.recent is None:
            live.recent = await history.newest(connection, table.id, LOOK_DEPTH)
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
    absent = frozenset[int]()
    early = any(r["left_at"] is not None or r["absent"] or r["earlier"] for r in table.present)
    if playing and (early or any(since + table.clocks.away <= table.opened for since in table.owing.values())):
        absent = await away.seats(connection, table.id, table.clocks, table.opened)
    shown = composed.copy if composed else game
    return Look(
        status=status,
        seat=seat,
        view=composed.view() if composed else before,
        before=before,
        decision=(composed.decision if composed else game.decision(seat)) if playing else None,
        mode=table.mode,
        wholes=tuple(composed.wholes) if composed and table.mode else (),
        orders=tuple(map(order, await orders.of_seat(connection, table.id, seat))) if table.row["orders"] else (),
        note=table.row["note"] or "",
        token=table.token,
        picks=tuple(composed.picks) if composed else (),
        preview=readable(composed.sure if table.mode else composed.news, seat) if composed else (),
        confirm=tuple(confirm),
        confirming=readable(confirming, seat),
        dropped=table.dropped,
        committed=table.committed,
        news=readable(table.news, seat),
        pokeable=away.pokeable(table.present, seat, absent, table.rules.reminder_hours, table.opened)
        if playing
        else (),
        away=absent,
        wakes_at=await _wakes_at(connection, table) if playing else None,
        reopenable=playing and reopenable(game, seat),
        parts=parts(shown, seat) if playing else {},
        choices=tuple(choices(shown, shown.players[seat])) if playing else (),
        **found,
    )


async def _wakes_at(connection: AsyncConnection, table: Table) -> datetime | None:
    """When a stand-in goes on for the person who looks, if they do not answer; None where none would."""
    seat = table.seat
    if seat not in table.owing or not any(r["seat"] == seat and sleeps(r) for r in table.present):
        return None
    return (await away.asked(connection, table.id, table.clocks))[seat].wakes_at


async def look_anew(connection: AsyncConnection, table: Table) -> Look:
    """Return the game as the person would see it if no action were being composed."""
    table.composed, table.mode = None, ""
    return await look(connection, table)
