"""Values derived from cards and policies stay right in the cache when the policies change."""

from __future__ import annotations

from bench.simulate import everything, play
from engine import changes
from engine.card import KEYS
from engine.core import Cause
from engine.tableau import BY_CARDS_ALONE
from tests.engine.properties import caches_are_up_to_date
from tests.engine.table import Table


def test_what_follows_from_cards_alone_is_kept_when_policies_change_and_the_rest_is_derived_anew() -> None:
    game = play(everything(players=2, corporate_era=True), "caches", until=60)[0]
    caches_are_up_to_date(game)
    assert all(p.derived.keys() > BY_CARDS_ALONE for p in game.players)
    changes.set_policies(game, [])
    kept: set[tuple[bool, bool]] = set()
    for key in game.box.policies:
        caches_are_up_to_date(game)
        changes.set_policies(game, [key])
        assert all(p.derived.keys() >= BY_CARDS_ALONE for p in game.players)
        kept |= {("terms" in p.derived, "triggers_by_entry" in p.derived) for p in game.players}
        caches_are_up_to_date(game)
        changes.set_policies(game, [])
    assert kept == {(False, True), (True, False)}, "one with modifiers leaves what reacts, and the other way round"


def test_a_card_without_modifiers_and_triggers_leaves_what_follows_from_them_and_others_do_not() -> None:
    table = Table(2, corporate_era=True).give(0, "Mine", "Earth Office", "Arctic Algae").stock(0, mc=50)
    me = table.game.players[0]
    for card, modifiers, triggers in (
        ("mine", True, True),
        ("earth-office", False, True),
        ("arctic-algae", True, False),
    ):
        caches_are_up_to_date(table.game)
        terms, heard = me.derived["terms"], me.derived["triggers_by_entry"]
        changes.enter_play(table.game, me, KEYS[card], Cause())
        assert (me.derived.get("terms") is terms, me.derived.get("triggers_by_entry") is heard) == (modifiers, triggers)
        assert "tags" not in me.derived
        caches_are_up_to_date(table.game)
