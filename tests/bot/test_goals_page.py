"""Milestones and awards of a table: drawn, swapped one by one until somebody keeps them, or chosen by the host."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.screens import goals_page, lobby_options
from bot.tables import Refused, Rules, goal_choice
from bot.tables.lobby_rules import DRAW
from engine.box import title_of
from engine.goals.drawing import PAIR_AT_MOST, alike
from tests.bot.server import Server, Shown, open_server


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with open_server(tmp_path / "mars.db", ("Ann", "Ben", "Cat"), pictures=False) as made:
        yield made


async def rules(server: Server) -> Rules:
    (status,) = await server.bot.services.games.in_server(server.guild.id)
    return status.rules


async def page(server: Server, **asked: object) -> Shown:
    """The host's page about milestones and awards of a lobby of Ann's that Ben has joined."""
    await server.slash("Ann", "game new", **asked)
    await server.say()
    await server.click("Ben", server.last(), "Join")
    await server.say()
    return await server.click("Ann", await server.click("Ann", server.last(), "Options"), "Milestones and awards")


async def test_a_group_draws_swaps_one_and_keeps_them_tap_by_tap(server: Server) -> None:
    shown = await page(server, expansions="venus")
    assert "In play: milestones and awards of the map." in shown.words
    shown = await server.select("Ann", shown, ["pack"], menu=shown.menu_for("rule/goal_choice"))
    shown = await server.select("Ann", shown, ["6"], menu=shown.menu_for("rule/goal_number"))
    shown = await server.select("Ann", shown, ["yes"], menu=shown.menu_for("rule/goals_among"))
    assert (await rules(server)).goals == ()
    shown = await server.click("Ann", shown, "Draw now")
    before = await rules(server)
    milestones, awards = lobby_options.goal_names(before)
    assert (len(milestones), len(awards)) == (6, 6)
    assert {"Hoverlord", "Venuphile"} <= {*milestones, *awards}
    assert max(alike(before.options).values(), default=0) <= PAIR_AT_MOST
    await server.say()
    assert all(name in server.last().words for name in (*milestones, *awards))
    out = next(key for key in before.goals if key not in goal_choice.laid_beside(before))
    shown = await server.select("Ann", shown, [out], menu=shown.menu_for("goals/swap"))
    after = await rules(server)
    assert {*before.goals} - {*after.goals} == {out}
    assert after.goals_out == (out,)
    await server.say()
    said = await server.click("Cat", server.last(), "goals/keep")
    assert "You have no seat here." in said.words
    assert "settled" in (await server.click("Ben", server.last(), "goals/keep")).words
    said = await server.select("Ann", shown, [after.goals[0]], menu=shown.menu_for("goals/swap"))
    assert "These milestones and awards are settled. Nothing was changed." in said.words
    await server.say()
    assert "Keep milestones and awards" not in server.last().words
    await server.click("Ann", server.last(), "Start")
    (status,) = await server.bot.services.games.in_server(server.guild.id)
    look = await server.bot.services.play.look(status.id, server.members["Ann"].id)
    assert look.view is not None
    assert look.view.options.goals == after.goals


async def test_only_the_host_draws_and_swaps(server: Server) -> None:
    shown = await page(server)
    shown = await server.select("Ann", shown, ["free"], menu=shown.menu_for("rule/goal_choice"))
    (status,) = await server.bot.services.games.in_server(server.guild.id)
    for what in ("draw", "swap"):
        with pytest.raises(Refused, match="only-host"):
            await server.bot.services.lobby.change_goals(status.id, server.members["Ben"].id, what, "mayor")
    assert (await rules(server)).goals == ()


async def test_goals_that_were_not_drawn_in_the_lobby_are_drawn_at_the_start_and_told(server: Server) -> None:
    shown = await page(server)
    await server.select("Ann", shown, ["maps"], menu=shown.menu_for("rule/goal_choice"))
    (status,) = await server.bot.services.games.in_server(server.guild.id)
    started = await server.bot.services.lobby.start(status.id, server.members["Ann"].id)
    assert len(started.rules.goals) == 10
    milestones, awards = lobby_options.goal_names(started.rules)
    await server.say()
    words = (await server.turn()).words
    assert all(name in words for name in (*milestones, *awards))
    again = await server.bot.services.lobby.create(
        server.guild.id, server.channel.id, server.members["Ann"].id, "Ann", "", started.rules, "again"
    )
    assert (again.rules.goal_choice, again.rules.goals) == ("maps", ())


async def test_the_host_chooses_and_too_few_do_not_begin(server: Server) -> None:
    shown = await page(server)
    shown = await server.select("Ann", shown, ["chosen"], menu=shown.menu_for("rule/goal_choice"))
    menus = [menu for menu in shown.menus if ":goals/pick/" in menu]
    assert all(len(shown.menus[menu]) <= 25 for menu in menus)
    (status,) = await server.bot.services.games.in_server(server.guild.id)
    milestones, awards = goal_choice.choosable_goals(status.rules)
    said = await server.bot.services.lobby.choose_goals(
        status.id, server.members["Ann"].id, milestones, ["mayor", "builder", "builder-7", "gardener", "terran"]
    )
    assert [key for key in said.rules.goals if title_of(key) == "builder"] == ["builder-7"]
    with pytest.raises(Refused, match="few-goals"):
        await server.bot.services.lobby.start(status.id, server.members["Ann"].id)
    await server.bot.services.lobby.choose_goals(status.id, server.members["Ann"].id, awards, awards[:4])
    started = await server.bot.services.lobby.start(status.id, server.members["Ann"].id)
    assert len(started.rules.goals) == 8


async def test_pairs_that_ask_for_the_same_thing_are_named(server: Server) -> None:
    table = Rules(goal_choice="chosen", goals=("builder-7", "mayor", "contractor", "banker"))
    assert "-# Alike: Builder 7 and Contractor" in goals_page._alike(table)  # pyright: ignore[reportPrivateUsage]


def test_what_cannot_be_in_play_any_more_leaves_and_what_was_drawn_is_drawn_again() -> None:
    drawn = goal_choice.drawn(Rules(goal_choice="pack", more=("venus", "turmoil", "colonies")))
    without = goal_choice.settled(drawn.model_copy(update={"more": ()}))
    assert len(without.goals) == 10
    assert without.options
    assert goal_choice.settled(without) == without
    more = goal_choice.settled(without.model_copy(update={"goal_number": 6}))
    assert len(more.goals) == 12
    chosen = Rules(goal_choice="chosen", goals=("lobbyist", "mayor"), more=("turmoil",))
    assert goal_choice.settled(chosen.model_copy(update={"more": ()})).goals == ("mayor",)
    assert goal_choice.settled(drawn.model_copy(update={"seats": 1})).goals == ()
    assert goal_choice.settled(drawn.model_copy(update={"map": DRAW})).goals == ()


def test_what_needs_volcanoes_is_chosen_only_where_each_possible_map_has_some() -> None:
    for rules, there in (
        (Rules(goal_choice="chosen"), True),
        (Rules(goal_choice="chosen", map="hellas"), False),
        (Rules(goal_choice="chosen", map=DRAW), False),
        (Rules(goal_choice="chosen", map=DRAW, maps=("tharsis", "elysium")), True),
    ):
        assert ("geologist" in goal_choice.choosable_goals(rules)[0]) == there


def test_a_swap_never_brings_back_what_was_swapped_and_ends_when_nothing_is_left() -> None:
    table = goal_choice.drawn(Rules(goal_choice="maps", goal_number=4))
    left = len(goal_choice.choosable_goals(table)[0])
    for _ in range(60):
        try:
            table = goal_choice.swapped(table, table.goals[0])
        except Refused:
            break
        assert goal_choice.number_chosen(table) == (4, 4)
        assert not {*table.goals} & {*table.goals_out}
    assert 20 < len(table.goals_out) < left
