"""The icons of Turmoil's effects, modifiers and counts, on cards and on global events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.card import Card
from engine.effect import Count
from engine.expansions.turmoil.amounts import SET, SETS_ABOVE
from engine.expansions.turmoil.corporations import IfNotRaised, SellProduction
from engine.expansions.turmoil.effects import BecomeChairman, Delegates, Recruit, Unseat
from engine.expansions.turmoil.event_effects import (
    EVERYTHING,
    AddToEach,
    Compare,
    DiscardUpTo,
    ForAll,
    Forfeit,
    GainEach,
    IfEnough,
    KeepAtMost,
    LoseRating,
    Lower,
    LowerProduction,
    RemoveOcean,
)
from engine.expansions.turmoil.events import KIND, Calls
from engine.expansions.turmoil.policies import FavourLowest, OnOwnTile, PolicyAction
from engine.expansions.turmoil.senate import Influence
from engine.named import RESOURCES
from renderer.cards import signsheet
from renderer.cards.cards import KIND_NAMES
from renderer.drawing import theme
from renderer.drawing.canvas import Canvas, path, scaled
from renderer.drawing.theme import INK, WHITE, rgb
from renderer.expansions.turmoil.emblems import gavel_in_ink
from renderer.icons.icons import PER_ICONS, fixed_icons, icons, lies, per_icons, written
from renderer.icons.pictograms import ARROW, PER, THEN, Boxed, Icon, Icons, Said, Sign
from renderer.icons.sprites import CARD_RESOURCES, SOURCE_SIGNS
from words.catalogue import N_, NC_, signed
from words.expansions.turmoil.parties import PARTY_NAMES

Drawing = Callable[[str, Count, Card | None], Icons]
INFLUENCE: Final = Sign("influence")
DOME: Final = "M .2 .66 C .2 .3 .36 .16 .5 .16 C .64 .16 .8 .3 .8 .66 Z"


def _preservation(canvas: Canvas) -> None:
    """Paint a dome over an unchanged landscape."""
    canvas.fill(scaled(path(DOME), 1.12, (0.5, 0.44)), INK)
    canvas.fill(DOME, WHITE, rgb("#9ad0f0"))
    canvas.fill("M .34 .64 L .46 .4 L .53 .52 L .58 .45 L .68 .64 Z", rgb("#c05a2c"))
    canvas.box((0.14, 0.66, 0.86, 0.84), 0.05, INK)
    canvas.box((0.18, 0.7, 0.82, 0.8), 0.03, rgb("#8a96b0"))


CARD_RESOURCES["preservation"] = _preservation
theme.SOURCES["senate"] = rgb("#c8507e")
SOURCE_SIGNS["senate"] = gavel_in_ink
theme.KINDS[KIND] = (rgb("#8f6fd8"), rgb("#2e2054"))
KIND_NAMES[KIND] = NC_("kind of card", "global event")
signsheet.ADDED.update(
    {
        "delegate": N_("delegate"),
        "influence": N_("influence"),
        "chairman": N_("chairman"),
        **{f"party-{party}": name for party, name in PARTY_NAMES.items()},
    }
)


def _made(what: str) -> Drawing:
    return lambda n, count, card: (Boxed((Sign(what, n),)),)


def _sets_above(least: int) -> Drawing:
    return lambda n, count, card: (Sign("tr", str(SET)), written(f"above-{least}"))


PER_ICONS.update(
    {
        "influence": lambda n, count, card: (Sign("influence", n),),
        "printed-tag": PER_ICONS["tag"],
        "tag-kinds": lambda n, count, card: (Sign("tag:wild", n), written("different")),
        "own-events": lambda n, count, card: (Sign("tag:event", n), written("yours")),
        "own-by-ocean": lambda n, count, card: (Sign("tile:ocean", n), written("next-to-own")),
        "own-active": lambda n, count, card: (written("blue"), Sign("in-play", n)),
        "own-parties": lambda n, count, card: (Sign("delegate", n), written("different")),
        **{f"sets-above-{least}": _sets_above(least) for least in SETS_ABOVE},
        **{f"made-{what}": _made(what) for what in RESOURCES},
    }
)


fixed_icons(
    lambda: {
        Unseat: (Sign("delegate", "−1", anybody=True),),
        Recruit: (Sign("delegate", "−1", anybody=True), ARROW, Sign("delegate", "+1")),
        BecomeChairman: (Sign("delegate"), ARROW, Sign("chairman"), Sign("tr", "+1")),
        FavourLowest: (written("lowest"), Sign("tr"), THEN, Sign("tr", "+1", anybody=True)),
        RemoveOcean: (Sign("tile:ocean", "−1"),),
    }
)


# Delegates.


@icons.register
def _delegates(part: Delegates, card: Card | None = None) -> Icons:
    if isinstance(part.n, Count):
        return (Sign("delegate"), PER, *per_icons(part.n, card))
    return (Sign("delegate", str(part.n)),)


@icons.register
def _influence(part: Influence, card: Card | None = None) -> Icons:
    return (Sign("influence", f"+{part.n}"),)


@icons.register
def _calls(part: Calls, card: Card | None = None) -> Icons:
    return (Sign(f"party-{part.revealed}"), Sign("delegate"), THEN, Sign(f"party-{part.current}"), Sign("delegate"))


# Corporations and policies.


@icons.register
def _if_not_raised(part: IfNotRaised, card: Card | None = None) -> Icons:
    return (Sign("tr", "+0"), THEN, *icons(part.then, card))


@icons.register
def _sell_production(part: SellProduction, card: Card | None = None) -> Icons:
    return (Boxed((Sign("any-resource", "−1"),)), ARROW, Sign("any-resource", str(part.n)))


@icons.register
def _on_own_tile(part: OnOwnTile, card: Card | None = None) -> Icons:
    return (Sign("flag"), THEN, *icons(part.do, card))


# Global events.


@icons.register
def _plainly(part: ForAll | PolicyAction, card: Card | None = None) -> Icons:
    return icons(part.do, card)


@icons.register
def _forfeit(part: Forfeit, card: Card | None = None) -> Icons:
    found: list[Icon] = []
    for what, n in part.what:
        if isinstance(n, Count):
            found += [Sign(what, signed(-n.times)), PER, *per_icons(n, card)]
        else:
            found.append(Sign(what, "−X" if n >= EVERYTHING else signed(-n)))
    return tuple(found)


@icons.register
def _keep_at_most(part: KeepAtMost, card: Card | None = None) -> Icons:
    return (Sign(part.what, f"≤{part.n}"), Said("+"), INFLUENCE)


@icons.register
def _lower_production(part: LowerProduction, card: Card | None = None) -> Icons:
    return (Boxed(tuple(Sign(what, "−1") for what in part.what)),)


@icons.register
def _lose_rating(part: LoseRating, card: Card | None = None) -> Icons:
    return (Sign("tr", signed(-part.n)), Said("+"), INFLUENCE)


@icons.register
def _if_enough(part: IfEnough, card: Card | None = None) -> Icons:
    counted = per_icons(part.of, card) if isinstance(part.of, Count) else ()
    return (Said(f"{part.n}×"), *counted, THEN, *icons(part.then, card))


@icons.register
def _add_to_each(part: AddToEach, card: Card | None = None) -> Icons:
    return (Sign(lies(part.kind) if part.kind else "lies:anything", f"+{part.n}"), PER, Sign("in-play"))


@icons.register
def _discard_up_to(part: DiscardUpTo, card: Card | None = None) -> Icons:
    return (Sign("card", signed(-part.n)),)


@icons.register
def _gain_each(part: GainEach, card: Card | None = None) -> Icons:
    if not isinstance(part.n, Count):
        return (Sign("any-resource", str(part.n)),)
    return (Sign("any-resource"), PER, *per_icons(part.n, card))


@icons.register
def _lower(part: Lower, card: Card | None = None) -> Icons:
    return (Sign(part.parameter, signed(-part.steps)),)


@icons.register
def _compare(part: Compare, card: Card | None = None) -> Icons:
    cities: Icons = (Sign("tile:city"),) if part.cities else ()
    rewards = (Sign("tr", signed(part.first)), written("second"), THEN, Sign("tr", signed(part.second)))
    return (written("most"), INFLUENCE, Sign(f"tag:{part.tag}"), *cities, THEN, *rewards)
