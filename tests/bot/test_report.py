"""`/report`: a player's sentence reaches the host, with the game, the entry and a reference, and nothing hidden."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import sqlalchemy as sa
from aiohttp import ServerDisconnectedError
from structlog.testing import capture_logs

from bot.screens import stage
from bot.store.schema import reports
from bot.tables import Trouble
from tests.bot.backend import ANN, BEN, HOUR, MINUTE, refused
from tests.bot.damage import damage
from tests.bot.server import Server, Shown, begun, open_server
from tests.bot.test_mangled import Sent

pytestmark = pytest.mark.databases


@pytest.fixture
async def server(tmp_path):
    async with open_server(tmp_path / "mars.db", ("Ann", "Ben"), pictures=False) as server:
        yield server


async def report(server: Server, game: str, said: str, who: str = "Ann") -> Sent:
    return await Sent(server, who, f"t:{game}:0:report", [f"text={said}"]).arrive()


async def references(server: Server) -> list[Any]:
    async with server.store.reading() as connection:
        return list((await connection.execute(sa.select(reports).order_by(reports.c.at))).mappings())


async def test_the_command_opens_a_form(server):
    await begun(server)
    result = await server.members["Ann"].slash(server.place, "report")
    assert result.modal is not None
    assert result.modal["title"] == "Report to the bot's host"


async def test_a_report_is_confirmed_in_private_with_its_reference_and_told_in_the_log(server):
    game = await begun(server)
    before = len(server.sent("POST"))
    with capture_logs() as lines:
        sent = await report(server, game, "My  greenery\nvanished.")
    (row,) = await references(server)
    assert f"Reference {row['reference']}" in sent.words
    (line,) = [line for line in lines if line["event"] == "report"]
    assert (line["reference"], line["game"], line["entry"]) == (row["reference"], game, 0)
    assert line["text"] == "My greenery vanished."
    assert len(server.sent("POST")) == before, "somebody else was told"


async def test_what_was_typed_is_shown_again_where_the_database_fails(server, monkeypatch):
    game = await begun(server)
    said = "My greenery vanished after Ben had traded, ```and``` so did two plants."

    async def fails(*_: Any) -> None:
        raise Trouble("ABCD", passing=True)

    monkeypatch.setattr(server.bot.services.reports, "add", fails)
    sent = await report(server, game, said)
    assert "cannot reach its database" in sent.words
    assert "My greenery vanished after Ben had traded, '''and''' so did two plants." in sent.words


def slow_once(monkeypatch: pytest.MonkeyPatch, games: Any, name: str) -> asyncio.Event:
    """Let the first call of a service never end; the event is set when it has begun."""
    read, begun = getattr(games, name), asyncio.Event()

    async def slowly(*given: Any, **more: Any) -> Any:
        if not begun.is_set():
            begun.set()
            await asyncio.Event().wait()
        return await read(*given, **more)

    monkeypatch.setattr(games, name, slowly)
    return begun


async def test_a_form_that_would_open_too_late_is_offered_again(server, monkeypatch):
    game = await begun(server)
    await damage(server.store, server.bot.services, game)
    panel = await server.slash("Ann", "play")
    for asked in ("a button", "the command"):
        with monkeypatch.context() as patch:
            if asked == "a button":
                slow = slow_once(patch, server.bot.services.games, "status")
                asking = server.members["Ann"].click(panel.message, custom_id=panel.button("Report"))
            else:
                slow = slow_once(patch, server.bot.services.games, "in_place")
                asking = server.members["Ann"].slash(server.place, "report")
            waiting = asyncio.create_task(asking)
            await slow.wait()
            server.env.backend.advance_clock(stage.FORM_SECONDS)
            first = await waiting
            assert first.modal is None
            shown = Shown(first.response)
            assert "too long" in shown.words
            again = await server.members["Ann"].click(first.response, custom_id=shown.button("Try again"))
            assert again.modal["title"] == "Report to the bot's host"
            assert again.modal["custom_id"] == f"t:{game}:0:report", asked


async def test_the_hosts_channel_is_told_without_a_mention(server):
    game = await begun(server)
    channel = server.guild.create_text_channel("host")
    server.bot.settings = server.bot.settings.model_copy(update={"report_channel": channel.id})
    await report(server, game, "@everyone <@1> **look** [here](http://x.y) # now")
    (row,) = await references(server)
    body = [r.json for r in server.sent("POST") if f"/channels/{channel.id}/messages" in r.path][-1]
    said = str(body["components"])
    assert row["reference"] in said
    assert f"`{game}`" in said
    assert "entry" in said
    assert body["allowed_mentions"] == {"parse": []}
    assert "**look**" not in said
    assert "<@1>" not in said
    assert "[here](" not in said


async def test_a_channel_that_is_not_there_loses_no_report(server):
    game = await begun(server)
    server.bot.settings = server.bot.settings.model_copy(update={"report_channel": 12345})
    with capture_logs() as lines:
        sent = await report(server, game, "Help")
    (row,) = await references(server)
    assert f"Reference {row['reference']}" in sent.words
    assert [line["reference"] for line in lines if line["event"] == "report not posted"] == [row["reference"]]


async def test_a_connection_that_breaks_on_the_way_to_the_hosts_channel_loses_no_report(server, monkeypatch):
    async def broken(id: int) -> None:
        raise ServerDisconnectedError

    game = await begun(server)
    server.bot.settings = server.bot.settings.model_copy(update={"report_channel": 12345})
    monkeypatch.setattr(server.bot, "fetch_channel", broken)
    sent = await report(server, game, "Help")
    (row,) = await references(server)
    assert f"Reference {row['reference']}" in sent.words


async def test_a_damaged_game_can_be_reported_from_its_panel(server):
    game = await begun(server)
    await damage(server.store, server.bot.services, game)
    shown = await server.slash("Ann", "play")
    assert "Report" in shown.buttons.values()
    assert "Reference" in (await report(server, game, "It is damaged")).words


async def test_a_report_shows_nothing_that_could_be_otherwise(server):
    """What others hold is exchanged: the same sentence makes the same message."""
    game = await begun(server)
    channel = server.guild.create_text_channel("host")
    server.bot.settings = server.bot.settings.model_copy(update={"report_channel": channel.id})

    def exchange(found: Any) -> None:
        first, second = (p.hand for p in found.players)
        first[:], second[:] = list(second), list(first)

    said: list[str] = []
    for change in (None, exchange):
        if change is not None:
            await server.alter(game, change)
        await report(server, game, "Something is odd")
        (*_, row) = await references(server)
        body = [r.json for r in server.sent("POST") if f"/channels/{channel.id}/messages" in r.path][-1]
        said.append(str(body["components"]).replace(row["reference"], "REF"))
    assert said[0] == said[1]


async def test_three_reports_an_hour(backend):
    game = (await backend.game()).id
    for n in range(3):
        await backend.services.reports.add(game, ANN, f"number {n}", backend.click())
        backend.clock.advance(MINUTE)
    error = await refused(backend.services.reports.add(game, ANN, "number 3", backend.click()))
    assert error.reason == "too-many-reports"
    assert error.data["at"] == backend.clock() + HOUR - 3 * MINUTE
    assert (await backend.services.reports.add(game, BEN, "mine", backend.click())).new
    backend.clock.advance(HOUR)
    assert (await backend.services.reports.add(game, ANN, "number 3", backend.click())).new


async def test_a_report_that_arrives_twice_is_one(backend):
    game = (await backend.game()).id
    one, two = [await backend.services.reports.add(game, ANN, "once", "click") for _ in range(2)]
    assert (one.reference, one.new, two.new) == (two.reference, True, False)


async def test_an_empty_report_is_none(backend):
    game = (await backend.game()).id
    assert (await refused(backend.services.reports.add(game, ANN, " \n ", backend.click()))).reason == "nothing-said"


async def test_without_a_game_the_command_opens_the_form_too(server):
    result = await server.members["Ann"].slash(server.channel, "report")
    assert result.modal is not None
    sent = await report(server, "", "I cannot found a game")
    (row,) = await references(server)
    assert (row["game"], row["entry"], row["text"]) == (None, None, "I cannot found a game")
    assert f"Reference {row['reference']}" in sent.words
    assert "names no game" in sent.words


async def test_without_a_game_the_hosts_channel_is_told_that_there_is_none(server):
    channel = server.guild.create_text_channel("host")
    server.bot.settings = server.bot.settings.model_copy(update={"report_channel": channel.id})
    await report(server, "", "Help")
    body = [r.json for r in server.sent("POST") if f"/channels/{channel.id}/messages" in r.path][-1]
    assert "no game" in str(body["components"])


async def test_a_game_that_does_not_exist_is_no_reason_to_report_about_none(server):
    result = await server.members["Ann"].slash(server.channel, "report", game="zzzzz")
    assert result.modal is None


async def test_three_reports_an_hour_count_those_without_a_game(backend):
    for _ in range(3):
        await backend.services.reports.add("", ANN, "help", backend.click())
    assert (await refused(backend.services.reports.add("", ANN, "help", backend.click()))).reason == "too-many-reports"
