"""/admin: what people do who manage a server, where a game needs it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import Protocol

import discord
from discord import app_commands

from bot import limits, speech
from bot.commands.base import Cog, Interaction, Which, game_named
from bot.commands.gaming import Pace
from bot.commands.typed import Choices, Offer, Offers, by_name, matching
from bot.recall import Findings
from bot.routes import admin as routes
from bot.routes import correcting as correcting_routes
from bot.routes import hosting as hosting_routes
from bot.routes.visit import hosts_bot, manages_server
from bot.screen import Screen
from bot.screens import admin, hosting, moving, plain, setup_page
from bot.speech import N_, _
from bot.tables import Refused, Status, services

GAME = N_("Which game; by default the one of this thread")


class AdminServices(
    routes.ManagerServices, correcting_routes.CorrectionServices, hosting_routes.HostServices, Protocol
):
    """The services that commands of server managers and of the host use."""

    lobby: services.Lobby


class Admin(Cog[AdminServices]):
    """Commands for managers of the server. Other users get one sentence."""

    care = app_commands.Group(
        name="admin",
        description=N_("For server managers: take care of a game"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
    )

    def nothing_here(self, *, lobby: bool) -> str:
        """Return the sentence for a command that means no game: its user looks after games that others have created."""
        if lobby:
            return _("No lobby is open here. Name one with the option `game`; `/admin games` lists them all.")
        return _("No game is played here. Name one with the option `game`; `/admin games` lists them all.")

    @care.command(description=N_("The lobbies and running games on this server"))
    async def games(self, interaction: Interaction) -> None:
        visit = self.visit(interaction, "")
        await self.aside(interaction, lambda: routes.games(visit))

    @care.command(description=N_("Take a game back to an entry of its log"))
    @app_commands.describe(entry=N_("After which entry; what came later is undone"), game=GAME)
    async def step_back(self, interaction: Interaction, entry: str, game: str | None = None) -> None:
        number = int(entry) if entry.isdecimal() and len(entry) < 10 else None
        await self.reply(interaction, game, lambda v: routes.ask(v, "back", number))

    @care.command(description=N_("Correct the table of a game where the rules went wrong"))
    @app_commands.describe(game=GAME)
    async def correct(self, interaction: Interaction, game: str | None = None) -> None:
        await self.reply(interaction, game, correcting_routes.manage)

    @care.command(description=N_("Start a game whose host is absent"))
    @app_commands.describe(game=GAME)
    async def start(self, interaction: Interaction, game: str | None = None) -> None:
        await self.reply(interaction, game, lambda v: routes.ask(v, "start"), lobby=True)

    @care.command(description=N_("Close a lobby"))
    @app_commands.describe(game=GAME)
    async def close(self, interaction: Interaction, game: str | None = None) -> None:
        await self.reply(interaction, game, lambda v: routes.ask(v, "close"), lobby=True)

    @care.command(description=N_("End a game unfinished, with its standings"))
    @app_commands.describe(game=GAME)
    async def end(self, interaction: Interaction, game: str | None = None) -> None:
        await self.reply(interaction, game, lambda v: routes.ask(v, "end"))

    @care.command(description=N_("Leave a rated game out of levels and seasons"))
    @app_commands.describe(game=GAME)
    async def strike(self, interaction: Interaction, game: str | None = None) -> None:
        await self.reply(interaction, game, lambda v: routes.ask(v, "strike"), finished=True)

    @care.command(description=N_("Give an absent player's seat to a member of this server"))
    @app_commands.describe(seat=N_("Whose seat"), player=N_("Who takes it"), game=GAME)
    async def hand_over(
        self, interaction: Interaction, seat: str, player: discord.User, game: str | None = None
    ) -> None:
        number = int(seat) if seat.isdecimal() and len(seat) == 1 else -1
        await self.reply(interaction, game, lambda v: routes.ask_to_give(v, number, player))

    @care.command(description=N_("Post the messages of a game again if they were lost"))
    @app_commands.describe(game=GAME)
    async def send_again(self, interaction: Interaction, game: str | None = None) -> None:
        await self.reply(interaction, game, lambda v: routes.ask(v, "again"))

    @care.command(description=N_("Get a game as a file for a bug report"))
    @app_commands.describe(game=GAME)
    async def export(self, interaction: Interaction, game: str | None = None) -> None:
        await self.reply(interaction, game, lambda v: routes.ask(v, "export"))

    @care.command(description=N_("Move a running game to the bot of another host"))
    @app_commands.describe(key=N_("Key of the other bot; without it you get the file of a moved game again"), game=GAME)
    async def move(self, interaction: Interaction, key: str | None = None, game: str | None = None) -> None:
        if key is not None:
            await self.reply(interaction, game, lambda v: routes.ask_to_move(v, key.strip()))
            return

        async def again() -> Screen:
            if not manages_server(interaction):
                raise Refused("not-manager")
            data = await self.services.moving.file(game or "", interaction.guild_id or 0, interaction.user.id)
            if data is None:
                raise Refused("no-key")
            return moving.file(game or "", data)

        await self.aside(interaction, again)

    @care.command(name="import", description=N_("Take in a game from another bot, or show this bot's key"))
    @app_commands.describe(file=N_("The file that the other bot has made; without it you see the key of this bot"))
    async def take_in(self, interaction: Interaction, file: discord.Attachment | None = None) -> None:
        async def work() -> Screen:
            if not manages_server(interaction):
                raise Refused("not-manager")
            if file is None:
                return moving.key(await self.services.moving.key())
            if file.size > limits.FILE:
                raise Refused("move-sealed")
            hosting_routes.must_be_here(interaction)
            here = interaction.channel
            channel = here.parent_id if isinstance(here, discord.Thread) else interaction.channel_id
            if needed := hosting_routes.lacking(interaction.app_permissions, None):
                return plain.permissions(needed)
            status, receipt = await self.services.moving.arrive(
                interaction.guild_id or 0, channel or 0, interaction.user.id, await file.read(), str(interaction.id)
            )
            return moving.arrived(status, receipt)

        await self.aside(interaction, work)

    @care.command(description=N_("Confirm to this bot that another one has a moved game"))
    @app_commands.describe(receipt=N_("What the other bot showed after its import"))
    async def receipt(self, interaction: Interaction, receipt: str) -> None:
        async def work() -> Screen:
            if not manages_server(interaction):
                raise Refused("not-manager")
            return moving.acknowledged(await self.services.moving.acknowledge(receipt, interaction.guild_id or 0))

        await self.aside(interaction, work)

    @care.command(description=N_("What counts for new games in this server"))
    @app_commands.describe(
        pace=N_("When players are reminded"),
        rules=N_("Rules to start from, or rules that this server keeps"),
        channel=N_("Where lobbies are posted"),
        founders=N_("The role whose members may create games"),
        language=N_("The language of messages that everybody reads"),
        reset=N_("What is left to the bot's host again"),
    )
    async def server(
        self,
        interaction: Interaction,
        pace: Pace | None = None,
        rules: str | None = None,
        channel: discord.TextChannel | None = None,
        founders: discord.Role | None = None,
        language: str | None = None,
        reset: str | None = None,
    ) -> None:
        async def work() -> Screen:
            if not manages_server(interaction):
                raise Refused("not-manager")
            changes = hosting_routes.changes(pace, rules, channel, founders, language, reset)
            visit = self.visit(interaction, "")
            return await hosting_routes.server(visit, changes)

        await self.aside(interaction, work)

    @care.command(description=N_("For this bot's host: block a member or a server"))
    @app_commands.describe(
        member=N_("Whom; an id works too"), server=N_("Which server; an id works too"), lift=N_("Block no longer")
    )
    async def block(
        self,
        interaction: Interaction,
        member: discord.User | None = None,
        server: str | None = None,
        lift: bool = False,
    ) -> None:
        visit = self.visit(interaction, "")
        await self.aside(interaction, lambda: hosting_routes.block(visit, member, server, lift=lift))

    @care.command(description=N_("For this bot's host: tell all tables when the bot will be away"))
    @app_commands.describe(
        starts_in=N_("In how many minutes"), lasts=N_("For about how many minutes"), call_off=N_("Take it back")
    )
    async def downtime(
        self,
        interaction: Interaction,
        starts_in: app_commands.Range[int, 0, 7 * 24 * 60] | None = None,
        lasts: app_commands.Range[int, 1, 2 * 24 * 60] | None = None,
        call_off: bool = False,
    ) -> None:
        visit = self.visit(interaction, "")
        await self.aside(interaction, lambda: hosting_routes.downtime(visit, starts_in, lasts, call_off=call_off))

    @server.autocomplete("rules")
    async def _rules(self, interaction: Interaction, current: str) -> Choices:
        async def search() -> Findings[Offers]:
            kept = await self.services.lobby.kept_rules(interaction.guild_id or 0)
            with speech.speaking(str(interaction.locale)):
                named = {**setup_page.preset_names(), **{name: name for name in kept}}
            return Findings(Offers(Offer(name, key) for key, name in named.items()), None)

        return matching(await self.recalled(interaction, search), current) if manages_server(interaction) else []

    @server.autocomplete("reset")
    async def _resets(self, interaction: Interaction, current: str) -> Choices:
        return by_name(interaction, current, hosting.fields)

    @server.autocomplete("language")
    async def _languages(self, interaction: Interaction, current: str) -> Choices:
        return matching([Offer(code, code) for code in speech.languages()], current)

    @block.autocomplete("server")
    async def _servers(self, interaction: Interaction, current: str) -> Choices:
        if not hosts_bot(interaction):
            return []
        found = [Offer(speech.dots((guild.name, str(guild.id))), str(guild.id)) for guild in self.bot.guilds]
        return matching(found, current)

    @step_back.autocomplete("entry")
    async def _entries(self, interaction: Interaction, current: str) -> Choices:
        async def entries(status: Status) -> Iterable[Offer]:
            found = await self.services.moderation.restore_points(status.id)
            said = ((str(done.number), admin.told(done, status).replace("**", "").replace("\\", "")) for done in found)
            return [Offer(speech.dots((number, what)), number) for number, what in said]

        return await self._offered(interaction, current, entries)

    @hand_over.autocomplete("seat")
    async def _seats(self, interaction: Interaction, current: str) -> Choices:
        async def seats(status: Status) -> Iterable[Offer]:
            return [Offer(speech.who(status, s.seat), str(s.seat)) for s in status.people]

        return await self._offered(interaction, current, seats)

    async def _offered(
        self, interaction: Interaction, current: str, find: Callable[[Status], Awaitable[Iterable[Offer]]]
    ) -> Choices:
        """Complete an option with what `find` returns for the present game of this server."""

        async def search() -> Findings[Offers]:
            try:
                status = await self.services.games.status(await self.game(interaction, game_named(interaction)))
                if status.guild != interaction.guild_id:
                    return Findings(Offers(()), None)
                with speech.speaking(str(interaction.locale)):
                    return Findings(Offers(await find(status)), status.id)
            except (Refused, Which):
                return Findings(Offers(()), None)

        return matching(await self.recalled(interaction, search), current) if manages_server(interaction) else []

    async def complete_game(self, interaction: Interaction, current: str) -> Choices:
        """Complete a game of this server, for its managers."""

        async def search() -> Findings[Offers]:
            found = await self.services.games.named_in(interaction.guild_id or 0, interaction.channel_id or 0)
            with speech.speaking(str(interaction.locale)):
                names = [(speech.name_of_game(id, given), id) for id, given in found]
                return Findings(Offers(Offer(speech.dots(name), name[1]) for name in names), None)

        return matching(await self.recalled(interaction, search), current) if manages_server(interaction) else []
