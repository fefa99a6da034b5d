"""Names of the maximum length that consist of emoji: each counts as two units of UTF-16, so they are twice as long as they look."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.screens import admin, orders, plain, reminding
from bot.tables import Request
from bot.tables.person import Person
from tests.bot.looks import AT, opened, status
from tests.bot.server import all_pass, asked_player, open_server, started

NAME = "🚀" * 60
"""The maximum length of the name of a game in characters, which discord.py counts."""
PLAYERS = ("👩‍🚀" * 10, "🌍" * 32)


async def test_every_message_choice_and_name_of_a_thread_fits(tmp_path: Path) -> None:
    async with open_server(tmp_path / "mars.db", PLAYERS, pictures=False) as server:
        await started(server, name=NAME)
        name = await asked_player(server)
        assert len(await server.complete(name, "play", "game", "")) == 1
        shown = await server.slash(name, "play", server.place)
        await server.click(name, shown, "more")
        await all_pass(server, (await server.look(name)).status.id)
        assert [len(server.direct(player)) for player in PLAYERS] == [1, 1]
        assert len(await server.complete(name, "tableau", "player", "")) == 2


@pytest.mark.parametrize("name", [NAME, "*" * 100, "Mars"], ids=["emoji", "markup", "short"])
def test_a_list_of_more_games_than_fit_says_how_many_more_there_are(name: str) -> None:
    voted = Request(1, "absence", 102, AT, "open", frozenset({101}), {}, closes=AT, facts={"seats": [0], "since": ""})
    game = replace(status(opened(0)), name=name, owing={0: AT}, requests=(voted,))
    games = [replace(game, id=f"game{n:03}") for n in range(150)]
    prepared = orders.overview([], {f"over{n:03}": "*" * 100 for n in range(30)}, ())
    shown = {
        "me": reminding.overview(Person(), games, 100, str, prepared),
        "games": plain.my_games(games, 100, str),
        "reminder": reminding.reminder(games, 100, None, reminding.sentence(games, 100)),
    }
    assert admin.listed(games[: admin.AT_ONCE]).words().count("https://discord.com/channels/") == admin.AT_ONCE
    for screen in shown.values():
        words = screen.words()
        listed = words.count("https://discord.com/channels/")
        assert listed
        assert f"-# {150 - listed} more" in words.replace("\u00a0", " ")
