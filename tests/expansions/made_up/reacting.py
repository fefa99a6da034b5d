"""Words and icons of the made-up triggers and entry, registered from the expansion's own folder."""

from __future__ import annotations

from engine.card import Card
from renderer.icons.icons import icons
from renderer.icons.pictograms import THEN, Icons, Sign
from tests.expansions.made_up.reactions import (
    DustFell,
    WhenDiscarded,
    WhenDustFalls,
    WhenLowered,
    WhenRatingRises,
    WhenThirdLost,
)
from words.entries import say
from words.ledger import Log
from words.rules import when


@when.register
def _third(trigger: WhenThirdLost, card: Card | None) -> str:
    return "when somebody else's production falls by a third or more"


@when.register
def _rating(trigger: WhenRatingRises, card: Card | None) -> str:
    return "when your terraform rating rises"


@when.register
def _discarded(trigger: WhenDiscarded, card: Card | None) -> str:
    return "for each card that anybody discards"


@when.register
def _lowered(trigger: WhenLowered, card: Card | None) -> str:
    return "when somebody else lowers a global parameter"


@when.register
def _dust(trigger: WhenDustFalls, card: Card | None) -> str:
    return "when dust falls"


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


@say.register
def _dust_fell(entry: DustFell, log: Log) -> None:
    log.add(entry, f"dust fell {entry.n} times")
