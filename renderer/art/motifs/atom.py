"""An atom: orbits around a nucleus."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix


def paint(scene: Scene) -> None:
    scene.glow(0, 0, 0.4, scene.lamp, 0.8)
    for turn, tone in ((0, scene.accent), (60, scene.glass), (120, mix(scene.accent, WHITE, 0.4))):
        round_ = ellipse(0, 0, 0.56, 0.2, turn, 48)
        scene.line([*round_, round_[0]], 0.026, tone)
        scene.orb(*round_[6 + turn // 12], 0.055, mix(tone, WHITE, 0.3))
    for x, y in ((-0.06, -0.03), (0.06, -0.04), (0.0, 0.07)):
        scene.orb(x, y, 0.085, scene.accent if x else scene.metal)


MOTIF = Motif(paint, "rays", flies=True)
