"""A selection in a custom id: one bit for each thing that can be selected, and a checksum of all of them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from zlib import crc32


def packed(every: Sequence[str], selected: Collection[str], asked: str = "") -> str:
    """Encode some of the keys that can be selected, for the question with the key `asked`."""
    return f"{_sign(every, asked)}.{sum(1 << at for at, key in enumerate(every) if key in selected):x}"


def unpacked(every: Sequence[str], said: str, asked: str = "") -> list[str]:
    """Decode a selection. Raises `ValueError` where it was encoded for other keys or for another question."""
    sign, _dot, mask = said.partition(".")
    bits = int(mask, 16)
    if sign != _sign(every, asked) or bits >> len(every):
        raise ValueError(said)
    return [key for at, key in enumerate(every) if bits >> at & 1]


def _sign(every: Sequence[str], asked: str) -> str:
    return f"{crc32(','.join((asked, *every) if asked else every).encode()) & 0xFFFF:04x}"
