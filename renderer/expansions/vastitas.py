"""The landscape of Vastitas Borealis, seen from above the pole: its ice in the middle, low plains and four volcanoes around it."""

from __future__ import annotations

from renderer.planet.landscapes import LANDSCAPES, Cap, Landscape, Round

LANDSCAPES["vastitas"] = Landscape(
    "Vastitas Borealis",
    shields=(
        Round(0.5, 0.244, 0.045),
        Round(0.687, 0.305, 0.055),
        Round(0.238, 0.435, 0.085),
        Round(0.278, 0.628, 0.048),
    ),
    basins=(Round(0.5, 0.52, 0.16),),
    caps=(Cap(0.0, 0.0, 1.0, -0.02), Cap(0.16, -0.08, 1.5, 0.06)),
    craters=420,
    north=0.0,
)
