"""The words of what Turmoil's cards and global events count, require and do."""

from __future__ import annotations

from engine.card import Card
from engine.effect import Count
from engine.effects.parameters import Raise
from engine.effects.tiles import Place
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
from engine.expansions.turmoil.events import Calls
from engine.expansions.turmoil.policies import FavourLowest, OnOwnTile, PolicyAction
from engine.expansions.turmoil.requirements import ENOUGH, IsChairman, Leads, Ruling
from engine.expansions.turmoil.senate import Influence
from engine.named import RESOURCES as NAMED
from words.amounts import PER, amount_per, per, per_capped
from words.brief import brief
from words.catalogue import N_, _, fixed_texts, listed, plural, signed
from words.effects import clause
from words.expansions.turmoil.parties import party_name
from words.names import (
    counted,
    parameter_name,
    production_name,
    resource_name,
    tag_name,
)
from words.ongoing import modifier_clause, when
from words.requirements import needed, requirement_lack, requirement_short, requirement_text

# What is counted.


def _of_tags(count: Count, card: Card | None) -> str:
    tag = listed([tag_name(kind) for kind in (count.which, *count.also)])
    return plural("for each {tag} tag you have", "for every {n} {tag} tags you have", count.every, tag=tag)


def _made(count: Count, card: Card | None) -> str:
    return _("for each step of your {production}", production=production_name(count.of.removeprefix("made-")))


PER.update(
    {
        "influence": lambda count, card: _("for each influence you have"),
        "printed-tag": _of_tags,
        "tag-kinds": lambda count, card: _("for each kind of tag you have"),
        "own-events": lambda count, card: _("for each event you have played"),
        "own-by-ocean": lambda count, card: _("for each tile of yours next to an ocean"),
        "own-active": lambda count, card: _("for each blue card you have in play"),
        "own-parties": lambda count, card: _("for each party in which you have a delegate"),
        "sets-above-10": lambda count, card: _("for each full 5 steps of your TR above 10"),
        "sets-above-15": lambda count, card: _("for each full 5 steps of your TR above 15"),
        **{f"made-{what}": _made for what in NAMED},
    }
)


# Requirements.


@requirement_text.register
def _ruling(requirement: Ruling) -> str:
    return plural(
        "the rule of {party} (or {n} delegate of yours there)",
        "the rule of {party} (or {n} delegates of yours there)",
        ENOUGH,
        party=party_name(requirement.party),
    )


@requirement_text.register
def _chairman(requirement: IsChairman) -> str:
    return _("a neutral chairman") if requirement.neutral else _("you as chairman")


@requirement_text.register
def _leads(requirement: Leads) -> str:
    return plural("your lead in {n} party", "your lead in {n} parties", requirement.n)


@requirement_lack.register
def _lack_leads(requirement: Leads, lack: int = 0, now: int | None = None) -> str:
    if not lack or lack == requirement.n:
        return needed(requirement)
    return plural("needs your lead in {n} more party", "needs your lead in {n} more parties", lack)


@requirement_lack.register
def _lack_ruling(requirement: Ruling, lack: int = 0, now: int | None = None) -> str:
    party = party_name(requirement.party)
    return plural(
        "needs the rule of {party}, or {n} more delegate there",
        "needs the rule of {party}, or {n} delegates there",
        lack or ENOUGH,
        party=party,
    )


@requirement_short.register
def _ruling_in_short(requirement: Ruling, lack: int = 0, now: int | None = None) -> str:
    party = party_name(requirement.party)
    return plural("needs {party}, or {n} delegate there", "needs {party}, or {n} delegates there", ENOUGH, party=party)


# Effects.


@clause.register
def _delegates(effect: Delegates, card: Card | None) -> str:
    if isinstance(effect.n, Count):
        each = per_capped(effect.n, card)
        return _("send a delegate to any party, {each}", each=each)
    if effect.n == 1:
        return _("send a delegate to any party")
    if effect.apart:
        return plural("send {n} delegate, each to any party", "send {n} delegates, each to any party", effect.n)
    return plural("send {n} delegate to any one party", "send {n} delegates to any one party", effect.n)


fixed_texts(
    clause,
    {
        Unseat: N_("send any delegate, except the leader of a party, back to the reserve of its owner"),
        Recruit: N_("replace a neutral delegate, except the leader of a party, by one of yours"),
        BecomeChairman: N_("become chairman with one of your delegates, and raise your TR 1 step"),
        FavourLowest: N_("whoever has the lowest TR raises it 1 step; in a solo game, only to a TR of 21 at most"),
        RemoveOcean: N_("the first player removes an ocean tile from Mars, unless all oceans have been placed"),
    },
)


