"""Routes for the host (blocking, downtimes), and for the defaults of a server."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta
from typing import Any, Final, Protocol

import discord

from bot import limits, speech
from bot.routes.visit import Visit, VisitServices, VisitWith, hosts_bot, manages_server
from bot.screen import Screen
from bot.screens import hosting
from bot.tables import Refused, Status, services
from bot.tables.services.servers import Defaults

FIELDS: Final = tuple(Defaults.__dataclass_fields__)


class HostServices(VisitServices, Protocol):
    """The services that these routes use."""

    downtimes: services.Downtimes


async def block(
    visit: VisitWith[HostServices], member: discord.User | None, server: str | None, *, lift: bool
) -> Screen:
    """Block or unblock a member or a server; without either, show who is blocked."""
    if not hosts_bot(visit.interaction):
        raise Refused("not-host")
    client, blocking = visit.interaction.client, visit.services.blocking
    if (member is not None and server is not None) or (lift and member is None and server is None):
        raise Refused("block-whom")
    if member is not None and lift:
        await blocking.unblock_user(member.id)
        return hosting.user_unblocked(member.display_name)
    if member is not None:
        if member.id == visit.user or member.bot:
            raise Refused("block-nobody")
        return hosting.user_blocked(member.display_name, await blocking.block_user(member.id))
    if server is not None:
        if not server.isdecimal() or not 0 < int(server) < 2**63:
            raise Refused("no-such-server")
        known = client.get_guild(int(server))
        name = known.name if known is not None else server
        if lift:
            return hosting.server_unblocked(name, await blocking.unblock_server(int(server)))
        return hosting.server_blocked(name, await blocking.block_server(int(server)))
    users, servers = await blocking.listed()
    return hosting.blocked(users, servers, lambda guild: getattr(client.get_guild(guild), "name", None))


async def downtime(
    visit: VisitWith[HostServices], starts_in: int | None, lasts: int | None, *, call_off: bool
) -> Screen:
    """Announce a downtime, or call it off; without either, show what is announced."""
    if not hosts_bot(visit.interaction):
        raise Refused("not-host")
    downtimes = visit.services.downtimes
    if call_off:
        return hosting.called_off(await downtimes.call_off())
    if (starts_in is None) != (lasts is None):
        raise Refused("downtime-when")
    if starts_in is None or lasts is None:
        return hosting.announced(await downtimes.announced())
    begins = visit.now + timedelta(minutes=starts_in)
    tables = await downtimes.announce(begins, begins + timedelta(minutes=lasts))
    return hosting.announced(await downtimes.announced(), tables)


def changes(
    pace: str | None,
    rules: str | None,
    channel: discord.abc.GuildChannel | None,
    founders: discord.Role | None,
    language: str | None,
    reset: str | None,
) -> dict[str, Any]:
    """Return the changes to a server's defaults, by the fields of `Defaults`. Raises `Refused` for values that do not exist."""
    if language is not None and language not in speech.languages():
        raise Refused("no-such-name", typed=language)
    given = {
        "pace": pace,
        "rules": rules,
        "channel": channel and channel.id,
        "founders": founders and founders.id,
        "language": language,
    }
    if reset is not None and reset not in (*FIELDS, "everything"):
        raise Refused("no-such-name", typed=reset)
    gone = FIELDS if reset == "everything" else (reset,) if reset else ()
    return {**dict.fromkeys(gone), **{name: value for name, value in given.items() if value is not None}}


async def server(visit: Visit, changed: Mapping[str, Any]) -> Screen:
    """Change the defaults of this server as its manager, and show them with the host's limits."""
    guild = visit.interaction.guild_id or 0
    defaults = await visit.services.servers.change(guild, changed)
    if not await visit.services.servers.rules(guild, defaults.rules):
        defaults = replace(defaults, rules=None)
    place = visit.interaction.channel
    channel = getattr(place, "parent_id", None) or visit.interaction.channel_id or 0
    used = await visit.services.servers.used(guild, channel, 0)
    with speech.speaking(speech.server_locale(visit.interaction.guild)):
        usual = speech.language()
    return hosting.server(defaults, used, usual, speech.languages())


