"""The icons of Prelude's effects."""

from __future__ import annotations

from engine.card import Card
from engine.expansions.prelude.effects import FundFree, OnPoints, RaiseLowest
from renderer.icons.icons import fixed_icons, icons, written
from renderer.icons.pictograms import THEN, Boxed, Icons, Said, Sign

fixed_icons(
    lambda: {
        RaiseLowest: (Boxed((written("lowest"), Said("+1"))),),
        FundFree: (Sign("cup"), Sign("mc", "0")),
    }
)


@icons.register
def _on_points(part: OnPoints, card: Card | None = None) -> Icons:
    return (Sign("vp", "+"), THEN, *icons(part.do, card))
