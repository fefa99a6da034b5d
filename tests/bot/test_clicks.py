"""Old buttons change nothing, buttons do nothing in other channels, and messages about failures are true."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from structlog.testing import capture_logs

from bot.app import MarsBot
from bot.components import Keys, text
from bot.routes.visit import packed, unpacked
from bot.screen import screen
from bot.screens import decide, panel
from bot.speech import all_cards
from engine.expansions.turmoil.events import KIND
from engine.maps import MAPS
from tests.bot.server import Server, Shown, asked_player, open_server, route

CARD_SPACES = [k for k, v in MAPS["tharsis"].spaces.items() if "card" in v.bonus and v.kind == "land"]


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with open_server(tmp_path / "mars.db", pictures=False) as made:
        yield made


async def lobby(server: Server, *others: str, beginners: bool = True) -> str:
    """Open a lobby of Ann and these members."""
    await server.slash("Ann", "game new")
    await server.say()
    for name in others or ("Ben",):
        await server.click(name, server.last(), "join")
    (status,) = await server.bot.services.games.of_user(server.members["Ann"].id)
    await server.bot.services.lobby.configure(status.id, server.members["Ann"].id, {"beginners": beginners})
    await server.say()
    return status.id


async def begun(server: Server, *others: str, beginners: bool = True) -> str:
    """Start a game with Beginner Corporations, so that the first turn comes at once."""
    game = await lobby(server, *others, beginners=beginners)
    await server.bot.services.lobby.start(game, server.members["Ann"].id)
    await server.say()
    return game


async def act(server: Server, game: str, name: str, *steps: list[str]) -> None:
    status = await server.bot.services.games.status(game)
    click = f"{name} {status.version}"
    await server.bot.services.play.compose(game, server.members[name].id, None, steps, click, confirmed=True)


# --- whose game ------------------------------------------------------------------------------------------------------


async def elsewhere(server: Server, name: str) -> tuple[Any, Any]:
    """Create another server, in which a member may do everything; returns this member of it and one of its channels."""
    guild = server.env.create_guild("Elsewhere")
    role = guild.create_role("boss", permissions=discord.Permissions.all())
    return guild.add_member(server.users[name], roles=[role]), guild.create_text_channel("x")


@pytest.mark.parametrize(
    ("name", "state"),
    [("Ann", "running"), ("Ben", "lobby"), ("Ben", "running"), ("Cat", "lobby"), ("Cat", "running")],
)
async def test_who_manages_another_server_ends_no_game(server: Server, name: str, state: str) -> None:
    game = await (begun(server) if state == "running" else lobby(server))
    boss, channel = await elsewhere(server, name)
    shown = Shown((await boss.slash(channel, "game end", game=game)).response)
    for sure in (custom_id for custom_id in shown.buttons if route(custom_id).endswith("/sure")):
        await boss.click(shown.message, custom_id=sure)
    assert (await server.bot.services.games.status(game)).state == state
    if name == "Cat":
        assert shown.words == f"Nothing is called {game}."


async def test_who_manages_the_games_own_server_ends_it(server: Server) -> None:
    game = await begun(server)
    role = server.guild.create_role("boss", permissions=discord.Permissions.all())
    boss = server.guild.add_member(server.env.create_user("Eve"), roles=[role])
    shown = Shown((await boss.slash(server.place, "game end")).response)
    await boss.click(shown.message, custom_id=shown.button("End the game"))
    assert (await server.bot.services.games.status(game)).state == "ended"


async def test_a_game_is_read_from_its_own_server_only(server: Server) -> None:
    game = await begun(server)
    boss, channel = await elsewhere(server, "Cat")
    for command in ("board", "log", "tableau", "game status"):
        shown = Shown((await boss.slash(channel, command, game=game)).response)
        assert shown.words == f"Nothing is called {game}.", command
    # As if there were none.
    none = await boss.slash(channel, "admin export", game="*zzzzz*")
    assert Shown(none.response).words == "Nothing is called \\*zzzzz\\*."
    assert "generation 1" in (await server.slash("Cat", "board", None, game=game)).words


# --- confirmations ---------------------------------------------------------------------------------------------------


async def test_do_it_does_all_that_was_typed(server: Server) -> None:
    await begun(server)
    name = await asked_player(server)
    shown = await server.slash(name, "project", server.place, project="city", space=CARD_SPACES[0])
    assert "This shows cards from the deck" in shown.words
    assert not (await server.view(name)).tiles
    shown = await server.click(name, shown, "Do it")
    assert "Second action" in shown.words
    assert (await server.view(name)).tiles[CARD_SPACES[0]].kind == "city"


async def test_do_it_is_refused_when_something_else_was_done_meanwhile(server: Server) -> None:
    game = await begun(server)
    name = await asked_player(server)
    shown = await server.slash(name, "project", server.place, project="city", space=CARD_SPACES[0])
    await act(server, game, name, ["project:power-plant"])
    shown = await server.click(name, shown, "Do it")
    assert "That button is old" in shown.words
    assert not (await server.view(name)).tiles


def test_the_longest_typed_action_fits_into_a_button() -> None:
    longest = max((card.as_play for card in all_cards() if card.kind != KIND), key=len)
    steps = [[longest], ["mc=100", "steel=20", "titanium=20", "heat=20"], ["space:E5"]]
    assert unpacked(packed(steps)) == steps
    assert len(Keys("abcde", 99999).id(f"all/{packed(steps)}")) <= 100


async def test_the_last_who_buys_in_research_is_not_asked_twice(server: Server) -> None:
    await begun(server)
    for _ in range(2):
        name = await asked_player(server)
        shown = await server.click(name, server.last(), "open")
        shown = await server.click(name, shown, "passing")
        shown = await server.click(name, shown, "sure/pass")
        assert "the generation ends" not in shown.words
        await server.wait(61)
    for name in ("Ann", "Ben"):
        shown = await server.click(name, server.last(), "open")
        assert "Research" in shown.words
        shown = await server.click(name, shown, "take/")
        assert "With this, the game goes on" not in shown.words
    assert (await server.view("Ann")).phase == "action"


async def test_a_claim_is_asked_once(server: Server) -> None:
    await begun(server)
    name = await asked_player(server)
    shown = await server.click(name, server.last(), "open")
    shown = await server.click(name, shown, "list/award")
    shown = await server.select(name, shown, ["award:banker"])
    shown = await server.click(name, shown, "Fund for")
    assert "Second action" in shown.words


# --- old buttons -----------------------------------------------------------------------------------------------------


async def test_an_old_change_does_not_open_a_new_question(server: Server) -> None:
    game = await begun(server, beginners=False)
    mine = server.direct("Ann")[-1]
    mine = await server.click("Ann", mine, "pick/", direct=True)
    mine = await server.click("Ann", mine, "take/", direct=True)
    assert "change" in [route(i) for i in mine.buttons]
    look = await server.look("Ben")
    assert look.decision is not None
    await act(server, game, "Ben", [look.decision.options[0]], [])
    while (await server.view("Ann")).phase != "research":
        name = await asked_player(server)
        look = await server.look(name)
        assert look.decision is not None
        if "pass" in look.decision.options:
            await act(server, game, name, ["pass"])
        else:
            forced = [[look.decision.options[0]]]
            after = await server.bot.services.play.preview(game, server.members[name].id, None, forced)
            if not after.confirm and after.decision is not None and not after.decision.opens:
                forced.append([after.decision.options[0]])
            await act(server, game, name, *forced)
    await act(server, game, "Ann", [])
    before = await server.bot.services.games.status(game)
    shown = await server.click("Ann", mine, "change", direct=True)
    assert "That button is old" in shown.words
    assert (await server.bot.services.games.status(game)).version == before.version
    shown = await server.click("Ann", shown, "change", direct=True)
    assert "Research" in shown.words


async def test_an_old_back_leaves_alone_what_another_panel_composes(server: Server) -> None:
    await begun(server)
    name = await asked_player(server)
    old = await server.click(name, await server.click(name, server.last(), "open"), "list/project")
    new = await server.click(name, await server.slash(name, "play", server.place), "list/project")
    new = await server.select(name, new, ["project:city"])
    shown = await server.click(name, old, "home")
    assert (await server.look(name)).picks == (("project:city",),)
    assert "Second action" not in shown.words
    await server.click(name, new, "Take back")
    assert (await server.look(name)).picks == ()


async def test_the_way_from_a_typed_screen_leads_back_to_what_is_composed(server: Server) -> None:
    await begun(server)
    name = await asked_player(server)
    listed = await server.click(name, await server.click(name, server.last(), "open"), "list/project")
    question = await server.select(name, listed, ["project:city"])
    board = await server.slash(name, "board", server.place, text=True)
    shown = await server.click(name, board, "My panel")
    assert shown.texts[0] == question.texts[0]
    assert (await server.look(name)).picks == (("project:city",),)


# --- failures --------------------------------------------------------------------------------------------------------


async def failing(context: Any) -> Any:
    raise KeyError("words missing")


async def too_large(context: Any) -> Any:
    return screen(text("x" * 5000))


@pytest.mark.parametrize("bad", [failing, too_large])
async def test_a_failing_screen_does_not_say_that_nothing_was_done(
    server: Server, monkeypatch: pytest.MonkeyPatch, bad: Any
) -> None:
    game = await begun(server)
    name = await asked_player(server)
    shown = await server.click(name, await server.click(name, server.last(), "open"), "list/project")
    before = await server.bot.services.games.status(game)
    with monkeypatch.context() as patched:
        patched.setattr(decide, "ask", bad)
        shown = await server.select(name, shown, ["project:power-plant"])
    assert (await server.bot.services.games.status(game)).version == before.version + 1
    assert "Your answer was saved" in shown.words
    assert "as it was before" not in shown.words
    assert "Second action" in (await server.click(name, shown, "Show my turn")).words


async def test_a_failing_last_step_does_not_say_that_nothing_was_done(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begun(server)
    name = await asked_player(server)
    shown = await server.click(name, server.last(), "open")
    with monkeypatch.context() as patched:
        patched.setattr(panel, "more", lambda context: (_ for _ in ()).throw(KeyError("more")))
        shown = await server.click(name, shown, "more")
    assert "went wrong" in shown.words
    assert "as it was before" not in shown.words
    assert "Your turn" in (await server.click(name, shown, "Show my turn")).words


async def test_a_failure_outside_of_everything_logs_no_more_than_the_verb(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begun(server)
    name = await asked_player(server)
    shown = await server.click(name, server.last(), "open")

    async def broken(*args: Any) -> None:
        raise KeyError("outside")

    with monkeypatch.context() as patched, capture_logs() as lines:
        patched.setattr("bot.routes.dispatch.clicked", broken)
        shown = await server.click(name, shown, "list/project")
    assert [line["what"] for line in lines if line["event"] == "interaction failed"] == ["list"]
    assert "as it was before" not in shown.words
    assert "Your turn" in (await server.click(name, shown, "Show my turn")).words


async def test_a_failure_in_an_event_of_discord_is_a_line_of_the_log(server: Server) -> None:
    with capture_logs() as lines:
        try:
            raise KeyError("guild")
        except KeyError:
            await MarsBot.on_error(server.bot, "on_guild_join")
    assert [(line["event"], line["handler"], line["exc_info"]) for line in lines] == [
        ("event handler failed", "on_guild_join", True)
    ]


async def test_a_click_is_answered_before_who_clicked_is_remembered(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begun(server)
    order: list[str] = []
    respond, remember = discord.InteractionResponse.send_message, server.bot.services.people.remember

    async def responded(self: Any, **options: Any) -> Any:
        order.append("answered")
        return await respond(self, **options)

    async def remembered(user: int, guild: int, locale: str, name: str) -> None:
        order.append("remembered")
        await remember(user, guild, locale, name)

    monkeypatch.setattr(discord.InteractionResponse, "send_message", responded)
    monkeypatch.setattr(server.bot.services.people, "remember", remembered)
    await server.click("Cat", server.last(), "open")
    assert order == ["answered", "remembered"]
    assert await server.bot.services.people.locale(server.members["Cat"].id)


# --- where a game is founded -----------------------------------------------------------------------------------------


async def test_a_game_founded_in_a_post_of_a_forum_is_played_there(server: Server) -> None:
    forum: Any = server.bot.get_channel(server.guild.create_forum_channel("games").id)
    await forum.create_thread(name="Who plays?", content="Here")
    (post,) = next(c for c in server.guild.channels.values() if c.id == forum.id).threads
    shown = await server.slash("Ann", "game new", post)
    assert "The lobby is open" in shown.words
    await server.say()
    lobby_message = Shown(post.history()[-1])
    await server.click("Ben", lobby_message, "join")
    (status,) = await server.bot.services.games.of_user(server.members["Ann"].id)
    assert status.place == post.id
    await server.bot.services.lobby.start(status.id, server.members["Ann"].id)
    await server.say()
    assert "open" in [route(i) for i in Shown(post.history()[-1]).buttons]


async def test_a_game_founded_in_a_thread_stands_in_its_channel(server: Server) -> None:
    await begun(server)
    await server.slash("Cat", "game new", server.place)
    await server.say()
    (status,) = await server.bot.services.games.of_user(server.members["Cat"].id)
    assert (status.channel, status.thread) == (server.channel.id, None)
    assert "Seats: 1 taken" in Shown(server.channel.history()[-1]).words


async def test_a_lobby_is_not_founded_where_it_cannot_be_said(server: Server) -> None:
    await begun(server)
    denied = Overwrite(
        server.env.backend.bot_user.id, OverwriteType.MEMBER, deny=discord.Permissions(send_messages=True).value
    )
    server.env.backend.set_overwrite(server.channel.id, denied)
    await server.env.settle()
    shown = await server.slash("Cat", "game new", server.place)
    assert "lacks" in shown.words
    assert "Send Messages" in shown.words
    assert await server.bot.services.games.of_user(server.members["Cat"].id) == ()
