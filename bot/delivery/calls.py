"""Counts and times the calls to Discord's REST interface."""

from __future__ import annotations

from time import perf_counter
from types import SimpleNamespace
from typing import Final

import aiohttp
from yarl import URL

from bot import metrics

WORDS: Final = frozenset(
    {
        "applications",
        "bot",
        "callback",
        "channels",
        "commands",
        "emojis",
        "gateway",
        "guilds",
        "interactions",
        "members",
    }
    | {"messages", "permissions", "reactions", "roles", "threads", "users", "webhooks", "@me", "@original"}
)
"""What of an address may be a label; all else is an id, or the token of an interaction, which nobody must see."""
TOO_MANY: Final = 429
SCOPES: Final = ("user", "global", "shared")


def route_of(url: URL) -> str:
    """Return the address of a call without ids, such as `channels/messages`."""
    return "/".join(part for part in url.parts if part in WORDS) or "other"


def counting(config: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
    """Add counting and timing of calls to a trace configuration of an HTTP client; return the configuration."""

    async def begin(session: object, context: SimpleNamespace, said: aiohttp.TraceRequestStartParams) -> None:
        context.began = perf_counter()

    async def end(session: object, context: SimpleNamespace, said: aiohttp.TraceRequestEndParams) -> None:
        route = route_of(said.url)
        metrics.CALLS.labels(route, said.method, said.response.status).inc()
        metrics.CALL.labels(route).observe(perf_counter() - context.began)
        if said.response.status == TOO_MANY:
            scope = said.response.headers.get("X-RateLimit-Scope", "")
            metrics.LIMITED.labels(scope if scope in SCOPES else "ban").inc()

    async def fail(session: object, context: SimpleNamespace, said: aiohttp.TraceRequestExceptionParams) -> None:
        metrics.CALLS.labels(route_of(said.url), said.method, "unreachable").inc()

    # Appended, so that waiting for the budget of calls is not part of the time that Discord took.
    config.on_request_start.append(begin)
    config.on_request_end.append(end)
    config.on_request_exception.append(fail)
    return config
