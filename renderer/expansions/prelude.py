"""The icons of Prelude's own effects."""

from __future__ import annotations

from engine.card import Card
from engine.expansions.prelude.effects import FundFree, OnPoints, RaiseLowest
from renderer.icons.icons import icons, written
from renderer.icons.pictograms import THEN, Boxed, Icons, Said, Sign


@icons.register
def _raise_lowest(part: RaiseLowest, card: Card | None = None) -> Icons:
    return (Boxed((written("lowest"), Said("+1"))),)


@icons.register
def _fund_free(part: FundFree, card: Card | None = None) -> Icons:
    return (Sign("crown"), Sign("mc", "0"))


@icons.register
def _on_points(part: OnPoints, card: Card | None = None) -> Icons:
    return (Sign("vp", "+"), THEN, *icons(part.do, card))
