"""What a host reads where Discord says that an answer came after three seconds (10062)."""

from __future__ import annotations

import logging
from types import SimpleNamespace
from typing import Any

import discord
import pytest
import structlog

from tests.bot.server import Server, begun


def late(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let Discord take no first answer any more."""

    async def refused(*_: Any, **__: Any) -> None:
        raise discord.NotFound(SimpleNamespace(status=404, reason="Not Found"), {"code": 10062})  # type: ignore[arg-type]

    for name in ("defer", "send_message", "edit_message", "send_modal", "autocomplete"):
        monkeypatch.setattr(discord.InteractionResponse, name, refused)


def told(lines: list[Any], caplog: pytest.LogCaptureFixture) -> list[tuple[str, str, bool]]:
    """Level and event of each line of ours and of libraries, and whether there is a trace."""
    ours = [(line["log_level"], line["event"], "exc_info" in line) for line in lines]
    theirs = [(r.levelname.lower(), r.getMessage(), r.exc_info is not None) for r in caplog.records]
    return [line for line in ours + theirs if line[0] != "debug"]


async def test_of_a_late_click_a_host_reads_one_line_without_a_trace(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "discord")
    await begun(server)
    shown = server.last()
    late(monkeypatch)
    with structlog.testing.capture_logs() as lines:
        await server.members["Ann"].click(shown.message, custom_id=shown.button("Play"))
    assert told(lines, caplog) == [("warning", "interaction", False)]
    assert (lines[0]["outcome"], lines[0]["what"]) == ("late", "open")


async def test_of_a_late_command_a_host_reads_one_line_without_a_trace(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "discord")
    late(monkeypatch)
    with structlog.testing.capture_logs() as lines:
        await server.members["Ann"].slash(server.channel, "me")
    assert told(lines, caplog) == [("warning", "interaction", False)]
    assert lines[0]["outcome"] == "late"


async def test_a_late_completion_leaves_no_trace(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "discord")
    late(monkeypatch)
    with structlog.testing.capture_logs() as lines:
        await server.members["Ann"].autocomplete(server.channel, "rules", "topic", "")
    assert told(lines, caplog) == []
