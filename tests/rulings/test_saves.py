"""Games that were saved in the middle of what the rulings changed, before they did, load and go on."""

from __future__ import annotations

import zlib
from pathlib import Path
from random import Random
from typing import Final

import pytest

from engine import Game, load, save
from engine.actions.turn import first_actions
from engine.scoring import all_points
from tests.engine import properties as hold
from tests.engine.accounts import Books
from tests.engine.games import walk
from tests.facts.score import difference

SAVES: Final = {
    path.name.partition(".")[0]: path for path in (Path(__file__).parents[1] / "saves" / "before_rulings").glob("*.z")
}
"""By what is asked in them: games saved by the last version in which the rulings of the sheet were not obeyed."""


def loaded(name: str) -> Game:
    return load(zlib.decompress(SAVES[name].read_bytes()))


@pytest.mark.parametrize("name", SAVES)
def test_a_game_saved_before_the_rulings_goes_on_and_ends_with_the_right_score(name: str) -> None:
    game = loaded(name)
    assert save(load(save(game))) == save(game)
    hold.cards_lie_in_one_zone(game)
    hold.somebody_is_asked(game)
    books = Books(game)
    for i, _ in enumerate(walk(game, Random(name))):
        if i:
            books.enter(game)
    books.enter(game)
    assert game.table.phase == "over"
    assert not difference(game, all_points(game))


def test_two_first_actions_of_a_saved_turn_are_one_action_now() -> None:
    game = loaded("two-first-actions")
    me = game.players[0]
    assert len(first_actions(game, me)) == 2
    decision = game.decision(0)
    assert decision is not None
    assert decision.options[-1] == "pass"
    game.answer(0, decision.options[:1])
    game.answer(0, ["space:A1"])
    assert not me.first_action
    decision = game.decision(0)
    assert decision is not None
    assert decision.options[-1] == "end"
