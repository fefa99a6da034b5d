"""Six levels side by side, the lowest of which is being raised."""

from renderer.art.motif import Motif
from renderer.art.scenery import PAPER, Scene
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    codes = ("#f2c14a", "#b8754a", "#8a94a8", "#5fa777", "#8e5aa8", "#e4572e")
    levels = (0.62, 0.5, 0.7, 0.24, 0.56, 0.44)
    scene.box((-0.66, -0.46, 0.66, 0.48), 0.06, mix(PAPER, scene.hour.low, 0.15), mix(PAPER, scene.dark, 0.2))
    for k, (code, level) in enumerate(zip(codes, levels, strict=True)):
        x, tone = -0.5 + 0.2 * k, rgb(code)
        scene.box((x - 0.065, -0.36, x + 0.065, 0.4), 0.05, mix(scene.dark, PAPER, 0.25))
        scene.across(
            [(x - 0.055, 0.38 - 0.72 * level), (x + 0.055, 0.38 - 0.72 * level), (x + 0.055, 0.38), (x - 0.055, 0.38)],
            tone,
        )
        y = 0.38 - 0.72 * level
        scene.slab(x - 0.09, y - 0.045, x + 0.09, y + 0.035, scene.metal)
    scene.shape(
        (0.1, -0.3),
        (0.22, -0.12),
        (0.14, -0.12),
        (0.14, 0.12),
        (0.06, 0.12),
        (0.06, -0.12),
        (-0.02, -0.12),
        colour=WHITE,
        low=mix(rgb("#5fa777"), WHITE, 0.4),
    )


MOTIF = Motif(paint, "rays", flies=True)
