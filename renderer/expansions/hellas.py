"""The landscape of Hellas: highlands full of craters around a great basin, and the ice of the South Pole."""

from __future__ import annotations

from renderer.planet.landscapes import LANDSCAPES, Cap, Landscape, Round

LANDSCAPES["hellas"] = Landscape(
    "Hellas",
    shields=(),
    basins=(Round(0.635, 0.5, 0.155), Round(0.2, 0.62, 0.07)),
    caps=(Cap(0, 0.83, 0.62, -0.08, 1.9),),
    craters=1150,
    north=0.05,
)
