"""The landscape of Terra Cimmeria: old highlands full of craters, with four volcanoes and dry valleys."""

from __future__ import annotations

from renderer.planet.landscapes import LANDSCAPES, Landscape, Round

LANDSCAPES["cimmeria"] = Landscape(
    "Terra Cimmeria",
    shields=(
        Round(0.5, 0.244, 0.05),
        Round(0.238, 0.435, 0.052),
        Round(0.675, 0.439, 0.05),
        Round(0.238, 0.565, 0.056),
    ),
    rifts=(
        (0.006, ((0.36, 0.66), (0.45, 0.61), (0.55, 0.6), (0.6, 0.56))),
        (0.005, ((0.52, 0.4), (0.56, 0.46), (0.63, 0.49))),
    ),
    craters=1400,
    north=-0.12,
)
