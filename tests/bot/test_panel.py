"""The private panel, the public messages, and what happens when something goes wrong."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.tables import Look
from tests.bot.server import Server, Shown, first, route, server, started


async def panel(at: Server, name: str) -> Shown:
    return await at.click(name, at.last(), "open")


async def build(at: Server, name: str, key: str) -> Shown:
    """A standard project by menu."""
    listed = await at.click(name, await panel(at, name), "list/project")
    shown = await at.select(name, listed, [key])
    return await at.click(name, shown, "pay/") if any(route(b).startswith("pay/") for b in shown.buttons) else shown


def private(at: Server, name: str) -> list[str]:
    """The first words of each private screen that this member sees in the game's place, oldest first."""
    seen = [m for m in at.place.history(viewer=at.members[name]) if m.flags.ephemeral]
    return [Shown(m).words.split("\n")[0] for m in seen]


async def test_play_renews_the_panel_as_long_as_discord_lets_it(at: Server) -> None:
    await started(at)
    name = await first(at)
    before = private(at, name)
    opened = await panel(at, name)
    assert len(private(at, name)) == len(before) + 1
    await at.click(name, opened, "More")
    again = await panel(at, name)
    assert private(at, name) == [*before, "### Your turn, first of 2 actions"], "in place of the one that showed More"
    assert again.message.id != opened.message.id, "the newest stands below, where the player is"
    other = next(member for member in at.members if member != name)
    await panel(at, other)
    assert len(private(at, name)) == len(before) + 1, "everybody has their own"
    await at.env.advance_time(14 * 60)
    await at.click(name, again, "More")
    await at.env.advance_time(14 * 60)
    await panel(at, name)
    assert len(private(at, name)) == len(before) + 1, "the last click counts"
    await at.env.advance_time(16 * 60)
    await panel(at, name)
    assert len(private(at, name)) == len(before) + 2, "after that nothing reaches it any more"


async def test_a_lobby_fills_by_buttons_and_only_its_host_starts_it(at: Server) -> None:
    await at.slash("Ann", "game new", name="Olympus Rising")
    await at.say()
    assert "Only the host, Ann" in (await at.click("Ben", at.last(), "Options")).words
    joined = await at.click("Ben", at.last(), "Join")
    assert "You have a seat." in joined.words
    await at.say()
    assert "2 taken, 3 open" in at.last().words
    assert "You have a seat already" in (await at.click("Ben", at.last(), "Join")).words
    assert "Only the host, Ann" in (await at.click("Ben", at.last(), "Start")).words
    assert "Choose your corporation" in (await at.click("Ann", at.last(), "Start")).words


async def test_each_menu_of_the_options_applies_at_once(at: Server) -> None:
    await at.slash("Ann", "game new")
    await at.say()
    shown = await at.click("Ann", at.last(), "Options")
    shown = await at.select("Ann", shown, ["draft", "corporate_era"])
    shown = await at.select("Ann", shown, ["fast"])
    shown = await at.select("Ann", shown, ["3"], menu=shown.menu_for("rule/corporations"))
    shown = await at.select("Ann", shown, ["unrewarded"])
    await at.select("Ann", shown, ["3"], menu=shown.menu_for("rule/seats"))
    await at.say()
    said = at.last().words
    assert (
        "corporate era · draft · 3 corporations to choose from · the first player raises a parameter, without" in said
    )
    assert "fast: reminder after 2 h" in said
    assert "1 taken, 2 open" in said


async def test_the_lobby_names_only_what_is_not_as_usual(at: Server) -> None:
    await at.slash("Ann", "game new")
    await at.say()
    said = at.last().words
    assert "Rules Tharsis · without corporate era\n" in said.replace("*", "")
    assert "daily: reminder after 12 h" in said
    assert "●" not in said
    assert "Seats are drawn at the start" in said


async def test_each_player_chooses_seat_and_corporation_in_private(at: Server) -> None:
    await at.slash("Ann", "game new")
    await at.say()
    await at.select("Ann", await at.click("Ann", at.last(), "Options"), ["chosen"])
    mine = await at.click("Ben", at.last(), "Join")
    assert "You have a seat: ■" in mine.words
    mine = await at.select("Ben", mine, ["4"])
    assert "You have a seat: ★" in mine.words
    await at.select("Ben", await at.click("Ben", at.last(), "Options"), ["yes"])
    await at.say()
    assert "★ Ben · beginner corporation" in at.last().words
    assert "● Ann\n" in at.last().words


