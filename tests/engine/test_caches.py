"""Values derived from cards and policies stay right in the cache when the policies change."""

from __future__ import annotations

from bench.simulate import everything, play
from engine import changes
from engine.tableau import BY_CARDS_ALONE
from tests.engine.properties import caches_are_up_to_date


def test_what_follows_from_cards_alone_is_kept_when_policies_change_and_the_rest_is_derived_anew() -> None:
    game = play(everything(players=2, corporate_era=True), "caches", until=60)[0]
    caches_are_up_to_date(game)
    assert all(p.derived.keys() > BY_CARDS_ALONE for p in game.players)
    changes.set_policies(game, [])
    for key in game.box.policies:
        changes.set_policies(game, [key])
        assert all(p.derived.keys() >= BY_CARDS_ALONE and "terms" not in p.derived for p in game.players)
        caches_are_up_to_date(game)
