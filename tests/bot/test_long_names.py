"""Names of emoji alone, as long as Discord lets them be: two units of UTF-16 each, so twice as long as they look."""

from __future__ import annotations

from pathlib import Path

from tests.bot.server import first, server, started

NAME = "🚀" * 60
"""Of a game, in the letters in which discord.py counts."""
PLAYERS = ("👩‍🚀" * 10, "🌍" * 32)


async def test_every_message_choice_and_name_of_a_thread_fits(tmp_path: Path) -> None:
    async with server(tmp_path / "mars.db", PLAYERS, pictures=False) as at:
        await started(at, name=NAME)
        name = await first(at)
        assert len(await at.complete(name, "play", "game", "")) == 1
        shown = await at.slash(name, "play", at.place)
        await at.click(name, shown, "more")
        for player in (name, *(p for p in PLAYERS if p != name)):
            await at.slash(player, "pass", at.place, anyway=True)
            await at.wait(61)
        assert [len(at.direct(player)) for player in PLAYERS] == [1, 1]
        assert len(await at.complete(name, "tableau", "player", "")) == 2
