"""Commands that only look: hand, board, tables, cards, log, the user's games. (`bot/screens/reading.py` has the screens.)"""

from __future__ import annotations

from functools import cache
from typing import Protocol

import discord
from discord import app_commands

from bot import limits, speech
from bot.commands.base import Cog, Interaction
from bot.commands.typed import Choices, Offer, Offers, matching
from bot.routes import following as following_routes
from bot.routes import looking as looking_routes
from bot.routes import lookup, replays
from bot.routes import panel as panel_routes
from bot.routes.visit import Visit, VisitWith
from bot.screen import Screen
from bot.screens import past, plain
from bot.speech import N_
from bot.tables import Look, Refused, Status

GAME = N_("Which game; by default the one of this thread")


class ReadingServices(following_routes.FollowingServices, replays.ReplayServices, Protocol):
    """The services that commands for looking at a game use."""


class Reading(Cog[ReadingServices]):
    """Commands for everything that a user may see."""

    looks = True

    @app_commands.command(description=N_("Your panel, or your hand as full cards"))
    @app_commands.describe(full=N_("Full cards"), game=GAME)
    async def hand(self, interaction: Interaction, full: bool = True, game: str | None = None) -> None:
        route = looking_routes.hand if full else panel_routes.open_panel
        await self.reply(interaction, game, lambda v: route(v, ""))

    @app_commands.command(description=N_("Mars now, or what an expansion adds beside it"))
    @app_commands.describe(
        text=N_("In words instead of a picture"), show=N_("What is beside Mars: colonies, the senate"), game=GAME
    )
    async def board(
        self, interaction: Interaction, text: bool = False, show: str | None = None, game: str | None = None
    ) -> None:
        async def work(visit: Visit) -> Screen:
            if show is None:
                return await (looking_routes.in_words if text else looking_routes.board)(visit, "")
            return await looking_routes.annex(visit, _annex(await visit.look(), show))

        await self.reply(interaction, game, work)

    @app_commands.command(description=N_("What a player has in play"))
    @app_commands.describe(player=N_("Whose; yours by default"), game=GAME)
    async def tableau(self, interaction: Interaction, player: str | None = None, game: str | None = None) -> None:
        async def work(visit: Visit) -> Screen:
            status = await visit.status()
            seat = status.seat_of(visit.user) or 0 if player is None else _seat(status, player)
            return await looking_routes.table(visit, str(seat))

        await self.reply(interaction, game, work)

    @app_commands.command(description=N_("Any card, corporation, milestone, award, standard project or tile"))
    @app_commands.describe(name=N_("Its name, or the number printed on a card"))
    async def card(self, interaction: Interaction, name: str) -> None:
        async def work() -> Screen:
            return await lookup.look_up(self.visit(interaction, ""), name, await self.seen(interaction))

        await self.aside(interaction, work)

    @app_commands.command(description=N_("What has happened"))
    @app_commands.describe(player=N_("Only this player, or me for what affected you"), game=GAME)
    async def log(self, interaction: Interaction, player: str | None = None, game: str | None = None) -> None:
        async def work(visit: Visit) -> Screen:
            typed = player if player is not None else past.ALL
            whose = typed.strip().casefold()
            if whose not in (past.ALL, past.ME):
                whose = str(_seat(await visit.status(), typed))
            return await looking_routes.log(visit, whose)

        await self.reply(interaction, game, work)

    @app_commands.command(description=N_("Mars at the end of each generation"))
    @app_commands.describe(generation=N_("Only this one, in full size"), game=GAME)
    async def history(
        self,
        interaction: Interaction,
        generation: app_commands.Range[int, 1, 999] | None = None,
        game: str | None = None,
    ) -> None:
        rest = "" if generation is None else str(generation)
        await self.reply(interaction, game, lambda v: looking_routes.generations(v, rest))

    @app_commands.command(description=N_("Watch a finished game again, action by action, as a file for a browser"))
    @app_commands.describe(game=GAME)
    async def replay(self, interaction: Interaction, game: str | None = None) -> None:
        await self.reply(interaction, game, lambda v: replays.watch(v, ""), finished=True)

    @app_commands.command(
        description=N_("Follow a game of others by a direct message once a generation; again to stop")
    )
    @app_commands.describe(game=GAME, channel=N_("For server managers: tell of it in this channel instead"))
    async def follow(
        self, interaction: Interaction, game: str | None = None, channel: discord.TextChannel | None = None
    ) -> None:
        async def work(visit: VisitWith[ReadingServices]) -> Screen:
            if channel is None:
                return await following_routes.change(visit)
            if missing := limits.lacking(channel.permissions_for(channel.guild.me)):
                return plain.permissions(missing)
            return await following_routes.in_channel(visit, channel.id)

        await self.reply(interaction, game, work)

    @app_commands.command(description=N_("All your games, starting with those waiting for you"))
    @app_commands.describe(finished=N_("Finished games instead"))
    async def games(self, interaction: Interaction, finished: bool = False) -> None:
        async def work() -> Screen:
            visit = self.visit(interaction, "")
            if not finished:
                return await panel_routes.games(visit, "")
            found = await self.services.games.of_user(interaction.user.id, finished=True)
            return plain.my_games(found, interaction.user.id, visit.guild_name)

        await self.aside(interaction, work)

    @card.autocomplete("name")
    async def _cards(self, interaction: Interaction, current: str) -> Choices:
        with speech.speaking(str(interaction.locale)):
            return matching(named(speech.language()), current)

    @tableau.autocomplete("player")
    @log.autocomplete("player")
    async def _players(self, interaction: Interaction, current: str) -> Choices:
        def seats(look: Look) -> list[Offer]:
            return [Offer(f"{speech.mark(s.seat)} {speech.verbatim(s.name)}", str(s.seat)) for s in look.status.seats]

        return await self.complete(interaction, current, seats)

    @board.autocomplete("show")
    async def _annexes(self, interaction: Interaction, current: str) -> Choices:
        def annexes(look: Look) -> list[Offer]:
            return [Offer(one.title, one.key) for one in speech.annexes(look.view)] if look.view else []

        return await self.complete(interaction, current, annexes)


@cache
def named(language: str) -> Offers:
    """Return everything that can be looked up, in this language; cards with their printed numbers."""
    numbers = {card.key: card.number for card in speech.all_cards()}
    return Offers(
        Offer(speech.dots((name, kind or numbers[key])), key, name) for key, (name, kind) in lookup.names().items()
    )


def _annex(look: Look, typed: str) -> str:
    """Return the key of the expansion's board for a typed key or title. Raises `Refused`."""
    return lookup.key_of(typed, {one.key: one.title for one in (speech.annexes(look.view) if look.view else ())})


def _seat(status: Status, typed: str) -> int:
    """Return the seat for a typed number, name, mark, or mark and name. Raises `Refused`."""
    wanted = typed.strip().casefold()
    for at in status.seats:
        mark, name = speech.mark(at.seat), at.name.casefold()
        if wanted in (str(at.seat), name, mark, f"{mark} {name}"):
            return at.seat
    raise Refused("no-such-name", typed=typed, meant=lookup.meant(typed, [at.name for at in status.seats]))
