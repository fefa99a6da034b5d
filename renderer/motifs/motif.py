"""What a motif is."""

from __future__ import annotations

from typing import NamedTuple

from renderer.scenery import ScenePainter


class Motif(NamedTuple):
    """A thing that a card may show: its painter (in units of its size, around its middle), the setting it is found in,
    and whether it flies in that setting or stands on its ground."""

    paint: ScenePainter
    setting: str
    flies: bool = False
    size: float = 0.68
    """The share of the picture's height that it takes."""
