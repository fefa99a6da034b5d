"""The games of `make load` are at distinct positions of every kind, and can be played on."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from discord.utils import utcnow

from bot.store import Store
from bot.tables import Runner, Services
from engine import load
from tests.sockets import crowd, positions
from tests.sockets.loopback import Discord


def test_a_game_gives_positions_from_early_to_late() -> None:
    kind = next(n for n, rules in enumerate(positions.KINDS) if rules.seats == 3)
    games = [load(position.save) for position in positions.played(kind, "one")]
    assert len(games) == positions.PARTS
    assert all(len(game.players) == 3 and not game.over for game in games)
    assert all(before.answered < after.answered for before, after in pairwise(games))
    assert games[0].table.generation < games[-1].table.generation


@pytest.mark.asyncio
async def test_every_game_of_a_crowd_is_at_a_position_of_its_own_and_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    played = [position for kind in (0, len(positions.KINDS) - 1) for position in positions.played(kind, "two")]
    monkeypatch.setattr(crowd, "kept", lambda: played)
    async with Store("sqlite+aiosqlite:///:memory:") as store:
        copies = await crowd.crowd(Discord(), store, len(played))
        services = Services(Runner(store, now=utcnow))
        for copy, position in zip(copies, played, strict=True):
            before, game = await services.games.status(copy.game), load(position.save)
            assert [before.at(seat).user for seat in before.owing] == list(copy.owing)
            assert before.generation == game.table.generation
            await crowd.answer(services, copy.game, copy.owing[0], Random(1), copy.game)
            assert (await services.games.status(copy.game)).version == before.version + 1
        await services.runner.close()
