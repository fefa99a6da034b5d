"""Commands for statistics over finished games."""

from __future__ import annotations

from discord import app_commands

from bot import speech
from bot.commands.base import Cog, Interaction
from bot.commands.typed import Choices, by_name
from bot.routes import lookup
from bot.routes import stats as routes
from bot.screen import Screen
from bot.screens import stats
from bot.speech import N_
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
        await self.aside(interaction, lambda: routes.page(self.visit(interaction, ""), "server"))

    @stats.command(description=N_("How a corporation has done on this server"))
    @app_commands.describe(name=N_("Its name"))
    async def corporation(self, interaction: Interaction, name: str) -> None:
        async def work() -> Screen:
            guild, key = self.visit(interaction, "").server, lookup.key_of(name, _corporations())
            found = await self.services.results.with_corporation(guild, key)
            return stats.of_corporation(found, _corporations()[key])

        await self.aside(interaction, work)

    @stats.command(description=N_("Games on one map on this server"))
    @app_commands.describe(name=N_("Its name"))
    async def map(self, interaction: Interaction, name: str) -> None:
        async def work() -> Screen:
            guild, key = self.visit(interaction, "").server, lookup.key_of(name, _maps())
            found = await self.services.results.of_server(guild, key)
            return stats.of_map(found, key, interaction.user.id)

        await self.aside(interaction, work)

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
