"""While terraform rating is taxed, an effect needs no declaration: what declares no bound is tried, which is right and takes longer."""

from __future__ import annotations

import pytest

from engine import changes
from engine.bounds import NO_CHANGE, Bound, bound_of
from engine.bounds.payable import Shortfalls
from engine.core import Effect
from engine.effects.cards import Draw
from tests.engine.table import Table
from tests.expansions.made_up.reds import REDS
from tests.expansions.made_up.undeclared import UNDECLARED, Applaud, DeclaredApplause, DrawApplause

WAYS = {
    "an effect of a card": ("Applause", "play:applause"),
    "a choice of a card": ("Polite Applause", "play:polite-applause"),
    "a subclass of an effect that declares that it changes nothing": ("Encore", "play:encore"),
    "an action of a card": ("Claque", "action:claque"),
    "a reaction to a card": ("Full House", "play:small-talk"),
    "an action of the turn": ("", "applaud"),
}


def taxed(card: str, mc: int) -> Table:
    """A table at which a step of rating costs 3 M€, and a player who has a card, in play if it is active."""
    table = Table(2, more=[REDS.name, UNDECLARED.name]).stock(0, mc=mc).give(0, "Small Talk")
    changes.set_policies(table.game, ["reds"])
    if card:
        (table.lay if card in ("Claque", "Full House") else table.give)(0, card)
    return table


@pytest.mark.parametrize(("card", "option"), WAYS.values(), ids=WAYS)
def test_what_an_undeclared_effect_costs_is_found_by_trying(card: str, option: str) -> None:
    assert option not in taxed(card, 5).offers(0)
    table = taxed(card, 6)
    assert option in table.offers(0)
    table.act(0, option)
    if table.key == "either":
        table.pick(table.options()[0])
    assert (table[0].tr, table[0].stock["mc"]) == (22, 0)


def test_what_is_missing_for_an_undeclared_effect_is_said() -> None:
    table = taxed("Applause", 4).turn(0)
    assert table.asked.unpaid["play:applause"] == 2


@pytest.mark.parametrize("mc", [5, 6])
def test_an_effect_that_declares_what_it_costs_needs_no_trial_where_that_can_be_paid(
    mc: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = taxed("Ordered Applause", mc)
    tried: list[str] = []
    try_it = Shortfalls.tried

    def noted(shortfalls: Shortfalls, picks: tuple[str, ...]) -> int:
        tried.extend(picks)
        return try_it(shortfalls, picks)

    monkeypatch.setattr(Shortfalls, "tried", noted)
    offered = "play:ordered-applause" in table.offers(0)
    assert (offered, "play:ordered-applause" in tried) == (mc == 6, mc < 6)


def test_a_bound_is_of_the_very_class_and_no_subclass_inherits_it() -> None:
    table = Table(2)

    def bound(effect: Effect) -> Bound | None:
        return bound_of(effect, table.game, table[0])

    assert bound(Draw(1)) == NO_CHANGE
    assert bound(DrawApplause(1)) is None
    assert bound(Applaud()) is None
    assert bound(DeclaredApplause()) == Bound(steps=2)
