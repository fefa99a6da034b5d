"""The effects, triggers, requirements and amounts of Colonies, as cards say them."""

from __future__ import annotations

from engine.card import Card
from engine.effect import Count
from engine.expansions.colonies.effects import (
    AddTile,
    Found,
    GainBonuses,
    GainFleet,
    HasColonies,
    MoveTracks,
    OnFounded,
    OnNewTags,
    OnTraded,
    RaiseTracks,
)
from engine.expansions.colonies.row import (
    TradeSteps,
)
from engine.expansions.colonies.trade import SendFleet
from words.amounts import PER
from words.brief import brief
from words.catalogue import N_, _, commas, fixed_texts, listed, plural
from words.effects import clause
from words.ongoing import modifier_clause, when
from words.requirements import requirement_text


@clause.register
def _found(effect: Found, card: Card | None) -> str:
    said = _("found a colony, also where you have one") if effect.again else _("found a colony")
    if not effect.then:
        return said
    return _("{said}, then {then}", said=said, then=listed([clause(then, card) for then in effect.then]))


@brief.register
def _found_in_short(effect: Found, card: Card | None = None) -> str:
    return commas([_("colony"), *(brief(then, card) for then in effect.then)])


fixed_texts(
    clause,
    {
        GainFleet: N_("gain a trade fleet"),
        GainBonuses: N_("gain the colony bonus of each of your colonies"),
        MoveTracks: N_("move the marker of a colony tile up 1 step, and that of another one down 1 step"),
        AddTile: N_("put one more colony tile of your choice into play"),
        SendFleet: N_("trade with a colony for nothing"),
    },
)


@clause.register
def _raise(effect: RaiseTracks, card: Card | None) -> str:
    return plural(
        "move the markers of all colony tiles up {n} step",
        "move the markers of all colony tiles up {n} steps",
        effect.steps,
    )


@modifier_clause.register
def _steps(modifier: TradeSteps, *, next_card: bool = False) -> str:
    return plural(
        "before you trade, you may move the marker of that colony tile up {n} step",
        "before you trade, you may move the marker of that colony tile up {n} steps",
        modifier.steps,
    )


@when.register
def _on_founded(trigger: OnFounded, card: Card | None) -> str:
    return _("when anybody founds a colony") if trigger.by == "any" else _("when you found a colony")


@when.register
def _on_traded(trigger: OnTraded, card: Card | None) -> str:
    return _("when anybody trades with a colony") if trigger.by == "any" else _("when you trade with a colony")


@when.register
def _on_new_tags(trigger: OnNewTags, card: Card | None) -> str:
    return _("for each kind of tag that comes into play for you for the first time, not on events")


@requirement_text.register
def _has_colonies(requirement: HasColonies) -> str:
    if requirement.most:
        return plural("at most {n} colony of your own", "at most {n} colonies of your own", requirement.n)
    return plural("{n} colony of your own", "{n} colonies of your own", requirement.n)


def _per_colony(count: Count, card: Card | None) -> str:
    return plural("for each colony in play", "for every {n} colonies in play", count.every)


def _per_untagged(count: Count, card: Card | None) -> str:
    return _("for each face-up card of yours without a tag, this card included")


PER.update(
    {
        "colonies": _per_colony,
        "untagged": _per_untagged,
    }
)
