"""/game with its subcommands to found, join, set up, start and end a game; /setup."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, Protocol

import discord
from discord import app_commands

from bot import limits, speech
from bot.commands.base import Cog, Interaction
from bot.commands.typed import Choices, Offer, matching
from bot.components import Option
from bot.routes import consent as consent_routes
from bot.routes import hosting as hosting_routes
from bot.routes import lobby as lobby_routes
from bot.routes import seats as seat_routes
from bot.routes.visit import Visit, VisitWith
from bot.screen import Screen
from bot.screens import absence, lobby, lobby_options, plain, setup_page
from bot.speech import N_, _
from bot.tables import Refused, Rules, services
from bot.tables.lobby_rules import chosen

Pace = Literal["relaxed", "daily", "fast", "live"]
Begin = Literal["first game", "standard", "everything official", "long evening"]
PRESETS: Final[dict[Begin, str]] = {
    "first game": "first",
    "standard": "base",
    "everything official": "official",
    "long evening": "long",
}


def _offers(options: Sequence[Option]) -> list[Offer]:
    """Return the options of a menu as lines of an autocomplete."""
    return [Offer(speech.dots((one.label, one.hint)), one.value, one.label) for one in options]


def _named(offered: Sequence[Offer], said: str) -> str:
    """Return the key that a typed name or key stands for. Raises `Refused` for another."""
    typed = said.strip().casefold()
    for one in offered:
        if typed in (one.value, one.name.casefold(), one.shown.casefold()):
            return one.value
    raise Refused("no-such-name", typed=said.strip())


def _with_boxes(rules: Rules, map: str | None, expansions: str | None) -> Rules:
    """Return rules with a founder's choice of map and expansions. Raises `Refused` for a name that does not exist."""
    if map:
        rules = rules.model_copy(update={"map": _named(_offers(setup_page.maps(rules)), map)})
    if expansions:
        offered = _offers(setup_page.expansions(rules))
        wanted = {_named(offered, part) for part in expansions.split(",") if part.strip()}
        rules = rules.model_copy(update=chosen(rules, wanted | set(rules.expansions)))
    return rules


class GamingServices(lobby_routes.LobbyServices, seat_routes.SeatServices, Protocol):
    """The services that commands for joining and leaving games use."""

    servers: services.Servers


