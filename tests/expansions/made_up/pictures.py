"""The pictures of the made-up expansion: icons of its own effects, a sign for its parameter, and where its art is."""

from __future__ import annotations

from engine.card import Card
from renderer.art.library import MOTIFS
from renderer.drawing.canvas import Canvas
from renderer.drawing.theme import INK, WHITE, rgb
from renderer.icons.icons import icons
from renderer.icons.pictograms import ARROW, THEN, Icons, Sign
from renderer.icons.signs import SIGNS
from tests.expansions.made_up.effects import OpenArchive, WhenRaised
from tests.expansions.made_up.purses import GainFavours
from tests.expansions.made_up.reactions import (
    DustStorm,
    WhenDiscarded,
    WhenDustFalls,
    WhenLowered,
    WhenRatingRises,
    WhenThirdLost,
)


def _magnetism(canvas: Canvas) -> None:
    canvas.circle(0.5, 0.5, 0.48, INK)
    canvas.circle(0.5, 0.5, 0.44, rgb("#ffe9a8"), rgb("#f08a3c"))
    canvas.ring(0.5, 0.5, 0.3, 0.05, WHITE)


SIGNS["magnetism"] = _magnetism
MOTIFS.add_folder("tests.expansions.made_up.art")


@icons.register
def _open_archive(part: OpenArchive, card: Card | None = None) -> Icons:
    return (Sign("card", "+1", anybody=True), ARROW, Sign("card", "−1", anybody=True))


@icons.register
def _when_raised(part: WhenRaised, card: Card | None = None) -> Icons:
    return (Sign(part.parameter, anybody=part.by == "any"), THEN, *icons(part.do, card))


@icons.register
def _third_icons(part: WhenThirdLost, card: Card | None = None) -> Icons:
    return (Sign("mc", "−⅓"), THEN, *icons(part.do, card))


@icons.register
def _rating_icons(part: WhenRatingRises, card: Card | None = None) -> Icons:
    return (Sign("tr"), THEN, *icons(part.do, card))


@icons.register
def _discarded_icons(part: WhenDiscarded, card: Card | None = None) -> Icons:
    return (Sign("card", anybody=True), THEN, *icons(part.do, card))


@icons.register
def _lowered_icons(part: WhenLowered, card: Card | None = None) -> Icons:
    return (Sign("temperature", "−"), THEN, *icons(part.do, card))


@icons.register
def _dust_icons(part: WhenDustFalls, card: Card | None = None) -> Icons:
    return (Sign("temperature"), THEN, *icons(part.do, card))


@icons.register
def _dust_storm(part: DustStorm, card: Card | None = None) -> Icons:
    return (Sign(part.parameter, f"−{part.steps}"),)


def _favour(canvas: Canvas) -> None:
    canvas.circle(0.5, 0.5, 0.48, INK)
    canvas.circle(0.5, 0.5, 0.44, rgb("#ffd0e4"), rgb("#c0407a"))


SIGNS["favours"] = _favour


@icons.register
def _gain_favours(part: GainFavours, card: Card | None = None) -> Icons:
    return (Sign("favours", f"+{part.n}"),)
