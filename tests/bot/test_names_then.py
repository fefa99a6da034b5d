"""The history tells of everybody under the name of who held the seat then."""

from __future__ import annotations

import pytest

from bot.screens import past
from bot.screens.story import told
from bot.tables import succession
from tests.bot.backend import ANN, BEN, CAT, STRANGER
from tests.bot.looks import NoPictures, context

pytestmark = pytest.mark.databases


async def takes(backend, game, seat, user, name):
    """Somebody else takes a seat."""
    services = backend.services
    await services.runner.write(game, lambda g: succession.change_hands(g, seat, user, name))


async def log(backend, game, user=None):
    status = await backend.services.games.status(game)
    return "\n".join(told(reversed(await backend.services.history.story(game, user)), status)).replace("\u00a0", " ")


async def test_what_the_former_player_did_is_not_told_under_the_name_of_the_successor(backend, game):
    await backend.act(game, ANN, "project:power-plant")
    await takes(backend, game, 0, STRANGER, "Dora")
    await backend.act(game, STRANGER, "project:asteroid")
    said = await log(backend, game)
    assert "**● Ann** took 1 action\n- Standard project **Power plant**" in said
    assert "**Dora** takes the seat of Ann" in said
    assert "**● Dora** took 1 action\n- Standard project **Asteroid**" in said


async def test_each_of_several_holders_of_a_seat_keeps_what_they_did(backend, game):
    await backend.act(game, ANN, "project:power-plant")
    await takes(backend, game, 0, STRANGER, "Dora")
    await backend.act(game, STRANGER, "end")
    await takes(backend, game, 0, STRANGER + 1, "Eve")
    await backend.act(game, BEN, "pass")
    await backend.act(game, CAT, "pass")
    await backend.act(game, STRANGER + 1, "pass")
    said = await log(backend, game)
    assert "**● Ann** took 1 action" in said
    assert "● Eve passed" in said
    assert "**● Dora** took" not in said


async def test_what_somebody_lost_is_told_under_their_name_then(backend, game):
    await backend.act(game, ANN, "project:power-plant")
    await backend.act(game, ANN, "end")
    await takes(backend, game, 0, STRANGER, "Dora")
    look = await backend.services.play.look(game, BEN)
    shown = past.log(context(look, NoPictures()), (await backend.services.history.story(game, BEN)), past.LogFilter())
    words = str([c.to_component_dict() for c in shown.view().children]).replace("\\xa0", " ")
    assert "Ann** took 1 action" in words
    assert "Dora** took" not in words
