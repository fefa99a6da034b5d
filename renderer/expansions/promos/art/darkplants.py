"""Plants with black leaves that gather warmth and melt the snow around them."""

from renderer.art.motif import Motif, turned
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.fill(
        [ellipse(0, 0.46, 0.78, 0.12)],
        mix(rgb("#6a5244"), scene.hour.near, 0.3),
        mix(rgb("#3a2c28"), scene.hour.near, 0.2),
    )
    scene.fill([ellipse(0.3, 0.5, 0.3, 0.04)], rgb("#6fb8d9"))
    for radius, alpha in ((0.66, 0.14), (0.5, 0.2)):
        scene.circle(0, 0.1, radius, rgb("#ff9f4a"), alpha=alpha)
    for x, size in ((-0.46, 0.72), (0.46, 0.76), (0.0, 1.0)):
        for k, turn in enumerate((-168, -12, -140, -40, -112, -68, -90)):
            leaf = turned(
                [(0, 0), (0.12 * size, -0.09 * size), (0.5 * size, 0), (0.12 * size, 0.09 * size)], (x, 0.44), turn
            )
            tone = rgb("#3f2f56") if k % 2 else rgb("#2c2a44")
            scene.shape(*leaf, colour=mix(tone, rgb("#b08ad0"), 0.3), low=tone)
            scene.line([leaf[0], leaf[2]], 0.012, mix(tone, WHITE, 0.3))
        scene.circle(x, 0.44 - 0.52 * size, 0.05 * size, rgb("#f2c14a"))
    for x in (-0.24, 0.24):
        for k in range(3):
            scene.line(
                [(x + 0.09 * (k - 1), -0.24), (x + 0.09 * (k - 1) + 0.02, -0.32), (x + 0.09 * (k - 1) - 0.02, -0.4)],
                0.018,
                rgb("#ff8a4a"),
                0.85,
            )


MOTIF = Motif(paint, "ice")
