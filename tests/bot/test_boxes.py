"""What a table plays: the map, which may be drawn, expansions, and rules to begin with; in the lobby and by command."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot import speech
from bot.screens import lobby_options, setup_page
from bot.tables import Rules, Status
from bot.tables.lobby_rules import DRAW, choosable, chosen, optional, presets
from engine.expansions import open_box
from engine.options import shipped_maps
from engine.shipped import SHIPPED
from tests.bot.server import Server, Shown, open_server


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with open_server(tmp_path / "mars.db", ("Ann", "Ben"), pictures=False) as made:
        yield made


async def founded(server: Server, **asked: object) -> Status:
    await server.slash("Ann", "game new", **asked)
    await server.say()
    (status,) = await server.bot.services.games.in_server(server.guild.id)
    return status


async def page(server: Server) -> Shown:
    """The host's page about the map and expansions of a new lobby."""
    await founded(server)
    return await server.click("Ann", await server.click("Ann", server.last(), "Options"), "Map and expansions")


async def rules(server: Server) -> Rules:
    (status,) = await server.bot.services.games.in_server(server.guild.id)
    return status.rules


async def test_each_menu_applies_at_once_and_the_page_says_what_is_in_play(server: Server) -> None:
    shown = await page(server)
    assert "In play: Tharsis, the base game only." in shown.words
    shown = await server.select("Ann", shown, ["hellas"])
    shown = await server.select("Ann", shown, ["corporate_era", "venus"])
    assert "In play: Hellas, the base game with Corporate era, Venus Next and World government." in shown.words
    await server.say()
    assert "Hellas · corporate era · Venus Next · World government" in server.last().words
    shown = await server.select("Ann", shown, [], menu=shown.menu_for("rule/expansions"))
    assert "In play: Hellas, the base game only." in shown.words
    assert "Options of" in (await server.click("Ann", shown, "Back")).words


async def test_a_map_is_drawn_at_the_start_and_shown_then(server: Server) -> None:
    shown = await server.select("Ann", await page(server), [DRAW])
    assert "a map drawn at the start" in shown.words
    await server.click("Ben", server.last(), "Join")
    (status,) = await server.bot.services.games.in_server(server.guild.id)
    await server.bot.services.lobby.configure(status.id, server.members["Ann"].id, {"friendly": True})
    started = await server.bot.services.lobby.start(status.id, server.members["Ann"].id)
    look = await server.bot.services.play.look(status.id, server.members["Ann"].id)
    assert look.view is not None
    assert started.rules.drawn == look.view.options.map
    assert started.rules.drawn in shipped_maps()
    assert lobby_options.rules_line(started.rules).startswith(f"{speech.map_name(look.view.options.map)} (drawn) · ")
    await server.say()
    first = (await server.turn()).words
    assert f"In play: {speech.map_name(look.view.options.map)} (drawn), the base game only." in first
    assert "House rules no attacks" in first.replace("**", "")
    again = await server.bot.services.lobby.create(
        server.guild.id, server.channel.id, server.members["Ann"].id, "Ann", "", started.rules, "again"
    )
    assert (again.rules.map, again.rules.drawn) == (DRAW, None)


@pytest.mark.parametrize("preset", presets())
async def test_rules_to_begin_with_can_be_played(server: Server, preset: str) -> None:
    shown = await server.select("Ann", await page(server), [preset])
    now = await rules(server)
    assert [option.value for option in setup_page.preset_options(now) if option.chosen] == [preset]
    assert "In play" in shown.words
    await server.click("Ben", server.last(), "Join")
    (status,) = await server.bot.services.games.in_server(server.guild.id)
    assert (await server.bot.services.lobby.start(status.id, server.members["Ann"].id)).state == "running"


def test_everything_official_has_every_shipped_expansion_but_house_rules_and_solo_rules() -> None:
    everything = Rules.model_validate(presets()["official"])
    left_out = {one.name for one in SHIPPED} - set(everything.expansions)
    assert left_out == {one.name for one in SHIPPED if one.house or one.solo or one.option == "map"}


