"""The parties: the bonus when one comes to rule, and the policy that holds for all players while it rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from engine import changes, tableau
from engine.bounds.rating_tax import rating_tax
from engine.box import Verb
from engine.core import AnyEffect, Cause, Effect, Game, Reason
from engine.effect import Modifier, Trigger
from engine.effects import draw, gain, production, spend
from engine.effects.spending import Spend
from engine.expansions.turmoil.amounts import per_made, per_printed_tag
from engine.expansions.turmoil.entries import PolicyUsed
from engine.expansions.turmoil.state import PARTIES, SENATE
from engine.journal import TilePlaced
from engine.modifiers import worth_more
from engine.triggers import when_greenery

if TYPE_CHECKING:
    from engine.state import Player

POLICY_PREFIX: Final = "ruling"
"""What the key of the policy of a party begins with: `ruling:reds`."""
LOW_RATING: Final = 20
"""The highest rating with which the Reds favour the only player of a solo game."""
NOT_RULING: Final = "not-ruling"
"""The reason why a policy cannot be used."""


class OnOwnTile(Trigger, frozen=True):
    """Reacts to each tile that is placed on Mars, oceans included."""

    on = (TilePlaced,)
    by_space = False

    def times(self, game: Game, me: Player, entry: TilePlaced) -> int:
        return int(entry.on_mars)


class PolicyAction(Modifier, frozen=True):
    """All players may do this in their turns while a party rules, with `once` only once in a generation each."""

    do: AnyEffect
    once: bool = False


class FavourLowest(Effect, frozen=True):
    """The players with the lowest rating gain 1 TR; the only player of a solo game, if the rating is at most 20 (bonus of the Reds)."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        lowest = min(p.tr for p in game.players)
        for p in game.players:
            if p.tr == lowest and (p.tr <= LOW_RATING or not tableau.is_solo(game)):
                changes.change_rating(game, p, 1, cause)


class PartyRule(msgspec.Struct, frozen=True):
    """A party: the effect of its ruling bonus, for each player or `once` for all, and what holds while it rules."""

    bonus: Effect
    policy: tuple[Modifier | Trigger, ...]
    once: bool = False


PARTY_RULES: Final = {
    "mars-first": PartyRule(gain(mc=per_printed_tag("building")), (OnOwnTile(gain(steel=1)),)),
    "kelvinists": PartyRule(gain(mc=per_made("heat")), (PolicyAction(spend(production(energy=1, heat=1), mc=10)),)),
    "reds": PartyRule(FavourLowest(), (rating_tax(3),), once=True),
    "greens": PartyRule(gain(mc=per_printed_tag("plant microbe animal")), (when_greenery(gain(mc=4)),)),
    "unity": PartyRule(gain(mc=per_printed_tag("venus earth jovian")), (worth_more("titanium"),)),
    "scientists": PartyRule(gain(mc=per_printed_tag("science")), (PolicyAction(spend(draw(3), mc=10), once=True),)),
}
"""The bonus and the policy of each party."""


def policy_of(party: str) -> str:
    """The key of the policy of a party.

    >>> policy_of("reds")
    'ruling:reds'
    """
    return f"{POLICY_PREFIX}:{party}"


POLICIES: Final = {policy_of(party): PARTY_RULES[party].policy for party in PARTIES}
POLICY_PHASES: Final = ("research", "action")
"""The phases in which a policy is in force: the action phase (ruling r639), and the research before it, where it changes nothing, but
where the panel shows what turns are going to cost."""


def set_ruling_party(game: Game, party: str) -> None:
    """Let the policy of a party hold for all from now on, in place of that of the party that ruled before."""
    others = [key for key in game.table.policies if key not in POLICIES]
    changes.set_policies(game, [*others, policy_of(party)])


def policy_action(game: tableau.GameOrView, me: tableau.PlayerOrSeat) -> PolicyAction | None:
    """What the policy of the ruling party allows all to do in their turns; None if it allows no action."""
    found = tableau.modifiers(game, me, PolicyAction)
    return found[0][1] if found else None


def policy_refusal(game: Game, me: Player) -> str | None:
    """The message id of the reason why a player cannot do what the policy of the ruling party allows in a turn (`UsePolicy`)."""
    allowed = policy_action(game, me)
    if allowed is None:
        return NOT_RULING
    if allowed.once and me.seat in SENATE.of(game.table).used:
        return "used"
    return allowed.do.possible(game, me, _USING[1])


class UsePolicy(Effect, frozen=True):
    """Do what the policy of the ruling party allows in a turn."""

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return policy_refusal(game, me)

    def reason(self, game: Game, me: Player, cause: Cause) -> Reason | None:
        why, allowed = self.possible(game, me, cause), policy_action(game, me)
        if why and allowed and why != "used":
            return allowed.do.reason(game, me, cause)
        return Reason(why) if why else None

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        allowed = policy_action(game, me)
        assert allowed is not None
        at = SENATE.of(game.table)
        used = [*at.used, me.seat] if allowed.once else at.used
        changes.update_state(game, at, PolicyUsed(me.seat, at.ruling, cause=cause), used=used)
        game.then(allowed.do, me.seat)


def policy_price(game: tableau.GameOrView, me: tableau.PlayerOrSeat) -> int:
    """What the action of the ruling party's policy costs, in M€."""
    allowed = policy_action(game, me)
    return dict(allowed.do.what).get("mc", 0) if allowed and isinstance(allowed.do, Spend) else 0


_USING: Final = (UsePolicy(), Cause(source="policy"))

POLICY: Final = Verb(
    "policy",
    "J",
    lambda game, me: ["policy"] if policy_action(game, me) else [],
    lambda option: _USING,
    price=lambda game, me, option: policy_price(game, me),
    within=lambda game, me, money: () if policy_refusal(game, me) else ("policy",),
    sure=True,
    form="button",
)
