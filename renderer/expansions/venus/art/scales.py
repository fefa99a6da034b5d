"""The scales of a court with worlds in their pans, and a book of laws."""

from renderer.art.motif import Motif
from renderer.art.parts import cloudy_globe, table
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import half_ellipse
from renderer.drawing.theme import mix, rgb


def paint(scene: Scene) -> None:
    table(scene, 0.34, 0.72, rgb("#6a4432"))
    scene.slab(-0.26, 0.24, 0.26, 0.31, rgb("#8a2f3a"), depth=0.08)
    scene.line([(-0.22, 0.3), (0.2, 0.3)], 0.014, PAPER)
    brass = mix(GOLD, rgb("#b8741c"), 0.25)
    scene.slab(-0.16, 0.18, 0.16, 0.24, brass)
    scene.column(-0.025, -0.4, 0.025, 0.2, brass)
    scene.circle(0, -0.42, 0.055, scene.lit(brass), scene.dim(brass))
    scene.fill(
        "M -.56 -.32 Q -.3 -.4 0 -.36 Q .3 -.32 .56 -.36 L .56 -.32 Q .3 -.27 0 -.31 Q -.3 -.35 -.56 -.28 Z",
        scene.lit(brass),
        scene.dim(brass, 0.3),
    )
    for x, y in ((-0.54, -0.3), (0.54, -0.34)):
        for side in (-1, 1):
            scene.line([(x, y), (x + side * 0.18, y + 0.36)], 0.009, scene.lit(brass))
        if x < 0:
            cloudy_globe(scene, x, y + 0.28, 0.1)
        else:
            scene.orb(x, y + 0.28, 0.1, rgb("#d96f42"), rgb("#3a1214"))
        scene.fill([half_ellipse(x, y + 0.36, 0.2, -0.11)], scene.lit(brass), scene.dim(brass, 0.5))


MOTIF = Motif(paint, "hall")
