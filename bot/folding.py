"""Keeps the channels and roles of servers packed, as Discord sent them, until one of them is asked for.

discord.py makes an object of each when a server becomes available, of which a bot that plays in one channel needs few: 2,000 servers with
100 channels and 80 roles took 240 MB. It has no setting for that: members are not kept (their intent is not asked for), but the
intent for servers brings channels and roles, and their changes are needed. What is asked for is made then, by discord.py itself.
"""

from __future__ import annotations

import zlib
from array import array
from bisect import bisect_left
from collections.abc import Callable, Iterator, MutableMapping
from functools import partial
from typing import Any, Final, TypeVar

import discord
import msgspec
from discord.channel import _guild_channel_factory  # pyright: ignore[reportPrivateUsage]
from discord.state import AutoShardedConnectionState

T = TypeVar("T")
Json = dict[str, Any]
MOST_HOMES: Final = 20_000
"""How many channels the server is known of."""


class Folded(MutableMapping[int, T]):
    """A dictionary by id that keeps values packed until they are asked for."""

    __slots__ = ("_ids", "_made", "_make", "_packed")

    def __init__(self, sent: list[Json], make: Callable[[Json], T]) -> None:
        """`sent`: payloads with ids of their own, of which `make` makes the values."""
        self._make, self._made = make, dict[int, T]()
        self._packed = zlib.compress(msgspec.msgpack.encode(sent), 1)
        self._ids = array("Q", sorted(int(one["id"]) for one in sent))
        """What is still packed."""

    def get(self, key: int, default: Any = None) -> Any:
        found = self._made.get(key)
        if found is None and self._forget(key):
            sent = next(one for one in self._sent() if int(one["id"]) == key)
            found = self._made[key] = self._make(sent)
        return default if found is None else found

    def __getitem__(self, key: int) -> T:
        found = self.get(key)
        if found is None:
            raise KeyError(key)
        return found

    def __setitem__(self, key: int, value: T) -> None:
        self._forget(key)
        self._made[key] = value

    def __delitem__(self, key: int) -> None:
        if not self._forget(key):
            del self._made[key]

    def __iter__(self) -> Iterator[int]:
        if self._ids:
            packed = {int(one["id"]): one for one in self._sent()}
            for key in list(self._ids):
                self._made[key] = self._make(packed[key])
            self._ids, self._packed = array("Q"), b""
        return iter(self._made)

    def __len__(self) -> int:
        return len(self._made) + len(self._ids)

    def _forget(self, key: int) -> bool:
        """Remove an id from the packed ones; return whether it was there."""
        at = bisect_left(self._ids, key)
        if at == len(self._ids) or self._ids[at] != key:
            return False
        del self._ids[at]
        return True

    def _sent(self) -> list[Json]:
        return msgspec.msgpack.decode(zlib.decompress(self._packed))


class FoldingState(AutoShardedConnectionState):
    """discord.py's connection state, with channels and roles of servers packed."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._homes = dict[int, int]()
        """A cache: the server of a channel or thread. discord.py looks through all servers."""

    def _get_create_guild(self, data: Any) -> discord.Guild:
        channels, roles = data.pop("channels", None), data.pop("roles", None)
        guild = super()._get_create_guild(data)
        if roles is not None:
            guild._roles = Folded(roles, partial(_role, guild))  # pyright: ignore[reportAttributeAccessIssue]
        if channels is not None:
            known = [one for one in channels if _guild_channel_factory(one["type"])[0] is not None]
            guild._channels = Folded(known, partial(_channel, guild))  # pyright: ignore[reportAttributeAccessIssue]
        return guild

    def get_channel(self, id: int | None) -> Any:
        home = self._get_guild(self._homes.get(id or 0))
        if home is not None and (there := home._resolve_channel(id)) is not None:
            return there
        found = super().get_channel(id)
        if isinstance(found, discord.abc.GuildChannel | discord.Thread):
            if len(self._homes) >= MOST_HOMES:
                self._homes.clear()
            self._homes[found.id] = found.guild.id
        return found


def _role(guild: discord.Guild, sent: Any) -> discord.Role:
    return discord.Role(guild=guild, state=guild._state, data=sent)


def _channel(guild: discord.Guild, sent: Any) -> Any:
    factory, _type = _guild_channel_factory(sent["type"])
    assert factory is not None
    return factory(guild=guild, state=guild._state, data=sent)