class Gaming(Cog[GamingServices]):
    """Commands for founding, joining, setting up and ending games."""

    games = app_commands.Group(name="game", description=N_("Create, join, start and end games"))

    @games.command(description=N_("Create a game in this channel; in direct messages, one that you play alone"))
    @app_commands.describe(
        name=N_("What the game is called"),
        players=N_("How many seats there are, 5 by default; 1 is the solo game"),
        robots=N_("How many seats robots take; seats are added if there are too few for them and you"),
        pace=N_("When players are reminded"),
        rules=N_("Rules to start from"),
        map=N_("The map, or one drawn at the start"),
        expansions=N_("Which expansions to play with, separated by commas"),
    )
    async def new(
        self,
        interaction: Interaction,
        name: app_commands.Range[str, 1, 60] = "",
        players: app_commands.Range[int, 1, 5] | None = None,
        robots: app_commands.Range[int, 0, 4] | None = None,
        pace: Pace | None = None,
        rules: Begin | None = None,
        map: str | None = None,
        expansions: str | None = None,
    ) -> None:
        robots = int(rules == "first game" and players != 1) if robots is None else robots
        direct, own = interaction.guild_id is None, 1 + robots
        seats = max(players or (own if direct else 5), own)

        async def work() -> Screen:
            defaults = await hosting_routes.may_found(self.visit(interaction, ""))
            speed = pace or defaults.pace
            wanted = Rules(seats=seats, reminder_hours=lobby_options.PACES[speed] if speed else None)
            usual = PRESETS[rules] if rules else defaults.rules
            changes = await self.services.servers.rules(interaction.guild_id or 0, usual)
            rules_of_lobby = _with_boxes(wanted.model_copy(update=changes), map, expansions)
            if direct and seats > own:
                return plain.notice(
                    _("Nobody else can join here. To play with others, use `/game new` in a server channel.")
                )
            channel, needed = hosting_routes.place_of_lobby(interaction, defaults.channel)
            if needed:
                return plain.permissions(needed)
            status = await self.services.lobby.create(
                interaction.guild_id or 0,
                channel,
                interaction.user.id,
                interaction.user.display_name,
                name,
                rules_of_lobby,
                str(interaction.id),
                lobby.robot_names()[:robots],
            )
            return lobby.opened(status)

        await self.aside(interaction, work)

    @games.command(description=N_("Take a seat"))
    @app_commands.describe(game=N_("Which game"))
    async def join(self, interaction: Interaction, game: str | None = None) -> None:
        await self.reply(interaction, game, lambda v: lobby_routes.join(v, ""), lobby=True)

    @games.command(description=N_("Give up your seat before the start"))
    @app_commands.describe(game=N_("Which game"))
    async def leave(self, interaction: Interaction, game: str | None = None) -> None:
        await self.reply(interaction, game, lambda v: lobby_routes.leave(v, ""), lobby=True)

    @games.command(description=N_("Change rules and pace, as the host"))
    @app_commands.describe(game=N_("Which game"))
    async def options(self, interaction: Interaction, game: str | None = None) -> None:
        await self.reply(interaction, game, lambda v: lobby_routes.options(v, ""), lobby=True)

    @games.command(description=N_("Start with those who have a seat, as the host"))
    @app_commands.describe(game=N_("Which game"))
    async def start(self, interaction: Interaction, game: str | None = None) -> None:
        await self.reply(interaction, game, lambda v: lobby_routes.start(v, ""), lobby=True)

    @games.command(description=N_("Whom the game is waiting for, and since when"))
    @app_commands.describe(game=N_("Which game"))
    async def status(self, interaction: Interaction, game: str | None = None) -> None:
        async def work(visit: Visit) -> Screen:
            look = await visit.look()
            if look.status.state == "lobby":
                return lobby.lobby(look.status)
            return plain.status_screen(look.status, absence.no_vote_yet(look))

        await self.reply(interaction, game, work)

    @games.command(description=N_("End a game, if more than half agree"))
    @app_commands.describe(game=N_("Which game"))
    async def end(self, interaction: Interaction, game: str | None = None) -> None:
        async def work(visit: VisitWith[lobby_routes.LobbyServices]) -> Screen:
            status = await visit.status()
            if status.state == "lobby":
                return await lobby_routes.cancel(visit, "")
            return await consent_routes.end(visit, "")

        await self.reply(interaction, game, work)

    @games.command(description=N_("Ask the table for another pace, from the next generation on"))
    @app_commands.describe(pace=N_("When players are reminded"), game=N_("Which game"))
    async def pace(self, interaction: Interaction, pace: Pace, game: str | None = None) -> None:
        await self.reply(interaction, game, lambda v: consent_routes.pace(v, lobby_options.PACES[pace]))

    @games.command(description=N_("Leave your seat for good; a robot plays on"))
    @app_commands.describe(game=N_("Which game"))
    async def resign(self, interaction: Interaction, game: str | None = None) -> None:
        await self.reply(interaction, game, lambda v: seat_routes.resign(v, ""))

    @games.command(description=N_("Ask for a free seat; the players decide"))
    @app_commands.describe(seat=N_("The number of the seat"), game=N_("Which game"))
    async def replace(
        self, interaction: Interaction, seat: app_commands.Range[int, 1, 5], game: str | None = None
    ) -> None:
        await self.reply(interaction, game, lambda v: seat_routes.take(v, str(seat - 1)))

    @games.command(description=N_("Offer your seat to a member of this server"))
    @app_commands.describe(player=N_("Who takes it"), game=N_("Which game"))
    async def handover(self, interaction: Interaction, player: discord.User, game: str | None = None) -> None:
        await self.reply(interaction, game, lambda v: seat_routes.hand_over(v, player))

    @app_commands.command(description=N_("Check which permissions the bot has here"))
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def setup(self, interaction: Interaction) -> None:
        async def work() -> Screen:
            hosting_routes.must_be_here(interaction)
            return plain.permissions(limits.lacking(interaction.app_permissions, interaction.channel))

        await self.aside(interaction, work)

    @new.autocomplete("map")
    async def _maps(self, interaction: Interaction, current: str) -> Choices:
        with speech.speaking(str(interaction.locale)):
            return matching(_offers(setup_page.maps(Rules())), current)

    @new.autocomplete("expansions")
    async def _expansions(self, interaction: Interaction, current: str) -> Choices:
        """Complete the last name of the list; the names before it are kept."""
        *before, typed = [part.strip() for part in current.split(",")]
        with speech.speaking(str(interaction.locale)):
            offered = _offers(setup_page.expansions(Rules(seats=getattr(interaction.namespace, "players", None) or 5)))
            try:
                kept = list(dict.fromkeys(_named(offered, part) for part in before if part))
            except Refused:
                return []
            named = {one.value: one.name for one in offered}
            head = "".join(f"{named[key]}, " for key in kept)
            rest = [
                Offer(head + one.shown, ",".join([*kept, one.value]), one.name)
                for one in offered
                if one.value not in kept
            ]
            return matching([one for one in rest if typed.casefold() in one.name.casefold()], "")
