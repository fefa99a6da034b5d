"""An aisle between machines that think, with a mind of light at its end."""

from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.drawing.canvas import ellipse
from renderer.drawing.theme import INK, WHITE, mix, rgb


def paint(scene: Scene) -> None:
    scene.shape((-2.4, -1), (2.4, -1), (2.4, 1), (-2.4, 1), colour=rgb("#0a1624"), low=rgb("#1a3448"))
    scene.shape((-0.16, -0.26), (0.16, -0.26), (0.16, 0.26), (-0.16, 0.26), colour=rgb("#0e2a44"), low=rgb("#1f5a7a"))
    for side in (-1, 1):
        for k in range(4):
            near, far = 1.3 * 0.6**k, 1.3 * 0.6 ** (k + 1)
            front = [
                (side * far * 1.06, -0.5 * far - 0.06),
                (side * near, -0.5 * near - 0.06),
                (side * near, 0.42 * near + 0.1),
                (side * far * 1.06, 0.42 * far + 0.1),
            ]
            tone = mix(rgb("#2f3a50"), scene.accent, 0.12)
            scene.shape(*front, colour=mix(tone, WHITE, 0.1) if side < 0 else tone, low=mix(tone, INK, 0.45))
            for row in range(7):
                t = (row + 0.6) / 7.4
                for lamp in (0.25, 0.45, 0.7):
                    x = side * (far * 1.06 + (near - far * 1.06) * lamp)
                    reach = far + (near - far) * lamp
                    y = -0.5 * reach - 0.06 + (0.92 * reach + 0.16) * t
                    scene.box(
                        (x - 0.05 * reach, y, x + 0.05 * reach, y + 0.02 + 0.02 * reach),
                        0.004,
                        rgb(("#8ff0b0", "#5fd0ff", "#ffb45a", "#5fd0ff")[(row + k + round(lamp * 10)) % 4]),
                        alpha=0.95,
                    )
    scene.glow(0, -0.02, 0.4, rgb("#8ff0ff"), 1)
    for lean in (0, 60, 120):
        ring = ellipse(0, -0.02, 0.16, 0.055, lean, 40)
        scene.line([*ring, ring[0]], 0.012, WHITE)
    scene.circle(0, -0.02, 0.05, WHITE)


MOTIF = Motif(paint, "hall", flies=True)
