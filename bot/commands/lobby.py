"""Commands for open games: the lobbies of a server, and wishes to play."""

from __future__ import annotations

from datetime import timedelta

import discord
from discord import app_commands

from bot import speech
from bot.commands.base import Cog, Interaction
from bot.commands.gaming import Pace
from bot.commands.typed import Choices, by_name
from bot.routes import lookup
from bot.routes import wishes as routes
from bot.routes.visit import manages_server
from bot.screen import Screen
from bot.screens import plain, setup_page
from bot.screens import wishes as screens
from bot.speech import N_, _
from bot.tables import Refused
from bot.tables.wishes import Wish


class Lobbies(Cog[routes.WishServices]):
    """Commands about games that have not begun."""

    lobby = app_commands.Group(
        name="lobby",
        description=N_("Games to join, and saying that you would like to play"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
    )

    @lobby.command(description=N_("The lobbies of this server with a free seat, and who would like to play"))
    async def open(self, interaction: Interaction) -> None:
        await self.aside(interaction, lambda: routes.page(self.visit(interaction, ""), ""))

    @lobby.command(description=N_("Say that you would like to play; you are asked when enough people fit"))
    @app_commands.describe(
        days=N_("For how many days you would like that"),
        least=N_("The fewest players, you included; 2 by default"),
        most=N_("The most players, you included; 5 by default"),
        pace=N_("When players are reminded; by default any"),
        rules=N_("Which rules; by default any"),
    )
    async def wish(
        self,
        interaction: Interaction,
        days: app_commands.Range[int, 1, 14] = 7,
        least: app_commands.Range[int, 2, 5] = 2,
        most: app_commands.Range[int, 2, 5] = 5,
        pace: Pace | None = None,
        rules: str | None = None,
    ) -> None:
        async def work() -> Screen:
            visit = self.visit(interaction, "")
            until = visit.now + timedelta(days=days)
            preset = lookup.key_of(rules, setup_page.preset_names()) if rules is not None else None
            wish = Wish(visit.user, visit.name, min(least, most), max(least, most), pace, preset, until)
            await self.services.wishes.wish(interaction.guild_id or 0, wish)
            return await routes.page(visit, "")

        await self.aside(interaction, work)

    @lobby.command(description=N_("Take back that you would like to play here"))
    async def withdraw(self, interaction: Interaction) -> None:
        async def work() -> Screen:
            await self.services.wishes.withdraw(interaction.guild_id or 0, interaction.user.id)
            return await routes.page(self.visit(interaction, ""), "")

        await self.aside(interaction, work)

    @lobby.command(description=N_("For server managers: mention a role once whenever a lobby opens"))
    @app_commands.describe(role=N_("Which role; leave empty to mention none"))
    async def role(self, interaction: Interaction, role: discord.Role | None = None) -> None:
        async def work() -> Screen:
            if not manages_server(interaction):
                raise Refused("not-manager")
            if role is not None and role.is_default():
                return plain.notice(_("Choose a role that members give themselves, not everyone."))
            await self.services.wishes.call_role(interaction.guild_id or 0, role.id if role is not None else None)
            may = role is None or role.mentionable or interaction.app_permissions.mention_everyone
            return screens.calls(role.id if role is not None else None, may=may)

        await self.aside(interaction, work)

    @lobby.command(description=N_("Never be brought together with somebody; nobody learns of it"))
    @app_commands.describe(member=N_("Whom"), again=N_("Allow it again"))
    async def block(self, interaction: Interaction, member: discord.User, again: bool = False) -> None:
        async def work() -> Screen:
            await self.services.wishes.block(interaction.user.id, member.id, blocked=not again)
            name = speech.verbatim(member.display_name)
            if again:
                return plain.notice(_("You can be brought together with {name} again.", name=name))
            return plain.notice(_("You won't be brought together with {name}. Nobody learns of it.", name=name))

        await self.aside(interaction, work)

    @wish.autocomplete("rules")
    async def _rules(self, interaction: Interaction, current: str) -> Choices:
        return by_name(interaction, current, setup_page.preset_names)
