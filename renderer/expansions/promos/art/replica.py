"""A robot that builds another like itself; a third, smaller, waits."""

from renderer.art.motif import Motif
from renderer.art.parts import sparkle
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import Colour, mix, rgb


def _robot(scene: Scene, x: float, foot: float, size: float, tone: Colour, *, done: float = 1.0) -> None:
    """Paint a robot, of which only the lower share `done` is finished."""
    with scene.placed(x, foot - size / 2, size):
        scene.fill([ellipse(0.05, 0.5, 0.3, 0.03)], scene.dark, alpha=0.5)
        for dx in (-0.12, 0.06):
            scene.slab(dx, 0.26, dx + 0.09, 0.5, scene.dim(tone, 0.3))
        scene.slab(-0.2, -0.06, 0.2, 0.28, tone, depth=0.25)
        scene.circle(-0.04, 0.1, 0.07, scene.dark)
        scene.circle(-0.04, 0.1, 0.045, rgb("#8ff0b0"))
        if done < 1:
            for dx in (-0.12, 0.0, 0.1):
                scene.line([(dx, -0.06), (dx + 0.02, -0.16)], 0.022, rgb("#e4703a"))
            return
        scene.line([(0, -0.1), (0, -0.02)], 0.08, scene.dark)
        scene.box((-0.18, -0.42, 0.18, -0.1), 0.08, scene.lit(tone), scene.dim(tone, 0.35))
        for dx in (-0.08, 0.07):
            scene.circle(dx, -0.27, 0.05, scene.dark)
            scene.circle(dx, -0.27, 0.03, rgb("#8ff0ff"))
        scene.line([(0, -0.42), (0, -0.52)], 0.02, tone)
        scene.circle(0, -0.53, 0.03, rgb("#ff6a4a"))


def paint(scene: Scene) -> None:
    _robot(scene, -0.42, 0.5, 0.96, mix(scene.metal, scene.accent, 0.25))
    _robot(scene, 0.26, 0.5, 0.84, mix(scene.metal, scene.accent, 0.25), done=0.6)
    _robot(scene, 0.72, 0.5, 0.46, mix(scene.metal, scene.accent, 0.25))
    scene.line([(-0.26, 0.1), (-0.1, 0.24), (0.06, 0.12)], 0.06, scene.lit(scene.metal))
    scene.line([(-0.26, 0.06), (-0.06, -0.04), (0.14, -0.1)], 0.06, scene.dim(scene.metal, 0.2))
    scene.box((0.12, -0.32, 0.42, -0.06), 0.06, scene.lit(scene.metal), scene.dim(scene.metal, 0.35))
    for dx in (0.2, 0.33):
        scene.circle(dx, -0.2, 0.035, scene.dark)
    scene.glow(0.16, 0.02, 0.2, rgb("#ffe6a3"), 1)
    sparkle(scene, 0.16, 0.02, 0.12)


MOTIF = Motif(paint, "hall")
