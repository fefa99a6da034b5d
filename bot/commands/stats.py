"""Commands for statistics over finished games."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from discord import app_commands

from bot import speech
from bot.commands.base import Choices, Cog, Interaction, by_name
from bot.routes import lookup
from bot.routes import stats as routes
from bot.screen import Screen
from bot.screens import plain, stats
from bot.speech import N_, _
from engine.options import shipped_maps


class Stats(Cog[routes.ResultServices]):
    """Commands for statistics, which change nothing but who may see the user's level."""

    looks = True
    stats = app_commands.Group(
        name="stats", description=N_("Statistics: yours, of this server, of a corporation, of a map")
    )

    @stats.command(description=N_("Your games, your level on this server, your achievements"))
    async def me(self, interaction: Interaction) -> None:
        await self.aside(interaction, lambda: routes.page(self.visit(interaction, ""), ""))

    @stats.command(description=N_("Games, records and levels of this server"))
    async def server(self, interaction: Interaction) -> None:
        await self._of_server(interaction, lambda: routes.page(self.visit(interaction, ""), "server"))

    @stats.command(description=N_("How a corporation has done on this server"))
    @app_commands.describe(name=N_("Its name"))
    async def corporation(self, interaction: Interaction, name: str) -> None:
        async def work() -> Screen:
            key = lookup.key_of(name, _corporations())
            found = await self.services.results.with_corporation(interaction.guild_id or 0, key)
            return stats.of_corporation(found, _corporations()[key])

        await self._of_server(interaction, work)

    @stats.command(description=N_("Games on one map on this server"))
    @app_commands.describe(name=N_("Its name"))
    async def map(self, interaction: Interaction, name: str) -> None:
        async def work() -> Screen:
            key = lookup.key_of(name, _maps())
            found = await self.services.results.of_server(interaction.guild_id or 0, key)
            return stats.of_map(found, key, interaction.user.id)

        await self._of_server(interaction, work)

    async def _of_server(self, interaction: Interaction, work: Callable[[], Awaitable[Screen]]) -> None:
        async def answer() -> Screen:
            if interaction.guild_id is None:
                return plain.notice(_("Use this in a server: it is about the games there."))
            return await work()

        await self.aside(interaction, answer)

    @corporation.autocomplete("name")
    async def _complete_corporation(self, interaction: Interaction, current: str) -> Choices:
        return by_name(interaction, current, _corporations)

    @map.autocomplete("name")
    async def _complete_map(self, interaction: Interaction, current: str) -> Choices:
        return by_name(interaction, current, _maps)


def _corporations() -> dict[str, str]:
    """The names of all corporations, by key."""
    return {card.key: card.name for card in speech.all_cards() if card.kind == "corporation"}


def _maps() -> dict[str, str]:
    """The names of all maps, by key."""
    return {key: speech.map_name(key) for key in shipped_maps()}
