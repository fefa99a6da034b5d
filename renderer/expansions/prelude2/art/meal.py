"""Food that floats: a tray with straps, and carrots, tomatoes, cress and drops of soup around it."""

from renderer.art.motif import Motif, turned
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse, star
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    with scene.placed(0, 0.1, 1):
        tray = turned([(-0.5, -0.1), (0.5, -0.1), (0.56, 0.2), (-0.56, 0.2)], (0, 0.16), -6)
        scene.shape(*((x + 0.02, y + 0.05) for x, y in tray), colour=scene.dim(scene.metal, 0.6))
        scene.shape(*tray, colour=scene.lit(scene.metal), low=scene.dim(scene.metal, 0.2))
        for k, code in enumerate(("#d1495b", "#8fb84a", "#e9a23a")):
            well = turned(
                [(-0.46 + 0.31 * k, -0.05), (-0.2 + 0.31 * k, -0.05), (-0.2 + 0.33 * k, 0.15), (-0.5 + 0.33 * k, 0.15)],
                (0, 0.16),
                -6,
            )
            scene.shape(*well, colour=scene.dim(scene.metal, 0.45))
            x, y = sum(p[0] for p in well) / 4, sum(p[1] for p in well) / 4
            scene.fill([ellipse(x, y, 0.12, 0.06, -6)], mix(rgb(code), WHITE, 0.2), scene.dim(rgb(code), 0.2))
    for x, y, r, code in ((-0.5, -0.2, 0.12, "#e4472e"), (0.56, -0.06, 0.09, "#e4472e"), (0.1, -0.42, 0.07, "#e4472e")):
        scene.orb(x, y, r, rgb(code))
        scene.fill([star(5, r * 0.5, r * 0.18, (x + r * 0.1, y - r * 0.8))], rgb("#5fa04a"))
    for x, y, turn, size in ((-0.12, -0.2, 34, 1.0), (0.4, -0.36, -38, 0.8)):
        root = turned([(-0.06 * size, -0.16 * size), (0.06 * size, -0.16 * size), (0.0, 0.22 * size)], (x, y), turn)
        scene.across(root, rgb("#f08a3a"))
        for k in (-1, 0, 1):
            leaf = turned([(0, -0.15 * size), (0.05 * k * size, -0.34 * size)], (x, y), turn)
            scene.line(leaf, 0.035 * size, rgb("#6fb84a"))
        for k in range(3):
            scene.line(
                turned([(-0.035 * size, (-0.08 + 0.08 * k) * size), (0.01, (-0.07 + 0.08 * k) * size)], (x, y), turn),
                0.01,
                rgb("#b85a1c"),
            )
    for x, y, r in ((0.24, -0.14, 0.065), (0.36, -0.06, 0.035), (-0.72, 0.08, 0.05), (-0.34, -0.44, 0.04)):
        scene.circle(x, y, r, mix(scene.glass, WHITE, 0.4), mix(rgb("#5fb4d9"), scene.glass, 0.3), 0.85)
        scene.circle(x - r * 0.3, y - r * 0.35, r * 0.25, WHITE)
    for x, y, turn in ((-0.76, -0.34, 20), (0.76, -0.3, -30)):
        for k in range(3):
            leaf = turned([(0, 0), (0.05, -0.06), (0.0, -0.15), (-0.05, -0.06)], (x, y), turn - 50 + 50 * k)
            scene.shape(*leaf, colour=rgb("#8fd05a"), low=rgb("#4f943f"))
    fork = turned([(0, 0.26), (0, -0.1)], (0.78, 0.16), 24)
    scene.line(fork, 0.03, scene.metal)
    for k in (-1, 0, 1):
        scene.line(turned([(0.035 * k, -0.1), (0.035 * k, -0.24)], (0.78, 0.16), 24), 0.018, scene.metal)
    scene.line(turned([(-0.045, -0.1), (0.045, -0.1)], (0.78, 0.16), 24), 0.022, scene.metal)


MOTIF = Motif(paint, "hall", flies=True, size=0.76)
