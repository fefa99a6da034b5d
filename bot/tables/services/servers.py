"""What the managers of a server want of the games that are founded there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import kept_rules, server_defaults
from bot.tables import rules_text
from bot.tables.lobby_rules import presets
from bot.tables.quota import Used
from bot.tables.services.service import Service
from bot.tables.values import Refused


@dataclass(frozen=True, slots=True)
class Defaults:
    """What a server's managers have set; None where they have not."""

    pace: str | None = None
    rules: str | None = None
    """The key of a preset, or the name of rules that the server keeps."""
    language: str | None = None
    """The language of public messages."""
    channel: int | None = None
    """The channel in which lobbies are posted."""
    founders: int | None = None
    """The role whose members may found games, beside the managers."""


NONE = Defaults()


class Servers(Service):
    """The defaults of a server, and how much of the host's limits it uses. The caller checks that a manager changes them."""

    async def defaults(self, guild: int) -> Defaults:
        """Return what is set for a server; nothing in direct messages."""
        if not guild:
            return NONE
        return Defaults(**await self._runner.query(lambda c: server_defaults.of_server(c, guild)))

    async def change(self, guild: int, values: Mapping[str, Any]) -> Defaults:
        """Set these fields of a server's defaults; the value None removes a default. Refused: no-such-name, for rules that do not exist."""

        async def work(connection: AsyncConnection) -> None:
            rules = values.get("rules")
            if rules is not None and rules not in presets():
                if rules not in await kept_rules.of_server(connection, guild):
                    raise Refused("no-such-name", typed=rules)
            await server_defaults.change(connection, guild, dict(values))

        if values:
            await self._runner.record("", work)
        return await self.defaults(guild)

    async def rules(self, guild: int, named: str | None) -> dict[str, object]:
        """Return the rules (fields and values) of a preset, or of a set that the server has saved.

        None where that set was deleted, or names what this version does not know: nobody would create a game there any more.
        """
        if named is None:
            return {}
        if named in presets():
            return presets()[named]
        text = (await self._runner.query(lambda c: kept_rules.of_server(c, guild))).get(named)
        try:
            return rules_text.read(text) if text is not None else {}
        except Refused:
            return {}

    async def used(self, guild: int, channel: int, user: int) -> Used:
        """Return how many open games there are of what the host limits, and the limits."""
        quota = self._runner.pace().quota
        return await self._runner.query(lambda c: quota.used(c, guild, channel, user))
