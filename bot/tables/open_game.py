"""A game opened for one person within one transaction, with what this person is composing."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import people
from bot.tables import away, reading
from bot.tables.clocks import Clocks
from bot.tables.damage import Damage
from bot.tables.live import Composed, Live
from bot.tables.pace import Pace
from bot.tables.values import Mode, Picks, Refused, Request, Reserved, Rules, Status
from engine.core import Illegal
from engine.journal import Entry

log: Final = structlog.get_logger("tables")


@dataclass(slots=True)
class OpenGame:
    """A game opened for one person within one transaction."""

    connection: AsyncConnection = field(repr=False)
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
    pace: Pace = field(kw_only=True)

    @property
    def id(self) -> str:
        return self.row["id"]

    @property
    def now(self) -> datetime:
        """The time when it was opened."""
        return self.pace.now

    def check_running(self) -> None:
        """Raise `Refused` (not-running) in a lobby and after the end."""
        if self.row["state"] != "running":
            raise Refused("not-running", state=self.row["state"])

    def running(self) -> Live:
        """Return the game. Raises `Refused`: damaged, or not-running where it is in the lobby or over."""
        if self.damage is not None:
            raise Refused("damaged")
        if self.row["state"] != "running" or self.live is None:
            raise Refused("not-running", state=self.row["state"])
        return self.live

    def game_and_seat(self) -> tuple[Live, int]:
        """Return the game and the seat of the person. Raises `Refused` where it does not run or they have no seat."""
        return self.running(), self.own_seat()

    def own_seat(self) -> int:
        """Return the seat of the person. Raises `Refused`: no-seat."""
        if self.seat is None:
            raise Refused("no-seat")
        return self.seat

    def asking_seat(self) -> int:
        """Return the seat of the person, who may ask the table for something. Raises `Refused`: no-seat, has-resigned."""
        seat = self.own_seat()
        if any(r["seat"] == seat and r["stand_why"] == people.RESIGNED for r in self.present):
            raise Refused("has-resigned")
        return seat

    @property
    def robots(self) -> frozenset[int]:
        """The seats for which robots answer now, those of absent players included."""
        return frozenset(r["seat"] for r in self.present if reading.robot_plays(r))

    @property
    def users(self) -> dict[int, int]:
        """The people who sit at the table, by seat."""
        return {r["seat"]: r["user"] for r in self.present if r["user"] is not None}

    def voters(self, absent: Collection[int]) -> list[int]:
        """The users who may vote: all but the `absent`, those with a stand-in, and those who have left the server."""
        return reading.voters(self.present, absent)

    async def away(self) -> frozenset[int]:
        """Return the seats whose players are away."""
        asked = await away.asked(self.connection, self.id, self.clocks)
        return frozenset(seat for seat, due in asked.items() if due.away(self.now))

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
        """Whether only robots owe an answer, and they wait for the vote on a request to go back."""
        return self.row["robots_at"] is not None and any(r.facts.get("held") for r in self.requests)

    @property
    def told_at(self) -> datetime | None:
        """When the next players will be told; None where they have been."""
        due = self.row["untold"]
        return due if due is not None and due > self.now and not self.held else None

    @property
    def status(self) -> Status:
        """The public status of the game. Not valid after a change of the seats: read them anew."""
        generation = self.live.game.table.generation if self.live else self.damage or 0
        return reading.status(self.row, self.present, self.owing, generation, self.now, self.requests, self.reserved)

    @property
    def token(self) -> int:
        """The token of the panel's question.

        It only grows: it is made of the engine's token, which counts answers and undos, and of `edits`, the changes to the action being
        composed.
        """
        if self.live is None or self.seat is None:
            return 0
        return self.live.game.tokens[self.seat] + self.edits


def replay_sketch(open_game: OpenGame, asked: int | None, picks: Sequence[Picks], mode: Mode = "") -> None:
    """Apply the stored picks of a sketch (the action being composed) to a copy of the committed game.

    A sketch that no longer fits is dropped.
    """
    live, seat = open_game.live, open_game.seat
    if live is None or seat is None or not (picks or mode):
        return
    early = mode == "order"
    if (seat in live.game.pending) if early else (asked != live.game.tokens[seat]):
        open_game.dropped = bool(picks) and seat in live.game.pending
        return
    try:
        composed = live.drafts.pop(seat, None)
        if composed is None or composed.picks != list(picks) or composed.early != early:
            composed = Composed.begin(live.game, seat, early=early)
            for pick in picks:
                composed.pick(pick)
    except Exception as error:
        if not isinstance(error, Illegal):
            log.warning("composed action dropped", game=open_game.id, seat=seat, exc_info=error)
        open_game.dropped = True
        return
    open_game.mode = mode
    open_game.composed = composed if picks or early else None
