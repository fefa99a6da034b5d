"""A comet that dives into the clouds below."""

from renderer.art.motif import Motif, turned
from renderer.art.parts import ICE, boulder
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    for wide, alpha, far in ((0.3, 0.25, 0.86), (0.2, 0.4, 0.74), (0.1, 0.7, 0.54)):
        tail = turned([(0.0, -wide), (far, -wide * 0.06), (far, wide * 0.06), (0.0, wide)], (-0.1, 0.16), -32)
        scene.shape(*tail, colour=mix(rgb("#8fd6f0"), WHITE, 0.6 - alpha * 0.5), alpha=alpha)
    scene.glow(-0.1, 0.16, 0.44, rgb("#bff0ff"), 0.9)
    boulder(scene, -0.1, 0.16, 0.22, mix(ICE, scene.hour.low, 0.2), 3)
    for turn in (150, 190, 230, 110, 70):
        chip = turned([(0.3, -0.03), (0.42, 0.0), (0.3, 0.03)], (-0.1, 0.16), turn)
        scene.shape(*chip, colour=WHITE, alpha=0.85)
    scene.fill([ellipse(-0.34, 0.46, 0.5, 0.06, 4)], mix(rgb("#fff2d0"), WHITE, 0.4), alpha=0.6)


MOTIF = Motif(paint, "overvenus", flies=True)