async def test_the_host_gives_a_handicap(at: Server) -> None:
    await at.slash("Ann", "game new")
    await at.say()
    await at.click("Ben", at.last(), "Join")
    page = await at.click("Ann", await at.click("Ann", at.last(), "Options"), "Handicaps")
    await at.select("Ann", page, ["3"], menu=page.menu_for(f"handicap/{at.members['Ben'].id}"))
    await at.say()
    assert "Ben · +3 TR" in at.last().words


async def test_a_solo_game_needs_nobody_else(at: Server) -> None:
    await at.slash("Ann", "game new", players=1)
    await at.say()
    said = at.last()
    assert "solo · Tharsis · corporate era" in said.words
    assert "Join" not in said.buttons.values()
    assert "Choose your corporation" in (await at.click("Ann", said, "Start solo")).words


async def test_the_name_of_a_game_is_a_form_and_stays_text(at: Server) -> None:
    await at.slash("Ann", "game new")
    await at.say()
    options = await at.click("Ann", at.last(), "Options")
    form = await at.members["Ann"].click(options.message.message, custom_id=options.button("name"))
    assert form.modal is not None
    await at.members["Ann"].submit_modal(form, {"name": "**Red** @everyone"})
    await at.say()
    assert r"\*\*Red\*\*" in at.last().words


async def test_a_game_gets_a_thread_of_its_own_where_that_is_allowed(at: Server) -> None:
    await started(at)
    assert [t.name for t in at.channel.threads] == ["Olympus Rising"]
    assert "Open the game" in str(at.channel.history()[0].components)


async def test_without_the_permission_a_game_is_played_in_its_channel(at: Server) -> None:
    closed = discord.PermissionOverwrite(create_public_threads=False)
    channel = at.guild.create_text_channel("no-threads", overwrites={at.guild.default_role: closed})
    at.channel = channel
    await started(at, channel=channel)
    assert channel.threads == []
    assert "your turn in generation 1" in at.last().words


async def test_a_mention_is_born_as_plain_text_and_becomes_a_screen_by_the_edit(at: Server) -> None:
    await started(at)
    name = await first(at)
    mention = at.members[name].mention
    posts = [r for r in at.sent("POST") if r.json and mention in (r.json.get("content") or "")]
    assert len(posts) == 1
    assert f"{mention}, your turn in generation 1" in posts[0].json["content"]
    assert posts[0].json["allowed_mentions"]["users"] == [at.members[name].id]
    last = [r for r in at.sent("PATCH") if r.json and r.json.get("flags")][-1]
    assert last.json["content"] is None
    assert last.json["allowed_mentions"]["parse"] == []


async def test_everybody_opens_their_own_panel_by_the_same_button(at: Server) -> None:
    await started(at)
    name = await first(at)
    other = next(n for n in at.members if n != name)
    assert "Your turn, first of 2 actions" in (await panel(at, name)).words
    assert f"{name} plays, asked" in (await panel(at, other)).words
    stranger = at.guild.add_member(at.env.create_user("Eve"))
    at.members["Eve"] = stranger
    assert "You have no seat here" in (await panel(at, "Eve")).words
    assert (await panel(at, name)).message.ephemeral


async def test_a_turn_of_two_actions_with_a_minute_of_grace(at: Server) -> None:
    await started(at)
    name = await first(at)
    other = next(n for n in at.members if n != name)
    shown = await build(at, name, "project:power-plant")
    assert "Second action, or end your turn" in shown.words
    assert "energy production +1 (1 → 2)" in shown.words
    await at.say()
    assert "energy production +1" in at.last().words, "the log grows on the message of the turn"
    done = await at.click(name, shown, "End turn")
    assert f"{other} is told" in done.words
    await at.say()
    assert f"@{at.members[other].id}" not in at.last().words
    await at.wait(61)
    assert f"<@{at.members[other].id}>, your turn" in at.last().words


