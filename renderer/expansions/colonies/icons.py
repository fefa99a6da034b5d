"""The icons of Colonies' effects, and the signs of tracks, camps and the counts of its cards."""

from __future__ import annotations

from engine.card import Card
from engine.expansions.colonies.effects import (
    AddTile,
    Found,
    GainBonuses,
    GainFleet,
    MoveTracks,
    OnFounded,
    OnNewTags,
    OnTraded,
    RaiseTracks,
)
from engine.expansions.colonies.row import TradeSteps
from engine.expansions.colonies.trade import SendFleet
from renderer.cards import signsheet
from renderer.drawing.canvas import Canvas
from renderer.drawing.theme import INK, WHITE, rgb
from renderer.expansions.colonies import signs as signs  # adds the signs of colonies and fleets
from renderer.icons.icons import PER_ICONS, fixed_icons, icons, written
from renderer.icons.pictograms import ARROW, THEN, Icon, Icons, Sign
from renderer.icons.signs import SIGNS
from renderer.icons.sprites import CARD_RESOURCES
from words.catalogue import N_


def _track(canvas: Canvas) -> None:
    """Paint three steps of a track, with the marker on the last."""
    canvas.box((0.02, 0.2, 0.98, 0.8), 0.1, INK)
    for i, (top, bottom) in enumerate((("#5a78c8", "#34488c"), ("#7a98e0", "#4a62ac"), ("#ffe9a8", "#f0b03c"))):
        left = 0.07 + 0.29 * i
        canvas.box((left, 0.27, left + 0.26, 0.73), 0.05, rgb(top), rgb(bottom))
    canvas.circle(0.78, 0.5, 0.12, INK)
    canvas.circle(0.78, 0.5, 0.09, WHITE)


def _camp(canvas: Canvas) -> None:
    """Paint a tent."""
    canvas.fill("M .5 .1 L .96 .88 L .04 .88 Z", INK)
    canvas.fill("M .5 .2 L .86 .82 L .14 .82 Z", rgb("#ffe0a0"), rgb("#d88a3c"))
    canvas.fill("M .5 .42 L .66 .82 L .34 .82 Z", INK)


def _tile(canvas: Canvas) -> None:
    """Paint a colony tile with a moon and its track."""
    canvas.box((0.02, 0.06, 0.98, 0.94), 0.12, INK)
    canvas.box((0.07, 0.11, 0.93, 0.89), 0.08, rgb("#2a3868"), rgb("#18204a"))
    canvas.circle(0.5, 0.4, 0.22, rgb("#ffe0b0"), rgb("#c07840"))
    canvas.circle(0.43, 0.34, 0.06, rgb("#a05c30"))
    canvas.circle(0.57, 0.45, 0.045, rgb("#a05c30"))
    for i in range(3):
        canvas.box((0.15 + 0.25 * i, 0.69, 0.35 + 0.25 * i, 0.82), 0.03, rgb("#7a98e0"))


SIGNS.update({"track": _track, "colony-tile": _tile})
signsheet.ADDED.update(
    {
        "colony-tile": N_("colony tile"),
        "colony": N_("colony"),
        "fleet": N_("trade fleet"),
        "track": N_("step of a colony tile"),
    }
)
CARD_RESOURCES["camp"] = _camp
PER_ICONS.update(
    {
        "colonies": lambda n, count, card: (Sign("colony", n, anybody=True),),
        "untagged": lambda n, count, card: (Sign("in-play", n), written("no-tags")),
    }
)


@icons.register
def _found(part: Found, card: Card | None = None) -> Icons:
    again = (written("again"),) if part.again else ()
    then = tuple(icon for effect in part.then for icon in icons(effect, card))
    return (Sign("colony"), *again, *then)


fixed_icons(
    lambda: {
        GainFleet: (Sign("fleet", "+1"),),
        GainBonuses: (Sign("colony"), ARROW, Sign("lies:anything", "+1")),
        MoveTracks: (Sign("track", "+1"), Sign("track", "−1")),
        AddTile: (Sign("colony-tile", "+1"),),
        SendFleet: (Sign("fleet"),),
    }
)


@icons.register
def _raise(part: RaiseTracks, card: Card | None = None) -> Icons:
    return (Sign("track", f"+{part.steps}"),)


@icons.register
def _steps(part: TradeSteps, card: Card | None = None) -> Icons:
    return (Sign("fleet"), THEN, Sign("track", f"+{part.steps}"))


@icons.register
def _on_founded(part: OnFounded, card: Card | None = None) -> Icons:
    return (Sign("colony", anybody=part.by == "any"), THEN, *icons(part.do, card))


@icons.register
def _on_traded(part: OnTraded, card: Card | None = None) -> Icons:
    return (Sign("fleet", anybody=part.by == "any"), THEN, *icons(part.do, card))


@icons.register
def _on_new_tags(part: OnNewTags, card: Card | None = None) -> Icons:
    new: tuple[Icon, ...] = (Sign("lies:anything"), written("new-tag"))
    return (*new, THEN, *icons(part.do, card))
