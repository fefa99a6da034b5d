"""Names of the maximum length that consist of emoji: each counts as two units of UTF-16, so they are twice as long as they look."""

from __future__ import annotations

from pathlib import Path

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
