"""Illustrations of cards: the subject of a card, in a setting, at an hour of the day, varied by the number of the card."""

from __future__ import annotations

import logging
from functools import cache
from typing import Final, NamedTuple

from PIL import Image, ImageOps

from engine.card import CARDS, Card
from engine.effects.cards import Draw, LookAndKeep
from engine.effects.parameters import Raise
from engine.effects.removal import Remove, Steal
from engine.effects.tiles import Place
from renderer.art.land import hills
from renderer.art.library import MOTIFS
from renderer.art.scenery import Light, Scene
from renderer.art.settings import SETTINGS
from renderer.drawing.theme import INK, mix

log: Final = logging.getLogger("renderer")


class Composition(NamedTuple):
    """What an illustration shows: its subject, its setting, and what else can be seen."""

    subject: str
    setting: str
    beside: tuple[str, ...] = ()


BY_TAG: Final = (
    ("city", ("dome", "skyline", "settlement")),
    ("animal", ("deer", "bird", "cattle")),
    ("microbe", ("bacteria", "cells")),
    ("jovian", ("giant", "ringed")),
    ("power", ("powerhouse", "grid", "solar")),
    ("science", ("laboratory", "microscope", "atom")),
    ("earth", ("earth", "contract")),
    ("plant", ("grass", "bushes", "flowers")),
    ("space", ("shuttle", "satellite", "station")),
    ("building", ("factory", "crane", "settlement")),
)
"""Subjects for each tag, for cards without art of their own; a card's first match in this list counts."""
WIDE: Final = 0.8
"""The size above which a motif is a landscape."""
UPRIGHT: Final = 0.08
"""The distance by which a flying subject is lower in an upright picture, as a share of the height, so that the cost does not cover it."""
FOOT: Final = 0.9
"""The highest place at which subjects stand in an upright picture, from 0 at its top to 1 at its foot."""
TILES: Final = {"ocean": "lake", "greenery": "forest", "city": "dome"}


def composition(card: Card) -> Composition:
    """The composition that a card declares in `art`; one derived from its effects and tags if `art` is missing or names nothing known."""
    subject, *beside = (card.art or _suggested(card)).split()
    subject, _, setting = subject.partition("@")
    unknown = [name for name in (subject, *beside) if name not in MOTIFS]
    if not unknown:
        setting = setting or MOTIFS[subject].setting
        unknown = [name for name in (setting,) if name not in SETTINGS]
    if unknown:
        _warn(card.name, unknown[0])
        subject, beside = _suggested(card).partition("@")[0], []
        setting = MOTIFS[subject].setting
    return Composition(subject, setting, tuple(beside))


@cache
def _warn(card: str, name: str) -> None:
    """Log a warning, once for each card and name, that a card's `art` names something that has no painter."""
    log.warning("no motif or setting %s, which the art of %s names", name, card)


def _suggested(card: Card) -> str:
    tiles = {effect.tile for effect in card.play if isinstance(effect, Place)}
    warmer = any(isinstance(effect, Raise) and effect.parameter == "temperature" for effect in card.play)
    if card.kind == "event" and "space" in card.tags and (tiles or warmer):
        return "comet"
    for tile, motif in TILES.items():
        if tile in tiles:
            return motif
    if warmer:
        return "volcano"
    for tag, choice in BY_TAG:
        if tag in card.tags:
            return choice[card.id % len(choice)]
    if any(isinstance(effect, Remove | Steal) for effect in card.play):
        return "thief"
    if any(isinstance(effect, Draw | LookAndKeep) for effect in card.play):
        return "cards"
    return "flag"


def illustration(card: int, width: int, height: int, taken: float = 0) -> Image.Image:
    """The illustration of a card, `width` × `height` pixels. `taken` is the share of the width at the left to keep free; cards with an odd
    number are mirrored, so that light comes from either side."""
    return compose(composition(CARDS[card]), card, width, height, mirrored=card % 2 == 1, taken=taken)


def hour(what: Composition, number: int) -> Light:
    """The light of a card's hour of the day, by the card's number; neighbours in the deck seldom share an hour."""
    hours = SETTINGS[what.setting].hours
    return hours[(number * 5 + number // 7) % len(hours)]


def compose(
    what: Composition, number: int, width: int, height: int, *, mirrored: bool = False, taken: float = 0
) -> Image.Image:
    """Paint an illustration: the setting, the thing beside the subject, the subject, and the ground in front of it."""
    setting = SETTINGS[what.setting]
    scene = Scene(width, height, number, hour(what, number), mirrored=mirrored)
    scene.aloft = MOTIFS[what.subject].flies
    setting.paint(scene)
    if scene.wide < 1:
        scene.ground = max(scene.ground, FOOT)
    for name in what.beside:
        _beside(scene, name, taken)
    _subject(scene, what, taken)
    if setting.near and not MOTIFS[what.subject].flies:
        hills(
            scene,
            max(0.93, scene.ground + 0.06),
            0.014,
            mix(scene.hour.near, INK, 0.12),
            mix(scene.hour.near, INK, 0.5),
        )
    return ImageOps.mirror(scene.done()) if mirrored else scene.done()


def _subject(scene: Scene, what: Composition, taken: float) -> None:
    """Paint the subject in the middle of the free part of the picture, or a little to the left if something stands beside it."""
    size = MOTIFS[what.subject].size * _scale(scene, taken) * scene.between(0.94, 1.06)
    places = (0.44,) if any(MOTIFS[name].size <= WIDE for name in what.beside) else (0.46, 0.5, 0.54)
    x = scene.side(taken + (1 - taken) * scene.chance.choice(places))
    y = scene.between(0.46, 0.5) + UPRIGHT * (scene.wide < 1)
    _paint(scene, what.subject, x, y, size, scene.ground)


def _scale(scene: Scene, taken: float) -> float:
    """The scale of subjects: smaller where the free part of the picture is higher than wide."""
    return min(1.0, scene.wide * (1 - taken / 2))


def _beside(scene: Scene, name: str, taken: float) -> None:
    """Paint the second thing of a composition: a landscape behind the subject, anything else small and to the right of the subject."""
    size = MOTIFS[name].size
    if size > WIDE:
        _paint(scene, name, scene.wide / 2, 0.5, size, scene.ground)
    else:
        _paint(
            scene, name, scene.side(taken + (1 - taken) * 0.8), 0.44, 0.36 * _scale(scene, taken), scene.ground - 0.06
        )


def _paint(scene: Scene, name: str, x: float, y: float, size: float, ground: float) -> None:
    motif = MOTIFS[name]
    with scene.placed(x, y if motif.flies else ground - size / 2, size):
        motif.paint(scene)
