"""Illustrations of cards: scenes of our own drawing, chosen by what a card is and does, varied by its number."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Final

from PIL import Image

from engine.card import CARDS, Card
from engine.effects.cards import Draw, LookAndKeep
from engine.effects.parameters import Raise
from engine.effects.removal import Remove, Steal
from engine.effects.tiles import Place
from renderer.canvas import path, scaled
from renderer.kept import kept
from renderer.scenery import Scene
from renderer.sprites import BOLT
from renderer.theme import INK, WHITE, mix, rgb
from renderer.tiles import FAR_TREES, NEAR_TREES, arch, tower, tree


def _voyage(scene: Scene) -> None:
    """A ship above a planet."""
    scene.night()
    light = scene.one_of("#f0a060", "#8cc4f0", "#e8d8b0", "#c88ad8")
    x, y = scene.between(0.6, 0.85) * scene.wide, scene.between(0.5, 0.75)
    scene.ball(x, y, scene.between(0.26, 0.4), light, mix(light, INK, 0.7))
    x, y = scene.between(0.2, 0.45) * scene.wide, scene.between(0.3, 0.55)
    scene.line([(x - 0.5, y + 0.28), (x, y)], 0.014, rgb("#ffe6b0"), 0.8)
    scene.fill([[(x - 0.02, y - 0.05), (x + 0.17, y - 0.1), (x + 0.1, y + 0.08)]], WHITE, rgb("#a9b6d6"))
    scene.box((x - 0.1, y - 0.01, x + 0.05, y + 0.07), 0.02, rgb("#cfd8ea"), rgb("#7f8bb0"))


def _comet(scene: Scene) -> None:
    scene.sky(scene.one_of("#1c0d16", "#0d1424", "#201008"), scene.one_of("#b8401e", "#c86a2c", "#8a3a4a"))
    scene.stars(30)
    scene.ridge(0.62, 0.06, "#5c2418", "#3a140e")
    x, y = scene.between(0.35, 0.6) * scene.wide, scene.between(0.45, 0.6)
    tail = scene.between(0.45, 0.8)
    scene.line([(x + tail * 1.3, y - tail), (x, y)], 0.06, rgb("#ffb060"), 0.55)
    scene.line([(x + tail, y - tail * 0.8), (x, y)], 0.03, rgb("#fff0c0"), 0.8)
    scene.glow(x, y, 0.36, rgb("#ffd080"), 0.8)
    scene.circle(x, y, scene.between(0.08, 0.12), rgb("#fff3d0"), rgb("#ff9a40"))
    scene.ridge(0.8, 0.04, "#3a140e", "#120606")


def _forest(scene: Scene) -> None:
    scene.dusk()
    scene.sun()
    scene.ridge(0.55, 0.05, "#b8643c", "#7a3320")
    scene.ridge(0.68, 0.04, "#5fa84a", "#2a6a34")
    scene.ridge(0.82, 0.03, "#3f8a3c", "#123f22")
    n = round(scene.between(6, 13))
    for i in range(n):
        x = (i + 0.5) / n * scene.wide + scene.between(-0.03, 0.03)
        colours = FAR_TREES if i % 2 else NEAR_TREES
        tree(scene, x, scene.between(0.84, 0.96), scene.between(0.2, 0.42), colours)


def _meadow(scene: Scene) -> None:
    """Low plants on stony ground."""
    scene.dusk()
    scene.sun()
    scene.ridge(0.56, 0.05, "#a8583a", "#6a2c1c")
    scene.ridge(0.72, 0.03, "#7a9a48", "#2f5a2c")
    green = scene.one_of("#8fd060", "#b8d86a", "#6ac07a")
    for _ in range(26):
        x, y, high = scene.between(0, scene.wide), scene.between(0.76, 0.98), scene.between(0.07, 0.17)
        for lean in (-0.06, 0, 0.06):
            scene.line([(x, y), (x + lean, y - high)], 0.016, mix(green, rgb("#1c4a24"), scene.between(0, 0.5)))
        if scene.between(0, 1) < 0.3:
            scene.circle(x, y - high, 0.022, scene.one_of("#ffe27a", "#ff9ac0", "#fff4ff"))


def _city(scene: Scene) -> None:
    scene.sky(scene.one_of("#2a1a3a", "#14284a", "#3a1a22"), scene.one_of("#e0713c", "#e8a05c", "#7aa8c8"))
    scene.stars(26)
    scene.ridge(0.64, 0.04, "#7a3524", "#4a1c14")
    left = scene.between(0.16, 0.3) * scene.wide
    n = round(scene.between(6, 10))
    step = scene.wide * 0.5 / n
    for i in range(n):
        tower(scene, left + step * i, 0.84, step * 0.86, scene.between(0.16, 0.5), scene.one_of("#6f7fa2", "#56688a"))
    glass = arch(left + step * n / 2, 0.84, step * n * 0.66, scene.between(0.56, 0.68))
    scene.fill([glass], rgb("#bfe8ff"), alpha=0.13)
    scene.line(glass, 0.014, rgb("#eaf8ff"), 0.9)
    scene.ridge(0.88, 0.015, "#6a2c1c", "#2a100c")


def _water(scene: Scene) -> None:
    scene.dusk()
    scene.sun()
    scene.ridge(scene.between(0.48, 0.56), 0.05, "#9a4a2c", "#6a2c1c")
    shore = scene.between(0.58, 0.68)
    scene.fill([[(0, shore), (scene.wide, shore), (scene.wide, 1.02), (0, 1.02)]], rgb("#5cc0f0"), rgb("#0c3f86"))
    for j in range(6):
        y = shore + 0.06 * (j + 1)
        wave = [(scene.wide * i / 30, y + 0.008 * math.sin(i * 0.9 + j * 2)) for i in range(31)]
        scene.line(wave, 0.008, rgb("#dff6ff"), 0.45)


def _laboratory(scene: Scene) -> None:
    scene.sky(scene.one_of("#12233c", "#241a3c", "#143030"), scene.one_of("#3f7a9a", "#8a5a7a", "#5a9a7a"))
    scene.ridge(0.7, 0.03, "#8a4630", "#4a2018")
    left, right = scene.between(0.14, 0.24) * scene.wide, scene.between(0.7, 0.84) * scene.wide
    scene.box((left, 0.52, right, 0.84), 0.06, rgb("#e8eef8"), rgb("#8496b4"))
    n = round(scene.between(3, 5))
    step = (right - left) / n
    for i in range(n):
        x = left + step * (i + 0.2)
        scene.box((x, 0.6, x + step * 0.6, 0.72), 0.02, rgb("#8ff0ff"), rgb("#2a8ab0"))
    x = scene.between(0.35, 0.65) * scene.wide
    scene.circle(x, 0.52, 0.13, rgb("#f4f8ff"), rgb("#9fb0cc"))
    scene.line([(x, 0.42), (x + 0.16, 0.16)], 0.02, rgb("#dfe8f6"))
    scene.ring(x + 0.18, 0.13, 0.06, 0.015, rgb("#dfe8f6"))
    scene.ridge(0.88, 0.02, "#6a2c1c", "#220c08")


def _microbes(scene: Scene) -> None:
    """A drop under the lens."""
    light = scene.one_of("#cfe87a", "#8fe0b0", "#e8d87a", "#b0e0f0")
    scene.sky(mix(light, INK, 0.45), mix(light, INK, 0.75))
    for _ in range(12):
        x, y = scene.between(0, scene.wide), scene.between(0, 1)
        radius = scene.between(0.06, 0.17)
        body = mix(light, scene.one_of("#3f8a3c", "#8a5a2c", "#2a6a8a"), 0.45)
        scene.circle(x, y, radius, mix(body, WHITE, 0.3), mix(body, INK, 0.25), 0.85)
        scene.ring(x, y, radius, 0.012, WHITE, 0.5)
        scene.circle(x + radius * 0.2, y + radius * 0.1, radius * 0.35, mix(body, INK, 0.55), alpha=0.8)


def _animals(scene: Scene) -> None:
    """Tracks that lead over a green hill."""
    scene.dusk()
    scene.sun()
    scene.ridge(0.5, 0.05, "#8aa85a", "#4a6a34")
    scene.ridge(0.66, 0.04, "#6a9a48", "#24502a")
    tree(scene, scene.between(0.1, 0.25) * scene.wide, 0.74, 0.46, NEAR_TREES)
    tree(scene, scene.between(0.8, 0.92) * scene.wide, 0.72, 0.38, FAR_TREES)
    x, y, size = 0.3 * scene.wide, 0.94, 0.075
    for i in range(4):
        scene.circle(x, y, size * 0.62, rgb("#f0e8c8"))
        for dx, dy in ((-0.7, -0.5), (-0.25, -1.0), (0.25, -1.0), (0.7, -0.5)):
            scene.circle(x + dx * size, y + dy * size, size * 0.3, rgb("#f0e8c8"))
        x += (0.3 if i % 2 else 0.12) * scene.wide * 0.8
        y -= 0.09
        size *= 0.84


def _power(scene: Scene) -> None:
    """A generator under a charged sky."""
    scene.sky(scene.one_of("#1a1240", "#101c44", "#2c1038"), scene.one_of("#8a5ad0", "#5a7ad0", "#c06a9a"))
    x = scene.between(0.35, 0.65) * scene.wide
    scene.glow(x, 0.36, 0.6, rgb("#c8a8ff"), 0.6)
    scene.fill(scaled(path(BOLT), 0.62, (x, 0.36)), rgb("#fffbd8"), rgb("#ffd84a"))
    scene.ridge(0.72, 0.03, "#5a2c3c", "#2a1420")
    for i in range(round(scene.between(3, 6))):
        left = scene.wide * (0.1 + 0.16 * i) + scene.between(-0.02, 0.02)
        high = scene.between(0.18, 0.34)
        scene.box((left, 0.86 - high, left + 0.13, 0.88), 0.05, rgb("#d8e0f0"), rgb("#5c6a8a"))
        scene.box((left + 0.03, 0.8 - high * 0.5, left + 0.1, 0.84 - high * 0.5), 0.01, rgb("#ffe27a"))
    scene.ridge(0.88, 0.02, "#4a2030", "#1c0c14")


def _giant(scene: Scene) -> None:
    """A banded planet with a moon."""
    scene.night()
    x, y, radius = scene.between(0.45, 0.65) * scene.wide, scene.between(0.45, 0.6), scene.between(0.34, 0.46)
    light = scene.one_of("#f0c890", "#e8a878", "#d8d0b0", "#9ac0d8")
    scene.ball(x, y, radius, light, mix(light, rgb("#5c2a18"), 0.7))
    for k in range(-3, 4):
        band = radius * 0.26 * k + scene.between(-0.02, 0.02)
        half = math.sqrt(max(0, radius**2 - band**2)) * 0.94
        colour = mix(light, rgb("#7a3a20"), scene.between(0.3, 0.7))
        scene.line([(x - half, y + band), (x + half, y + band)], radius * scene.between(0.05, 0.12), colour, 0.5)
    scene.ball(scene.between(0.1, 0.2) * scene.wide, scene.between(0.2, 0.4), 0.08, rgb("#e8e4dc"), rgb("#5a5448"))


def _homeworld(scene: Scene) -> None:
    """Earth from space."""
    scene.night()
    x, y, radius = scene.between(0.4, 0.6) * scene.wide, scene.between(0.5, 0.62), scene.between(0.32, 0.42)
    scene.glow(x, y, radius * 1.35, rgb("#6ab8ff"), 0.6)
    scene.ball(x, y, radius, rgb("#5ab0f4"), rgb("#10407c"))
    for _ in range(6):
        turn, reach = scene.between(0, 6.3), scene.between(0, radius * 0.62)
        at = (x + reach * math.cos(turn), y + reach * math.sin(turn))
        scene.circle(*at, radius * scene.between(0.1, 0.24), scene.one_of("#6fd36a", "#4fa84a", "#c8b070"), alpha=0.85)
    for _ in range(4):
        dy = scene.between(-0.6, 0.6) * radius
        half = math.sqrt(radius**2 - dy**2) * scene.between(0.3, 0.7)
        scene.line([(x - half, y + dy), (x + half * 0.6, y + dy)], 0.02, WHITE, 0.7)


def _works(scene: Scene) -> None:
    """Halls and chimneys."""
    scene.dusk()
    scene.ridge(0.6, 0.05, "#8a4a30", "#4a2018")
    left = scene.between(0.12, 0.3) * scene.wide
    colour = scene.one_of("#c46a44", "#8a97b8", "#b89a6a", "#7aa0a0")
    for i in range(round(scene.between(2, 3))):
        x = left + 0.36 * i
        hall = [(x, 0.86), (x, 0.58), (x + 0.17, 0.44), (x + 0.17, 0.58), (x + 0.34, 0.44), (x + 0.34, 0.86)]
        scene.fill([hall], mix(colour, WHITE, 0.15), mix(colour, INK, 0.4))
        scene.box((x + 0.08, 0.68, x + 0.26, 0.76), 0.01, rgb("#ffe38a"))
    x = left + scene.between(0.7, 1.0)
    for k in range(2):
        scene.fill(
            [
                [
                    (x + 0.16 * k, 0.86),
                    (x + 0.1 + 0.16 * k, 0.86),
                    (x + 0.08 + 0.16 * k, 0.3),
                    (x + 0.02 + 0.16 * k, 0.3),
                ]
            ],
            rgb("#e0d2c4"),
            rgb("#6a5a50"),
        )
        for puff in range(4):
            at = (x + 0.05 + 0.16 * k - 0.05 * puff, 0.26 - 0.07 * puff)
            scene.circle(*at, 0.05 + 0.02 * puff, WHITE, alpha=0.5 - 0.1 * puff)
    scene.ridge(0.88, 0.02, "#6a2c1c", "#220c08")


def _council(scene: Scene) -> None:
    """Papers and a seal: deals, contracts, knowledge."""
    scene.sky(scene.one_of("#3a2c4c", "#24384c", "#4c3424"), scene.one_of("#8a6a7a", "#5a8a9a", "#b08a5a"))
    for _ in range(4):
        x, y, w = scene.between(0.1, 0.7) * scene.wide, scene.between(0.12, 0.4), scene.between(0.3, 0.4)
        scene.box((x, y, x + w, y + w * 1.3), 0.02, rgb("#f6f2e6"), rgb("#cfc4a8"))
        for k in range(5):
            scene.box(
                (x + 0.04, y + 0.06 + 0.07 * k, x + w - 0.04, y + 0.085 + 0.07 * k), 0.01, rgb("#8a8470"), alpha=0.7
            )
    x = scene.between(0.3, 0.7) * scene.wide
    scene.circle(x, 0.72, 0.15, rgb("#e8584a"), rgb("#8a1c1c"))
    scene.ring(x, 0.72, 0.11, 0.018, rgb("#ffc0a8"), 0.8)


def _heat(scene: Scene) -> None:
    """A volcano."""
    scene.sky(scene.one_of("#2a1018", "#3a1c10", "#1c1428"), scene.one_of("#e0602c", "#e88a3c", "#b8404a"))
    x, top = scene.between(0.4, 0.6) * scene.wide, scene.between(0.3, 0.42)
    for k in range(5):
        scene.circle(x + scene.between(-0.2, 0.2), top - 0.06 * k, 0.08 + 0.03 * k, rgb("#6a4a48"), alpha=0.5)
    scene.glow(x, top, 0.4, rgb("#ffb04a"), 0.8)
    slope = [(x - 0.75, 0.9), (x - 0.12, top), (x + 0.12, top), (x + 0.75, 0.9)]
    scene.fill([slope], rgb("#6a3428"), rgb("#241012"))
    lava = [(x - 0.1, top), (x + 0.1, top), (x + 0.06, 0.6), (x + 0.16, 0.9), (x - 0.04, 0.9), (x - 0.03, 0.6)]
    scene.fill([lava], rgb("#ffe07a"), rgb("#e83c14"))
    scene.ridge(0.86, 0.03, "#3a140e", "#120606")


def _plain(scene: Scene) -> None:
    scene.dusk()
    scene.sun()
    scene.desert()


MOTIFS: Final[Mapping[str, Callable[[Scene], None]]] = {
    "voyage": _voyage,
    "comet": _comet,
    "forest": _forest,
    "meadow": _meadow,
    "city": _city,
    "water": _water,
    "laboratory": _laboratory,
    "microbes": _microbes,
    "animals": _animals,
    "power": _power,
    "giant": _giant,
    "homeworld": _homeworld,
    "works": _works,
    "council": _council,
    "heat": _heat,
    "plain": _plain,
}
BY_TAG: Final = (
    ("city", "city"),
    ("animal", "animals"),
    ("microbe", "microbes"),
    ("jovian", "giant"),
    ("power", "power"),
    ("science", "laboratory"),
    ("earth", "homeworld"),
    ("plant", "meadow"),
    ("space", "voyage"),
    ("building", "works"),
)


def motif(card: Card) -> str:
    """Which scene a card shows."""
    tiles = {effect.tile for effect in card.play if isinstance(effect, Place)}
    warmer = any(isinstance(effect, Raise) and effect.parameter == "temperature" for effect in card.play)
    if card.kind == "event" and "space" in card.tags and (tiles or warmer):
        return "comet"
    if "greenery" in tiles:
        return "forest"
    if tiles & {"ocean"}:
        return "water"
    if warmer:
        return "heat"
    for tag, scene in BY_TAG:
        if tag in card.tags:
            return scene
    if any(isinstance(effect, Draw | LookAndKeep | Remove | Steal) for effect in card.play):
        return "council"
    return "plain"


@kept
def illustration(card: int, width: int, height: int) -> Image.Image:
    """The scene of a card."""
    scene = Scene(width, height, card)
    MOTIFS[motif(CARDS[card])](scene)
    return scene.done().convert("RGB")
