"""Commands for seasons: everybody sees the table; managers of the server open and end seasons."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import timedelta

from discord import app_commands

from bot.commands.base import Cog, Interaction
from bot.commands.typed import Choices, Offer, Offers, by_name, matching
from bot.recall import Findings
from bot.routes import lookup
from bot.routes import season as routes
from bot.routes.visit import manages_server
from bot.screen import Screen
from bot.screens import setup_page
from bot.speech import N_
from bot.tables import Refused
from bot.tables.seasons import BEST


class Seasons(Cog[routes.SeasonServices]):
    """Commands about the seasons of a server."""

    season = app_commands.Group(
        name="season",
        description=N_("A server's season: which rated games count together, and who leads"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
    )

    @season.command(description=N_("The standings of this server's season"))
    @app_commands.describe(season=N_("An earlier season; by default the newest"))
    async def table(self, interaction: Interaction, season: str | None = None) -> None:
        async def work() -> Screen:
            if season is None:
                return await self._table(interaction)
            names = {str(id): name for id, name in await self._names(interaction)}
            return await self._table(interaction, lookup.key_of(season, names))

        await self.aside(interaction, work)

    @season.command(description=N_("For server managers: open a season; rated games that begin in it count"))
    @app_commands.describe(
        name=N_("What the season is called"),
        days=N_("How many days it lasts"),
        best=N_("How many of each player's best games count; 8 by default"),
        rules=N_("Only games with these rules count; all by default"),
    )
    async def open(
        self,
        interaction: Interaction,
        name: app_commands.Range[str, 1, 60],
        days: app_commands.Range[int, 7, 366],
        best: app_commands.Range[int, 1, 100] = BEST,
        rules: str | None = None,
    ) -> None:
        async def work() -> Screen:
            _check(interaction)
            key = lookup.key_of(rules, setup_page.preset_names()) if rules is not None else None
            await self.services.seasons.open(interaction.guild_id or 0, name, timedelta(days=days), best, key)
            return await self._table(interaction)

        await self.aside(interaction, work)

    @season.command(description=N_("For server managers: end the season; games under way still count for a month"))
    async def end(self, interaction: Interaction) -> None:
        async def work() -> Screen:
            _check(interaction)
            await self.services.seasons.end(interaction.guild_id or 0)
            return await self._table(interaction)

        await self.aside(interaction, work)

    async def _table(self, interaction: Interaction, id: str = "") -> Screen:
        return await routes.table(self.visit(interaction, ""), id)

    async def _names(self, interaction: Interaction) -> Iterable[tuple[int, str]]:
        return (await self.services.seasons.names(interaction.guild_id or 0)).items()

    @table.autocomplete("season")
    async def _seasons(self, interaction: Interaction, current: str) -> Choices:
        async def search() -> Findings[Offers]:
            return Findings(Offers(Offer(name, str(id)) for id, name in await self._names(interaction)), None)

        return matching(await self.recalled(interaction, search), current)

    @open.autocomplete("rules")
    async def _rules(self, interaction: Interaction, current: str) -> Choices:
        return by_name(interaction, current, setup_page.preset_names)


def _check(interaction: Interaction) -> None:
    """Raise `Refused` for a user who does not manage the server."""
    if not manages_server(interaction):
        raise Refused("not-manager")
