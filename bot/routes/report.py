"""Routes to report something to the host."""

from __future__ import annotations

from typing import Any, Final, Protocol

import discord
import structlog
from aiohttp import ClientError

from bot.components import Click
from bot.routes.visit import VisitServices, VisitWith
from bot.screen import Screen
from bot.screens import reports
from bot.screens.stage import NOBODY, Stage
from bot.speech import _
from bot.tables import services
from bot.tables.services.reports import LONGEST


class ReportServices(VisitServices, Protocol):
    """The services that these routes use."""

    reports: services.Reports


log: Final = structlog.get_logger("report")


async def ask(visit: VisitWith[ReportServices], click: Click, stage: Stage) -> bool:
    """Open the form for a report."""
    if visit.game:
        await visit.status()
    await stage.form(click, _("Report to the bot's host"), {"text": (_("What went wrong?"), "")}, most=LONGEST)
    return True


async def send(visit: VisitWith[ReportServices], rest: str) -> Screen:
    """Store the submitted sentence, and post it in the host's channel if there is one."""
    status = await visit.status() if visit.game else None
    said = visit.chosen.partition("=")[2]
    report = await visit.services.reports.add(visit.game, visit.user, said, visit.id)
    if report.new:
        shown = reports.to_host(status, report.entry, report.reference, visit.name, visit.user, report.text)
        await _tell(visit.interaction.client, shown, report.reference)
    return reports.thanks(report.reference, visit.game)


async def _tell(client: Any, shown: Screen, reference: str) -> None:
    """Post the report in the host's channel.

    A failure is only logged, because the report is in the store already.
    """
    channel_id = client.settings.report_channel
    if channel_id is None:
        return
    try:
        channel = client.get_channel(channel_id) or await client.fetch_channel(channel_id)
        await channel.send(view=shown.view(), allowed_mentions=NOBODY)
    except (discord.DiscordException, ClientError, OSError, AttributeError) as error:
        log.error("report not posted", reference=reference, channel=channel_id, exc_info=error)