async def test_an_undo_within_the_grace_disturbs_nobody(at: Server) -> None:
    await started(at)
    name = await first(at)
    other = next(n for n in at.members if n != name)
    shown = await build(at, name, "project:power-plant")
    done = await at.click(name, shown, "End turn")
    undo = await at.click(name, done, "Undo")
    assert "How far" in str(undo.message.components)
    back = await at.click(name, undo, "undone/1")
    assert "Second action" in back.words
    await at.wait(61)
    mention = at.members[other].mention
    assert not [r for r in at.sent("POST") if r.json and mention in (r.json.get("content") or "")]


async def test_tell_now_ends_the_grace(at: Server) -> None:
    await started(at)
    name = await first(at)
    other = next(n for n in at.members if n != name)
    done = await at.click(name, await build(at, name, "project:power-plant"), "End turn")
    await at.click(name, done, "tell")
    await at.say()
    assert f"<@{at.members[other].id}>, your turn" in at.last().words


async def test_each_action_of_a_complete_turn_has_a_line(at: Server) -> None:
    await started(at)
    name = await first(at)
    await build(at, name, "project:power-plant")
    shown = await build(at, name, "project:power-plant")
    assert "\n- Standard project **Power plant** for 11 M€: energy production +1 (1 → 2)\n- " in shown.words


async def test_who_cannot_take_anything_back_is_told_why(at: Server) -> None:
    await started(at)
    name = await first(at)
    other = next(n for n in at.members if n != name)
    assert "There is nothing to take back." in (await at.slash(other, "undo", at.place)).words
    await at.slash(name, "pass", at.place, anyway=True)
    await at.wait(61)
    said = f"You cannot take anything back: {'●■'[list(at.members).index(name)]} {name} has played."
    assert said in (await at.slash(other, "undo", at.place)).words


async def test_passing_is_asked_once(at: Server) -> None:
    await started(at)
    name = await first(at)
    asked = await at.click(name, await panel(at, name), "passing")
    assert "Pass for generation 1?" in asked.words
    back = await at.click(name, asked, "home")
    assert "Your turn, first" in back.words
    passed = await at.click(name, await at.click(name, back, "passing"), "sure/pass")
    assert passed.words.startswith("### You have passed\n")
    assert name not in passed.words
    assert (view := await at.view(name)).seats[view.you].passed


async def test_an_old_button_says_so_changes_nothing_and_shows_the_fresh_question(at: Server) -> None:
    await started(at)
    name = await first(at)
    old = await panel(at, name)
    listed = await at.click(name, old, "list/project")
    await at.slash(name, "project", at.place, project="project:power-plant")
    before = await at.look(name)
    again = await at.select(name, listed, ["project:power-plant"])
    assert "That button is old" in again.words
    assert "Nothing was changed" in again.words
    assert "Second action, or end your turn" in again.words
    assert (await at.look(name)).view == before.view


async def test_buttons_work_after_a_restart(at: Server) -> None:
    await started(at)
    name = await first(at)
    shown = await panel(at, name)
    await at.restart()
    listed = await at.click(name, shown, "list/project")
    assert "Standard project" in listed.words
    await at.restart()
    after = await at.select(name, listed, ["project:aquifer"])
    assert "Choose a space" in after.words
    await at.restart()
    await at.select(name, after, [after.menus[next(iter(after.menus))][0]])
    assert (await at.view(name)).tiles


async def test_what_is_composed_is_shown_to_nobody_and_can_be_taken_back(at: Server) -> None:
    await started(at)
    name = await first(at)
    listed = await at.click(name, await panel(at, name), "list/project")
    shown = await at.select(name, listed, ["project:aquifer"])
    assert "So far" in shown.words
    public: Look = await at.bot.tables.look(route_game(shown), None)
    assert public.view is not None
    assert not public.view.tiles
    back = await at.click(name, shown, "back")
    assert "Standard project" in back.words, "the screen on which it was begun"


def route_game(shown: Shown) -> str:
    return next(iter(shown.buttons)).split(":")[1]


