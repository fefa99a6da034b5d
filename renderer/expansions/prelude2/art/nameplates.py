"""Two rows of benches with microphones and plates: worlds have seats in the assembly."""

from renderer.art.motif import Motif
from renderer.art.parts import OAK
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.canvas import half_ellipse
from renderer.drawing.theme import INK, mix, rgb


def paint(scene: Scene) -> None:
    for row, (y, half, n, size) in enumerate(((-0.2, 0.58, 4, 0.8), (0.24, 0.84, 3, 1.25))):
        for k in range(n):
            x = half * (2 * k / (n - 1) - 1) * 0.76
            tone = scene.accent
            scene.box(
                (x - 0.11 * size, y - 0.28 * size, x + 0.11 * size, y + 0.1),
                0.05,
                scene.lit(tone),
                scene.dim(tone, 0.5),
            )
            if (row, k) in ((0, 1), (1, 0)):
                continue
            skin, cloth = (
                scene.one_of("#f0c8a0", "#c98f62", "#8a5a3c"),
                rgb(("#2f4a6a", "#8e5aa8", "#5fa777", "#e9b84a")[(k + row) % 4]),
            )
            scene.box(
                (x - 0.09 * size, y - 0.14 * size, x + 0.09 * size, y + 0.1),
                0.05,
                scene.lit(cloth),
                scene.dim(cloth, 0.4),
            )
            scene.circle(x, y - 0.23 * size, 0.075 * size, scene.lit(skin), scene.dim(skin, 0.3))
            cap = half_ellipse(x, y - 0.235 * size, 0.08 * size, 0.075 * size)
            scene.shape(*cap, colour=scene.one_of("#3a2420", "#6a4226", "#d0a050", "#d8d4cc"))
        scene.shape((-half, y), (half, y), (half * 0.95, y - 0.06), (-half * 0.95, y - 0.06), colour=scene.lit(OAK))
        scene.slab(-half, y, half, y + (0.2 if row == 0 else 0.26), OAK, depth=0.03)
        for k in range(n):
            x = half * (2 * k / (n - 1) - 1) * 0.76
            w = 0.12 * size
            scene.box((x - w, y + 0.03, x + w, y + 0.03 + 0.1 * size), 0.015, PAPER, mix(PAPER, scene.dark, 0.15))
            code = ("#d96f42", "#efd199", "#8fb8d0", "#c9a98a")[(k + 2 * row) % 4]
            scene.circle(x - w * 0.55, y + 0.03 + 0.05 * size, 0.034 * size, rgb(code), mix(rgb(code), INK, 0.4))
            for j in range(2):
                scene.line(
                    [
                        (x - w * 0.1, y + 0.03 + (0.035 + 0.032 * j) * size),
                        (x + w * (0.75 - 0.3 * j), y + 0.03 + (0.035 + 0.032 * j) * size),
                    ],
                    0.012 * size,
                    mix(INK, PAPER, 0.35),
                )
            scene.line([(x + w * 0.9, y), (x + w * 0.72, y - 0.12 * size)], 0.012, scene.dark)
            scene.circle(x + w * 0.7, y - 0.13 * size, 0.02 * size, scene.dark)


MOTIF = Motif(paint, "hall", size=0.72)
