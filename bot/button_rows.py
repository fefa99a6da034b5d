"""How buttons are shared among rows, so that a phone shows them in few lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

_EDGES: Final = 5
"""The size of a button without its label, and of the gap to the next one, in letters of a label."""
_LINE: Final = 40
"""The size of all buttons in one line on a phone, in letters of a label: measured at 390 pixels."""


def shared_out(labels: Sequence[int], width: int) -> list[int]:
    """Return how many buttons, in their order, stand in each row, of at most `width`; `labels`: the length of each label in letters.

    A row begins a line on a phone, and goes on in the next one where its labels are long. Lines come first, then rows; of equally many
    the rows are of about the same length.
    """
    sizes = [length + _EDGES for length in labels]
    # For the buttons from each place on: what their rows cost, and how many stand in the first of them.
    best: list[tuple[tuple[int, int, int], int]] = [((0, 0, 0), 0)]
    for at in reversed(range(len(sizes))):
        found: list[tuple[tuple[int, int, int], int]] = []
        for n in range(1, min(width, len(sizes) - at) + 1):
            (lines, below, uneven), _first = best[n - 1]
            first = sizes[at : at + n]
            found.append(((lines + _lines(first), below + 1, uneven + sum(first) ** 2), -n))
        best.insert(0, min(found))
    out: list[int] = []
    while (at := sum(out)) < len(sizes):
        out.append(-best[at][1])
    return out


def _lines(sizes: Iterable[int]) -> int:
    """Return in how many lines of a phone buttons of these sizes stand."""
    lines, used = 0, _LINE
    for size in sizes:
        if used + size > _LINE:
            lines, used = lines + 1, 0
        used += size
    return lines
