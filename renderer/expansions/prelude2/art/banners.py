"""Three long banners side by side: the Earth, Jupiter and Venus."""

from renderer.art.land import banded
from renderer.art.motif import Motif
from renderer.art.parts import cloudy_globe
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import ellipse, star
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.slab(-0.78, -0.55, 0.78, -0.5, mix(GOLD, rgb("#8a5414"), 0.2), depth=0.03)
    for side in (-1, 1):
        scene.orb(side * 0.79, -0.525, 0.05, GOLD)
    for k, (x, code) in enumerate(((-0.5, "#2f5f9a"), (0.0, "#9a4a2f"), (0.5, "#5a3f7a"))):
        tone, low = mix(rgb(code), scene.hour.low, 0.06), 0.44 + 0.06 * (k == 1)
        cloth = [(x - 0.2, -0.5), (x + 0.2, -0.5), (x + 0.2, low - 0.1), (x, low), (x - 0.2, low - 0.1)]
        scene.shape(*cloth, colour=scene.lit(tone), low=scene.dim(tone, 0.35))
        for dx in (-0.1, 0.06):
            scene.fade(
                [(x + dx, -0.5), (x + dx + 0.05, -0.5), (x + dx + 0.07, low - 0.06), (x + dx + 0.01, low - 0.06)],
                INK,
                0.05,
                0.25,
            )
        for dx in (-0.2, 0.2):
            scene.line([(x + dx * 0.9, -0.5), (x + dx * 0.9, low - 0.105)], 0.016, GOLD)
        scene.line([(x - 0.18, low - 0.105), (x, low - 0.02), (x + 0.18, low - 0.105)], 0.02, GOLD)
        scene.circle(x, -0.1, 0.15, mix(tone, INK, 0.35), alpha=0.7)
        if k == 0:
            scene.orb(x, -0.12, 0.13, rgb("#4fa6dc"), rgb("#123a5a"))
            for dx, dy, w, h, turn in (
                (-0.04, -0.05, 0.06, 0.04, -20),
                (0.04, 0.02, 0.045, 0.05, 30),
                (-0.04, 0.06, 0.03, 0.03, 0),
            ):
                scene.fill([ellipse(x + dx, -0.12 + dy, w, h, turn)], rgb("#79b866"))
            scene.fill([ellipse(x + 0.01, -0.2, 0.06, 0.016, 8)], WHITE, alpha=0.8)
        elif k == 1:
            banded(scene, x, -0.12, 0.13, rgb("#e8b98a"))
            scene.fill([ellipse(x + 0.045, -0.08, 0.032, 0.02)], rgb("#c9482f"))
        else:
            cloudy_globe(scene, x, -0.12, 0.12)
        scene.fill([star(5, 0.055, 0.024, (x, 0.16))], GOLD)
        for side in (-1, 1):
            scene.fill([star(5, 0.035, 0.015, (x + side * 0.1, 0.14))], GOLD)


MOTIF = Motif(paint, "rays", flies=True, size=0.58)
