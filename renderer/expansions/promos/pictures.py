"""The pictures that the promo cards add: their tiles, the resources on them, and their icons."""

from __future__ import annotations

import math
from typing import Final

from engine.card import Card
from engine.expansions.promos.effects import (
    Ail,
    GreeneryBeside,
    IfAnyHere,
    Merge,
    RepeatPrelude,
    ShowHand,
    SurfRings,
    TakeBackEvents,
    TurnDown,
    UseProjects,
    WithoutEnergy,
)
from engine.expansions.promos.losses import Compensate, LowerOthers, OnLoss, Sue
from engine.expansions.promos.markers import FoundCommunity, MoveNomads, OnCommunity, PlaceCathedral, SendNomads
from engine.expansions.promos.tiles import CoverOcean, FirstPlayerPlaces, OnNeighbour, ReplaceTile
from renderer.drawing.canvas import Canvas, path, regular, scaled
from renderer.drawing.theme import INK, WHITE, rgb
from renderer.icons.icons import PER_ICONS, fixed_icons, icons, written
from renderer.icons.pictograms import ARROW, PER, THEN, Boxed, Icons, Said, Sign, alternatives, lies
from renderer.icons.sprites import CARD_RESOURCES, DROP
from renderer.pieces.hexes import Hex
from renderer.pieces.markers import MARKERS
from renderer.pieces.specials import FLOOR, SPECIALS
from words.catalogue import signed

ROCK: Final = "M -.3 -.1 L -.12 -.34 L .2 -.32 L .36 -.06 L .28 .2 L .02 .34 L -.22 .26 L -.34 .08 Z"


def _fallen_moon(tile: Hex) -> None:
    """Paint a crater with a moon in it."""
    tile.ground(rgb("#e0a070"), rgb("#6a3424"), rgb("#fff0d0"))
    for radius, top, bottom in ((0.66, "#8a4a30", "#5a2a1c"), (0.52, "#5a2a1c", "#2c120c")):
        tile.circle(0, 0.06, radius, rgb(top), rgb(bottom))
    tile.ring(0, 0.06, 0.66, 0.05, rgb("#ffd0a0"))
    tile.fill(scaled(path(ROCK), 1.2, (0.0, 0.0)), INK)
    tile.fill(scaled(path(ROCK), 1.08, (0.0, 0.0)), rgb("#d0c4b8"), rgb("#6e6258"))
    for x, y, r in ((-0.12, -0.1, 0.09), (0.14, 0.06, 0.07), (-0.06, 0.18, 0.05)):
        tile.circle(x, y, r, rgb("#5a5048"))


def _dam(tile: Hex) -> None:
    """Paint a curved dam between high and low water."""
    tile.ground(rgb("#8fc4e8"), rgb("#2c5a80"), rgb("#f0faff"))
    tile.fill("M -.9 -.3 L .9 -.3 L .9 .1 L -.9 .1 Z", rgb("#4aa0e0"), rgb("#1f5f9a"))
    tile.fill("M -.9 -.06 C -.4 .14 .4 .14 .9 -.06 L .7 .62 C .3 .74 -.3 .74 -.7 .62 Z", rgb("#e8e4dc"), rgb("#8f8a84"))
    for x in (-0.42, 0.0, 0.42):
        tile.fill(f"M {x - 0.08} .2 L {x + 0.08} .2 L {x + 0.12} .7 L {x - 0.12} .7 Z", WHITE, rgb("#7fc0f0"))


