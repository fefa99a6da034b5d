"""Who wins a game that was played to its end, where players have left or were stood in for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.tables.values import Seated

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


def winners(places: Sequence[tuple[int, int]], present: Mapping[int, Seated]) -> list[int]:
    """Return the seats that win: the best, but nobody where a robot, or a seat that was not its player's throughout, is best."""
    best = [seat for rank, seat in places if rank == 1]
    return [seat for seat in best if present[seat].own_throughout]
