"""Row 25 as players see it: what a damaged game says, and that nothing they press fails."""

from __future__ import annotations

import discord
import pytest
import sqlalchemy as sa
from structlog.testing import capture_logs

from bot.click_limits import ClickLimits
from bot.routes.dispatch import ROUTES
from bot.store import quarantine
from tests.bot.damage import damage
from tests.bot.server import Server, acts, asked_player, begun, open_server
from tests.bot.test_mangled import Sent

pytestmark = pytest.mark.once


@pytest.fixture
async def server(tmp_path):
    async with open_server(tmp_path / "mars.db", ("Ann", "Ben"), pictures=False) as server:
        server.add_manager("Zed")
        yield server


async def broken(server: Server) -> str:
    game = await begun(server)
    await acts(server, game, "one")
    await server.say()
    await damage(server.store, server.bot.services, game)
    return game


async def test_row_25_the_panel_says_it_once_in_a_calm_sentence_with_a_reference(server):
    game = await broken(server)
    reference = (await server.bot.services.games.status(game)).damage.reference
    shown = await server.click("Ann", server.last(), "open")
    assert "Its newest position is damaged, so it waits. The log is intact." in shown.words
    assert f"Reference {reference}, also reported to the bot's host." in shown.words
    assert "Undone: " in shown.words
    assert list(shown.buttons.values()) == ["Ask the table", "Log", "Report"]
    assert "Log" in (await server.click("Ann", shown, "log")).words


async def test_row_25_a_manager_goes_back_after_a_confirmation_and_the_log_tells_it(server):
    game = await broken(server)
    shown = await server.click("Zed", server.last(), "open")
    asks = await server.click("Zed", shown, "mend")
    assert "Go back to the newest position that can be read?" in asks.words
    assert (await server.bot.services.games.status(game)).damage is not None
    done = await server.click("Zed", asks, "mend/sure")
    assert "The game has gone back." in done.words
    await server.say()
    who = await asked_player(server)
    turn = server.last()
    assert f"<@{server.members[who].id}>" in turn.words
    panel = await server.click(who, turn, "open")
    assert "Your turn" in panel.words
    told = await server.slash(who, "log")
    assert "The newest position could not be read. The game went back" in told.words


async def test_row_25_the_table_goes_back_by_a_vote(server):
    game = await broken(server)
    shown = await server.click("Ann", server.last(), "open")
    assert "1 more player must agree." in (await server.click("Ann", shown, "mend/ask")).words
    await server.say()
    public = server.last()
    assert "asks to go back to the newest position that can be read" in public.words
    assert f"<@{server.members['Ben'].id}>" in public.words
    again = await server.slash("Ann", "play")
    assert [label for label in again.buttons.values() if label.endswith("request")]
    assert "The game has gone back." in (await server.click("Ben", public, "Go back")).words
    assert (await server.bot.services.games.status(game)).damage is None


async def test_row_25_who_does_not_manage_the_server_cannot_go_back(server):
    game = await broken(server)
    sent = Sent(server, "Ann", f"m:{game}:0:mend/sure")
    assert "Only server managers can do this." in (await sent.arrive()).words
    assert (await server.bot.services.games.status(game)).damage is not None


async def test_row_25_a_manager_who_plays_reads_who_decides(server):
    game = await begun(server)
    await damage(server.store, server.bot.services, game)
    sent = Sent(server, "Ann", f"m:{game}:0:mend/sure")
    sent.permissions = discord.Permissions(manage_guild=True)
    assert "Ask a server manager who isn't playing" in (await sent.arrive()).words


EXAMPLES = {
    "pick": "pick/pass",
    "sure": "sure/pass",
    "all": "all/pass",
    "list": "list/play",
    "claim": "claim/builder",
    "play": "play/comet",
    "pay": "pay/mc=3",
    "set": "set/0000.1",
    "many": "many/0000.1",
    "take": "take/0000.1",
    "undone": "undone/1",
    "ask": "ask/1",
    "request": "request/1",
    "vote": "vote/yes",
    "table": "table/0",
    "handicap": "handicap/1",
    "robot": "robot/add",
    "rule": "rule/seats",
}


