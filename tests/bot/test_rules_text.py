"""Rules as a text, presets, and what a server keeps of them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.screens import lobby_options, setup_page
from bot.tables import Refused, Rules, rules_text
from bot.tables.lobby import MOST_KEPT
from bot.tables.lobby_rules import DRAW, GENERATIONS, MEASURED_WITH, OF_TABLE, differing, nearest_preset, presets
from engine.options import shipped_maps
from tests.bot.server import Server, Shown, open_server


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with open_server(tmp_path / "mars.db", ("Ann", "Ben"), pictures=False) as made:
        yield made


async def lobby_of(server: Server, name: str, **asked: object) -> Shown:
    """The host's page with the map and expansions of a new lobby."""
    await server.slash(name, "game new", **asked)
    await server.say()
    return await server.click(name, await server.click(name, server.last(), "Options"), "Map and expansions")


async def rules(server: Server) -> Rules:
    return (await server.bot.services.games.in_server(server.guild.id))[-1].rules


async def submit(server: Server, who: str, shown: Shown, button: str, **typed: str) -> Shown:
    """Press a button that opens a form, and send the form."""
    form = await server.members[who].click(shown.message.message, custom_id=shown.button(button))
    assert form.modal is not None
    sent = await server.members[who].submit_modal(form, typed)
    assert sent.response is not None
    return Shown(sent.response)


VARIED = {
    "map": ("tharsis", DRAW),
    "maps": ((), ("hellas", "elysium")),
    "more": ((), ("prelude", "venus")),
    "corporate_era": (False, True),
    "world_government": (None, True, False),
    "two_corporations": (False, True),
    "preludes": (4, 8),
    "corporations": (2, 6),
    "first_raises": ("no", "unrewarded"),
    "goal_choice": ("map", "pack", "maps"),
    "goal_number": (5, 6),
}


@pytest.mark.parametrize("n", range(20))
def test_what_is_written_is_read_as_it_was(n: int) -> None:
    chance = Random(n)
    table = Rules.model_validate({key: chance.choice(values) for key, values in VARIED.items()})
    again = Rules().model_copy(update=rules_text.read(rules_text.written(table)))
    assert again == table
    assert len(rules_text.written(table)) <= rules_text.LONGEST


def test_chosen_goals_are_part_of_the_text_and_drawn_ones_are_not() -> None:
    chosen = Rules(goal_choice="chosen", goals=("mayor", "builder-7", "banker", "miner"))
    assert rules_text.read(rules_text.written(chosen))["goals"] == chosen.goals
    assert "goals=" not in rules_text.written(Rules(goal_choice="pack", goals=("mayor",), goal_seed="secret"))
    assert "secret" not in rules_text.written(Rules(goal_choice="pack", goals=("mayor",), goal_seed="secret"))


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("", ""),
        ("hello", "hello"),
        ("mars-rules map=atlantis", "map=atlantis"),
        ("mars-rules preludes=9", "preludes=9"),
        ("mars-rules draft=maybe", "draft=maybe"),
        ("mars-rules seats=1", "seats=1"),
        ("mars-rules goal_seed=x", "goal_seed=x"),
        ("mars-rules more=prelude,atlantis", "more=prelude,atlantis"),
        ("mars-rules draft", "draft"),
    ],
)
def test_a_text_that_is_none_names_its_part(text: str, part: str) -> None:
    with pytest.raises(Refused) as refused:
        rules_text.read(text)
    assert refused.value.data["part"] == part


def test_presets_differ_and_say_how_long_they_last() -> None:
    assert {*GENERATIONS} == {*MEASURED_WITH} == {*presets()}
    for key, fields in presets().items():
        table = Rules().model_copy(update=fields)
        assert nearest_preset(table) == key
        assert differing(table, key) == ()
        assert not {*fields} & {*OF_TABLE}
        (chosen,) = [option for option in setup_page.preset_options(table) if option.chosen]
        assert f"about {GENERATIONS[key]} generations" in chosen.hint


def test_what_differs_from_a_preset_is_a_line_each() -> None:
    table = Rules().model_copy(update={**presets()["official"], "map": "hellas", "draft": True, "goal_choice": "map"})
    official = Rules().model_copy(update=presets()["official"])
    assert lobby_options.differences(table, official) == [
        "Hellas",
        "Draft",
        "Without: 5 milestones and 5 awards drawn from the pack",
    ]
    drawn = official.model_copy(update={"goal_choice": "map"})
    assert lobby_options.differences(drawn, official) == ["Without: 5 milestones and 5 awards drawn from the pack"]


async def test_a_first_game_is_the_base_game_with_beginner_corporations_and_a_robot(server: Server) -> None:
    await lobby_of(server, "Ann", rules="first game")
    (status,) = await server.bot.services.games.in_server(server.guild.id)
    assert (len(status.seats), len(status.people)) == (2, 1)
    assert (status.rules.beginners, status.rules.more, status.rules.corporate_era) == (True, (), False)
    await server.bot.services.lobby.cancel(status.id, server.members["Ann"].id)
    shown = await lobby_of(server, "Ann")
    await server.select("Ann", shown, ["first"], menu=shown.menu_for("rule/preset"))
    (status,) = await server.bot.services.games.in_server(server.guild.id)
    assert (len(status.seats), len(status.people)) == (2, 1)


