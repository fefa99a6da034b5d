"""A rock cut open: tunnels, a hall with ore, ships at its locks."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene, ragged
from renderer.drawing.canvas import regular
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    tone, ore = mix(rgb("#a9826a"), scene.hour.low, 0.2), mix(rgb("#bfe8f4"), scene.accent, 0.2)
    shares = [scene.between(0.88, 1) for _ in range(15)]
    scene.across(ragged(0, 0, 0.52, shares), tone)
    scene.fill([ragged(0, 0, 0.42, shares[::-1])], scene.dim(tone, 0.6), scene.dim(tone, 0.75))
    for a, b in (
        ((0, 0), (-0.3, -0.2)),
        ((0, 0), (0.3, -0.16)),
        ((0, 0), (-0.14, 0.3)),
        ((0, 0), (0.5, 0.14)),
        ((0, 0), (0.2, 0.26)),
    ):
        scene.line([a, b], 0.09, mix(scene.lamp, rgb("#e8843a"), 0.5))
    scene.circle(0, 0, 0.17, mix(scene.lamp, WHITE, 0.2), mix(scene.lamp, rgb("#e8843a"), 0.5))
    for x, y in ((-0.32, -0.22), (0.32, -0.18), (-0.15, 0.32), (0.22, 0.28)):
        scene.circle(x, y, 0.08, mix(scene.lamp, rgb("#e8843a"), 0.3))
        for k in range(3):
            scene.fill([regular(4, 0.035, (x + 0.04 * (k - 1), y + 0.02 * (k % 2)), 20 * k)], mix(ore, WHITE, 0.5), ore)
    scene.slab(-0.08, 0.02, 0.08, 0.12, scene.accent)
    for k in range(3):
        scene.circle(-0.05 + 0.05 * k, 0.13, 0.022, scene.dark)
    scene.fill([regular(6, 0.06, (0, 0.0), 10)], ore, scene.dim(ore, 0.3))
    scene.slab(0.46, 0.06, 0.6, 0.22, scene.metal)
    ship = [(0.6, 0.08), (0.8, 0.06), (0.92, 0.14), (0.8, 0.22), (0.6, 0.2)]
    scene.shape(*ship, colour=scene.lit(scene.metal), low=scene.dim(scene.metal, 0.4))
    scene.shape((0.66, 0.08), (0.62, -0.06), (0.74, 0.07), colour=scene.accent)


MOTIF = Motif(paint, "space", flies=True)
