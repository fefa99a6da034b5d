"""Commands for beginners: how to play, and the rules by topic."""

from __future__ import annotations

from discord import app_commands

from bot import speech
from bot.commands.base import Cog, Interaction, Which
from bot.commands.typed import Choices, Offer, matching
from bot.routes import help as help_routes
from bot.routes.visit import VisitServices
from bot.screens import help as pages
from bot.speech import N_
from bot.tables import Refused

GAME = N_("Which game to look at; by default the one of this thread")


class Helping(Cog[VisitServices]):
    """Commands for help pages, which can be read anywhere; with a game the pages refer to it."""

    looks = True

    @app_commands.command(description=N_("How to play here, and what the buttons do"))
    @app_commands.describe(game=GAME)
    async def help(self, interaction: Interaction, game: str | None = None) -> None:
        await self._page(interaction, game, pages.HERE)

    @app_commands.command(description=N_("The rules by topic, and what they mean in your game now"))
    @app_commands.describe(topic=N_("What to read about"), game=GAME)
    async def rules(self, interaction: Interaction, topic: str | None = None, game: str | None = None) -> None:
        await self._page(interaction, game, topic or pages.AIM)

    async def _page(self, interaction: Interaction, game: str | None, topic: str) -> None:
        if game or await self._beside(interaction):
            await self.reply(interaction, game, lambda visit: help_routes.guide(visit, topic))
            return
        await self.aside(interaction, lambda: help_routes.guide(self.visit(interaction, ""), topic))

    async def _beside(self, interaction: Interaction) -> bool:
        """Return whether exactly one game is meant; with several the page is shown without a game."""
        try:
            return bool(await self.game(interaction, None))
        except (Refused, Which):
            return False

    @rules.autocomplete("topic")
    async def _topics(self, interaction: Interaction, current: str) -> Choices:
        with speech.speaking(str(interaction.locale)):
            return matching((Offer(title, key) for title, key, _hint in pages.titles()), current)
