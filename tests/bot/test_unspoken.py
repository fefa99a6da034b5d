"""An expansion that has no words yet stops no screen."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot import limits, speech
from bot.routes.visit import main
from bot.screens import public, result
from engine import Options, new_game, view
from tests.bot.looks import AT, NoPictures, context, look
from tests.engine.games import walk
from tests.expansions.unspoken import UNSPOKEN

pytestmark = pytest.mark.unspoken


async def test_every_screen_of_a_game_with_it_can_be_shown() -> None:
    options = Options(players=3, corporate_era=True, draft=True, more=(UNSPOKEN.name,))
    game, told = new_game(options, "unspoken"), 0
    for n, (seat, _decision, _picks) in enumerate(walk(game, Random(1))):
        speech.lines(game.news, look(game, seat).status, seat)
        if n % 3 == 0:
            assert limits.breaches((await main(context(look(game, seat), NoPictures()))).view()) == []
            told += 1
    status = replace(look(game, 0).status, name="Mars")
    assert limits.breaches(result.result(status, view(game, None), None, AT).view()) == []
    assert public.ratings(view(game, None))
    assert speech.board_text(view(game, None), status)
    assert told > 50