@clause.register
def _if_not_raised(effect: IfNotRaised, card: Card | None) -> str:
    return _("if your TR has not risen this generation: {do}", do=clause(effect.then, card))


@clause.register
def _sell_production(effect: SellProduction, card: Card | None) -> str:
    return _("lower one of your productions 1 step and gain {n} of that resource", n=effect.n)


@brief.register
def _favour_in_short(effect: FavourLowest, card: Card | None = None) -> str:
    return _("+1 TR to the lowest TR")


@clause.register
def _for_all(effect: ForAll, card: Card | None) -> str:
    do = clause(effect.do, card)
    unrewarded = isinstance(effect.do, Place | Raise) and not effect.do.rewarded
    return _("{do}, for which nobody gains anything", do=do) if unrewarded else do


def _lost(what: str, n: int | Count, card: Card | None) -> str:
    if isinstance(n, Count):
        return amount_per(counted(n.times, what), n, card)
    return _("all your {resource}", resource=resource_name(what)) if n >= EVERYTHING else counted(n, what)


@clause.register
def _forfeit(effect: Forfeit, card: Card | None) -> str:
    what = listed([_lost(what, n, card) for what, n in effect.what])
    if all(isinstance(n, int) and n >= EVERYTHING for _what, n in effect.what):
        return _("lose {what}", what=what)
    return _("lose {what}, as far as you have it", what=what)


@clause.register
def _keep_at_most(effect: KeepAtMost, card: Card | None) -> str:
    what = counted(effect.n, effect.what)
    return _("keep no more than {what}, and one more for each influence", what=what)


@clause.register
def _lower_production(effect: LowerProduction, card: Card | None) -> str:
    what = listed([production_name(what) for what in effect.what])
    return _("lower your {what} 1 step each, if you can", what=what)


@clause.register
def _lose_rating(effect: LoseRating, card: Card | None) -> str:
    return plural(
        "lower your TR {n} step, one less for each influence",
        "lower your TR {n} steps, one less for each influence",
        effect.n,
    )


@clause.register
def _if_enough(effect: IfEnough, card: Card | None) -> str:
    do = clause(effect.then, card)
    if not isinstance(effect.of, Count):
        return do
    return _("{do} if you have at least {n}, counting one {each}", do=do, n=effect.n, each=per(effect.of, card))


@clause.register
def _add_to_each(effect: AddToEach, card: Card | None) -> str:
    if effect.kind:
        what = counted(effect.n, effect.kind)
        return _("add {what} to each of your cards that can hold it", what=what)
    return _("add {n} resource to each of your cards that has resources", n=effect.n)


@clause.register
def _discard_up_to(effect: DiscardUpTo, card: Card | None) -> str:
    return plural("discard {n} card, or all you have", "discard {n} cards, or all you have", effect.n)


@clause.register
def _gain_each(effect: GainEach, card: Card | None) -> str:
    if not isinstance(effect.n, Count):
        return plural("gain a resource of your choice", "gain {n} resources of your choice", effect.n)
    return _("gain a resource of your choice {each}", each=per_capped(effect.n, card))


@clause.register
def _lower(effect: Lower, card: Card | None) -> str:
    name = parameter_name(effect.parameter)
    return plural(
        "lower the {name} {n} step, unless it is complete",
        "lower the {name} {n} steps, unless it is complete",
        effect.steps,
        name=name,
    )


@clause.register
def _compare(effect: Compare, card: Card | None) -> str:
    what = _("influence, {tag} tags and city tiles together", tag=tag_name(effect.tag))
    if not effect.cities:
        what = _("influence and {tag} tags together", tag=tag_name(effect.tag))
    first, second = signed(effect.first), signed(effect.second)
    alone = listed([_("{n} TR from {least} on", n=signed(n), least=least) for least, n in effect.alone])
    return _(
        "most {what}: {first} TR, second: {second} TR; in a solo game: {alone}",
        what=what,
        first=first,
        second=second,
        alone=alone,
    )


@modifier_clause.register
def _calls(modifier: Calls, *, next_card: bool = False) -> str:
    return _(
        "a neutral delegate joins {revealed} when this is turned up, and {current} when it becomes the current event",
        revealed=party_name(modifier.revealed),
        current=party_name(modifier.current),
    )


@modifier_clause.register
def _influence(modifier: Influence, *, next_card: bool = False) -> str:
    return _("you have {n} more influence", n=modifier.n)


@modifier_clause.register
def _policy_action(modifier: PolicyAction, *, next_card: bool = False) -> str:
    do = clause(modifier.do, None)
    return _("once a generation in your turns: {do}", do=do) if modifier.once else _("in your turns: {do}", do=do)


@when.register
def _on_own_tile(trigger: OnOwnTile, card: Card | None) -> str:
    return _("when you place a tile on Mars")