async def test_row_25_nothing_that_is_pressed_fails(server):
    game = await broken(server)
    server.bot.click_limits = ClickLimits(10**6, 30)  # how fast somebody clicks is not what this is about
    with capture_logs() as lines:
        for route in ROUTES:
            for who in ("Ann", "Zed"):
                sent = await Sent(server, who, f"m:{game}:0:{EXAMPLES.get(route, route)}").arrive()
                assert sent.words, route
                assert "Something went wrong" not in sent.words, route
    assert not [line for line in lines if line["log_level"] == "error" and "cannot be read" not in line["event"]]


COMMANDS = ("play", "hand", "board", "tableau", "log", "pass", "end", "undo", "game status", "games", "help")


@pytest.mark.parametrize("command", COMMANDS)
async def test_row_25_no_command_fails(server, command):
    await broken(server)
    shown = await server.slash("Ann", command)
    assert "Something went wrong" not in shown.words
    assert await server.complete("Ann", "play", "card") == []


async def test_row_25_my_games_lead_to_the_panel_of_the_damaged_game(server):
    game = await broken(server)
    shown = await server.slash("Ann", "games")
    assert "cannot be read right now; its panel says what can be done" in shown.words
    there = await server.select("Ann", shown, [game])
    assert "This game cannot be read" in there.words


async def test_row_25_game_end_works(server):
    game = await broken(server)
    asks = await server.slash("Zed", "game end")
    await server.click("Zed", asks, "end/sure")
    await server.say()
    assert (await server.bot.services.games.status(game)).state == "ended"
    assert "was ended by" in server.last().words


async def test_row_25_the_outbox_sends_nothing_of_a_position_that_cannot_be_read(server):
    game = await begun(server)
    await acts(server, game, "one")
    await damage(server.store, server.bot.services, game)
    before = len(server.sent("POST"))
    with capture_logs() as lines:
        await server.wait(13 * 3600)
        await server.wait(60)
    assert len(server.sent("POST")) == before
    assert not [line for line in lines if line["event"] == "message not sent"]


async def test_a_game_of_which_something_beside_the_positions_is_lost_says_so_and_can_be_ended(server):
    game = await begun(server)
    async with server.store.writing() as connection:
        await connection.execute(sa.text("UPDATE games SET rules = '{'"))
    reference = (await server.bot.services.games.status(game)).damage.reference
    shown = await server.click("Ann", server.last(), "open")
    assert "Something stored with it is damaged, so it waits. Its positions are intact." in shown.words
    assert "The bot's host can fix it, or the table can end it." in shown.words
    assert f"Reference {reference}, also reported to the bot's host." in shown.words
    assert list(shown.buttons.values()) == ["Log", "Report", "End the game …"]
    asks = await server.click("Ann", shown, "End the game …")
    assert "Ask the table" in asks.buttons.values()
    asks = await server.slash("Zed", "game end")
    await server.click("Zed", asks, "end/sure")
    assert (await server.bot.services.games.status(game)).state == "ended"


async def test_a_game_that_the_host_has_set_aside_says_so(server):
    game = await begun(server)
    async with server.store.writing() as connection:
        await quarantine.set_aside(connection, game, server.env.now())
    shown = await server.click("Ann", server.last(), "open")
    assert "The bot's host has set this game aside to fix it. It waits until then." in shown.words
    for who, command in (("Ann", "play"), ("Zed", "board")):
        assert "The bot's host has set this game aside" in (await server.slash(who, command)).words
    mine = await server.slash("Ann", "games")
    assert "The bot's host has set 1 of your games aside to fix it. It waits until then." in mine.words
    async with server.store.writing() as connection:
        await quarantine.release(connection, game)
    assert "set aside" not in (await server.slash("Ann", "games")).words
    assert "set aside" not in (await server.slash("Ann", "play")).words
