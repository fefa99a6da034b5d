"""/report: a sentence to the host of the bot."""

from __future__ import annotations

from discord import app_commands

from bot import speech
from bot.commands.base import Cog, Interaction, Which
from bot.components import Click
from bot.routes import report as routes
from bot.routes.visit import Visit
from bot.screen import Screen
from bot.screens import plain
from bot.screens.stage import Stage
from bot.speech import N_
from bot.tables import Refused, Trouble


class Reporting(Cog[routes.ReportServices]):
    """The command that opens the form of a report."""

    @app_commands.command(description=N_("Tell the bot's host what went wrong"))
    @app_commands.describe(game=N_("Which game it is about; by default the one of this thread, if any"))
    async def report(self, interaction: Interaction, game: str | None = None) -> None:
        stage = Stage(interaction)

        async def ask() -> bool:
            found = await self._about(interaction, game)
            return await routes.ask(self.visit(interaction, found), Click(found, 0, "report"), stage)

        async def offered_again() -> Screen:
            return plain.form_too_late(Click(await self._about(interaction, game), 0, "report"))

        try:
            # A form must be the first response; where there is none, the usual screen says why.
            with self.bot.answering(), speech.speaking(str(interaction.locale)):
                opened = await stage.formed(ask)
            if opened is None:
                await self.show(interaction, offered_again)
        except (Refused, Trouble, Which):
            await self.reply(interaction, game, _refused)

    async def _about(self, interaction: Interaction, named: str | None) -> str:
        """Return the id of the game that a report is about; empty for none."""
        try:
            return await self.game(interaction, named)
        except Refused:
            if named:
                raise
            return ""


async def _refused(visit: Visit) -> Screen:
    await visit.status()
    raise Refused("stale")
