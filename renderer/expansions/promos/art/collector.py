"""A flower of solar cells that sends its power down."""

from renderer.art.motif import Motif, turned
from renderer.art.scenery import GOLD, Scene
from renderer.drawing.canvas import regular
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    glow = rgb("#9affc8")
    for wide, alpha in ((0.26, 0.2), (0.16, 0.32), (0.06, 0.8)):
        scene.fill([[(-0.01, 0.1), (0.01, 0.1), (wide - 0.3, 1.3), (-wide - 0.3, 1.3)]], glow, alpha=alpha)
    blue = mix(rgb("#2f5f9f"), scene.hour.low, 0.1)
    for k in range(8):
        turn = 45 * k + 22
        petal = turned(
            [(0.12, -0.03), (0.3, -0.13), (0.62, -0.11), (0.62, 0.11), (0.3, 0.13), (0.12, 0.03)], (0, 0), turn
        )
        petal = [(x, y * 0.62 - 0.08) for x, y in petal]
        tone = mix(blue, WHITE, 0.45 if 90 < turn < 290 else 0.15)
        scene.shape(*petal, colour=mix(tone, WHITE, 0.25), low=tone)
        for t in (0.36, 0.49):
            bar = [(x, y * 0.62 - 0.08) for x, y in turned([(t, -0.12), (t, 0.12)], (0, 0), turn)]
            scene.line(bar, 0.01, mix(blue, INK, 0.3))
    hub = [(x, y * 0.7 - 0.07) for x, y in regular(8, 0.17, (0, 0), 22)]
    scene.shape(*hub, colour=scene.lit(scene.accent), low=scene.dim(scene.accent, 0.4))
    scene.orb(0, -0.06, 0.09, mix(GOLD, WHITE, 0.4))
    scene.column(-0.04, 0.03, 0.04, 0.16, scene.metal)
    scene.glow(0, 0.16, 0.14, glow, 1)


MOTIF = Motif(paint, "overvenus", flies=True)
