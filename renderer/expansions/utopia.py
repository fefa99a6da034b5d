"""The landscape of Utopia Planitia: a wide old basin, now a plain with a bay in its middle."""

from __future__ import annotations

from renderer.planet.landscapes import LANDSCAPES, Landscape, Round

LANDSCAPES["utopia"] = Landscape(
    "Utopia Planitia",
    shields=(),
    basins=(Round(0.52, 0.5, 0.235), Round(0.34, 0.72, 0.08)),
    craters=340,
    north=0.2,
)
