"""A bridge on cables across a canyon, with a rover and a pipe on it."""

from renderer.art.motif import Motif
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.theme import INK, mix


def paint(scene: Scene) -> None:
    wall = mix(scene.hour.mid, scene.hour.near, 0.3)
    for side in (-1, 1):
        scene.shape(
            (side * 2.4, 0.16),
            (side * 0.66, 0.16),
            (side * 0.58, 0.34),
            (side * 0.44, 0.4),
            (side * 0.34, 1.0),
            (side * 2.4, 1.0),
            colour=scene.lit(wall) if side < 0 else scene.dim(wall, 0.15),
            low=scene.dim(wall, 0.5),
        )
        for y in (0.3, 0.46, 0.6):
            scene.line([(side * (0.62 - 0.28 * (y - 0.3)), y), (side * 2.0, y + 0.02)], 0.014, scene.dim(wall, 0.35))
    scene.shape(
        (-0.44, 0.4), (0.44, 0.4), (0.34, 1.0), (-0.34, 1.0), colour=scene.dim(wall, 0.55), low=scene.dim(wall, 0.85)
    )
    for x in (-0.56, 0.56):
        for dx in (-0.06, 0.06):
            scene.line(
                [(x + dx * 0.7, -0.54), (x + dx * 1.2, 0.4)],
                0.045,
                scene.accent if dx < 0 else scene.dim(scene.accent, 0.35),
            )
        for y in (-0.46, -0.2, 0.04):
            scene.line([(x - 0.06, y), (x + 0.06, y)], 0.03, scene.dim(scene.accent, 0.2))
    main = [(-0.56 + 1.12 * k / 24, -0.5 + 0.54 * (1 - ((k - 12) / 12) ** 2)) for k in range(25)]
    scene.line(main, 0.026, PAPER)
    for k in range(1, 24):
        scene.line([main[k], (main[k][0], 0.14)], 0.008, mix(PAPER, scene.dark, 0.15))
    for side in (-1, 1):
        for k in range(5):
            scene.line([(side * 0.56, -0.5), (side * (0.72 + 0.2 * k), 0.14)], 0.01 if k < 4 else 0.024, PAPER)
    scene.slab(-2.4, 0.12, 2.4, 0.19, scene.metal, depth=0.0)
    scene.line([(-2.4, 0.225), (2.4, 0.225)], 0.05, scene.dim(GOLD, 0.25))
    for k in range(17):
        scene.line([(-1.6 + 0.2 * k, 0.18), (-1.6 + 0.2 * k, 0.25)], 0.016, scene.dim(scene.metal, 0.5))
    scene.box((-0.22, -0.06, 0.1, 0.08), 0.04, scene.lit(PAPER), scene.dim(PAPER, 0.4))
    scene.fill("M -.22 .02 L -.3 .04 L -.3 .08 L -.18 .08 L -.18 -.04 Z", scene.glass, mix(scene.glass, INK, 0.3))
    scene.windows(-0.14, -0.04, 0.08, 0.04, 3, 1, scene.lamp)
    for x in (-0.2, -0.06, 0.06):
        scene.circle(x, 0.085, 0.042, scene.dark)


MOTIF = Motif(paint, "mars")
