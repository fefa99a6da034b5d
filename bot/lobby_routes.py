"""The routes of clicks before the game: seats, options, the start."""

from __future__ import annotations

from bot import speech
from bot.components import Click, Screen
from bot.panel import Visit
from bot.screens import lobby, plain
from bot.screens.stage import Stage
from bot.speech import _
from bot.tables import Refused


async def join(visit: Visit, rest: str) -> Screen:
    status = await visit.tables.join(visit.game, visit.user, visit.name)
    seat = status.seat_of(visit.user)
    assert seat is not None
    return lobby.joined(seat, direct=visit.interaction.client.direct)


async def leave(visit: Visit, rest: str) -> Screen:
    await visit.tables.leave(visit.game, visit.user)
    return plain.notice(_("You have left the table."))


async def start(visit: Visit, rest: str) -> Screen:
    await visit.tables.start(visit.game, visit.user)
    return await visit.then(await visit.look())


async def options(visit: Visit, rest: str) -> Screen:
    status = await visit.tables.status(visit.game)
    if status.state != "lobby":
        raise Refused("already-started")
    if status.host != visit.user:
        raise Refused("only-host", await visit.look(), host=status.host)
    return lobby.options(status)


async def rule(visit: Visit, rest: str) -> Screen:
    """One of the host's menus."""
    changes: dict[str, object] = {}
    match rest:
        case "switches":
            changes = {name: name in visit.values for name in lobby.SWITCHES}
        case "pace":
            changes = {"reminder_hours": lobby.PACES[visit.values[0]]}
        case "seats":
            changes = {"seats": int(visit.values[0])}
        case "map":
            changes = {"map": visit.values[0]}
        case _:
            pass
    return lobby.options(await visit.tables.configure(visit.game, visit.user, changes))


async def name(visit: Visit, rest: str) -> Screen:
    """From the form."""
    said = next((v.partition("=")[2] for v in visit.values if v.startswith("name=")), "").strip()
    return lobby.options(await visit.tables.configure(visit.game, visit.user, {"name": said}))


async def cancel(visit: Visit, rest: str) -> Screen:
    status = await visit.tables.status(visit.game)
    await visit.tables.cancel(visit.game, visit.user, visit.manages(status))
    return plain.notice(_("The lobby is closed."))


async def again(visit: Visit, rest: str) -> Screen:
    """A new lobby with the same rules, in the same channel; whoever presses after the first takes a seat in it."""
    old = await visit.tables.status(visit.game)
    if old.seat_of(visit.user) is None:
        raise Refused("no-seat")
    if old.state != "over":
        raise Refused("not-over")
    once, status = f"again:{old.id}", None
    while status is None or status.state == "ended":
        status = await visit.tables.found(old.guild, old.channel, visit.user, visit.name, old.name, old.rules, once)
        once = f"again:{status.id}"
    seat = status.seat_of(visit.user)
    if seat is None:
        status = await visit.tables.join(status.id, visit.user, visit.name)
        seat = status.seat_of(visit.user)
        assert seat is not None
    return plain.notice(
        _("A new lobby with the same options stands in the channel: {mark} is your seat.", mark=speech.mark(seat))
    )


async def ask_name(visit: Visit, click: Click, stage: Stage) -> bool:
    """The form for the name of a game."""
    if click.values:
        return False
    status = await visit.tables.status(visit.game)
    await stage.form(click, _("Name of the game"), {"name": (_("Name"), status.name)})
    return True