async def test_a_closed_direct_message_leads_to_the_play_button(at: Server, lots: SimpleNamespace) -> None:
    # A deal without corporations whose first action is forced, so that both can pass.
    lots.token_hex = lambda n: "no forced action"
    for name in at.users:
        channel = at.users[name].dm_channel
        at.env.inject_error(
            "POST", f"/channels/{channel.id}/messages", status=403, code=50007, message="Cannot send messages to this user",
            times=None,
        )  # fmt: skip
    await at.slash("Ann", "game new")
    await at.say()
    await at.select("Ann", await at.slash("Ann", "game options"), ["chosen"])
    await at.click("Ben", at.last(), "Join")
    await at.say()
    await at.click("Ann", at.last(), "start")
    await at.say()
    said = "Direct messages do not reach ● Ann and ■ Ben"
    assert said in at.last().words
    shown = await panel(at, "Ben")
    assert "Choose your corporation" in shown.words
    for name in ("Ann", "Ben"):
        await at.click(name, await at.click(name, await panel(at, name), "pick/"), "take/")
    await at.say()
    for _ in range(2):
        await at.slash(await first(at), "pass", at.place, anyway=True)
        await at.restart()
        await at.wait(61)
    assert "research for generation 2" in at.last().words
    assert "Direct messages" not in at.last().words, "once in a game is enough, whatever was restarted in between"


async def test_where_there_are_no_direct_messages_by_nature_nobody_is_told_so(tmp_path: Path) -> None:
    async with server(tmp_path / "mars.db", ("Ann", "Ben"), pictures=False, direct=False, threads=False) as local:
        await local.slash("Ann", "game new")
        await local.say()
        await local.click("Ben", local.last(), "Join")
        await local.say()
        await local.click("Ann", local.last(), "start")
        await local.say()
        assert "corporations and first cards" in local.last().words
        assert "Direct messages" not in local.last().words


async def test_research_comes_by_direct_message_and_shrinks_to_what_was_bought(at: Server) -> None:
    await started(at)
    for _ in range(2):
        await at.slash(await first(at), "pass", at.place, anyway=True)
        await at.wait(61)
    (asked,) = [s for s in at.direct("Ann") if "Research for generation 2" in s.words]
    toggle = next(b for b in asked.buttons if route(b).startswith("set/"))
    two = await at.click("Ann", asked, route(toggle), direct=True)
    assert "1 of 4: 3 M€" in two.words
    assert any(label.startswith("✓") for label in two.buttons.values())
    bought = await at.click("Ann", two, "take/", direct=True)
    assert "Bought 1 card for 3 M€" in bought.words
    changed = await at.click("Ann", bought, "change", direct=True)
    assert "0 of 4" in changed.words


async def test_a_defect_is_one_calm_sentence_and_the_next_click_works(
    at: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    await started(at)
    name = await first(at)
    shown = await panel(at, name)

    async def broken(*args: Any, **options: Any) -> None:
        raise RuntimeError("a faulty effect")

    with monkeypatch.context() as patched:
        patched.setattr(at.bot.tables, "look", broken)
        said = (await at.click(name, shown, "list/project")).words
    assert "Something went wrong on our side." in said
    assert "Reference " in said
    assert "faulty" not in said
    assert "Standard project" in (await at.click(name, await panel(at, name), "list/project")).words


async def test_while_it_drains_the_bot_says_so(at: Server) -> None:
    await started(at)
    name = await first(at)
    last = at.last()
    await at.bot.drain()
    assert "about to restart" in (await at.click(name, last, "open")).words


@pytest.mark.parametrize("command", [False, True])
async def test_an_answer_under_way_is_given_before_the_bot_stops(
    at: Server, monkeypatch: pytest.MonkeyPatch, command: bool
) -> None:
    await started(at)
    name = await first(at)
    arrived, go_on, look = asyncio.Event(), asyncio.Event(), at.bot.tables.look

    async def slowly(*args: Any, **options: Any) -> Look:
        arrived.set()
        await go_on.wait()
        return await look(*args, **options)

    monkeypatch.setattr(at.bot.tables, "look", slowly)
    answer = asyncio.create_task(at.slash(name, "hand", at.place) if command else at.click(name, at.last(), "open"))
    await arrived.wait()
    stop = asyncio.create_task(at.bot.drain())
    assert not (await asyncio.wait({stop}, timeout=0.1))[0]
    go_on.set()
    assert "about to restart" not in (await answer).words
    await stop


async def test_looking_around_is_never_a_decision(at: Server) -> None:
    await started(at)
    name = await first(at)
    before = await at.look(name)
    for where in ("hand", "table/", "everybody", "log", "board", "words", "games", "since"):
        origin = await panel(at, name)
        shown = await at.click(name, origin if where == "since" else await at.click(name, origin, "More"), where)
        assert shown.words
        assert "went wrong" not in shown.words
    assert (await at.look(name)).view == before.view
