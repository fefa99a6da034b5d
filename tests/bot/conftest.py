"""What the tests of the tables share: a house of three with a game begun."""

import pytest

from bot.tables import lobby
from tests.bot.club import ANN, club


@pytest.fixture
async def house(tmp_path, monkeypatch):
    monkeypatch.setattr(lobby.secrets, "token_hex", lambda n: "seed one")
    async with club(tmp_path / "mars.db") as found:
        yield found


@pytest.fixture
async def game(house, monkeypatch):
    """Ann, Ben and Cat with Beginner Corporations; Ann begins."""
    monkeypatch.setattr(lobby.games, "last_winner", _ann)
    return (await house.game()).id


async def _ann(*_):
    return [ANN]