async def test_a_text_is_copied_from_one_lobby_and_pasted_into_another(server: Server) -> None:
    shown = await lobby_of(server, "Ann", rules="long evening", players=3)
    text = await server.click("Ann", shown, "Rules as text")
    line = next(line for line in text.words.splitlines() if line.startswith("mars-rules"))
    shown = await lobby_of(server, "Ben", players=2)
    text = await server.click("Ben", shown, "Rules as text")
    shown = await submit(server, "Ben", text, "Paste a text", text=f"```\n{line}\n```")
    assert "As in **Long evening**." in shown.words
    statuses = await server.bot.services.games.in_server(server.guild.id)
    assert sorted(status.rules.seats for status in statuses) == [2, 3]
    assert len({rules_text.written(status.rules) for status in statuses}) == 1
    text = await server.click("Ben", shown, "Rules as text")
    wrong = await submit(server, "Ben", text, "Paste a text", text="mars-rules map=atlantis")
    assert "This text has a part that stands for no rule: map=atlantis. Nothing was changed." in wrong.words


async def test_a_server_keeps_rules_by_name_and_deletes_them(server: Server) -> None:
    shown = await lobby_of(server, "Ann", rules="standard")
    text = await server.click("Ann", shown, "Rules as text")
    text = await submit(server, "Ann", text, "Keep for this server", name="  Thursday   evening ")
    shown = await lobby_of(server, "Ben")
    shown = await server.select("Ben", shown, ["Thursday evening"], menu=shown.menu_for("kept"))
    assert "As in **Standard**." in shown.words
    text = await server.click("Ben", shown, "Rules as text")
    text = await server.select("Ben", text, ["Thursday evening"], menu=text.menu_for("drop-rules"))
    shown = await server.click("Ben", text, "Back")
    assert not any(":kept" in menu for menu in shown.menus)
    text = await server.click("Ben", shown, "Rules as text")
    empty = await submit(server, "Ben", text, "Keep for this server", name=" ")
    assert "A name has 1 to 40 characters. Nothing was changed." in empty.words


async def test_a_server_keeps_so_many_and_no_more(server: Server) -> None:
    await lobby_of(server, "Ann")
    (status,) = await server.bot.services.games.in_server(server.guild.id)
    ann = server.members["Ann"].id
    for n in range(MOST_KEPT):
        await server.bot.services.lobby.keep_rules(status.id, ann, f"{n}")
    await server.bot.services.lobby.keep_rules(status.id, ann, "0")
    with pytest.raises(Refused, match="too-many-presets"):
        await server.bot.services.lobby.keep_rules(status.id, ann, "one more")


async def test_one_of_these_maps_is_drawn(server: Server) -> None:
    shown = await lobby_of(server, "Ann")
    shown = await server.select("Ann", shown, [DRAW], menu=shown.menu_for("rule/map"))
    shown = await server.select("Ann", shown, ["hellas", "utopia"], menu=shown.menu_for("rule/maps"))
    assert "In play: Hellas or Utopia Planitia (drawn at the start), the base game" in shown.words
    await server.click("Ben", server.last(), "Join")
    (status,) = await server.bot.services.games.in_server(server.guild.id)
    started = await server.bot.services.lobby.start(status.id, server.members["Ann"].id)
    assert started.rules.drawn in ("hellas", "utopia")
    assert {*shipped_maps()} > {"hellas", "utopia"}


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        ({"corporations": 5}, ["There are only 10 corporations: each of 5 players gets 2."]),
        ({"corporations": 5, "seats": 2}, []),
        ({"corporations": 6, "corporate_era": True}, ["There are only 12 corporations: each of 5 players gets 2."]),
        ({"corporations": 5, "beginners": True}, []),
    ],
)
def test_the_lobby_says_where_all_get_fewer_corporations_than_were_chosen(
    rules: dict[str, Any], said: list[str]
) -> None:
    assert lobby_options.short_of(Rules(**rules)) == said


async def test_too_few_cards_are_told_on_the_page_and_at_the_start(server: Server) -> None:
    shown = await lobby_of(server, "Ann", players=4, rules="standard")
    shown = await server.click("Ann", shown, "Back")
    shown = await server.select("Ann", shown, ["two_corporations"], menu=shown.menu_for("rule/switches"))
    said = "There are only 12 corporations for 4 players, who need 24."
    assert said in shown.words
    assert "2 players could play" in shown.words
    await server.say()
    assert said in server.last().words
    await server.click("Ben", server.last(), "Join")
    (status,) = await server.bot.services.games.in_server(server.guild.id)
    for n in range(2):
        await server.bot.services.lobby.seat_robot(status.id, server.members["Ann"].id, f"Robot {n}")
    await server.say()
    refused = await server.click("Ann", server.last(), "Start")
    assert said in refused.words
    assert (await rules(server)).two_corporations
