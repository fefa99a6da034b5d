"""The landscape of Amazonis Planitia: young plains beside the greatest volcanoes of Mars."""

from __future__ import annotations

from renderer.planet.landscapes import LANDSCAPES, Landscape, Round

LANDSCAPES["amazonis"] = Landscape(
    "Amazonis Planitia",
    shields=(
        Round(0.614, 0.598, 0.09),
        Round(0.747, 0.607, 0.055),
        Round(0.717, 0.661, 0.05),
        Round(0.689, 0.718, 0.055),
        Round(0.216, 0.445, 0.045),
    ),
    rifts=((0.006, ((0.3, 0.36), (0.36, 0.42), (0.44, 0.45), (0.52, 0.43))),),
    craters=320,
    north=0.4,
)
