"""Routes for a user's own settings (/me, /remind and their buttons), the menu of a reminder, and reminding others."""

from __future__ import annotations

from datetime import time
from typing import Final, Protocol

from bot import speech
from bot.components import Click
from bot.routes import consent
from bot.routes.visit import VisitWith, main
from bot.screen import Screen
from bot.screens import orders, reminding
from bot.screens.stage import Stage
from bot.speech import _
from bot.tables import Refused, services
from bot.tables.person import hours_of


class ReminderServices(consent.VoteServices, Protocol):
    """The services that these routes use."""

    messages: services.Messages
    orders: services.Orders
    people: services.People
    reminders: services.Reminders
    vacations: services.Vacations


ROBOT = "robot"
MORNING: Final = "morning"
"""The pause until the next morning, by the person's own clock."""


async def me(visit: VisitWith[ReminderServices], rest: str) -> Screen:
    """Show the overview of /me."""
    found = await visit.services.games.of_user(visit.user)
    given, notes = await visit.services.orders.of_user(visit.user), await visit.services.people.notes_of(visit.user)
    prepared = orders.overview(given, notes, found)
    return reminding.overview(
        await visit.services.reminders.person(visit.user), found, visit.user, visit.guild_name, prepared
    )


async def remind(visit: VisitWith[ReminderServices], rest: str) -> Screen:
    """Show the settings of /remind."""
    return reminding.settings(await visit.services.reminders.person(visit.user), visit.now)


async def interval(visit: VisitWith[ReminderServices], rest: str) -> Screen:
    hours = None if visit.chosen == reminding.GAME else float(visit.chosen)
    return reminding.settings(await visit.services.reminders.set_interval(visit.user, hours), visit.now)


async def quiet(visit: VisitWith[ReminderServices], rest: str) -> Screen:
    """Set quiet hours from the menu or as typed; without a time zone, ask for that first."""
    if rest:  # the form could not be opened
        return await remind(visit, "")
    return await set_all(visit, visit.chosen.removeprefix("hours="))


async def set_all(
    visit: VisitWith[ReminderServices],
    quiet: str | None = None,
    pause: str | None = None,
    days: int | None = None,
    *,
    robot: bool = False,
) -> Screen:
    """Set the given values: quiet hours as typed, a pause of the reminders, a vacation of `days` days.

    A value that needs an unknown time zone waits on the screen that asks for the zone. Refused: no-hours, not-asked.
    """
    waits, shown = list[str](), None
    zoned = (await visit.services.reminders.person(visit.user)).zone is not None
    hours = _span(quiet) if quiet is not None else None
    if hours is not None and not zoned:
        waits.append(f"{hours[0]:%H:%M}-{hours[1]:%H:%M}")
    elif quiet is not None:
        shown = reminding.settings(await visit.services.reminders.set_quiet_hours(visit.user, hours), visit.now)
    if pause == MORNING and not zoned:
        waits.append(f"{MORNING}.{visit.game}")
    elif pause is not None:
        shown = await _put_off(visit, visit.game, pause)
    if days is not None:
        shown = await away(visit, days, robot=robot)
    if waits:
        return reminding.times(visit.now, "+".join(waits))
    return shown or await remind(visit, "")


def _span(typed: str) -> tuple[time, time] | None:
    """Parse quiet hours; None for no quiet hours. Raises `Refused` for a text that is no span of hours."""
    if typed == reminding.OFF:
        return None
    if (hours := hours_of(typed)) is None:
        raise Refused("no-hours", typed=typed)
    return hours


async def ask_hours(visit: VisitWith[ReminderServices], click: Click, stage: Stage) -> bool:
    """Open the form to type quiet hours."""
    if not click.what.startswith("quiet/type"):
        return False
    await stage.form(
        click._replace(what="quiet"), _("Quiet hours"), {"hours": (_("From – to, such as 22:30–07:00"), "22:30–07:00")}
    )
    return True


async def by(visit: VisitWith[ReminderServices], rest: str) -> Screen:
    return reminding.settings(await visit.services.reminders.remind_by(visit.user, visit.chosen), visit.now)


async def zone(visit: VisitWith[ReminderServices], rest: str) -> Screen:
    """Ask for the present time, and then for the time zone. `rest`: the setting that waits for it."""
    if not visit.values:
        return reminding.times(visit.now, rest)
    return reminding.same_time(visit.now, visit.number - 24 * 60, rest)


async def zones(visit: VisitWith[ReminderServices], rest: str) -> Screen:
    """Set the time zone, and then the setting that waited for it."""
    person, shown = await visit.services.reminders.set_zone(visit.user, visit.chosen), None
    for waiting in rest.split("+"):
        what, _dot, game = waiting.partition(".")
        if what == MORNING:
            shown = await _put_off(visit, game, MORNING)
        elif (hours := hours_of(what)) is not None:
            person = await visit.services.reminders.set_quiet_hours(visit.user, hours)
    return shown or reminding.settings(person, visit.now)


async def vacation(visit: VisitWith[ReminderServices], rest: str) -> Screen:
    """Show the screen of a vacation, or begin one."""
    if not visit.values:
        return reminding.vacation(await visit.services.reminders.person(visit.user), visit.now)
    return await away(visit, visit.number, robot=rest == ROBOT)


async def away(visit: VisitWith[ReminderServices], days: int, *, robot: bool = False) -> Screen:
    """Begin a vacation of `days` days from now, or end it with 0."""
    if days == 0:
        return await back(visit, "")
    person = await visit.services.vacations.begin(visit.user, days, robot)
    asked = await visit.services.messages.waiting_letters(visit.user)
    note = speech.plural(
        "{n} game is already waiting for you, and its clock runs on: answer it before you go.",
        "{n} games are already waiting for you, and their clocks run on: answer them before you go.",
        len(asked),
    )
    return reminding.vacation(person, visit.now, note if asked and not robot else "")


async def back(visit: VisitWith[ReminderServices], rest: str) -> Screen:
    return reminding.vacation(await visit.services.vacations.end(visit.user), visit.now)


async def later(visit: VisitWith[ReminderServices], rest: str) -> Screen:
    """Postpone the next reminder, from the menu of a reminder."""
    if visit.chosen == "away":
        return reminding.vacation(await visit.services.reminders.person(visit.user), visit.now)
    return await set_all(visit, pause=visit.chosen)


async def _put_off(visit: VisitWith[ReminderServices], game: str, pause: str) -> Screen:
    until = await visit.services.reminders.put_off(visit.user, game, pause)
    found = await visit.services.games.of_user(visit.user)
    about = [s for s in found if s.seat_of(visit.user) in s.owing and game in ("", s.id)]
    return reminding.put_off(about, until)


async def poke(visit: VisitWith[ReminderServices], rest: str) -> Screen:
    """Send another player's reminder now; once they count as away, show the vote on them instead."""
    look = await visit.look()
    if int(rest) in look.away:
        return await consent.away(visit, "")
    await visit.services.reminders.poke(visit.game, visit.user, int(rest))
    who = speech.who(look.status, int(rest))
    said = _("{who} is asked whether they are still playing: now, or after their quiet hours.", who=who)
    return await main(visit.context(await visit.look(), said))
