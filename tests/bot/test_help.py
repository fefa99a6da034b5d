"""The help for new players: by commands anywhere, by buttons where a game begins, with what a rule means in the present game."""

from __future__ import annotations

from collections.abc import Awaitable
from pathlib import Path
from random import Random

import pytest

from bot import limits
from bot.routes import help as help_routes
from bot.routes.visit import Visit, answered
from bot.screen import Screen
from bot.screens import help, lobby, lobby_options, reading, setup_page
from bot.tables import Rules, lobby_rules
from engine import Options, new_game
from engine.hidden import redealt
from tests.bot.backend import ANN, BEN, CAT, STRANGER, Backend, open_backend
from tests.bot.looks import NoPictures, context, look, opened
from tests.bot.server import Server, Shown, asked_player, started
from tests.bot.test_screens import clicking, ids, texts, unmarked
from tests.engine.games import walk
from words.guide import TOPICS, topics_of

pytestmark = pytest.mark.once

PAGES = (*TOPICS, help.SIGNS)


async def read(backend: Backend, game: str, user: int, route: str, origin: str = "") -> Screen:
    """A page of the help as this user sees it."""
    visit = Visit(backend.services, NoPictures(), clicking(user), game, 0, (), route, origin)
    rest = route.partition("/")[2]

    def work() -> Awaitable[Screen]:
        return help_routes.guide(visit, rest)

    return await answered(visit, work, "help")


def words_of(shown: Screen) -> str:
    return "\n".join(texts(shown))


async def walked(backend: Backend, game: str) -> None:
    """Check all pages of the help, as players and as a stranger see them."""
    for user in (ANN, BEN, STRANGER):
        for key in PAGES:
            shown = await read(backend, game, user, f"help/{key}")
            assert limits.breaches(shown.view()) == []
            assert "went wrong" not in words_of(shown)
            assert len(ids(shown)) == len(set(ids(shown)))


async def test_all_pages_can_be_read_from_the_lobby_to_the_end(tmp_path: Path) -> None:
    random = Random(4)
    async with open_backend(tmp_path / "mars.db") as backend:
        lobby_ = await backend.lobby(BEN, CAT, beginners=False, draft=True, corporate_era=True)
        await walked(backend, lobby_.id)
        game = (await backend.services.lobby.start(lobby_.id, ANN)).id
        for n in range(2000):
            if await backend.play_on(game, random) is None:
                break
            if n % 150 == 3:
                await walked(backend, game)
        await walked(backend, game)
        assert "As this game ended" in words_of(await read(backend, game, ANN, "help/end"))


async def test_a_page_in_a_game_says_what_it_means_there_and_in_the_lobby_what_is_agreed(tmp_path: Path) -> None:
    async with open_backend(tmp_path / "mars.db") as backend:
        table = await backend.lobby(BEN, beginners=True, draft=True, friendly=True)
        first = await read(backend, table.id, STRANGER, "help")
        assert "Press **Join** to take a seat." in words_of(first)
        assert "**Draft**" not in words_of(first), "what all rules mean is too long for this page"
        assert any(f"help/{help.AGREED}" in i for i in ids(first)), "it is one tap away"
        said = words_of(await read(backend, table.id, STRANGER, f"help/{help.AGREED}"))
        assert said.startswith("### What this table plays")
        assert "- **Pace** daily (reminder after 12 h)" in said
        assert "Press **Join** to take a seat." in said
        assert "- **Draft**: in research, keep 1 of 4 cards" in said
        assert "- **No attacks**: nobody takes anything from others (house rule)" in said
        await backend.services.lobby.start(table.id, ANN)
        here = await read(backend, table.id, ANN, "help")
        assert "no attacks" in words_of(here)
        assert any(f"help/{help.AGREED}" in i for i in ids(here)), "what that means is one tap away in the game too"
        rules = await read(backend, table.id, ANN, f"help/{help.AIM}")
        assert any(f"help/{help.AGREED}" in i for i in ids(rules)), "and from the page that `/rules` opens"
        said = words_of(await read(backend, table.id, ANN, f"help/{help.AGREED}"))
        assert "- **No attacks**: nobody takes anything from others (house rule)" in said
        assert "Join" not in said
        assert "seat" not in said
        said = words_of(await read(backend, table.id, ANN, "help/tiles"))
        assert "**In this game now**" in said
        assert "A greenery costs you 8 plants" in said
        said = words_of(await read(backend, table.id, STRANGER, "help/tiles"))
        assert "costs you" not in said
        assert "0 of 9 oceans" in said


