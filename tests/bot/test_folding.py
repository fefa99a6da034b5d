"""Servers whose channels and roles are folded are, to whoever looks, as discord.py itself keeps them."""

from __future__ import annotations

import copy
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord.state import AutoShardedConnectionState

from bot.folding import Folded, FoldingState

GUILD, ME = 10**18, 77
TEXT, VOICE, CATEGORY, FORUM, UNKNOWN = 0, 2, 4, 15, 99


def _sent_role(n: int, **more: Any) -> dict[str, Any]:
    id = GUILD + n if n else GUILD
    permissions = discord.Permissions(view_channel=True, send_messages=n % 2 == 1)
    about = {"id": str(id), "name": f"role {n}", "permissions": str(permissions.value), "position": n, "color": n}
    colours = {"primary_color": n, "secondary_color": None, "tertiary_color": None}
    return about | {"colors": colours, "hoist": False, "managed": False, "mentionable": False, "flags": 0} | more


def _sent_channel(n: int, kind: int = TEXT, **more: Any) -> dict[str, Any]:
    closed = {"id": str(GUILD + 3), "type": 0, "allow": "0", "deny": str(discord.Permissions(send_messages=True).value)}
    overwrites = [closed] if n % 3 == 0 else []
    about = {"id": str(GUILD + 100 + n), "type": kind, "name": f"channel {n}", "position": n, "nsfw": False}
    return (
        about
        | {"permission_overwrites": overwrites, "parent_id": None, "bitrate": 64000, "user_limit": 0, "flags": 0}
        | more
    )


def _server() -> dict[str, Any]:
    user = {"id": str(ME), "username": "bot", "discriminator": "0", "avatar": None, "bot": True}
    me = {
        "user": user,
        "roles": [str(GUILD + 3)],
        "joined_at": "2026-01-01T00:00:00+00:00",
        "deaf": False,
        "mute": False,
    }
    kinds = [TEXT, VOICE, CATEGORY, FORUM, TEXT, UNKNOWN, TEXT]
    return {
        "id": str(GUILD),
        "name": "Mars Society",
        "owner_id": "1",
        "member_count": 3,
        "system_channel_id": str(GUILD + 104),
        "roles": [_sent_role(n) for n in range(6)],
        "channels": [_sent_channel(n, kind) for n, kind in enumerate(kinds)],
        "members": [me | {"flags": 0}],
        "threads": [],
    }


def _state(kind: type[AutoShardedConnectionState], said: list[str]) -> AutoShardedConnectionState:
    state = kind(
        dispatch=lambda event, *given: said.append(event),
        handlers={},
        hooks={},
        http=None,  # type: ignore[arg-type]
        intents=discord.Intents(guilds=True),
        max_messages=None,
    )
    state.shard_count = 1
    state.user = SimpleNamespace(id=ME)  # type: ignore[assignment]
    return state


EVENTS: dict[str, list[tuple[str, dict[str, Any]]]] = {
    "nothing": [],
    "available again": [("guild_create", _server() | {"unavailable": False})],
    "a server's new name": [("guild_update", {"id": str(GUILD), "name": "Olympus", "roles": [_sent_role(0)]})],
    "a new channel": [("channel_create", _sent_channel(20) | {"guild_id": str(GUILD)})],
    "a changed channel": [("channel_update", _sent_channel(4, name="games") | {"guild_id": str(GUILD)})],
    "a deleted channel": [("channel_delete", _sent_channel(4) | {"guild_id": str(GUILD)})],
    "a new role": [("guild_role_create", {"guild_id": str(GUILD), "role": _sent_role(9)})],
    "a changed role": [("guild_role_update", {"guild_id": str(GUILD), "role": _sent_role(3, permissions="0")})],
    "a deleted role": [("guild_role_delete", {"guild_id": str(GUILD), "role_id": str(GUILD + 2)})],
    "a role that is not there": [("guild_role_delete", {"guild_id": str(GUILD), "role_id": "5"})],
}


def _seen(guild: discord.Guild) -> dict[str, Any]:
    """What can be read of a server; single things first, so that they are not made with all others."""
    one, gone = guild.get_channel(GUILD + 104), guild.get_channel(GUILD + 105)
    allowed = {n: c.permissions_for(guild.me).value for n in range(25) if (c := guild.get_channel(GUILD + 100 + n))}
    roles = {n: (r.name, r.permissions.value) for n in range(12) if (r := guild.get_role(GUILD + n))}
    return {
        "name": guild.name,
        "one": one and (one.name, type(one)),
        "gone": gone,
        "allowed": allowed,
        "roles": roles,
        "system": guild.system_channel and guild.system_channel.id,
        "mine": [role.id for role in guild.me.roles],
        "default": guild.default_role.id,
        "text": [c.id for c in guild.text_channels],
        "forums": [c.id for c in guild.forums],
        "all": sorted((c.id, c.name, type(c).__name__) for c in guild.channels),
        "all roles": [(role.id, role.position) for role in guild.roles],
        "by category": [(c and c.id, [one.id for one in of]) for c, of in guild.by_category()],
    }


@pytest.mark.parametrize("what", EVENTS)
@pytest.mark.parametrize("looked", [False, True])
def test_a_folded_server_is_as_discord_py_keeps_it(what: str, looked: bool) -> None:
    found = list[tuple[dict[str, Any], list[str]]]()
    for kind in (AutoShardedConnectionState, FoldingState):
        said = list[str]()
        state = _state(kind, said)
        state.parse_guild_create(copy.deepcopy(_server()))  # type: ignore[arg-type]
        guild = state._get_guild(GUILD)
        assert guild is not None
        if looked:
            _seen(guild)
        for event, data in EVENTS[what]:
            getattr(state, f"parse_{event}")(copy.deepcopy(data))
        found.append((_seen(guild), said))
    assert found[0] == found[1]


def test_only_what_is_asked_for_is_made() -> None:
    made = list[int]()

    def make(sent: dict[str, Any]) -> str:
        made.append(int(sent["id"]))
        return sent["name"]

    folded = Folded([{"id": str(n), "name": f"{n}"} for n in range(5, 0, -1)], make)
    assert (folded.get(3), folded.get(3), folded.get(9), 9 in folded, len(folded)) == ("3", "3", None, False, 5)
    assert made == [3]
    folded[4] = "new"
    assert folded.pop(2, None) is not None
    with pytest.raises(KeyError):
        folded.pop(2)
    assert dict(folded) == {1: "1", 3: "3", 4: "new", 5: "5"}
    assert sorted(made) == [1, 2, 3, 5]


def test_a_channel_is_found_in_its_server_without_looking_through_all() -> None:
    state = _state(FoldingState, [])
    for n in range(3):
        sent = _server() | {"id": str(GUILD + n * 10**9)}
        sent["channels"] = [_sent_channel(4, id=str(GUILD + n * 10**9 + 7))]
        state.parse_guild_create(sent)  # type: ignore[arg-type]
    for _ in range(2):
        found = state.get_channel(GUILD + 2 * 10**9 + 7)
        assert isinstance(found, discord.TextChannel)
        assert found.guild.id == GUILD + 2 * 10**9
    assert state.get_channel(5) is None
    # One that was deleted meanwhile is not found any more.
    state.parse_channel_delete({"id": str(GUILD + 2 * 10**9 + 7), "guild_id": str(GUILD + 2 * 10**9), "type": TEXT})  # type: ignore[arg-type]
    assert state.get_channel(GUILD + 2 * 10**9 + 7) is None