def _field_towers(tile: Hex) -> None:
    """Paint three towers under the arcs of a magnetic field."""
    tile.ground(rgb("#b08ad0"), rgb("#3c2458"), rgb("#f8ecff"))
    tile.fill(FLOOR, rgb("#8a5a44"), rgb("#4a2a20"))
    for reach in (0.74, 0.54, 0.34):
        arc = [(reach * math.cos(a), 0.26 - reach * math.sin(a)) for a in (math.pi * i / 16 for i in range(17))]
        tile.line(arc, 0.05, rgb("#7fe8ff"))
    for x, height in ((-0.4, 0.4), (0.0, 0.56), (0.4, 0.4)):
        tile.fill([[(x - 0.09, 0.4), (x + 0.09, 0.4), (x + 0.04, 0.4 - height), (x - 0.04, 0.4 - height)]], WHITE, INK)
        tile.circle(x, 0.4 - height, 0.1, INK)
        tile.circle(x, 0.4 - height, 0.075, rgb("#ffe14d"), rgb("#e0801c"))


def _canal_houses(tile: Hex) -> None:
    """Paint houses with stepped gables along a canal."""
    tile.ground(rgb("#38a8ee"), rgb("#083c8c"), rgb("#c0f4ff"))
    tile.fill("M -.85 .2 L .85 .2 L .85 .5 L 0 .96 L -.85 .5 Z", rgb("#2c8ad8"), rgb("#0a3a80"))
    for x, y, wide in ((-0.5, 0.42, 0.5), (0.2, 0.56, 0.6), (-0.2, 0.7, 0.4)):
        tile.line([(x, y), (x + wide, y)], 0.04, rgb("#d8f6ff"), 0.7)
    for x, top, wall in (
        (-0.66, -0.02, "#c8503a"),
        (-0.31, -0.16, "#e8c06a"),
        (0.04, -0.08, "#8a4a3a"),
        (0.39, -0.18, "#d8d0c4"),
    ):
        steps = [
            (x, 0.3),
            (x, top + 0.16),
            (x + 0.07, top + 0.16),
            (x + 0.07, top),
            (x + 0.12, top),
            (x + 0.12, top - 0.12),
        ]
        steps += [(2 * x + 0.32 - a, b) for a, b in reversed(steps)]
        tile.fill([steps], INK)
        inner = [(x + 0.16 + (a - x - 0.16) * 0.84, 0.29 + (b - 0.29) * 0.94) for a, b in steps]
        tile.fill([inner], rgb(wall))
        for row in (0.02, 0.16):
            for side in (0.09, 0.19):
                left, up = x + side, top + row + 0.04
                tile.fill(
                    [[(left, up), (left + 0.05, up), (left + 0.05, up + 0.08), (left, up + 0.08)]], rgb("#ffe9a8")
                )


SPECIALS.update({"canalhouses": _canal_houses})
SPECIALS.update({"deimosfall": _fallen_moon, "spillway": _dam, "fieldtowers": _field_towers})


def _nomads(plate: Hex) -> None:
    """Paint a tent with a flag."""
    plate.fill([[(-0.46, 0.34), (0, -0.34), (0.46, 0.34)]], INK)
    plate.fill([[(-0.36, 0.28), (0, -0.22), (0.36, 0.28)]], rgb("#e8722a"), rgb("#a8381c"))
    plate.fill([[(-0.12, 0.28), (0, -0.02), (0.12, 0.28)]], INK)
    plate.line([(0, -0.3), (0, -0.56)], 0.07, INK)


def _hamlet(plate: Hex) -> None:
    """Paint two huts side by side."""
    for x, y, size in ((-0.2, 0.1, 0.5), (0.2, 0.2, 0.42)):
        plate.fill(
            [
                [
                    (x - size / 2, y),
                    (x, y - size * 0.8),
                    (x + size / 2, y),
                    (x + size / 2, y + 0.2),
                    (x - size / 2, y + 0.2),
                ]
            ],
            INK,
        )
        s = size * 0.78
        plate.fill([[(x - s / 2, y), (x, y - s * 0.8), (x + s / 2, y)]], rgb("#c8503a"))
        plate.fill([[(x - s / 2, y), (x + s / 2, y), (x + s / 2, y + 0.16), (x - s / 2, y + 0.16)]], rgb("#fff0c8"))