async def test_all_that_a_table_may_have_agreed_is_said_on_two_pages(tmp_path: Path) -> None:
    async with open_backend(tmp_path / "mars.db") as backend:
        rules = {**lobby_rules.presets()["long"], "friendly": True, "hidden_points": True, "hints": True}
        table = await backend.lobby(BEN, **rules)
        first, second = [
            [line for line in words_of(shown).splitlines() if line.startswith("- ")]
            for key in (help.AGREED, help.AGREED_TOO)
            if (shown := await read(backend, table.id, ANN, f"help/{key}"))
        ]
        lines = [f"- {line}" for line in lobby_options.explained(table.rules)]
        assert [*first, *second] == [line.replace("\u00a0", " ") for line in lines]
        assert len(first) == help.LINES >= len(second)
        await backend.services.lobby.configure(table.id, ANN, {"more": ()})
        late = words_of(await read(backend, table.id, ANN, f"help/{help.AGREED_TOO}"))
        assert late == words_of(await read(backend, table.id, ANN, f"help/{help.AGREED}"))


async def test_the_way_back_leads_to_where_one_came_from(tmp_path: Path) -> None:
    async with open_backend(tmp_path / "mars.db") as backend:
        game = (await backend.game(BEN)).id
        shown = await read(backend, game, ANN, "help", "more")
        assert any(i.endswith(":more") for i in ids(shown))
        following = [i for i in ids(shown) if ":help/" in i or i.partition("~")[0].endswith(":help@more")]
        assert following
        assert all("@more" in i for i in following)
        assert any(i.endswith(":home") for i in ids(await read(backend, game, ANN, "help")))


async def test_pages_and_menu_lead_through_all_topics(tmp_path: Path) -> None:
    async with open_backend(tmp_path / "mars.db") as backend:
        game = (await backend.game(BEN)).id
        route, seen = f"help/{help.HERE}", list[str]()
        while route.partition("/")[2] not in seen:
            seen.append(route.partition("/")[2])
            shown = await read(backend, game, ANN, route)
            route = next(i for i in ids(shown) if ":help/" in i).split(":")[3].partition("@")[0]
        assert set(seen) == {help.SIGNS, help.AGREED} | {topic.key for topic in topics_of(Options(players=2))}
        assert {"aim", "tiles"} <= set(seen) < {*PAGES, help.AGREED}


async def test_a_page_that_there_is_not_is_said_and_all_are_offered(tmp_path: Path) -> None:
    async with open_backend(tmp_path / "mars.db") as backend:
        game = (await backend.game(BEN)).id
        for typed in ("nonsense *bold*", "", "signs/..", "x" * 90):
            said = words_of(await read(backend, game, ANN, f"help/{typed}"))
            assert "How to play here" in said
            assert ("There is no page called" in said) == bool(typed)


@pytest.mark.parametrize("n", range(3))
async def test_nothing_on_a_page_depends_on_what_one_cannot_see(n: int) -> None:
    game, random = opened(n), Random(n)
    for i, (seat, _decision, _picks) in enumerate(walk(game, Random(n))):
        if i % 40:
            continue
        mine, other = look(game, seat), look(redealt(game, seat, random), seat)
        for key in TOPICS:
            one, two = help.page(context(mine, NoPictures()), key), help.page(context(other, NoPictures()), key)
            assert (texts(one), unmarked(one)) == (texts(two), unmarked(two))


# Where it is found.


async def test_the_first_messages_of_a_game_name_the_command(server: Server) -> None:
    await server.slash("Ann", "game new")
    await server.say()
    assert "`/help` explains how to play" in server.last().words
    shown = await server.click("Ben", server.last(), "How to play")
    assert "How to play here" in shown.words
    assert shown.message.ephemeral
    await server.slash("Ben", "game join")
    await server.slash("Ann", "game start")
    await server.say()
    assert "`/help` explains how to play" in (await server.turn()).words


async def test_the_host_is_told_that_they_start_the_game(server: Server) -> None:
    await server.slash("Ann", "game new")
    await server.slash("Ben", "game join")
    await server.say()
    asked = {name: await server.click(name, server.last(), "How to play") for name in ("Ann", "Ben")}
    assert "the host starts the game" in asked["Ben"].words
    assert "the host starts the game" not in asked["Ann"].words
    assert "as the host you start the game" in asked["Ann"].words


@pytest.mark.parametrize(
    ("rules", "players", "aim"),
    [
        ("first game", 2, "the most victory points (VP) win"),
        ("standard", 1, "You win if all parameters are complete by the end of generation 14: 42 steps to go."),
        ("standard", 2, ""),
    ],
)
async def test_the_first_message_says_what_wins_to_newcomers_and_in_solo_games(
    server: Server, rules: str, players: int, aim: str
) -> None:
    await server.slash("Ann", "game new", rules=rules, players=players, robots=players - 1)
    await server.slash("Ann", "game start")
    while (await server.look("Ann")).decision is None:
        await server.wait(70)
    await server.say()
    said = (await server.turn()).words
    assert aim in said
    assert ("win" in said) == bool(aim)


