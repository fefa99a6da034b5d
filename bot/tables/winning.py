"""Who wins a game that was played to its end, where players have left or were stood in for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.tables.values import Seated, Status

Places = list[tuple[int, int]]
"""Pairs of rank and seat, best first."""


def placed(ranked: Sequence[tuple[int, int]], present: Mapping[int, Seated]) -> Places:
    """Return the places with leavers last; both groups keep the order of their points and ties."""
    stayed = [(rank, seat) for rank, seat in ranked if not present[seat].left]
    left = [(rank, seat) for rank, seat in ranked if present[seat].left]
    found: Places = []
    for group in (stayed, left):
        first, ranks = len(found) + 1, [rank for rank, _ in group]
        found += [(first + ranks.index(rank), seat) for rank, seat in group]
    return found


def winners(places: Sequence[tuple[int, int]], present: Mapping[int, Seated], generations: int) -> list[int]:
    """Return the winning seats of a game of this many generations: the best, but nobody where one of the best cannot win."""
    best = [seat for rank, seat in places if rank == 1]
    return [seat for seat in best if present[seat].may_win(generations)]


def conceded_to(status: Status) -> int | None:
    """Return the seat that won because the other one of two has resigned, or None."""
    if status.state != "ended" or status.ended is None or not len(status.seats) == len(status.people) == 2:
        return None
    gone = [s for s in status.seats if s.stand_why == "resigned" and s.freed is not None and s.freed <= status.ended]
    return 1 - gone[0].seat if len(gone) == 1 else None
