"""How delegates join and leave parties, who leads a party, and which party is dominant."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from engine import changes, tableau
from engine.core import Cause
from engine.expansions.turmoil.entries import (
    ChairmanChanged,
    DelegateRemoved,
    DelegatesSent,
    DominanceMoved,
    LeaderChanged,
    LeaderLost,
    NeutralDelegateSent,
)
from engine.expansions.turmoil.state import NEUTRAL, PARTIES, SENATE, AtTable

if TYPE_CHECKING:
    from engine.core import Game
    from engine.state import Player


def send(game: Game, me: Player, party: str, n: int, cause: Cause, *, lobby_first: bool = False) -> None:
    """Let `n` delegates of a player join a party, from the reserve, or the first of them from the lobby.

    Raises `ValueError` if there are too few.
    """
    at = SENATE.of(game.table)
    reserve, lobby = _taken(at, me.seat, n, lobby_first=lobby_first)
    changes.update_state(
        game,
        at,
        DelegatesSent(me.seat, party, n, len(lobby) < len(at.lobby), cause=cause),
        delegates={**at.delegates, party: (*at.delegates[party], *(me.seat,) * n)},
        reserve=reserve,
        lobby=lobby,
    )
    settle(game, party, cause)


def seat_chairman(game: Game, me: Player, cause: Cause) -> None:
    """Let a delegate of a player take the place of the chairman, who returns to the reserve of its owner.

    Raises `ValueError` if the player has none.
    """
    at = SENATE.of(game.table)
    reserve, lobby = _taken(at, me.seat, 1)
    reserve[at.chairman] = reserve.get(at.chairman, 0) + 1
    changes.update_state(
        game, at, ChairmanChanged(me.seat, cause=cause), chairman=me.seat, reserve=reserve, lobby=lobby
    )


def _taken(at: AtTable, seat: int, n: int, *, lobby_first: bool = False) -> tuple[dict[int, int], list[int]]:
    """The reserve and the lobby without `n` delegates of a seat; the one in the lobby is the first or the last of them."""
    there = at.reserve[seat]
    from_lobby = seat in at.lobby and (lobby_first or n > there)
    if n - from_lobby > there:
        raise ValueError(f"seat {seat} has no {n} delegates to send")
    lobby = [other for other in at.lobby if not (from_lobby and other == seat)]
    return {**at.reserve, seat: there - n + from_lobby}, lobby


def send_neutral(game: Game, party: str, cause: Cause) -> None:
    """Let a neutral delegate join a party, if one is left in the reserve."""
    at = SENATE.of(game.table)
    if not at.reserve.get(NEUTRAL):
        return
    changes.update_state(
        game,
        at,
        NeutralDelegateSent(NEUTRAL, party, cause=cause),
        delegates={**at.delegates, party: (*at.delegates[party], NEUTRAL)},
        reserve={**at.reserve, NEUTRAL: at.reserve[NEUTRAL] - 1},
    )
    settle(game, party, cause)


def remove(game: Game, party: str, owner: int, cause: Cause, by: int) -> None:
    """Send a delegate of an owner from a party back to the reserve; `by` is the seat that does it."""
    at = SENATE.of(game.table)
    left = list(at.delegates[party])
    left.remove(owner)
    changes.update_state(
        game,
        at,
        DelegateRemoved(owner, party, cause=cause, by=by),
        delegates={**at.delegates, party: tuple(left)},
        reserve={**at.reserve, owner: at.reserve.get(owner, 0) + 1},
    )


def settle(game: Game, party: str, cause: Cause) -> None:
    """After the delegates of a party have changed, find its leader, and which party is dominant."""
    at = SENATE.of(game.table)
    leader = leading(at.delegates[party], at.leaders.get(party), tableau.seats_from(game, game.table.active))
    if leader is None:
        if party in at.leaders:
            others = {key: seat for key, seat in at.leaders.items() if key != party}
            changes.update_state(game, at, LeaderLost(-1, party, cause=cause), leaders=others)
    elif leader != at.leaders.get(party):
        changes.update_state(game, at, LeaderChanged(leader, party, cause=cause), leaders={**at.leaders, party: leader})
    dominant = dominating(at.delegates, at.dominant)
    if dominant != at.dominant:
        changes.update_state(game, at, DominanceMoved(-1, dominant, cause=cause), dominant=dominant)


def leading(delegates: Sequence[int], now: int | None, order: Sequence[int]) -> int | None:
    """Who leads a party with these delegates: who has most of them; None if it has none.

    A tie never takes the place of the present leader. If there is none, or several others have more, the lead goes to the first of
    them in `order`, which begins with the active player, and to neutral delegates last (ruling r229).
    """
    if not delegates:
        return None
    best = max(map(delegates.count, set(delegates)))
    if now is not None and delegates.count(now) == best:
        return now
    return next(seat for seat in (*order, NEUTRAL) if delegates.count(seat) == best)


def dominating(delegates: Mapping[str, Sequence[int]], now: str) -> str:
    """Which party is dominant: the present one unless another has more delegates, then the next clockwise of those with most."""
    best = max(map(len, delegates.values()))
    return now if len(delegates[now]) == best else following(delegates, now)


def following(delegates: Mapping[str, Sequence[int]], now: str) -> str:
    """Of the parties but this one, the first clockwise from it that has no fewer delegates than any other."""
    start = PARTIES.index(now) + 1
    others = [party for party in (*PARTIES[start:], *PARTIES[:start]) if party != now]
    return max(others, key=lambda party: len(delegates[party]))


def safe_from_removal(delegates: Sequence[int], leader: int | None, owner: int) -> bool:
    """Whether an owner has no delegate in a party but the one that leads it."""
    return delegates.count(owner) <= (owner == leader)