async def test_the_first_panels_lead_there_and_back_with_what_was_chosen(server: Server) -> None:
    await server.slash("Ann", "game new")
    await server.say()
    await server.slash("Ben", "game join")
    await server.slash("Ann", "game start")
    await server.say()
    panel = await server.slash("Ann", "play", server.place)
    assert (
        "Choose your corporation"
        in (await server.click("Ann", await server.click("Ann", panel, "How to play"), "Back")).words
    )
    buying = await server.click("Ann", panel, "pick/card:")
    chosen = await server.select("Ann", buying, [v for values in buying.menus.values() for v in values][:3])
    assert "3 of 10" in chosen.words
    page = await server.click("Ann", chosen, "How to play")
    tags = await server.select("Ann", page, ["tags"])
    assert "### Tags" in tags.words
    assert "3 of 10" in (await server.click("Ann", tags, "Back")).words


async def test_while_an_action_is_put_together_the_pages_lead_back_to_it(server: Server) -> None:
    await started(server)
    name = await asked_player(server)
    panel = await server.slash(name, "play", server.place)
    space = await server.select(name, await server.click(name, panel, "B · Project"), ["project:city"])
    assert "Choose a space for the city tile" in space.words
    page = await server.select(name, await server.click(name, space, "How to play"), ["tiles"])
    assert "### Tiles and placement bonuses" in page.words
    assert "Choose a space for the city tile" in (await server.click(name, page, "Back")).words


async def test_more_leads_there_at_any_time(server: Server) -> None:
    await started(server)
    name = await asked_player(server)
    panel = await server.slash(name, "play", server.place)
    more = await server.click(name, panel, "More")
    page = await server.click(name, more, "How to play")
    assert "You are asked: Choose your first action, or pass." in page.words
    assert "### More" in (await server.click(name, page, "Back")).words


async def test_the_commands_answer_in_a_game_without_one_and_in_direct_messages(server: Server) -> None:
    shown = await server.slash("Ann", "help")
    assert "In a game, these pages also say how things stand there." in shown.words
    assert shown.message.ephemeral
    direct = Shown((await server.users["Ann"].slash("help")).response)
    assert "How to play here" in direct.words
    assert "### Tags" in (await server.select("Ann", direct, ["tags"], direct=True)).words
    await started(server)
    name = await asked_player(server)
    direct = Shown((await server.users[name].slash("rules", topic="payment")).response)
    assert "You have 42 M€." in direct.words
    said = (await server.slash(name, "rules", server.place, topic="production")).words
    assert "As things stand, the next production brings you:" in said
    said = (await server.slash(name, "rules", server.place, topic="Milestones and awards")).words
    assert "**Mayor** 3 city tiles: you have 0, 3 short" in said
    assert "What the game is about" in (await server.slash(name, "rules", server.place)).words
    assert "There is no page called moon" in (await server.slash(name, "rules", server.place, topic="moon")).words
    server.members["Eve"] = server.guild.add_member(server.env.create_user("Eve"))
    said = (await server.slash("Eve", "rules", server.place, topic="goals")).words
    assert "you have" not in said
    assert "**Mayor** 3 city tiles" in said


async def test_what_milestones_and_awards_count_is_one_tap_from_their_scores() -> None:
    for players, found in ((1, False), (3, True)):
        game = new_game(Options(players=players, corporate_era=True), "goals")
        shown = await reading.everybody(context(look(game, 0), NoPictures()))
        assert any(id.split(":")[3].startswith("help/goals@everybody") for id in ids(shown)) is found


async def test_topics_are_completed_by_their_titles(server: Server) -> None:
    assert await server.complete("Ann", "rules", "topic", "tag") == ["tags"]
    first = await server.complete("Ann", "rules", "topic")
    assert set(first) <= set(PAGES)
    assert len(first) == min(len(PAGES), limits.CHOICES)
    assert await server.complete("Ann", "rules", "topic", "signs") == ["signs"]


def test_every_word_of_the_lobby_explains_itself_where_it_is_chosen() -> None:
    rules = Rules(corporate_era=True, draft=True, draft_first=True, beginners=True, friendly=True, hidden_points=True)
    chosen = (
        setup_page.preset_options(rules),
        setup_page.maps(rules),
        setup_page.expansions(rules),
        setup_page.expansions(Rules(seats=1)),
    )
    switched = (
        lobby_options.switches(rules),
        lobby_options.paces(rules),
        lobby._corporations(rules),
        lobby._raises(rules),
    )
    for options in (*switched, *chosen):
        for option in options:
            assert option.hint, option.label
            assert len(option.hint) <= 65, option.hint
    for word in lobby_options.rules_line(rules).split(" · "):
        assert any(line.casefold().startswith(f"**{word.casefold()}**: ") for line in lobby_options.explained(rules))