def test_what_venus_brings_comes_and_goes_as_it_is_ticked() -> None:
    def after(now: Rules, *wanted: str) -> Rules:
        return now.model_copy(update=chosen(now, wanted))

    bringing = next(one for one in SHIPPED if one.brings)
    brought = bringing.brings[0]
    both = after(Rules(), bringing.name)
    assert {bringing.name, brought} <= set(both.expansions)
    assert brought not in after(both, bringing.name).expansions
    assert brought in after(both, brought).expansions
    assert bringing.name not in after(both, brought).expansions
    assert after(after(both, bringing.name), bringing.name, brought).expansions == both.expansions


@pytest.mark.parametrize("seats", [1, 3])
def test_every_choice_of_expansions_opens_a_box_and_says_what_it_is(
    seats: int, caplog: pytest.LogCaptureFixture
) -> None:
    now = Rules(seats=seats)
    for one in choosable(now):
        alone = now.model_copy(update=chosen(now, [one.name]))
        assert one.name in alone.expansions
        assert open_box(alone.options)
        assert speech.expansion_name(one.name) in lobby_options.in_play(alone)
    with caplog.at_level(logging.WARNING):
        assert all(option.hint for option in (*setup_page.maps(now), *setup_page.expansions(now)))
    assert not caplog.records
    assert {one.solo for one in choosable(now)} <= {False, seats == 1}


async def test_the_command_says_the_same_as_the_menus(server: Server) -> None:
    status = await founded(server, rules="standard", map="Elysium", expansions="Prelude, venus")
    assert status.rules.map == "elysium"
    assert set(status.rules.more) == {"prelude", "venus"}
    assert status.rules.corporate_era
    assert "Elysium · corporate era · " in server.last().words


async def test_a_name_that_there_is_not_founds_no_lobby(server: Server) -> None:
    said = await server.slash("Ann", "game new", expansions="Prelude, Atlantis")
    assert "Nothing is called Atlantis." in said.words
    assert await server.bot.services.games.in_server(server.guild.id) == ()


async def test_map_and_expansions_are_completed(server: Server) -> None:
    assert await server.complete("Ann", "game new", "map", "") == [*shipped_maps(), DRAW]
    assert await server.complete("Ann", "game new", "map", "ely") == ["elysium"]
    first = await server.complete("Ann", "game new", "expansions", "")
    assert first == [one.name for one in optional() if not one.solo]
    assert await server.complete("Ann", "game new", "expansions", "Prelude, ven") == ["prelude,venus"]


def test_goals_that_an_expansion_is_missing_for_are_said() -> None:
    """They are said where the map is chosen and where the rules are explained; a solo game has none anyway."""
    missing = "Planetologist is not in play without Venus Next."
    assert lobby_options.in_play(Rules(map="cimmeria")).endswith(missing)
    assert missing in "".join(lobby_options.explained(Rules(map="cimmeria")))
    for rules in (Rules(map="cimmeria", more=("venus",)), Rules(map="cimmeria", seats=1), Rules(map=DRAW)):
        assert "not in play" not in lobby_options.in_play(rules)
        assert "not in play" not in "".join(lobby_options.explained(rules))


def test_a_rule_is_explained_with_one_colon() -> None:
    rules = Rules(
        more=("venus", "prelude", "turmoil"),
        draft_preludes=True,
        first_raises="unrewarded",
        two_corporations=True,
        friendly=True,
        complete_venus=True,
        no_negative_events=True,
        rated=True,
    )
    lines = lobby_options.explained(rules)
    assert sum("(house rule)" in line for line in lines) == 6
    assert [line for line in lines if line.count(": ") > 1] == []


async def test_a_lobby_says_when_two_parameters_rise_each_generation(server: Server) -> None:
    """Both the house rule and world government let the first player raise one."""
    sentence = "The first player raises two parameters each generation"
    await founded(server, expansions="venus")
    shown = await server.click("Ann", server.last(), "Options")
    assert sentence not in shown.words
    shown = await server.select("Ann", shown, ["unrewarded"], menu=shown.menu_for("rule/first_raises"))
    assert sentence in shown.words
    await server.say()
    assert sentence in server.last().words
    for rules in (Rules(first_raises="rewarded"), Rules(world_government=True)):
        assert sentence not in lobby_options.in_play(rules)
    without = Rules(first_raises="rewarded", more=("venus",), world_government=False)
    assert sentence not in lobby_options.in_play(without)