def _cathedral(plate: Hex) -> None:
    """Paint a church with a cross on its tower."""
    plate.fill([[(-0.42, 0.42), (-0.42, 0.02), (-0.1, -0.18), (-0.1, 0.42)]], INK)
    plate.fill([[(-0.16, 0.42), (-0.16, -0.16), (0.08, -0.4), (0.32, -0.16), (0.32, 0.42)]], INK)
    plate.fill([[(-0.08, 0.36), (-0.08, -0.14), (0.08, -0.28), (0.24, -0.14), (0.24, 0.36)]], WHITE, rgb("#c8ccd8"))
    plate.fill([[(-0.35, 0.36), (-0.35, 0.06), (-0.16, -0.06), (-0.16, 0.36)]], rgb("#dce0ea"))
    plate.line([(0.08, -0.36), (0.08, -0.66)], 0.09, INK)
    plate.line([(-0.06, -0.54), (0.22, -0.54)], 0.09, INK)
    plate.fill([[(0.02, 0.36), (0.02, 0.14), (0.14, 0.14), (0.14, 0.36)]], INK)


MARKERS.update({"nomads": _nomads, "community": _hamlet, "cathedral": _cathedral})


def _graphene(canvas: Canvas) -> None:
    """Paint a flake of hexagons."""
    for x, y in ((0.5, 0.3), (0.33, 0.6), (0.67, 0.6)):
        canvas.line([*regular(6, 0.19, (x, y)), regular(6, 0.19, (x, y))[0]], 0.055, WHITE)


def _disease(canvas: Canvas) -> None:
    """Paint a germ with its spikes."""
    for i in range(8):
        a = math.pi * i / 4
        canvas.line([(0.5, 0.5), (0.5 + 0.36 * math.cos(a), 0.5 + 0.36 * math.sin(a))], 0.06, rgb("#c8f08a"))
        canvas.circle(0.5 + 0.36 * math.cos(a), 0.5 + 0.36 * math.sin(a), 0.055, rgb("#c8f08a"))
    canvas.circle(0.5, 0.5, 0.24, rgb("#a8d85a"), rgb("#4a7a1c"))
    for x, y in ((0.43, 0.44), (0.57, 0.48), (0.48, 0.6)):
        canvas.circle(x, y, 0.045, rgb("#2c4a10"))


def _hydroelectric(canvas: Canvas) -> None:
    """Paint a drop of water with a lightning bolt in it."""
    canvas.fill(DROP, rgb("#d8f3ff"), rgb("#3a8ae0"))
    canvas.fill("M .54 .34 L .36 .64 L .48 .64 L .44 .86 L .64 .54 L .52 .54 Z", rgb("#ffe14d"), rgb("#e0a01c"))


CARD_RESOURCES.update(
    {
        "graphene": _graphene,
        "disease": _disease,
        "hydroelectric_resource": _hydroelectric,
    }
)
PER_ICONS.update(
    {
        "kinds-of-tags": lambda n, count, card: (Sign("tag:wild", n), written("different")),
        "cathedrals": lambda n, count, card: (Sign("marker:cathedral"),),
        "complete": lambda n, count, card: (Sign("temperature"), Sign("oxygen"), Sign("tile:ocean"), Sign("tick")),
        "tiles-by-oceans": lambda n, count, card: (
            Sign("tile:city", n, anybody=True),
            written("next-to"),
            Sign("tile:ocean"),
        ),
    }
)


@icons.register
def _surf_rings(part: SurfRings, card: Card | None = None) -> Icons:
    here = Sign(lies(card.holds if card else ""))
    return (here._replace(n="−1"), ARROW, Sign("mc", "1"), PER, here, Said(f"≤{part.cap}"))


@icons.register
def _without_energy(part: WithoutEnergy, card: Card | None = None) -> Icons:
    return (Sign("energy", "0"), THEN, *icons(part.then, card))


