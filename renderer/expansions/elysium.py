"""The landscape of Elysium: plains between its volcanoes, with Olympus Mons in the east."""

from __future__ import annotations

from renderer.planet.landscapes import LANDSCAPES, Landscape, Round

LANDSCAPES["elysium"] = Landscape(
    "Elysium",
    shields=(
        Round(0.313, 0.305, 0.036),
        Round(0.278, 0.372, 0.07),
        Round(0.722, 0.372, 0.088),
        Round(0.813, 0.5, 0.05),
    ),
    craters=430,
    north=0.45,
)
