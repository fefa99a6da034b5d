"""A beetle that shines like metal."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shadow_below(0.62)
    shell = mix(rgb("#3f7a6a"), scene.accent, 0.45)
    for k, x in enumerate((-0.3, 0.0, 0.3)):
        for dx, shade in ((0.1, 0.75), (0.0, 0.55)):
            scene.line(
                [(x + dx, 0.16), (x + dx + 0.14 * (k - 1) - 0.08, 0.2), (x + dx + 0.22 * (k - 1) - 0.1, 0.47)],
                0.05,
                scene.dim(shell, shade),
            )
    for dy in (0.0, 0.1):
        scene.line([(-0.66, -0.04 + dy), (-0.8, -0.3 + dy), (-0.98, -0.34 + dy)], 0.024, scene.dim(shell, 0.6))
    scene.orb(-0.58, 0.08, 0.17, scene.dim(shell, 0.35))
    scene.fill("M -.7 .14 Q -.92 .1 -.9 -.06 Q -.8 .06 -.66 .06 Z", scene.dark)
    scene.fill(
        "M -.52 .18 C -.6 -.16 -.4 -.26 -.3 -.28 L -.22 .22 Z", scene.lit(scene.dim(shell, 0.15)), scene.dim(shell, 0.5)
    )
    scene.fill(
        "M -.34 .22 C -.4 -.3 .0 -.44 .24 -.36 C .54 -.26 .7 0 .68 .22 Z", scene.lit(shell), scene.dim(shell, 0.5)
    )
    scene.line([(-0.3, -0.16), (0.1, -0.1), (0.66, 0.16)], 0.02, scene.dim(shell, 0.7))
    for x, y, r in ((0.0, -0.24, 0.06), (0.26, -0.16, 0.055), (0.12, 0.06, 0.07), (0.44, 0.08, 0.05)):
        scene.circle(x, y, r, rgb("#ffd25a"))
    scene.fill("M -.26 -.2 C -.14 -.34 .06 -.36 .2 -.32 C .04 -.3 -.12 -.26 -.26 -.2 Z", WHITE, alpha=0.6)
    scene.circle(-0.66, 0.03, 0.045, rgb("#fff3c4"))
    scene.circle(-0.67, 0.03, 0.02, INK)


MOTIF = Motif(paint, "venus")
