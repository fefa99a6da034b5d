"""Where business is done and work is planned, and who does it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from renderer.art.motifs.figures import person
from renderer.art.motifs.motif import Motif, turned
from renderer.art.motifs.parts import bolt, crate, tree
from renderer.art.motifs.tables import table
from renderer.art.scenery import GOLD, PAPER, Scene
from renderer.drawing.canvas import ellipse, half_ellipse, star
from renderer.drawing.theme import INK, WHITE, Colour, mix, rgb

SCREEN: Final = rgb("#16324a")


def bank(scene: Scene) -> None:
    """A bank with a round front and a coin over its door."""
    scene.shadow_below(0.75)
    stone = mix(rgb("#f4ead8"), scene.hour.low, 0.12)
    scene.slab(-0.7, 0.0, 0.7, 0.44, mix(stone, scene.accent, 0.2), depth=0.1)
    scene.windows(-0.66, 0.08, -0.32, 0.38, 2, 2, scene.lamp)
    scene.windows(0.32, 0.08, 0.62, 0.38, 2, 2, scene.lamp)
    scene.slab(-0.74, -0.06, 0.74, 0.02, stone, depth=0.08)
    scene.vault(0, -0.12, 0.36, 0.26, scene.accent)
    scene.line([(0, -0.38), (0, -0.5)], 0.016, scene.metal)
    scene.shape((0, -0.5), (0.16, -0.46), (0, -0.41), colour=GOLD)
    scene.across([(-0.34, -0.14), (0.34, -0.14), (0.34, 0.44), (-0.34, 0.44)], scene.dim(stone, 0.25))
    scene.slab(-0.4, -0.16, 0.4, -0.07, stone, depth=0.1)
    for x in (-0.32, -0.14, 0.08, 0.26):
        scene.column(x, -0.07, x + 0.08, 0.44, stone)
    scene.box((-0.05, 0.2, 0.07, 0.44), 0.05, scene.dark)
    scene.circle(0.01, 0.04, 0.13, mix(GOLD, rgb("#8a5414"), 0.4))
    scene.circle(0, 0.03, 0.125, mix(GOLD, WHITE, 0.4), GOLD)
    scene.circle(0, 0.03, 0.09, mix(GOLD, rgb("#b8741c"), 0.35))
    scene.fill([star(5, 0.07, 0.03, (0, 0.03))], mix(GOLD, WHITE, 0.6))
    for k in range(2):
        scene.slab(-0.46 - 0.08 * k, 0.42 + 0.045 * k, 0.46 + 0.08 * k, 0.47 + 0.045 * k, stone, depth=0.06)


def boardroom(scene: Scene) -> None:
    """A long table with chairs, and a curve that climbs on the screen."""
    scene.box((-0.46, -0.5, 0.5, 0.04), 0.03, scene.dark)
    scene.box((-0.43, -0.47, 0.47, 0.01), 0.02, SCREEN, mix(SCREEN, rgb("#2f6f9a"), 0.5))
    for k in range(6):
        x, high = -0.36 + 0.13 * k, 0.08 + 0.06 * k
        scene.box((x, -0.04 - high, x + 0.08, -0.03), 0.01, mix(rgb("#5fd0e8"), scene.accent, 0.12 * k))
    scene.line([(-0.34, -0.16), (-0.1, -0.22), (0.1, -0.32), (0.36, -0.43)], 0.022, GOLD)
    for x in (-0.66, -0.38, 0.42, 0.7):
        y = 0.06 if abs(x) < 0.5 else 0.16
        scene.box(
            (x - 0.1, y, x + 0.08, y + 0.26),
            0.05,
            scene.lit(scene.dim(scene.accent, 0.2)),
            scene.dim(scene.accent, 0.5),
        )
    wood = rgb("#8a5638")
    scene.shape(
        (-0.38, 0.2), (0.4, 0.2), (0.82, 0.44), (-0.8, 0.44), colour=mix(wood, scene.hour.low, 0.4), low=scene.lit(wood)
    )
    scene.slab(-0.8, 0.44, 0.82, 0.52, wood, depth=0.04)
    for x, y, lean in (
        (-0.5, 0.36, -0.06),
        (0.0, 0.38, 0.0),
        (0.5, 0.36, 0.06),
        (-0.26, 0.26, -0.03),
        (0.28, 0.26, 0.03),
    ):
        scene.shape(
            (x - 0.08, y + 0.04),
            (x + 0.08, y + 0.04),
            (x + 0.06 - lean, y - 0.03),
            (x - 0.06 - lean, y - 0.03),
            colour=PAPER,
        )
    for x in (-0.62, 0.64):
        scene.box(
            (x - 0.13, 0.38, x + 0.11, 0.74),
            0.06,
            scene.lit(scene.dim(scene.accent, 0.15)),
            scene.dim(scene.accent, 0.5),
        )


def moneybag(scene: Scene) -> None:
    """A bag of money, and a note of what is owed."""
    table(scene, 0.38, 0.72, rgb("#8a5638"))
    scene.fill("M .3 .34 L .34 -.1 L .7 -.06 L .66 .36 Z", PAPER, mix(PAPER, scene.dark, 0.2))
    for k in range(4):
        scene.line(
            [(0.39 - 0.006 * k, 0.0 + 0.075 * k), (0.61 - 0.008 * k - 0.08 * (k % 2), 0.02 + 0.075 * k)],
            0.022,
            mix(INK, PAPER, 0.45),
        )
    scene.circle(0.56, 0.27, 0.06, rgb("#c03a3a"), rgb("#7a1f2a"))
    sack = rgb("#c99a5a")
    scene.fill(
        "M -.36 .36 C -.56 .2 -.44 -.08 -.22 -.18 L .04 -.18 C .26 -.08 .38 .2 .18 .36 Z",
        scene.lit(sack),
        scene.dim(sack, 0.45),
    )
    scene.fill(
        "M -.02 -.16 C .26 -.08 .38 .2 .18 .36 L -.02 .36 C .16 .2 .12 -.02 -.02 -.16 Z",
        scene.dim(sack, 0.4),
        alpha=0.6,
    )
    scene.fill(
        "M -.2 -.2 C -.34 -.34 -.28 -.44 -.2 -.42 C -.16 -.36 -.12 -.46 -.06 -.42 C 0 -.46 .04 -.36 .08 "
        "-.42 C .16 -.42 .16 -.32 .02 -.2 Z",
        scene.lit(sack),
        scene.dim(sack, 0.3),
    )
    scene.line([(-0.24, -0.19), (0.06, -0.19)], 0.055, scene.accent)
    scene.circle(-0.1, 0.1, 0.14, mix(GOLD, WHITE, 0.3), GOLD)
    scene.circle(-0.1, 0.1, 0.1, mix(GOLD, rgb("#b8741c"), 0.4))
    scene.fill([star(5, 0.08, 0.034, (-0.1, 0.1))], mix(GOLD, WHITE, 0.6))
    for x, y in ((-0.5, 0.36), (-0.58, 0.31), (-0.46, 0.29)):
        scene.fill([ellipse(x, y + 0.02, 0.09, 0.032)], mix(GOLD, rgb("#8a5414"), 0.55))
        scene.fill([ellipse(x, y, 0.09, 0.032)], mix(GOLD, WHITE, 0.4), GOLD)


def warehouse(scene: Scene) -> None:
    """Shelves full of boxes, and a lorry with a fork that fetches them."""
    for x in (-0.9, -0.28, 0.34, 0.96):
        scene.slab(x - 0.025, -0.56, x + 0.03, 0.5, scene.accent)
    codes = ("#c9904a", "#8fa0b4", "#a8754a", "#5fa777", "#d9a566")
    for row, y in enumerate((-0.26, 0.1, 0.46)):
        for k in range(7):
            if row == 2 and 2 <= k <= 4:
                continue
            size = 0.2 + 0.04 * ((k * 3 + row) % 3)
            crate(scene, -0.87 + 0.265 * k, y, size, rgb(codes[(k * 2 + row) % 5]))
        scene.slab(-0.92, y, 0.98, y + 0.035, scene.dim(scene.metal, 0.2), depth=0.02)
    scene.fill([ellipse(0.06, 0.52, 0.42, 0.03)], scene.dark, alpha=0.6)
    scene.slab(0.0, 0.2, 0.34, 0.46, GOLD, depth=0.2)
    scene.line([(0.02, 0.2), (0.06, -0.08), (0.28, -0.08), (0.3, 0.2)], 0.03, scene.dark)
    scene.circle(0.18, 0.0, 0.055, rgb("#c98f62"))
    scene.fill([ellipse(0.18, -0.03, 0.06, 0.035)], rgb("#e4572e"))
    scene.box((0.1, 0.06, 0.26, 0.22), 0.04, rgb("#3d7ea6"))
    for x in (0.08, 0.28):
        scene.circle(x, 0.46, 0.075, scene.dark)
        scene.circle(x, 0.46, 0.03, scene.metal)
    scene.line([(-0.06, -0.1), (-0.06, 0.5)], 0.04, scene.dim(scene.metal, 0.3))
    scene.line([(-0.08, 0.36), (-0.36, 0.36)], 0.03, scene.metal)
    crate(scene, -0.38, 0.35, 0.28, rgb("#d9a566"))


def missioncontrol(scene: Scene) -> None:
    """A hall of desks below a screen on which a rocket climbs."""
    scene.box((-0.74, -0.52, 0.74, 0.08), 0.03, scene.dark)
    scene.box((-0.71, -0.49, 0.71, 0.05), 0.02, mix(SCREEN, INK, 0.2), mix(SCREEN, rgb("#3f7fae"), 0.6))
    limb = [point for point in ellipse(0.1, 0.42, 0.86, 0.5, 0, 60) if point[1] < 0.05]
    scene.shape(*sorted(limb), colour=rgb("#4fa6dc"), low=rgb("#1f5a8a"))
    path_ = [(-0.5 + 0.1 * k, -0.02 - 0.36 * (k / 9) ** 0.6) for k in range(10)]
    for x, y in path_:
        scene.circle(x, y, 0.012, rgb("#8ff0b0"))
    with scene.placed(0.42, -0.34, 0.3):
        scene.shape(*turned([(-0.5, -0.12), (-0.9, 0.0), (-0.5, 0.12)], (0, 0), -12), colour=rgb("#ffb45a"))
        scene.shape(
            *turned([(-0.5, -0.14), (0.2, -0.14), (0.5, 0.0), (0.2, 0.14), (-0.5, 0.14)], (0, 0), -12),
            colour=WHITE,
            low=scene.metal,
        )
        scene.shape(*turned([(-0.5, -0.14), (-0.2, -0.14), (-0.6, -0.34)], (0, 0), -12), colour=scene.accent)
        scene.shape(*turned([(-0.5, 0.14), (-0.2, 0.14), (-0.6, 0.34)], (0, 0), -12), colour=scene.accent)
    for row, (y, n, size) in enumerate(((0.26, 5, 0.8), (0.46, 4, 1.05))):
        for k in range(n):
            x = (k - (n - 1) / 2) * 1.56 / n
            scene.circle(x, y - 0.13 * size, 0.06 * size, scene.one_of("#3a2420", "#6a4226", "#d0a050", "#8a8f9a"))
            scene.box(
                (x - 0.09 * size, y - 0.09 * size, x + 0.09 * size, y + 0.1),
                0.05,
                scene.lit(scene.dim(scene.accent, 0.3 * ((k + row) % 2))),
                scene.dim(scene.accent, 0.5),
            )
        scene.slab(-0.86, y, 0.86, y + 0.07 * size, scene.dim(scene.metal, 0.25), depth=0.03)
        for k in range(n):
            x = (k - (n - 1) / 2) * 1.56 / n + 0.18
            scene.box((x - 0.07, y - 0.1 * size, x + 0.06, y), 0.01, scene.dark)
            scene.box((x - 0.055, y - 0.085 * size, x + 0.045, y - 0.015), 0.01, rgb("#8ff0ff"))


def pinboard(scene: Scene) -> None:
    """A board with notes and pictures, joined by threads."""
    scene.box((-0.78, -0.5, 0.78, 0.44), 0.03, rgb("#7a5234"))
    scene.box(
        (-0.73, -0.45, 0.73, 0.39),
        0.02,
        mix(rgb("#d9b07a"), scene.hour.low, 0.15),
        mix(rgb("#b88a5a"), scene.dark, 0.1),
    )
    spots = ((-0.5, -0.24, -6), (-0.04, -0.28, 4), (0.48, -0.2, -4), (-0.54, 0.18, 5), (0.0, 0.12, -3), (0.52, 0.2, 6))
    for k, (x, y, lean) in enumerate(spots):
        note = [(-0.16, -0.12), (0.16, -0.12), (0.16, 0.12), (-0.16, 0.12)]
        scene.shape(*turned(note, (x + 0.015, y + 0.02), lean), colour=scene.dark, alpha=0.35)
        scene.shape(*turned(note, (x, y), lean), colour=(PAPER, rgb("#f7d97a"), rgb("#bfe3e8"))[k % 3])
    for x, y in (spots[0][:2], spots[4][:2]):
        scene.orb(x, y + 0.01, 0.08, rgb("#d96f42"), rgb("#3a1214"))
    scene.line([(-0.14, -0.2), (-0.06, -0.28), (0.0, -0.24), (0.08, -0.36)], 0.02, rgb("#d1495b"))
    bolt(scene, 0.48, -0.2, 0.18, rgb("#e0963a"))
    tree(scene, -0.54, 0.27, 0.19)
    for k in range(3):
        scene.circle(0.48 + 0.05 * k, 0.2 + 0.03 * (k % 2), 0.04, rgb("#3f8a9a"), alpha=0.8)
    pins = [(x, y - 0.1) for x, y, _ in spots]
    for a, b in ((0, 1), (1, 2), (0, 4), (2, 4), (3, 4), (4, 5), (1, 3), (2, 5)):
        scene.line([pins[a], pins[b]], 0.012, rgb("#c03040"))
    for x, y in pins:
        scene.circle(x, y, 0.03, rgb("#e4572e"), rgb("#8a2018"))


def incubator(scene: Scene) -> None:
    """Plants in tubes of light, from seed to bush."""
    scene.slab(-0.84, 0.36, 0.84, 0.5, scene.dim(scene.metal, 0.2), depth=0.05)
    for k, x in enumerate((-0.6, -0.2, 0.2, 0.6)):
        light = rgb("#d9a8ff") if k % 2 else rgb("#a8ffd0")
        scene.column(x - 0.15, -0.34, x + 0.15, 0.34, mix(light, scene.dark, 0.35))
        scene.glow(x, 0.0, 0.34, light, 0.6)
        scene.fill([ellipse(x, 0.3, 0.13, 0.035)], rgb("#7a5234"), rgb("#4a3020"))
        high = (0.1, 0.24, 0.38, 0.54)[k]
        scene.line([(x, 0.3), (x, 0.3 - high)], 0.022, rgb("#4f8a3a"))
        for j in range(k + 1):
            y = 0.3 - high * (1 - j / (k + 1.5))
            for side in (-1, 1):
                leaf = [(x, y), (x + side * 0.05, y - 0.06), (x + side * 0.12, y - 0.04), (x + side * 0.06, y + 0.02)]
                scene.shape(*leaf, colour=rgb("#8fd05a"), low=rgb("#4f9a3a"))
        if k == 3:
            scene.circle(x, -0.26, 0.05, rgb("#f2779a"))
        scene.shape((x - 0.12, -0.32), (x - 0.07, -0.32), (x - 0.07, 0.3), (x - 0.12, 0.3), colour=WHITE, alpha=0.4)
        scene.slab(x - 0.17, -0.44, x + 0.17, -0.33, scene.accent)
        scene.slab(x - 0.17, 0.32, x + 0.17, 0.4, scene.accent)
        scene.circle(x - 0.06, 0.44, 0.02, rgb("#8ff0b0"))
        scene.line([(x, -0.44), (x, -0.56)], 0.03, scene.dim(scene.metal, 0.3))


def eccentric(scene: Scene) -> None:
    """A gentleman with a high hat, a monocle and a parrot."""
    cloth, skin = mix(rgb("#6a2f7a"), scene.accent, 0.25), rgb("#f0c8a0")
    scene.fill(
        "M -.46 .6 C -.46 .26 -.36 .14 -.14 .08 L .14 .08 C .36 .14 .46 .26 .46 .6 Z",
        scene.lit(cloth),
        scene.dim(cloth, 0.5),
    )
    scene.shape((-0.13, 0.08), (0.13, 0.08), (0.06, 0.5), (-0.06, 0.5), colour=PAPER)
    for side in (-1, 1):
        scene.shape(
            (0, 0.16),
            (side * 0.13, 0.1),
            (side * 0.13, 0.24),
            colour=scene.accent if side < 0 else scene.dim(scene.accent, 0.3),
        )
        scene.shape((side * 0.13, 0.08), (side * 0.24, 0.14), (side * 0.08, 0.52), colour=scene.dim(cloth, 0.5))
    scene.fill([ellipse(0, -0.08, 0.17, 0.2)], scene.lit(skin), scene.dim(skin, 0.25))
    scene.fill(
        "M -.02 .0 C -.06 -.04 -.16 -.02 -.24 -.08 C -.22 .06 -.06 .08 0 .02 C .06 .08 .22 .06 .24 -.08 "
        "C .16 -.02 .06 -.04 .02 .0 Z",
        rgb("#e9e2d4"),
        rgb("#a89a8a"),
    )
    scene.circle(-0.07, -0.1, 0.02, INK)
    scene.circle(0.08, -0.1, 0.02, INK)
    scene.ring(0.08, -0.1, 0.07, 0.018, GOLD)
    scene.line([(0.14, -0.07), (0.19, 0.1)], 0.01, GOLD)
    scene.across([(-0.17, -0.58), (0.17, -0.58), (0.15, -0.22), (-0.15, -0.22)], mix(INK, cloth, 0.35))
    scene.shape(
        (-0.155, -0.3), (0.155, -0.3), (0.15, -0.22), (-0.15, -0.22), colour=scene.accent, low=scene.dim(scene.accent)
    )
    scene.fill([ellipse(0, -0.22, 0.27, 0.035)], mix(INK, cloth, 0.4))
    scene.fill(
        "M .3 .2 C .28 -.06 .38 -.2 .5 -.18 C .6 -.14 .58 .06 .5 .2 L .58 .44 L .44 .28 Z",
        rgb("#e4572e"),
        rgb("#a82f24"),
    )
    scene.fill("M .44 -.04 C .56 -.02 .56 .16 .5 .3 C .42 .22 .4 .08 .44 -.04 Z", rgb("#2f8ac0"), rgb("#2a5f9a"))
    scene.fill("M .36 -.12 C .26 -.1 .28 0 .32 .02 L .4 -.04 Z", rgb("#f2c14a"))
    scene.circle(0.44, -0.1, 0.03, WHITE)
    scene.circle(0.435, -0.1, 0.014, INK)


def foreman(scene: Scene) -> None:
    """A woman with a helmet and a plan, before her team and a machine."""
    scene.shadow_below(0.7)
    scene.slab(0.18, 0.12, 0.72, 0.4, GOLD, depth=0.2)
    scene.shape(
        (0.24, -0.08), (0.48, -0.08), (0.52, 0.12), (0.24, 0.12), colour=scene.glass, low=mix(scene.glass, INK, 0.4)
    )
    scene.line([(0.66, 0.14), (0.86, -0.3), (0.98, -0.02)], 0.05, scene.dim(GOLD, 0.2))
    scene.shape((0.9, -0.06), (1.06, -0.02), (1.0, 0.14), colour=scene.dim(scene.metal, 0.4))
    scene.box((0.16, 0.38, 0.74, 0.52), 0.06, scene.dark)
    for k in range(5):
        scene.circle(0.23 + 0.11 * k, 0.45, 0.04, scene.metal)
    for x, high, code in ((-0.74, 0.56, "#3d7ea6"), (-0.52, 0.6, "#5fa777")):
        person(scene, x, 0.5, high, rgb(code))
        scene.fill([half_ellipse(x, 0.5 - high * 0.88, high * 0.14, high * 0.15)], GOLD, scene.dim(GOLD, 0.3))
    person(scene, -0.08, 0.52, 0.98, rgb("#f2762e"), arm=0.2)
    scene.fill([half_ellipse(-0.085, -0.32, 0.14, 0.15)], mix(WHITE, scene.accent, 0.1), mix(WHITE, scene.dark, 0.25))
    scene.line([(-0.24, -0.32), (0.07, -0.32)], 0.026, mix(WHITE, scene.dark, 0.15))
    scene.shape((-0.2, -0.02), (0.02, -0.02), (0.02, 0.03), (-0.2, 0.03), colour=rgb("#fff3c4"))
    scene.fill("M .06 -.02 L .42 -.1 L .46 .16 L .1 .24 Z", rgb("#3f7fc0"), rgb("#2a5a96"))
    for k in range(3):
        scene.line([(0.11 + 0.01 * k, 0.04 + 0.06 * k), (0.41 + 0.01 * k, -0.03 + 0.06 * k)], 0.01, WHITE, 0.8)
    scene.circle(0.27, 0.07, 0.06, WHITE, alpha=0.5)


def neighbours(scene: Scene) -> None:
    """People who bring each other what they need: a plant, a lamp, a warm meal."""
    scene.shadow_below(0.75)
    for x, high, code in (
        (-0.62, 0.8, "#2a9d8f"),
        (-0.2, 0.86, "#e9b84a"),
        (0.24, 0.78, "#8e5aa8"),
        (0.62, 0.84, "#d1495b"),
    ):
        person(scene, x, 0.5, high, rgb(code), arm=0.3)
    for x, y in ((-0.42, 0.06), (0.0, 0.02), (0.42, 0.08)):
        scene.fill([ellipse(x, y + 0.02, 0.16, 0.13)], mix(scene.lamp, WHITE, 0.3), alpha=0.55)
    scene.shape((-0.5, 0.06), (-0.34, 0.06), (-0.37, 0.18), (-0.47, 0.18), colour=rgb("#d9824a"), low=rgb("#a0522f"))
    for turn in (-130, -90, -50):
        scene.shape(
            *turned([(0, 0), (0.07, -0.04), (0.16, 0), (0.07, 0.04)], (-0.42, 0.07), turn),
            colour=rgb("#7fc04a"),
            low=rgb("#3f8a3a"),
        )
    scene.glow(0.0, 0.0, 0.26, rgb("#fff3c4"), 1)
    scene.circle(0.0, -0.02, 0.075, rgb("#fff6c8"), rgb("#ffd04a"))
    scene.slab(-0.035, 0.05, 0.04, 0.11, scene.dim(scene.metal, 0.3))
    scene.fill("M .3 .1 L .54 .1 C .54 .22 .48 .24 .42 .24 C .36 .24 .3 .22 .3 .1 Z", rgb("#f6f2e6"), rgb("#a8a29a"))
    scene.fill([ellipse(0.42, 0.1, 0.12, 0.025)], rgb("#c9703a"))
    for x in (0.36, 0.42, 0.48):
        scene.line([(x, 0.05), (x + 0.02, 0.0), (x - 0.01, -0.05), (x + 0.01, -0.1)], 0.014, WHITE, 0.8)


def partner(scene: Scene) -> None:
    """Two people with cases who meet, and a star between them."""
    scene.shadow_below(0.6)
    for x, code, colour in ((-0.4, "#3d5a8a", scene.accent), (0.4, "#8a3a4a", GOLD)):
        person(scene, x, 0.5, 0.98, rgb(code), arm=0.0)
        case: Colour = mix(rgb("#7a4a2c"), colour, 0.3)
        left = x - 0.34 if x < 0 else x + 0.12
        scene.frame((left + 0.07, 0.12, left + 0.17, 0.22), 0.03, 0.022, scene.dark)
        scene.slab(left, 0.17, left + 0.25, 0.36, case, depth=0.18)
        scene.line([(left, 0.25), (left + 0.2, 0.25)], 0.014, scene.dim(case, 0.5))
    scene.glow(0, -0.2, 0.34, scene.lamp, 1)
    scene.fill([star(8, 0.16, 0.08, (0.0, -0.2))], mix(GOLD, WHITE, 0.3), GOLD)
    scene.fill([star(8, 0.07, 0.035, (0.0, -0.2))], WHITE)


OFFICES: Final[Mapping[str, Motif]] = {
    "bank": Motif(bank, "street"),
    "boardroom": Motif(boardroom, "hall"),
    "moneybag": Motif(moneybag, "hall"),
    "warehouse": Motif(warehouse, "hall"),
    "missioncontrol": Motif(missioncontrol, "hall"),
    "pinboard": Motif(pinboard, "hall", flies=True),
    "incubator": Motif(incubator, "hall"),
    "eccentric": Motif(eccentric, "hall"),
    "foreman": Motif(foreman, "mars"),
    "neighbours": Motif(neighbours, "street"),
    "partner": Motif(partner, "hall"),
}
