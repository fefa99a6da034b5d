"""The icons of Prelude 2's effects, and the sign of the directors on its cards."""

from __future__ import annotations

from engine.card import Card
from engine.effects.government import RaiseOne
from engine.expansions.prelude2.effects import (
    AddToSeveral,
    DiscardFor,
    FillProductions,
    FirstStepLost,
    LoseChosen,
    OnOwnRaise,
    PassNow,
    Recession,
    SpendLess,
)
from engine.expansions.prelude2.looking import OfferPrelude, Survey
from engine.expansions.prelude2.parties import OnLeading, RevealParty
from engine.prices import USUAL
from renderer.drawing.canvas import Canvas
from renderer.drawing.theme import WHITE, rgb
from renderer.icons.icons import PER_ICONS, TAKING, fixed_icons, icons, per_icons, written
from renderer.icons.pictograms import ARROW, PER, THEN, Boxed, Icons, Said, Sign, alternatives, few, lies, onto
from renderer.icons.sprites import CARD_RESOURCES

TAKING.append(LoseChosen)


def _director(canvas: Canvas) -> None:
    """A head above a collar and a tie."""
    canvas.circle(0.5, 0.32, 0.17, rgb("#f3c9a0"), rgb("#b9855c"))
    canvas.fill("M .16 .9 C .16 .64 .32 .54 .5 .54 C .68 .54 .84 .64 .84 .9 Z", rgb("#4a5a78"), rgb("#222c40"))
    canvas.fill("M .38 .56 L .5 .9 L .62 .56 Z", WHITE, rgb("#c8d0dc"))
    canvas.fill("M .46 .6 L .54 .6 L .57 .82 L .5 .9 L .43 .82 Z", rgb("#e0443a"), rgb("#8a1c18"))


CARD_RESOURCES["director"] = _director
PER_ICONS.update(
    {
        "pair-of-tags": lambda n, count, card: tuple(Sign(f"tag:{tag}") for tag in (count.which, *count.also)),
        "tag-and-colony": lambda n, count, card: (
            *(Sign(f"tag:{tag}") for tag in (count.which, *count.also)),
            Sign("colony"),
        ),
    }
)


@icons.register
def _raise_one(part: RaiseOne, card: Card | None = None) -> Icons:
    either = written("or")
    return (Sign("temperature"), either, Sign("oxygen"), either, Sign("tile:ocean"), written("for-all"))


fixed_icons(
    lambda: {
        LoseChosen: (Sign("any-resource", "−1"),),
        FillProductions: (Boxed((written("each"), Sign("any-resource", "1"), Said("+"))),),
        PassNow: (written("pass"),),
        FirstStepLost: (written("first"), Sign("tr", "+1"), THEN, Sign("tr", "0"), written("once-generation")),
    }
)


@icons.register
def _recession(part: Recession, card: Card | None = None) -> Icons:
    return (Sign("mc", f"−{part.mc}", anybody=True), Boxed((Sign("mc", "−1", anybody=True),)))


@icons.register
def _discard_for(part: DiscardFor, card: Card | None = None) -> Icons:
    return (Sign("card", "−X"), ARROW, *icons(part.then, card))


@icons.register
def _add_to_several(part: AddToSeveral, card: Card | None = None) -> Icons:
    return (onto("", 1), written(f"on-{part.n}"))


@icons.register
def _spend_less(part: SpendLess, card: Card | None = None) -> Icons:
    less = Said(f"−{part.less.times}")
    return (Sign("mc", few(part.mc)), less, PER, *per_icons(part.less, card), ARROW, *icons(part.then, card))


@icons.register
def _offer_prelude(part: OfferPrelude, card: Card | None = None) -> Icons:
    paid = (Sign("mc", str(part.mc)), Sign(lies(card.holds if card else ""), "−1"))
    return (Sign("look", "1"), written("prelude"), THEN, *paid, ARROW, written("play"))


@icons.register
def _survey(part: Survey, card: Card | None = None) -> Icons:
    kept = Sign("card", "+1")
    ways = ((Sign(f"tag:{part.tag}"), ARROW, kept), (Sign("mc", str(USUAL["bought-card"])), ARROW, kept))
    return (Sign("look", str(part.n)), THEN, *alternatives(ways, written("else")))


@icons.register
def _reveal_party(part: RevealParty, card: Card | None = None) -> Icons:
    return (Sign("look"), written("until"), written("party-rule"), ARROW, Sign("card", f"+{part.n}"))


@icons.register
def _on_leading(part: OnLeading, card: Card | None = None) -> Icons:
    return (Sign("delegate"), written("leads"), THEN, *icons(part.do, card))


@icons.register
def _on_own_raise(part: OnOwnRaise, card: Card | None = None) -> Icons:
    return (Boxed((Sign("any-resource", "+"),)), THEN, *icons(part.do, card))
