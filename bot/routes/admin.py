"""Routes of `/admin`: each use is confirmed first, and then written into the game's log."""

from __future__ import annotations

import re
from typing import Protocol

import discord

from bot.config import HOST_KEY
from bot.routes.visit import VisitServices, VisitWith, manages_server
from bot.screen import Screen
from bot.screens import admin, moving, plain
from bot.speech import _
from bot.tables import Refused, Status, services
from bot.tables.reading import MOVES


class ManagerServices(VisitServices, Protocol):
    """The services that these routes use."""

    blocking: services.Blocking
    moderation: services.Moderation
    moving: services.Moving


OWN_TABLE = frozenset({"again", "export"})
"""What somebody who manages the server may do with a game in which they play."""
LOBBY = frozenset({"start", "close"})
"""What can be done with a lobby only."""


async def games(visit: VisitWith[ManagerServices], rest: str = "") -> Screen:
    """Show a page of the lobbies and running games of the server."""
    if not manages_server(visit.interaction):
        raise Refused("not-manager")
    ids, more = admin.page(await visit.services.games.ids_in_server(visit.interaction.guild_id or 0), int(rest or 0))
    found = await visit.services.games.among(ids)
    return admin.listed(found, await visit.services.moderation.refused_in(found), more)


async def ask(visit: VisitWith[ManagerServices], what: str, entry: int | None = None) -> Screen:
    """Show what an act of `/admin` would do, with a button to do it."""
    status = await _permitted(visit, what)
    if what != "back":
        return admin.asks(status, what)
    targets = await visit.services.moderation.restore_points(visit.game)
    target = next((found for found in targets if found.number == entry), None)
    if target is None:
        raise Refused("no-entry")
    later = await visit.services.history.story(visit.game, None, limit=status.version - target.number)
    answers = [done for done in later if done.kind in MOVES and not done.undone]
    return admin.asks(status, what, entry=target, later=answers)


async def ask_to_give(visit: VisitWith[ManagerServices], seat: int, to: discord.Member | discord.User) -> Screen:
    """Show whose seat would be given to whom, with a button to do it."""
    status = await _permitted(visit, "seat")
    if not isinstance(to, discord.Member) or to.bot:
        raise Refused("not-a-member")
    if await visit.services.blocking.refuses(to.id, None):
        raise Refused("is-blocked")
    if all(s.seat != seat for s in status.people):
        raise Refused("seat-not-free")
    return admin.asks(status, "seat", seat=seat, to=(to.id, to.display_name))


async def ask_to_move(visit: VisitWith[ManagerServices], key: str) -> Screen:
    """Show to which bot a game would move, with a button to do it."""
    if not re.fullmatch(HOST_KEY, key):
        raise Refused("bad-key")
    status = await _permitted(visit, "move")
    visit.services.moving.check_key(key)
    return moving.asks(status, key)


async def _give(visit: VisitWith[ManagerServices], seat: int, to: int) -> None:
    """Give the seat, once Discord has confirmed that the receiver is still a member."""
    assert visit.interaction.guild is not None
    try:
        member = await visit.interaction.guild.fetch_member(to)
    except discord.NotFound:
        raise Refused("not-a-member") from None
    who = visit.game, visit.user, visit.name
    await visit.services.moderation.give_seat(*who, seat, to, member.display_name, visit.id)


async def _permitted(visit: VisitWith[ManagerServices], what: str) -> Status:
    """Return the game. Raises `Refused` for users who may not do this, and where it cannot be done."""
    status = await visit.services.games.status(visit.game)
    if status.guild != visit.interaction.guild_id:
        raise Refused("no-game")
    if not visit.manages(status):
        raise Refused("not-manager")
    if status.seat_of(visit.user) is not None and what not in OWN_TABLE:
        raise Refused("plays-here")
    if what in LOBBY and status.state != "lobby":
        raise Refused("already-started", state=status.state)
    if what in ("back", "end", "seat", "move") and status.state != "running":
        raise Refused("not-running", state=status.state)
    if what == "strike" and (status.started is None or not status.rules.in_force.rated):
        raise Refused("not-counted")
    return status


async def act(visit: VisitWith[ManagerServices], rest: str) -> Screen:
    """Carry out a confirmed act of `/admin`.

    The button's token is the newest entry when it was shown. Refused: stale, where there is a newer one, for acts that depend on it.
    """
    what, _slash, entry = rest.partition("/")
    if what == "leave":
        return plain.notice(_("Nothing was changed."))
    status = await _permitted(visit, what)
    if what in ("back", "end", "seat", "move") and visit.token != status.version:
        raise Refused("stale")
    who = visit.game, visit.user, visit.name
    match what:
        case "back":
            await visit.services.moderation.step_back(*who, int(entry), visit.id)
        case "seat":
            seat, _slash, to = entry.partition("/")
            await _give(visit, int(seat), int(to))
        case "start":
            await visit.services.moderation.start_anyway(*who, visit.id)
        case "strike":
            await visit.services.moderation.strike(*who, visit.id)
        case "again":
            here = visit.interaction.channel
            channel = here.parent_id if isinstance(here, discord.Thread) else visit.interaction.channel_id
            await visit.services.moderation.send_again(*who, visit.id, channel or 0)
        case "move":
            data = await visit.services.moving.leave(*who, entry, visit.id)
            return moving.file(visit.game, data)
        case "export":
            data = await visit.services.moderation.export(*who, visit.id)
            return admin.exported(await visit.services.games.status(visit.game), data)
        case _:
            await visit.services.moderation.stop(*who, visit.id)
    return admin.done(await visit.services.games.status(visit.game), what)