fixed_icons(
    lambda: {
        ShowHand: (Sign("look", "X"), ARROW, Sign("mc", "X")),
        GreeneryBeside: (Sign("tile:greenery"), written("adjacent")),
        SendNomads: (Sign("marker:nomads"), written("on-land")),
        MoveNomads: (written("move"), Sign("marker:nomads"), THEN, Sign("area", "+")),
        RepeatPrelude: (written("prelude"), written("again")),
        TurnDown: (written("face-down"),),
    }
)


@icons.register
def _take_back(part: TakeBackEvents, card: Card | None = None) -> Icons:
    return (Sign("tag:event", str(part.n)), ARROW, Sign("card", f"+{part.n}"))


@icons.register
def _sue(part: Sue, card: Card | None = None) -> Icons:
    return (
        written("steal"),
        Sign("mc", str(part.mc), anybody=True),
        written("robbed"),
        THEN,
        written("event-given")._replace(apart=True),
    )


@icons.register
def _on_loss(part: OnLoss, card: Card | None = None) -> Icons:
    return (Sign("any-resource", anybody=True), written("lost"), THEN, *icons(part.do, card))


@icons.register
def _compensate(part: Compensate, card: Card | None = None) -> Icons:
    return (Sign("mc", signed(-part.mc)), ARROW, Sign("mc", str(part.mc), anybody=True))


@icons.register
def _lower_others(part: LowerOthers, card: Card | None = None) -> Icons:
    return (Boxed((Sign(part.what, signed(-part.n), anybody=True),)), written("each-other"))


@icons.register
def _found_community(part: FoundCommunity, card: Card | None = None) -> Icons:
    return (Sign("marker:community"),) if part.first else (Sign("marker:community"), written("next-to-own"))


@icons.register
def _on_community(part: OnCommunity, card: Card | None = None) -> Icons:
    return (written("on"), Sign("marker:community"), THEN, *icons(part.do, card))


@icons.register
def _place_cathedral(part: PlaceCathedral, card: Card | None = None) -> Icons:
    offer = icons(part.offer, card)
    return (
        Sign("marker:cathedral"),
        Sign("tile:city", anybody=True),
        THEN,
        written("city-owner")._replace(apart=True),
        *offer[1:],
    )


@icons.register
def _cover_ocean(part: CoverOcean, card: Card | None = None) -> Icons:
    return (Sign(f"tile:{part.tile}"), written("on"), Sign("tile:ocean"), written("not-next-to"), Sign("tile:city"))


@icons.register
def _replace_tile(part: ReplaceTile, card: Card | None = None) -> Icons:
    return (Sign(f"tile:{part.old}"), written("yours"), ARROW, Sign(f"tile:{part.new}"), written("in-its-place"))


@icons.register
def _first_player_places(part: FirstPlayerPlaces, card: Card | None = None) -> Icons:
    return (*icons(part.do, card), written("first-player"))


@icons.register
def _on_neighbour(part: OnNeighbour, card: Card | None = None) -> Icons:
    return (written("yours-tile"), written("opponents"), THEN, *icons(part.do, card))


@icons.register
def _merge(part: Merge, card: Card | None = None) -> Icons:
    return (
        Sign("look", str(part.n)),
        written("corporation"),
        THEN,
        Sign("mc", signed(-part.mc)),
        written("play"),
        Said("1"),
    )


@icons.register
def _use_projects(part: UseProjects, card: Card | None = None) -> Icons:
    return (written("project"), Said(f"×{part.n}"))


@icons.register
def _ail(part: Ail, card: Card | None = None) -> Icons:
    return (Sign(lies(card.holds if card else ""), "+1"), Sign("mc", signed(-part.mc)))


@icons.register
def _if_any_here(part: IfAnyHere, card: Card | None = None) -> Icons:
    return alternatives([icons(part.then, card), icons(part.otherwise, card)], written("else"))
