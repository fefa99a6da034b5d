"""Small worlds of ice far out, and a station tied between them; the sun is a star."""

from renderer.art.motif import Motif
from renderer.art.parts import solar_wing, sparkle
from renderer.art.scenery import Scene
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.glow(-0.7, -0.42, 0.2, rgb("#fff3c4"), 1)
    sparkle(scene, -0.7, -0.42, 0.14)
    for x, y, r, code in (
        (0.5, -0.22, 0.26, "#cfdfe8"),
        (-0.42, 0.2, 0.3, "#e6c8b4"),
        (0.44, 0.42, 0.12, "#b8c4d8"),
        (-0.02, -0.4, 0.1, "#d9d0e0"),
    ):
        tone = mix(rgb(code), scene.hour.low, 0.15)
        scene.orb(x, y, r, tone, mix(tone, INK, 0.75))
        for dx, dy, share in ((-0.3, -0.2, 0.2), (0.25, 0.15, 0.26), (-0.1, 0.45, 0.14)):
            scene.circle(x + dx * r, y + dy * r, share * r, mix(tone, INK, 0.35), alpha=0.6)
    scene.fill("M -.6 .06 C -.5 .0 -.36 .08 -.4 .18 C -.46 .26 -.6 .2 -.6 .06 Z", mix(rgb("#e6c8b4"), WHITE, 0.6))
    scene.line([(-0.18, 0.04), (0.28, -0.12)], 0.014, scene.metal)
    scene.slab(-0.02, -0.1, 0.14, 0.04, scene.accent)
    scene.column(0.02, -0.2, 0.1, -0.1, scene.metal)
    solar_wing(scene, -0.1, 0.06, 0.22, 0.14)
    scene.circle(0.04, -0.03, 0.02, scene.lamp)


MOTIF = Motif(paint, "belt", flies=True, size=0.62)