def must_be_here(interaction: discord.Interaction[Any]) -> None:
    """Raise `Refused`, only-commands, in a server to which the commands were added without the bot, as Discord allows.

    There the bot may answer commands and nothing else, whatever permissions Discord tells of.
    """
    guild, client = interaction.guild_id, interaction.client
    if guild is None or client.get_guild(guild) is not None or not client.serves(guild):
        return
    allowed = discord.Permissions(**dict.fromkeys(limits.PERMISSIONS, True))
    link = discord.utils.oauth_url(client.application_id, permissions=allowed, guild=discord.Object(guild))
    raise Refused("only-commands", link=link)


def place_of_lobby(interaction: discord.Interaction[Any], usual: int | None) -> tuple[int, list[str]]:
    """Return the channel for a lobby that is founded here, and which permissions for it the bot lacks there, by discord.py's names.

    `usual`: the channel that the managers of the server have chosen for lobbies, which may have been deleted.
    In a thread it is the thread's channel, but a forum post keeps its lobby. Refused: only-commands.
    """
    must_be_here(interaction)
    here: Any = interaction.channel
    allowed = interaction.app_permissions
    if isinstance(here, discord.Thread) and isinstance(here.parent, discord.TextChannel):
        here = here.parent
    if interaction.guild is not None and (chosen := interaction.guild.get_channel(usual or 0)) is not None:
        here, allowed = chosen, chosen.permissions_for(interaction.guild.me)
    needed = lacking(allowed, here) if interaction.guild_id else []
    return (here.id if here is not None else interaction.channel_id or 0), needed


async def place_of_next(interaction: discord.Interaction[Any], earlier: Status) -> tuple[int, list[str]]:
    """Return the channel for the next lobby of a table, and which permissions for it the bot lacks there, by discord.py's names.

    It is the channel of the earlier game; where that is gone, the place where the next is asked for. Refused: no-channel,
    only-commands.
    """
    if earlier.direct:
        return earlier.channel, []
    place: Any = None
    if earlier.channel:
        with suppress(discord.NotFound, discord.Forbidden):
            client = interaction.client
            place = client.get_channel(earlier.channel) or await client.fetch_channel(earlier.channel)
    if place is None and interaction.guild_id != earlier.guild:
        raise Refused("no-channel")
    if place is None:
        return place_of_lobby(interaction, None)
    me = place.guild.me  # unknown where another process has this server
    return place.id, lacking(place.permissions_for(me), place) if me is not None else []


def lacking(allowed: discord.Permissions, place: Any) -> list[str]:
    """Return the permissions without which the bot can post no game in this channel or thread, by discord.py's names."""
    saying = "send_messages_in_threads" if isinstance(place, discord.Thread) else "send_messages"
    needed = ("view_channel", saying, "attach_files", "connect")
    return [name for name in limits.lacking(allowed, place) if name in needed]


async def may_found(visit: Visit, guild: int | None = None) -> Defaults:
    """Return the defaults of a server for a user who may create a game there. Refused: not-founder, not-founder-here.

    `guild`: another server than the one in which they are; what they may do there cannot be told.
    """
    here = visit.interaction.guild_id or 0
    defaults = await visit.services.servers.defaults(here if guild is None else guild)
    if defaults.founders is not None and guild not in (None, here):
        raise Refused("not-founder-here")
    roles = getattr(visit.interaction.user, "roles", ())
    if (
        defaults.founders is not None
        and not manages_server(visit.interaction)
        and all(role.id != defaults.founders for role in roles)
    ):
        raise Refused("not-founder", role=f"<@&{defaults.founders}>")
    return defaults
