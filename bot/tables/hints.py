"""Hints: which answers a player may consider, from what their seat knows."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Final

from bot.tables.open_game import OpenGame
from bot.tables.values import Picks, Refused
from engine import Game, Illegal, save
from engine.hidden import imagined
from engine.robots.search import Weighed

SIMULATIONS: Final = 48
"""How many simulations are made for a hint: more than the hardest robot makes for a decision."""


@dataclass(frozen=True, slots=True)
class Wondered:
    """A question for a hint: a save of the game as the seat may imagine it, with the action that is being composed."""

    game: str
    seat: int
    token: int
    """The engine's token of the seat."""
    picks: tuple[Picks, ...]
    """The answers given before it, which nobody else knows of yet."""
    copy: bytes
    simulations: int = SIMULATIONS
    advised: Picks | None = None
    """What the coach suggests; None where nobody is coached."""

    @property
    def seed(self) -> str:
        """The random seed of the analysis: the same for the same question."""
        return _seed(self.game, self.seat, self.token)


Weigh = Callable[[Wondered], Awaitable[tuple[Weighed, ...] | None]]
"""Weighs what may be answered; None where that took too long or failed."""


async def wondered(open_game: OpenGame, token: int, supposed: Sequence[Picks] | None = None) -> Wondered:
    """Return the question to analyse for a player's hint, the one after the answers `supposed`, or else after those being composed.

    Refused: hints-off, no-seat, not-running, not-asked, stale, only-payment.
    """
    open_game.check_running()
    if not open_game.rules.hinted:
        raise Refused("hints-off")
    seat, live = open_game.own_seat(), open_game.live
    if live is None:
        raise Refused("damaged")
    revealed = open_game.composed is not None and open_game.composed.revealed
    if seat not in live.game.pending or open_game.mode == "order" or revealed:
        raise Refused("not-asked")
    if open_game.token != token:
        raise Refused("stale")
    picks = _picks(open_game) if supposed is None else tuple(supposed)
    try:
        asked, copy = live.game.tokens[seat], copied(open_game, seat, picks)
    except Illegal:
        raise Refused("stale") from None
    decision = copy.decision(seat)
    if decision is None:
        raise Refused("not-asked")
    if decision.budget:
        raise Refused("only-payment")
    return Wondered(open_game.id, seat, asked, picks, save(copy))


def copied(open_game: OpenGame, seat: int, supposed: Sequence[Picks] | None = None) -> Game:
    """Return a copy of the game as the seat may imagine it, after the answers `supposed`, or else after those being composed."""
    assert open_game.live is not None
    game = open_game.live.game
    copy = imagined(game, seat, _seed(open_game.id, seat, game.tokens[seat]))
    for picks in _picks(open_game) if supposed is None else supposed:
        copy.answer(seat, picks)
    return copy


def _picks(open_game: OpenGame) -> tuple[Picks, ...]:
    return tuple(open_game.composed.picks) if open_game.composed else ()


def _seed(game: str, seat: int, token: int) -> str:
    return f"hint/{game}/{seat}/{token}"
