"""The private panel of a player, the public messages about a turn, and what is shown after an error."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bot.screens import panel as panel_screens
from bot.tables import Look
from tests.bot.backend import ANN, BEN, Backend, refused
from tests.bot.looks import NoPictures, context, labels
from tests.bot.server import Server, Shown, all_pass, asked_player, route, started


async def panel(server: Server, name: str) -> Shown:
    return await server.click(name, server.last(), "open")


async def build(server: Server, name: str, key: str) -> Shown:
    """Use a standard project by the menu; returns the next screen."""
    listed = await server.click(name, await panel(server, name), "list/project")
    shown = await server.select(name, listed, [key])
    return await server.click(name, shown, "pay/") if any(route(b).startswith("pay/") for b in shown.buttons) else shown


def private(server: Server, name: str) -> list[str]:
    """The first lines of all private screens that this member sees in the channel of the game, oldest first."""
    seen = [m for m in server.place.history(viewer=server.members[name]) if m.flags.ephemeral]
    return [Shown(m).words.split("\n")[0] for m in seen]


async def test_play_renews_the_panel_as_long_as_discord_lets_it(server: Server) -> None:
    await started(server)
    name = await asked_player(server)
    before = private(server, name)
    opened = await panel(server, name)
    assert len(private(server, name)) == len(before) + 1
    await server.click(name, opened, "More")
    again = await panel(server, name)
    assert private(server, name) == [*before, "### Your turn, first of 2 actions"], (
        "in place of the one that showed More"
    )
    assert again.message.id != opened.message.id, "the newest stands below, where the player is"
    other = next(member for member in server.members if member != name)
    await panel(server, other)
    assert len(private(server, name)) == len(before) + 1, "everybody has their own"
    await server.env.advance_time(14 * 60)
    await server.click(name, again, "More")
    await server.env.advance_time(14 * 60)
    await panel(server, name)
    assert len(private(server, name)) == len(before) + 1, "the last click counts"
    await server.env.advance_time(16 * 60)
    await panel(server, name)
    assert len(private(server, name)) == len(before) + 2, "after that nothing reaches it any more"


async def test_a_mention_is_born_as_plain_text_and_becomes_a_screen_by_the_edit(server: Server) -> None:
    await started(server)
    name = await asked_player(server)
    mention = server.members[name].mention
    posts = [r for r in server.sent("POST") if r.json and mention in (r.json.get("content") or "")]
    assert len(posts) == 1
    assert f"{mention}, your turn in generation 1" in posts[0].json["content"]
    assert posts[0].json["allowed_mentions"]["users"] == [server.members[name].id]
    last = [r for r in server.sent("PATCH") if r.json and r.json.get("flags")][-1]
    assert last.json["content"] is None
    assert last.json["allowed_mentions"]["parse"] == []


async def test_everybody_opens_their_own_panel_by_the_same_button(server: Server) -> None:
    await started(server)
    name = await asked_player(server)
    other = next(n for n in server.members if n != name)
    assert "Your turn, first of 2 actions" in (await panel(server, name)).words
    assert f"{name} plays, asked" in (await panel(server, other)).words
    stranger = server.guild.add_member(server.env.create_user("Eve"))
    server.members["Eve"] = stranger
    assert "You have no seat here" in (await panel(server, "Eve")).words
    assert (await panel(server, name)).message.ephemeral


async def test_a_turn_of_two_actions_with_a_minute_of_grace(server: Server) -> None:
    await started(server)
    name = await asked_player(server)
    other = next(n for n in server.members if n != name)
    shown = await build(server, name, "project:power-plant")
    assert "Second action, or end your turn" in shown.words
    assert "energy production +1 (1 → 2)" in shown.words
    await server.say()
    assert "energy production +1" in server.last().words, "the log grows on the message of the turn"
    done = await server.click(name, shown, "End turn")
    assert f"{other} is told" in done.words
    await server.say()
    assert f"@{server.members[other].id}" not in server.last().words
    await server.wait(61)
    assert f"<@{server.members[other].id}>, your turn" in server.last().words


async def test_an_undo_within_the_grace_disturbs_nobody(server: Server) -> None:
    await started(server)
    name = await asked_player(server)
    other = next(n for n in server.members if n != name)
    shown = await build(server, name, "project:power-plant")
    done = await server.click(name, shown, "End turn")
    undo = await server.click(name, done, "Undo")
    assert "How far" in str(undo.message.components)
    back = await server.click(name, undo, "undone/1")
    assert "Second action" in back.words
    await server.wait(61)
    mention = server.members[other].mention
    assert not [r for r in server.sent("POST") if r.json and mention in (r.json.get("content") or "")]


async def test_tell_now_ends_the_grace(server: Server) -> None:
    await started(server)
    name = await asked_player(server)
    other = next(n for n in server.members if n != name)
    done = await server.click(name, await build(server, name, "project:power-plant"), "End turn")
    await server.click(name, done, "tell")
    await server.say()
    assert f"<@{server.members[other].id}>, your turn" in server.last().words


async def test_each_action_of_a_complete_turn_has_a_line(server: Server) -> None:
    await started(server)
    name = await asked_player(server)
    await build(server, name, "project:power-plant")
    shown = await build(server, name, "project:power-plant")
    assert "\n- Standard project **Power plant** for 11 M€: energy production +1 (1 → 2)\n- " in shown.words


async def test_who_cannot_take_anything_back_is_told_why(server: Server) -> None:
    await started(server)
    name = await asked_player(server)
    other = next(n for n in server.members if n != name)
    assert "There is nothing to take back." in (await server.slash(other, "undo", server.place)).words
    await server.slash(name, "pass", server.place, anyway=True)
    await server.wait(61)
    said = f"You cannot take anything back: {'●■'[list(server.members).index(name)]} {name} has played."
    assert said in (await server.slash(other, "undo", server.place)).words


async def test_passing_is_asked_once(server: Server) -> None:
    await started(server)
    name = await asked_player(server)
    asked = await server.click(name, await panel(server, name), "passing")
    assert "Pass for generation 1?" in asked.words
    back = await server.click(name, asked, "home")
    assert "Your turn, first" in back.words
    passed = await server.click(name, await server.click(name, back, "passing"), "sure/pass")
    assert passed.words.startswith("### You have passed\n")
    assert name not in passed.words
    assert (view := await server.view(name)).seats[view.you].passed


async def test_an_old_button_says_so_changes_nothing_and_shows_the_fresh_question(server: Server) -> None:
    await started(server)
    name = await asked_player(server)
    old = await panel(server, name)
    listed = await server.click(name, old, "list/project")
    await server.slash(name, "project", server.place, project="project:power-plant")
    before = await server.look(name)
    again = await server.select(name, listed, ["project:power-plant"])
    assert "That button is old" in again.words
    assert "Nothing was changed" in again.words
    assert "Second action, or end your turn" in again.words
    assert (await server.look(name)).view == before.view


async def test_buttons_work_after_a_restart(server: Server) -> None:
    await started(server)
    name = await asked_player(server)
    shown = await panel(server, name)
    await server.restart()
    listed = await server.click(name, shown, "list/project")
    assert "Standard project" in listed.words
    await server.restart()
    after = await server.select(name, listed, ["project:aquifer"])
    assert "Choose a space" in after.words
    await server.restart()
    await server.select(name, after, [after.menus[next(iter(after.menus))][0]])
    assert (await server.view(name)).tiles


async def test_what_is_composed_is_shown_to_nobody_and_can_be_taken_back(server: Server) -> None:
    await started(server)
    name = await asked_player(server)
    listed = await server.click(name, await panel(server, name), "list/project")
    shown = await server.select(name, listed, ["project:aquifer"])
    assert "So far" in shown.words
    public: Look = await server.bot.services.play.look(route_game(shown), None)
    assert public.view is not None
    assert not public.view.tiles
    back = await server.click(name, shown, "back")
    assert "Standard project" in back.words, "the screen on which it was begun"


def route_game(shown: Shown) -> str:
    return next(iter(shown.buttons)).split(":")[1]


async def test_a_closed_direct_message_leads_to_the_play_button(server: Server, seeding: SimpleNamespace) -> None:
    # A deal without corporations whose first action is forced, so that both can pass.
    seeding.token_hex = lambda n: "no forced action"
    for name in server.users:
        channel = server.users[name].dm_channel
        server.env.inject_error(
            "POST", f"/channels/{channel.id}/messages", status=403, code=50007, message="Cannot send messages to this user",
            times=None,
        )  # fmt: skip
    await server.slash("Ann", "game new")
    await server.say()
    await server.select("Ann", await server.slash("Ann", "game options"), ["chosen"])
    await server.click("Ben", server.last(), "Join")
    await server.say()
    await server.click("Ann", server.last(), "start")
    await server.say()
    said = "Direct messages do not reach ● Ann and ■ Ben"
    assert said in server.last().words
    shown = await panel(server, "Ben")
    assert "Choose your corporation" in shown.words
    for name in ("Ann", "Ben"):
        await server.click(name, await server.click(name, await panel(server, name), "pick/"), "take/")
    await server.say()
    for _ in range(2):
        await server.slash(await asked_player(server), "pass", server.place, anyway=True)
        await server.restart()
        await server.wait(61)
    assert "research for generation 2" in server.last().words
    assert "Direct messages" not in server.last().words, "once in a game is enough, whatever was restarted in between"


async def test_research_comes_by_direct_message_and_shrinks_to_what_was_bought(server: Server) -> None:
    await started(server)
    await all_pass(server, (await server.look("Ann")).status.id)
    (asked,) = [s for s in server.direct("Ann") if "Research for generation 2" in s.words]
    toggle = next(b for b in asked.buttons if route(b).startswith("set/"))
    two = await server.click("Ann", asked, route(toggle), direct=True)
    assert "1 of 4: 3 M€" in two.words
    assert any(label.startswith("✓") for label in two.buttons.values())
    bought = await server.click("Ann", two, "take/", direct=True)
    assert "Bought 1 card for 3 M€" in bought.words
    changed = await server.click("Ann", bought, "change", direct=True)
    assert "1 of 4: 3 M€" in changed.words, "what was chosen stays selected"


async def test_a_defect_is_one_calm_sentence_and_the_next_click_works(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    await started(server)
    name = await asked_player(server)
    shown = await panel(server, name)

    async def broken(*args: Any, **options: Any) -> None:
        raise RuntimeError("a faulty effect")

    with monkeypatch.context() as patched:
        patched.setattr(server.bot.services.play, "look", broken)
        said = (await server.click(name, shown, "list/project")).words
    assert "Something went wrong on our side." in said
    assert "Reference " in said
    assert "faulty" not in said
    assert "Standard project" in (await server.click(name, await panel(server, name), "list/project")).words


async def test_while_it_drains_the_bot_says_so(server: Server) -> None:
    await started(server)
    name = await asked_player(server)
    last = server.last()
    await server.bot.drain()
    assert "about to restart" in (await server.click(name, last, "open")).words


@pytest.mark.parametrize("command", [False, True])
async def test_an_answer_under_way_is_given_before_the_bot_stops(
    server: Server, monkeypatch: pytest.MonkeyPatch, command: bool
) -> None:
    await started(server)
    name = await asked_player(server)
    arrived, go_on, look = asyncio.Event(), asyncio.Event(), server.bot.services.play.look

    async def slowly(*args: Any, **options: Any) -> Look:
        arrived.set()
        await go_on.wait()
        return await look(*args, **options)

    monkeypatch.setattr(server.bot.services.play, "look", slowly)
    answer = asyncio.create_task(
        server.slash(name, "hand", server.place) if command else server.click(name, server.last(), "open")
    )
    await arrived.wait()
    stop = asyncio.create_task(server.bot.drain())
    assert not (await asyncio.wait({stop}, timeout=0.1))[0]
    go_on.set()
    assert "about to restart" not in (await answer).words
    await stop


async def test_looking_around_is_never_a_decision(server: Server) -> None:
    await started(server)
    name = await asked_player(server)
    before = await server.look(name)
    for where in ("cards", "table/", "everybody", "log", "board", "words", "games", "since"):
        origin = await panel(server, name)
        shown = await server.click(
            name, origin if where == "since" else await server.click(name, origin, "More"), where
        )
        assert shown.words
        assert "went wrong" not in shown.words
    assert (await server.look(name)).view == before.view


@pytest.fixture
async def alone(backend: Backend, ann_begins: None) -> str:
    """The id of a game of Ann and Ben in which Ben has passed and Ann has done one action of her turn."""
    game = (await backend.game(BEN)).id
    await backend.act(game, ANN, "project:power-plant")
    await backend.act(game, ANN, "end")
    await backend.act(game, BEN, "pass")
    await backend.act(game, ANN, "project:power-plant")
    return game


async def test_who_is_left_alone_passes_in_place_of_ending_a_turn_that_leads_back_to_them(backend: Backend, alone: str):
    looked = await backend.services.play.look(alone, ANN)
    shown = await panel_screens.turn(context(looked, NoPictures()))
    assert "Another action, or pass" in shown.words()
    assert "End turn" not in labels(shown)
    asking = await backend.act(alone, ANN, "pass", confirmed=False)
    assert [*asking.confirm] == [("pass",)]
    assert asking.committed is None
    passed = await backend.act(alone, ANN, "pass")
    assert passed.view is not None
    assert passed.view.generation == 2
    assert (await backend.services.games.status(alone)).version == looked.status.version + 1, (
        "one action, undone at once"
    )


async def test_a_turn_may_still_be_ended_and_goes_on_at_once(backend: Backend, alone: str):
    looked = await backend.act(alone, ANN, "end")
    assert looked.decision is not None
    assert "pass" in looked.decision.options
    assert (await refused(backend.services.play.compose(alone, BEN, None, [["pass"]], "late"))).reason == "not-asked"


async def test_who_has_acted_while_another_is_left_cannot_pass(backend: Backend, ann_begins: None):
    game = (await backend.game(BEN)).id
    looked = await backend.act(game, ANN, "project:power-plant")
    assert "End turn" in labels(await panel_screens.turn(context(looked, NoPictures())))
    assert (await refused(backend.act(game, ANN, "pass"))).reason == "unknown"


async def test_alone_in_a_game_one_passes_after_an_action(backend: Backend):
    game = (await backend.lobby(seats=1, beginners=True)).id
    await backend.services.lobby.start(game, ANN)
    looked = await backend.act(game, ANN, "project:power-plant")
    assert looked.view is not None
    assert looked.view.plays_on
    passed = await backend.act(game, ANN, "pass")
    assert passed.view is not None
    assert passed.view.generation == 2


async def test_what_is_suggested_and_typed_to_end_such_a_turn_is_a_pass(
    server: Server, monkeypatch: pytest.MonkeyPatch
):
    await started(server)
    name = await asked_player(server)
    other = next(n for n in server.members if n != name)
    await server.click(name, await build(server, name, "project:power-plant"), "End turn")
    await server.wait(61)
    await server.slash(other, "pass", server.place, anyway=True)
    await server.wait(61)
    shown = await build(server, name, "project:power-plant")
    assert "Pass" in shown.buttons.values()
    assert "end" in await server.complete(name, "answer", "choice", "Pass", channel=server.place)
    asked = [
        await server.slash(name, command, server.place, **more)
        for command, more in (("pass", {}), ("answer", {"choice": "end"}))
    ]
    assert "### Pass for generation 1?" in asked[0].words
    assert "All others have passed: the generation ends with it." in asked[1].words
    await server.click(name, asked[1], "Pass for")
    assert (await server.view(name)).generation == 2
