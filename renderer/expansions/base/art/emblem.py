"""Pick and hammer, crossed behind a helmet with its lamp."""

from renderer.art.motif import Motif, turned
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    with scene.placed(0, 0.06, 0.86):
        _tools(scene)


def _tools(scene: Scene) -> None:
    wood = rgb("#a8703c")
    for side in (-1, 1):
        tone = scene.lit(wood) if side < 0 else scene.dim(wood, 0.2)
        scene.line([(side * 0.44, 0.5), (-side * 0.34, -0.36)], 0.075, tone)
    steel = mix(scene.metal, WHITE, 0.2)
    pick = "M -.66 -.12 C -.62 -.34 -.5 -.5 -.34 -.54 C -.18 -.6 0 -.58 .14 -.5 C 0 -.5 -.14 -.46 -.26 -.38 C -.4 -.3 -.54 -.24 -.66 -.12 Z"
    scene.fill(pick, scene.lit(steel), scene.dim(steel, 0.4))
    scene.shape(
        *turned([(-0.2, -0.11), (0.2, -0.11), (0.2, 0.11), (-0.2, 0.11)], (0.36, -0.4), 48),
        colour=steel,
        low=scene.dim(steel, 0.4),
    )
    scene.glow(0, 0.0, 0.4, scene.lamp, 0.6)
    scene.vault(0, 0.22, 0.36, 0.4, scene.accent)
    scene.across([(-0.06, -0.18), (0.06, -0.18), (0.08, 0.2), (-0.08, 0.2)], mix(scene.accent, WHITE, 0.3))
    scene.fill([ellipse(0, 0.23, 0.48, 0.07)], scene.lit(scene.accent), scene.dim(scene.accent, 0.3))
    scene.circle(0, 0.04, 0.12, scene.dim(scene.metal, 0.4))
    scene.circle(0, 0.04, 0.095, WHITE, scene.lamp)


MOTIF = Motif(paint, "rays", flies=True)
