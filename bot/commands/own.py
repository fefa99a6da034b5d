"""Commands for a user's own settings: /me, /remind and /privacy."""

from __future__ import annotations

from datetime import date
from typing import Literal, Protocol
from zoneinfo import ZoneInfo

from discord import app_commands

from bot import speech
from bot.commands.base import Cog, Interaction
from bot.commands.typed import Choices, Offer, matching
from bot.routes import privacy as privacy_routes
from bot.routes import reminding as routes
from bot.routes.visit import VisitWith
from bot.screen import Screen
from bot.screens import reminding as screens
from bot.speech import N_, _, plural
from bot.tables import Refused
from bot.tables.clocks import DAY
from bot.tables.person import hours_of

GAME = N_("Which game; by default all that are waiting for you")


class OwnServices(routes.ReminderServices, privacy_routes.PrivacyServices, Protocol):
    """The services that commands for one's own settings use."""


class Own(Cog[OwnServices]):
    """Commands about the user."""

    @app_commands.command(description=N_("What is waiting for you, and how your reminders are set"))
    async def me(self, interaction: Interaction) -> None:
        await self.aside(interaction, lambda: routes.me(self.visit(interaction, ""), ""))

    @app_commands.command(description=N_("Your reminders: when, where, quiet hours, vacation"))
    @app_commands.describe(
        next=N_("When to remind you next of what is waiting for you now"),
        away_until=N_("The last day of your vacation"),
        robot=N_("Whether a robot plays for you during your vacation"),
        quiet_hours=N_("Hours without reminders, such as 22:30-07:00"),
        game=GAME,
    )
    async def remind(
        self,
        interaction: Interaction,
        next: str | None = None,
        away_until: str | None = None,
        quiet_hours: str | None = None,
        robot: bool = False,
        game: str | None = None,
    ) -> None:
        async def work() -> Screen:
            visit = self.visit(interaction, await self.game(interaction, game) if game and next is not None else "")
            pause = _pause(next) if next is not None else None
            days = _days(await self._today(visit), away_until) if away_until is not None else None
            return await routes.set_all(visit, quiet_hours, pause, days, robot=robot)

        await self.aside(interaction, work)

    @app_commands.command(description=N_("What is kept about you, your data as a file, and how to be forgotten"))
    @app_commands.describe(what=N_("Get your data as a file, or be forgotten; leave empty to read what is kept"))
    async def privacy(self, interaction: Interaction, what: Literal["my data", "forget me"] | None = None) -> None:
        asked = {"my data": privacy_routes.export, "forget me": privacy_routes.forget}
        route = asked[what] if what else privacy_routes.page
        await self.aside(interaction, lambda: route(self.visit(interaction, ""), ""))

    @remind.autocomplete("next")
    async def _next(self, interaction: Interaction, current: str) -> Choices:
        with speech.speaking(str(interaction.locale)):
            offers = [Offer(option.label, option.value) for option in screens.pauses()]
        return matching(offers, current)

    @remind.autocomplete("away_until")
    async def _until(self, interaction: Interaction, current: str) -> Choices:
        with speech.speaking(str(interaction.locale)):
            today = await self._today(self.visit(interaction, ""))
            days = [(today + n * DAY, plural("for {n} day", "for {n} days", n)) for n in screens.DAYS]
            offers = [Offer(speech.dots((speech.date_text(day), length)), day.isoformat()) for day, length in days]
            offers.append(Offer(_("I am back"), "0"))
        return matching(offers, current)

    async def _today(self, visit: VisitWith[OwnServices]) -> date:
        """Return the date by the person's own clock, where they have said it."""
        zone = (await visit.services.reminders.person(visit.user)).zone
        return visit.now.astimezone(ZoneInfo(zone or "UTC")).date()

    @remind.autocomplete("quiet_hours")
    async def _quiet(self, interaction: Interaction, current: str) -> Choices:
        with speech.speaking(str(interaction.locale)):
            offers = [
                Offer(_("no quiet hours"), screens.OFF),
                *(Offer(n.replace("-", " – "), n) for n in screens.NIGHTS),
            ]
        if current and hours_of(current) is not None:
            offers.append(Offer(current, current))
        return matching(offers, current)


def _pause(typed: str) -> str:
    """Return the pause for a typed name. Raises `Refused`."""
    known = {option.value for option in screens.pauses()}
    said = typed.strip().casefold().removesuffix("h").strip()
    if said not in known:
        raise Refused("unknown", typed=typed)
    return said


def _days(today: date, typed: str) -> int:
    """Return the days until a typed day; 0 to be back. Raises `Refused`."""
    if typed.strip().isdecimal() and len(typed.strip()) < len("20270131"):
        return int(typed)
    try:
        days = (date.fromisoformat(typed.strip()) - today).days
    except ValueError:
        raise Refused("no-day", typed=typed) from None
    if days < 1:
        raise Refused("no-day", typed=typed)
    return days
